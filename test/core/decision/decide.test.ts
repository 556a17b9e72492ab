import { describe, expect, test } from "vitest";
import { ACTIONS, CONDITIONS, type Condition, Config } from "../../../src/core/config/config.ts";
import type { Call } from "../../../src/core/decision/call.ts";
import { decide } from "../../../src/core/decision/decide.ts";
import type { Finding } from "../../../src/core/policy/finding.ts";
import { aConfig } from "../../support/builders.ts";

const failing: Finding = { kind: "failing-tests", tests: ["a"], severity: "blocking", condition: null };

/** What a condition looks like when it holds. Two of them have no finding of their own kind yet. */
const FINDINGS: Readonly<Record<Condition, readonly Finding[]>> = {
  max_attempts_reached: [failing],
  regression_detected: [
    {
      kind: "regression",
      tests: [{ test: "a", passedIn: { id: "1", commit: null } }],
      severity: "blocking",
      condition: "regression_detected",
    },
    failing,
  ],
  security_issue_found: [{ ...failing, condition: "security_issue_found" }],
  coverage_threshold_unmet: [{ ...failing, condition: "coverage_threshold_unmet" }],
  timeout_exceeded: [
    { kind: "timeout", timeoutSeconds: 120, severity: "blocking", condition: "timeout_exceeded" },
  ],
  unknown_error_type: [
    failing,
    { kind: "unknown-error-type", tests: ["a"], severity: "warning", condition: "unknown_error_type" },
  ],
};

function called(findings: readonly Finding[], attempt = 1, config: Config = aConfig()): Call {
  return decide({ findings, attempt, config });
}

const short = ({ action, status, rule }: Call) => `${action}, ${status}, by ${rule}`;

describe("without any configuration", () => {
  test.each<[Condition, number, string]>([
    ["max_attempts_reached", 3, "escalate, escalated, by max_attempts_reached"],
    ["regression_detected", 1, "escalate, aborted, by regression_detected"],
    ["security_issue_found", 1, "escalate, escalated, by trigger"],
    ["coverage_threshold_unmet", 1, "retry, in_progress, by attempts_left"],
    ["timeout_exceeded", 1, "retry, in_progress, by attempts_left"],
    ["unknown_error_type", 1, "retry, in_progress, by attempts_left"],
  ])("%s on attempt %i", (condition, attempt, call) => {
    expect(short(called(FINDINGS[condition], attempt))).toBe(call);
  });

  test.each([
    ["nothing was found", []],
    [
      "only warnings and notes were",
      [
        { kind: "flaky-tests", tests: ["a"], severity: "warning", condition: null },
        { kind: "report-warnings", warnings: ["w"], severity: "note", condition: null },
      ],
    ],
  ] satisfies [string, Finding[]][])("proceed when %s, even on the last attempt", (_what, findings) => {
    expect(called(findings, 3)).toEqual({
      action: "proceed",
      status: "passed",
      rule: "nothing_blocks",
      because: [],
      trigger: null,
      retryAfterSeconds: 0,
      attempt: 3,
      maxAttempts: 3,
      assignedTo: null,
    });
  });
});

describe("every condition with every action", () => {
  const ESCALATED = "escalate, escalated, by trigger";
  const ABORTED = "escalate, aborted, by trigger";
  const RETRY = "retry, in_progress, by attempts_left";
  const PROCEED = "proceed, passed, by nothing_blocks";
  const table: Readonly<Record<Condition, readonly string[]>> = {
    // human_review, senior_agent, abort_with_report, flag_and_continue
    max_attempts_reached: [
      "escalate, escalated, by max_attempts_reached",
      "escalate, escalated, by max_attempts_reached",
      "escalate, aborted, by max_attempts_reached",
      "retry, in_progress, by limit_not_enforced",
    ],
    regression_detected: [
      "escalate, escalated, by regression_detected",
      "escalate, escalated, by regression_detected",
      "escalate, aborted, by regression_detected",
      RETRY,
    ],
    security_issue_found: [ESCALATED, ESCALATED, ABORTED, PROCEED],
    coverage_threshold_unmet: [ESCALATED, ESCALATED, ABORTED, PROCEED],
    // Killed tests never passed: a flag cannot make them.
    timeout_exceeded: [ESCALATED, ESCALATED, ABORTED, RETRY],
    unknown_error_type: [ESCALATED, ESCALATED, ABORTED, RETRY],
  };
  const cases = CONDITIONS.flatMap((condition) =>
    ACTIONS.map((action, column) => ({ condition, action, call: table[condition][column] })),
  );

  test.each(cases)("$condition: $action", ({ condition, action, call }) => {
    const attempt = condition === "max_attempts_reached" ? 3 : 1;
    const decided = called(FINDINGS[condition], attempt, aConfig({}, [{ condition, action }]));
    expect(short(decided)).toBe(call);
    expect(decided.trigger).toEqual(decided.action === "escalate" ? { condition, action } : null);
  });
});

