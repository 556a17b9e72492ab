import type { BranchLine } from "../../coverage-report.ts";
import { MAX_LINE_NUMBERS, shortForm, writeLong } from "./line-codec.ts";
import { type CodedLines, eachLine, type LineList, reserve } from "./line-list.ts";
import { numberAt, type PairList, sortByLine } from "./pair-list.ts";

export const MAX_KEY = 0x7fff_ffff;

/** A way out of a line as one number: its key, which no other way of the line has, and whether it was taken. */
export function way(key: number, taken: boolean): number {
  return key * 2 + (taken ? 1 : 0);
}

/**
 * Moves the ways of the open section to the list, each once and numbered by its place among those of its line: the same
 * code has the same ways in the same order, so that a later section means the same ones by the same numbers.
 */
export function moveWays(ways: PairList, list: LineList): void {
  const { numbers, length } = ways;
  const coded = reserve(list, (length / 2) * MAX_LINE_NUMBERS);
  let { end, last, covered } = list;
  let lastKey = 0;
  let place = 0;
  for (let at = 0; at < length; at += 2) {
    const line = numberAt(numbers, at);
    const value = numberAt(numbers, at + 1);
    const key = value >>> 1;
    const taken = value & 1;
    const step = line - last;
    if (step < 0 || (step === 0 && key <= lastKey)) {
      dropRepeated(ways);
      moveWays(ways, list);
      return;
    }
    place = step === 0 ? place + 2 : 0;
    if (step < 0xf && place <= 0xffe) coded[end++] = shortForm(step, place + taken);
    else end = writeLong(coded, end, line, place + taken);
    covered += taken;
    last = line;
    lastKey = key;
  }
  list.end = end;
  list.last = last;
  list.covered = covered;
  list.count += length / 2;
  ways.length = 0;
}

export function branchLines(coded: CodedLines): readonly BranchLine[] {
  const branches: { line: number; taken: number; total: number }[] = [];
  eachLine(coded, (line, value) => {
    const before = branches.at(-1);
    if (before?.line === line) {
      before.taken += value & 1;
      before.total++;
    } else branches.push({ line, taken: value & 1, total: 1 });
  });
  return branches;
}

/** Of a way that is there twice, one is left, taken if any was. */
function dropRepeated(list: PairList): void {
  sortByLine(list);
  const { numbers, length } = list;
  let to = 0;
  let from = 0;
  while (from < length) {
    const line = numberAt(numbers, from);
    const ways = new Map<number, number>();
    for (; from < length && numberAt(numbers, from) === line; from += 2) {
      const value = numberAt(numbers, from + 1);
      ways.set(value >>> 1, (ways.get(value >>> 1) ?? 0) | (value & 1));
    }
    for (const [key, taken] of [...ways].sort(([a], [b]) => a - b)) {
      numbers[to++] = line;
      numbers[to++] = way(key, taken > 0);
    }
  }
  list.length = to;
}
