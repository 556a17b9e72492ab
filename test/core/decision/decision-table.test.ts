import { describe, expect, test } from "vitest";
import type { BaseResults, Reset } from "../../../src/core/attempt/ledger.ts";
import type { ReviewResult } from "../../../src/core/attempt/review-result.ts";
import { ACTIONS, CONDITIONS, type Condition, Config } from "../../../src/core/config/config.ts";
import type { TestKind } from "../../../src/core/config/coverage-requirements.ts";
import type { Call, RuleName } from "../../../src/core/decision/call.ts";
import { type Judgement, judge } from "../../../src/core/decision/judge.ts";
import {
  aCommand,
  aCoverage,
  aFailure,
  aFixOf,
  aKilledCommand,
  aLedger,
  anUnreadableReport,
  aReport,
  aResetAfter,
  aTampering,
  atMinute,
  aWorkflow,
  type EvidenceSpec,
  last,
  runs,
} from "../../support/builders.ts";
import { aTypeVerdict } from "../../support/coverage.ts";
import { aProof } from "../../support/proof.ts";

interface Row {
  readonly story: string;
  readonly runs: readonly EvidenceSpec[];
  /** As a configuration file would say it. */
  readonly config?: object;
  readonly base?: BaseResults;
  readonly resets?: readonly Reset[];
  readonly review?: ReviewResult;
  /** Of the last run: loop and attempt, action, status, rule; `free` when it spent no attempt. */
  readonly call: string;
  /** What the call is told to be about, and what is done, where that is the point of the row; null when neither is. */
  readonly trigger?: Call["trigger"];
}

function judged({ runs: specs, config = {}, base, resets, review }: Row): Judgement {
  const ledger = { ...aLedger(runs(...specs), resets), base: base ?? null, review: review ?? null };
  return last(judge(ledger, Config.parse(config)));
}

function told({ loop, attempt, call, charged }: Judgement): string {
  const spent = charged || call.action === "proceed" ? "" : ", free";
  return `${loop}/${attempt} ${call.action}, ${call.status}, by ${call.rule}${spent}`;
}

const fails: EvidenceSpec = { failed: ["a"] };
const passes: EvidenceSpec = { passed: ["a"] };
const base = (outcomes: [string, "passed" | "failed" | "skipped"][]): BaseResults => ({
  commit: "b".repeat(40),
  outcomes: new Map(outcomes),
});
/** Fails each time for another reason, so that it is progress of a kind. */
const failsAnew = (...tests: readonly string[]): EvidenceSpec => ({
  failed: tests,
  failures: tests.map((name) => aFailure({ test: name, message: `${name} is wrong` })),
});
const network: EvidenceSpec = {
  failed: ["a"],
  failures: [aFailure({ errorType: "NetworkError", rawType: "Error", message: "getaddrinfo EAI_AGAIN api" })],
};
const noReport: EvidenceSpec = { reports: [] };
const outOfDisk: EvidenceSpec = {
  reports: [],
  command: aCommand({ exitCode: 1, outputTail: "tar: write error: No space left on device" }),
};
/** All tests pass, and this is what the coverage of the change comes to. */
const measured = (given: Parameters<typeof aTypeVerdict>[0]): EvidenceSpec => {
  const type = aTypeVerdict({ covered: 1, total: 2, ...given });
  const judgedCoverage = { verdict: type.verdict, problem: null, expected: true, gaps: [], hiddenGaps: 0 };
  return { passed: ["a"], coverage: aCoverage(1, 2, { judged: { ...judgedCoverage, byType: [type] } }) };
};
const uncovered = measured({ verdict: "below" });
const lacking = (kind: TestKind, enforced: boolean) => measured({ missingTests: [{ kind, enforced }] });
const aBugFix = measured({
  codeType: "bug_fix",
  proof: { proven: null, tests: [], at: null, required: false },
});
const insecure: EvidenceSpec = {
  passed: ["a"],
  security: {
    reports: 1,
    counts: { critical: 1, high: 0, medium: 0, low: 0 },
    suppressed: 0,
    known: 0,
    issues: [
      { tool: "scan", rule: "sql", severity: "critical", message: "injection", path: "src/app.js", line: 3 },
    ],
  },
};
const strange: EvidenceSpec = { failed: ["a"], failures: [aFailure({ errorType: "Other" })] };
const skipped = (reason: string | null): EvidenceSpec => ({
  reports: [],
  skip: { source: "commit", reason },
});
const removed = aTampering({ kind: "test-removed", path: "test/app.test.js", text: 'test("gone")' });
const loosened = aTampering({ kind: "assertion-loosened", path: "test/app.test.js" });

