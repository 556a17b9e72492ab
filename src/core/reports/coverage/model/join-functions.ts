import type { CoveredFunction } from "../../coverage-report.ts";
import { type Combine, combineHits } from "./line-hits.ts";

/** Each function once, in order: it is the same one when name and line are. */
export function joinFunctions(
  functions: readonly CoveredFunction[],
  combine: Combine,
): readonly CoveredFunction[] {
  if (isAscending(functions)) return functions;
  const joined = new Map<string, CoveredFunction>();
  for (const fn of functions) {
    const key = `${fn.line} ${fn.name}`;
    const before = joined.get(key);
    joined.set(key, before ? joinTwo(before, fn, combine) : fn);
  }
  return [...joined.values()].toSorted((a, b) => a.line - b.line || (a.name < b.name ? -1 : 1));
}

/** As nearly all tools write them: one after the other in the file. */
function isAscending(functions: readonly CoveredFunction[]): boolean {
  let last = -1;
  for (const { line } of functions) {
    if (line <= last) return false;
    last = line;
  }
  return true;
}

function joinTwo(a: CoveredFunction, b: CoveredFunction, combine: Combine): CoveredFunction {
  const endLine = Math.max(a.endLine ?? 0, b.endLine ?? 0) || undefined;
  return { ...a, endLine, hits: combineHits(a.hits, b.hits, combine) };
}
