import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAction } from "../../src/action/run-action.ts";
import { type ActionStep, runnerEnvironment } from "./spawn-action.ts";
import type { LoopbackGitHub } from "./start-github.ts";

// One folder for all: @actions/core remembers where the summary is.
const folder = mkdtempSync(join(tmpdir(), "umpire-runner-"));

export function removeRunnerFolder(): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** The action's door in this process, so that what it covers is seen; `spawnAction` starts the shipped file. */
export async function actionHere(github: LoopbackGitHub, step: ActionStep) {
  const before = process.env;
  try {
    process.env = await runnerEnvironment(github, step, folder);
    process.exitCode = undefined;
    await runAction();
    const output = await readFile(join(folder, "output"), "utf8");
    const summary = await readFile(join(folder, "step_summary"), "utf8");
    return { exitCode: Number(process.exitCode ?? 0), output, summary };
  } finally {
    process.env = before;
    process.exitCode = undefined;
  }
}
