import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkout } from "../checkout.ts";
import { FAULT_KINDS } from "../server/faults.ts";
import { runnerEnvironment, spawnAction } from "../spawn-action.ts";
import { layResults, type Played, type StagedRun, stepOf } from "../stage.ts";
import type { LoopbackGitHub } from "../start-github.ts";
import { endingOf } from "./ending.ts";
import type { Batch } from "./lane.ts";
import type { FaultPlay, Playbook } from "./playbook.ts";
import { HURRIED, type Scene } from "./with-fault.ts";

/** A request that takes minutes looks like a dead one. */
const BATCH = 4;

/** All of them; fewer to look at one trouble. */
const KINDS = FAULT_KINDS.filter(
  (kind) => process.env["UMPIRE_FAULTS_KINDS"]?.split(",").includes(kind) ?? true,
);

/** In a hurry, every call gets one of the kinds in turn: a twelfth of the plays. */
const IS_QUICK = process.env["UMPIRE_FAULTS_QUICK"] === "1";

function isWanted(kind: (typeof FAULT_KINDS)[number], at: number): boolean {
  return !IS_QUICK || (FAULT_KINDS.indexOf(kind) + at) % FAULT_KINDS.length === 0;
}

/** Plays each run of a story once as it is told, and then again from the same moment with every fault. */
export class FaultDirector {
  readonly #story: string;
  readonly #book: Playbook;
  /** Of the lane: @actions/core remembers where the summary is, so that all plays of a process share one folder. */
  readonly #folder: string;

  constructor(story: string, book: Playbook, folder: string) {
    this.#story = story;
    this.#book = book;
    this.#folder = folder;
  }

  async direct(github: LoopbackGitHub, staged: StagedRun): Promise<Played> {
    const key = await keyOf(github, staged);
    const before = await github.save();
    await github.restore({ moment: before });
    const workspace = await checkout(github, staged.event);
    try {
      await layResults(workspace, staged);
      const step = stepOf(staged, workspace);
      const played = { ...(await spawnAction(github, { ...step, ...HURRIED })), run: staged.run };
      const calls = (await github.calls()).map(({ operation }) => operation);
      const after = await github.save();
      const { exitCode } = played;
      const env = await runnerEnvironment(github, step, this.#folder);
      const scene = { staged, workspace, env, before, exitCode, ending: await endingOf(github) };
      const run = { story: this.#story, run: staged.number, calls: calls.length };
      if (!this.#book.isSame(run, key)) await this.#everyFault(github, scene, calls);
      await github.restore({ moment: after });
      return played;
    } finally {
      await rm(workspace, { recursive: true, force: true });
    }
  }

  async #everyFault(github: LoopbackGitHub, scene: Scene, calls: readonly string[]): Promise<void> {
    const run = { story: this.#story, run: scene.staged.number, calls: calls.length };
    for (const kind of KINDS) {
      const tally = this.#book.open(run, kind);
      if (tally === null) continue;
      const wanted = calls.map((_, index) => index + 1).filter((at) => isWanted(kind, at));
      for (let from = 0; from < wanted.length; from += BATCH) {
        const some = wanted.slice(from, from + BATCH);
        const ends = await playedBy(github, { scene, kind, calls: some });
        for (const [index, at] of some.entries()) {
          const end = ends[index];
          if (end) tally.add(calls[at - 1] ?? "", at, end);
        }
      }
      tally.close();
    }
  }
}

export function runnerFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "umpire-runner-"));
}

async function playedBy({ origin }: LoopbackGitHub, batch: Batch): Promise<FaultPlay[]> {
  const answer = await fetch(`${origin}/_control/withFaults`, {
    method: "POST",
    body: JSON.stringify(batch),
  });
  const { value, message } = (await answer.json()) as { value?: FaultPlay[]; message?: string };
  if (value === undefined) throw new Error(`withFaults: ${message}`);
  return value;
}

/** Runs with the same key, before anything was stored, are the same run: they need not be played twice. */
async function keyOf(
  github: LoopbackGitHub,
  { event, results, options, attempt }: StagedRun,
): Promise<string | null> {
  const digest = await github.digest();
  if (digest === null) return null;
  const text = JSON.stringify([digest, event, results, options, attempt])
    .replaceAll(new URL(github.origin).host, "")
    // emulate's own idea of the head, which is made up; the real one is in the event beside it.
    .replaceAll(/"statuses_url":"[^"]*"/g, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  return createHash("sha256").update(text).digest("hex");
}
