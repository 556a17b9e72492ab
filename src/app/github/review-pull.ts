import type { BaseResults } from "../../core/attempt/ledger.ts";
import { type RunClaim, uniteRecords } from "../../core/attempt/run-record.ts";
import type { Config } from "../../core/config/config.ts";
import { NO_RECORDS, type Records } from "../../core/memory/records.ts";
import { buildEvidence } from "../build-evidence.ts";
import type { World } from "../ports.ts";
import { collectAttempt, type ReviewRequest } from "../review-reports.ts";
import type { Attempts } from "./attempted.ts";
import { githubLedger } from "./github-ledger.ts";
import { type JudgeRequest, judgePull } from "./judge-pull.ts";
import type { Judged } from "./judged.ts";
import { factsOf, loadRecords, uniteGathered } from "./load-records.ts";
import { ofSameWork } from "./may-gather.ts";
import type { PullRequest, WorkflowRun } from "./ports.ts";
import { recordRun } from "./record-run.ts";
import type { Settings } from "./settings.ts";
import { tellAlone } from "./tell-alone.ts";
import { underStatus } from "./under-status.ts";
import type { GitHubWorld } from "./world.ts";

/** One job of a workflow run on a pull request, with the reports in its work tree. */
export interface PullRun {
  readonly pull: PullRequest;
  readonly run: WorkflowRun;
  readonly job: string;
  readonly expectedJobs: number | null;
  readonly reports: ReviewRequest;
  readonly config: Config;
  readonly settings: Settings;
  /** What the tests did on the base, where somebody recorded it. */
  readonly base: BaseResults | null;
  /** Whether the API said so, and not only the event. */
  readonly isConfirmed: boolean;
}

export type PullWorld = World & GitHubWorld;

/** One step does all: record, judge, show. */
export async function reviewPull(job: PullRun, attempts: Attempts, world: PullWorld): Promise<Judged> {
  const { run, settings } = job;
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  return await underStatus(place, attempts, world, () => recordAndJudge(job, attempts, world));
}

async function recordAndJudge(job: PullRun, attempts: Attempts, world: PullWorld): Promise<Judged> {
  const { pull, run, config, settings, base } = job;
  const search = {
    pull,
    path: run.path,
    event: run.event,
    mayGather: ofSameWork(run),
    endsAsJudged: true,
  };
  const before = job.isConfirmed
    ? await attempts.try("Earlier records", () => loadRecords(search, world))
    : null;
  const { records } = await recordJob(job, before ?? NO_RECORDS, attempts, world);
  const { id, attempt, head } = run;
  const tested = { id, attempt, headSha: head.sha };
  if (before === null) return await tellAlone(records, { ...job, run: tested }, attempts, world);
  const request: JudgeRequest = { search, run: tested, config, settings, base };
  return await judgePull(records, request, attempts, world);
}

export interface Recorded {
  /** What is known with this job's own record, stored or not: a store that fails must not change the verdict. */
  readonly records: Records;
  readonly isStored: boolean;
}

export async function recordJob(
  job: PullRun,
  before: Records,
  attempts: Attempts,
  world: PullWorld,
): Promise<Recorded> {
  const { pull, run, config, reports } = job;
  const subject = { repository: world.github.repository, pullRequest: pull.number };
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, githubLedger(before, subject, config, world), config, world);
  const claim: RunClaim = {
    ...subject,
    headSha: run.head.sha,
    event: run.event,
    runId: run.id,
    runAttempt: run.attempt,
    job: job.job,
    expectedJobs: job.expectedJobs,
  };
  const stored = await attempts.try("Record of this attempt", () => recordRun(claim, evidence, world));
  const own = { records: uniteRecords([{ claim, evidence }]), runs: [factsOf(run)], looked: [] };
  return { records: uniteGathered([own, before]), isStored: stored !== null };
}
