import { byteAt, firstByte } from "../../byte-at.ts";
import { isDigit } from "../text/is-digit.ts";
import type { LineBatch } from "../text/line-batches.ts";
import { addText, type HashSet } from "./hash-set.ts";
import { lineEnd, lineFeeds, textOf } from "./words.ts";

/**
 * The `SF`, `FN` and `FNDA` lines of the open section, kept as they are behind those of all before it: a large report
 * has hundreds of thousands of names, of which hardly any is ever looked at. Only their numbers are counted on the way.
 */
export interface SectionText {
  /** All blocks so far; the last is being filled. */
  readonly blocks: Buffer[];
  block: Buffer;
  view: DataView;
  start: number;
  /** Behind the `SF` line. */
  functionsStart: number;
  end: number;
  functions: number;
  counts: number;
  covered: number;
}

const BLOCK_BYTES = 1 << 20;
const SLACK_BYTES = 4;

export function createSectionText(): SectionText {
  const block = Buffer.alloc(0);
  return {
    blocks: [block],
    block,
    view: new DataView(block.buffer),
    start: 0,
    functionsStart: 0,
    end: 0,
    functions: 0,
    counts: 0,
    covered: 0,
  };
}

/** Begins a section with the line that names its file; tells where the next line is. */
export function keepTitle({ view, end }: LineBatch, pos: number, text: SectionText): number {
  reserveText(text, end - pos);
  const length = copyLine(view, pos, text.view, text.end);
  text.end += length;
  text.functionsStart = text.end;
  return pos + length;
}

/**
 * Keeps lines about functions up to the first that is of another kind, or odd, and tells where that one begins. `FN:` is
 * left out, and of `FNDA:` all but the colon.
 */
export function keepFunctionLines(batch: LineBatch, start: number, text: SectionText): number {
  const { bytes, view, end } = batch;
  reserveText(text, end - start);
  let { end: to, functions, counts, covered } = text;
  let pos = start;
  while (pos < end) {
    const four = view.getInt32(pos, true);
    let at = pos + 3;
    if ((four & 0xffffff) === 0x3a4e46 /* FN: */ && isDigit(four >>> 24)) functions++;
    else if (four === 0x41444e46 /* FNDA */ && isDigit(byteAt(bytes, pos + 5))) {
      at = pos + 4;
      counts++;
      if (byteAt(bytes, pos + 5) !== 0x30) covered++;
    } else break;
    const length = copyLine(view, at, text.view, to);
    pos = at + length;
    to += length;
  }
  text.end = to;
  text.functions = functions;
  text.counts = counts;
  text.covered = covered;
  return pos;
}

/** Returns the length of the line. May write a few bytes more, which the next line overwrites. */
function copyLine(from: DataView, at: number, to: DataView, toAt: number): number {
  for (let offset = 0; ; offset += 4) {
    const four = from.getInt32(at + offset, true);
    to.setInt32(toAt + offset, four, true);
    const found = lineFeeds(four);
    if (found !== 0) return offset + firstByte(found) + 1;
  }
}

/** Whether no section before had the path of the open one. */
export function hasNewTitle({ block, view, start, functionsStart }: SectionText, paths: HashSet): boolean {
  return addText(paths, view, start + "SF:".length, lineEnd(block, functionsStart - 1));
}

/** The path of the open section. */
export function openPath({ block, start, functionsStart }: SectionText): string {
  return textOf(block, start + "SF:".length, functionsStart - 1);
}

/** Ends the section. */
export function closeText(text: SectionText): void {
  text.start = text.end;
  text.functions = 0;
  text.counts = 0;
  text.covered = 0;
}

/** Makes room for this many bytes more, in a new block if need be. Earlier sections stay in the old one. */
function reserveText(text: SectionText, more: number): void {
  const { block, start, end } = text;
  if (end + more + SLACK_BYTES <= block.length) return;
  const length = Math.max(Math.min(2 * block.length, BLOCK_BYTES), 2 * (end - start + more) + SLACK_BYTES);
  text.block = Buffer.alloc(length);
  text.blocks.push(text.block);
  text.view = new DataView(text.block.buffer, text.block.byteOffset, length);
  text.end = block.copy(text.block, 0, start, end);
  text.functionsStart -= start;
  text.start = 0;
}
