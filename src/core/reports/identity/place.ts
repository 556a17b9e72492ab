import type { TestCase } from "../test-report.ts";
import type { DistinctTest, Draft } from "./distinct-test.ts";
import { SEPARATOR } from "./id-prefix.ts";
import { stableName } from "./stable-name.ts";
import { keyOf, splitIntoVariants, type Variants, variantId } from "./variants.ts";

/** All tests whose ids begin the same. */
export interface Place {
  readonly prefix: string;
  readonly byName: Map<string, Draft | Variants>;
  /** How often names came out the same after masking. */
  readonly masked: Map<string, number>;
}

export function createPlace(prefix: string): Place {
  return { prefix, byName: new Map(), masked: new Map() };
}

/** The test that this is another try of. When there is none, a new test is added to `found`. */
export function triedBefore(place: Place, test: TestCase, found: DistinctTest[]): Draft | undefined {
  const known = place.byName.get(test.name);
  if (known === undefined) {
    const draft = createDraft(idOf(place, test.name), test);
    place.byName.set(test.name, draft);
    found.push(draft);
    return undefined;
  }
  if ("tries" in known && isSameVariant(known, test)) return known;
  const variants = "tries" in known ? splitIntoVariants(known, test) : known;
  place.byName.set(test.name, variants);
  return variantTriedBefore(variants, test, found);
}

function variantTriedBefore(variants: Variants, test: TestCase, found: DistinctTest[]): Draft | undefined {
  const key = keyOf(test);
  const known = variants.byKey.get(key);
  if (known) return known;
  const draft = createDraft(variantId(variants, test.variant, variants.first), test);
  variants.byKey.set(key, draft);
  found.push(draft);
  return undefined;
}

function isSameVariant(left: TestCase, right: TestCase): boolean {
  return left.file === right.file && left.suite === right.suite && left.variant === right.variant;
}

function idOf(place: Place, name: string): string {
  // surefire has no name for a class that breaks before its first test.
  if (name === "") return place.prefix.slice(0, -SEPARATOR.length);
  const stable = stableName(name);
  if (stable === name) return place.prefix + name;
  const count = (place.masked.get(stable) ?? 0) + 1;
  place.masked.set(stable, count);
  return count === 1 ? place.prefix + stable : `${place.prefix}${stable} #${count}`;
}

function createDraft(id: string, test: TestCase): Draft {
  const { suite, name, file, line, variant, outcome, durationMs, flaky, problems } = test;
  return { id, suite, name, file, line, variant, outcome, durationMs, flaky, problems, tries: 1 };
}
