import type { Window } from "../../xml/window.ts";
import type { CoverageBuilder } from "../model/coverage-builder.ts";
import { writeLong } from "../model/line-codec.ts";
import { reserve } from "../model/line-list.ts";
import { MAX_LINE } from "../model/pair-list.ts";
import { readBranchTail, UNUSUAL } from "./cobertura-branch.ts";

/** What its lines say about a method; 0 where there are none yet. */
export interface LineSpan {
  line: number;
  endLine: number;
  hits: number;
}

const LONGEST_GAP = 64;
/** No line that is read here is longer, with the gap before it, so that the end of the window need not be watched. */
export const LONGEST = 256;

/**
 * Reads `<line number="1" hits="2"/>` elements up to the first that is written otherwise, and tells where the gap before
 * that one begins. Nine tenths of a report are such lines, and without a tag being made of them they take a quarter of
 * the time. What differs by a byte is left to the scanner: nothing is accepted here that is not XML. Constants are
 * written out for the reason that readHitLines has.
 */
export function readLineRun(
  { view, end }: Window,
  start: number,
  builder: CoverageBuilder,
  span: LineSpan,
): number {
  const list = builder.hits;
  const stop = end - LONGEST;
  if (start >= stop || !isLineAt(view, skipGap(view, start))) return start;
  const numbers = reserve(list, (end - start) >> 2);
  let { end: to, last, count, covered } = list;
  let { endLine, hits: mostHits } = span;
  let first = span.line || MAX_LINE;
  let pos = start;
  let gap = 0;
  let gapStart = 0;
  let gapEnd = 0;
  while (pos < stop) {
    // The gap is nearly always that of the line before.
    let open = pos + gap;
    if (gap < 4 || view.getInt32(pos, true) !== gapStart || view.getInt32(open - 4, true) !== gapEnd) {
      open = skipGap(view, pos);
      gap = open - pos <= 8 ? open - pos : 0;
      gapStart = view.getInt32(pos, true);
      gapEnd = gap < 4 ? 0 : view.getInt32(open - 4, true);
    }
    if (!isLineAt(view, open)) break;
    let at = open + 14;
    let line = 0;
    let digit = view.getInt8(at) - 0x30;
    for (; digit >>> 0 <= 9 && at < open + 21; digit = view.getInt8(++at) - 0x30) line = line * 10 + digit;
    if (line === 0 || !isHitsAt(view, at)) break;
    const hitsStart = at + 8;
    at = hitsStart;
    let hits = 0;
    digit = view.getInt8(at) - 0x30;
    for (; digit >>> 0 <= 9 && at < hitsStart + 9; digit = view.getInt8(++at) - 0x30)
      hits = hits * 10 + digit;
    if (at === hitsStart) break;
    if ((view.getInt32(at, true) & 0xffffff) === 0x3e2f22 /* "/> */) pos = at + 3;
    else {
      const behind = readBranchTail(view, at, line, builder);
      if (behind === UNUSUAL) break;
      pos = behind;
    }
    const step = line - last;
    if ((step - 1) >>> 0 < 0xe && hits <= 0xfff) numbers[to++] = ((step + 1) << 12) | hits;
    else {
      if (step <= 0) list.isOrdered = false;
      to = writeLong(numbers, to, line, hits);
    }
    covered += -hits >>> 31;
    count++;
    last = line;
    if (line < first) first = line;
    if (line > endLine) endLine = line;
    if (hits > mostHits) mostHits = hits;
  }
  if (pos === start) return start;
  list.end = to;
  list.last = last;
  list.count = count;
  list.covered = covered;
  span.line = first;
  span.endLine = endLine;
  span.hits = mostHits;
  return pos;
}

/** `<line number="` */
function isLineAt(view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === 0x6e696c3c &&
    view.getInt32(at + 4, true) === 0x756e2065 &&
    view.getInt32(at + 8, true) === 0x7265626d &&
    view.getInt16(at + 12, true) === 0x223d
  );
}

/** `" hits="` */
function isHitsAt(view: DataView, at: number): boolean {
  return view.getInt32(at, true) === 0x69682022 && view.getInt32(at + 4, true) === 0x223d7374;
}

/** Line breaks, tabs and blanks; whatever else is below a blank is left to the scanner. */
export function skipGap(view: DataView, start: number): number {
  const most = start + LONGEST_GAP;
  let at = start;
  for (let byte = view.getInt8(at); at < most; byte = view.getInt8(++at)) {
    if (byte !== 0x09 && byte !== 0x20 && byte !== 0x0a && byte !== 0x0d) break;
  }
  return at;
}
