import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { node24 } from "../node24.ts";
import { type ActionStep, runnerEnvironment } from "../spawn-action.ts";
import type { LoopbackGitHub } from "../start-github.ts";
import type { PlayEnd } from "./player.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** A process grows with every play. */
const MOST_PLAYS = 400;

/** Each upload takes a buffer of 8 MB. Left alone, node would clean up after every play, and that is most of its time. */
const ARGUMENTS = [
  "--external-memory-accounted-in-global-limit",
  "--initial-old-space-size=600",
  "--min-semi-space-size=16",
  "--max-semi-space-size=32",
  "--single-threaded-gc",
];
const ALLOCATION = {
  MALLOC_MMAP_THRESHOLD_: "33554432",
  MALLOC_TRIM_THRESHOLD_: "1073741824",
  MALLOC_ARENA_MAX: "1",
};

/** The shipped action without the price of a process for every play. */
export class WarmAction {
  readonly #folder = mkdtemp(join(tmpdir(), "umpire-runner-"));
  #child: ChildProcess | undefined;
  #plays = 0;

  /** One folder for all: @actions/core remembers where the summary is. */
  async environment(github: LoopbackGitHub, step: ActionStep): Promise<NodeJS.ProcessEnv> {
    return await runnerEnvironment(github, step, await this.#folder);
  }

  async play(env: NodeJS.ProcessEnv, folder: string): Promise<PlayEnd> {
    for (const name of ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]) await writeFile(env[name] ?? "", "");
    if (this.#plays >= MOST_PLAYS) await this.#end();
    this.#plays += 1;
    this.#child ??= await started();
    const end = await answerOf(this.#child, { program: join(ROOT, "dist/action.js"), folder, env });
    if (end.strange !== null) await this.#end();
    return end;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#plays = 0;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  async stop(): Promise<void> {
    await this.#end();
    await rm(await this.#folder, { recursive: true, force: true });
  }
}

async function started(): Promise<ChildProcess> {
  return fork(join(import.meta.dirname, "player.ts"), {
    execPath: await node24(),
    execArgv: ARGUMENTS,
    env: { PATH: process.env["PATH"], NODE_NO_WARNINGS: "1", ...ALLOCATION },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

function answerOf(child: ChildProcess, request: object): Promise<PlayEnd> {
  return new Promise((resolve) => {
    const finish = (end: PlayEnd) => {
      child.off("message", heard);
      child.off("exit", gone);
      resolve(end);
    };
    const heard = (end: unknown) => finish(end as PlayEnd);
    const gone = () => finish({ exitCode: 1, stdout: "", strange: "The process ended in the middle of a play." });
    child.on("message", heard);
    child.on("exit", gone);
    child.send(request);
  });
}
