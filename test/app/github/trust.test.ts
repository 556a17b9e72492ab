import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/app/github/attempted.ts";
import { layBaseline, readBase } from "../../../src/app/github/baseline.ts";
import { findPull } from "../../../src/app/github/find-pull.ts";
import { judgeRun, type RunToJudge } from "../../../src/app/github/judge-run.ts";
import { loadRecords } from "../../../src/app/github/load-records.ts";
import { ofJudgingWorkflow, ofSameWork } from "../../../src/app/github/may-gather.ts";
import type { WorkflowRun } from "../../../src/app/github/ports.ts";
import { recordRun } from "../../../src/app/github/record-run.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { NO_RECORDS, writeRecords } from "../../../src/core/memory/records.ts";
import { anEvidence, type EvidenceSpec } from "../../support/builders.ts";
import { SETTINGS } from "../../support/github/attempt-run.ts";
import { HEAD_REPOSITORY, InMemoryGitHub, sha } from "../../support/github/in-memory.ts";

const JUDGE = ".github/workflows/judge.yml";

function claimOf(run: WorkflowRun, job = "test", runAttempt = run.attempt) {
  return {
    repository: "OWNER/project",
    pullRequest: 5,
    headSha: run.head.sha,
    event: run.event,
    runId: run.id,
    runAttempt,
    job,
    expectedJobs: null,
  };
}

async function record(
  memory: InMemoryGitHub,
  run: WorkflowRun,
  given: EvidenceSpec,
  job = "test",
  attempt = 1,
) {
  const evidence = anEvidence({ codeHash: run.head.sha, ...given });
  await recordRun(claimOf(run, job, attempt), evidence, memory.world(run.id));
}

async function gathering(memory: InMemoryGitHub, by: WorkflowRun, known: object = {}) {
  const text = JSON.stringify(writeRecords({ ...NO_RECORDS, ...known }));
  await memory.world(by.id).uploads.upload("umpire-ledger-v1-5", { "records.json": text }, 30);
}

async function judged(memory: InMemoryGitHub, run: WorkflowRun, given: Partial<RunToJudge> = {}) {
  const self = memory.addRun({ id: 900, event: "workflow_run", path: JUDGE });
  const request = {
    pull: memory.addPull({ number: 5, head: run.head }),
    run,
    expectedJobs: null,
    waitSeconds: 60,
    config: DEFAULT_CONFIG,
    settings: SETTINGS,
    base: null,
    endsAsJudged: false,
    mayGather: ofJudgingWorkflow(self),
    ...given,
  };
  return await judgeRun(request, new Attempts(), memory.world(self.id));
}

describe("what was gathered", () => {
  const head = { sha: sha(1), ref: "work", repositoryId: HEAD_REPOSITORY };

  test("is believed only of runs for the same branch of the same repository", () => {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1, head });
    const may = ofSameWork(run);
    expect(may(memory.addRun({ id: 2, head: { ...head, sha: sha(2) } }))).toBe(true);
    expect(may(memory.addRun({ id: 3, head: { ...head, ref: "another-pull-request" } }))).toBe(false);
    expect(may(memory.addRun({ id: 4, head: { ...head, repositoryId: 1 } }))).toBe(false);
    expect(may(memory.addRun({ id: 5, head, event: "push" }))).toBe(false);
    expect(may(memory.addRun({ id: 6, head, path: ".github/workflows/evil.yml" }))).toBe(false);
    const gone = { ...head, repositoryId: null };
    expect(ofSameWork({ ...run, head: gone })(memory.addRun({ id: 7, head: gone }))).toBe(false);
  });

  test("is not hidden by a newer one of a run that may not gather", async () => {
    const memory = new InMemoryGitHub();
    const old = memory.addRun({ id: 1 });
    const judge = memory.addRun({ id: 901, event: "workflow_run", path: JUDGE });
    // The record of the first run is nowhere but in the gathering.
    const evidence = anEvidence({ failed: ["a"], codeHash: old.head.sha });
    await gathering(memory, judge, { records: [{ claim: claimOf(old), evidence }] });
    const run = memory.addRun({ id: 2 });
    await gathering(memory, run);
    await record(memory, run, { failed: ["a"] });
    expect((await judged(memory, run))?.review.latest.call.attempt).toBe(2);
  });
});

