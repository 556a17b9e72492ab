import type { ClassifiedFunction } from "../classification.ts";
import type { Endpoint } from "../syntax/found-function.ts";
import type { Route } from "../syntax/routes.ts";
import type { TypeEvidence } from "./evidence.ts";

type SeenFunction = Pick<ClassifiedFunction, "name" | "change" | "handler">;

/** What the code itself says. That something is new says little, so it is said only when nobody else spoke. */
export function syntaxType(
  functions: readonly SeenFunction[],
  routes: readonly Route[],
  added: ReadonlySet<number>,
  isFirstToSpeak: boolean,
): TypeEvidence[] {
  const edited = functions.filter(({ change }) => change === "new" || change === "modified");
  const answers = edited.flatMap(({ name, handler }) => (handler ? [answerWords(name, handler)] : []));
  const registers = routes
    .filter(({ line, endLine }) => touches(added, line, endLine))
    .map(({ endpoint }) => `registers ${endpointWords(endpoint)}`);
  const [seen] = [...answers, ...registers];
  if (seen !== undefined) return [{ source: "syntax", saw: seen, type: "api_endpoint" }];

  const relocated = functions.filter(({ change }) => change === "renamed" || change === "moved");
  if (edited.length === 0 && relocated.length > 0)
    return [{ source: "syntax", saw: `only renames or moves ${names(relocated)}`, type: "refactor" }];
  const fresh = edited.filter(({ change }) => change === "new");
  if (fresh.length === 0 || !isFirstToSpeak) return [];
  return [{ source: "syntax", saw: `adds ${names(fresh)}`, type: "new_function" }];
}

function answerWords(name: string, handler: Endpoint): string {
  const words = endpointWords(handler);
  return words.startsWith(name) ? `answers ${words}` : `${name} answers ${words}`;
}

export function endpointWords({ framework, method, path }: Endpoint): string {
  const route = [method, path].filter((part) => part !== null).join(" ");
  return `${route || "requests"} (${framework})`;
}

const SHOWN = 3;

function names(functions: readonly SeenFunction[]): string {
  const rest = functions.length - SHOWN;
  const shown = functions.slice(0, SHOWN).map(({ name }) => name);
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}

function touches(lines: ReadonlySet<number>, from: number, to: number): boolean {
  for (let line = from; line <= to; line += 1) if (lines.has(line)) return true;
  return false;
}
