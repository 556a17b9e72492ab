import type { LineGroup } from "../changed-file.ts";
import { matchInOrder } from "./match-lines.ts";

/** Added lines that differ from a removed one only in whitespace, in the same order, and blank ones. */
export function whitespaceLines(groups: readonly LineGroup[]): number[] {
  return groups.flatMap(({ newStart, removed, added }) => {
    const keys = added.map(lineKey);
    const same = new Set(removed.length > 0 ? matchInOrder(removed.map(lineKey), keys) : []);
    return keys.flatMap((key, index) => (key === "" || same.has(index) ? [newStart + index] : []));
  });
}

/** Only a blank between two words means something: `return a` is not `returna`. */
function lineKey(line: string): string {
  return line
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![\p{L}\p{N}_]) | (?![\p{L}\p{N}_])/gu, "");
}
