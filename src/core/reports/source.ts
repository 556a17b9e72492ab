import { UserError } from "../errors.ts";
import { encodingOf, hasByteOrderMark, transcoded } from "./encoding.ts";
import type { Chunks, ReadLimits } from "./read-report.ts";

/** A file as the dialects see it. */
export interface Source {
  /** The first 64 kB or less, in UTF-8. */
  readonly head: Buffer;
  /** All of it in UTF-8 without byte order mark. Iterating again reads the file again. */
  readonly chunks: Chunks;
  /** Lets go of the file, when not all of it was read. */
  close(): void;
}

const HEAD_BYTES = 65_536;

export function openSource(raw: Chunks, limits: ReadLimits): Source {
  const iterator = limited(raw, limits.maxBytes);
  const { head, isWhole } = readHead(iterator);
  const encoding = encodingOf(head);
  const start = utf8Head(head, encoding);
  // Most files are small, and read already.
  if (isWhole) return { head: start, chunks: [start], close: () => undefined };
  let isFirst = true;
  const whole: Chunks = {
    // The bytes that were read for the head are not read again, unless somebody asks a second time.
    [Symbol.iterator]() {
      const bytes = isFirst ? resumed(head, iterator) : limited(raw, limits.maxBytes);
      isFirst = false;
      return encoding === "utf-8" ? withoutMark(bytes) : transcoded(bytes, encoding);
    },
  };
  return { head: start, chunks: whole, close: () => void iterator.return(undefined) };
}

function* limited(chunks: Chunks, maxBytes: number): Generator<Uint8Array> {
  let total = 0;
  for (const chunk of chunks) {
    total += chunk.length;
    if (total > maxBytes) {
      const hint = "Split the report, or exclude the file from the pattern.";
      throw new UserError("report-too-large", `The file is larger than ${maxBytes} bytes.`, hint);
    }
    yield chunk;
  }
}

/** A chunk is valid only until the next is asked for, so it is copied when one is not enough. */
function readHead(iterator: Iterator<Uint8Array>): { head: Buffer; isWhole: boolean } {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = iterator.next();
    if (done) return { head: joined(parts, length), isWhole: true };
    if (length === 0 && value.length >= HEAD_BYTES) return { head: view(value), isWhole: false };
    parts.push(copied(value));
    length += value.length;
  }
  return { head: joined(parts, length), isWhole: false };
}

function joined(parts: readonly Buffer[], length: number): Buffer {
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : Buffer.concat(parts, length);
}

function copied(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length);
  copy.set(bytes);
  return copy;
}

function* resumed(head: Buffer, rest: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield head;
  yield* rest;
}

function* withoutMark(chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
  let isFirst = true;
  for (const chunk of chunks) {
    yield isFirst && hasByteOrderMark(chunk) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}

function utf8Head(head: Buffer, encoding: string): Buffer {
  const start = head.length <= HEAD_BYTES ? head : head.subarray(0, HEAD_BYTES);
  if (encoding !== "utf-8") return Buffer.concat([...transcoded([start], encoding)]);
  return hasByteOrderMark(start) ? start.subarray(3) : start;
}

function view(bytes: Uint8Array): Buffer {
  if (Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
