import type { ChangedLines, LineSets } from "../../../attempt/coverage-summary.ts";
import type { CodeType } from "../../../config/code-types.ts";
import { type CoverageRequirements, MATCH_BASE } from "../../../config/coverage-requirements.ts";
import type { FileCoverage } from "../../../reports/coverage-report.ts";
import type { MeasuredFile } from "../measure-file.ts";
import { toRanges, writeRanges } from "./line-ranges.ts";
import { typeOfLine } from "./type-of-line.ts";

const NO_LINES = { covered: "", missed: "", whole: null };

/** What one job knows of the lines of one file, by type, so that it can be put together with what others know. */
export function changedLines(one: MeasuredFile, requirements: CoverageRequirements): ChangedLines[] {
  if (one.state === "exempt") return [];
  const { path } = one.file.change;
  const { codeType } = one.file;
  if (one.state === "no-data") return [{ path, codeType, ...NO_LINES, noData: one.reason }];
  const { covered, missed } = one.lines;
  const types = new Set<CodeType>([...one.byType.keys(), codeType]);
  const isMatch = (type: CodeType) => requirements[type].minimum_coverage === MATCH_BASE;
  return [...types].flatMap((type): ChangedLines[] => {
    const isOf = (line: number) => typeOfLine(one.file, line, requirements) === type;
    const sets = stored(covered.filter(isOf), missed.filter(isOf));
    const whole = isMatch(type) ? wholeLines(one.coverage) : null;
    if (whole === null && sets.covered === "" && sets.missed === "") return [];
    return [{ path, codeType: type, ...sets, whole, noData: null }];
  });
}

function wholeLines({ lines }: FileCoverage): LineSets {
  const covered: number[] = [];
  const missed: number[] = [];
  lines.forEach((line, hits) => {
    (hits > 0 ? covered : missed).push(line);
  });
  return stored(covered, missed);
}

function stored(covered: readonly number[], missed: readonly number[]): LineSets {
  const text = (lines: readonly number[]) => writeRanges(toRanges(lines.toSorted((a, b) => a - b)));
  return { covered: text(covered), missed: text(missed) };
}
