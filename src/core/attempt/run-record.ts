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

function recordKey({ runId, runAttempt, job }: RunClaim): string {
  return `${runId}/${runAttempt}/${job}`;
}

/** Grow-only: any order and any repetition gives the same set. Of two that claim one key, the smaller text stays. */
export function uniteRecords(records: Iterable<RunRecord>): RunRecord[] {
  const byKey = new Map<string, RunRecord>();
  for (const record of records) {
    const key = recordKey(record.claim);
    const known = byKey.get(key);
    if (!known || record.evidence.id < known.evidence.id) byKey.set(key, record);
  }
  return [...byKey.values()].sort(inOrder);
}

function inOrder({ claim: left }: RunRecord, { claim: right }: RunRecord): number {
  return left.runId - right.runId || left.runAttempt - right.runAttempt || (left.job < right.job ? -1 : 1);
}
