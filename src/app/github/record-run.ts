import type { Evidence } from "../../core/attempt/evidence.ts";
import type { RunClaim, RunRecord } from "../../core/attempt/run-record.ts";
import { NO_RECORDS, writeRecords } from "../../core/memory/records.ts";
import { attemptArtifact, RECORDS_FILE } from "./artifact-names.ts";
import type { GitHubWorld } from "./world.ts";

/** The shortest of the ruling: what was learned and what was escalated live on in the gathered records. */
const RETENTION_DAYS = 30;

/** Leaves what this job has shown for the runs after it. */
export async function recordRun(
  claim: RunClaim,
  evidence: Evidence,
  { uploads }: Pick<GitHubWorld, "uploads">,
): Promise<RunRecord> {
  const record = { claim, evidence };
  const { pullRequest, runId, runAttempt, job } = claim;
  const text = JSON.stringify(writeRecords({ ...NO_RECORDS, records: [record] }));
  const name = attemptArtifact(pullRequest, runId, runAttempt, job);
  await uploads.upload(name, { [RECORDS_FILE]: text }, RETENTION_DAYS);
  return record;
}
