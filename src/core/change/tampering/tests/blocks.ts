import type { Family } from "../families/family.ts";
import type { SourceLine } from "../lines/source-line.ts";

/** A test, a group of tests or another function, as far as the lines at hand show it. */
export interface Block {
  readonly kind: "test" | "suite" | "function";
  readonly name: string;
  readonly head: SourceLine;
  /** The marks above it. */
  readonly marks: readonly SourceLine[];
  /** What follows its head, up to the next block. */
  readonly body: readonly SourceLine[];
}

export interface Blocks {
  /** Lines before the first block: what they belong to stands elsewhere and did not change. */
  readonly loose: readonly SourceLine[];
  readonly blocks: readonly Block[];
}

interface OpenBlock extends Block {
  kind: Block["kind"];
  readonly body: SourceLine[];
}

const ATTRIBUTE = /^\s*(?:@\w|#!?\[|\[\w[^\]]*\]\s*$|\[\w+\()/;

export function blocksOf(lines: readonly SourceLine[], family: Family): Blocks {
  const loose: SourceLine[] = [];
  const blocks: OpenBlock[] = [];
  let marks: SourceLine[] = [];
  for (const line of lines) {
    const head = titleBelow(line, marks.at(-1), family) ?? headOf(line, marks, family);
    if (head && !isInside(line, head.kind, blocks.at(-1))) {
      blocks.push({ ...head, head: line, marks, body: [] });
      marks = [];
    } else if (
      isMark(line, family) ||
      family.opener?.test(line.code) ||
      (ATTRIBUTE.test(line.text) && !family.assertion.test(line.code))
    )
      marks.push(line);
    else {
      // Marks that nothing followed belong to what stands above them, like any other line.
      (blocks.at(-1)?.body ?? loose).push(...marks, line);
      marks = [];
    }
  }
  // Where tests begin alike, a diff shows the mark of the first one behind the last one.
  const [first] = blocks;
  if (first?.kind === "function" && first.marks.length === 0 && marks.some((line) => isMark(line, family)))
    first.kind = "test";
  else if (marks.length > 0) (blocks.at(-1)?.body ?? loose).push(...marks);
  return { loose, blocks };
}

/** A function that a test defines for itself is part of it. */
function isInside(line: SourceLine, kind: Block["kind"], above: Block | undefined): boolean {
  return kind === "function" && above?.kind === "test" && depthOf(line) > depthOf(above.head);
}

const TITLE = /^\s*(?<quote>["'`])(?<name>[^"'`]*)\k<quote>/d;

/** A formatter puts a long title on the line below the call. */
function titleBelow(
  line: SourceLine,
  above: SourceLine | undefined,
  { opener }: Family,
): Pick<Block, "kind" | "name"> | null {
  const name = above && opener?.test(above.code) ? nameIn(line, [TITLE]) : null;
  return name === null ? null : { kind: "test", name };
}

function headOf(
  line: SourceLine,
  marks: readonly SourceLine[],
  family: Family,
): Pick<Block, "kind" | "name"> | null {
  const test = nameIn(line, family.tests);
  if (test !== null) return { kind: "test", name: test };
  const suite = nameIn(line, family.suites);
  if (suite !== null) return { kind: "suite", name: suite };
  const name = family.function && nameIn(line, [family.function]);
  if (name === null) return null;
  return { kind: [...marks, line].some((mark) => isMark(mark, family)) ? "test" : "function", name };
}

export function isMark({ text }: SourceLine, { mark }: Family): boolean {
  return mark?.test(text) ?? false;
}

/** Found where code is, and read where strings are not blanked out. */
function nameIn({ code, text }: SourceLine, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const [start, end] = pattern.exec(code)?.indices?.groups?.["name"] ?? [];
    if (start !== undefined) return text.slice(start, end).trim();
  }
  return null;
}

export function linesOf({ head, marks, body }: Block): SourceLine[] {
  return [...marks, head, ...body];
}

/** This block, and the deeper ones that follow it. */
export function blocksWithin(blocks: readonly Block[], block: Block): readonly Block[] {
  const at = blocks.indexOf(block);
  const end = blocks.findIndex((other, index) => index > at && depthOf(other.head) <= depthOf(block.head));
  return blocks.slice(at, end === -1 ? blocks.length : end);
}

function depthOf({ text }: SourceLine): number {
  return text.search(/\S/);
}
