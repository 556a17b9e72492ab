import type { Evidence } from "../attempt/evidence.ts";
import type { BaseResults } from "../attempt/ledger.ts";
import type { ReviewResult } from "../attempt/review-result.ts";
import { commandFailed, executed } from "../attempt/run-state.ts";
import { type Comparison, isFailing } from "../comparison/compare-outcomes.ts";
import { type History, newSince } from "../comparison/history.ts";
import type { Condition, Config } from "../config/config.ts";
import type { TriageKind } from "../config/triage.ts";
import { coverageFindings } from "./coverage/coverage-findings.ts";
import type { BrokenTest, Finding, Observation, Severity } from "./finding.ts";
import { excuseOf } from "./gate.ts";
import { proofFindings } from "./proof-findings.ts";
import { reviewFindings } from "./review-findings.ts";
import { securityFindings } from "./security-findings.ts";
import { isStale, staleEvidence } from "./stale-evidence.ts";
import { tamperingFindings } from "./tampering-findings.ts";
import { isFromOutside, type Triage, triage, triageFindings } from "./triage.ts";
import { workflowFindings } from "./workflow-findings.ts";

export interface Facts {
  readonly evidence: Evidence;
  readonly comparison: Comparison;
  readonly history: History;
  /** Tests with both results on this code. */
  readonly flaky: ReadonlySet<string>;
  readonly base: BaseResults | null;
  /** Of the newest code; null when there is no place to review it, or a newer one. */
  readonly review: ReviewResult | null;
  readonly config: Config;
  /** Runs of this loop that were left uncounted for a cause. */
  readonly seen: (cause: TriageKind) => number;
}

type Triaged = Facts & { readonly triage: Triage };

type Check = (facts: Triaged) => Finding | readonly Finding[] | undefined;

/** The order is how a person reads them: what stops the run first, then what the tests say, then what was noticed. */
const CHECKS: readonly Check[] = [
  timeout,
  unreadableReports,
  ({ evidence }) => workflowFindings(evidence),
  ({ evidence, history }) => staleEvidence(evidence, history),
  (facts) => triageFindings(facts.triage, facts.seen, facts.config),
  noEvidence,
  regression,
  failingTests,
  suiteErrors,
  commandFailure,
  tamperingFindings,
  ({ evidence, config }) => securityFindings(evidence, config.security),
  ({ review, config }) => reviewFindings(review, config.require_review),
  ({ evidence }) => coverageFindings(evidence),
  ({ evidence }) => proofFindings(evidence),
  unknownErrorType,
  flakyTests,
  newFlakyTests,
  reportWarnings,
];

export function findAll(facts: Facts): Finding[] {
  const triaged = { ...facts, triage: triage(facts) };
  return CHECKS.flatMap((check) => check(triaged) ?? []);
}

function timeout({ evidence: { command } }: Facts) {
  if (!command?.timedOut) return undefined;
  return blocking({ kind: "timeout", timeoutSeconds: command.timeoutSeconds }, "timeout_exceeded");
}

function unreadableReports({ evidence }: Facts) {
  const reports = evidence.reports.flatMap(({ path, error }) => (error ? [{ path, error }] : []));
  return reports.length > 0 ? blocking({ kind: "unreadable-report", reports }) : undefined;
}

/** The execution gate: without a run nothing passes, unless somebody may and does say why. */
function noEvidence({ evidence, history }: Facts) {
  if (executed(evidence) || evidence.failures.length > 0) return undefined;
  if (evidence.workflow && evidence.workflow.expired !== null) return undefined;
  const excuse = excuseOf(evidence);
  if (excuse) return finding("warning", { kind: "execution-skipped", ...excuse });
  if (isStale(staleEvidence(evidence, history))) return undefined;
  return blocking({ kind: "no-evidence", reason: whyNone(evidence), refusedSkip: evidence.skip !== null });
}

function whyNone({ reports, outcomes }: Evidence) {
  if (!reports.some((report) => report.kind === "test")) return "no-report";
  return outcomes.size === 0 ? "no-test" : "all-skipped";
}

/** A named test that passed before and fails now, unless it is proven flaky, or the world around it is broken. */
function regression({ evidence, history, flaky, triage: { reasons } }: Triaged) {
  const tests: BrokenTest[] = [];
  for (const [test, outcome] of evidence.outcomes) {
    const passedIn = history.lastPass.get(test);
    if (!passedIn || !isFailing(outcome) || flaky.has(test) || isFromOutside(reasons.get(test))) continue;
    tests.push({ test, passedIn });
  }
  const [first, ...others] = tests;
  return first && blocking({ kind: "regression", tests: [first, ...others] }, "regression_detected");
}

function failingTests({ evidence }: Facts) {
  const tests = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([id]) => id);
  return tests.length > 0 ? blocking({ kind: "failing-tests", tests: tests.sort() }) : undefined;
}

function suiteErrors({ evidence }: Facts) {
  const suites = evidence.failures
    .filter((failure) => failure.scope === "suite")
    .map((failure) => failure.test);
  return suites.length > 0 ? blocking({ kind: "suite-errors", suites }) : undefined;
}

/** A command that fails although every reported test passed hid something: a crash, a linter, a lost report. */
function commandFailure({ evidence }: Facts) {
  const { command, failures } = evidence;
  if (!command || !commandFailed(evidence) || command.timedOut || failures.length > 0) return undefined;
  return blocking({ kind: "command-failed", exitCode: command.exitCode });
}

function unknownErrorType({ evidence: { failures } }: Facts) {
  const unknown = failures.length > 0 && failures.every((failure) => failure.errorType === "Other");
  if (!unknown) return undefined;
  return finding(
    "warning",
    { kind: "unknown-error-type", tests: failures.map((failure) => failure.test) },
    "unknown_error_type",
  );
}

function flakyTests({ flaky }: Facts) {
  return flaky.size > 0 ? finding("warning", { kind: "flaky-tests", tests: [...flaky].sort() }) : undefined;
}

/** What the work itself brought is the work's to mend. */
function newFlakyTests({ evidence, history, flaky }: Facts) {
  const tests = newSince(history, evidence, flaky);
  return tests.length > 0 ? finding("warning", { kind: "new-flaky-tests", tests: tests.sort() }) : undefined;
}

function reportWarnings({ evidence }: Facts) {
  const warnings = evidence.reports.flatMap((report) =>
    report.warnings.map((warning) => `${report.path}: ${warning}`),
  );
  return warnings.length > 0 ? finding("note", { kind: "report-warnings", warnings }) : undefined;
}

function blocking(observation: Observation, condition: Condition | null = null): Finding {
  return finding("blocking", observation, condition);
}

function finding(severity: Severity, observation: Observation, condition: Condition | null = null): Finding {
  return { ...observation, severity, condition };
}
