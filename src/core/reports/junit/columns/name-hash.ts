const LONGEST_SCRATCH = 4_096;
const SLACK_BYTES = 4;

const scratch = Buffer.alloc(LONGEST_SCRATCH + SLACK_BYTES);
const scratchView = new DataView(scratch.buffer, scratch.byteOffset, scratch.length);

/** The same as that of the bytes it is written with, which begins with their number and mixes in four at a time. */
export function hashOfText(text: string): number {
  // A character takes three bytes at most, or four as a pair.
  if (text.length * 3 <= LONGEST_SCRATCH) return hashOfBytes(scratchView, scratch.write(text));
  const { buffer, byteOffset, length } = Buffer.concat([Buffer.from(text), Buffer.alloc(SLACK_BYTES)]);
  return hashOfBytes(new DataView(buffer, byteOffset, length), length - SLACK_BYTES);
}

function hashOfBytes(view: DataView, length: number): number {
  let hash = length;
  let at = 0;
  for (; at + 4 <= length; at += 4) hash = mix(hash ^ view.getInt32(at, true));
  return hashOfRest(hash, view.getInt32(at, true), length - at);
}

/** With the last bytes, three at most, of which the word begins with. */
export function hashOfRest(hash: number, word: number, bytes: number): number {
  return mix(hash ^ (word & ((1 << (8 * bytes)) - 1)));
}

export function mix(state: number): number {
  const mixed = Math.imul(state, 0x2c1b_3c6d);
  return mixed ^ (mixed >>> 15);
}