describe("the base's results", () => {
  test("are not hidden by a newer upload of a pull request's run", async () => {
    const memory = new InMemoryGitHub();
    const pull = memory.addPull({ number: 5 });
    const head = { sha: sha(1), ref: "main", repositoryId: HEAD_REPOSITORY };
    const push = memory.addRun({ id: 1, event: "push", head });
    const records = [{ claim: claimOf(push), evidence: anEvidence({ passed: ["a"] }) }];
    const text = JSON.stringify(writeRecords({ ...NO_RECORDS, records }));
    const files = { "records.json": text };
    await memory.world(1).uploads.upload("umpire-baseline-v1-main", files, 30);
    memory.addRun({ id: 2 });
    await memory.world(2).uploads.upload("umpire-baseline-v1-main", { "records.json": "{}" }, 30);
    const { results } = await readBase(pull, memory.world(3));
    expect(results).toMatchObject({ commit: sha(1), outcomes: new Map([["a", "passed"]]) });
  });
});

describe("the base's coverage", () => {
  const path = ".aiwg/ralph/debug-memory/coverage-baseline.json";

  async function laid(there: Map<string, string>, isCommitted: boolean, config = DEFAULT_CONFIG) {
    const known = new Set(isCommitted ? there.keys() : []);
    const files = {
      read: async (name: string) => there.get(name) ?? null,
      write: async (name: string, text: string) => void there.set(name, text),
    };
    const code = { committed: async () => known };
    await layBaseline({ results: null, coverage: "of the base" }, config, { files, code });
    return there;
  }

  test("is not what a pull request committed in its place", async () => {
    expect((await laid(new Map([[path, "forged"]]), true)).get(path)).toBe("of the base");
  });

  test("is what an earlier step measured, or the team keeps in the repository", async () => {
    expect((await laid(new Map([[path, "measured"]]), false)).get(path)).toBe("measured");
    const coverage_requirements = { ...DEFAULT_CONFIG.coverage_requirements, baseline: "kept.json" };
    const config = { ...DEFAULT_CONFIG, coverage_requirements };
    expect((await laid(new Map([["kept.json", "kept"]]), true, config)).get("kept.json")).toBe("kept");
    expect((await laid(new Map(), false)).get(path)).toBe("of the base");
  });
});

test("runs of one deleted fork are not taken for those of another", async () => {
  const memory = new InMemoryGitHub();
  const head = { sha: sha(1), ref: "patch-1", repositoryId: null };
  const pull = memory.addPull({ number: 5, head });
  const run = memory.addRun({ id: 1, head });
  await record(memory, run, { passed: ["a"] });
  const search = { pull, path: run.path, event: run.event, mayGather: () => false, endsAsJudged: true };
  expect(await loadRecords(search, memory.world(2))).toEqual(NO_RECORDS);
  expect(await findPull(run, memory.world(2).github)).toContain("No open pull request");
});

