import type { FoundFunction } from "../syntax/found-function.ts";
import { likeness } from "./likeness.ts";

export const FUNCTION_CHANGES = ["new", "modified", "renamed", "moved", "unchanged"] as const;
export type FunctionChange = (typeof FUNCTION_CHANGES)[number];

/** The functions of one file before and after. */
export interface FilePair {
  readonly path: string;
  readonly old: readonly FoundFunction[];
  readonly now: readonly FoundFunction[];
}

interface Candidate {
  readonly found: FoundFunction;
  readonly path: string;
}

/** What became of every function that is there now, over all files of the change. One without a past is new. */
export function compareFunctions(pairs: readonly FilePair[]): (found: FoundFunction) => FunctionChange {
  const changes = new Map<FoundFunction, FunctionChange>();
  const gone = new Set<Candidate>();
  const fresh: Candidate[] = [];
  for (const pair of pairs.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const left = matchByName(pair, changes);
    for (const found of left.gone) gone.add({ found, path: pair.path });
    for (const found of left.fresh) fresh.push({ found, path: pair.path });
  }
  matchByLikeness(matchByBody(fresh, gone, changes), gone, changes);
  return (found) => changes.get(found) ?? "new";
}

/** Overloads share a name: equal ones belong together first, then those in the same order. */
function matchByName({ old, now }: FilePair, changes: Map<FoundFunction, FunctionChange>) {
  const left = [...old];
  const changed = now.filter((found) => {
    const same = left.findIndex((other) => other.name === found.name && isSame(other, found));
    if (same < 0) return true;
    left.splice(same, 1);
    changes.set(found, "unchanged");
    return false;
  });
  const fresh = changed.filter((found) => {
    const former = left.findIndex((other) => other.name === found.name);
    if (former < 0) return true;
    left.splice(former, 1);
    changes.set(found, "modified");
    return false;
  });
  return { fresh, gone: left };
}

function isSame(old: FoundFunction, now: FoundFunction): boolean {
  return old.source === now.source || old.body() === now.body();
}

/** Small ones are alike by chance: they need the same name too. */
const TELLING_LENGTH = 24;

function matchByBody(
  fresh: readonly Candidate[],
  gone: Set<Candidate>,
  changes: Map<FoundFunction, FunctionChange>,
): Candidate[] {
  const byBody = new Map<string, Candidate[]>();
  if (fresh.length > 0)
    for (const old of gone) byBody.set(old.found.body(), [...(byBody.get(old.found.body()) ?? []), old]);
  return fresh.filter(({ found, path }) => {
    const isTelling = found.body().length >= TELLING_LENGTH;
    const alike = (byBody.get(found.body()) ?? []).filter(
      (old) => gone.has(old) && (isTelling || old.found.simpleName === found.simpleName),
    );
    const former = alike.find((old) => old.path === path) ?? alike.find(isNamed(found)) ?? alike[0];
    if (!former) return true;
    gone.delete(former);
    changes.set(found, former.path === path ? "renamed" : "moved");
    return false;
  });
}

function isNamed({ simpleName }: FoundFunction): (candidate: Candidate) => boolean {
  return ({ found }) => found.simpleName === simpleName;
}

const ALIKE = 0.8;

function matchByLikeness(
  fresh: readonly Candidate[],
  gone: Set<Candidate>,
  changes: Map<FoundFunction, FunctionChange>,
): void {
  for (const { found, path } of fresh) {
    const [best] = [...gone]
      .filter((old) => old.path === path)
      .map((old) => ({ old, likeness: likeness(old.found.body(), found.body()) }))
      .filter((ranked) => ranked.likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness);
    if (!best) continue;
    gone.delete(best.old);
    changes.set(found, "renamed");
  }
}
