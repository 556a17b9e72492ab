import type { Problem } from "../test-report.ts";
import type { Shape } from "../xml/shapes.ts";
import { decodedValue, type Tag } from "../xml/tag.ts";

/** Where a case belongs. Cases that follow one another mostly share one. */
export interface Place {
  /** Undefined when it is the name once more, as jest-junit writes it. */
  readonly suite: string | undefined;
  readonly file: string;
  readonly variant: string;
}

export interface OddName {
  readonly index: number;
  readonly name: string;
}

/**
 * Some thousand cases in columns: half a million objects would cost more time and memory than all the rest of reading.
 * Names are gathered as bytes, to be decoded together: one call into the runtime instead of thousands.
 */
export interface Block {
  readonly bytes: Buffer;
  readonly view: DataView;
  length: number;
  /** Where the name of each case ends in `bytes`. */
  readonly nameEnds: number[];
  /** Names that are not plain ASCII. */
  readonly oddNames: OddName[];
  /** Undefined for the place of the case before. */
  readonly places: (Place | undefined)[];
  /** NaN when the runner did not time the test. */
  readonly durations: number[];
  /** Zero when not known. */
  readonly lines: number[];
}

export interface CaseColumns {
  readonly blocks: Block[];
  last: Block;
  length: number;
  /** Of the cases that have any, and the index of these cases over all blocks. */
  readonly problems: (readonly Problem[])[];
  readonly problemsAt: number[];
}

const FIRST_BYTES = 1_024;
/** Above 128 kB V8 puts a string aside at once and never moves it. */
const MOST_BYTES = 163_840;

export function createCaseColumns(): CaseColumns {
  const first = createBlock(FIRST_BYTES);
  return { blocks: [first], last: first, length: 0, problems: [], problemsAt: [] };
}

/** Every case must get a name first, and its other values then. */
export function addName(columns: CaseColumns, tag: Tag, found: Shape | undefined): void {
  const length = found === undefined ? 0 : found.end - found.start;
  // Copied in words, so up to three bytes behind the value are read and written, too.
  if (columns.last.length + length + 3 > columns.last.bytes.length) addBlock(columns);
  const block = columns.last;
  if (found === undefined) {
    block.nameEnds.push(block.length);
    return;
  }
  if (found.classes !== 0 || found.end + 3 > tag.window.end || length > FIRST_BYTES - 3) {
    block.oddNames.push({ index: block.nameEnds.length, name: decodedValue(tag, found) });
    block.nameEnds.push(block.length);
    return;
  }
  copyWords(tag.window.view, found, block);
  block.length += length;
  block.nameEnds.push(block.length);
}

/** Of the case that was added last. */
export function addProblems(columns: CaseColumns, problems: readonly Problem[]): void {
  columns.problems.push(problems);
  columns.problemsAt.push(columns.length - 1);
}

function copyWords(view: DataView, { start, end }: Shape, block: Block): void {
  let to = block.length;
  for (let from = start; from < end; from += 4, to += 4)
    block.view.setInt32(to, view.getInt32(from, true), true);
}

function addBlock(columns: CaseColumns): void {
  columns.last = createBlock(Math.min(columns.last.bytes.length * 16, MOST_BYTES));
  columns.blocks.push(columns.last);
}

function createBlock(capacity: number): Block {
  const bytes = Buffer.allocUnsafe(capacity);
  const view = new DataView(bytes.buffer, bytes.byteOffset, capacity);
  const columns = { nameEnds: [], oddNames: [], places: [], durations: [], lines: [] };
  return { bytes, view, length: 0, ...columns };
}
