import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerArtifact, RECORDS_FILE } from "../../src/app/github/artifact-names.ts";
import type { RunRecord } from "../../src/core/attempt/run-record.ts";
import { writeRecords } from "../../src/core/memory/records.ts";
import { artifactUpload } from "../../src/shell/artifacts/upload.ts";
import { anEvidence } from "../support/builders.ts";
import { Stage } from "./stage.ts";
import { type LoopbackGitHub, missingParts, startGitHub } from "./start-github.ts";

describe.skipIf(missingParts !== null)(`calls to GitHub ${missingParts ?? ""}`.trimEnd(), () => {
  let github: LoopbackGitHub;
  let stage: Stage;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github?.stop());
  beforeEach(async () => {
    await github.reset();
    stage = new Stage(github);
  });

  const apiCalls = async () =>
    (await github.calls()).filter(({ operation }) => !/^(results|blob)\//.test(operation)).length;

  test("are at most 30 in a typical run", { timeout: 60_000 }, async () => {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await stage.push();
    await github.forgetCalls();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    const calls = await apiCalls();
    process.stdout.write(`${calls} calls in a typical run\n`);
    expect(calls).toBeLessThanOrEqual(30);
  });

  test("are at most 30 for a typical judge, who also asks which jobs ran and what changed", {
    timeout: 120_000,
  }, async () => {
    const pull = await stage.openPull();
    const first = await stage.review(pull, { passed: ["a"], failed: ["b"] }, { inputs: { mode: "record" } });
    await stage.judge(first.run);
    await stage.push();
    const next = await stage.review(pull, { passed: ["a"], failed: ["b"] }, { inputs: { mode: "record" } });
    await github.forgetCalls();
    const judged = await stage.judge(next.run);
    expect(judged.outputs["attempt"]).toBe("2");
    const calls = await apiCalls();
    process.stdout.write(`${calls} calls of a typical judge\n`);
    expect(calls).toBeLessThanOrEqual(30);
  });

  test("stay under 60 with 500 attempts and 1,000 comments", { timeout: 300_000 }, async () => {
    const pull = await stage.openPull();
    for (let number = 0; number < 1_000; number += 1)
      await github.comment({ issue: pull, body: `Comment ${number}` });
    const records: RunRecord[] = [];
    let newest = 0;
    for (let number = 0; number < 500; number += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
      const id = await github.addRun({ pull, status: "completed", conclusion: "failure", createdAt });
      const { head_sha: headSha } = await github.run({ id });
      const evidence = anEvidence({ failed: ["b"], passed: ["a"], codeHash: `code ${number}` });
      const claim = {
        repository: "owner/app",
        pullRequest: pull,
        headSha,
        event: "pull_request",
        runId: id,
        runAttempt: 1,
        job: "test",
        expectedJobs: null,
      };
      records.push({ claim, evidence });
      newest = id;
    }
    const looked = records.map(({ claim }) => ({ runId: claim.runId, runAttempt: 1, expired: false }));
    const text = JSON.stringify(writeRecords({ records, runs: [], looked }));
    const env = {
      GITHUB_ACTIONS: "true",
      GITHUB_SERVER_URL: "https://github.com",
      ACTIONS_RESULTS_URL: `${github.origin}/`,
      ACTIONS_RUNTIME_TOKEN: await github.runtimeToken({ run: newest }),
      GITHUB_RETENTION_DAYS: "90",
    };
    const before = { ...process.env };
    Object.assign(process.env, env);
    try {
      await artifactUpload({ env }).upload(ledgerArtifact(pull), { [RECORDS_FILE]: text }, 90);
    } finally {
      process.env = before;
    }
    await stage.push();
    await github.forgetCalls();
    const played = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(played.outputs["call"], played.stdout).toBeDefined();
    expect(await apiCalls()).toBeLessThan(60);
  });

  test("find an attempt that GitHub did not list at first, at the latest in the next run", {
    timeout: 60_000,
  }, async () => {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await github.lag({ polls: 1 });
    await stage.push();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await github.lag({ polls: 0 });
    await stage.push();
    const third = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(third.outputs).toMatchObject({ attempt: "3", call: "escalate" });
  });
});
