import type { CaseList, DistinctCounts, TestCase } from "./test-report.ts";

/** What matters of the tries of one test so far, in one small number. */
const BROKE = 1;
const PASSED = 2;
const FLAKY = BROKE | PASSED;
/** A part of it broke: no pass undoes that. */
const PART_BROKE = 4;

/** How many tests distinctTests would find, and how many of them flaky, at a fraction of the cost. */
export function countDistinct(cases: CaseList): DistinctCounts {
  return cases.countIfUnrepeated?.() ?? countTries(cases);
}

function countTries(cases: CaseList): DistinctCounts {
  const tried = new Map<string, number>();
  let flaky = 0;
  for (const test of cases) {
    const key = `${test.file}\n${test.suite}\n${test.variant}\n${test.name}`;
    const before = tried.get(key);
    const after = stateAfter(before ?? 0, test);
    tried.set(key, after);
    flaky += Number(after === FLAKY) - Number(before === FLAKY);
  }
  return { distinctTests: tried.size, flaky };
}

/** As in identity/tries.ts: the last result counts, and a skip undoes nothing. */
function stateAfter(state: number, { outcome, problems }: TestCase): number {
  const broke = problems.some(({ kind }) => kind !== "skipped") ? state | BROKE : state;
  if (outcome === "skipped") return broke;
  const after = problems.some(({ isOfPart }) => isOfPart) ? broke | PART_BROKE : broke;
  return outcome === "passed" && (after & PART_BROKE) === 0 ? after | PASSED : after & ~PASSED;
}
