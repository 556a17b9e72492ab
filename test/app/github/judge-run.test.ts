import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import { findPull } from "../../../src/app/github/find-pull.ts";
import { judgeRun } from "../../../src/app/github/judge-run.ts";
import type { WorkflowRun } from "../../../src/app/github/ports.ts";
import { recordRun } from "../../../src/app/github/record-run.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { UserError } from "../../../src/core/errors.ts";
import { anEvidence, type EvidenceSpec } from "../../support/builders.ts";
import { SETTINGS } from "../../support/github/attempt-run.ts";
import { HEAD_REPOSITORY, InMemoryGitHub, sha } from "../../support/github/in-memory.ts";

interface Leg {
  readonly job: string;
  readonly evidence: EvidenceSpec;
  readonly attempt?: number;
  readonly claimedSha?: string;
}

async function record(
  memory: InMemoryGitHub,
  run: WorkflowRun,
  { job, evidence, attempt = 1, claimedSha }: Leg,
) {
  const claim = {
    repository: "OWNER/project",
    pullRequest: 5,
    headSha: claimedSha ?? run.head.sha,
    event: "pull_request",
    runId: run.id,
    runAttempt: attempt,
    job,
    expectedJobs: null,
  };
  await recordRun(claim, anEvidence({ codeHash: run.head.sha, ...evidence }), memory.world(run.id));
}

async function judged(memory: InMemoryGitHub, run: WorkflowRun, expectedJobs: number | null = null) {
  const pull = memory.addPull({ number: 5, head: run.head });
  const request = {
    pull,
    run,
    expectedJobs,
    waitSeconds: 60,
    config: DEFAULT_CONFIG,
    settings: SETTINGS,
    base: null,
    endsAsJudged: true,
    mayGather: ({ event }: WorkflowRun) => event === "workflow_run",
  };
  return await judgeRun(request, new Attempts(), memory.world(900));
}

describe("a matrix", () => {
  const legs = Array.from({ length: 8 }, (_, number) => ({
    job: `test-${number}`,
    evidence: { passed: ["shared", `only ${number}`] },
  }));

  test("is one attempt, whose tests pass only where they pass in every leg", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    for (const leg of legs.slice(0, 7)) await record(memory, run, leg);
    await record(memory, run, { job: "test-7", evidence: { failed: ["shared"], passed: ["only 7"] } });
    const result = await judged(memory, run, 8);
    expect(result?.review.latest).toMatchObject({ attempt: 1, call: { action: "retry" } });
    expect(result?.review.latest.evidence.outcomes.get("shared")).toBe("failed");
    expect(result?.review.latest.evidence.outcomes.size).toBe(9);
  });

  test("is never green when a leg died without a record", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    for (const leg of legs.slice(0, 7)) await record(memory, run, leg);
    const result = await judged(memory, run, 8);
    expect(result?.review.latest.findings).toMatchObject([
      { kind: "missing-jobs", expected: 8, severity: "blocking" },
    ]);
    expect(memory.statuses.at(-1)?.state).toBe("failure");
  });

  test("is never green when GitHub knows of a leg that died, whoever counted them", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    await record(memory, run, { job: "test-0000000a", evidence: { passed: ["a"] } });
    for (const [name, conclusion] of [
      ["test (1)", "success"],
      ["test (2)", "failure"],
    ] as const)
      memory.jobs.push({ runId: 1, attempt: 1, name, conclusion, startedAt: null });
    expect((await judged(memory, run))?.review.latest.findings).toMatchObject([
      { kind: "missing-jobs", expected: 2, severity: "blocking" },
    ]);
  });

  test("does not take a job for run again that began before the run attempt did", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1, attempt: 2, startedAt: "2026-01-25T13:00:00Z" });
    await record(memory, run, { job: "test", evidence: { passed: ["a"] } });
    const startedAt = "2026-01-25T12:00:00Z";
    memory.jobs.push({ runId: 1, attempt: 2, name: "test", conclusion: "success", startedAt });
    expect((await judged(memory, run))?.review.latest.call.action).toBe("proceed");
  });

  test("keeps what the legs showed that were not run again", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1, attempt: 2 });
    await record(memory, run, { job: "one", evidence: { passed: ["a"] } });
    await record(memory, run, { job: "two", evidence: { failed: ["b"] } });
    await record(memory, run, { job: "two", evidence: { passed: ["b"] }, attempt: 2 });
    const result = await judged(memory, run, 2);
    expect(result?.review.latest).toMatchObject({ attempt: 1, try: 2, call: { action: "proceed" } });
    expect(result?.review.latest.findings).toMatchObject([{ kind: "flaky-tests", tests: ["b"] }]);
  });
});

