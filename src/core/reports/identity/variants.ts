import type { TestCase } from "../test-report.ts";
import type { Draft } from "./distinct-test.ts";

/** Tests of one name that differ in file, suite, host or project. */
export interface Variants {
  /** The id that each of them would have alone. */
  readonly id: string;
  /** The variant that came first. */
  readonly first: string;
  readonly ids: Set<string>;
  readonly byKey: Map<string, Draft>;
}

/** Only when a second one comes does the first need an id that tells it from the others. */
export function splitIntoVariants(draft: Draft, other: TestCase): Variants {
  const variants = {
    id: draft.id,
    first: draft.variant,
    ids: new Set<string>(),
    byKey: new Map<string, Draft>(),
  };
  draft.id = variantId(variants, draft.variant, other.variant);
  variants.byKey.set(keyOf(draft), draft);
  return variants;
}

export function keyOf({ file, suite, variant }: TestCase): string {
  return `${file}\n${suite}\n${variant}`;
}

/** Named by what it does not share with another; by the order where that changes from run to run, as host names do. */
export function variantId({ id, ids }: Variants, variant: string, other: string): string {
  const shared = new Set(other.split(" "));
  const label = variant
    .split(" ")
    .filter((word) => !shared.has(word))
    .join(" ");
  const isVolatile = /\d{3}|[0-9a-f]{8}|\bip-\d/i.test(label);
  const named = label === "" || isVolatile || label.startsWith("#") ? id : `${id} [${label}]`;
  const unique = ids.has(named) || (named === id && ids.size > 0) ? `${id} #${ids.size + 1}` : named;
  ids.add(unique);
  return unique;
}
