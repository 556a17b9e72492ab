import type { Chunks } from "../read-report.ts";
import { XmlFault } from "./xml-fault.ts";

/**
 * The bytes the scanner looks at. Chunks are read in place; only a token that the end of a chunk cuts in two is
 * copied, with the beginning of the next chunk behind it as a bridge to that chunk.
 */
export interface Window {
  bytes: Buffer;
  /** The same bytes, to be read four at a time. */
  view: DataView;
  end: number;
  /** Bytes of the document before bytes[0]. */
  offset: number;
  readonly source: Iterator<Uint8Array>;
  /** The chunk that the bridge leads to, and the index in the window where its copy begins. */
  pending: Buffer | undefined;
  pendingFrom: number;
}

const NOTHING = Buffer.alloc(0);
const NO_VIEW = viewOf(NOTHING);
const BRIDGE_BYTES = 1024;
const MAX_TOKEN_BYTES = 33_554_432;

export function openWindow(chunks: Chunks): Window {
  return {
    bytes: NOTHING,
    view: NO_VIEW,
    end: 0,
    offset: 0,
    source: chunks[Symbol.iterator](),
    pending: undefined,
    pendingFrom: 0,
  };
}

/** Brings more bytes: what was at `from` is then at 0, and all before it is gone. False when there is no more. */
export function refill(window: Window, from: number): boolean {
  const kept = window.end - from;
  const { pending, pendingFrom } = window;
  if (pending && from >= pendingFrom) {
    show(window, from, pending.subarray(from - pendingFrom));
    window.pending = undefined;
    // A small chunk was all on the bridge already.
    return window.end > kept || refill(window, 0);
  }
  if (kept > MAX_TOKEN_BYTES) {
    throw new XmlFault("xml-too-large", from, `one tag is longer than ${MAX_TOKEN_BYTES} bytes`);
  }
  if (kept === 0) {
    const next = nextChunk(window);
    show(window, from, next ?? NOTHING);
    return next !== undefined;
  }
  return pending ? lengthen(window, from, pending) : bridge(window, from, kept);
}

/** Copies before it asks for more: a chunk is valid only until the next is asked for. */
function bridge(window: Window, from: number, kept: number): boolean {
  const carry = Buffer.allocUnsafe(kept + BRIDGE_BYTES);
  window.bytes.copy(carry, 0, from, window.end);
  const next = nextChunk(window);
  const copied = next ? next.copy(carry, kept, 0, Math.min(BRIDGE_BYTES, next.length)) : 0;
  show(window, from, carry.subarray(0, kept + copied));
  window.pending = next;
  window.pendingFrom = kept;
  return next !== undefined;
}

/** The token is longer than the bridge. Doubling keeps the work linear however long it gets. */
function lengthen(window: Window, from: number, pending: Buffer): boolean {
  const parts = [Buffer.from(window.bytes.subarray(from, window.pendingFrom)), Buffer.from(pending)];
  const wanted = 2 * (window.end - from);
  let length = window.pendingFrom - from + pending.length;
  while (length < wanted) {
    const next = nextChunk(window);
    if (!next) break;
    parts.push(Buffer.from(next));
    length += next.length;
  }
  show(window, from, Buffer.concat(parts, length));
  window.pending = undefined;
  return true;
}

function show(window: Window, from: number, bytes: Buffer): void {
  window.offset += from;
  window.bytes = bytes;
  window.view = bytes === NOTHING ? NO_VIEW : viewOf(bytes);
  window.end = bytes.length;
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function nextChunk(window: Window): Buffer | undefined {
  for (;;) {
    const { value, done } = window.source.next();
    if (done) return undefined;
    // Always a new one: by it, values of this chunk are told from those of another in the same memory.
    if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.length);
  }
}
