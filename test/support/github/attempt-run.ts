import { Attempts } from "../../../src/app/github/attempted.ts";
import { judgePull } from "../../../src/app/github/judge-pull.ts";
import type { Judged } from "../../../src/app/github/judged.ts";
import { factsOf, loadRecords, uniteGathered } from "../../../src/app/github/load-records.ts";
import type { WorkflowRun } from "../../../src/app/github/ports.ts";
import { recordRun } from "../../../src/app/github/record-run.ts";
import type { Settings } from "../../../src/app/github/settings.ts";
import type { SharedMemory } from "../../../src/app/github/shared-memory.ts";
import type { BaseResults } from "../../../src/core/attempt/ledger.ts";
import { type Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { anEvidence, type EvidenceSpec } from "../builders.ts";
import type { InMemoryGitHub } from "./in-memory.ts";

export const SETTINGS: Settings = {
  statusContext: "umpire",
  checkName: "Umpire",
  escalateTo: "pull-request",
  label: "umpire:escalated",
  assignees: [],
  reviewers: [],
  teamReviewers: [],
  maxAnnotations: 200,
};

export interface AttemptRun {
  readonly pull: number;
  readonly run: WorkflowRun;
  readonly evidence: EvidenceSpec;
  readonly job?: string;
  readonly expectedJobs?: number;
  readonly settings?: Partial<Settings>;
  readonly config?: Config;
  readonly base?: BaseResults | null;
  readonly memory?: SharedMemory;
  /** The run that judges, where it is another. */
  readonly uploader?: number;
}

/** What the review step does, with evidence made by hand instead of reports. */
export async function attemptRun(
  {
    pull: number,
    run,
    evidence,
    job = "test",
    expectedJobs,
    settings,
    config = DEFAULT_CONFIG,
    base = null,
    memory: shared,
    uploader,
  }: AttemptRun,
  memory: InMemoryGitHub,
  attempts: Attempts = new Attempts(),
): Promise<Judged> {
  const world = memory.world(run.id);
  const pull = await world.github.pull(number);
  const search = { pull, path: run.path, event: run.event, mayGather: () => true, endsAsJudged: true };
  const before = await loadRecords(search, world);
  const claim = {
    repository: "OWNER/project",
    pullRequest: number,
    headSha: run.head.sha,
    event: run.event,
    runId: run.id,
    runAttempt: run.attempt,
    job,
    expectedJobs: expectedJobs ?? null,
  };
  const made = anEvidence({ codeHash: run.head.sha, commit: run.head.sha, ...evidence });
  await attempts.try("Record", () => recordRun(claim, made, world));
  const own = { records: [{ claim, evidence: made }], runs: [factsOf(run)], looked: [] };
  return await judgePull(
    uniteGathered([own, before]),
    {
      search,
      run: { id: run.id, attempt: run.attempt, headSha: run.head.sha },
      config,
      settings: { ...SETTINGS, ...settings },
      base,
      memory: shared,
    },
    attempts,
    uploader === undefined ? world : memory.world(uploader),
  );
}
