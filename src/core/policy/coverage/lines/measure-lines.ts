import type { ChangedFile } from "../../../change/changed-file.ts";
import type { CoverageRequirements } from "../../../config/coverage-requirements.ts";
import type { FileCoverage } from "../../../reports/coverage-report.ts";
import { type SeenLine, seenLines } from "./seen-lines.ts";

/** Changed lines that a report measured, in ascending order. */
export interface MeasuredLines {
  readonly covered: readonly number[];
  readonly missed: readonly number[];
  /** Those of the missed lines that ran, but not every way: only when branches are strict. */
  readonly partial: ReadonlySet<number>;
  /** For each missed line, how many lines above it ran: equal for two when nothing between them did. */
  readonly ranAbove: ReadonlyMap<number, number>;
}

/** Lines that are in no report are neither: comments and braces owe nothing. */
export function measureLines(
  owed: readonly number[],
  change: ChangedFile,
  coverage: FileCoverage,
  branches: CoverageRequirements["branches"],
): MeasuredLines {
  const hitsOf = withContinuations(change, coverage);
  const halfTaken = branches === "strict" ? partialLines(coverage) : new Set<number>();
  const covered: number[] = [];
  const missed: number[] = [];
  const partial = new Set<number>();
  const ranAbove = new Map<number, number>();
  for (const seen of seenLines(owed, coverage.lines)) {
    const { line } = seen;
    const hits = hitsOf(seen);
    if (hits === undefined) continue;
    if (hits > 0 && !halfTaken.has(line)) {
      covered.push(line);
      continue;
    }
    missed.push(line);
    ranAbove.set(line, seen.ranAbove);
    if (hits > 0) partial.add(line);
  }
  return { covered, missed, partial, ranAbove };
}

function partialLines({ branches }: FileCoverage): Set<number> {
  return new Set(branches.filter(({ taken, total }) => taken < total).map(({ line }) => line));
}

type HitsOf = (seen: SeenLine) => number | undefined;

/**
 * A statement that is counted on its first line speaks for the lines it continues on, up to the next line that is
 * counted itself. Blank lines, comments and brackets within it stay unmeasured.
 */
function withContinuations({ groups }: ChangedFile, { spans }: FileCoverage): HitsOf {
  if (spans.length === 0) return ({ hits }) => hits;
  const ends = new Map<number, number>();
  for (const { start, end } of spans) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  const texts = new Map(
    groups.flatMap(({ newStart, added }) => added.map((text, index) => [newStart + index, text] as const)),
  );
  return ({ line, hits, lineAbove, hitsAbove }) => {
    if (hits !== undefined) return hits;
    const continues = (ends.get(lineAbove) ?? 0) >= line && saysSomething(texts.get(line) ?? "");
    return continues ? hitsAbove : undefined;
  };
}

/** Only Istanbul has such statements, so the comments are JavaScript's. */
function saysSomething(text: string): boolean {
  const bare = text.trim();
  return /[\p{L}\p{N}_"'`$]/u.test(bare) && !/^(?:\/\/|\/\*|\*)/.test(bare);
}
