import { byteAt } from "../../byte-at.ts";

/** What a byte may mean inside a tag, so that one table look-up answers for it. */
export const NAME = 1;
export const SPACE = 2;
export const LESS_THAN = 4;
export const AMPERSAND = 8;
/** Tab, line break or a control character that XML forbids: the value needs more than copying. */
export const CONTROL = 16;
export const NOT_ASCII = 32;

/** A buffer like all that byteAt is given: arrays of two kinds would slow it down everywhere. */
const CLASSES = Buffer.alloc(256);

export function classOf(byte: number): number {
  return byteAt(CLASSES, byte);
}

for (let byte = 0; byte < 256; byte++) {
  if (/[A-Za-z0-9_:.-]/.test(String.fromCharCode(byte))) CLASSES[byte] = NAME;
  if (byte >= 0x80) CLASSES[byte] = NAME | NOT_ASCII;
  if (byte < 0x20) CLASSES[byte] = CONTROL;
}
for (const byte of [0x09, 0x0a, 0x0d]) CLASSES[byte] = SPACE | CONTROL;
CLASSES[0x20] = SPACE;
CLASSES[0x3c] = LESS_THAN;
CLASSES[0x26] = AMPERSAND;
