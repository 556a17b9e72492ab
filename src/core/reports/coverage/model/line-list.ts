import { isShort, MAX_LINE_NUMBERS, readCoded, shortForm, writeLong } from "./line-codec.ts";

/** Lines with a number each, coded: those of the open section, behind those of all sections before it. */
export interface LineList {
  /** All blocks so far; the last is being filled. */
  readonly blocks: Uint16Array[];
  numbers: Uint16Array;
  start: number;
  end: number;
  last: number;
  count: number;
  covered: number;
  /** No line was there before, or came after a later one. */
  isOrdered: boolean;
}

/** Where the lines of a section are. */
export interface CodedLines {
  readonly numbers: Uint16Array;
  readonly start: number;
  readonly end: number;
}

const BLOCK_NUMBERS = 1 << 19;

export function createLineList(): LineList {
  const numbers = new Uint16Array(0);
  return { blocks: [numbers], numbers, start: 0, end: 0, last: 0, count: 0, covered: 0, isOrdered: true };
}

/** Makes room for this many numbers more, in a new block if need be. Earlier sections stay in the old one. */
export function reserve(list: LineList, more: number): Uint16Array {
  const { numbers, start, end } = list;
  if (end + more <= numbers.length) return numbers;
  const length = Math.max(Math.min(2 * numbers.length, BLOCK_NUMBERS), 2 * (end - start + more));
  const block = new Uint16Array(length);
  block.set(numbers.subarray(start, end));
  list.blocks.push(block);
  list.numbers = block;
  list.start = 0;
  list.end = end - start;
  return block;
}

export function append(list: LineList, line: number, value: number): void {
  const numbers = reserve(list, MAX_LINE_NUMBERS);
  const step = line - list.last;
  if (isShort(step, value)) {
    numbers[list.end] = shortForm(step, value);
    list.end++;
  } else list.end = writeLong(numbers, list.end, line, value);
  if (step <= 0) list.isOrdered = false;
  list.last = line;
  list.count++;
}

export function eachLine(lines: CodedLines, visit: (line: number, value: number) => void): void {
  readCoded(lines.numbers, lines.start, lines.end, visit);
}

/** Begins a new section behind this one. */
export function closeLines(list: LineList): void {
  list.start = list.end;
  reset(list);
}

/** Forgets what is in the section. */
export function clearLines(list: LineList): void {
  list.end = list.start;
  reset(list);
}

function reset(list: LineList): void {
  list.last = 0;
  list.count = 0;
  list.covered = 0;
  list.isOrdered = true;
}
