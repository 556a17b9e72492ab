import type { TestCase, TestFormat, TestReport } from "./test-report.ts";
import { type Gathered, testReportOf } from "./test-report-of.ts";

/** What a report says of itself. It is believed only where it speaks of a failure that the report does not show. */
export interface Declared {
  /** Any of these counts of test cases is right, because tools differ in what they count; NaN when not stated. */
  readonly tests: readonly number[];
  readonly hasFailed: boolean;
}

export function checkedReport(
  format: TestFormat,
  gathered: Gathered,
  { tests, hasFailed }: Declared,
): TestReport {
  const { cases, suiteProblems, warnings } = gathered;
  const stated = tests.filter((count) => !Number.isNaN(count));
  const [first] = stated;
  const isWrong = first !== undefined && !stated.includes(cases.length);
  return testReportOf(format, {
    cases,
    suiteProblems:
      hasFailed && suiteProblems.length === 0 && !cases.some(isBroken) ? [HIDDEN_FAILURE] : suiteProblems,
    warnings: isWrong
      ? [...warnings, `The report declares ${first} tests, but holds ${cases.length}.`]
      : warnings,
  });
}

export function isBroken({ outcome }: TestCase): boolean {
  return outcome === "failed" || outcome === "error";
}

const HIDDEN_FAILURE = {
  suite: "",
  problem: {
    kind: "error",
    type: "",
    message: "The report says that the run failed, but shows no test that did.",
    text: "",
  },
} as const;
