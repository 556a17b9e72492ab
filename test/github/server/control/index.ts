import type { Token } from "../call.ts";
import { type Seed, workflowToken } from "../create-world.ts";
import type { Fault } from "../faults.ts";
import { restoreWorld, savedWorld, worldDigest } from "../saved-world.ts";
import type { Server } from "../server.ts";
import { nextId } from "../world.ts";
import { CODE } from "./code.ts";
import { CONVERSATION } from "./conversation.ts";
import { LOOK } from "./look.ts";
import { PULLS } from "./pulls.ts";
import { RUNS } from "./runs.ts";

/** What a test does to the world that the action does not: everything a person, git or time would do. */
export const CONTROLS = {
  ...CODE,
  ...CONVERSATION,
  ...LOOK,
  ...PULLS,
  ...RUNS,

  async reset(server: Server, seed: Seed) {
    await server.reset(seed);
    return { repository: server.world.repository, git: server.world.git.path(server.world.repository) };
  },

  /** The number of this moment, for `restore`. */
  save: ({ world, saved }: Server, _: object) => saved.push(savedWorld(world)) - 1,
  /** The same for two worlds that no call could tell apart, times and addresses aside; null once there are artifacts. */
  digest: ({ world }: Server, _: object) => worldDigest(world),
  async restore(
    { world, saved, faults, calls }: Server,
    { moment, plan = [] }: { moment: number; plan?: readonly Fault[] },
  ) {
    const wanted = saved[moment];
    if (wanted === undefined) throw new Error(`There is no saved moment ${moment}.`);
    await restoreWorld(world, wanted);
    faults.set(plan);
    calls.length = 0;
  },

  /** A moment that nobody will go back to. */
  forget({ saved }: Server, { moment }: { moment: number }) {
    saved.splice(moment);
  },

  token({ world }: Server, { permissions, login }: { permissions?: Token["permissions"]; login?: string }) {
    const name = `${login === undefined ? "ghs" : "ghp"}_${nextId(world)}`;
    const person = login === undefined ? null : { login, permissions: {}, installation: false };
    world.tokens.set(
      name,
      person ?? { ...workflowToken(), ...(permissions !== undefined && { permissions }) },
    );
    return name;
  },

  /** Replaces the plan, and counts calls from one again. */
  faults: ({ faults }: Server, { plan }: { plan: readonly Fault[] }) => faults.set(plan),
  unusedFaults: ({ faults }: Server, _: object) => faults.unused(),

  /** Milliseconds that each call takes longer. */
  latency(server: Server, { milliseconds }: { milliseconds: number }) {
    server.latency = milliseconds;
  },
};
export type Controls = typeof CONTROLS;
