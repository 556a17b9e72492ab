import type { Language, SourceFile } from "../languages/language.ts";
import { attachMarks } from "./attach-marks.ts";
import { bodyReader } from "./body-text.ts";
import { type Branch, branchesOf } from "./branches.ts";
import type { Endpoint, FoundFunction, Scope } from "./found-function.ts";
import { at, type Item, itemsOf, textOf } from "./items.ts";
import { literalItems, type Route, routesOf } from "./routes.ts";
import type { SyntaxMatch } from "./syntax-match.ts";

/** What a file holds, as far as it matters here. */
export interface Outline {
  readonly functions: readonly FoundFunction[];
  readonly routes: readonly Route[];
  /** Looked for when asked: most files have no line that never ran. */
  readonly branches: () => readonly Branch[];
}

export const EMPTY_OUTLINE: Outline = { functions: [], routes: [], branches: () => [] };

export function outlineOf(
  path: string,
  text: string,
  matches: readonly SyntaxMatch[],
  language: Language,
): Outline {
  const file: SourceFile = { path, text, imports: importsOf(text, matches) };
  const routes = routesOf(file, matches, language);
  const items = itemsOf(text, matches, literalItems(routes));
  const isPrivate = privacyOf(matches);
  attachMarks(text, matches, items);
  const readBody = bodyReader(text, matches, language.indentMatters);
  const functions = items
    .filter(({ kind }) => kind === "function")
    .map((item) => {
      const found = { ...describe(item, text), isPrivate: isPrivate(item), body: once(() => readBody(item)) };
      const route = routes.find(({ target }) => target.start === item.nameStart && target.end === item.end);
      return {
        ...found,
        endpoint: route?.endpoint ?? routeTo(item, routes) ?? language.endpoint(found, file),
      };
    });
  return { functions, routes, branches: () => branchesOf(text, matches) };
}

function describe(item: Item, text: string) {
  const scope = around(item).find(({ kind }) => kind === "scope");
  const names = [item.simpleName, item.owner, ...around(item).map(({ simpleName }) => simpleName)];
  return {
    name: names.filter(Boolean).reverse().join("."),
    simpleName: item.simpleName,
    scope: scope ? toScope(scope) : null,
    isTopLevel: item.parent === null,
    marks: item.marks,
    head: text.slice(item.start, item.bodyStart),
    line: item.line,
    endLine: item.endLine,
    source: textOf(text, item),
  };
}

/** From the nearest to the farthest. */
function around({ parent }: Item): Item[] {
  return parent ? [parent, ...around(parent)] : [];
}

function toScope({ simpleName, bases, marks }: Item): Scope {
  return { name: simpleName, bases, marks };
}

function routeTo({ simpleName }: Item, routes: readonly Route[]): Endpoint | undefined {
  return routes.find(({ targetName }) => targetName === simpleName)?.endpoint;
}

function importsOf(text: string, matches: readonly SyntaxMatch[]): string[] {
  return matches.flatMap((match) => {
    const source = at(match, "import");
    return source ? [textOf(text, source).replace(/^["'`]|["'`]$/g, "")] : [];
  });
}

/** Ruby's `private` holds for all that follows in its class, or for the one method behind it. */
function privacyOf(matches: readonly SyntaxMatch[]): (item: Item) => boolean {
  const words = matches.flatMap((match) => at(match, "private") ?? []);
  const single = new Set(matches.flatMap((match) => at(match, "private.function")?.start ?? []));
  return ({ start, parent }) =>
    single.has(start) ||
    words.some(
      (word) => word.end <= start && parent !== null && parent.start <= word.start && word.end <= parent.end,
    );
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
