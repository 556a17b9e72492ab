import { deadLegs, type JobFacts, ranNoneAgain } from "../../core/attempt/legs.ts";
import type { Records } from "../../core/memory/records.ts";
import type { Attempts } from "./attempted.ts";
import { type LookedInto, lookAt } from "./load-records.ts";
import type { PullRequest, WorkflowJob, WorkflowRun } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

/** A run that is expected to have recorded. */
export interface RecordingRun {
  readonly pull: PullRequest;
  readonly run: WorkflowRun;
  readonly expectedJobs: number | null;
  /** How long to look for records that are not there yet. */
  readonly waitSeconds: number;
}

export interface OwnRecords {
  readonly records: Records;
  /** The run attempt that they tell of: an earlier one, when no job that records was run again. */
  readonly attempt: number;
}

/** Lists of artifacts lag behind their upload. */
const FIRST_PAUSE_MS = 1_000;

/** What the run itself left; null when that is nothing, or nothing of the run attempt that was to show it. */
export async function findOwn(
  request: RecordingRun,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<OwnRecords | null> {
  const { run, expectedJobs } = request;
  const jobs = await attempts.ask("Jobs of this run", () => jobFacts(run, world));
  const found = await waitForRecords(request, jobs ?? [], world);
  const attempt = recordedAttempt(found, run, jobs ?? []);
  if (attempt === null) return null;
  const dead = deadLegs(found.records, run.attempt, jobs ?? []) + found.refused;
  const recorded = new Set(found.records.map(({ claim }) => claim.job)).size;
  const seen = dead > 0 ? recorded + dead : 0;
  return { records: withExpected(found, Math.max(expectedJobs ?? 0, seen)), attempt };
}

async function jobFacts(run: WorkflowRun, { github }: GitHubWorld): Promise<JobFacts[]> {
  const jobs = await github.jobsOf(run.id, run.attempt);
  return jobs.map(({ name, conclusion, ...job }) => ({ name, conclusion, ran: ranIn(run, job) }));
}

/** GitHub may count a job that was not run again to the new run attempt: it began before that did. */
function ranIn(
  { attempt, startedAt }: WorkflowRun,
  job: Pick<WorkflowJob, "attempt" | "startedAt">,
): boolean {
  if (job.attempt !== attempt) return false;
  return attempt === 1 || startedAt === null || job.startedAt === null || job.startedAt >= startedAt;
}

function recordedAttempt({ records }: Records, run: WorkflowRun, jobs: readonly JobFacts[]): number | null {
  const before = records.map(({ claim }) => claim.runAttempt).filter((attempt) => attempt <= run.attempt);
  const newest = Math.max(0, ...before);
  if (newest === run.attempt) return newest;
  return ranNoneAgain(records, jobs) ? newest : null;
}

async function waitForRecords(
  { pull, run, expectedJobs, waitSeconds }: RecordingRun,
  jobs: readonly JobFacts[],
  world: GitHubWorld,
): Promise<LookedInto> {
  let left = waitSeconds * 1_000;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await lookAt(run, pull, world);
    const isThere = recordedAttempt(found, run, jobs) !== null;
    const count = new Set(found.records.map(({ claim }) => claim.job)).size;
    if ((isThere && count >= (expectedJobs ?? 1)) || left <= 0) return found;
    await world.wait(Math.min(pause, left));
    left -= pause;
  }
}

/** What the judge was told, or GitHub tells, stands above what the jobs claim. */
function withExpected(records: Records, expectedJobs: number): Records {
  if (expectedJobs === 0) return records;
  return {
    ...records,
    records: records.records.map((record) => ({ ...record, claim: { ...record.claim, expectedJobs } })),
  };
}
