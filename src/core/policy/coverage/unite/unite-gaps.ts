import type { Gap } from "../../../attempt/coverage-summary.ts";
import { toRanges } from "../lines/line-ranges.ts";
import { linesOf } from "./line-book.ts";

/** What is still missed of the gaps that the jobs saw, each once, the largest first. */
export function uniteGaps(
  gaps: readonly Gap[],
  isMissed: (path: string, codeType: Gap["codeType"], line: number) => boolean,
): Gap[] {
  const united = new Map<string, Gap>();
  for (const gap of gaps) {
    const left = leftOf(gap, isMissed);
    if (!left) continue;
    const key = JSON.stringify([left.path, left.codeType, left.function, left.ranges]);
    if (!united.has(key)) united.set(key, left);
  }
  return [...united.values()].sort((left, right) => right.missed - left.missed);
}

function leftOf(gap: Gap, isMissed: Parameters<typeof uniteGaps>[1]): Gap | null {
  const lines = linesOf(gap.ranges).filter((line) => isMissed(gap.path, gap.codeType, line));
  if (lines.length === 0) return null;
  if (lines.length === gap.missed) return gap;
  // Another job ran a part of it: the function was called, and which branch is never taken is no longer known.
  const kind = gap.kind === "function" ? "lines" : gap.kind;
  return { ...gap, kind, ranges: toRanges(lines), branches: [], missed: lines.length };
}
