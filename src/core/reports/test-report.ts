/** What a test tool wrote, as data: the same shape for every dialect. */

export type Outcome = "passed" | "failed" | "error" | "skipped";

export type TestFormat =
  | "junit"
  | "nunit"
  | "xunit"
  | "trx"
  | "tap"
  | "mocha-json"
  | "jest-json"
  | "playwright-json"
  | "go-test-json"
  | "ctrf";

/** One leaf test case, as written. Repeats of one test are still apart here: see distinct-tests.ts. */
export interface TestCase {
  /** Class, describe path or package. Empty when the report does not say. */
  readonly suite: string;
  readonly name: string;
  /** As written in the report; empty when it does not say. */
  readonly file: string;
  readonly line: number | undefined;
  /** Only to keep equal names apart: suite, package, host name, Playwright project. Never to be shown. */
  readonly variant: string;
  readonly outcome: Outcome;
  /** Absent when the runner did not time the test. Zero means zero. */
  readonly durationMs: number | undefined;
  /** The report itself says that this test failed before it passed (surefire `flakyFailure`). */
  readonly flaky: boolean;
  /** Everything the report says went wrong, in the order written. Shared empty array for a passed test. */
  readonly problems: readonly Problem[];
}

export type ProblemKind = "failure" | "error" | "skipped" | "flaky" | "rerun";

/** One failure, error or skip as written, cut to the text limit, not interpreted. */
export interface Problem {
  readonly kind: ProblemKind;
  /** `type` attribute or error class as written; empty when not stated. */
  readonly type: string;
  readonly message: string;
  /** Body text: usually the stack trace. */
  readonly text: string;
  /** Only when the dialect states them as fields of their own. */
  readonly expected?: string;
  readonly actual?: string;
  /** The tool writes parts of one test as cases of one name: a part that passes is no second try of one that failed. */
  readonly isOfPart?: true;
}

/** An error of a suite or of the whole run that belongs to no test case. Never a success. */
export interface SuiteProblem {
  readonly suite: string;
  readonly problem: Problem;
}

export interface Counts {
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  readonly skipped: number;
}

/**
 * An array does, but a large report keeps its cases in columns, a third of the size, and makes each case when it is
 * asked for: go through it once, and keep what you need of a case rather than the case.
 */
export interface CaseList extends Iterable<TestCase> {
  readonly length: number;
  /** For countDistinct: the answer, if no case can be another try of one before. Told without making any case. */
  countIfUnrepeated?(): DistinctCounts | undefined;
}

export interface DistinctCounts {
  readonly distinctTests: number;
  readonly flaky: number;
}

export interface TestReport {
  readonly kind: "test";
  readonly format: TestFormat;
  readonly cases: CaseList;
  readonly suiteProblems: readonly SuiteProblem[];
  readonly counts: Counts;
  /** Sum of the cases' durations. */
  readonly durationMs: number;
  readonly warnings: readonly string[];
}
