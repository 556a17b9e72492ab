import type { Problem } from "../../test-report.ts";
import type { Shape } from "../../xml/shapes.ts";
import { decodedValue, type Tag } from "../../xml/tag.ts";
import { hashOfRest, hashOfText, mix } from "./name-hash.ts";

/** Where a case belongs. Cases that follow one another mostly share one. */
export interface Place {
  /** Undefined when it is the name once more, as jest-junit writes it. */
  readonly suite: string | undefined;
  readonly file: string;
  readonly variant: string;
}

/**
 * About a thousand cases in rows of bytes: half a million objects would cost more time and memory than all the rest of
 * reading. Names are gathered as bytes, too, to be decoded together: one call into the runtime instead of thousands.
 */
export interface Block {
  /** Index of its first case over all blocks. */
  readonly from: number;
  readonly names: Buffer;
  readonly namesView: DataView;
  namesLength: number;
  /** Names that are not plain ASCII. */
  readonly oddNames: { readonly row: number; readonly name: string }[];
  readonly rows: DataView;
  count: number;
}

export interface CaseColumns {
  readonly blocks: Block[];
  last: Block;
  length: number;
  /** Of the name of each case. Told on the way: the names are out of the processor's caches later. */
  hashes: Uint32Array;
  durationMs: number;
  /** Where cases belong from which index on. */
  readonly runs: { readonly from: number; readonly place: Place }[];
  /** Of the cases that have any, and the index of these cases over all blocks. */
  readonly problems: (readonly Problem[])[];
  readonly problemsAt: number[];
}

/** A row: where its name ends (4 bytes), its line or 0 (4), its milliseconds or NaN (8). */
export const ROW_BYTES = 16;
export const LINE = 4;
export const DURATION = 8;

const FIRST_ROWS = 16;
/** The names of a block are decoded into one string: small enough that V8 does not set it aside as a large object. */
const MOST_ROWS = 1_024;
const NAME_BYTES = 40;

export function createCaseColumns(): CaseColumns {
  const first = createBlock(0, FIRST_ROWS);
  const hashes = new Uint32Array(FIRST_ROWS);
  return {
    blocks: [first],
    last: first,
    length: 0,
    hashes,
    durationMs: 0,
    runs: [],
    problems: [],
    problemsAt: [],
  };
}

export function addCase(
  columns: CaseColumns,
  tag: Tag,
  name: Shape | undefined,
  line: number,
  durationMs: number,
): void {
  const length = name === undefined ? 0 : name.end - name.start;
  if (!hasRoom(columns.last, length)) addBlock(columns, length);
  const block = columns.last;
  if (columns.length === columns.hashes.length) columns.hashes = doubled(columns.hashes);
  columns.hashes[columns.length++] = name === undefined ? 0 : addName(block, tag, name);
  const offset = block.count++ * ROW_BYTES;
  block.rows.setInt32(offset, block.namesLength, true);
  block.rows.setInt32(offset + LINE, line, true);
  block.rows.setFloat64(offset + DURATION, durationMs, true);
  if (durationMs > 0) columns.durationMs += durationMs;
}

/** Whether another case fits into the block. Names are copied in words, so up to four bytes behind one are written, too. */
function hasRoom({ count, rows, names, namesLength }: Block, nameLength: number): boolean {
  return count * ROW_BYTES < rows.byteLength && namesLength + nameLength + 4 <= names.length;
}

/** Of the case to be added next, and of those behind it. */
export function addPlace({ runs, length }: CaseColumns, place: Place): void {
  runs.push({ from: length, place });
}

function doubled(numbers: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

/** Returns the hash of the name. */
function addName(block: Block, tag: Tag, found: Shape): number {
  const { view, end } = tag.window;
  const length = found.end - found.start;
  if (found.classes !== 0 || found.end + 4 > end) {
    const name = decodedValue(tag, found);
    block.oddNames.push({ row: block.count, name });
    return hashOfText(name);
  }
  const { namesView } = block;
  const stop = found.end - 4;
  let hash = length;
  let from = found.start;
  let to = block.namesLength;
  for (; from <= stop; from += 4, to += 4) {
    const word = view.getInt32(from, true);
    namesView.setInt32(to, word, true);
    hash = mix(hash ^ word);
  }
  const rest = view.getInt32(from, true);
  namesView.setInt32(to, rest, true);
  block.namesLength += length;
  return hashOfRest(hash, rest, found.end - from);
}

/** Of the case that was added last. */
export function addProblems(columns: CaseColumns, problems: readonly Problem[]): void {
  columns.problems.push(problems);
  columns.problemsAt.push(columns.length - 1);
}

function addBlock(columns: CaseColumns, nameLength: number): void {
  const rows = Math.min((columns.last.rows.byteLength / ROW_BYTES) * 8, MOST_ROWS);
  columns.last = createBlock(columns.length, rows, nameLength);
  columns.blocks.push(columns.last);
}

function createBlock(from: number, rows: number, nameLength = 0): Block {
  const rowBytes = rows * ROW_BYTES;
  const bytes = Buffer.allocUnsafe(rowBytes + Math.max(rows * NAME_BYTES, nameLength + 4));
  const names = bytes.subarray(rowBytes);
  return {
    from,
    names,
    namesView: new DataView(names.buffer, names.byteOffset, names.length),
    namesLength: 0,
    oddNames: [],
    rows: new DataView(bytes.buffer, bytes.byteOffset, rowBytes),
    count: 0,
  };
}
