import type { CoveredFunction } from "../../coverage-report.ts";
import { closeSection } from "./close-section.ts";
import { addWay, type CoverageBuilder } from "./coverage-builder.ts";
import { addRangeLines, type RangeHits } from "./range-hits.ts";

/** What a report says of one file, method by method, before or after it tells the file's path. */
export interface FilePoints {
  readonly ranges: RangeHits;
  readonly ways: { readonly line: number; readonly taken: boolean }[];
  readonly functions: CoveredFunction[];
}

/** By the number that the report gives to each file. */
export type PointsByFile = Map<string, FilePoints>;

export function pointsOf(files: PointsByFile, id: string): FilePoints {
  const known = files.get(id);
  if (known) return known;
  const points: FilePoints = { ranges: new Map(), ways: [], functions: [] };
  files.set(id, points);
  return points;
}

export function addPoints(
  builder: CoverageBuilder,
  path: string,
  { ranges, ways, functions }: FilePoints,
): void {
  addRangeLines(builder, ranges);
  for (const [key, { line, taken }] of ways.entries()) addWay(builder, line, key, taken);
  for (const fn of functions) builder.functions.push(fn);
  closeSection(builder, path);
}
