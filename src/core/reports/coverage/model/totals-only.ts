import type { CoverageFormat, CoverageReport, Ratio } from "../../coverage-report.ts";

export interface Totals {
  readonly lines: Ratio;
  readonly branches: Ratio;
  readonly functions: Ratio;
}

/** A report that says how many lines ran but not which. It lists no file: a file without lines would look fully covered. */
export function totalsOnly(format: CoverageFormat, totals: Totals, advice: string): CoverageReport {
  return {
    kind: "coverage",
    format,
    files: [],
    lines: totals.lines,
    branches: orNull(totals.branches),
    functions: orNull(totals.functions),
    roots: [],
    warnings: [`The report has totals only, no lines: nothing can be said about changed lines. ${advice}`],
  };
}

export function orNull(ratio: Ratio): Ratio | null {
  return ratio.total > 0 ? ratio : null;
}
