import type { Config } from "../config/config.ts";
import type { ChangedFile } from "./changed-file.ts";

/** The lines of a changed file that owe coverage, as far as the diff tells. */
export function owedLines(
  { added, moved, whitespaceOnly }: Pick<ChangedFile, "added" | "moved" | "whitespaceOnly">,
  { moved_lines, whitespace_lines }: Config["change"],
): number[] {
  const free = new Set([
    ...(moved_lines === "ignore" ? moved : []),
    ...(whitespace_lines === "ignore" ? whitespaceOnly : []),
  ]);
  return added.filter((line) => !free.has(line));
}
