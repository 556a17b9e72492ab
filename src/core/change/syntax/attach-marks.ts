import { at, type Item, textOf } from "./items.ts";
import type { Capture, SyntaxMatch } from "./syntax-match.ts";

/** Gives every decorator, annotation and attribute to the function or scope it is about; others are dropped. */
export function attachMarks(text: string, matches: readonly SyntaxMatch[], items: readonly Item[]): void {
  const marks = oncePerPlace(matches);
  if (marks.length === 0) return;
  const blank = blanked(text, matches);
  for (const { place, name, args } of marks) {
    const item = items.findLast((one) => isBeforeName(place, one)) ?? firstBelow(place, items, blank);
    item?.marks.push({ name: textOf(text, name), args: args ? textOf(text, args) : "" });
    if (item && place.start < item.start) {
      item.start = place.start;
      item.line = place.line;
    }
  }
}

interface FoundMark {
  readonly place: Capture;
  readonly name: Capture;
  readonly args: Capture | undefined;
}

function oncePerPlace(matches: readonly SyntaxMatch[]): FoundMark[] {
  const byPlace = new Map<number, FoundMark>();
  for (const match of matches) {
    const [place, name, args] = [at(match, "mark"), at(match, "mark.name"), at(match, "mark.args")];
    if (place && name && !byPlace.get(name.start)?.args) byPlace.set(name.start, { place, name, args });
  }
  return [...byPlace.values()];
}

/** Annotations stand within what they are about, before its name. */
function isBeforeName(mark: Capture, { start, nameStart }: Item): boolean {
  return start <= mark.start && mark.end <= nameStart;
}

/** Decorators stand above, with nothing between but others and words such as `export`. */
function firstBelow(mark: Capture, items: readonly Item[], blank: string): Item | undefined {
  const item = items.find(({ start }) => start >= mark.end);
  return item && /^[\s\w]*$/.test(blank.slice(mark.end, item.start)) ? item : undefined;
}

/** The text with marks and comments blanked out, so that offsets stay. */
function blanked(text: string, matches: readonly SyntaxMatch[]): string {
  const places = matches
    .flatMap((match) => at(match, "mark") ?? at(match, "comment") ?? [])
    .sort((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let next = 0;
  for (const { start, end } of places) {
    if (end <= next) continue;
    pieces.push(text.slice(next, start), " ".repeat(end - start));
    next = end;
  }
  return [...pieces, text.slice(next)].join("");
}
