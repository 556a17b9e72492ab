import type { CoveredFunction } from "../../coverage-report.ts";
import { joinFunctions } from "../model/join-functions.ts";
import { readCount } from "./read-count.ts";

/**
 * Reads what is kept of function lines: `<line>,[<end line>,]<name>` and `:<hits>,<name>`. A count belongs to the first function of that name
 * that has none yet, because JavaScript has many of one name in a file; when all have one, it adds to the first.
 */
export function functionsIn(text: string): readonly CoveredFunction[] {
  const lines = text.split(text.includes("\r") ? /\r?\n/ : "\n");
  const counts = countsByName(lines);
  const functions: CoveredFunction[] = [];
  for (const line of lines) {
    const place = line.startsWith(":") ? undefined : readPlace(line);
    if (place) functions.push({ ...place, hits: counts.get(place.name)?.shift() ?? 0 });
  }
  return joinFunctions(
    functions.map((fn) => withRest(fn, counts.get(fn.name))),
    "sum",
  );
}

function withRest(fn: CoveredFunction, counts: number[] = []): CoveredFunction {
  const left = counts.splice(0);
  return left.length === 0 ? fn : { ...fn, hits: left.reduce((sum, hits) => sum + hits, fn.hits) };
}

/** Names may begin with digits and hold commas: only digits with a comma behind them are an end line. */
function readPlace(line: string): Omit<CoveredFunction, "hits"> | undefined {
  const [, start, end, name] = /^(\d+),(?:(\d+),)?(.*)$/.exec(line) ?? [];
  if (start === undefined || name === undefined) return undefined;
  return { name, line: Number(start), endLine: end === undefined ? undefined : Number(end) };
}

function countsByName(lines: readonly string[]): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const line of lines) {
    const comma = line.indexOf(",");
    if (comma < 0 || !line.startsWith(":")) continue;
    const name = line.slice(comma + 1);
    const hits = readCount(line.slice(1, comma)) ?? 0;
    const known = counts.get(name);
    if (known) known.push(hits);
    else counts.set(name, [hits]);
  }
  return counts;
}
