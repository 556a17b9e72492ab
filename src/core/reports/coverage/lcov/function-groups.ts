import type { CoveredFunction } from "../../coverage-report.ts";
import { readCount } from "./read-count.ts";

/** lcov 2.2 and later: `FNL` gives a function's place, `FNA` the count of each of its names. Several names are one function. */
export type FunctionGroups = Map<string, CoveredFunction>;

export function readFunctionPlace(record: string, groups: FunctionGroups): boolean {
  const [, index = "", line = "", endLine] = /^FNL:(\d+),(\d+)(?:,(\d+))?$/.exec(record) ?? [];
  if (index === "") return false;
  groups.set(index, {
    name: "",
    line: Number(line),
    endLine: endLine ? Number(endLine) : undefined,
    hits: 0,
  });
  return true;
}

export function readFunctionAlias(record: string, groups: FunctionGroups): boolean {
  const [, index = "", count = "", name = ""] = /^FNA:(\d+),([^,]*),(.*)$/.exec(record) ?? [];
  const group = groups.get(index);
  const hits = readCount(count);
  if (!group || hits === undefined) return false;
  groups.set(index, { ...group, name: group.name || name, hits: group.hits + hits });
  return true;
}
