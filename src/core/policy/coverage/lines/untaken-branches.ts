import type { UntakenBranch } from "../../../attempt/coverage-summary.ts";
import type { Branch } from "../../../change/syntax/branches.ts";
import type { LineHits } from "../../../reports/coverage-report.ts";
import type { LineRange } from "./line-ranges.ts";

/** Finds the smallest branch around a stretch, if nothing in it ran: then that is the case which no test reaches. */
export function untakenBranches(
  branches: readonly Branch[],
  lines: LineHits,
): (range: LineRange) => UntakenBranch | null {
  if (branches.length === 0) return () => null;
  const ran = linesThatRan(lines);
  return ([first, last]) => {
    const around = branches.filter(({ start, end }) => start <= first && last <= end);
    const [smallest] = around.toSorted((left, right) => size(left) - size(right));
    if (!smallest || ran.some((line) => smallest.inner.start <= line && line <= smallest.inner.end))
      return null;
    return { kind: smallest.kind, test: smallest.test };
  };
}

function linesThatRan(lines: LineHits): number[] {
  const ran: number[] = [];
  lines.forEach((line, hits) => {
    if (hits > 0) ran.push(line);
  });
  return ran;
}

function size({ start, end }: Branch): number {
  return end - start;
}
