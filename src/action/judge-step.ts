import type { Attempts } from "../app/github/attempted.ts";
import { baseConfig } from "../app/github/base-config.ts";
import { readBase } from "../app/github/baseline.ts";
import { findPull } from "../app/github/find-pull.ts";
import type { Judged } from "../app/github/judge-pull.ts";
import { judgeRun, type RunToJudge } from "../app/github/judge-run.ts";
import { ofJudgingWorkflow, ofSameWork } from "../app/github/may-gather.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import { eventPart } from "./event.ts";
import { configOf, ownRun, type Step, settingsOf } from "./step.ts";

/** Null: nothing to judge. */
type Judging = (step: Step, attempts: Attempts, world: GitHubWorld) => Promise<Judged | null>;

/** `judge` within the workflow that recorded: another job of the same run has the records. */
export const judgeOwnRun: Judging = async (step, attempts, world) => {
  const run = await ownRun(step, world.github);
  const pull = await world.github.pull(eventPart(step.event, "pull_request").number);
  return await judge({ pull, run, mayGather: ofSameWork(run), endsAsJudged: true }, step, attempts, world);
};

/** `judge` on workflow_run: from the default branch, without the pull request's code. */
export const judgeOtherRun: Judging = async (step, attempts, world) => {
  const { github, say } = world;
  const given = eventPart(step.event, "workflow_run");
  const run = { ...(await github.run(given.id)), attempt: given.run_attempt };
  if (run.event !== "pull_request") {
    say(`The run that ended was started by ${run.event}, not by a pull request: nothing is judged.`);
    return null;
  }
  const pull = await findPull(run, github);
  if (typeof pull === "string") {
    say(pull);
    return null;
  }
  const own = await ownRun(step, github);
  const mayGather = ofJudgingWorkflow(own);
  const { repositoryId } = own.head;
  const memory = {
    mayWrite: mayGather,
    mayLearn: repositoryId !== null && run.head.repositoryId === repositoryId,
  };
  return await judge({ pull, run, mayGather, endsAsJudged: false, memory }, step, attempts, world);
};

async function judge(
  whose: Pick<RunToJudge, "pull" | "run" | "mayGather" | "endsAsJudged" | "memory">,
  step: Step,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged | null> {
  const { inputs } = step;
  const base = await attempts.try("Baseline", () => readBase(whose.pull, world));
  const config = configOf(step, await baseConfig(whose.pull, inputs.config, world.github));
  const request = {
    ...whose,
    expectedJobs: inputs["expect-shards"] ?? null,
    waitSeconds: inputs["wait-seconds"],
    config,
    settings: settingsOf(step),
    base: base?.results ?? null,
  };
  return await judgeRun(request, attempts, world);
}
