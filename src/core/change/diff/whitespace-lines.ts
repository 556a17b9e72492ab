import type { LineGroup } from "../changed-file.ts";
import { matchInOrder } from "./match-lines.ts";

/** Added lines that differ from a removed one only in whitespace, in the same order, and blank ones. */
export function whitespaceLines(groups: readonly LineGroup[]): number[] {
  return groups.flatMap(({ newStart, removed, added }) => {
    const same = new Set(
      haveCommon(removed, added) ? matchInOrder(removed.map(lineKey), added.map(lineKey)) : [],
    );
    return added.flatMap((line, index) => (isBlank(line) || same.has(index) ? [newStart + index] : []));
  });
}

/** Most replaced lines have nothing in common, and that is cheap to tell. */
function haveCommon(removed: readonly string[], added: readonly string[]): boolean {
  if (removed.length === 0 || added.length === 0) return false;
  const letters = new Set(removed.map(withoutBlanks));
  return added.some((line) => letters.has(withoutBlanks(line)));
}

function withoutBlanks(line: string): string {
  return line.replace(/\s+/g, "");
}

/** Only a blank between two words means something: `return a` is not `returna`. */
function lineKey(line: string): string {
  return line
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![\p{L}\p{N}_]) | (?![\p{L}\p{N}_])/gu, "");
}

function isBlank(line: string): boolean {
  return !/\S/.test(line);
}
