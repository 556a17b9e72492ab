import type { DistinctTest } from "../distinct-tests.ts";
import type { TestCase } from "../test-report.ts";
import { stableName } from "./stable-name.ts";

/** A test that may still turn out to be one of several variants, or to have another try. */
export type Draft = { -readonly [Key in keyof DistinctTest]: DistinctTest[Key] };

/** Tests of one name that differ in file, suite, host or project. */
interface Variants {
  readonly id: string;
  readonly byKey: Map<string, Draft>;
}

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
  if ("test" in known && keyOf(known.test) === keyOf(test)) return known;
  const variants = "test" in known ? splitIntoVariants(known) : known;
  place.byName.set(test.name, variants);
  return variantTriedBefore(variants, test, found);
}

function variantTriedBefore(variants: Variants, test: TestCase, found: DistinctTest[]): Draft | undefined {
  const key = keyOf(test);
  const known = variants.byKey.get(key);
  if (known) return known;
  const draft = createDraft(variantId(variants, test), test);
  variants.byKey.set(key, draft);
  found.push(draft);
  return undefined;
}

/** Only now does the first one need a name that tells it from the others. */
function splitIntoVariants(first: Draft): Variants {
  const variants = { id: first.id, byKey: new Map<string, Draft>() };
  first.id = variantId(variants, first.test);
  variants.byKey.set(keyOf(first.test), first);
  return variants;
}

function keyOf({ file, suite, variant }: TestCase): string {
  return `${file}\n${suite}\n${variant}`;
}

/** A host name with figures belongs to a machine that the next run will not have: then the order must do. */
function variantId({ id, byKey }: Variants, { variant }: TestCase): string {
  if (variant !== "" && !/\d{3}|[0-9a-f]{8}|\bip-\d/i.test(variant)) return `${id} [${variant}]`;
  return byKey.size === 0 ? id : `${id} #${byKey.size + 1}`;
}

function idOf(place: Place, name: string): string {
  const stable = stableName(name);
  if (stable === name) return place.prefix + name;
  const count = (place.masked.get(stable) ?? 0) + 1;
  place.masked.set(stable, count);
  return count === 1 ? place.prefix + stable : `${place.prefix}${stable} #${count}`;
}

function createDraft(id: string, test: TestCase): Draft {
  const { outcome, flaky, problems, durationMs } = test;
  return { id, test, outcome, flaky, problems, durationMs, tries: 1 };
}