describe("a record that cannot be read", () => {
  const refuse = (which: number) => {
    let downloads = 0;
    return async (call: string) => {
      if (call !== "download") return;
      downloads += 1;
      if (downloads === which) throw new UserError("github-permission", "GitHub said no.", "Let it read.");
    };
  };

  test("makes no pass of the run that left it", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    await record(memory, run, { job: "test-1", evidence: { passed: ["a"] } });
    await record(memory, run, { job: "test-2", evidence: { failed: ["b"] } });
    memory.before = refuse(2);
    await expect(judged(memory, run)).rejects.toThrow("GitHub said no.");
    expect(memory.statuses.at(-1)?.state).toBe("error");
  });

  test("leaves the runs after it without a verdict", async () => {
    const memory = new InMemoryGitHub();
    const [old, run] = [memory.addRun({ id: 1 }), memory.addRun({ id: 2 })];
    await record(memory, old, { job: "test", evidence: { passed: ["a", "b"] } });
    await record(memory, run, { job: "test", evidence: { passed: ["a"] } });
    memory.before = refuse(2);
    expect(await judged(memory, run)).toMatchObject({ isWhole: false });
    expect(memory.statuses.at(-1)?.state).toBe("error");
  });

  test.each(["jobsOf", "pullFiles", "reviews"])(
    "nor a pass when GitHub does not answer %s",
    async (silent) => {
      const memory = new InMemoryGitHub();
      const run = memory.addRun({ id: 1 });
      await record(memory, run, { job: "test", evidence: { passed: ["a"] } });
      memory.before = async (call) => {
        if (call === silent) throw new UserError("github-unavailable", "No answer.", "Later.");
      };
      expect(await judged(memory, run)).toMatchObject({ isWhole: false });
      expect(memory.statuses.at(-1)?.state).toBe("error");
    },
  );

  test("is a leg without a record, when it is no record at all", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    await memory.world(1).uploads.upload("umpire-attempt-v1-5-1-1-broken", { "records.json": "{" }, 30);
    await record(memory, run, { job: "test", evidence: { passed: ["a"] } });
    expect((await judged(memory, run))?.review.latest.findings).toMatchObject([
      { kind: "missing-jobs", expected: 2, severity: "blocking" },
    ]);
  });
});

describe("a record that lies", () => {
  test("about its commit is kept, and helps no pass", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    await record(memory, run, { job: "test", evidence: { passed: ["a"] }, claimedSha: sha(99) });
    const result = await judged(memory, run);
    expect(result?.review.latest.findings).toMatchObject([{ kind: "identity-mismatch", claims: ["commit"] }]);
    expect(memory.statuses.at(-1)?.state).toBe("failure");
  });

  test("as a gathering of a run that may not gather is not read", async () => {
    const memory = new InMemoryGitHub();
    const [old, run] = [memory.addRun({ id: 1 }), memory.addRun({ id: 2 })];
    const forged = {
      "records.json":
        '{"schemaVersion":1,"tests":[],"records":[],"runs":[],"looked":[{"runId":1,"runAttempt":1,"expired":false}]}',
    };
    await record(memory, old, { job: "test", evidence: { failed: ["a"] } });
    await memory.world(2).uploads.upload("umpire-ledger-v1-5", forged, 90);
    await record(memory, run, { job: "test", evidence: { failed: ["a"] } });
    expect((await judged(memory, run))?.review.latest.call.attempt).toBe(2);
  });

  test("or is none at all is left out", async () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1 });
    await memory.world(1).uploads.upload("umpire-attempt-v1-5-1-1-evil", { "records.json": "{" }, 30);
    await memory.world(1).uploads.upload("umpire-attempt-v1-5-1-1-empty", { "x.txt": "" }, 30);
    await record(memory, run, { job: "test", evidence: { failed: ["a"] } });
    expect((await judged(memory, run))?.review.latest.evidence.workflow?.jobs).toEqual(["test"]);
  });
});

