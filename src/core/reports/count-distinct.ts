import type { CaseList, TestCase } from "./test-report.ts";

/** What matters of the tries of one test so far, in one small number: there may be half a million tests. */
const BROKE = 1;
const PASSED = 2;

/** How many tests distinctTests would find, and how many of them flaky, in a fraction of the memory. */
export function countDistinct(cases: CaseList): { distinctTests: number; flaky: number } {
  const places = new Map<string, Map<string, number>>();
  let key = "";
  let place = placeAt(places, key);
  let distinctTests = 0;
  let flaky = 0;
  for (const test of cases) {
    const here = keyOf(test);
    if (here !== key) {
      key = here;
      place = placeAt(places, key);
    }
    const before = place.get(test.name);
    const after = stateAfter(before ?? 0, test);
    if (before === undefined) distinctTests++;
    if (after !== before) place.set(test.name, after);
    flaky += Number(after === (BROKE | PASSED)) - Number(before === (BROKE | PASSED));
  }
  return { distinctTests, flaky };
}

function keyOf({ file, suite, variant, name }: TestCase): string {
  return suite === name ? `${file}\n${variant}` : `${file}\n${variant}\n${suite}`;
}

function placeAt(places: Map<string, Map<string, number>>, key: string): Map<string, number> {
  let place = places.get(key);
  if (place === undefined) {
    place = new Map();
    places.set(key, place);
  }
  return place;
}

/** As in identity/tries.ts: the last result counts, and a skip undoes nothing. */
function stateAfter(state: number, { outcome, problems }: TestCase): number {
  const broke = problems.some(({ kind }) => kind !== "skipped") ? state | BROKE : state;
  if (outcome === "skipped") return broke;
  return outcome === "passed" ? broke | PASSED : broke & ~PASSED;
}