const STORIES: readonly Row[] = [
  {
    story: "guide 1: 6 of 8 pass, then all do: the code is handed over",
    runs: [
      { ...failsAnew("g", "h"), passed: ["a", "b", "c", "d", "e", "f"] },
      { passed: ["a", "b", "c", "d", "e", "f", "g", "h"] },
    ],
    call: "1/2 proceed, passed, by nothing_blocks",
  },
  {
    story: "guide 2: better each time, and still not right after three attempts: a person is asked",
    runs: [
      { ...failsAnew("e", "f", "g", "h", "i", "j"), passed: ["a", "b", "c", "d"] },
      { ...failsAnew("g", "h", "i", "j"), passed: ["a", "b", "c", "d", "e", "f"] },
      { ...failsAnew("h", "i", "j"), passed: ["a", "b", "c", "d", "e", "f", "g"] },
    ],
    call: "1/3 escalate, escalated, by max_attempts_reached",
    trigger: { condition: "max_attempts_reached", action: "human_review" },
  },
  {
    story: "guide 3: the fix breaks the basic flow: aborted at once",
    runs: [
      { ...failsAnew("i", "j"), passed: ["flow", "b", "c", "d", "e", "f", "g", "h"] },
      { ...failsAnew("flow", "i", "j"), passed: ["b", "c", "d", "e", "f", "g", "h"] },
    ],
    call: "1/2 escalate, aborted, by regression_detected",
    trigger: { condition: "regression_detected", action: "abort_with_report" },
  },
];

