import type { ChangedFile, LineGroup } from "../changed-file.ts";

/** How many lines that say something a block needs before it counts as moved and not as alike by chance. */
const BLOCK = 3;

/** A line that says something. */
interface Word {
  /** Its trimmed text. */
  readonly text: string;
  /** Its position in its group. */
  readonly index: number;
}

interface Run {
  readonly words: readonly Word[];
  /** Each removed line explains one added line only: a block that is added twice is a move and a copy. */
  readonly taken: Set<number>;
}

interface Place {
  readonly run: Run;
  readonly at: number;
}

type Movable = Pick<ChangedFile, "groups" | "whitespaceOnly">;

/** Tells the added lines of blocks that were removed elsewhere in the same change. Files are to be asked in a fixed order. */
export function moveFinder(files: readonly Movable[]): (file: Movable) => number[] {
  const groups = files.flatMap((file) => file.groups);
  const added = new Set<string>();
  for (const group of groups) for (const line of group.added) added.add(line.trim());
  const places = blockPlaces(groups.flatMap(({ removed }) => runsOf(removed, added)));
  if (places.size === 0) return () => [];
  return (file) => {
    const explained = new Set(file.whitespaceOnly);
    return file.groups.flatMap((group) => {
      const words = wordsOf(group.added).filter(({ index }) => !explained.has(group.newStart + index));
      return blocksIn(words, places).flatMap(({ first, last }) =>
        linesOf(group, first, last).filter((line) => !explained.has(line)),
      );
    });
  };
}

/** A removed line that does not come back separates: what stands before and behind it did not move as one. */
function runsOf(removed: readonly string[], added: ReadonlySet<string>): Run[] {
  const runs: Word[][] = [[]];
  for (const [index, line] of removed.entries()) {
    const text = line.trim();
    if (!isWord(text)) continue;
    if (added.has(text)) runs.at(-1)?.push({ text, index });
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length >= BLOCK).map((words) => ({ words, taken: new Set() }));
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
  return `${words[at]?.text}\n${words[at + 1]?.text}\n${words[at + 2]?.text}`;
}

/** From the first to the last line of the block, and the brackets around it. */
function linesOf({ newStart, added }: LineGroup, first: number, last: number): number[] {
  let [start, end] = [first, last];
  while (isFiller(added[end + 1])) end += 1;
  while (isFiller(added[start - 1])) start -= 1;
  return Array.from({ length: end - start + 1 }, (_, offset) => newStart + start + offset);
}

function wordsOf(lines: readonly string[]): Word[] {
  return lines.map((line, index) => ({ text: line.trim(), index })).filter(({ text }) => isWord(text));
}

function isFiller(line: string | undefined): boolean {
  return line !== undefined && !isWord(line.trim());
}

/** Words that end or part blocks and say nothing by themselves, with whatever brackets are around them. */
const FILLER = /^\W*(?:end|else|try|do|begin|then|fi|done|pass|break|return)?\W*$/;
const LONGEST_FILLER = 16;

/** Letters of other scripts are no `\w`: whoever writes them says something. */
function isWord(text: string): boolean {
  return text.length > LONGEST_FILLER || !FILLER.test(text) || /\p{L}/u.test(text.replace(/\w/g, ""));
}
