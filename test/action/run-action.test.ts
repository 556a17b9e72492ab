import { mkdtempSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { pullRequestOf } from "../../src/action/pull-request.ts";
import { runAction } from "../../src/action/run-action.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository, type TestRepository } from "../support/repository.ts";

// One folder for all: @actions/core remembers where the summary is.
const folder = mkdtempSync(join(tmpdir(), "umpire-step-"));
afterAll(() => rm(folder, { recursive: true }));

/** The door in this process, with a runner's environment; test/action.test.ts spawns the shipped file. */
async function runStep({ root }: TestRepository, inputs: Readonly<Record<string, string>>) {
  const output = join(folder, "output");
  await writeFile(output, "");
  await writeFile(join(folder, "summary"), "");
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
    process.exitCode = undefined;
  });
  const given = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  process.env = {
    ...before,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: join(folder, "summary"),
    GITHUB_WORKSPACE: root,
    RUNNER_TEMP: folder,
    "INPUT_FAIL-ON": "retry",
    ...given,
  };
  for (const name of [
    "GITHUB_HEAD_REF",
    "GITHUB_BASE_REF",
    "GITHUB_REF",
    "GITHUB_REF_NAME",
    "GITHUB_EVENT_PATH",
  ])
    delete process.env[name];
  process.exitCode = undefined;
  await runAction();
  return { exitCode: process.exitCode ?? 0, output: readFileSync(output, "utf8") };
}

async function aBranch(report: string): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Work", { "src/a.js": "1\n" });
  await repository.write({ "reports/junit.xml": report });
  return repository;
}

const FAILING = junitXml([{ name: "b", failure: "1 !== 2" }]);

test("the call decides whether the step fails, as fail-on says", async () => {
  const repository = await aBranch(FAILING);
  expect(await runStep(repository, { "max-attempts": "2" })).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("retry"),
  });
  expect((await runStep(repository, { "fail-on": "escalate" })).exitCode).toBe(0);
  expect((await runStep(repository, { "fail-on": "never" })).exitCode).toBe(0);
});

test("a pass passes, and a problem of the input fails the step", async () => {
  expect((await runStep(await aBranch(junitXml(["a"])), {})).exitCode).toBe(0);
  expect((await runStep(await aBranch(""), { junit: "nowhere/*.xml" })).exitCode).toBe(1);
});

test.each([
  [
    { GITHUB_REF: "refs/pull/7/merge", GITHUB_HEAD_REF: "work", GITHUB_BASE_REF: "main" },
    { branch: "pull/7", base: "origin/main" },
  ],
  [{ GITHUB_HEAD_REF: "work" }, { branch: "work", base: undefined }],
  [
    { GITHUB_REF: "refs/heads/main", GITHUB_REF_NAME: "main", GITHUB_HEAD_REF: "", GITHUB_BASE_REF: "" },
    { branch: "main", base: undefined },
  ],
  [{}, { branch: undefined, base: undefined }],
])("the pull request of %j", (env, facts) => {
  expect(pullRequestOf(env)).toEqual(facts);
});
