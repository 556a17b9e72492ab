import type { ChangedFile } from "../../../change/changed-file.ts";
import type { CoverageRequirements } from "../../../config/coverage-requirements.ts";
import type { FileCoverage } from "../../../reports/coverage-report.ts";

/** Changed lines that a report measured, in ascending order. */
export interface MeasuredLines {
  readonly covered: readonly number[];
  readonly missed: readonly number[];
  /** Those of the missed lines that ran, but not every way: only when branches are strict. */
  readonly partial: ReadonlySet<number>;
}

/** Lines that are in no report are neither: comments and braces owe nothing. */
export function measureLines(
  owed: readonly number[],
  change: ChangedFile,
  coverage: FileCoverage,
  branches: CoverageRequirements["branches"],
): MeasuredLines {
  const hitsOf = withContinuations(owed, change, coverage);
  const halfTaken = branches === "strict" ? partialLines(coverage) : new Set<number>();
  const covered: number[] = [];
  const missed: number[] = [];
  const partial = new Set<number>();
  for (const line of owed) {
    const hits = hitsOf(line);
    if (hits === undefined) continue;
    if (hits > 0 && halfTaken.has(line)) partial.add(line);
    if (hits > 0 && !halfTaken.has(line)) covered.push(line);
    else missed.push(line);
  }
  return { covered, missed, partial };
}

function partialLines({ branches }: FileCoverage): Set<number> {
  return new Set(branches.filter(({ taken, total }) => taken < total).map(({ line }) => line));
}

type HitsOf = (line: number) => number | undefined;

/**
 * A statement that is counted on its first line speaks for the lines it continues on, up to the next line that is
 * counted itself. Blank lines, comments and brackets within it stay unmeasured.
 */
function withContinuations(
  owed: readonly number[],
  { groups }: ChangedFile,
  { lines, spans }: FileCoverage,
): HitsOf {
  if (spans.length === 0) return (line) => lines.get(line);
  const ends = new Map<number, number>();
  for (const { start, end } of spans) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  const texts = new Map(
    groups.flatMap(({ newStart, added }) => added.map((text, index) => [newStart + index, text] as const)),
  );
  const before = lastMeasuredBefore(owed, lines);
  return (line) => {
    const start = before.get(line);
    const own = lines.get(line);
    if (own !== undefined || start === undefined) return own;
    const continues = (ends.get(start) ?? 0) >= line && saysSomething(texts.get(line) ?? "");
    return continues ? lines.get(start) : undefined;
  };
}

/** For each line, the nearest one above it that is counted. One walk for all: a literal may have 100,000 lines. */
function lastMeasuredBefore(owed: readonly number[], lines: FileCoverage["lines"]): Map<number, number> {
  const before = new Map<number, number>();
  let next = 0;
  let last: number | undefined;
  const settle = (limit: number) => {
    for (let line = owed[next]; line !== undefined && line <= limit; line = owed[++next])
      if (last !== undefined) before.set(line, last);
  };
  lines.forEach((line) => {
    settle(line);
    last = line;
  });
  settle(Number.POSITIVE_INFINITY);
  return before;
}

/** Only Istanbul has such statements, so the comments are JavaScript's. */
function saysSomething(text: string): boolean {
  const bare = text.trim();
  return /[\p{L}\p{N}_"'`$]/u.test(bare) && !/^(?:\/\/|\/\*|\*)/.test(bare);
}
