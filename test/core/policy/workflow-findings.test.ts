import { expect, test } from "vitest";
import type { WorkflowFacts } from "../../../src/core/attempt/evidence.ts";
import { workflowFindings } from "../../../src/core/policy/workflow-findings.ts";
import { anEvidence, aWorkflow } from "../../support/builders.ts";

const found = (given: Partial<WorkflowFacts>) =>
  workflowFindings(anEvidence({ workflow: aWorkflow(given) })).map(
    ({ kind, severity }) => `${severity} ${kind}`,
  );

test.each<[string, Partial<WorkflowFacts>, string[]]>([
  ["all is as it should be", { expectedJobs: 1 }, []],
  ["a leg died", { expectedJobs: 2 }, ["blocking missing-jobs"]],
  ["a record claims another commit", { mismatches: ["commit"] }, ["blocking identity-mismatch"]],
  ["only the good end of a run is still known", { expired: "success" }, ["note details-expired"]],
  [
    "only the bad end of a run is still known",
    { expired: "failure", expectedJobs: 2 },
    ["blocking details-expired"],
  ],
])("%s", (_what, given, expected) => {
  expect(found(given)).toEqual(expected);
});

test("a run on somebody's machine has no workflow", () => {
  expect(workflowFindings(anEvidence())).toEqual([]);
});
