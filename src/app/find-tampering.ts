import type { CodeState } from "../core/attempt/evidence.ts";
import type { Ledger } from "../core/attempt/ledger.ts";
import type { SeenTampering } from "../core/attempt/seen-tampering.ts";
import { isTestPath } from "../core/change/is-test-path.ts";
import { parseDiff } from "../core/change/parse-diff.ts";
import { findTampering } from "../core/change/tampering/find-tampering.ts";
import type { Config } from "../core/config/config.ts";
import { redact } from "../core/redact.ts";
import type { ChangeText, World } from "./ports.ts";

/** Enough for a person; a rewritten test suite must not bury the ledger. */
const MOST = 100;

/** Where the code made it easier to pass: against the base, and against the attempt before it. */
export async function seeTampering(
  change: ChangeText | null,
  now: CodeState,
  ledger: Ledger | null,
  config: Config,
  world: World,
): Promise<SeenTampering[]> {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? null;
  const sinceBefore = before && (await world.changes.since(before.tree, now));
  const found = [
    ...(await inChange(change, "base", config)),
    ...(await inChange(sinceBefore, "attempt", config)),
  ];
  return oncePerPlace(found)
    .slice(0, MOST)
    .map((place) => ({
      ...place,
      text: redact(place.text, world.secrets),
      detail: redact(place.detail, world.secrets),
    }));
}

async function inChange(
  change: ChangeText | null,
  since: SeenTampering["since"],
  { tampering, reports }: Config,
): Promise<SeenTampering[]> {
  if (!change) return [];
  const files = parseDiff(change.diff);
  const weakened = files.filter(({ path, status, removedCount }) => {
    return removedCount > 0 && status !== "deleted" && isTestPath(path);
  });
  const texts = await change.texts(weakened.map(({ path }) => path));
  const found = findTampering(files, {
    protectedTests: tampering.protected_tests,
    reports: [...reports.junit, ...reports.coverage],
    textOf: (path) => texts.get(path) ?? null,
  });
  return found.map((place) => ({ ...place, since }));
}

/** What the attempt before already had differs from the base, not from it: told once, with the base. */
function oncePerPlace(places: readonly SeenTampering[]): SeenTampering[] {
  const byPlace = new Map<string, SeenTampering>();
  for (const place of places) {
    const key = [place.kind, place.path, place.text].join("\n");
    const known = byPlace.get(key);
    // Two lines of one text in one diff are two places.
    if (known?.since === place.since) byPlace.set(`${key}\n${place.line}`, place);
    else if (!known) byPlace.set(key, place);
  }
  return [...byPlace.values()];
}
