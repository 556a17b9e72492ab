import { outcomeOf } from "../../outcome-of.ts";
import type { DistinctCounts } from "../../test-report.ts";
import { type Block, type CaseColumns, ROW_BYTES } from "./case-columns.ts";

/** Undefined when two cases may be tries of one test, by the hashes of place and name. */
export function countIfUnrepeated({
  blocks,
  runs,
  length,
  problems,
}: CaseColumns): DistinctCounts | undefined {
  const isNew = createHashSet(length);
  let at = 0;
  let nextRun = 0;
  let origin = 0;
  let suite: number | undefined;
  for (const block of blocks) {
    let nextOdd = 0;
    for (let row = 0; row < block.count; row++, at++) {
      const run = runs[nextRun];
      if (run?.from === at) {
        origin = hashOfText(0, `${run.place.file}\n${run.place.variant}`);
        suite = run.place.suite === undefined ? undefined : hashOfText(0, run.place.suite);
        nextRun++;
      }
      const odd = block.oddNames[nextOdd]?.row === row ? block.oddNames[nextOdd++]?.name : undefined;
      const seed = mix(origin ^ (suite ?? hashOfName(0, block, row, odd)));
      const low = hashOfName(seed, block, row, odd);
      if (!isNew(low, hashOfName(~seed, block, row, odd))) return undefined;
    }
  }
  return { distinctTests: length, flaky: problems.filter((found) => outcomeOf(found) === "passed").length };
}

/** Tells whether a hash of 52 bits is new, and remembers it. */
function createHashSet(length: number): (low: number, high: number) => boolean {
  // At least half of the table stays empty, so that the next free slot is never far.
  const mask = 2 ** Math.ceil(Math.log2(length + 1) + 1) - 1;
  const known = new Float64Array(mask + 1);
  return (low, high) => {
    const hash = (high & 0xf_ffff) * 0x1_0000_0000 + (low >>> 0) + 1;
    let slot = low & mask;
    while (known[slot] !== 0 && known[slot] !== hash) slot = (slot + 1) & mask;
    const isNew = known[slot] === 0;
    known[slot] = hash;
    return isNew;
  };
}

function hashOfName(seed: number, { rows, namesView }: Block, row: number, odd: string | undefined): number {
  if (odd !== undefined) return hashOfText(seed, odd);
  const start = row === 0 ? 0 : rows.getInt32((row - 1) * ROW_BYTES, true);
  return hashOfBytes(seed, namesView, start, rows.getInt32(row * ROW_BYTES, true));
}

/** The same as that of the bytes it is written with. */
function hashOfText(seed: number, text: string): number {
  const { buffer, byteOffset, length } = Buffer.from(text);
  return hashOfBytes(seed, new DataView(buffer, byteOffset, length), 0, length);
}

function hashOfBytes(seed: number, view: DataView, start: number, end: number): number {
  let state = seed ^ (end - start);
  let at = start;
  for (; at + 4 <= end; at += 4) state = mix(state ^ view.getInt32(at, true));
  for (; at < end; at++) state = mix(state ^ view.getUint8(at));
  return state;
}

function mix(state: number): number {
  const mixed = Math.imul(state, 0x2c1b_3c6d);
  return mixed ^ (mixed >>> 15);
}
