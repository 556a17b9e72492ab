import type { Attempts } from "../app/github/attempted.ts";
import { baseConfig } from "../app/github/base-config.ts";
import { layBaseline, readBase } from "../app/github/baseline.ts";
import type { Judged } from "../app/github/judged.ts";
import { loadRecords } from "../app/github/load-records.ts";
import { type PullRun, type PullWorld, recordJob, reviewPull } from "../app/github/review-pull.ts";
import { orErrorStatus } from "../app/github/under-status.ts";
import type { GitHubWorld } from "../app/github/world.ts";
import type { ReviewRequest } from "../app/review-reports.ts";
import { NO_RECORDS } from "../core/memory/records.ts";
import { claimedBy } from "./claimed-by.ts";
import { type EventPull, eventPart, hintsOf, isFork } from "./event.ts";
import { configOf, jobKey, openWorkspace, ownRun, type Step, settingsOf } from "./step.ts";

/** `review`: record, judge and show in one step. */
export async function reviewStep(step: Step, attempts: Attempts, github: GitHubWorld): Promise<Judged> {
  const known = await whichRun(step, attempts, github);
  const { head, url } = known.run;
  const place = { sha: head.sha, context: settingsOf(step).statusContext, url };
  const { job, world } = await orErrorStatus(place, attempts, github, () =>
    openPull(known, step, attempts, github),
  );
  return await reviewPull(job, attempts, world);
}

/**
 * `record`: only leave a record for whoever judges. Nothing is written that a read-only token could not, and a token
 * that may not even ask what came before leaves one all the same. Says whether it did.
 */
export async function recordStep(step: Step, attempts: Attempts, github: GitHubWorld): Promise<boolean> {
  const known = await whichRun(step, attempts, github);
  const { job, world } = await openPull(known, step, attempts, github);
  const { path, event } = job.run;
  const search = { pull: job.pull, path, event, mayGather: () => false, endsAsJudged: false };
  const before = (await attempts.try("Earlier records", () => loadRecords(search, world))) ?? NO_RECORDS;
  return (await recordJob(job, before, attempts, world)).isStored;
}

type KnownRun = Pick<PullRun, "run" | "pull" | "isConfirmed">;

async function whichRun(step: Step, attempts: Attempts, { github }: GitHubWorld): Promise<KnownRun> {
  const event = eventPart(step.event, "pull_request");
  const confirmed = await attempts.try("This run", async () => ({
    run: await ownRun(step, github),
    pull: await github.pull(event.number),
  }));
  return { ...(confirmed ?? claimedBy(step, event)), isConfirmed: confirmed !== null };
}

async function openPull(
  { run, pull, isConfirmed }: KnownRun,
  step: Step,
  attempts: Attempts,
  github: GitHubWorld,
): Promise<{ readonly job: PullRun; readonly world: PullWorld }> {
  const config = configOf(step, await baseConfig(pull, step.inputs.config, github.github));
  const { world: local } = await openWorkspace(step, config);
  const world = { ...local, ...github };
  const base = await attempts.ask("Baseline", () => readBase(pull, world));
  if (base) await layBaseline(base, config, world);
  const job = {
    pull,
    run,
    job: jobKey(step),
    expectedJobs: step.inputs["expect-shards"] ?? null,
    reports: reportsOf(step, eventPart(step.event, "pull_request")),
    config,
    settings: settingsOf(step),
    base: base?.results ?? null,
    isConfirmed,
  };
  return { job, world };
}

function reportsOf({ inputs }: Step, pull: EventPull): ReviewRequest {
  const { number, body, head, base } = pull;
  return {
    junit: inputs.junit,
    coverage: inputs.coverage,
    base: inputs.base ?? `origin/${base.ref}`,
    branch: `pull/${number}`,
    head: head.sha,
    hints: hintsOf(pull),
    body: body ?? undefined,
    fork: isFork(pull),
  };
}
