/**
 * From an array, not from a view: between the interpreter and the last compiler, where a process that reads one report
 * spends a third of its time, V8 calls out for every `getUint8`, `getUint16` and `getUint32`. It knows the signed ones.
 */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

/** Index of the lowest byte with a bit set. */
export function firstByte(bits: number): number {
  return (31 - Math.clz32(bits & -bits)) >> 3;
}
