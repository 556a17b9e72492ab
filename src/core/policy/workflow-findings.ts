import type { Evidence } from "../attempt/evidence.ts";
import { missingJobs } from "../attempt/run-state.ts";
import type { Finding } from "./finding.ts";

/** What GitHub's own word on a run adds to what its jobs recorded. */
export function workflowFindings({ workflow }: Evidence): Finding[] {
  if (!workflow) return [];
  const { jobs, expectedJobs, mismatches, expired } = workflow;
  const found: Finding[] = [];
  if (expired !== null)
    found.push({
      kind: "details-expired",
      conclusion: expired,
      severity: expired === "success" ? "note" : "blocking",
      condition: null,
    });
  if (mismatches.length > 0)
    found.push({ kind: "identity-mismatch", claims: mismatches, severity: "blocking", condition: null });
  if (expectedJobs !== null && missingJobs(workflow) > 0)
    found.push({
      kind: "missing-jobs",
      expected: expectedJobs,
      jobs,
      severity: "blocking",
      condition: null,
    });
  return found;
}
