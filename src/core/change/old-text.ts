import type { LineGroup } from "./changed-file.ts";

/**
 * The file before the change, from the file after it and the diff. Null when the two do not fit together.
 * A checkout may have other line ends than the diff, so they are not compared.
 */
export function oldText(newText: string, groups: readonly LineGroup[]): string | null {
  const lines = newText.split("\n");
  const parts: (readonly string[])[] = [];
  let next = 0;
  for (const { newStart, removed, added } of groups) {
    const start = newStart - 1;
    if (start + added.length > lines.length) return null;
    if (added.some((line, index) => bare(lines[start + index]) !== bare(line))) return null;
    parts.push(lines.slice(next, start), removed);
    next = start + added.length;
  }
  return [...parts, lines.slice(next)].flat().join("\n");
}

function bare(line: string | undefined): string | undefined {
  return line?.replace(/\r$/, "");
}
