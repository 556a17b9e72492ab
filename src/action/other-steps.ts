import type { Attempts } from "../app/github/attempted.ts";
import { baseConfig } from "../app/github/base-config.ts";
import { recordBaselineRun } from "../app/github/baseline.ts";
import { judgeGroup } from "../app/github/judge-group.ts";
import { orErrorStatus } from "../app/github/under-status.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import type { Review } from "../app/tell-case.ts";
import { eventPart } from "./event.ts";
import { configOf, openWorkspace, ownRun, type Step, settingsOf } from "./step.ts";

/** `merge-group`: the verdict on the group's own commit. */
export async function groupStep(step: Step, attempts: Attempts, github: GitHubWorld): Promise<Review> {
  const group = eventPart(step.event, "merge_group");
  const base = { ref: group.base_ref.replace("refs/heads/", ""), sha: group.base_sha };
  const settings = settingsOf(step);
  const place = { sha: group.head_sha, context: settings.statusContext, url: null };
  const { config, world } = await orErrorStatus(place, attempts, github, async () => {
    const rules = configOf(step, await baseConfig({ base }, step.inputs.config, github.github));
    return await openWorkspace(step, rules);
  });
  const { junit, coverage } = step.inputs;
  const reports = {
    junit,
    coverage,
    base: step.inputs.base ?? `origin/${base.ref}`,
    branch: group.head_ref,
  };
  const request = { reports, headSha: group.head_sha, baseSha: base.sha, settings };
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
