import { indentation, linesUntil } from "../lines.ts";
import type { Values } from "./values.ts";

interface Header {
  readonly pattern: RegExp;
  /** Characters in front of every line of the diff. */
  readonly margin: 1 | 2;
  /** Signs in front of what only one side has. */
  readonly expected: "-" | "+";
  readonly actual: "-" | "+";
}

const EXPECTED_REMOVED = { expected: "-", actual: "+" } as const;

/** Jest and Vitest; node:assert; PHPUnit, Minitest and testify; go-cmp; AVA; RSpec. */
const HEADERS: readonly Header[] = [
  { pattern: /^- +(?:Expected|Snapshot)\b[^\n]*\n\+ +Received\b[^\n]*$/m, margin: 2, ...EXPECTED_REMOVED },
  { pattern: /^\+ actual - expected\b[^\n]*$/m, margin: 2, ...EXPECTED_REMOVED },
  { pattern: /^--- expected\b[^\n]*\n\+\+\+ (?:actual|received)\b[^\n]*$/im, margin: 1, ...EXPECTED_REMOVED },
  { pattern: /\(-want \+got\):?$/m, margin: 2, ...EXPECTED_REMOVED },
  { pattern: /\(-got \+want\):?$/m, margin: 2, expected: "+", actual: "-" },
  { pattern: /^Difference \(- actual, \+ expected\):$/m, margin: 2, expected: "+", actual: "-" },
  { pattern: /^ *Diff:\n *@@[^\n]*$/m, margin: 1, ...EXPECTED_REMOVED },
];
const REMARK = /^\s*(?:@@|\\ No newline|\^+$|\?\s)/;

/** Both sides of a diff, made whole again from what they share and what is their own. */
export function readDiff(text: string): Values | undefined {
  for (const { pattern, margin, expected, actual } of HEADERS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const lines = bodyOf(text.slice(found.index + found[0].length));
    const without = (sign: string) =>
      lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(margin));
    return { expected: dedented(without(actual)), actual: dedented(without(expected)) };
  }
  return undefined;
}

/** From the first line that is not empty to the next that is. */
function bodyOf(text: string): string[] {
  const lines = text.replace(/^\s*\n/, "").split("\n");
  const body = linesUntil(lines, (line) => line === "").filter((line) => !REMARK.test(line));
  const depth = Math.min(...body.filter((line) => /^\s*[-+]/.test(line)).map(indentation));
  return body.map((line) => line.slice(depth));
}

function dedented(lines: readonly string[]): string {
  const depth = Math.min(...lines.filter((line) => line.trim() !== "").map(indentation));
  return lines
    .map((line) => line.slice(depth))
    .join("\n")
    .trimEnd();
}
