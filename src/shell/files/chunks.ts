import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Chunks } from "../../core/reports/read-report.ts";

const CHUNK_BYTES = 262_144;

/** A file as chunks, read only as far as somebody asks, and from the start each time. A chunk is valid until the next. */
export function fileChunks(path: string): Chunks {
  return { [Symbol.iterator]: () => readChunks(path) };
}

/** A buffer no larger than the file, and no read just to see its end: among 2,000 small reports both count. */
function* readChunks(path: string): Generator<Uint8Array, void> {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(1, size)));
    for (let total = 0; total < size; ) {
      const length = readSync(file, buffer, 0, buffer.length, null);
      if (length === 0) return;
      total += length;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

export function sha256Of(chunks: Chunks): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}
