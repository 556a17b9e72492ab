import type { DistinctTest } from "./identity/distinct-test.ts";
import { idPrefix } from "./identity/id-prefix.ts";
import { createPlace, type Place, triedBefore } from "./identity/place.ts";
import { addTry } from "./identity/tries.ts";
import type { CaseList } from "./test-report.ts";

export type { DistinctTest } from "./identity/distinct-test.ts";

/**
 * The tests of one report. Never mix reports here: a test that fails in one and passes in another was not retried, it
 * ran under two conditions.
 */
export function distinctTests(cases: CaseList, { root = "" }: { root?: string } = {}): DistinctTest[] {
  const places = new Map<string, Place>();
  const found: DistinctTest[] = [];
  let place: Place | undefined;
  let file = "";
  let suite = "";
  for (const test of cases) {
    // jest-junit writes the whole name as class, mocha-junit-reporter its end: then the name alone says it all.
    const testSuite = test.name.endsWith(test.suite) ? "" : test.suite;
    if (place === undefined || test.file !== file || testSuite !== suite) {
      file = test.file;
      suite = testSuite;
      place = placeFor(places, idPrefix(file, suite, root));
    }
    const known = triedBefore(place, test, found);
    if (known) addTry(known, test);
  }
  return found;
}

function placeFor(places: Map<string, Place>, prefix: string): Place {
  let place = places.get(prefix);
  if (place === undefined) {
    place = createPlace(prefix);
    places.set(prefix, place);
  }
  return place;
}
