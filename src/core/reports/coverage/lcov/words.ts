import { byteAt, firstByte } from "../../byte-at.ts";
import { isDigit } from "../text/is-digit.ts";

/** Bytes four at a time: one by one, an lcov file takes twice as long. Words are little-endian. */

/** The text, at most four ASCII characters, as `getInt32(at, true)` reads it. */
export function word(text: string): number {
  return [...text].reduce((sum, char, index) => sum + char.charCodeAt(0) * 256 ** index, 0);
}

/** Where the next line feed is. */
export function lineFeedFrom(view: DataView, at: number): number {
  for (let from = at; ; from += 4) {
    const found = lineFeeds(view.getInt32(from, true));
    if (found !== 0) return from + firstByte(found);
  }
}

/** Has the highest bit of the first byte set that is a line feed; what is above that byte means nothing. */
export function lineFeeds(four: number): number {
  const zeroed = four ^ 0x0a0a0a0a;
  return (zeroed - 0x01010101) & ~zeroed & 0x80808080;
}

/** Has the highest bit set of every byte that is no digit. Takes the word with 0x30303030 flipped. */
export function nonDigits(flipped: number): number {
  return ((flipped + 0x76767676) | flipped) & 0x80808080;
}

/** The number that the first `count` digits of a flipped word make; at most three. */
export function leadingNumber(flipped: number, count: number): number {
  return fourDigits((flipped << (24 - 8 * count)) << 8);
}

/** The number that the four digits of a flipped word make. */
export function fourDigits(flipped: number): number {
  const pairs = (Math.imul(flipped, 10) + (flipped >>> 8)) & 0x00ff00ff;
  return (Math.imul(pairs, 100) + (pairs >>> 16)) & 0xffff;
}

/** The number that begins at `at`; -1 when there is none. */
export function numberFrom(bytes: Uint8Array, at: number): number {
  let value = isDigit(byteAt(bytes, at)) ? 0 : -1;
  for (let next = at; isDigit(byteAt(bytes, next)); next++) value = value * 10 + byteAt(bytes, next) - 0x30;
  return value;
}

/** The end of a line without the carriage return that Windows puts there. */
export function lineEnd(bytes: Uint8Array, lineFeed: number): number {
  return byteAt(bytes, lineFeed - 1) === 0x0d ? lineFeed - 1 : lineFeed;
}

export function textOf(bytes: Buffer, start: number, lineFeed: number): string {
  return bytes.toString("utf8", start, lineEnd(bytes, lineFeed));
}
