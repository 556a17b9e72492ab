import type { Evidence, WorkflowFacts } from "./evidence.ts";
import { mergeJobs, type UniteCoverage } from "./merge-jobs.ts";
import type { RunClaim, RunFacts, RunRecord } from "./run-record.ts";

/** Whose ledger it is. */
export interface Subject {
  readonly repository: string;
  readonly pullRequest: number;
}

/**
 * Every run attempt that left a record, as evidence. Identity, time and order are the API's; only results come
 * from the records. A job that was not run again keeps what it showed in the run attempt before.
 */
export function assembleRuns(
  records: readonly RunRecord[],
  runs: readonly RunFacts[],
  subject: Subject,
  unite: UniteCoverage,
): Evidence[] {
  return runs.flatMap((run) => {
    const own = records.filter(({ claim }) => claim.runId === run.id);
    const attempts = [...new Set(own.map(({ claim }) => claim.runAttempt))].sort((a, b) => a - b);
    return attempts.flatMap((attempt) => {
      const jobs = newestPerJob(own, attempt);
      return evidenceOf(jobs, mergeJobs(jobs, unite), run, attempt, subject);
    });
  });
}

function newestPerJob(records: readonly RunRecord[], attempt: number): RunRecord[] {
  const newest = new Map<string, number>();
  const until = records.filter(({ claim }) => claim.runAttempt <= attempt);
  for (const { claim } of until)
    newest.set(claim.job, Math.max(newest.get(claim.job) ?? 0, claim.runAttempt));
  return until.filter(({ claim }) => newest.get(claim.job) === claim.runAttempt);
}

function evidenceOf(
  records: readonly RunRecord[],
  merged: ReturnType<typeof mergeJobs>,
  run: RunFacts,
  attempt: number,
  subject: Subject,
): Evidence[] {
  const newest = records.filter(({ claim }) => claim.runAttempt === attempt).slice(-1);
  return newest.map(({ evidence }) => ({
    ...evidence,
    ...merged,
    id: evidenceId(run.id, attempt),
    at: run.createdAt,
    code: { ...evidence.code, commit: run.headSha },
    workflow: {
      ...workflowOf(run, attempt),
      jobs: [...new Set(records.map(({ claim }) => claim.job))].sort(),
      expectedJobs: records.reduce<number | null>(
        (most, { claim }) => larger(most, claim.expectedJobs),
        null,
      ),
      mismatches: [...new Set(records.flatMap(({ claim }) => mismatches(claim, run, subject)))].sort(),
    },
  }));
}

/** A run whose record is gone keeps its place: what GitHub still says of it is how it ended. */
export function expiredRun(run: RunFacts, attempt: number, { pullRequest }: Subject): Evidence {
  return {
    id: evidenceId(run.id, attempt),
    at: run.createdAt,
    code: {
      hash: `commit:${run.headSha}`,
      branch: `pull/${pullRequest}`,
      commit: run.headSha,
      tree: run.headSha,
      base: null,
      files: [],
    },
    command: null,
    reports: [],
    outcomes: new Map(),
    flaky: new Set(),
    failures: [],
    durationMs: 0,
    coverage: null,
    proof: null,
    fix: null,
    security: null,
    leaks: [],
    tampering: [],
    skip: null,
    fork: false,
    environment: { runtime: "unknown", runtimeVersion: "unknown", os: "unknown", testFramework: null },
    workflow: { ...workflowOf(run, attempt), expired: endOf(run, attempt) },
  };
}

/** The API tells how the last run attempt ended, and of those before it nothing. */
function endOf({ conclusion, attempt: last }: RunFacts, attempt: number): string {
  return (attempt < last ? null : conclusion) ?? "unknown";
}

/** A UUID that sorts as the API orders: runs of one moment by their number, and their attempts by theirs. */
export function evidenceId(runId: number, attempt: number): string {
  const digits = String(runId).padStart(16, "0") + String(attempt).padStart(4, "0");
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})(.{2})$/, "$1-$2-5$3-8$4-$50000000000");
}

function workflowOf({ id, url, headSha }: RunFacts, attempt: number): WorkflowFacts {
  return {
    runId: id,
    runAttempt: attempt,
    url,
    headSha,
    jobs: [],
    expectedJobs: null,
    mismatches: [],
    expired: null,
  };
}

function larger(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right;
  return Math.max(left, right);
}

function mismatches(claim: RunClaim, run: RunFacts, subject: Subject): string[] {
  const told: readonly (readonly [string, string | number, string | number])[] = [
    ["repository", claim.repository, subject.repository],
    ["pull request", claim.pullRequest, subject.pullRequest],
    ["commit", claim.headSha, run.headSha],
    ["event", claim.event, run.event],
    ["run attempt", Math.min(claim.runAttempt, run.attempt), claim.runAttempt],
  ];
  return told.flatMap(([what, claimed, known]) => (claimed === known ? [] : [what]));
}
