/** What a coverage tool wrote, as data: the same shape for every dialect. */

export type CoverageFormat =
  | "lcov"
  | "cobertura"
  | "jacoco"
  | "clover"
  | "istanbul"
  | "istanbul-summary"
  | "go-cover"
  | "coverage-py"
  | "llvm-cov"
  | "simplecov"
  | "opencover"
  | "vs-coverage"
  | "sonar-generic";

export interface Ratio {
  readonly covered: number;
  readonly total: number;
}

/** Hits by line number. Lines that are not in it were not measured, which is not the same as missed. */
export interface LineHits {
  readonly size: number;
  /** Undefined: the line was not measured. Zero: it was, and it never ran. */
  get(line: number): number | undefined;
  /** In ascending order of lines. */
  forEach(visit: (line: number, hits: number) => void): void;
}

/** A branch point of one line: how many of its ways were taken. */
export interface BranchLine {
  readonly line: number;
  readonly taken: number;
  readonly total: number;
}

export interface CoveredFunction {
  readonly name: string;
  readonly line: number;
  readonly endLine: number | undefined;
  readonly hits: number;
}

/** A statement that spans lines but is counted on its first only (Istanbul). */
export interface StatementSpan {
  readonly start: number;
  readonly end: number;
}

export interface FileCoverage {
  /** As written in the report; mapping to repository paths is map-paths.ts's duty. */
  readonly path: string;
  readonly lines: LineHits;
  readonly branches: readonly BranchLine[];
  readonly functions: readonly CoveredFunction[];
  readonly spans: readonly StatementSpan[];
}

export interface CoverageReport {
  readonly kind: "coverage";
  readonly format: CoverageFormat;
  readonly files: readonly FileCoverage[];
  readonly lines: Ratio;
  /** Null when the format or the report has none. */
  readonly branches: Ratio | null;
  readonly functions: Ratio | null;
  /** Roots that relative paths of this report may start from (Cobertura `<sources>`). */
  readonly roots: readonly string[];
  readonly warnings: readonly string[];
}
