import type { Item } from "./items.ts";
import { at } from "./items.ts";
import type { Capture, SyntaxMatch } from "./syntax-match.ts";

/** Reads the text of a function without its name and comments, and with blanks evened out. */
export function bodyReader(
  text: string,
  matches: readonly SyntaxMatch[],
  indentMatters: boolean,
): (item: Item) => string {
  const comments = matches.flatMap((match) => at(match, "comment") ?? []);
  return (item) => {
    const code = withoutPlaces(text, item.start, item.end, [
      ...comments.filter(({ start, end }) => start >= item.start && end <= item.end),
      { start: item.nameStart, end: item.nameEnd },
    ]);
    return indentMatters ? evenLines(code, columnOf(text, item.start)) : even(code);
  };
}

function withoutPlaces(
  text: string,
  from: number,
  to: number,
  places: readonly Pick<Capture, "start" | "end">[],
): string {
  const pieces: string[] = [];
  let next = from;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(next, start));
    next = Math.max(next, end);
  }
  return [...pieces, text.slice(next, to)].join("");
}

/** A blank matters only between two words. */
function even(code: string): string {
  return code
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<!\w) | (?!\w)/g, "");
}

/** Depth relative to where the function starts, so that a function may move into a class. */
function evenLines(code: string, column: number): string {
  return code
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => `${index === 0 ? 0 : indent(line) - column}:${even(line)}`)
    .join("\n");
}

function columnOf(text: string, offset: number): number {
  return indent(text.slice(text.lastIndexOf("\n", offset - 1) + 1));
}

function indent(line: string): number {
  return line.search(/\S/);
}
