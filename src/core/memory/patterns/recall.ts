import type { FailureRecord } from "../../attempt/evidence.ts";
import { type Cause, groupByCause } from "../../policy/causes.ts";
import { signatureOf } from "../../policy/fingerprint.ts";
import { rootCauseOf } from "../root-cause.ts";
import type { Pattern } from "./pattern-schema.ts";
import { isEnough, wilsonLowerBound } from "./trust.ts";

/** How near a pattern is to a cause: the very cause, the same error nearby or anywhere, a fault of its kind nearby. */
export const NEARNESS = ["same-cause", "same-error-here", "same-error", "same-kind-here"] as const;
export type Nearness = (typeof NEARNESS)[number];

export interface Recalled {
  readonly pattern: Pattern;
  readonly nearness: Nearness;
}

/** Patterns that fit a cause: the nearest first, then those that so many tries make surest of. */
export function recall(cause: Cause, patterns: readonly Pattern[]): Recalled[] {
  return patterns
    .flatMap((pattern) => {
      const nearness = nearnessOf(cause, pattern);
      return nearness ? [{ pattern, nearness }] : [];
    })
    .sort((left, right) => rankOf(left) - rankOf(right) || trustIn(right) - trustIn(left));
}

/** Every pattern that fits one of these failures, by its id: what memory had to say when they were seen. */
export function matchedPatterns(failures: readonly FailureRecord[], patterns: readonly Pattern[]): string[] {
  const recalled = groupByCause(failures).flatMap((cause) => recall(cause, patterns));
  return [...new Set(recalled.map(({ pattern }) => pattern.pattern_id))];
}

function rankOf({ nearness }: Recalled): number {
  return NEARNESS.indexOf(nearness);
}

/** One try is no sample. */
function trustIn({ pattern }: Recalled): number {
  return isEnough(pattern) ? wilsonLowerBound(pattern) : 0;
}

function nearnessOf(
  { fingerprint, example }: Cause,
  { observations, pattern, category }: Pattern,
): Nearness | null {
  if (observations.some((seen) => seen.fingerprint === fingerprint)) return "same-cause";
  const here = example.frame ? folderOf(example.frame.file) : null;
  const isHere = here !== null && observations.some(({ file }) => file !== null && folderOf(file) === here);
  if (pattern === signatureOf(example)) return isHere ? "same-error-here" : "same-error";
  const kind = rootCauseOf(example);
  return isHere && kind !== "other" && kind === category ? "same-kind-here" : null;
}

export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/") + 1);
}