describe("a record that leaves a changed file out", () => {
  const hidden = { path: "src/app.js", previousPath: null, status: "modified", changes: 1, patch: null };

  async function judgedWith(onBase: string | null, newHead?: string) {
    const memory = new InMemoryGitHub();
    const run = memory.addRun({ id: 1, conclusion: "success" });
    await record(memory, run, { passed: ["a"], files: ["README.md"] });
    memory.pullFiles.push(hidden);
    memory.files.set("src/app.js", "new");
    const self = memory.addRun({ id: 900, event: "workflow_run", path: JUDGE });
    const world = memory.world(self.id);
    const pull = memory.addPull({ number: 5, head: run.head });
    if (newHead) memory.addPull({ ...pull, head: { ...pull.head, sha: newHead } });
    const fileAt = async (path: string, ref: string) =>
      ref === pull.base.sha ? onBase : await world.github.fileAt(path, ref);
    const github = { ...world.github, fileAt };
    const given = { config: DEFAULT_CONFIG, settings: SETTINGS, base: null, endsAsJudged: false };
    const request = { pull, run, expectedJobs: null, waitSeconds: 0, mayGather: () => false, ...given };
    const result = await judgeRun(request, new Attempts(), { ...world, github });
    return result?.review.latest;
  }

  test("makes no pass", async () => {
    const latest = await judgedWith("old");
    expect(latest?.call.action).not.toBe("proceed");
    expect(latest?.findings).toContainEqual(
      expect.objectContaining({ kind: "identity-mismatch", claims: ["list of changed files"] }),
    );
  });

  test("hides nothing when the base has got that very file meanwhile", async () => {
    expect((await judgedWith("new"))?.call.action).toBe("proceed");
  });

  test("is not compared with the files of a newer head", async () => {
    expect((await judgedWith("old", sha(99)))?.call.action).toBe("proceed");
  });
});

describe("a run that did not end by itself", () => {
  test.each(["cancelled", "timed_out", "startup_failure", "stale"])(
    "is no pass, whatever it recorded: %s",
    async (conclusion) => {
      const memory = new InMemoryGitHub();
      const run = memory.addRun({ id: 1, conclusion });
      await record(memory, run, { passed: ["a"] });
      expect(await judged(memory, run)).toBeNull();
      expect(memory.statuses.at(-1)).toMatchObject({ state: "error", sha: sha(1) });
      expect(memory.statuses.at(-1)?.description).toContain(conclusion.replace("_", " "));
    },
  );
});

test("an expired record of a run that only recorded is not taken for a pass", async () => {
  const memory = new InMemoryGitHub();
  const [old, run] = [memory.addRun({ id: 1, conclusion: "success" }), memory.addRun({ id: 2 })];
  await record(memory, old, { failed: ["a"] });
  const [stored] = memory.artifacts.splice(0, 1);
  if (stored) memory.artifacts.unshift({ ...stored, expired: true });
  await record(memory, run, { failed: ["a"] });
  expect((await judged(memory, run))?.review.latest.call.attempt).toBe(2);
});

test("a re-run that is under way makes no lie of its record", async () => {
  const memory = new InMemoryGitHub();
  const run = memory.addRun({ id: 1, attempt: 2, status: "in_progress", conclusion: null });
  await record(memory, run, { failed: ["a"] });
  await record(memory, run, { passed: ["a"] }, "test", 2);
  // The event that is judged here is the end of the first run attempt.
  await judged(memory, { ...run, attempt: 1, conclusion: "failure" });
  expect(memory.comments[0]?.body).not.toContain("claims another");
});

test("legs of a run attempt before are not counted twice while GitHub's list lags", async () => {
  const memory = new InMemoryGitHub();
  const run = memory.addRun({ id: 1, attempt: 2 });
  await record(memory, run, { passed: ["a"] }, "one");
  await record(memory, run, { passed: ["a"] }, "one", 2);
  let waits = 0;
  const world = memory.world(900);
  const wait = async () => {
    waits += 1;
    if (waits === 1) await record(memory, run, { passed: ["b"] }, "two", 2);
  };
  memory.addRun({ id: 900, event: "workflow_run", path: JUDGE });
  const request = {
    pull: memory.addPull({ number: 5, head: run.head }),
    run,
    expectedJobs: 2,
    waitSeconds: 60,
    config: DEFAULT_CONFIG,
    settings: SETTINGS,
    base: null,
    endsAsJudged: false,
    mayGather: () => false,
  };
  const result = await judgeRun(request, new Attempts(), { ...world, wait });
  expect(waits).toBe(1);
  expect(result?.review.latest.call.action).toBe("proceed");
});
