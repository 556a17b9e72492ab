import { rmSync } from "node:fs";
import type { Blobs } from "./blobs.ts";
import type { Contract } from "./contract.ts";
import { createWorld, type Seed } from "./create-world.ts";
import { type FaultKind, type FaultPlan, faultPlan } from "./faults.ts";
import type { SavedWorld } from "./saved-world.ts";
import type { World } from "./world.ts";

export interface CallRecord {
  /** As GitHub names it, such as `issues/create-comment`; `results/…` and `blob/…` for artifacts. */
  readonly operation: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null when the connection was cut. */
  status: number | null;
  fault?: FaultKind;
}

/** What lives as long as the process, around a world that a test may replace. */
export class Server {
  readonly faults: FaultPlan = faultPlan();
  readonly calls: CallRecord[] = [];
  /** What neither Umpire nor the stand-in may do: each one fails the test. */
  readonly violations: string[] = [];
  readonly contract: Contract;
  readonly checksAnswers: boolean;
  readonly blobs: Blobs;
  readonly origin: string;
  latency = 0;
  /** Moments to go back to, of the world that is now. */
  readonly saved: SavedWorld[] = [];
  readonly #folder: string;
  #world: World;

  private constructor(place: Place, world: World) {
    this.contract = place.contract;
    this.checksAnswers = place.checksAnswers;
    this.blobs = place.blobs;
    this.origin = place.origin;
    this.#folder = place.folder;
    this.#world = world;
  }

  static async open(place: Place): Promise<Server> {
    return new Server(place, await createWorld({}, place));
  }

  get world(): World {
    return this.#world;
  }

  async reset(seed: Seed): Promise<void> {
    await this.#world.emulated.close();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#world = await createWorld(seed, { origin: this.origin, folder: this.#folder, blobs: this.blobs });
    this.faults.set([]);
    this.calls.length = 0;
    this.violations.length = 0;
    this.saved.length = 0;
    this.latency = 0;
  }
}

interface Place {
  readonly origin: string;
  readonly folder: string;
  readonly blobs: Blobs;
  readonly contract: Contract;
  readonly checksAnswers: boolean;
}
