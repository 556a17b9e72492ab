import type { CodeType } from "../config/code-types.ts";
import type { TestKind } from "../config/coverage-requirements.ts";
import type { Ratio } from "../reports/coverage-report.ts";

/** Of coverage. Only `met` and `exempt` are a pass: what nobody measured is a state of its own. */
export const VERDICTS = ["met", "below", "no-data", "exempt"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the coverage reports of one run say. */
export interface CoverageSummary {
  readonly lines: Ratio;
  /** Changed lines that a report measured. Null when there was no base to compare with. */
  readonly patch: Ratio | null;
  /** Changed source files that no report mentions. */
  readonly noData: readonly string[];
  /** Report paths that name no file of the repository. */
  readonly unmatched: readonly string[];
  /** Null in ledgers from before coverage was judged. */
  readonly judged: JudgedCoverage | null;
}

export interface JudgedCoverage {
  readonly verdict: Verdict;
  /** Why nothing could be judged at all. */
  readonly problem: CoverageProblem | null;
  /** Whether somebody named where the coverage reports are: then a missing one holds a pass back. */
  readonly expected: boolean;
  readonly byType: readonly TypeVerdict[];
  /** What to test next, the largest gap first; capped. */
  readonly gaps: readonly Gap[];
  readonly hiddenGaps: number;
}

export const COVERAGE_PROBLEMS = ["no-report", "stale-report", "no-base"] as const;
export type CoverageProblem = (typeof COVERAGE_PROBLEMS)[number];

export interface TypeVerdict {
  readonly codeType: CodeType;
  /** Percentage as configured; -1 stands for at least as covered as on the base. */
  readonly required: number;
  /** Changed lines; for a match with the base, all lines of the changed files. */
  readonly covered: number;
  readonly total: number;
  readonly verdict: Verdict;
  /** Coverage of the same files on the base, where it is asked for and known. */
  readonly base: Ratio | null;
  /** Why there is no verdict. */
  readonly noDataReason: NoDataReason | null;
  readonly missingTests: readonly MissingTests[];
  /** What shows that a regression test fails without the fix. Nothing makes one yet. */
  readonly proof: null;
}

export const NO_DATA_REASONS = ["not-in-reports", "does-not-fit", "no-baseline", "not-in-baseline"] as const;
export type NoDataReason = (typeof NO_DATA_REASONS)[number];

export interface MissingTests {
  readonly kind: TestKind;
  /** Whether it holds a pass back, or is only shown. */
  readonly enforced: boolean;
}

/** Changed lines of one function, or of one file outside any, that never ran. */
export interface Gap {
  readonly path: string;
  readonly function: string | null;
  /** First and last line of each stretch. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly missed: number;
  readonly kind: GapKind;
  /** Whether these lines were not covered on the base either; null when nobody knows. */
  readonly wasMissed: boolean | null;
}

/** `function`: it was never called. `lines`: it was, and these lines did not run. `branches`: they ran, but not every way. */
export const GAP_KINDS = ["function", "lines", "branches"] as const;
export type GapKind = (typeof GAP_KINDS)[number];
