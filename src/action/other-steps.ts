import type { Attempts } from "../app/github/attempted.ts";
import { baseConfig } from "../app/github/base-config.ts";
import { readBase, recordBaselineRun } from "../app/github/baseline.ts";
import { findPull } from "../app/github/find-pull.ts";
import { judgeGroup } from "../app/github/judge-group.ts";
import type { Judged } from "../app/github/judge-pull.ts";
import { judgeRun } from "../app/github/judge-run.ts";
import { ofJudgingWorkflow } from "../app/github/may-gather.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import type { Review } from "../app/tell-case.ts";
import { UserError } from "../core/errors.ts";
import { configOf, openWorkspace, ownRun, type Step, settingsOf } from "./step.ts";

/** `judge` on workflow_run: from the default branch, without the pull request's code. Null: nothing to judge. */
export async function judgeOtherRun(
  step: Step,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged | null> {
  const { github, say } = world;
  const given = part(step.event.workflow_run, "workflow_run");
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
  const self = await ownRun(step, github);
  const base = await attempts.try("Baseline", () => readBase(pull, world));
  return await judgeRun(
    {
      pull,
      run,
      expectedJobs: step.inputs["expect-shards"] ?? null,
      waitSeconds: step.inputs["wait-seconds"],
      config: configOf(step, await baseConfig(pull, step.inputs.config, github)),
      settings: settingsOf(step),
      base: base?.results ?? null,
      mayGather: ofJudgingWorkflow(self),
      endsAsJudged: false,
    },
    attempts,
    world,
  );
}

/** `merge-group`: the verdict on the group's own commit. */
export async function groupStep(step: Step, attempts: Attempts, github: GitHubWorld): Promise<Review> {
  const group = part(step.event.merge_group, "merge_group");
  const base = { ref: group.base_ref.replace("refs/heads/", ""), sha: group.base_sha };
  const config = configOf(step, await baseConfig({ base }, step.inputs.config, github.github));
  const { world } = await openWorkspace(step, config);
  const { junit, coverage } = step.inputs;
  const reports = {
    junit,
    coverage,
    base: step.inputs.base ?? `origin/${base.ref}`,
    branch: group.head_ref,
  };
  const request = { reports, headSha: group.head_sha, baseSha: base.sha, settings: settingsOf(step) };
  return await judgeGroup(request, config, attempts, { ...world, ...github });
}

/** `baseline`: what the default branch has, for pull requests to be compared with. */
export async function baselineStep(step: Step, github: GitHubWorld): Promise<string> {
  const run = await ownRun(step, github.github);
  const { world, config } = await openWorkspace(step);
  const { junit, coverage, base } = step.inputs;
  const reports = { junit, coverage, base, branch: run.head.ref };
  return await recordBaselineRun({ run, reports }, config, { ...world, ...github });
}

function part<Part>(value: Part | undefined, name: string): Part {
  if (value !== undefined) return value;
  throw new UserError(
    "event-mismatch",
    `The event has no ${name}, which this mode is about.`,
    `Run it on \`${name}\`, or leave \`mode\` out to let the event decide.`,
  );
}
