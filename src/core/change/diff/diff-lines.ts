import { UserError } from "../../errors.ts";

/** A diff as lines, and how far it has been read. */
export interface DiffLines {
  readonly lines: readonly string[];
  at: number;
}

export function diffLines(text: string): DiffLines {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  // A diff that was saved with CRLF has it in its own lines too; within hunks the file's own CR is kept.
  const isCrlf = text.includes("\r") && lines.some((line) => /^(?:diff --git|@@) .*\r$/.test(line));
  return { lines: isCrlf ? lines.map((line) => line.replace(/\r$/, "")) : lines, at: 0 };
}

export function currentLine({ lines, at }: DiffLines): string | undefined {
  return lines[at];
}

/** Takes every line that the test accepts. */
export function takeWhile(diff: DiffLines, accepts: (line: string) => boolean): string[] {
  const start = diff.at;
  for (let line = currentLine(diff); line !== undefined && accepts(line); line = currentLine(diff))
    diff.at += 1;
  return diff.lines.slice(start, diff.at);
}

export function brokenDiff(diff: DiffLines, problem: string): UserError {
  return new UserError(
    "diff-broken",
    `The diff does not add up at line ${diff.at + 1}: ${problem}`,
    "It may have been cut off or edited. Make it again with `git diff BASE...HEAD > change.diff`.",
  );
}
