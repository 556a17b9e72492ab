import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkout } from "../github/checkout.ts";
import {
  type Event,
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  workflowRunEvent,
} from "../github/events.ts";
import { actionHere, removeRunnerFolder } from "../github/in-process.ts";
import { type LoopbackGitHub, missingParts, startGitHub } from "../github/start-github.ts";
import { junitXml } from "../support/junit.ts";

const FAILING = { "reports/junit.xml": junitXml(["a", { name: "b", failure: "1 !== 2" }]) };
const PASSING = { "reports/junit.xml": junitXml(["a", "b"]) };
const LCOV = "TN:\nSF:src/app.js\nDA:1,1\nLF:1\nLH:1\nend_of_record\n";

describe.skipIf(missingParts !== null)(`a step on GitHub ${missingParts ?? ""}`.trimEnd(), () => {
  let github: LoopbackGitHub;
  const workspaces: string[] = [];
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(async () => {
    await github?.stop();
    await removeRunnerFolder();
  });
  beforeEach(() => github.reset({ files: { "src/app.js": "1;\n", "README.md": "#\n" } }));
  afterEach(async () => {
    for (const folder of workspaces.splice(0)) await rm(folder, { recursive: true, force: true });
    expect(await github.violations()).toEqual([]);
  });

  async function step(
    event: Event,
    run: number,
    files: Readonly<Record<string, string>>,
    inputs: Record<string, string> = {},
  ) {
    const workspace = await checkout(github, event);
    workspaces.push(workspace);
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(workspace, path)), { recursive: true });
      await writeFile(join(workspace, path), text);
    }
    return await actionHere(github, { event, workspace, run, inputs: { "wait-seconds": "0", ...inputs } });
  }

  async function aPull(fromFork = false) {
    const { number } = await github.openPull({
      branch: "work",
      files: { "src/app.js": "2;\n" },
      fromFork,
      author: fromFork ? "outsider" : "dev",
    });
    return {
      number,
      run: await github.addRun({ pull: number }),
      event: await pullRequestEvent(github, number),
    };
  }

  test("reviews a pull request, and says what its token may not do", async () => {
    const { number, run, event } = await aPull();
    expect(await step(event, run, FAILING)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining("retry"),
    });
    expect(await github.comments({ issue: number })).toHaveLength(1);
    expect(await github.statuses()).toMatchObject([{ state: "pending" }, { state: "failure" }]);
  });

  test("judges by the configuration of the base, not by the pull request's own", async () => {
    const { run, event } = await aPull();
    const files = { ...FAILING, ".github/umpire.yml": "retry_policy:\n  max_attempts: 10\n" };
    expect((await step(event, run, files)).output).toMatch(/max-attempts<<\S+\n3\n/);
    await github.push({
      branch: "main",
      files: { ".github/umpire.yml": "retry_policy:\n  max_attempts: 5\n" },
    });
    const next = await github.addRun({ pull: 1 });
    expect((await step(await pullRequestEvent(github, 1), next, FAILING)).output).toMatch(
      /max-attempts<<\S+\n5\n/,
    );
    const inputs = { "max-attempts": "7" };
    const third = await github.addRun({ pull: 1 });
    expect((await step(await pullRequestEvent(github, 1), third, FAILING, inputs)).output).toMatch(
      /max-attempts<<\S+\n7\n/,
    );
    const missing = await github.addRun({ pull: 1 });
    expect(
      await step(await pullRequestEvent(github, 1), missing, FAILING, { config: "no/such.yml" }),
    ).toMatchObject({
      exitCode: 1,
      output: "",
    });
  });

  test("records for a fork, and judges it from the default branch", async () => {
    const { number, run, event } = await aPull(true);
    expect((await step(event, run, PASSING)).exitCode).toBe(0);
    expect(await github.comments({ issue: number })).toEqual([]);
    await github.setRun({ id: run, status: "completed", conclusion: "success" });
    const judge = await github.addRun({ event: "workflow_run", path: ".github/workflows/judge.yml" });
    expect((await step(await workflowRunEvent(github, run), judge, {})).output).toContain("proceed");
    expect(await github.statuses()).toMatchObject([{ state: "pending" }, { state: "success" }]);
  });

  test("records with a token that may only read the code, and says what it could not ask", async () => {
    const { run, event } = await aPull(true);
    const token = await github.token({ permissions: { contents: "read" } });
    expect((await step(event, run, PASSING, { token })).exitCode).toBe(0);
    await github.setRun({ id: run, status: "completed", conclusion: "success" });
    const judge = await github.addRun({ event: "workflow_run", path: ".github/workflows/judge.yml" });
    expect((await step(await workflowRunEvent(github, run), judge, {})).output).toContain("proceed");
  });

  test("leaves no commit pending: a run without a report is an error", async () => {
    const { run, event } = await aPull();
    expect((await step(event, run, {})).exitCode).toBe(1);
    expect(await github.statuses()).toMatchObject([
      { state: "pending" },
      { state: "error", description: expect.stringContaining("(no-report)") },
    ]);
  });

  test("records and tells the run by itself when GitHub does not say what came before", async () => {
    const { number, run, event } = await aPull();
    await github.faults({
      plan: [{ kind: "403-permission", at: 1, operation: "actions/list-workflow-runs-for-repo", times: 50 }],
    });
    const { exitCode, output } = await step(event, run, FAILING);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/call<<\S+\nretry\n/);
    expect(await github.statuses()).toMatchObject([{ state: "pending" }, { state: "error" }]);
    expect(await github.comments({ issue: number })).toEqual([]);
    const names = (await github.artifacts()).map(({ name }) => name);
    expect(names[0]).toMatch(new RegExp(`^umpire-attempt-v1-${number}-${run}-1-test`));
  });

  test("does not work on pull_request_target", async () => {
    const { run, event } = await aPull();
    const unsafe = { ...event, name: "pull_request_target" };
    expect(await step(unsafe, run, PASSING, { mode: "review" })).toMatchObject({ exitCode: 1, output: "" });
    expect(await github.statuses()).toEqual([]);
  });

  test("does not judge a run that was no pull request's, that nobody knows, or that left nothing", async () => {
    const judge = await github.addRun({ event: "workflow_run", path: ".github/workflows/judge.yml" });
    const other = await github.addRun({ event: "schedule", branch: "main" });
    expect(await step(await workflowRunEvent(github, other), judge, {})).toMatchObject({
      exitCode: 0,
      output: "",
    });
    const orphan = await github.addRun({ branch: "main" });
    expect(await step(await workflowRunEvent(github, orphan), judge, {})).toMatchObject({
      exitCode: 0,
      output: "",
    });
    const { run, event } = await aPull();
    await github.setRun({ id: run, status: "completed", conclusion: "failure" });
    expect(await step(await workflowRunEvent(github, run), judge, {})).toMatchObject({
      exitCode: 0,
      output: "",
    });
    expect(await github.statuses()).toMatchObject([{ state: "pending" }, { state: "error" }]);
    expect(await step(event, run, {}, { mode: "judge" })).toMatchObject({ exitCode: 1, output: "" });
  });

  test("merges what the legs of a matrix recorded in its own run", async () => {
    const { run, event } = await aPull();
    for (const leg of [1, 2])
      await step(event, run, PASSING, { mode: "record", matrix: JSON.stringify({ leg }) });
    const judged = await step(event, run, {}, { mode: "judge", "expect-shards": "2" });
    expect(judged).toMatchObject({ exitCode: 0, output: expect.stringContaining("proceed") });
  });

  test("keeps a baseline of the default branch, and lays it beside the next pull request", async () => {
    const push = await github.addRun({ event: "push", branch: "main" });
    const event = await pushEvent(github, "main", "0".repeat(40));
    const files = { ...PASSING, "coverage/lcov.info": LCOV };
    expect((await step(event, push, files)).exitCode).toBe(0);
    expect(await github.artifacts()).toMatchObject([{ name: "umpire-baseline-v1-main" }]);
    const pull = await aPull();
    const inputs = { coverage: "coverage/lcov.info" };
    const { output } = await step(pull.event, pull.run, files, inputs);
    expect(output).toMatch(/coverage-verdict<<\S+\nmet\n/);
    const other = await pushEvent(github, "work", "0".repeat(40));
    expect(await step(other, pull.run, {})).toMatchObject({ exitCode: 0, output: "" });
  });

  test("gives a merge group its status", async () => {
    const { number } = await aPull();
    const event = await mergeGroupEvent(github, number);
    const run = await github.addRun({
      event: "merge_group",
      branch: event.ref.replace("refs/heads/", ""),
      sha: event.sha,
    });
    expect((await step(event, run, PASSING)).exitCode).toBe(0);
    expect(await github.statuses()).toMatchObject([
      { state: "pending", sha: event.sha },
      { state: "success", sha: event.sha },
    ]);
  });

  test("judges a merge group by the configuration of its base, and says when it cannot", async () => {
    const { number } = await aPull();
    await github.push({
      branch: "work",
      files: { ".github/umpire.yml": "retry_policy:\n  max_attempts: 10\n" },
    });
    const event = await mergeGroupEvent(github, number);
    const branch = event.ref.replace("refs/heads/", "");
    const run = await github.addRun({ event: "merge_group", branch, sha: event.sha });
    expect((await step(event, run, PASSING)).output).toMatch(/max-attempts<<\S+\n3\n/);
    expect((await step(event, run, {})).exitCode).toBe(1);
    expect((await github.statuses()).at(-1)).toMatchObject({ state: "error", sha: event.sha });
  });

  test("says what is missing: a token, a run, an event that fits the mode, a record that could be stored", async () => {
    const { run, event } = await aPull();
    expect((await step(event, run, PASSING, { token: "" })).exitCode).toBe(1);
    for (const mode of ["merge-group", "judge"])
      expect((await step(await issueCommentEvent(github, 1, "hello"), run, PASSING, { mode })).exitCode).toBe(
        1,
      );
    await github.faults({
      plan: [{ kind: "403-permission", at: 1, operation: "results/CreateArtifact", times: 50 }],
    });
    expect((await step(event, run, PASSING, { mode: "record" })).exitCode).toBe(1);
  });
});
