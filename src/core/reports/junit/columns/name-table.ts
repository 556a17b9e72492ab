import { numberAt } from "../../coverage/model/pair-list.ts";

/** Cases by the hash of their names, of one place after another. */
export interface NameTable {
  readonly hashes: Uint32Array;
  /** Whether two cases of equal hash are of one name, too. */
  readonly isSame: (left: number, right: number) => boolean;
  /** The index of a case plus one, or zero. Used again for every place: one that is small stays in the nearest cache. */
  slots: Uint32Array;
  mask: number;
  probesLeft: number;
}

/** Good hashes need one probe for two names. A file made to have bad ones must not keep us busy. */
const PROBES_FOR_EACH = 4;
const PROBES_AT_LEAST = 128;

/** V8 makes an array of this size where it makes objects, which is faster than elsewhere. */
const FIRST_SLOTS = 16;

export function createNameTable(hashes: Uint32Array, isSame: NameTable["isSame"]): NameTable {
  const probesLeft = PROBES_AT_LEAST + PROBES_FOR_EACH * hashes.length;
  return { hashes, isSame, slots: new Uint32Array(FIRST_SLOTS), mask: 0, probesLeft };
}

/** Forgets all cases, and makes room for so many. */
export function clearTable(table: NameTable, cases: number): void {
  // At least half of the slots stay empty, so that the next free one is never far.
  const size = 2 ** Math.ceil(Math.log2(cases) + 1);
  table.mask = size - 1;
  if (size > table.slots.length) table.slots = new Uint32Array(size);
  else table.slots.fill(0, 0, size);
}

/** False when one of this name is there already, or when it takes too long to know. */
export function addNew(table: NameTable, index: number): boolean {
  const { hashes, slots, mask } = table;
  const hash = numberAt(hashes, index);
  let slot = hash & mask;
  for (let other = numberAt(slots, slot); other !== 0; other = numberAt(slots, slot)) {
    if (numberAt(hashes, other - 1) === hash && table.isSame(other - 1, index)) return false;
    if (--table.probesLeft < 0) return false;
    slot = (slot + 1) & mask;
  }
  slots[slot] = index + 1;
  return true;
}
