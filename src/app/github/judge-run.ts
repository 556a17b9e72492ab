import type { BaseResults } from "../../core/attempt/ledger.ts";
import type { Config } from "../../core/config/config.ts";
import type { Records } from "../../core/memory/records.ts";
import type { Attempts } from "./attempted.ts";
import { type Judged, judgePull } from "./judge-pull.ts";
import { loadRecords, lookAt, uniteGathered } from "./load-records.ts";
import type { MayGather } from "./may-gather.ts";
import type { PullRequest, WorkflowRun } from "./ports.ts";
import type { Settings } from "./settings.ts";
import type { SharedMemory } from "./shared-memory.ts";
import { tellAlone } from "./tell-alone.ts";
import { type StatusPlace, sayStatus, underStatus } from "./under-status.ts";
import type { GitHubWorld } from "./world.ts";

/** A run that has recorded, judged by another job or workflow. */
export interface RunToJudge {
  readonly pull: PullRequest;
  readonly run: WorkflowRun;
  readonly expectedJobs: number | null;
  /** How long to look for records that are not there yet. */
  readonly waitSeconds: number;
  readonly config: Config;
  readonly settings: Settings;
  readonly base: BaseResults | null;
  readonly mayGather: MayGather;
  readonly endsAsJudged: boolean;
  readonly memory?: SharedMemory | undefined;
}

/** Lists of artifacts lag behind their upload. */
const FIRST_PAUSE_MS = 1_000;

/** Not every job of such a run came to its end: what it recorded may lack what would have failed. */
const BROKEN_OFF: ReadonlySet<string | null> = new Set([
  "cancelled",
  "skipped",
  "stale",
  "startup_failure",
  "timed_out",
]);

/** Null when the run left nothing to judge: that is said on its commit, and is never a pass. */
export async function judgeRun(
  request: RunToJudge,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged | null> {
  const { run, settings } = request;
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  if (BROKEN_OFF.has(run.conclusion)) {
    const ended = `${run.conclusion}`.replaceAll("_", " ");
    return await noVerdict(
      `This run did not end by itself (${ended}): it is no verdict`,
      place,
      attempts,
      world,
    );
  }
  return await underStatus(place, attempts, world, async () => {
    const own = withExpected(await waitForRecords(request, world), request.expectedJobs);
    if (own.records.some(({ claim }) => claim.runAttempt === run.attempt))
      return await judgeRecords(own, request, attempts, world);
    const ended = run.conclusion ?? run.status;
    const words = `This run (${ended}) left no record of its tests: nothing is known of this commit`;
    return await noVerdict(words, place, attempts, world);
  });
}

async function noVerdict(
  words: string,
  place: StatusPlace,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<null> {
  world.say(words);
  await sayStatus("error", words, place, attempts, world);
  return null;
}

async function judgeRecords(
  own: Records,
  request: RunToJudge,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged> {
  const { pull, run, config, settings, base, mayGather, endsAsJudged, memory } = request;
  const search = { pull, path: run.path, event: run.event, mayGather, endsAsJudged };
  const before = await attempts.try("Earlier records", () => loadRecords(search, world));
  if (before === null) return await tellAlone(own, request, attempts, world);
  const { id, attempt, head } = run;
  const asked = { search, run: { id, attempt, headSha: head.sha }, config, settings, base, memory };
  return await judgePull(uniteGathered([own, before]), asked, attempts, world);
}

async function waitForRecords(
  { pull, run, expectedJobs, waitSeconds }: RunToJudge,
  world: GitHubWorld,
): Promise<Records> {
  let left = waitSeconds * 1_000;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await lookAt(run, pull, world);
    const isThere = found.records.some(({ claim }) => claim.runAttempt === run.attempt);
    const jobs = new Set(found.records.map(({ claim }) => claim.job)).size;
    if ((isThere && jobs >= (expectedJobs ?? 1)) || left <= 0) return found;
    await world.wait(Math.min(pause, left));
    left -= pause;
  }
}

/** What the judge was told stands above what the jobs claim. */
function withExpected(records: Records, expectedJobs: number | null): Records {
  if (expectedJobs === null) return records;
  return {
    ...records,
    records: records.records.map((record) => ({ ...record, claim: { ...record.claim, expectedJobs } })),
  };
}
