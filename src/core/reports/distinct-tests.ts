import { idPrefix } from "./identity/id-prefix.ts";
import { createPlace, type Place, triedBefore } from "./identity/place.ts";
import { addTry } from "./identity/tries.ts";
import type { Outcome, Problem, TestCase } from "./test-report.ts";

/** One test, however often its runner tried it. */
export interface DistinctTest {
  /** Readable, and the same on every machine and in every run: see identity/. */
  readonly id: string;
  /** The try that counts: the last one that was not skipped. */
  readonly test: TestCase;
  readonly outcome: Outcome;
  /** It failed, and it passed in the end. */
  readonly flaky: boolean;
  /** Of all tries, in order. Those of a test that passed in the end are of the kind `flaky`. */
  readonly problems: readonly Problem[];
  /** Of all tries together. */
  readonly durationMs: number | undefined;
  readonly tries: number;
}

/**
 * The tests of one report. Never mix reports here: a test that fails in one and passes in another was not retried, it
 * ran under two conditions.
 */
export function distinctTests(
  cases: readonly TestCase[],
  { root = "" }: { root?: string } = {},
): DistinctTest[] {
  const places = new Map<string, Place>();
  const found: DistinctTest[] = [];
  let place: Place | undefined;
  let file = "";
  let suite = "";
  for (const test of cases) {
    // jest-junit writes the whole name as class, too: then the name alone says it all.
    const testSuite = test.suite === test.name ? "" : test.suite;
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
