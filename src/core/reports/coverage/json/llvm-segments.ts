import type { CoverageBuilder } from "../model/coverage-builder.ts";
import { addRange, addRangeLines, type RangeHits } from "../model/range-hits.ts";

/** `[line, column, count, hasCount, isRegionEntry, isGapRegion]`: from here on the code ran `count` times. */
interface Segment {
  readonly line: number;
  readonly count: number;
  readonly hasCount: boolean;
  readonly isEntry: boolean;
  readonly isGap: boolean;
}

/** Gives each line the count that `llvm-cov` itself shows for it (LineCoverageStats in CoverageMapping.cpp). */
export function addSegments(builder: CoverageBuilder, list: readonly unknown[]): void {
  const ranges: RangeHits = new Map();
  let last = 0;
  let wrapping: Segment | undefined;
  for (const [line, segments] of byLine(list.flatMap(readSegment))) {
    // Lines since the last segment are inside of it.
    if (wrapping?.hasCount && line > last + 1) addRange(ranges, last + 1, line - 1, wrapping.count);
    const hits = lineCount(segments, wrapping);
    if (hits !== undefined) addRange(ranges, line, line, hits);
    wrapping = segments.at(-1);
    last = line;
  }
  addRangeLines(builder, ranges);
}

function byLine(segments: readonly Segment[]): Map<number, Segment[]> {
  const lines = new Map<number, Segment[]>();
  for (const segment of segments) {
    const onLine = lines.get(segment.line);
    if (onLine) onLine.push(segment);
    else lines.set(segment.line, [segment]);
  }
  return lines;
}

function lineCount(segments: readonly Segment[], wrapping: Segment | undefined): number | undefined {
  const entries = segments.filter((segment) => segment.isEntry && segment.hasCount);
  const starts = entries.filter((segment) => !segment.isGap);
  const skips = segments[0]?.isEntry === true && !segments[0].hasCount;
  const isMapped = entries.length > 0 || (!skips && wrapping?.hasCount === true);
  return isMapped ? Math.max(wrapping?.count ?? 0, ...starts.map((segment) => segment.count)) : undefined;
}

function readSegment(value: unknown): Segment[] {
  if (!Array.isArray(value)) return [];
  const [line, , count, hasCount, isEntry, isGap]: readonly unknown[] = value;
  if (typeof line !== "number" || typeof count !== "number") return [];
  return [{ line, count, hasCount: hasCount === true, isEntry: isEntry === true, isGap: isGap === true }];
}
