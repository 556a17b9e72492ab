import type { Gap } from "../../../attempt/coverage-summary.ts";
import type { ChangedFile } from "../../../change/changed-file.ts";
import type { Branch } from "../../../change/syntax/branches.ts";
import type { CoverageRequirements } from "../../../config/coverage-requirements.ts";
import type { FileCoverage } from "../../../reports/coverage-report.ts";
import type { Baseline } from "../base/baseline.ts";
import type { MeasuredFile } from "../measure-file.ts";
import type { OwingFile } from "../typed-file.ts";
import { innermost } from "./innermost.ts";
import { isWithin, type LineRange, toRanges } from "./line-ranges.ts";
import { typeOfLine } from "./type-of-line.ts";
import { untakenBranches } from "./untaken-branches.ts";

/** What to test next: missed lines by function, the largest gap first; equal ones in the order of files and lines. */
export function findGaps(files: readonly MeasuredFile[], known: KnownOfLines): Gap[] {
  return files
    .flatMap((one) => (one.state === "measured" ? gapsOf(one, known) : []))
    .sort((left, right) => right.missed - left.missed);
}

export interface KnownOfLines {
  /** Only when its lines are the old lines. */
  readonly baseline: Baseline | null;
  readonly requirements: CoverageRequirements;
  readonly branchesOf: (path: string) => readonly Branch[];
}

type Measured = Extract<MeasuredFile, { state: "measured" }>;

function gapsOf({ file, coverage, lines }: Measured, known: KnownOfLines): Gap[] {
  if (lines.missed.length === 0) return [];
  const { baseline, requirements } = known;
  const { path } = file.change;
  const functions = knownFunctions(file, coverage);
  const places = new Map<string, Place>();
  for (const line of lines.missed) {
    const inner = innermost(functions, line);
    const kind: Gap["kind"] = lines.partial.has(line) ? "branches" : inner?.hits === 0 ? "function" : "lines";
    const codeType = typeOfLine(file, line, requirements);
    const key = `${kind} ${codeType} ${inner?.start} ${inner?.name}`;
    const place = places.get(key) ?? { codeType, function: inner?.name ?? null, kind, missed: [] };
    place.missed.push(line);
    places.set(key, place);
  }
  const untakenIn = untakenBranches(known.branchesOf(path), coverage.lines);
  return [...places.values()].map(({ missed, ...place }) => {
    const ranges = toRanges(missed, (from, to) => isOneStretch(lines, from, to));
    const untaken = place.kind === "lines" ? ranges.map(untakenIn) : [];
    const branches = untaken.some(Boolean) ? untaken : [];
    const wasMissed = wereMissed(missed, file.change, baseline);
    return { path, ...place, ranges, branches, missed: missed.length, wasMissed };
  });
}

interface Place extends Pick<Gap, "codeType" | "function" | "kind"> {
  readonly missed: number[];
}

/** Lines that nobody measured do not interrupt a stretch: they are comments and brackets. */
function isOneStretch({ ranAbove }: Measured["lines"], from: number, to: number): boolean {
  return to - from <= MAX_JOIN && ranAbove.get(from) === ranAbove.get(to);
}

/** Farther apart, two lines are two places to a reader. */
const MAX_JOIN = 10;

interface KnownFunction {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Undefined when the report does not know the function. */
  readonly hits: number | undefined;
}

/** The syntax knows functions by name and extent; reports know whether they ran, and sometimes also their extent. */
function knownFunctions({ functions }: OwingFile, coverage: FileCoverage): KnownFunction[] {
  const counted = reportedFunctions(coverage);
  if (functions.length === 0) return counted;
  return functions.map(({ name, start, end }) => ({
    name,
    start,
    end,
    hits: counted.find((one) => one.start >= start && one.start <= end && bareName(name) === one.name)?.hits,
  }));
}

function reportedFunctions({ functions }: FileCoverage): KnownFunction[] {
  const sorted = functions.toSorted((left, right) => left.line - right.line);
  return sorted.flatMap(({ name, line, endLine, hits }, position) => {
    const next = sorted[position + 1]?.line ?? Number.POSITIVE_INFINITY;
    const known = { name: shownName(name), start: line, end: endLine ?? next - 1, hits };
    return known.name === "" ? [] : [known];
  });
}

/** Tools give functions without a name one in parentheses, and JVM tools write the signature behind it. */
function shownName(name: string): string {
  const bracket = name.indexOf("(");
  return bracket < 0 ? name : name.slice(0, bracket);
}

function bareName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":"), name.lastIndexOf("#")) + 1);
}

/** Whether all of these lines stand in the place of lines that did not run on the base. */
function wereMissed(
  lines: readonly number[],
  change: ChangedFile,
  baseline: Baseline | null,
): boolean | null {
  const known = baseline?.files.get(change.from ?? change.path);
  if (!known) return null;
  return lines.every((line) => replacesMissed(line, change, known.missed));
}

function replacesMissed(line: number, { groups }: ChangedFile, missed: readonly LineRange[]): boolean {
  const group = groups.find(({ newStart, added }) => line >= newStart && line < newStart + added.length);
  if (!group || group.removed.length === 0) return false;
  return isWithin(missed, group.oldStart, group.oldStart + group.removed.length - 1);
}
