import type { LineGroup } from "../changed-file.ts";

/** What is looked at: the groups of one file, and the added lines that are already explained. */
export interface MovableFile {
  readonly groups: readonly LineGroup[];
  readonly explained: ReadonlySet<number>;
}

/** How many lines that say something a block needs before it counts as moved and not as alike by chance. */
const BLOCK = 3;

/** A line that says something: its trimmed text, and its position in its group. */
interface Word {
  readonly text: string;
  readonly index: number;
}

interface Run {
  readonly words: readonly Word[];
  /** Each removed line explains one added line only: a block that is added twice is a move and a copy. */
  readonly taken: Set<number>;
}

/** Per file, the added lines of blocks that were removed elsewhere in the same change. */
export function movedLines(files: readonly MovableFile[]): number[][] {
  const removed = files.flatMap(({ groups }) =>
    groups.map((group): Run => ({ words: wordsOf(group.removed, () => true), taken: new Set() })),
  );
  const places = blockPlaces(removed);
  return files.map(({ groups, explained }) =>
    groups.flatMap((group) => {
      const words = wordsOf(group.added, (index) => !explained.has(group.newStart + index));
      return blocksIn(words, places).flatMap(({ first, last }) =>
        linesOf(group, first, last).filter((line) => !explained.has(line)),
      );
    }),
  );
}

interface Place {
  readonly run: Run;
  readonly at: number;
}

function blockPlaces(runs: readonly Run[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const run of runs)
    for (let at = 0; at + BLOCK <= run.words.length; at += 1) {
      const key = blockKey(run.words, at);
      const known = places.get(key);
      if (known) known.push({ run, at });
      else places.set(key, [{ run, at }]);
    }
  return places;
}

function blocksIn(words: readonly Word[], places: ReadonlyMap<string, Place[]>) {
  const blocks: { first: number; last: number }[] = [];
  for (let at = 0; at + BLOCK <= words.length; ) {
    const length = takeLongest(words, at, openPlaces(places.get(blockKey(words, at)) ?? []));
    const [first, last] = [words[at], words[at + length - 1]];
    if (first && last && length >= BLOCK) blocks.push({ first: first.index, last: last.index });
    at += Math.max(1, length);
  }
  return blocks;
}

/** A licence that heads a thousand files has a thousand places: one that is free will do. */
const PLACES_TRIED = 32;

function openPlaces(places: Place[]): readonly Place[] {
  while (places[0]?.run.taken.has(places[0].at)) places.shift();
  return places.slice(0, PLACES_TRIED);
}

function takeLongest(words: readonly Word[], at: number, places: readonly Place[]): number {
  let best = { length: 0, place: places[0] };
  for (const place of places) {
    const length = commonLength(words, at, place);
    if (length > best.length) best = { length, place };
  }
  if (best.length < BLOCK || !saysDifferentThings(words, at)) return 0;
  for (let offset = 0; offset < best.length; offset += 1) best.place?.run.taken.add(best.place.at + offset);
  return best.length;
}

function commonLength(words: readonly Word[], at: number, { run, at: from }: Place): number {
  let length = 0;
  while (
    words[at + length] !== undefined &&
    words[at + length]?.text === run.words[from + length]?.text &&
    !run.taken.has(from + length)
  )
    length += 1;
  return length;
}

/** The same call three times over is no block of its own. */
function saysDifferentThings(words: readonly Word[], at: number): boolean {
  return new Set(words.slice(at, at + BLOCK).map(({ text }) => text)).size > 1;
}

function blockKey(words: readonly Word[], at: number): string {
  return words
    .slice(at, at + BLOCK)
    .map(({ text }) => text)
    .join("\n");
}

/** From the first to the last line of the block, and the brackets around it. */
function linesOf({ newStart, added }: LineGroup, first: number, last: number): number[] {
  let [start, end] = [first, last];
  while (end + 1 < added.length && !isWord(added[end + 1]?.trim() ?? "")) end += 1;
  while (start > 0 && !isWord(added[start - 1]?.trim() ?? "")) start -= 1;
  return Array.from({ length: end - start + 1 }, (_, offset) => newStart + start + offset);
}

function wordsOf(lines: readonly string[], isOpen: (index: number) => boolean): Word[] {
  return lines
    .map((line, index) => ({ text: line.trim(), index }))
    .filter(({ text, index }) => isWord(text) && isOpen(index));
}

const FILLERS = new Set([
  "end",
  "else",
  "try",
  "do",
  "begin",
  "then",
  "fi",
  "done",
  "pass",
  "break",
  "return",
]);

function isWord(text: string): boolean {
  const [first, second] = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return first !== undefined && (second !== undefined || !FILLERS.has(first));
}
