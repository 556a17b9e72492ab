import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { checkout } from "../checkout.ts";
import { FAULT_KINDS, type Fault, type FaultKind } from "../server/faults.ts";
import { spawnAction } from "../spawn-action.ts";
import { layResults, type Played, type StagedRun, stepOf } from "../stage.ts";
import type { LoopbackGitHub } from "../start-github.ts";
import { type Ending, endingOf } from "./ending.ts";
import type { Playbook } from "./playbook.ts";
import { WarmAction } from "./warm-action.ts";

const HURRIED = { nodeOptions: ["--import", join(import.meta.dirname, "fast-timers.ts")] };

/** Never forgiven, even when a re-run folds it. */
const SECOND = "a second comment";

/** How a run ends when nothing goes wrong. */
interface Calm {
  readonly exitCode: number | null;
  readonly ending: Ending;
}

interface Scene {
  readonly github: LoopbackGitHub;
  readonly staged: StagedRun;
  readonly workspace: string;
  readonly env: NodeJS.ProcessEnv;
  /** The moment before the run. */
  readonly before: number;
  readonly calm: Calm;
}

/** Plays each run of a story once as it is told, and then again from the same moment with every fault. */
export class FaultDirector {
  readonly #warm = new WarmAction();
  readonly #story: string;
  readonly #book: Playbook;

  constructor(story: string, book: Playbook) {
    this.#story = story;
    this.#book = book;
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
      const calm = { exitCode: played.exitCode, ending: await endingOf(github) };
      const tally = this.#book.open(this.#story, staged.number, calls.length, key);
      if (tally !== null) {
        const env = await this.#warm.environment(github, step);
        const scene = { github, staged, workspace, env, before, calm };
        for (const kind of FAULT_KINDS)
          for (const [index, operation] of calls.entries())
            if (this.#book.isWanted(kind, index)) tally.add({ kind, at: index + 1, operation, ...(await this.#withFault(scene, kind, index + 1)) });
        tally.close();
      }
      await github.restore({ moment: after });
      return played;
    } finally {
      await rm(workspace, { recursive: true, force: true });
    }
  }

  async stop(): Promise<void> {
    await this.#warm.stop();
  }

  async #withFault(scene: Scene, kind: FaultKind, at: number) {
    const { github, staged } = scene;
    const plan = [faultOf(kind, at)];
    await github.restore({ moment: scene.before, plan });
    const isSample = this.#book.isSample();
    const first = isSample ? await processRun(scene, staged.attempt) : await this.#run(scene, staged.attempt, plan);
    const isUnused = (await github.unusedFaults()).length > 0;
    await github.faults({ plan: [] });
    let trouble = await differences(first.exitCode, scene);
    const isAgain = trouble.length > 0;
    if (isAgain) {
      const second = trouble.filter((line) => line === SECOND);
      const attempt = await github.rerun({ id: staged.run });
      const rerun = first.isProcess ? await processRun(scene, attempt) : await this.#run(scene, attempt, []);
      trouble = [...second, ...(await differences(rerun.exitCode, scene))];
      if (trouble.length > 0) trouble.push(`first: ${first.stdout.slice(-1500)}`, `then: ${rerun.stdout.slice(-1500)}`);
    }
    if (isUnused) trouble.push("the fault was not met");
    return { isAgain, isProcess: first.isProcess, trouble };
  }

  /** What looks strange in a process of many plays is played once more in one of its own. */
  async #run(scene: Scene, attempt: number, plan: readonly Fault[]) {
    const { github, workspace, env, staged } = scene;
    const moment = await (plan.length === 0 ? github.save() : scene.before);
    await layResults(workspace, staged);
    const end = await this.#warm.play({ ...env, GITHUB_RUN_ATTEMPT: String(attempt) }, workspace);
    if (end.strange === null) return { ...end, isProcess: false };
    await github.restore({ moment, plan });
    return await processRun(scene, attempt);
  }
}

async function processRun({ github, workspace, staged }: Scene, attempt: number) {
  await layResults(workspace, staged);
  const step = { ...stepOf(staged, workspace), attempt, ...HURRIED };
  return { ...(await spawnAction(github, step)), isProcess: true };
}

async function differences(exitCode: number | null, { github, calm }: Scene): Promise<string[]> {
  const { lines: ending, seconds } = await endingOf(github);
  return [
    ...(seconds > 0 ? [SECOND] : []),
    ...(exitCode === calm.exitCode ? [] : [`exit code ${exitCode}, not ${calm.exitCode}`]),
    ...ending.filter((line) => !calm.ending.lines.includes(line)).map((line) => `+ ${line}`),
    ...calm.ending.lines.filter((line) => !ending.includes(line)).map((line) => `- ${line}`),
    ...(ending.length === calm.ending.lines.length ? [] : [`${ending.length} lines, not ${calm.ending.lines.length}`]),
  ];
}

function faultOf(kind: FaultKind, at: number): Fault {
  const wait = kind === "403-rate" || kind === "429" ? { retryAfter: 1 } : {};
  return { kind, at, ...wait };
}

/** Runs with the same key, before anything was stored, are the same run: they need not be played twice. */
async function keyOf(github: LoopbackGitHub, { event, results, options, attempt }: StagedRun): Promise<string | null> {
  const digest = await github.digest();
  if (digest === null) return null;
  const text = JSON.stringify([digest, event, results, options, attempt])
    .replaceAll(new URL(github.origin).host, "")
    // emulate's own idea of the head, which is made up; the real one is in the event beside it.
    .replaceAll(/"statuses_url":"[^"]*"/g, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
  return createHash("sha256").update(text).digest("hex");
}
