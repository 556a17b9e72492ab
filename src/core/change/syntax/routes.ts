import type { Language, SourceFile } from "../languages/language.ts";
import type { Endpoint } from "./found-function.ts";
import { at, type Item, newItem, textOf } from "./items.ts";
import type { Capture, SyntaxMatch } from "./syntax-match.ts";

/** A place where a route is registered. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly line: number;
  readonly endLine: number;
  /** The handler, as written or as the function itself. */
  readonly target: Capture;
  /** Whether the handler is written in place. */
  readonly isLiteral: boolean;
  /** What a handler is called that lies elsewhere; null when that cannot be told. */
  readonly targetName: string | null;
}

export function routesOf(file: SourceFile, matches: readonly SyntaxMatch[], { route }: Language): Route[] {
  if (!route) return [];
  const around = matches.flatMap((match) => {
    const [place, path] = [at(match, "route"), at(match, "route.path")];
    return place && path ? [{ ...place, path: textOf(file.text, path) }] : [];
  });
  return lastTargets(matches).flatMap(({ call, target, match }) => {
    const part = (name: string) => {
      const capture = at(match, name);
      return capture ? textOf(file.text, capture) : "";
    };
    // Chained calls lie within each other: the shortest one around is the one it is an argument of.
    const [outer] = around
      .filter(({ start, end }) => start <= call.start && call.end <= end)
      .sort((a, b) => a.end - a.start - (b.end - b.start));
    const endpoint = route(
      {
        receiver: part("call.receiver"),
        name: part("call.name"),
        path: part("call.path"),
        text: textOf(file.text, call),
        around: outer?.path ?? "",
      },
      file,
    );
    if (!endpoint) return [];
    const isLiteral = FUNCTION.test(target.type);
    const targetName = isLiteral ? null : lastWord(textOf(file.text, target));
    return [{ endpoint, line: call.line, endLine: call.endLine, target, isLiteral, targetName }];
  });
}

interface FoundCall {
  readonly call: Capture;
  readonly target: Capture;
  readonly match: SyntaxMatch;
}

/** A query fits once for each argument; the last is the handler, those before it come between. */
function lastTargets(matches: readonly SyntaxMatch[]): FoundCall[] {
  const byPlace = new Map<string, FoundCall>();
  for (const match of matches) {
    const [call, target] = [at(match, "call"), at(match, "call.target")];
    if (!call || !target) continue;
    const key = `${call.start} ${call.end}`;
    if ((byPlace.get(key)?.target.start ?? -1) < target.start) byPlace.set(key, { call, target, match });
  }
  return [...byPlace.values()];
}

/** Functions without a name, whatever the grammar calls them. */
const FUNCTION = /function|closure|lambda|func_literal|block|anonymous_method|method_definition/;

/** `users.create`, `users::create`, `[Users::class, 'create']` and `Users@create` all name `create`. */
function lastWord(text: string): string | null {
  return text.match(/[\p{L}\p{N}_$]+/gu)?.at(-1) ?? null;
}

/** A handler written in place gets the route as its name. */
export function literalItems(routes: readonly Route[]): Item[] {
  return routes
    .filter(({ isLiteral }) => isLiteral)
    .map(({ target, endpoint: { method, path } }) => ({
      ...newItem(target, undefined),
      simpleName: [method, path].filter(Boolean).join(" "),
    }));
}
