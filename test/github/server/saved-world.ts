import { createHash } from "node:crypto";
import type { Told } from "./emulator.ts";
import type { Refs } from "./repositories.ts";
import type { World } from "./world.ts";

/** A world as it was at one moment. Blobs are missing: they are never changed, and a name is never used twice. */
export interface SavedWorld {
  readonly own: Own;
  readonly told: readonly Told[];
  readonly refs: Refs;
}

const MAPS = ["repositories", "people", "roles", "tokens", "pulls", "runs"] as const;
const LISTS = ["artifacts", "checkRuns", "statuses", "reactions", "meanwhile"] as const;
const COUNTS = ["lag", "nextId"] as const;

type Own = Pick<World, (typeof MAPS)[number] | (typeof LISTS)[number] | (typeof COUNTS)[number]>;

export function savedWorld(world: World): SavedWorld {
  const kept = [...MAPS, ...LISTS, ...COUNTS].map((name) => [name, world[name]]);
  return {
    own: structuredClone(Object.fromEntries(kept)),
    told: world.emulated.told(),
    refs: world.git.refs(),
  };
}

export async function restoreWorld(world: World, { own, told, refs }: SavedWorld): Promise<void> {
  const fresh = structuredClone(own);
  for (const name of MAPS) refill(world[name], fresh[name]);
  for (const name of LISTS) world[name].splice(0, Number.POSITIVE_INFINITY, ...(fresh[name] as never[]));
  for (const name of COUNTS) world[name] = fresh[name];
  world.git.putBack(refs);
  await world.emulated.retell(told);
}

export function worldDigest(world: World): string | null {
  if (world.artifacts.length > 0) return null;
  const { own, told, refs } = savedWorld(world);
  const plain = (_: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value);
  const text = JSON.stringify({ own, told, refs }, plain)
    .replaceAll(new URL(world.origin).host, "")
    .replaceAll(world.git.path("").replace(/\.git$/, ""), "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  return createHash("sha256").update(text).digest("hex");
}

function refill(map: Map<never, unknown>, from: ReadonlyMap<unknown, unknown>): void {
  map.clear();
  for (const [key, value] of from) map.set(key as never, value);
}
