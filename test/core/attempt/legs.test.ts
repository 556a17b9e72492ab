import { describe, expect, test } from "vitest";
import { deadLegs, type JobFacts, ranNoneAgain } from "../../../src/core/attempt/legs.ts";
import type { RunRecord } from "../../../src/core/attempt/run-record.ts";
import { anEvidence } from "../../support/builders.ts";

function recorded(job: string, runAttempt = 1): RunRecord {
  const claim = {
    repository: "OWNER/project",
    pullRequest: 5,
    headSha: "a",
    event: "pull_request",
    runId: 7,
    runAttempt,
    job,
    expectedJobs: null,
  };
  return { claim, evidence: anEvidence({ passed: ["x"] }) };
}

function job(name: string, conclusion: string | null = "success", ran = true): JobFacts {
  return { name, conclusion, ran };
}

const [ONE, TWO] = ["test-0000000a", "test-0000000b"];

describe("legs that left nothing", () => {
  const cases: readonly (readonly [string, readonly RunRecord[], readonly JobFacts[], number])[] = [
    ["all recorded", [recorded(ONE), recorded(TWO)], [job("test (1)"), job("test (2)", "failure")], 0],
    ["one broke off", [recorded(ONE)], [job("test (1)"), job("test (2)", "cancelled")], 1],
    ["one is still at it", [recorded(ONE)], [job("test (1)"), job("test (2)", null)], 1],
    ["of a called workflow", [recorded("unit")], [job("a / unit"), job("b / unit", "failure")], 1],
    ["one is not meant to record", [recorded(ONE)], [job("test (1)"), job("test (2)")], 0],
    ["one was skipped", [recorded(ONE)], [job("test (1)"), job("test (2)", "skipped")], 0],
    ["another job failed", [recorded("test")], [job("test"), job("lint", "failure")], 0],
    ["a job whose name only starts alike", [recorded("test")], [job("test"), job("tests", "failure")], 0],
    ["a job with a name of its own", [recorded("test")], [job("Unit tests", "failure")], 0],
    ["nobody may list jobs", [recorded("test")], [], 0],
  ];

  test.each(cases)("%s", (_, records, jobs, dead) => {
    expect(deadLegs(records, 1, jobs)).toBe(dead);
  });

  test("a leg that was run again and died is not excused by what it left before", () => {
    const records = [recorded(ONE), recorded(TWO), recorded(ONE, 2)];
    expect(deadLegs(records, 2, [job("test (1)"), job("test (2)", "failure")])).toBe(1);
  });

  test("a leg that died before and was not run again is still dead", () => {
    const records = [recorded(ONE), recorded(ONE, 2)];
    const jobs = [job("test (1)"), job("test (2)", "timed_out", false)];
    expect(deadLegs(records, 2, jobs)).toBe(1);
  });
});

describe("what a re-run of other jobs leaves standing", () => {
  const lint = job("lint");

  test.each([
    [
      "none of the jobs that record ran again",
      [recorded("test")],
      [job("test", "success", false), lint],
      true,
    ],
    ["one did", [recorded("test")], [job("test"), lint], false],
    ["GitHub's list does not show them", [recorded("test")], [lint], false],
    ["nothing was ever recorded", [], [lint], false],
  ])("%s", (_, records, jobs, stands) => {
    expect(ranNoneAgain(records, jobs)).toBe(stands);
  });
});
