import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import type { Chunks } from "../../core/reports/read-report.ts";

const CHUNK_BYTES = 262_144;

/** A file as chunks, read only as far as somebody asks, and from the start each time. A chunk is valid until the next. */
export function fileChunks(path: string): Chunks {
  return { [Symbol.iterator]: () => readChunks(path) };
}

function* readChunks(path: string): Generator<Uint8Array, void> {
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (;;) {
      const length = readSync(file, buffer, 0, CHUNK_BYTES, null);
      if (length === 0) return;
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
