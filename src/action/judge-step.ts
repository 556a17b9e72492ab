import type { Attempts } from "../app/github/attempted.ts";
import { baseConfig } from "../app/github/base-config.ts";
import { readBase } from "../app/github/baseline.ts";
import { findPull } from "../app/github/find-pull.ts";
import { judgeRun, type RunToJudge } from "../app/github/judge-run.ts";
import type { Judged } from "../app/github/judged.ts";
import { ofJudgingWorkflow, ofSameWork } from "../app/github/may-gather.ts";
import type { WorkflowRun } from "../app/github/ports.ts";
import { orErrorStatus, type StatusPlace } from "../app/github/under-status.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import { eventPart } from "./event.ts";
import { configOf, ownRun, type Step, settingsOf } from "./step.ts";

/** Null: nothing to judge. */
type Judging = (step: Step, attempts: Attempts, world: GitHubWorld) => Promise<Judged | null>;

/** `judge` within the workflow that recorded: another job of the same run has the records. */
export const judgeOwnRun: Judging = async (step, attempts, world) => {
  const run = await ownRun(step, world.github);
  const { number } = eventPart(step.event, "pull_request");
  const pull = await orErrorStatus(placeOf(run, step), attempts, world, () => world.github.pull(number));
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
  const found = await orErrorStatus(placeOf(run, step), attempts, world, async () => {
    return { pull: await findPull(run, github), judging: await ownRun(step, github) };
  });
  if (typeof found.pull === "string") {
    say(found.pull);
    return null;
  }
  const { pull, judging } = found;
  const mayGather = ofJudgingWorkflow(judging);
  const { repositoryId } = judging.head;
  const memory = {
    mayWrite: mayGather,
    mayLearn: repositoryId !== null && run.head.repositoryId === repositoryId,
  };
  return await judge({ pull, run, mayGather, endsAsJudged: false, memory }, step, attempts, world);
};

function placeOf({ head, url }: WorkflowRun, step: Step): StatusPlace {
  return { sha: head.sha, context: settingsOf(step).statusContext, url };
}

async function judge(
  whose: Pick<RunToJudge, "pull" | "run" | "mayGather" | "endsAsJudged" | "memory">,
  step: Step,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged | null> {
  const { inputs } = step;
  const base = await attempts.ask("Baseline", () => readBase(whose.pull, world));
  const config = await orErrorStatus(placeOf(whose.run, step), attempts, world, async () =>
    configOf(step, await baseConfig(whose.pull, inputs.config, world.github)),
  );
  const request = {
    ...whose,
    expectedJobs: inputs["expect-shards"] ?? null,
    waitSeconds: inputs["wait-seconds"],
    config,
    rules: inputs.config,
    settings: settingsOf(step),
    base: base?.results ?? null,
  };
  return await judgeRun(request, attempts, world);
}
