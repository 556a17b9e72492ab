import type { Values } from "./values.ts";

interface Header {
  readonly pattern: RegExp;
  /** Characters in front of every line of the diff. */
  readonly margin: 1 | 2;
  readonly expected: "-" | "+";
}

/** Jest and Vitest; node:assert; PHPUnit, Minitest and testify; go-cmp; RSpec. */
const HEADERS: readonly Header[] = [
  { pattern: /^- +(?:Expected|Snapshot)\b[^\n]*\n\+ +Received\b[^\n]*$/m, margin: 2, expected: "-" },
  { pattern: /^\+ actual - expected\b[^\n]*$/m, margin: 2, expected: "-" },
  { pattern: /^--- expected\b[^\n]*\n\+\+\+ (?:actual|received)\b[^\n]*$/im, margin: 1, expected: "-" },
  { pattern: /\(-want \+got\):?$/m, margin: 2, expected: "-" },
  { pattern: /\(-got \+want\):?$/m, margin: 2, expected: "+" },
  { pattern: /^ *Diff:\n *@@[^\n]*$/m, margin: 1, expected: "-" },
];
const REMARK = /^\s*(?:@@|\\ No newline|\^+$|\?\s)/;

/** Both sides of a diff, made whole again from what they share and what is their own. */
export function readDiff(text: string): Values | undefined {
  for (const { pattern, margin, expected } of HEADERS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const lines = bodyOf(text.slice(found.index + found[0].length));
    const sideOf = (sign: string) => {
      const other = sign === "-" ? "+" : "-";
      return dedent(lines.filter((line) => !line.startsWith(other)).map((line) => line.slice(margin)));
    };
    return expected === "-"
      ? { expected: sideOf("-"), actual: sideOf("+") }
      : { expected: sideOf("+"), actual: sideOf("-") };
  }
  return undefined;
}

function bodyOf(text: string): string[] {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.trim() !== "");
  const body = lines.slice(Math.max(start, 0));
  const end = body.indexOf("");
  const depth = Math.min(...body.filter((line) => /^\s*[-+]/.test(line)).map(indentation), 40);
  return body
    .slice(0, end < 0 ? body.length : end)
    .filter((line) => !REMARK.test(line))
    .map((line) => line.slice(depth));
}

function dedent(lines: readonly string[]): string {
  const depth = Math.min(...lines.filter((line) => line.trim() !== "").map(indentation));
  return lines
    .map((line) => line.slice(Number.isFinite(depth) ? depth : 0))
    .join("\n")
    .trimEnd();
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
