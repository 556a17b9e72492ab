import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assembleRuns, evidenceId, expiredRun } from "../../../src/core/attempt/assemble-runs.ts";
import type { RunClaim, RunFacts, RunRecord } from "../../../src/core/attempt/run-record.ts";
import { uniteRecords } from "../../../src/core/attempt/run-record.ts";
import { missingJobs } from "../../../src/core/attempt/run-state.ts";
import { uniteCoverage } from "../../../src/core/policy/coverage/unite/unite-coverage.ts";
import type { Outcome } from "../../../src/core/reports/test-report.ts";
import { aCommand, aCoverage, aFailure, anEvidence, type EvidenceSpec } from "../../support/builders.ts";

const subject = { repository: "OWNER/project", pullRequest: 5 };
const assembled = (records: readonly RunRecord[], runs: readonly RunFacts[], of: typeof subject) =>
  assembleRuns(records, runs, of, uniteCoverage(0));
const run: RunFacts = {
  id: 7,
  attempt: 2,
  event: "pull_request",
  conclusion: "failure",
  headSha: "a".repeat(40),
  createdAt: "2026-01-25T12:00:00Z",
  url: "https://github.com/OWNER/project/actions/runs/7",
};

function record(job: string, evidence: EvidenceSpec, claim: Partial<RunClaim> = {}): RunRecord {
  const told = {
    ...subject,
    headSha: run.headSha,
    event: run.event,
    runId: 7,
    runAttempt: 1,
    job,
    expectedJobs: null,
  };
  return { claim: { ...told, ...claim }, evidence: anEvidence(evidence) };
}

describe("the jobs of a run", () => {
  test("are one run, whatever their order and however often they are told", () => {
    const all = [
      record("a", { passed: ["x", "y"] }),
      record("b", { failed: ["x"], flaky: ["y"], command: aCommand() }, { expectedJobs: 3 }),
      record("c", { skipped: ["x"], errors: ["z"], coverage: aCoverage(1, 2) }, { expectedJobs: 2 }),
    ];
    const [whole] = assembled(uniteRecords(all), [run], subject);
    expect(whole?.outcomes).toEqual(
      new Map<string, Outcome>([
        ["x", "failed"],
        ["y", "passed"],
        ["z", "error"],
      ]),
    );
    expect(whole?.workflow).toMatchObject({ jobs: ["a", "b", "c"], expectedJobs: 3, mismatches: [] });
    expect(whole).toMatchObject({ at: run.createdAt, code: { commit: run.headSha } });
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: 3 }),
        fc.array(fc.constantFrom(...all)),
        (some, again) => {
          expect(assembled(uniteRecords([...some, ...again]), [run], subject)).toEqual([whole]);
        },
      ),
    );
  });

  test("two records of one job in one run attempt both count, and as one job", () => {
    const two = [record("a", { passed: ["x", "y"] }), record("a", { failed: ["x"] })];
    expect(uniteRecords(two)).toEqual(uniteRecords(two.toReversed()));
    const [whole] = assembled(uniteRecords(two), [run], subject);
    expect(whole?.outcomes.get("x")).toBe("failed");
    expect(whole?.outcomes.get("y")).toBe("passed");
    expect(whole?.workflow?.jobs).toEqual(["a"]);
  });

  test("records of a job that ran again take the place of all it left before", () => {
    const first = [record("a", { failed: ["x"] }), record("a", { failed: ["y"] })];
    const again = [
      record("a", { passed: ["x"] }, { runAttempt: 2 }),
      record("a", { passed: ["y"] }, { runAttempt: 2 }),
    ];
    const [, second] = assembled(uniteRecords([...first, ...again]), [run], subject);
    expect([...(second?.outcomes.values() ?? [])]).toEqual(["passed", "passed"]);
  });

  test("coverage is that of the job which covered most of the change", () => {
    const most = aCoverage(5, 9, { patch: { covered: 4, total: 5 } });
    const jobs = [
      record("a", { coverage: aCoverage(9, 9) }),
      record("b", { coverage: most }),
      record("c", { coverage: aCoverage(9, 9, { patch: { covered: 3, total: 5 } }) }),
    ];
    expect(assembled(jobs, [run], subject)[0]?.coverage).toEqual(most);
  });

  test("one failure is kept of a test that several legs fail", () => {
    const failures = [aFailure({ test: "x" })];
    const jobs = [record("a", { failed: ["x"], failures }), record("b", { failed: ["x"], failures })];
    expect(assembled(jobs, [run], subject)[0]?.failures).toHaveLength(1);
  });
});

test.each([
  ["repository", { repository: "OTHER/project" }],
  ["pull request", { pullRequest: 6 }],
  ["commit", { headSha: "b".repeat(40) }],
  ["event", { event: "push" }],
  ["run attempt", { runAttempt: 3 }],
])("a claim of another %s is marked", (what, claim) => {
  const [found] = assembled([record("a", { passed: ["x"] }, claim)], [run], subject);
  expect(found?.workflow?.mismatches).toEqual([what]);
});

test("ids sort as runs do, and are UUIDs", () => {
  const numbers = fc.tuple(fc.nat({ max: 2 ** 31 }), fc.integer({ min: 1, max: 999 }));
  fc.assert(
    fc.property(numbers, numbers, ([a, b], [c, d]) => {
      const [left, right] = [evidenceId(a, b), evidenceId(c, d)];
      expect(left).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Math.sign(a - c || b - d)).toBe(left === right ? 0 : left < right ? -1 : 1);
    }),
  );
});

test("an expired run knows how it ended, and misses no job", () => {
  const gone = expiredRun({ ...run, conclusion: null }, 1, subject);
  expect(gone.workflow).toMatchObject({ expired: "unknown", runAttempt: 1 });
  expect(gone.workflow && missingJobs({ ...gone.workflow, expectedJobs: 3 })).toBe(0);
});

test("how a run ended says nothing of the run attempts before its last", () => {
  const passed = { ...run, conclusion: "success" };
  expect(expiredRun(passed, 1, subject).workflow?.expired).toBe("unknown");
  expect(expiredRun(passed, 2, subject).workflow?.expired).toBe("success");
});

test("a run whose only records are of no attempt gives nothing", () => {
  expect(assembled([], [run], subject)).toEqual([]);
});
