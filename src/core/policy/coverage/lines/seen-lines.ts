import type { LineHits } from "../../../reports/coverage-report.ts";

/** What a report says about one line and what is above it. */
export interface SeenLine {
  readonly line: number;
  /** Undefined: not measured. */
  readonly hits: number | undefined;
  /** The nearest line above that was measured, 0 when there is none, and its hits. */
  readonly lineAbove: number;
  readonly hitsAbove: number;
  /** How many lines above it ran. */
  readonly ranAbove: number;
}

const NONE = Number.POSITIVE_INFINITY;

/** One walk over the file for all lines: asking for each would make an index of a file that is looked at once. */
export function seenLines(wanted: readonly number[], lines: LineHits): SeenLine[] {
  const seen: SeenLine[] = [];
  let lineAbove = 0;
  let hitsAbove = 0;
  let ranAbove = 0;
  let next = wanted[0] ?? NONE;
  const see = (line: number, hits: number | undefined) => {
    seen.push({ line, hits, lineAbove, hitsAbove, ranAbove });
    next = wanted[seen.length] ?? NONE;
  };
  lines.forEach((line, hits) => {
    while (next < line) see(next, undefined);
    if (next === line) see(line, hits);
    lineAbove = line;
    hitsAbove = hits;
    if (hits > 0) ranAbove += 1;
  });
  while (next < NONE) see(next, undefined);
  return seen;
}
