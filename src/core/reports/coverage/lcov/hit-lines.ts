import { byteAt, firstByte } from "../../byte-at.ts";
import { writeLong } from "../model/line-codec.ts";
import { type LineList, reserve } from "../model/line-list.ts";
import type { LineBatch } from "../text/line-batches.ts";
import { fourDigits, leadingNumber, lineFeedFrom, nonDigits } from "./words.ts";

/**
 * Reads `DA:<line>,<hits>` lines up to the first that is anything else, or odd, and tells where that one begins. Most
 * lines of a report are such lines. So everything that can wait is left to the caller, and constants stand here as
 * numbers: named ones are variables to the compiler once they are bundled, which made this a fifth slower.
 */
export function readHitLines({ bytes, view, end }: LineBatch, start: number, list: LineList): number {
  const numbers = reserve(list, end - start);
  let { end: to, last, count: lines, covered } = list;
  let pos = start;
  while (pos < end) {
    const four = view.getInt32(pos, true);
    if ((four & 0xffffff) !== 0x3a4144 /* DA: */) break;
    let at = pos + 3;
    let line = 0;
    let digit = (four >>> 24) - 0x30;
    while (digit >>> 0 <= 9) {
      line = line * 10 + digit;
      digit = byteAt(bytes, ++at) - 0x30;
    }
    if (digit !== -4 /* a comma */ || line === 0 || at > pos + 10) break;
    const flipped = view.getInt32(++at, true) ^ 0x30303030;
    const others = nonDigits(flipped);
    let hits = 0;
    if (others !== 0) {
      const count = firstByte(others);
      hits = leadingNumber(flipped, count);
      at += count;
      if (count === 0) break;
    } else {
      hits = fourDigits(flipped);
      const first = at;
      at += 4;
      digit = byteAt(bytes, at) - 0x30;
      while (digit >>> 0 <= 9) {
        hits = hits * 10 + digit;
        digit = byteAt(bytes, ++at) - 0x30;
      }
      if (at > first + 9) break;
    }
    const next = byteAt(bytes, at);
    if (next !== 0x0a) {
      // Behind a comma there is a checksum, behind a carriage return a line feed.
      if (next !== 0x0d && next !== 0x2c) break;
      at = lineFeedFrom(view, at);
    }
    const step = line - last;
    if ((step - 1) >>> 0 < 0xe && hits <= 0xfff) numbers[to++] = ((step + 1) << 12) | hits;
    else {
      if (step <= 0) list.isOrdered = false;
      to = writeLong(numbers, to, line, hits);
    }
    // Adds one when there are hits. An if would be mispredicted too often.
    covered += -hits >>> 31;
    lines++;
    last = line;
    pos = at + 1;
  }
  list.end = to;
  list.last = last;
  list.count = lines;
  list.covered = covered;
  return pos;
}
