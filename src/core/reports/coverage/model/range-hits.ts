import { UserError } from "../../../errors.ts";
import { addLine, type CoverageBuilder } from "./coverage-builder.ts";
import { isLine, MAX_LINE } from "./pair-list.ts";

/** Ranges of lines with the most hits that were reported for each. Tools repeat them for every package and instantiation. */
export type RangeHits = Map<number, number>;

/** A few bytes can name a range of any length; more lines than this, all ranges taken together, no real report has. */
const MAX_RANGE_LINES = 100_000_000;
/** Larger than any line, so that start and end make one exact number. */
const SHIFT = 2 ** 24;

export function addRange(ranges: RangeHits, start: number, end: number, hits: number): void {
  if (!isLine(start)) return;
  const key = start * SHIFT + Math.min(Math.max(start, end), MAX_LINE);
  ranges.set(key, Math.max(ranges.get(key) ?? 0, hits));
}

/** Where ranges overlap, the most hits count: the line ran if any part of it did. */
export function addRangeLines(builder: CoverageBuilder, ranges: RangeHits): void {
  const parts = [...ranges].map(([key, hits]) => ({
    start: Math.floor(key / SHIFT),
    end: key % SHIFT,
    hits,
  }));
  const first = parts.reduce((line, { start }) => Math.min(line, start), MAX_LINE);
  const last = parts.reduce((line, { end }) => Math.max(line, end), first - 1);
  spend(builder, last - first + 1);
  // Zero is a line that no range has. The most hits come last and stay.
  const hitsAndOne = new Float64Array(last - first + 1);
  for (const { start, end, hits } of parts.toSorted((a, b) => a.hits - b.hits)) {
    spend(builder, end - start);
    hitsAndOne.fill(hits + 1, start - first, end - first + 1);
  }
  for (const [index, hits] of hitsAndOne.entries()) if (hits > 0) addLine(builder, first + index, hits - 1);
}

function spend(builder: CoverageBuilder, lines: number): void {
  builder.rangeLines += lines;
  if (builder.rangeLines <= MAX_RANGE_LINES) return;
  throw new UserError(
    "report-too-large",
    `The ranges of the report have more than ${MAX_RANGE_LINES} lines.`,
    "Check what wrote the report: no real code has that many lines. Split the report if it is right.",
  );
}
