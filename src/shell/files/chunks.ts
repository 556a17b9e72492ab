import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Chunks } from "../../core/reports/read-report.ts";

const CHUNK_BYTES = 262_144;

/** A file that is open, to be read once and closed. */
export interface OpenFile {
  readonly file: number;
  readonly size: number;
}

/**
 * A file as chunks, read only as far as somebody asks, and from the start each time: the first time what is open already,
 * if anything. A chunk is valid until the next.
 */
export function fileChunks(path: string, opened?: OpenFile): Chunks {
  let first = opened;
  return {
    [Symbol.iterator]() {
      const ready = first ?? openFile(path);
      first = undefined;
      return readChunks(ready);
    },
  };
}

function openFile(path: string): OpenFile {
  const file = openSync(path, "r");
  return { file, size: fstatSync(file).size };
}

/** A buffer that nobody reads into at the moment: to make one for each of 2,000 small reports takes time. */
let spare: Buffer | undefined;

/** No read just to see the end of the file. */
function* readChunks({ file, size }: OpenFile): Generator<Uint8Array, void> {
  const buffer = spare ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
  spare = undefined;
  try {
    for (let total = 0; total < size; ) {
      const length = readSync(file, buffer, 0, buffer.length, null);
      if (length === 0) return;
      total += length;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(file);
    spare = buffer;
  }
}
