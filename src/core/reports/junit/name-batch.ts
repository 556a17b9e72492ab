import type { Shape } from "../xml/shapes.ts";
import type { Tag } from "../xml/tag.ts";
import type { MutableCase } from "./reading.ts";

/**
 * Names of cases, gathered as bytes and decoded together: one call into the runtime for thousands of names instead of
 * thousands of calls. The names are slices of the common string, which holds nothing but names.
 */
export interface NameBatch {
  bytes: Buffer;
  view: DataView;
  length: number;
  /** Index of the case that has the first name in here, and where each name ends. */
  first: number;
  count: number;
  readonly ends: number[];
}

const FIRST_BYTES = 2_048;
/** Above 128 kB V8 puts a string aside at once and never moves it. */
const MOST_BYTES = 163_840;

export function createNameBatch(): NameBatch {
  const bytes = Buffer.allocUnsafe(FIRST_BYTES);
  return { bytes, view: viewOf(bytes), length: 0, first: 0, count: 0, ends: [] };
}

/** Takes the value as name of the next case. False when it cannot: not plain ASCII, or too long. */
export function addName(batch: NameBatch, cases: readonly MutableCase[], tag: Tag, found: Shape): boolean {
  const length = found.end - found.start;
  // Copied in words, so up to three bytes behind the value are read and written, too.
  if (found.classes !== 0 || found.end + 3 > tag.window.end || length > FIRST_BYTES / 2) return false;
  if (batch.length + length + 3 > batch.bytes.length) giveNames(batch, cases);
  const { view } = tag.window;
  let to = batch.length;
  for (let from = found.start; from < found.end; from += 4, to += 4) {
    batch.view.setInt32(to, view.getInt32(from, true), true);
  }
  batch.length += length;
  batch.ends[batch.count++] = batch.length;
  return true;
}

/** The next case has a name already. */
export function skipName(batch: NameBatch): void {
  batch.ends[batch.count++] = batch.length;
}

/** Decodes what was gathered and hands it out. Must be called once more when all cases are there. */
export function giveNames(batch: NameBatch, cases: readonly MutableCase[]): void {
  const names = batch.bytes.toString("latin1", 0, batch.length);
  let start = 0;
  for (let i = 0; i < batch.count; i++) {
    const end = batch.ends[i] ?? 0;
    const testCase = cases[batch.first + i];
    if (end > start && testCase) giveName(testCase, names.slice(start, end));
    start = end;
  }
  batch.first += batch.count;
  batch.count = 0;
  batch.length = 0;
  if (batch.bytes.length < MOST_BYTES) grow(batch);
}

function giveName(testCase: MutableCase, name: string): void {
  testCase.name = name;
  // One string instead of two: jest-junit writes the whole name as class, too.
  if (testCase.suite === name) testCase.suite = name;
}

function grow(batch: NameBatch): void {
  batch.bytes = Buffer.allocUnsafe(Math.min(batch.bytes.length * 9, MOST_BYTES));
  batch.view = viewOf(batch.bytes);
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
