import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault, FaultKind } from "../server/faults.ts";
import { spawnAction } from "../spawn-action.ts";
import { layResults, type StagedRun, stepOf } from "../stage.ts";
import type { LoopbackGitHub } from "../start-github.ts";
import { type Ending, endingOf } from "./ending.ts";
import type { FaultPlay } from "./playbook.ts";
import { played } from "./player.ts";

const PROGRAM = join(import.meta.dirname, "../../../dist/action.js");
export const HURRIED = { nodeOptions: ["--import", join(import.meta.dirname, "fast-timers.ts")] };

/** A run of a story, and how it ends when nothing goes wrong. */
export interface Scene {
  readonly staged: StagedRun;
  readonly workspace: string;
  readonly env: NodeJS.ProcessEnv;
  /** The moment before the run. */
  readonly before: number;
  readonly exitCode: number | null;
  readonly ending: Ending;
}

/** Never forgiven, even when a re-run mends it: nobody runs a passing job again. */
const SECOND = "a second comment";
const LIE = "a pass that is none";
const UNFORGIVEN = [SECOND, LIE];

interface Run {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly isProcess: boolean;
}

/** From the same moment, with one fault; and once more without, when people would see a difference. */
export async function withFault(
  github: LoopbackGitHub,
  scene: Scene,
  fault: Fault,
  isSample: boolean,
): Promise<FaultPlay> {
  const { staged, before } = scene;
  await github.restore({ moment: before, plan: [fault] });
  const back = () => github.restore({ moment: before, plan: [fault] });
  const first = await run(github, scene, staged.attempt, isSample ? null : back);
  const isUnused = (await github.unusedFaults()).length > 0;
  await github.faults({ plan: [] });
  const trouble = await differences(github, first, scene);
  if (isUnused) trouble.push("the fault was not met");
  if (trouble.length === 0 || isUnused) return { isAgain: false, isProcess: first.isProcess, trouble };
  const attempt = await github.rerun({ id: staged.run });
  const moment = await github.save();
  const rerun = await run(github, scene, attempt, isSample ? null : () => github.restore({ moment }));
  const left = [
    ...trouble.filter((line) => UNFORGIVEN.includes(line)),
    ...(await differences(github, rerun, scene)),
  ];
  if (left.length > 0) left.push(`first: ${first.stdout.slice(-1500)}`, `then: ${rerun.stdout.slice(-1500)}`);
  await github.forget({ moment });
  return { isAgain: true, isProcess: first.isProcess, trouble: left };
}

/** What looks strange in a process of many plays is played once more, from the same moment, in one of its own. */
async function run(
  github: LoopbackGitHub,
  { staged, workspace, env }: Scene,
  attempt: number,
  back: (() => Promise<void>) | null,
): Promise<Run> {
  await layResults(workspace, staged);
  if (back !== null) {
    for (const name of ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]) await writeFile(env[name] ?? "", "");
    const now = { ...env, GITHUB_RUN_ATTEMPT: String(attempt) };
    const end = await played({ program: PROGRAM, folder: workspace, env: now });
    if (end.strange === null) return { ...end, isProcess: false };
    await back();
  }
  const step = { ...stepOf(staged, workspace), attempt, ...HURRIED };
  return { ...(await spawnAction(github, step)), isProcess: true };
}

async function differences(github: LoopbackGitHub, { exitCode }: Run, calm: Scene): Promise<string[]> {
  const { lines, seconds } = await endingOf(github);
  const wanted = calm.ending.lines;
  return [
    ...(seconds > 0 ? [SECOND] : []),
    ...(passed(lines).some((sha) => !passed(wanted).includes(sha)) ? [LIE] : []),
    ...(exitCode === calm.exitCode ? [] : [`exit code ${exitCode}, not ${calm.exitCode}`]),
    ...lines.filter((line) => !wanted.includes(line)).map((line) => `+ ${line}`),
    ...wanted.filter((line) => !lines.includes(line)).map((line) => `- ${line}`),
    ...(lines.length === wanted.length ? [] : [`${lines.length} lines, not ${wanted.length}`]),
  ];
}

/** Commits that show a pass. */
function passed(lines: readonly string[]): string[] {
  const passes = lines.filter((line) => /^{.*"(?:state|conclusion)":"success"/.test(line));
  return passes.flatMap((line) => /"(?:head_)?sha":"(\w+)"/.exec(line)?.[1] ?? []);
}

export function faultOf(kind: FaultKind, at: number): Fault {
  const wait = kind === "403-rate" || kind === "429" ? { retryAfter: 1 } : {};
  return { kind, at, ...wait };
}