describe("the order of the rules", () => {
  test("a regression is told before the limit", () => {
    expect(short(called(FINDINGS.regression_detected, 3))).toBe("escalate, aborted, by regression_detected");
  });

  test("a regression that does not abort runs into the limit like any failure", () => {
    const config = aConfig({ abort_on_regression: false });
    expect(short(called(FINDINGS.regression_detected, 1, config))).toBe(
      "retry, in_progress, by attempts_left",
    );
    expect(short(called(FINDINGS.regression_detected, 3, config))).toBe(
      "escalate, escalated, by max_attempts_reached",
    );
  });

  test("what was configured comes before the switches", () => {
    const config = aConfig({ abort_on_regression: false, escalation_on_max: false }, [
      { condition: "regression_detected", action: "senior_agent" },
      { condition: "max_attempts_reached", action: "abort_with_report" },
    ]);
    expect(short(called(FINDINGS.regression_detected, 1, config))).toBe(
      "escalate, escalated, by regression_detected",
    );
    expect(short(called([failing], 3, config))).toBe("escalate, aborted, by max_attempts_reached");
  });

  test("the first of several findings decides, and only it is named", () => {
    const config = aConfig({}, [
      { condition: "timeout_exceeded", action: "senior_agent" },
      { condition: "regression_detected", action: "flag_and_continue" },
    ]);
    const call = called([...FINDINGS.regression_detected, ...FINDINGS.timeout_exceeded], 1, config);
    expect(call).toMatchObject({
      rule: "trigger",
      because: ["timeout"],
      trigger: { condition: "timeout_exceeded" },
    });
  });

  test("every blocking finding is named when none of them decides", () => {
    const findings = [...FINDINGS.timeout_exceeded, failing, ...FINDINGS.unknown_error_type.slice(1)];
    expect(called(findings, 1).because).toEqual(["timeout", "failing-tests"]);
    expect(called(findings, 3).because).toEqual(["timeout", "failing-tests"]);
  });
});

describe("the call says what made it", () => {
  const found = (given: object): Finding => Object.assign({ ...failing }, given);
  const unfixable = (seen: number) =>
    found({ kind: "not-fixable-here", cause: "flaky", severity: "warning", isAll: true, seen, bound: 2 });

  test("a skip", () => {
    expect(called([found({ kind: "execution-skipped", severity: "warning" })])).toMatchObject({
      status: "skipped",
      because: ["execution-skipped"],
    });
  });

  test("what is beyond the code, until its bound is reached", () => {
    expect(called([unfixable(1), failing])).toMatchObject({
      rule: "not_charged",
      because: ["failing-tests"],
    });
    expect(called([unfixable(2), failing])).toMatchObject({
      rule: "triage_bound_reached",
      because: ["not-fixable-here"],
      trigger: null,
    });
  });

  test("attempts that lead nowhere", () => {
    const stuck = found({ kind: "no-progress", severity: "warning" });
    expect(called([failing, stuck], 1, aConfig({ early_escalation: true }))).toMatchObject({
      rule: "no_progress",
      because: ["no-progress"],
    });
  });

  test("what the second agent gets the loop for", () => {
    const trigger = { condition: "timeout_exceeded", action: "senior_agent" } as const;
    const config = Config.parse({
      escalation_policy: { triggers: [trigger] },
      senior_agent: { name: "senior" },
    });
    expect(called([...FINDINGS.timeout_exceeded, failing], 1, config)).toMatchObject({
      rule: "senior_agent",
      because: ["timeout"],
      trigger,
    });
  });

  test.each(["coverage-below", "coverage-no-data", "missing-tests", "unproven-fix"])(
    "%s, where nothing else is in the way at the limit",
    (kind) => {
      const human_review = { action: "human_review" };
      expect(called([found({ kind })], 3).trigger).toEqual({
        condition: "coverage_threshold_unmet",
        ...human_review,
      });
      expect(called([found({ kind }), failing], 3).trigger).toEqual({
        condition: "max_attempts_reached",
        ...human_review,
      });
    },
  );
});

describe("the limit", () => {
  test.each([
    [1, 1, "escalate, escalated, by max_attempts_reached"],
    [10, 9, "retry, in_progress, by attempts_left"],
    [10, 10, "escalate, escalated, by max_attempts_reached"],
    [3, 4, "escalate, escalated, by max_attempts_reached"],
  ])("of %i attempts, on attempt %i", (max_attempts, attempt, call) => {
    const decided = called([failing], attempt, aConfig({ max_attempts }));
    expect(short(decided)).toBe(call);
    expect(decided).toMatchObject({ attempt, maxAttempts: max_attempts });
  });

  test("that is not enforced lets the loop go on", () => {
    const call = called([failing], 3, aConfig({ escalation_on_max: false }));
    expect(short(call)).toBe("retry, in_progress, by limit_not_enforced");
  });
});

test.each([
  ["none", [0, 0, 0, 0]],
  ["linear", [20, 40, 60, 80]],
  ["exponential", [20, 40, 80, 160]],
] as const)("backoff %s waits longer with each attempt", (backoff, seconds) => {
  const config = aConfig({ max_attempts: 10, backoff, backoff_seconds: 20 });
  expect([1, 2, 3, 4].map((attempt) => called([failing], attempt, config).retryAfterSeconds)).toEqual(
    seconds,
  );
});
