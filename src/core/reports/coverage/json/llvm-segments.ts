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
  const segments = list.flatMap(readSegment);
  const ranges: RangeHits = new Map();
  let wrapping: Segment | undefined;
  for (let index = 0; index < segments.length; ) {
    const line = segments[index]?.line ?? 0;
    const first = index;
    while (segments[index]?.line === line) index++;
    const onLine = segments.slice(first, index);
    const hits = lineCount(onLine, wrapping);
    if (hits !== undefined) addRange(ranges, line, line, hits);
    wrapping = onLine.at(-1);
    const next = segments[index];
    // Lines up to the next segment are inside of this one.
    if (next && wrapping?.hasCount && next.line > line + 1)
      addRange(ranges, line + 1, next.line - 1, wrapping.count);
  }
  addRangeLines(builder, ranges);
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
