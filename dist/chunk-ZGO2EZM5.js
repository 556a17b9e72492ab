import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/core/reports/join-reports.ts
var NO_CASES = { cases: 0, passed: 0, failed: 0, errors: 0, skipped: 0 };
function joinReports(reports) {
  return {
    kind: "test",
    format: reports[0]?.format ?? "ctrf",
    cases: reports.flatMap((report) => [...report.cases]),
    suiteProblems: reports.flatMap((report) => report.suiteProblems),
    counts: reports.map((report) => report.counts).reduce(addCounts, NO_CASES),
    durationMs: reports.reduce((sum, report) => sum + report.durationMs, 0),
    warnings: reports.flatMap((report) => report.warnings)
  };
}
function addCounts(left, right) {
  return {
    cases: left.cases + right.cases,
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    errors: left.errors + right.errors,
    skipped: left.skipped + right.skipped
  };
}

export {
  NO_CASES,
  joinReports,
  addCounts
};
