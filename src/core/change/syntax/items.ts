import type { Mark } from "./found-function.ts";
import type { Capture, SyntaxMatch } from "./syntax-match.ts";

/** A function or what functions lie in, while the outline of a file is drawn. */
export interface Item {
  readonly kind: "function" | "scope";
  readonly simpleName: string;
  /** What the function belongs to by its own words, as a method of Go does. */
  readonly owner: string;
  readonly bases: string;
  /** Where the name stands; both are the start when it has none. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly bodyStart: number;
  readonly end: number;
  readonly endLine: number;
  /** Decorators above it belong to it. */
  start: number;
  line: number;
  marks: Mark[];
  parent: Item | null;
}

export function at(match: SyntaxMatch, name: string): Capture | undefined {
  return match.find((capture) => capture.name === name);
}

/** Functions and scopes in the order in which they start, each with what it lies in. */
export function itemsOf(text: string, matches: readonly SyntaxMatch[], literals: readonly Item[]): Item[] {
  const found = matches.flatMap((match) => functionItem(text, match) ?? scopeItem(text, match) ?? []);
  return nested(oncePerPlace([...found, ...literals]));
}

function functionItem(text: string, match: SyntaxMatch): Item | null {
  const place = at(match, "function");
  if (!place) return null;
  const name = at(match, "name");
  const body = at(match, "body");
  const owner = at(match, "owner");
  return {
    ...newItem(place, body),
    simpleName: name ? simpleName(textOf(text, name)) : DEFAULT_NAME,
    // A function expression may stand behind its name; only a name within it is part of its text.
    ...(name && name.start >= place.start ? { nameStart: name.start, nameEnd: name.end } : {}),
    owner: owner ? textOf(text, owner).replace(/^[*&]|[<[].*$/gs, "") : "",
  };
}

function scopeItem(text: string, match: SyntaxMatch): Item | null {
  const [place, name, bases] = [at(match, "scope"), at(match, "scope.name"), at(match, "scope.bases")];
  if (!place || !name) return null;
  return {
    ...newItem(place, undefined),
    kind: "scope",
    simpleName: textOf(text, name),
    bases: bases ? textOf(text, bases) : "",
    nameStart: name.start,
    nameEnd: name.end,
  };
}

/** What a function is called that has no name but is all that its module gives. */
export const DEFAULT_NAME = "default";

export function newItem(place: Capture, body: Capture | undefined): Item {
  return {
    kind: "function",
    simpleName: DEFAULT_NAME,
    owner: "",
    bases: "",
    nameStart: place.start,
    nameEnd: place.start,
    bodyStart: body?.start ?? place.end,
    start: place.start,
    end: place.end,
    line: place.line,
    endLine: place.endLine,
    marks: [],
    parent: null,
  };
}

/** `module.exports.parse` and `"parse"` are both `parse`. */
function simpleName(text: string): string {
  return text.replace(/^["'`](.*)["'`]$/s, "$1").replace(/^.*[.]/s, "");
}

/** A handler that is written in place may have been found as a function before; its route names it better. */
function oncePerPlace(items: readonly Item[]): Item[] {
  const byPlace = new Map(items.map((item) => [`${item.kind} ${item.start} ${item.end}`, item]));
  return [...byPlace.values()].sort((a, b) => a.start - b.start);
}

function nested(items: Item[]): Item[] {
  const open: Item[] = [];
  for (const item of items) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= item.start) open.pop();
    item.parent = open.at(-1) ?? null;
    open.push(item);
  }
  return items;
}

export function textOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return text.slice(start, end);
}
