import { describe, expect, test } from "vitest";
import { aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

const NODE = process.execPath;
const TEST = `import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { sum } from "../src/sum.js";\n`;

/** A real project with a real test run by node:test. */
async function aProject(sum: string): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { "package.json": '{"type":"module"}', ".gitignore": ".aiwg/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Add sum", {
    "src/sum.js": sum,
    "test/sum.test.js": `${TEST}test("adds", () => assert.equal(sum(1, 2), 3));\ntest("adds nothing", () => assert.equal(sum(0, 0), 0));\n`,
  });
  return repository;
}

const WRONG = "export const sum = (a, b) => a - b;\n";
const RIGHT = "export const sum = (a, b) => a + b;\n";

describe("umpire run", () => {
  test("runs, records, decides, and keeps the command's exit code", async () => {
    const repository = await aProject(WRONG);
    const ran = await umpire(repository.root, "run", "--", NODE, "--test");
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).toMatch(/Umpire: RETRY {2}\(attempt 1 of 3; rule: attempts_left\)/);
    expect(ran.stdout).toMatch(/tests: 1 of 2 pass, 1 fail/);
    expect(ran.stdout).toMatch(/Next: fix the cause/);
  });

  test("exits by the call when asked, and prints one valid document", async () => {
    const repository = await aProject(WRONG);
    const first = await umpire(repository.root, "run", "--json", "--exit-call", "--", NODE, "--test");
    expect(first.exitCode).toBe(10);
    expectValid("case", first.json());
    await repository.write({ "src/sum.js": RIGHT });
    const second = await umpire(repository.root, "run", "--json", "--exit-call", "--", NODE, "--test");
    expect(second.exitCode).toBe(0);
    expect(second.json()).toMatchObject({
      call: { action: "proceed", attempt: 2 },
      comparison: { fixed: [expect.stringContaining("adds")] },
      attempt: { fix: { uncommitted: true, files: [{ path: "src/sum.js", added: 1, removed: 1 }] } },
    });
  });

  test("a timeout kills the run and is recorded as timeout_exceeded", async () => {
    const repository = await aProject(RIGHT);
    const ran = await umpire(
      repository.root,
      "run",
      "--json",
      "--timeout",
      "5",
      "--",
      NODE,
      "-e",
      "setInterval(() => {}, 1000)",
    );
    expect(ran.exitCode).toBe(124);
    expect(ran.json()).toMatchObject({
      call: { action: "retry" },
      attempt: { state: "timeout", command: { timedOut: true } },
      findings: expect.arrayContaining([
        expect.objectContaining({ kind: "timeout", condition: "timeout_exceeded" }),
      ]),
    });
  });

  test("a command that succeeds without a report is blocked and not recorded", async () => {
    const repository = await aProject(RIGHT);
    const ran = await umpire(repository.root, "run", "--json", "--", NODE, "-e", "0");
    expect(ran.exitCode).toBe(2);
    expect(ran.json()).toMatchObject({
      error: { code: "no-report", message: expect.stringContaining("BLOCKED: Execution Evidence Required") },
    });
    expect((await umpire(repository.root, "ledger")).stdout).toMatch(/none yet/);
  });

  test("a command that fails without a report is a failing attempt", async () => {
    const repository = await aProject(RIGHT);
    const ran = await umpire(
      repository.root,
      "run",
      "--json",
      "--",
      NODE,
      "-e",
      "console.error('boom'); process.exit(3)",
    );
    expect(ran.exitCode).toBe(3);
    expect(ran.json()).toMatchObject({
      call: { action: "retry" },
      attempt: { state: "failed", command: { exitCode: 3, outputTail: expect.stringContaining("boom") } },
    });
  });

  test("secrets in the output are not stored", async () => {
    const repository = await aProject(RIGHT);
    const token = `ghp_${"a1B2".repeat(9)}`;
    const ran = await umpire(
      repository.root,
      "run",
      "--json",
      "--",
      NODE,
      "-e",
      `console.log("${token}"); process.exit(1)`,
    );
    expect(ran.stdout).not.toContain(token);
    expect(ran.json()).toMatchObject({ attempt: { command: { outputTail: "[redacted]" } } });
  });

  test("adds variables and runs where it is told", async () => {
    const repository = await aProject(RIGHT);
    const script = "console.error(process.env.PLACE, process.cwd()); process.exit(1)";
    const ran = await umpire(
      repository.root,
      "run",
      "--json",
      "--env",
      "PLACE=here",
      "--cwd",
      "src",
      "--",
      NODE,
      "-e",
      script,
    );
    expect(ran.json()).toMatchObject({
      attempt: { command: { outputTail: expect.stringMatching(/^here .*src$/) } },
    });
  });
});

test("an escalation asks its question in the terminal, and says where the whole comment is", async () => {
  const repository = await aProject(WRONG);
  await repository.write({ ".github/umpire.yml": "retry_policy:\n  max_attempts: 1\n" });
  const short = await umpire(repository.root, "run", "--exit-call", "--", NODE, "--test");
  expect(short.exitCode).toBe(20);
  expect(short.stdout).toMatch(/^Question: .*Which is right\?\n {2}1\. .*\n {2}2\. /m);
  const whole = await umpire(repository.root, "run", "--comment", "-", "--", NODE, "--test");
  expect(whole.stdout).toMatch(/^## Execution Feedback Escalation$/m);
});

describe("umpire ledger", () => {
  test("shows the attempts as a table, and a reset says that it starts a new loop", async () => {
    const repository = await aProject(WRONG);
    await umpire(repository.root, "run", "--", NODE, "--test");
    expect((await umpire(repository.root, "ledger")).stdout).toMatch(
      /loop {2}attempt {2}try[\s\S]*1 {5}1\/3 {6}1/,
    );
    const reset = await umpire(repository.root, "ledger", "reset");
    expect(reset.stdout).toMatch(
      /A new loop starts on work: 3 attempts\. The 1 runs recorded before are kept/,
    );
    await umpire(repository.root, "run", "--", NODE, "--test");
    const document: { runs: { loop: number; number: number }[] } = JSON.parse(
      (await umpire(repository.root, "ledger", "--json")).stdout,
    );
    expectValid("ledger", document);
    expect(document.runs.map(({ loop, number }) => [loop, number])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test("hints once to ignore the memory in git, and never counts it as code", async () => {
    const repository = await aRepository();
    await repository.commit("Start", {
      "package.json": '{"type":"module"}',
      "src/sum.js": RIGHT,
      "test/a.test.js": "",
    });
    const first = await umpire(repository.root, "run", "--json", "--", NODE, "--test");
    const second = await umpire(repository.root, "run", "--json", "--", NODE, "--test");
    expect(first.stderr).toMatch(/Hint: attempts are kept in .aiwg\/ralph\/debug-memory\//);
    expect(second.stderr).not.toMatch(/Hint:/);
    const [one, two]: { attempt: { code: { hash: string } } }[] = [
      JSON.parse(first.stdout),
      JSON.parse(second.stdout),
    ];
    expect(one?.attempt.code.hash).toBe(two?.attempt.code.hash);
  });
});
