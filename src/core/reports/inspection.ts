import type { ErrorInfo } from "../errors.ts";
import { countDistinct } from "./count-distinct.ts";
import type { Ratio } from "./coverage-report.ts";
import { addCounts, NO_CASES } from "./join-reports.ts";
import type { ReadResult } from "./read-report.ts";
import type { SecurityReport } from "./sarif/security-report.ts";
import type { Counts, TestReport } from "./test-report.ts";

export interface Inspection {
  readonly schemaVersion: 1;
  readonly reports: readonly InspectedReport[];
  readonly totals: Counts;
}

export type InspectedReport = { readonly path: string } & (
  | ({
      readonly kind: "test";
      readonly format: string;
      readonly flaky: number;
      readonly distinctTests: number;
    } & Counts &
      Told)
  | ({
      readonly kind: "coverage";
      readonly format: string;
      readonly files: number;
      readonly lines: Ratio;
    } & Ratios &
      Warned)
  | ({
      readonly kind: "security";
      readonly format: string;
      readonly issues: number;
    } & Pick<SecurityReport, "suppressed" | "known"> &
      Warned)
  | { readonly kind: "unreadable"; readonly error: ErrorInfo }
);

interface Warned {
  readonly warnings: readonly string[];
}
interface Told extends Warned {
  readonly durationMs: number;
}
interface Ratios {
  readonly branches: Ratio | null;
  readonly functions: Ratio | null;
}

/**
 * What Umpire sees in each file. Named files must be reports: there is no pattern to blame. Nothing of a report is kept, so
 * that of many that are read on the way only one need be there at a time.
 */
export function inspectReports(read: Iterable<NamedResult>): Inspection {
  const reports: InspectedReport[] = [];
  let totals = NO_CASES;
  for (const named of read) {
    reports.push(inspected(named));
    if (named.result.kind === "test") totals = addCounts(totals, named.result.counts);
  }
  return { schemaVersion: 1, reports, totals };
}

export interface NamedResult {
  readonly path: string;
  readonly result: ReadResult;
}

function inspected({ path, result }: NamedResult): InspectedReport {
  switch (result.kind) {
    case "test":
      return {
        path,
        kind: "test",
        format: result.format,
        ...result.counts,
        ...countDistinct(result.cases),
        durationMs: result.durationMs,
        warnings: warningsOf(result),
      };
    case "coverage": {
      const { format, files, lines, branches, functions, warnings } = result;
      return { path, kind: "coverage", format, files: files.length, lines, branches, functions, warnings };
    }
    case "security": {
      const { format, issues, suppressed, known, warnings } = result;
      return { path, kind: "security", format, issues: issues.length, suppressed, known, warnings };
    }
    case "other": {
      const error = {
        code: "not-a-report",
        message: `${path}: ${result.note}`,
        hint: "Name a test, coverage or SARIF report.",
      };
      return { path, kind: "unreadable", error };
    }
    case "unreadable":
      return { path, kind: "unreadable", error: result.error };
  }
}

function warningsOf({ warnings, suiteProblems }: TestReport): string[] {
  return [
    ...warnings,
    ...suiteProblems.map(
      ({ suite, problem }) =>
        `${suite || "the run"} broke outside any test: ${problem.message || problem.type}`,
    ),
  ];
}
