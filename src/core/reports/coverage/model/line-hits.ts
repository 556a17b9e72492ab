import type { LineHits } from "../../coverage-report.ts";
import { append, type CodedLines, clearLines, eachLine, type LineList } from "./line-list.ts";
import { addPair, numberAt, type PairList, sortByLine } from "./pair-list.ts";

/** How entries of one line become one: repeated entries add up, several points of one line do not. */
export type Combine = "sum" | "max";

/** Counts are compared with zero and with each other, so larger ones may stop here. */
export const MAX_HITS = 0x7fff_ffff;

export function combineHits(a: number, b: number, combine: Combine): number {
  return combine === "sum" ? Math.min(a + b, MAX_HITS) : Math.max(a, b);
}

export function appendHits(list: LineList, line: number, hits: number): void {
  append(list, line, hits);
  if (hits > 0) list.covered++;
}

/** Puts the lines of the open section in order, each of them once. They are sorted on the desk. */
export function tidyHits(list: LineList, desk: PairList, combine: Combine): void {
  if (list.isOrdered) return;
  eachLine(list, (line, hits) => {
    addPair(desk, line, hits);
  });
  clearLines(list);
  sortByLine(desk);
  const { numbers, length } = desk;
  for (let at = 0; at < length; ) {
    const line = numberAt(numbers, at);
    let hits = 0;
    for (; at < length && numberAt(numbers, at) === line; at += 2) {
      hits = combineHits(hits, numberAt(numbers, at + 1), combine);
    }
    appendHits(list, line, hits);
  }
  desk.length = 0;
}

export function lineHits(coded: CodedLines, size: number): LineHits {
  let index: Map<number, number> | undefined;
  return {
    size,
    get(line) {
      index ??= indexOf(coded);
      return index.get(line);
    },
    forEach(visit) {
      eachLine(coded, visit);
    },
  };
}

function indexOf(coded: CodedLines): Map<number, number> {
  const index = new Map<number, number>();
  eachLine(coded, (line, hits) => {
    index.set(line, hits);
  });
  return index;
}
