import { UserError } from "../../../errors.ts";
import type { Chunks } from "../../read-report.ts";

/** Whole lines, each ended by a line feed. A few bytes behind the end may be read, so that words can be. */
export interface LineBatch {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly end: number;
}

const PIECE_BYTES = 65_536;
const SLACK_BYTES = 8;
const MAX_LINE_BYTES = 33_554_432;
const LINE_FEED = 0x0a;

/** Copies: a line that two chunks share becomes whole, and a batch stays in the processor's nearest cache. */
export function eachLineBatch(chunks: Chunks, read: (batch: LineBatch) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  let view = new DataView(bytes.buffer);
  let filled = 0;

  const append = (piece: Uint8Array) => {
    if (filled + piece.length + SLACK_BYTES > bytes.length) {
      bytes = lengthened(bytes, filled, piece.length);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    }
    bytes.set(piece, filled);
    filled += piece.length;
  };
  const flush = () => {
    const end = bytes.lastIndexOf(LINE_FEED, filled - 1) + 1;
    if (end === 0) return checkLength(filled);
    read({ bytes, view, end });
    bytes.copyWithin(0, end, filled);
    filled -= end;
  };

  for (const piece of pieces(chunks)) {
    append(piece);
    flush();
  }
  if (filled > 0) {
    append(Uint8Array.of(LINE_FEED));
    flush();
  }
}

function* pieces(chunks: Chunks): Generator<Uint8Array> {
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
  }
}

function lengthened(bytes: Buffer, filled: number, more: number): Buffer {
  const longer = Buffer.alloc(2 * (filled + more) + SLACK_BYTES);
  bytes.copy(longer, 0, 0, filled);
  return longer;
}

function checkLength(lineBytes: number): void {
  if (lineBytes <= MAX_LINE_BYTES) return;
  throw new UserError(
    "report-malformed",
    `The report has a line of more than ${MAX_LINE_BYTES} bytes.`,
    "Check that the path names a coverage report and that the file is whole.",
  );
}
