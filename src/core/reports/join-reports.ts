import type { Counts, TestReport } from "./test-report.ts";

export const NO_CASES: Counts = { cases: 0, passed: 0, failed: 0, errors: 0, skipped: 0 };

/** Several reports of one run as one, case after case. */
export function joinReports(reports: readonly TestReport[]): TestReport {
  return {
    kind: "test",
    format: reports[0]?.format ?? "ctrf",
    cases: reports.flatMap((report) => [...report.cases]),
    suiteProblems: reports.flatMap((report) => report.suiteProblems),
    counts: reports.map((report) => report.counts).reduce(addCounts, NO_CASES),
    durationMs: reports.reduce((sum, report) => sum + report.durationMs, 0),
    warnings: reports.flatMap((report) => report.warnings),
  };
}

export function addCounts(left: Counts, right: Counts): Counts {
  return {
    cases: left.cases + right.cases,
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    errors: left.errors + right.errors,
    skipped: left.skipped + right.skipped,
  };
}
