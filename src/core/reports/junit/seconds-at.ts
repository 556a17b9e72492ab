import { byteAt } from "../byte-at.ts";
import { parseSeconds } from "../parse-seconds.ts";
import type { Shape } from "../xml/shapes.ts";
import { decodedValue, type Tag } from "../xml/tag.ts";

const MILLI_DIGITS = 3;

/**
 * The attribute's seconds in milliseconds; NaN when it tells none. `12.345` is read from its bytes as one whole number and divided or
 * multiplied once, which rounds as exactly as Number() does; every other spelling takes the long way.
 */
export function secondsAt(tag: Tag, found: Shape): number {
  const { bytes } = tag.window;
  const { start, end } = found;
  let value = 0;
  let decimals = -1;
  for (let at = start; at < end; at++) {
    const byte = byteAt(bytes, at);
    if (byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + (byte - 0x30);
      if (decimals >= 0) decimals++;
    } else if (byte === 0x2e && decimals < 0 && at > start) decimals = 0;
    else return parseSeconds(decodedValue(tag, found)) ?? Number.NaN;
  }
  if (start === end || end - start > 15) return parseSeconds(decodedValue(tag, found)) ?? Number.NaN;
  // Most tools write milliseconds.
  if (decimals === MILLI_DIGITS) return value;
  const places = Math.max(decimals, 0);
  return places > MILLI_DIGITS
    ? value / 10 ** (places - MILLI_DIGITS)
    : value * 10 ** (MILLI_DIGITS - places);
}
