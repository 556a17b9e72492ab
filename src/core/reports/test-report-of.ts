import type { Problem, SuiteProblem, TestCase, TestFormat, TestReport } from "./test-report.ts";

export interface Gathered {
  readonly cases: readonly TestCase[];
  readonly suiteProblems: readonly SuiteProblem[];
  readonly warnings: readonly string[];
}

const COUNTED_AS = { failed: "failed", error: "errors", skipped: "skipped" } as const;

export const NO_PROBLEMS: readonly Problem[] = Object.freeze([]);

/** Counts are of the cases that are there, never of what a header says. */
export function testReportOf(format: TestFormat, { cases, suiteProblems, warnings }: Gathered): TestReport {
  const counts = { cases: cases.length, passed: 0, failed: 0, errors: 0, skipped: 0 };
  let durationMs = 0;
  cases.forEach((testCase) => {
    durationMs += testCase.durationMs ?? 0;
    // Nearly all pass: asked first, half a million times in a large report.
    if (testCase.outcome === "passed") counts.passed++;
    else counts[COUNTED_AS[testCase.outcome]]++;
  });
  return { kind: "test", format, cases, suiteProblems, counts, durationMs, warnings };
}
