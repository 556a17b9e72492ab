/** What a byte may mean inside a tag, so that one table look-up answers for it. */
export const NAME = 1;
export const SPACE = 2;
export const LESS_THAN = 4;
export const AMPERSAND = 8;
/** Tab, line break or a control character that XML forbids: the value needs more than copying. */
export const CONTROL = 16;
export const NOT_ASCII = 32;

export const BYTE_CLASS = new Uint8Array(256);

for (let byte = 0; byte < 256; byte++) {
  if (/[A-Za-z0-9_:.-]/.test(String.fromCharCode(byte))) BYTE_CLASS[byte] = NAME;
  if (byte >= 0x80) BYTE_CLASS[byte] = NAME | NOT_ASCII;
  if (byte < 0x20) BYTE_CLASS[byte] = CONTROL;
}
for (const byte of [0x09, 0x0a, 0x0d]) BYTE_CLASS[byte] = SPACE | CONTROL;
BYTE_CLASS[0x20] = SPACE;
BYTE_CLASS[0x3c] = LESS_THAN;
BYTE_CLASS[0x26] = AMPERSAND;