const RULINGS: readonly Row[] = [
  {
    story: "new code whose tests fail spends an attempt",
    runs: [fails],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a re-run of the same code does not",
    runs: [
      { ...fails, codeHash: "A" },
      { ...fails, codeHash: "A" },
    ],
    call: "1/1 retry, in_progress, by attempts_left, free",
  },
  {
    story: "a cancelled run does not",
    runs: [{ reports: [], workflow: aWorkflow({ expired: "cancelled" }) }],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "a run that ended in failure, and whose record is gone, does",
    runs: [{ reports: [], workflow: aWorkflow({ expired: "failure" }) }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a run without a disk does not",
    runs: [outOfDisk],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "a change of documentation alone does not",
    runs: [fails, { ...fails, fix: aFixOf("README.md") }],
    call: "1/1 retry, in_progress, by attempts_left, free",
  },
  {
    story: "a base that is already red is shown, and not charged",
    runs: [fails],
    base: base([["a", "failed"]]),
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "a red base excuses no other failure",
    runs: [{ failed: ["a", "b"] }],
    base: base([["a", "failed"]]),
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "attempts are counted in the order of time, whichever record arrived first",
    runs: [
      { ...passes, at: atMinute(9) },
      { ...fails, at: atMinute(1) },
    ],
    call: "1/2 proceed, passed, by nothing_blocks",
  },
  {
    story: "one failure with a known type, and the error is not unknown",
    runs: [
      {
        failed: ["a", "b"],
        failures: [aFailure({ errorType: "Other" }), aFailure({ test: "b", errorType: "TypeError" })],
      },
    ],
    config: {
      escalation_policy: { triggers: [{ condition: "unknown_error_type", action: "human_review" }] },
    },
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a loop ends with a pass; the next failing push opens another",
    runs: [fails, passes, { passed: ["a"], failed: ["b"] }],
    call: "2/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a loop ends with an escalation",
    runs: [fails, failsAnew("a"), fails, fails],
    call: "2/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a loop ends with an abort, and the whole ledger still counts",
    runs: [passes, fails, fails],
    call: "3/1 escalate, aborted, by regression_detected",
  },
  {
    story: "a reset grants a fresh set of attempts",
    runs: [fails, failsAnew("a"), fails],
    resets: [aResetAfter(2)],
    call: "2/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a test that passed on the base and fails now is a regression",
    runs: [fails],
    base: base([["a", "passed"]]),
    call: "1/1 escalate, aborted, by regression_detected",
  },
  {
    story: "so is one that passed in any earlier attempt, not only in the last",
    runs: [{ passed: ["a"], failed: ["b"] }, failsAnew("b"), { ...failsAnew("a"), passed: ["b"] }],
    config: { tampering: { severity: { "test-removed": "off" } } },
    call: "1/3 escalate, aborted, by regression_detected",
  },
  {
    story: "a test that is proven flaky on one code is none",
    runs: [
      { ...passes, codeHash: "A" },
      { ...fails, codeHash: "A" },
    ],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "a failure that was flaky on other code is no regression, and is charged: that is no proof here",
    runs: [
      { ...passes, codeHash: "A" },
      { ...fails, codeHash: "A" },
      { ...fails, codeHash: "B" },
    ],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a vanished test is removed, not fixed",
    runs: [{ passed: ["a", "b"] }, passes],
    call: "2/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a failing test that is skipped is silenced, not fixed",
    runs: [
      { passed: ["b"], failed: ["a"] },
      { passed: ["b"], skipped: ["a"] },
    ],
    call: "1/2 retry, in_progress, by attempts_left",
  },
  {
    story: "a test of the base that vanished is removed, too",
    runs: [passes],
    base: base([
      ["a", "passed"],
      ["b", "passed"],
    ]),
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "without the abort a regression is tried again",
    runs: [passes, fails],
    config: { retry_policy: { abort_on_regression: false } },
    call: "2/1 retry, in_progress, by attempts_left",
  },
  {
    story: "proceed: tests pass and nothing blocks",
    runs: [passes],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "a requested change holds a pass back",
    runs: [passes],
    review: { state: "reject", requested: [{ by: "reviewer", comments: [] }] },
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a review that is pending does not",
    runs: [passes],
    review: { state: "pending", requested: [] },
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "unless the team requires one; nothing is charged for waiting",
    runs: [passes],
    config: { require_review: true },
    review: { state: "pending", requested: [] },
    call: "1/1 retry, in_progress, by review_pending, free",
  },
  {
    story: "and with the approval it passes",
    runs: [passes],
    config: { require_review: true },
    review: { state: "approve", requested: [] },
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "order: a pass is seen before the limit",
    runs: [fails, failsAnew("a"), passes],
    call: "1/3 proceed, passed, by nothing_blocks",
  },
  {
    story: "order: a regression is told before the limit",
    runs: [{ passed: ["b"], failed: ["a"] }, failsAnew("a"), failsAnew("a", "b")],
    config: { retry_policy: { max_attempts: 3 }, tampering: { severity: { "test-removed": "off" } } },
    call: "1/3 escalate, aborted, by regression_detected",
  },
  {
    story: "coverage that is met lets a pass through",
    runs: [measured({ verdict: "met", covered: 2 })],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "unmet coverage with attempts left is a retry",
    runs: [uncovered],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "unmet coverage at the limit is an escalation",
    runs: [uncovered, uncovered, uncovered],
    call: "1/3 escalate, escalated, by max_attempts_reached",
    trigger: { condition: "coverage_threshold_unmet", action: "human_review" },
  },
  {
    story: "coverage does not decide before the tests pass",
    runs: [{ ...uncovered, passed: [], failed: ["a"] }],
    config: {
      escalation_policy: { triggers: [{ condition: "coverage_threshold_unmet", action: "human_review" }] },
    },
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a bug fix without a new or changed test is held back",
    runs: [lacking("regression_test", true)],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "so is one whose test passes without the fix",
    runs: [{ ...aBugFix, proof: aProof({ proven: false, proofs: [] }) }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "one whose test fails without it passes",
    runs: [{ ...aBugFix, proof: aProof() }],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "one that nobody tried to prove passes, too",
    runs: [aBugFix],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "a kind of test that only words could show warns",
    runs: [lacking("edge_cases", false)],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "and holds a pass back where it is enforced",
    runs: [lacking("edge_cases", true)],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  { story: "no report is never a pass", runs: [noReport], call: "1/1 retry, in_progress, by attempts_left" },
  {
    story: "nor are tests that were all skipped",
    runs: [{ skipped: ["a"] }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "nor is a report that cannot be read",
    runs: [{ passed: ["a"], reports: [aReport(), anUnreadableReport()] }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "nor is a command that fails although every test passes",
    runs: [{ passed: ["a"], command: aCommand({ exitCode: 1 }) }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "the limit that is not enforced",
    runs: [fails],
    config: { retry_policy: { max_attempts: 1, escalation_on_max: false } },
    call: "1/1 retry, in_progress, by limit_not_enforced",
  },
  {
    story: "is passed as if there were none",
    runs: [fails, failsAnew("a")],
    config: { retry_policy: { max_attempts: 1, escalation_on_max: false } },
    call: "1/2 retry, in_progress, by limit_not_enforced",
  },
];

const GATE: readonly Row[] = [
  {
    story: "only documentation changed",
    runs: [{ reports: [], files: ["README.md", "docs/guide.md"] }],
    call: "1/1 proceed, skipped, by gate_skipped",
  },
  {
    story: "only settings changed",
    runs: [{ reports: [], files: ["config/app.yml", "README.md"] }],
    call: "1/1 proceed, skipped, by gate_skipped",
  },
  {
    story: "what decides which code runs is no setting",
    runs: [{ reports: [], files: ["package.json"] }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "somebody says why",
    runs: [skipped("the tests need a licence that nobody has today")],
    call: "1/1 proceed, skipped, by gate_skipped",
  },
  { story: "somebody says nothing", runs: [skipped(null)], call: "1/1 retry, in_progress, by attempts_left" },
  {
    story: "a skip does not excuse tests that ran and fail",
    runs: [{ ...fails, skip: { source: "command-line", reason: "in a hurry" } }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a skip ends no loop: the attempts before it stay spent",
    runs: [fails, failsAnew("a"), skipped("no time"), fails],
    call: "1/3 escalate, escalated, by max_attempts_reached",
  },
  {
    story: "a report that git has is no evidence",
    runs: [{ reports: [aReport({ committed: true })] }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "nor is the report of other code",
    runs: [
      { ...fails, reports: [aReport({ digest: "one" })] },
      { ...passes, reports: [aReport({ digest: "one" })] },
    ],
    call: "1/2 retry, in_progress, by attempts_left",
  },
  {
    story: "the same report of the same code is",
    runs: [
      { ...passes, codeHash: "A", reports: [aReport({ digest: "one" })] },
      { ...passes, codeHash: "A", reports: [aReport({ digest: "one" })] },
    ],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
];

const TRIAGE: readonly Row[] = [
  { story: "infrastructure, once", runs: [network], call: "1/1 retry, in_progress, by not_charged, free" },
  {
    story: "infrastructure, twice",
    runs: [network, network],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "infrastructure, once too often",
    runs: [network, network, network],
    call: "1/1 escalate, escalated, by triage_bound_reached, free",
  },
  {
    story: "with a bound of its own",
    runs: [network],
    config: { triage: { infrastructure: 0 } },
    call: "1/1 escalate, escalated, by triage_bound_reached, free",
  },
  {
    story: "each cause has its own bound",
    runs: [network, network, { failed: ["b"] }],
    base: base([["b", "failed"]]),
    config: { tampering: { severity: { "test-skipped": "off" } } },
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "memory ran out",
    runs: [{ passed: ["a"], command: aCommand({ exitCode: 137 }) }],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "a service did not answer",
    runs: [
      {
        failed: ["a"],
        failures: [
          aFailure({ errorType: "NetworkError", message: "connect ECONNREFUSED api.example.com:443" }),
        ],
      },
    ],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "a server of the code's own did not",
    runs: [
      {
        failed: ["a"],
        failures: [aFailure({ errorType: "NetworkError", message: "connect ECONNREFUSED 127.0.0.1:3000" })],
      },
    ],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a secret is missing on a fork",
    runs: [
      {
        failed: ["a"],
        fork: true,
        failures: [aFailure({ errorType: "Other", message: "DEPLOY_TOKEN is not set" })],
      },
    ],
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "and elsewhere it is the code's fault",
    runs: [
      {
        failed: ["a"],
        failures: [aFailure({ errorType: "RuntimeError", message: "DEPLOY_TOKEN is not set" })],
      },
    ],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a broken world is no regression",
    runs: [passes, network],
    call: "2/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "what is beyond the code does not reach the limit",
    runs: [network],
    config: { retry_policy: { max_attempts: 1 } },
    call: "1/1 retry, in_progress, by not_charged, free",
  },
  {
    story: "and opens no loop that a person was asked about",
    runs: [
      { ...fails, codeHash: "A" },
      { ...network, codeHash: "A" },
      { ...fails, codeHash: "B" },
    ],
    config: { retry_policy: { max_attempts: 1 } },
    call: "2/1 escalate, escalated, by max_attempts_reached",
  },
  {
    story: "tampering beside it is charged",
    runs: [{ ...network, tampering: [removed] }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
];

const TAMPERING: readonly Row[] = [
  {
    story: "a removed test with nothing to compare with blocks",
    runs: [{ ...passes, tampering: [removed] }],
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "the same change a second time still does: its own earlier run saw nothing else",
    runs: [
      { ...passes, tampering: [removed] },
      { ...passes, tampering: [removed] },
    ],
    call: "1/2 retry, in_progress, by attempts_left",
  },
  {
    story: "a removed test that the results do not miss warns",
    runs: [{ ...passes, tampering: [removed] }],
    base: base([["a", "passed"]]),
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "a loosened check warns",
    runs: [{ ...passes, tampering: [loosened] }],
    call: "1/1 proceed, passed, by nothing_blocks",
  },
  {
    story: "and blocks where the team says so",
    runs: [{ ...passes, tampering: [loosened] }],
    config: { tampering: { severity: { "assertion-loosened": "blocking" } } },
    call: "1/1 retry, in_progress, by attempts_left",
  },
  {
    story: "a person accepts it with a reset",
    runs: [
      { ...passes, codeHash: "A", tampering: [removed] },
      { ...passes, codeHash: "A", tampering: [removed] },
    ],
    resets: [aResetAfter(1)],
    call: "2/1 proceed, passed, by nothing_blocks",
  },
];

const PROGRESS: readonly Row[] = [
  {
    story: "the same causes twice are said, and tried again",
    runs: [fails, fails],
    call: "1/2 retry, in_progress, by attempts_left",
  },
  {
    story: "and stop the loop where the team wants that",
    runs: [fails, fails],
    config: { retry_policy: { early_escalation: true } },
    call: "1/2 escalate, escalated, by no_progress",
  },
  {
    story: "other causes are progress",
    runs: [failsAnew("a"), failsAnew("b")],
    config: { retry_policy: { early_escalation: true }, tampering: { severity: { "test-skipped": "off" } } },
    call: "1/2 retry, in_progress, by attempts_left",
  },
  {
    story: "a run that the world broke says nothing of progress",
    runs: [network, { ...network, codeHash: "B" }],
    config: { retry_policy: { early_escalation: true } },
    call: "1/1 retry, in_progress, by not_charged, free",
  },
];

/** A run in which the condition holds, and the attempt before it where one is needed. */
const HOLDS: Readonly<Record<Condition, readonly EvidenceSpec[]>> = {
  max_attempts_reached: [fails, failsAnew("a"), fails],
  regression_detected: [
    { passed: ["a"], failed: ["b"] },
    { passed: ["b"], failed: ["a"] },
  ],
  security_issue_found: [insecure],
  coverage_threshold_unmet: [uncovered],
  timeout_exceeded: [{ passed: ["a"], command: aKilledCommand() }],
  unknown_error_type: [strange],
};

const ESCALATED = "escalate, escalated, by trigger";
const ABORTED = "escalate, aborted, by trigger";
const SENIOR = "retry, in_progress, by senior_agent";
const RETRY = "retry, in_progress, by attempts_left";
const PROCEED = "proceed, passed, by nothing_blocks";

/** human_review, senior_agent, abort_with_report, flag_and_continue */
const ACTED: Readonly<Record<Condition, readonly [string, string, string, string]>> = {
  max_attempts_reached: [
    "escalate, escalated, by max_attempts_reached",
    SENIOR,
    "escalate, aborted, by max_attempts_reached",
    "retry, in_progress, by limit_not_enforced",
  ],
  regression_detected: [
    "escalate, escalated, by regression_detected",
    SENIOR,
    "escalate, aborted, by regression_detected",
    RETRY,
  ],
  security_issue_found: [ESCALATED, SENIOR, ABORTED, PROCEED],
  coverage_threshold_unmet: [ESCALATED, SENIOR, ABORTED, PROCEED],
  timeout_exceeded: [ESCALATED, SENIOR, ABORTED, RETRY],
  unknown_error_type: [ESCALATED, SENIOR, ABORTED, RETRY],
};

const CONDITION_ROWS: readonly Row[] = CONDITIONS.flatMap((condition) =>
  ACTIONS.map((action, column): Row => {
    const attempt = HOLDS[condition].length;
    return {
      story: `${condition}: ${action}`,
      runs: HOLDS[condition],
      config: {
        escalation_policy: { triggers: [{ condition, action }] },
        senior_agent: { name: "senior" },
      },
      call: `1/${attempt} ${ACTED[condition][column]}`,
      trigger: action === "flag_and_continue" ? null : { condition, action },
    };
  }),
);

const SENIOR_ROWS: readonly Row[] = [
  {
    story: "without a senior agent a person is asked",
    runs: HOLDS.max_attempts_reached,
    config: {
      retry_policy: { escalation_action: "senior_agent" },
      escalation_policy: { triggers: [{ condition: "max_attempts_reached", action: "senior_agent" }] },
    },
    call: "1/3 escalate, escalated, by max_attempts_reached",
  },
  {
    story: "after the senior agent's own attempts a person is asked",
    runs: [fails, failsAnew("a"), fails],
    config: {
      retry_policy: { max_attempts: 1 },
      escalation_policy: { triggers: [{ condition: "max_attempts_reached", action: "senior_agent" }] },
      senior_agent: { name: "senior", max_attempts: 2 },
    },
    call: "1/3 escalate, escalated, by senior_agent_limit",
  },
];

const TABLE: readonly (readonly [string, readonly Row[]])[] = [
  ["the three stories of the guide", STORIES],
  ["the rulings", RULINGS],
  ["the execution gate", GATE],
  ["what cannot be mended here", TRIAGE],
  ["tampering", TAMPERING],
  ["no progress", PROGRESS],
  ["every condition with every action", CONDITION_ROWS],
  ["the senior agent", SENIOR_ROWS],
];

describe.each(TABLE)("%s", (_part, rows) => {
  test.each([...rows])("$story", (row) => {
    const judgement = judged(row);
    expect(told(judgement)).toBe(row.call);
    if (row.trigger !== undefined) expect(judgement.call.trigger).toEqual(row.trigger);
  });
});

describe("the table is whole", () => {
  const rows = TABLE.flatMap(([, part]) => part);

  test("it has at least 60 rows", () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  test("every rule makes a call in it", () => {
    const every: Readonly<Record<RuleName, true>> = {
      nothing_blocks: true,
      gate_skipped: true,
      regression_detected: true,
      trigger: true,
      not_charged: true,
      triage_bound_reached: true,
      review_pending: true,
      no_progress: true,
      senior_agent: true,
      senior_agent_limit: true,
      max_attempts_reached: true,
      attempts_left: true,
      limit_not_enforced: true,
    };
    const made = new Set<string>(rows.map((row) => judged(row).call.rule));
    expect(Object.keys(every).filter((rule) => !made.has(rule))).toEqual([]);
  });

  test("every condition meets every action in a run in which it holds", () => {
    const met = new Set(
      rows.flatMap((row) => {
        const { triggers } = Config.parse(row.config ?? {}).escalation_policy;
        const { trigger } = judged(row).call;
        return triggers
          .filter(
            ({ condition, action }) =>
              action === "flag_and_continue" ||
              (trigger?.condition === condition && trigger.action === action),
          )
          .map(({ condition, action }) => `${condition}: ${action}`);
      }),
    );
    const pairs = CONDITIONS.flatMap((condition) => ACTIONS.map((action) => `${condition}: ${action}`));
    expect(pairs).toHaveLength(24);
    expect(pairs.filter((pair) => !met.has(pair))).toEqual([]);
  });

  // A flag leaves no trigger behind: that it mattered shows in what the same run comes to with another action.
  test.each(CONDITIONS)("a flag on %s changes the call", (condition) => {
    const callOf = (action: string) =>
      rows.find(({ story }) => story === `${condition}: ${action}`)?.call ?? action;
    expect(callOf("flag_and_continue")).not.toBe(callOf("human_review"));
  });
});
