import type { ChangedFile } from "../../../change/changed-file.ts";
import type { Statement } from "../../../change/syntax/statements.ts";
import type { CoverageRequirements } from "../../../config/coverage-requirements.ts";
import type { FileCoverage } from "../../../reports/coverage-report.ts";
import { withContinuations } from "./continuations.ts";
import { seenLines } from "./seen-lines.ts";

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
  statements: readonly Statement[],
): MeasuredLines {
  const hitsOf = withContinuations(change, coverage, statements);
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
