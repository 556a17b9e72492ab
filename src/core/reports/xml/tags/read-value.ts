import { byteAt, firstByte } from "../../byte-at.ts";
import type { Shape } from "../shapes.ts";
import { checkReferences } from "../text/references.ts";
import type { Window } from "../window.ts";
import { malformed } from "../xml-fault.ts";
import { AMPERSAND, CONTROL, classOf, LESS_THAN, NOT_ASCII } from "./byte-class.ts";

/** The window ends before the tag does: bring more bytes and read it again. */
export const INCOMPLETE = -1;
const NEEDS_A_LOOK = AMPERSAND | CONTROL | NOT_ASCII | LESS_THAN;

/** Reads the value that begins behind its quote. Returns the index behind the closing quote, or INCOMPLETE. */
export function readValue(attribute: Shape, window: Window, start: number, quote: number): number {
  const { bytes, end } = window;
  const lastLength = attribute.end - attribute.start;
  if (
    lastLength >= 8 &&
    attribute.bytes === bytes &&
    attribute.quote === quote &&
    repeats(attribute, window, start)
  ) {
    attribute.start = start;
    attribute.end = start + lastLength;
    return attribute.end + 1;
  }
  // Where the last value was long this one will be, too.
  let at = lastLength > 8 && quote === 0x22 ? skipPlain(window, start) : start;
  let classes = 0;
  for (; at < end; at++) {
    const byte = byteAt(bytes, at);
    if (byte === quote) break;
    classes |= classOf(byte);
  }
  classes &= NEEDS_A_LOOK;
  if (classes !== 0) checkValue(attribute, window, start, at, classes);
  if (at === end) return INCOMPLETE;
  attribute.start = start;
  attribute.end = at;
  // Only when they change: a store of something young into something old is dear in V8.
  if (attribute.classes !== classes) attribute.classes = classes;
  if (attribute.quote !== quote) attribute.quote = quote;
  if (attribute.bytes !== bytes) attribute.bytes = bytes;
  if (attribute.value !== undefined) attribute.value = undefined;
  return at + 1;
}

function checkValue(
  attribute: Shape,
  { bytes, end }: Window,
  start: number,
  stop: number,
  classes: number,
): void {
  if ((classes & LESS_THAN) !== 0) {
    throw malformed(start, `the value of ${attribute.key} holds a "<" or has no end`);
  }
  if ((classes & AMPERSAND) !== 0 && stop < end) checkReferences(bytes, start, stop);
}

/** Goes to the first byte that is not plain: no ASCII, a control character, `"`, `&` or `<`. Four bytes at a time. */
function skipPlain({ view, end }: Window, start: number): number {
  let at = start;
  for (; at + 4 <= end; at += 4) {
    const word = view.getInt32(at, true);
    // A quote and an ampersand differ in this bit alone.
    const quote = (word | 0x04040404) ^ 0x26262626;
    const less = word ^ 0x3c3c3c3c;
    // A byte that is zero borrows into its highest bit; a byte that was not stays as it is, below the first that was.
    const found =
      (((quote - 0x01010101) & ~quote) |
        ((less - 0x01010101) & ~less) |
        ((word - 0x20202020) & ~word) |
        word) &
      0x80808080;
    if (found !== 0) return at + firstByte(found);
  }
  return at;
}

/** Whether the value is that of the last such tag, as class and file names mostly are: then it need not be looked at. */
function repeats(last: Shape, window: Window, start: number): boolean {
  const { bytes, view } = window;
  const length = last.end - last.start;
  const end = start + length;
  if (end >= window.end || bytes[end] !== last.quote) return false;
  let from = last.start;
  for (let at = start; at + 4 <= end; at += 4, from += 4) {
    if (view.getInt32(at, true) !== view.getInt32(from, true)) return false;
  }
  return view.getInt32(end - 4, true) === view.getInt32(last.end - 4, true);
}
