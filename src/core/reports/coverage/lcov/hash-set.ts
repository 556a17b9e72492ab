/**
 * Texts that were seen, known by 62 bits of hash: all that a Map of texts would tell, without making the texts. That two
 * of a million have the same hash is less likely than a flipped bit, and does no harm but time.
 */
export interface HashSet {
  /** Two numbers for each; the first is zero where there is none. */
  slots: Int32Array;
  size: number;
}

export function createHashSet(): HashSet {
  return { slots: new Int32Array(128), size: 0 };
}

/** Adds the text that is these bytes of the view, of which there must be three more. False when it was there already. */
export function addText(set: HashSet, view: DataView, start: number, end: number): boolean {
  if (set.size * 4 >= set.slots.length) grow(set);
  // The first is never zero.
  const isNew = addHash(
    set.slots,
    hash(view, start, end, 0x811c9dc5) | 1,
    hash(view, start, end, 0x27d4eb2f),
  );
  if (isNew) set.size++;
  return isNew;
}

function addHash(slots: Int32Array, first: number, second: number): boolean {
  const mask = slots.length - 2;
  let slot = first & mask;
  while (slots[slot] !== 0) {
    if (slots[slot] === first && slots[slot + 1] === second) return false;
    slot = (slot + 2) & mask;
  }
  slots[slot] = first;
  slots[slot + 1] = second;
  return true;
}

function grow(set: HashSet): void {
  const { slots } = set;
  set.slots = new Int32Array(slots.length * 2);
  for (let at = 0; at < slots.length; at += 2) {
    const first = slots[at];
    const second = slots[at + 1];
    if (first && second !== undefined) addHash(set.slots, first, second);
  }
}

/** Multiplies and shifts as MurmurHash does, four bytes at a time. */
function hash(view: DataView, start: number, end: number, seed: number): number {
  let value = seed;
  let at = start;
  for (; at + 4 <= end; at += 4) value = mixed(value ^ view.getInt32(at, true));
  const rest = 8 * (end - at);
  return mixed(value ^ (rest === 0 ? 0 : view.getInt32(at, true) << (32 - rest)) ^ (end - start));
}

function mixed(value: number): number {
  const product = Math.imul(value, 0x85ebca6b);
  return Math.imul(product ^ (product >>> 15), 0xc2b2ae35);
}
