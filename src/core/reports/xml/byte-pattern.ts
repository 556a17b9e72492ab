/** Bytes to compare with, four at a time. The last word overlaps the one before, so that there is no rest. */
export interface BytePattern {
  readonly length: number;
  readonly first: number;
  readonly last: number;
  readonly bytes: Buffer;
}

export function bytePattern(text: string): BytePattern {
  const bytes = Buffer.from(text.padEnd(4, "\0"));
  return {
    length: bytes.length,
    first: bytes.readInt32LE(0),
    last: bytes.readInt32LE(bytes.length - 4),
    bytes,
  };
}

/** Whether the pattern is at `at`; the caller has made sure that so many bytes are there. */
export function isAt(pattern: BytePattern, view: DataView, at: number): boolean {
  if (view.getInt32(at, true) !== pattern.first) return false;
  const { length } = pattern;
  if (view.getInt32(at + length - 4, true) !== pattern.last) return false;
  return length <= 8 || hasMiddle(pattern.bytes, view, at);
}

function hasMiddle(bytes: Buffer, view: DataView, at: number): boolean {
  const end = bytes.length - 4;
  for (let i = 4; i < end; i++) if (bytes[i] !== view.getUint8(at + i)) return false;
  return true;
}
