import type { Evidence } from "../attempt/evidence.ts";
import { commandFailed, executed } from "../attempt/run-state.ts";
import { type Comparison, isFailing } from "../comparison/compare-outcomes.ts";
import type { History } from "../comparison/history.ts";
import type { Condition } from "../config/config.ts";
import { coverageFindings } from "./coverage/coverage-findings.ts";
import type { BrokenTest, Finding, Observation, Severity } from "./finding.ts";
import { proofFindings } from "./proof-findings.ts";
import { workflowFindings } from "./workflow-findings.ts";

export interface Facts {
  readonly evidence: Evidence;
  readonly comparison: Comparison;
  readonly history: History;
  /** Tests with both results on this code. */
  readonly flaky: ReadonlySet<string>;
}

type Check = (facts: Facts) => Finding | readonly Finding[] | undefined;

/** The order is how a person reads them: what stops the run first, then what the tests say, then what was noticed. */
const CHECKS: readonly Check[] = [
  timeout,
  unreadableReports,
  ({ evidence }) => workflowFindings(evidence),
  noEvidence,
  regression,
  failingTests,
  suiteErrors,
  commandFailure,
  silencedTests,
  removedTests,
  ({ evidence }) => coverageFindings(evidence),
  ({ evidence }) => proofFindings(evidence),
  unknownErrorType,
  flakyTests,
  reportWarnings,
];

export function findAll(facts: Facts): Finding[] {
  return CHECKS.flatMap((check) => check(facts) ?? []);
}

function timeout({ evidence: { command } }: Facts) {
  if (!command?.timedOut) return undefined;
  return blocking({ kind: "timeout", timeoutSeconds: command.timeoutSeconds }, "timeout_exceeded");
}

function unreadableReports({ evidence }: Facts) {
  const reports = evidence.reports.flatMap(({ path, error }) => (error ? [{ path, error }] : []));
  return reports.length > 0 ? blocking({ kind: "unreadable-report", reports }) : undefined;
}

function noEvidence({ evidence }: Facts) {
  if (executed(evidence) || evidence.failures.length > 0) return undefined;
  if (evidence.workflow && evidence.workflow.expired !== null) return undefined;
  if (!evidence.reports.some((report) => report.kind === "test"))
    return blocking({ kind: "no-evidence", reason: "no-report" });
  return blocking({ kind: "no-evidence", reason: evidence.outcomes.size === 0 ? "no-test" : "all-skipped" });
}

/** A named test that passed before and fails now, unless it is proven flaky. */
function regression({ evidence, history, flaky }: Facts) {
  const tests: BrokenTest[] = [];
  for (const [test, outcome] of evidence.outcomes) {
    const passed = history.lastPass.get(test);
    if (!passed || !isFailing(outcome) || flaky.has(test)) continue;
    tests.push({ test, passedIn: { id: passed.id, commit: passed.code.commit } });
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
  if (!commandFailed(evidence) || evidence.command?.timedOut || evidence.failures.length > 0)
    return undefined;
  return blocking({ kind: "command-failed", exitCode: evidence.command?.exitCode ?? null });
}

function silencedTests({ comparison: { silenced: tests } }: Facts) {
  return tests.length > 0 ? blocking({ kind: "silenced-tests", tests }) : undefined;
}

function removedTests({ comparison: { removed: tests } }: Facts) {
  return tests.length > 0 ? blocking({ kind: "removed-tests", tests }) : undefined;
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
