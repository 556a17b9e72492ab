import { parseSeconds } from "../parse-seconds.ts";
import type { Shape } from "../xml/shapes.ts";
import { decodedValue, type Tag } from "../xml/tag.ts";

const POWERS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];
const MILLI_DIGITS = 3;

/**
 * The attribute's seconds in milliseconds; NaN when it tells none. `12.345` is read from its bytes as one whole number and divided or
 * multiplied once, which rounds as exactly as Number() does; every other spelling takes the long way.
 */
export function secondsAt(tag: Tag, found: Shape): number {
  const { bytes, start, end } = found;
  let value = 0;
  let decimals = -1;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + (byte - 0x30);
      if (decimals >= 0) decimals++;
    } else if (byte === 0x2e && decimals < 0 && at > start) decimals = 0;
    else return parseSeconds(decodedValue(tag, found)) ?? Number.NaN;
  }
  if (start === end || decimals === 0 || end - start > 15)
    return parseSeconds(decodedValue(tag, found)) ?? Number.NaN;
  const places = Math.max(decimals, 0);
  if (places > MILLI_DIGITS) return value / (POWERS[places - MILLI_DIGITS] ?? 1);
  return value * (POWERS[MILLI_DIGITS - places] ?? 1);
}
