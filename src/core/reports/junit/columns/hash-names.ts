import { type Block, type CaseColumns, ROW_BYTES } from "./case-columns.ts";

const LONGEST_SCRATCH = 4_096;

/** A hash of the name of every case, told from its bytes without making a string. Equal names have equal hashes. */
export function hashNames({ blocks, length }: CaseColumns): Uint32Array {
  const hashes = new Uint32Array(length);
  let at = 0;
  for (const block of blocks) {
    hashBlock(block, hashes, at);
    for (const { row, name } of block.oddNames) hashes[at + row] = hashOfText(name);
    at += block.count;
  }
  return hashes;
}

function hashBlock({ rows, namesView, count }: Block, hashes: Uint32Array, from: number): void {
  let start = 0;
  for (let row = 0; row < count; row++) {
    const end = rows.getInt32(row * ROW_BYTES, true);
    hashes[from + row] = hashOfBytes(namesView, start, end);
    start = end;
  }
}

const scratch = Buffer.alloc(LONGEST_SCRATCH);
const scratchView = new DataView(scratch.buffer, scratch.byteOffset, scratch.length);

/** The same as that of the bytes it is written with. */
export function hashOfText(text: string): number {
  // A character takes three bytes at most, or four as a pair.
  if (text.length * 3 <= LONGEST_SCRATCH) return hashOfBytes(scratchView, 0, scratch.write(text));
  const { buffer, byteOffset, length } = Buffer.from(text);
  return hashOfBytes(new DataView(buffer, byteOffset, length), 0, length);
}

function hashOfBytes(view: DataView, start: number, end: number): number {
  let state = end - start;
  let at = start;
  for (; at + 4 <= end; at += 4) state = mix(state ^ view.getInt32(at, true));
  for (; at < end; at++) state = mix(state ^ view.getInt8(at));
  return state;
}

export function mix(state: number): number {
  const mixed = Math.imul(state, 0x2c1b_3c6d);
  return mixed ^ (mixed >>> 15);
}
