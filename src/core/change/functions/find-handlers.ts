import type { Endpoint, FoundFunction } from "../syntax/found-function.ts";
import type { Outline } from "../syntax/outline.ts";

/** What every function answers, also when its route is registered in another changed file. */
export function findHandlers(outlines: readonly Outline[]): (found: FoundFunction) => Endpoint | null {
  const byName = new Map<string, FoundFunction[]>();
  for (const found of outlines.flatMap(({ functions }) => functions))
    byName.set(found.simpleName, [...(byName.get(found.simpleName) ?? []), found]);

  const elsewhere = new Map<FoundFunction, Endpoint>();
  for (const { endpoint, targetName } of outlines.flatMap(({ routes }) => routes)) {
    // A name that several functions have does not tell which one is meant.
    const [only, second] = byName.get(targetName ?? "") ?? [];
    if (only && !second) elsewhere.set(only, endpoint);
  }
  return (found) => found.endpoint ?? elsewhere.get(found) ?? null;
}
