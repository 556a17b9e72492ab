import type { NoDataReason } from "../../attempt/coverage-summary.ts";
import type { Statement } from "../../change/syntax/statements.ts";
import type { CodeType } from "../../config/code-types.ts";
import { type CoverageRequirements, MATCH_BASE } from "../../config/coverage-requirements.ts";
import type { FileCoverage, Ratio } from "../../reports/coverage-report.ts";
import { fitsFile } from "./lines/fits-file.ts";
import { type MeasuredLines, measureLines } from "./lines/measure-lines.ts";
import { typeOfLine } from "./lines/type-of-line.ts";
import type { OwingFile, TypedFile } from "./typed-file.ts";

/** What was measured of one changed file. */
export type MeasuredFile =
  | { readonly state: "exempt"; readonly file: TypedFile; readonly rule: string }
  | { readonly state: "no-data"; readonly file: OwingFile; readonly reason: NoDataReason }
  | {
      readonly state: "measured";
      readonly file: OwingFile;
      readonly coverage: FileCoverage;
      readonly lines: MeasuredLines;
      /** Changed lines by what they are. */
      readonly byType: ReadonlyMap<CodeType, Ratio>;
      /** All lines of the file. Counted when asked for: few types ask. */
      readonly whole: () => Ratio;
    };

export interface Measurements {
  /** Merged from all reports, by path in the repository. */
  readonly measured: ReadonlyMap<string, FileCoverage>;
  /** How many lines each changed file has, as far as it could be read. */
  readonly lineCounts: ReadonlyMap<string, number>;
  /** By path, where the report lists a statement by its first line alone and the syntax knows its last. */
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
}

export function measureFile(
  file: TypedFile,
  { measured, lineCounts, statements }: Measurements,
  requirements: CoverageRequirements,
): MeasuredFile {
  const { path } = file.change;
  if (file.exempt !== null) return { state: "exempt", file, rule: file.exempt };
  // Attributes can make git show source as binary: what changed in it is then unknown.
  if (file.change.status === "binary") return { state: "no-data", file, reason: "hidden-lines" };
  if (file.owed.length === 0) return { state: "exempt", file, rule: "owes-no-line" };
  const coverage = measured.get(path);
  if (!coverage) return { state: "no-data", file, reason: "not-in-reports" };
  if (!fitsFile(coverage, path, lineCounts.get(path)))
    return { state: "no-data", file, reason: "does-not-fit" };
  const lines = measureLines(
    file.owed,
    file.change,
    coverage,
    requirements.branches,
    statements.get(path) ?? [],
  );
  const isWhole = requirements[file.codeType].minimum_coverage === MATCH_BASE;
  if (lines.covered.length + lines.missed.length === 0 && !isWhole)
    return { state: "exempt", file, rule: "no-executable-line" };
  return {
    state: "measured",
    file,
    coverage,
    lines,
    byType: linesByType(file, lines, requirements),
    whole: () => wholeFile(coverage),
  };
}

function linesByType(
  file: OwingFile,
  { covered, missed }: MeasuredLines,
  requirements: CoverageRequirements,
): Map<CodeType, Ratio> {
  const byType = new Map<CodeType, Ratio>();
  const count = (line: number, hit: number) => {
    const type = typeOfLine(file, line, requirements);
    const known = byType.get(type) ?? { covered: 0, total: 0 };
    byType.set(type, { covered: known.covered + hit, total: known.total + 1 });
  };
  for (const line of covered) count(line, 1);
  for (const line of missed) count(line, 0);
  return byType;
}

function wholeFile({ lines }: FileCoverage): Ratio {
  let covered = 0;
  lines.forEach((_line, hits) => {
    if (hits > 0) covered += 1;
  });
  return { covered, total: lines.size };
}
