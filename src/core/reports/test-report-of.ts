import type { Counts, Problem, SuiteProblem, TestCase, TestFormat, TestReport } from "./test-report.ts";

export interface Gathered {
  readonly cases: readonly TestCase[];
  readonly suiteProblems: readonly SuiteProblem[];
  readonly warnings: readonly string[];
}

export const NO_PROBLEMS: readonly Problem[] = Object.freeze([]);

/** Counts are of the cases that are there, never of what a header says. */
export function testReportOf(format: TestFormat, { cases, suiteProblems, warnings }: Gathered): TestReport {
  let durationMs = 0;
  for (const { durationMs: ms } of cases) durationMs += ms ?? 0;
  return { kind: "test", format, cases, suiteProblems, counts: countCases(cases), durationMs, warnings };
}

export function countCases(cases: readonly TestCase[]): Counts {
  const counts = { passed: 0, failed: 0, error: 0, skipped: 0 };
  for (const { outcome } of cases) counts[outcome]++;
  const { passed, failed, error, skipped } = counts;
  return { cases: cases.length, passed, failed, errors: error, skipped };
}
