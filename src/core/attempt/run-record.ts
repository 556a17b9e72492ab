import type { Evidence } from "./evidence.ts";

/** What one job of a workflow run left behind. Who it says it is, is a claim: the API knows better. */
export interface RunRecord {
  readonly claim: RunClaim;
  readonly evidence: Evidence;
}

export interface RunClaim {
  readonly repository: string;
  readonly pullRequest: number;
  readonly headSha: string;
  readonly event: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** Tells the jobs of one run apart, legs of a matrix included. */
  readonly job: string;
  /** How many jobs of this run leave a record; null when nobody said. */
  readonly expectedJobs: number | null;
}

/** What the API says of a run. */
export interface RunFacts {
  readonly id: number;
  readonly attempt: number;
  readonly event: string;
  readonly conclusion: string | null;
  readonly headSha: string;
  readonly createdAt: string;
  readonly url: string;
}

/** Two steps of one job, or two calls of one reusable workflow, have one job key: what each of them showed counts. */
function recordKey({ claim: { runId, runAttempt, job }, evidence }: RunRecord): string {
  return [runId, runAttempt, job, evidence.id].join("/");
}

/** Grow-only: any order and any repetition gives the same set. Of one record told twice, the first telling stays. */
export function uniteRecords(records: Iterable<RunRecord>): RunRecord[] {
  const byKey = new Map<string, RunRecord>();
  for (const record of records) {
    const key = recordKey(record);
    if (!byKey.has(key)) byKey.set(key, record);
  }
  return [...byKey.values()].sort(inOrder);
}

/** As the API orders runs; within one, by job. */
export function inOrder(
  { claim: left, evidence: one }: RunRecord,
  { claim: right, evidence: other }: RunRecord,
) {
  return (
    left.runId - right.runId ||
    left.runAttempt - right.runAttempt ||
    compareText(left.job, right.job) ||
    compareText(one.id, other.id)
  );
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