test("an expired record keeps its place in the count", async () => {
  const memory = new InMemoryGitHub();
  const [old, run] = [memory.addRun({ id: 1 }), memory.addRun({ id: 2 })];
  await record(memory, old, { job: "test", evidence: { failed: ["a"] } });
  const [stored] = memory.artifacts.splice(0, 1);
  if (stored) memory.artifacts.unshift({ ...stored, expired: true });
  await record(memory, run, { job: "test", evidence: { failed: ["a"] } });
  const result = await judged(memory, run);
  expect(result?.review.latest.call.attempt).toBe(2);
  expect(result?.review.judgements[0]?.findings).toMatchObject([
    { kind: "details-expired", conclusion: "failure" },
  ]);
});

test("a run that left nothing is an error on its commit, not a pass and not an attempt", async () => {
  for (const conclusion of ["cancelled", "failure"]) {
    const memory = new InMemoryGitHub();
    expect(await judged(memory, memory.addRun({ id: 1, conclusion }))).toBeNull();
    expect(memory.statuses.at(-1)).toMatchObject({ state: "error", sha: sha(1) });
    expect(memory.comments).toEqual([]);
  }
});

test("a run is told by itself, and on its commit as an error, when nothing is known of those before", async () => {
  const memory = new InMemoryGitHub();
  const run = memory.addRun({ id: 1 });
  await record(memory, run, { job: "test", evidence: { passed: ["a"] } });
  memory.before = async (call) => {
    if (call === "runs") throw new UserError("github-unavailable", "No answer.", "Later.");
  };
  const result = await judged(memory, run);
  expect(result?.review.latest.call.action).toBe("proceed");
  expect(memory.statuses.map(({ state }) => state)).toEqual(["pending", "error"]);
  expect(memory.comments).toEqual([]);
  expect(memory.artifacts.filter(({ name }) => name.startsWith("umpire-ledger"))).toEqual([]);
});

test("a mistake of our own leaves an error on the commit, not the verdict before it", async () => {
  const memory = new InMemoryGitHub();
  const run = memory.addRun({ id: 1 });
  await record(memory, run, { job: "test", evidence: { passed: ["a"] } });
  memory.before = async (call) => {
    if (call === "createComment") throw new TypeError("ours");
  };
  await expect(judged(memory, run)).rejects.toThrow("ours");
  expect(memory.statuses.at(-1)).toMatchObject({ state: "error", sha: sha(1) });
});

describe("the pull request of a finished run", () => {
  const head = { sha: sha(1), ref: "work", repositoryId: HEAD_REPOSITORY };

  test.each([
    ["another repository with the same branch", { ...head, repositoryId: 1 }],
    ["another branch at the same commit", { ...head, ref: "other" }],
    ["a fork that was deleted", { ...head, repositoryId: null }],
  ])("is not one of %s", async (_, other) => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 6, head: other });
    const found = await findPull(memory.addRun({ id: 1, head }), memory.world(1).github);
    expect(found).toContain("No open pull request");
    memory.addPull({ number: 5, head });
    expect(await findPull(memory.addRun({ id: 1, head }), memory.world(1).github)).toMatchObject({
      number: 5,
    });
  });

  test("is not guessed when there are two, and not one that is closed", async () => {
    const memory = new InMemoryGitHub();
    memory.addPull({ number: 5, head });
    memory.addPull({ number: 6, head });
    const run = memory.addRun({ id: 1, head });
    expect(await findPull(run, memory.world(1).github)).toContain("#5, #6");
    memory.addPull({ number: 6, head, state: "closed" });
    expect(await findPull(run, memory.world(1).github)).toMatchObject({ number: 5 });
  });
});
