import { createHash } from "node:crypto";
import type { Told } from "./emulator.ts";
import type { Refs } from "./repositories.ts";
import type { World } from "./world.ts";

/** A world as it was at one moment. Blobs are missing: they are never changed, and a name is never used twice. */
export interface SavedWorld {
  readonly at: number;
  readonly own: Own;
  readonly told: readonly Told[];
  readonly refs: Refs;
}

const MAPS = ["repositories", "people", "roles", "tokens", "pulls", "runs"] as const;
const LISTS = ["jobs", "artifacts", "checkRuns", "statuses", "reactions", "meanwhile"] as const;
const COUNTS = ["lag", "nextId"] as const;

/** What never changes, and what is put back in a way of its own. */
type Lasting = "origin" | "repository" | "defaultBranch" | "isPublic" | "git" | "emulated" | "blobs";
type Forgotten = Exclude<keyof World, keyof Own | Lasting>;
/** A new part of the world has to be named above, or this no longer compiles. */
const NOTHING_FORGOTTEN: Record<Forgotten, never> = {};

type Own = Pick<World, (typeof MAPS)[number] | (typeof LISTS)[number] | (typeof COUNTS)[number]>;

export function savedWorld(world: World): SavedWorld {
  const kept = [...MAPS, ...LISTS, ...COUNTS].map((name) => [name, world[name]]);
  return {
    at: Date.now(),
    own: structuredClone({ ...NOTHING_FORGOTTEN, ...Object.fromEntries(kept) }),
    told: world.emulated.told(),
    refs: world.git.refs(),
  };
}

/** As if the moment were now: what was a minute old then is a minute old again, whenever that is. */
export async function restoreWorld(world: World, { at, own, told, refs }: SavedWorld): Promise<void> {
  const fresh = structuredClone(own);
  const dated = [...[...fresh.runs.values()].flat(), ...fresh.artifacts, ...fresh.jobs];
  for (const thing of dated) Object.assign(thing, later(thing, Date.now() - at));
  for (const name of MAPS) refill<unknown, unknown>(world[name], fresh[name]);
  for (const name of LISTS) world[name].splice(0, Number.POSITIVE_INFINITY, ...(fresh[name] as never[]));
  for (const name of COUNTS) world[name] = fresh[name];
  world.git.putBack(refs);
  await world.emulated.retell(told);
}

const DATES = ["createdAt", "updatedAt", "startedAt", "expiresAt"] as const;

function later(thing: { readonly [Name in (typeof DATES)[number]]?: string }, ms: number): object {
  const shifted = (date: string) => new Date(Date.parse(date) + ms).toISOString().replace(/\.\d+Z$/, "Z");
  return Object.fromEntries(DATES.flatMap((name) => (thing[name] ? [[name, shifted(thing[name])]] : [])));
}

export function worldDigest(world: World): string | null {
  if (world.artifacts.length > 0) return null;
  const { own, told, refs } = savedWorld(world);
  const plain = (_: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value;
  const text = JSON.stringify({ own, told, refs }, plain)
    .replaceAll(new URL(world.origin).host, "")
    .replaceAll(world.git.path("").replace(/\.git$/, ""), "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  return createHash("sha256").update(text).digest("hex");
}

function refill<Key, Value>(map: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void {
  map.clear();
  for (const [key, value] of from) map.set(key, value);
}
