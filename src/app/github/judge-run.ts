import type { BaseResults } from "../../core/attempt/ledger.ts";
import type { Config } from "../../core/config/config.ts";
import type { Records } from "../../core/memory/records.ts";
import type { Attempts } from "./attempted.ts";
import { type Judged, judgePull } from "./judge-pull.ts";
import { loadRecords, lookAt, uniteGathered } from "./load-records.ts";
import type { PullRequest, WorkflowRun } from "./ports.ts";
import { putStatus } from "./publish-verdict.ts";
import type { Settings } from "./settings.ts";
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
  /** Whether a run may speak for those before it. */
  readonly mayGather: (run: WorkflowRun) => boolean;
}

/** Lists of artifacts lag behind their upload. */
const FIRST_PAUSE_MS = 1_000;

/** Null when the run left nothing to judge: that is said on its commit, and is never a pass. */
export async function judgeRun(
  request: RunToJudge,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged | null> {
  const { pull, run, config, settings, base, mayGather, expectedJobs } = request;
  const own = withExpected(await waitForRecords(request, world), expectedJobs);
  if (!own.records.some(({ claim }) => claim.runAttempt === run.attempt)) {
    const ended = run.conclusion ?? run.status;
    const description = `This run (${ended}) left no record of its tests: nothing is known of this commit`;
    world.say(description);
    const status = { context: settings.statusContext, state: "error" as const, description, url: run.url };
    await attempts.try("Commit status", () => putStatus(run.head.sha, status, world));
    return null;
  }
  const search = { pull, path: run.path, event: run.event, mayGather };
  const records = uniteGathered([own, await loadRecords(search, world)]);
  const { id, attempt, head } = run;
  return await judgePull(
    records,
    { search, run: { id, attempt, headSha: head.sha }, config, settings, base },
    attempts,
    world,
  );
}

async function waitForRecords(
  { pull, run, expectedJobs, waitSeconds }: RunToJudge,
  world: GitHubWorld,
): Promise<Records> {
  let left = waitSeconds * 1_000;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await lookAt(run, pull, world);
    const now = found.records.filter(({ claim }) => claim.runAttempt === run.attempt).length;
    if (now > 0 && found.records.length >= (expectedJobs ?? 1)) return found;
    // A cancelled run may never have recorded: waiting would not help it.
    const isHopeless = run.conclusion === "cancelled" || run.conclusion === "skipped";
    if (isHopeless || left <= 0) return found;
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
