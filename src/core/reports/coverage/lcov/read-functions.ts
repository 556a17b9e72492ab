import type { CoveredFunction } from "../../coverage-report.ts";
import { joinFunctions } from "../model/join-functions.ts";
import { readCount } from "./read-count.ts";

/**
 * Reads what is kept of function lines: `<line>,[<end line>,]<name>` and `:<hits>,<name>`. A count belongs to the first function of that name
 * that has none yet, because JavaScript has many of one name in a file; when all have one, it adds to the first.
 */
export function functionsIn(text: string): readonly CoveredFunction[] {
  const lines = text.split(/\r?\n/);
  const counts = countsByName(lines);
  const functions = lines
    .flatMap(readPlace)
    .map((place) => ({ ...place, hits: counts.get(place.name)?.shift() ?? 0 }));
  for (const [index, fn] of functions.entries()) {
    const left = counts.get(fn.name)?.splice(0) ?? [];
    functions[index] = { ...fn, hits: left.reduce((sum, hits) => sum + hits, fn.hits) };
  }
  return joinFunctions(functions, "sum");
}

/** Names may begin with digits and hold commas: only digits with a comma behind them are an end line. */
function readPlace(line: string): Omit<CoveredFunction, "hits">[] {
  const [, start, end, name] = /^(\d+),(?:(\d+),)?(.*)$/.exec(line) ?? [];
  if (start === undefined || name === undefined) return [];
  return [{ name, line: Number(start), endLine: end === undefined ? undefined : Number(end) }];
}

function countsByName(lines: readonly string[]): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const line of lines) {
    const [, count = "", name] = /^:([^,]*),(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const hits = readCount(count) ?? 0;
    const known = counts.get(name);
    if (known) known.push(hits);
    else counts.set(name, [hits]);
  }
  return counts;
}
