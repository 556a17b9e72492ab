import type { UntakenBranch } from "../../../attempt/coverage-summary.ts";
import type { Branch } from "../../../change/syntax/branches.ts";
import type { LineHits } from "../../../reports/coverage-report.ts";
import type { LineRange } from "./line-ranges.ts";

/** Finds the smallest branch around a stretch, if nothing in it ran: then that is the case which no test reaches. */
export function untakenBranches(
  branches: readonly Branch[],
  lines: LineHits,
): (range: LineRange) => UntakenBranch | null {
  return ([first, last]) => {
    const around = branches.filter(({ start, end }) => start <= first && last <= end);
    const [smallest] = around.toSorted((left, right) => size(left) - size(right));
    return smallest && !ranIn(smallest.inner, lines) ? { kind: smallest.kind, test: smallest.test } : null;
  };
}

function ranIn({ start, end }: Branch["inner"], lines: LineHits): boolean {
  let ran = false;
  lines.forEach((line, hits) => {
    if (hits > 0 && start <= line && line <= end) ran = true;
  });
  return ran;
}

function size({ start, end }: Branch): number {
  return end - start;
}
