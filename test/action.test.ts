import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { start } from "./support/dist.ts";
import { junitXml } from "./support/junit.ts";
import { aRepository, type TestRepository } from "./support/repository.ts";
import { expectValid } from "./support/schemas.ts";

/** The shipped action, spawned as a runner spawns it. */
async function runStep(repository: TestRepository, inputs: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "umpire-runner-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    GITHUB_OUTPUT: join(folder, "output"),
    GITHUB_STEP_SUMMARY: join(folder, "summary"),
    GITHUB_STATE: join(folder, "state"),
  };
  for (const file of Object.values(files)) await writeFile(file, "");
  const given = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  const { PATH, HOME } = process.env;
  const runner = {
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: repository.root,
    RUNNER_TEMP: folder,
    GITHUB_EVENT_NAME: "pull_request",
  };
  const pull = { GITHUB_REF: "refs/pull/7/merge", GITHUB_HEAD_REF: "work", GITHUB_BASE_REF: "main" };
  const env = {
    PATH,
    HOME,
    ...files,
    ...runner,
    ...pull,
    "INPUT_FAIL-ON": "retry",
    INPUT_MODE: "local",
    ...given,
  };
  const { exitCode, stdout } = await start("action.js", repository.root, [], env).done;
  return {
    exitCode,
    stdout,
    outputs: outputsIn(readFileSync(files.GITHUB_OUTPUT, "utf8")),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, "utf8"),
  };
}

/** The file format with delimiters that the runner reads. */
function outputsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(.+?)<<(ghadelimiter_\S+)\n([\s\S]*?)\n\2$/gm)].map(([, name = "", , value = ""]) => [
      name,
      value,
    ]),
  );
}

/** A pull request as actions/checkout leaves it: a detached merge commit, and the base as a remote branch. */
async function aPullRequest(report: string): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  await repository.commit("Work", { "src/a.js": "1\n" });
  await repository.git("switch", "--quiet", "--detach");
  await repository.write({ "reports/junit.xml": report });
  return repository;
}

test("a failing run fails the step, with the story in the summary and the call in the outputs", async () => {
  const repository = await aPullRequest(junitXml(["a", { name: "b", failure: "1 !== 2" }]));
  const { exitCode, stdout, outputs, summary } = await runStep(repository, { junit: "reports/*.xml" });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({
    call: "retry",
    status: "in_progress",
    attempt: "1",
    "max-attempts": "3",
    "tests-total": "2",
    "tests-failed": "1",
  });
  expect(summary).toMatch(/^## Attempt 1 of 3: retry/);
  expect(stdout).toMatch(/^::error::Umpire: retry, attempt 1 of 3/m);
  expectValid("case", JSON.parse(readFileSync(outputs["report-path"] ?? "", "utf8")));
  expectValid("feedback", JSON.parse(readFileSync(outputs["feedback-path"] ?? "", "utf8")));
  expect(readFileSync(outputs["comment-path"] ?? "", "utf8")).toBe(summary.trimEnd().concat("\n"));
});

test("a passing run passes the step", async () => {
  const { exitCode, outputs } = await runStep(await aPullRequest(junitXml(["a"])), {
    junit: "reports/*.xml",
  });
  expect(exitCode).toBe(0);
  expect(outputs).toMatchObject({ call: "proceed", status: "passed" });
});

test("the last attempt escalates, and fail-on chooses what fails the step", async () => {
  const repository = await aPullRequest(junitXml([{ name: "b", failure: "1 !== 2" }]));
  const escalated = await runStep(repository, { "max-attempts": "1", "fail-on": "never" });
  expect(escalated).toMatchObject({ exitCode: 0, outputs: { call: "escalate" } });
  expect(escalated.summary).toMatch(/^## Execution Feedback Escalation/);
  expect((await runStep(repository, { "fail-on": "escalate" })).exitCode).toBe(0);
});

test("no report fails the step with what to do, and sets no call", async () => {
  const repository = await aPullRequest("");
  await rm(join(repository.root, "reports"), { recursive: true });
  const { exitCode, stdout, outputs } = await runStep(repository, {});
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/::error::BLOCKED: Execution Evidence Required/);
  expect(outputs).toEqual({});
  expect(existsSync(join(repository.root, ".aiwg"))).toBe(false);
});

test("all wrong inputs are told at once", async () => {
  const { exitCode, stdout } = await runStep(await aPullRequest(junitXml(["a"])), {
    "max-attempts": "99",
    "fail-on": "sometimes",
  });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/max-attempts.*fail-on/s);
});

test("a test name cannot speak to the runner", async () => {
  const repository = await aPullRequest(
    junitXml([{ name: "::set-output name=call::proceed", failure: "##[error]x\n::error::y" }]),
  );
  const { stdout } = await runStep(repository, {});
  const commands = stdout.split("\n").filter((line) => /^(::|##\[)/.test(line));
  expect(commands).toEqual([expect.stringMatching(/^::error::Umpire: retry/)]);
});
