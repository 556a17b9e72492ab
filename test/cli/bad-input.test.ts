import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { junitXml } from "../support/junit.ts";
import { age, aRepository, type TestRepository } from "../support/repository.ts";
import { umpire } from "../support/umpire.ts";

const FAILING = junitXml(["a", { name: "b", failure: "1 !== 2" }]);

/** A branch with one attempt on record: whatever comes next must not lose it. */
async function withOneAttempt(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Work", { "src/a.js": "1\n" });
  await repository.write({ "reports/junit.xml": FAILING });
  expect((await umpire(repository.root, "review", "--junit", "reports/*.xml")).exitCode).toBe(10);
  return repository;
}

async function attemptsOf({ root }: TestRepository): Promise<number> {
  const ran = await umpire(root, "ledger", "--json");
  const document: { runs: unknown[] } = JSON.parse(ran.stdout);
  return document.runs.length;
}

describe("evidence that is none", () => {
  const table: readonly [string, Record<string, string>, string, RegExp][] = [
    ["no report", {}, "no-report", /No test report matches/],
    ["an empty file", { "reports/junit.xml": "" }, "report-unreadable", /empty/],
    [
      "an HTML page",
      { "reports/junit.xml": "<!DOCTYPE html><html><body>Sign in</body></html>" },
      "report-unreadable",
      /HTML/i,
    ],
    ["truncated XML", { "reports/junit.xml": FAILING.slice(0, -60) }, "report-unreadable", /ends|truncated/i],
    ["zero test cases", { "reports/junit.xml": "<testsuites/>" }, "no-tests", /hold no test case/],
  ];
  test.each(table)(
    "%s is never a pass, loses no attempt and shows no stack trace",
    async (_name, files, code, message) => {
      const repository = await withOneAttempt();
      await rm(join(repository.root, "reports"), { recursive: true });
      await repository.write(files);
      const ran = await umpire(repository.root, "review", "--junit", "reports/*.xml", "--json");
      expect(ran.exitCode).toBe(2);
      expect(ran.json()).toMatchObject({
        schemaVersion: 1,
        error: { code, message: expect.stringMatching(message), hint: expect.stringMatching(/\w/) },
      });
      expect(ran.stderr).not.toMatch(/\n\s+at .*:\d+/);
      expect(await attemptsOf(repository)).toBe(1);
    },
  );

  test("a report older than the code it should show is refused", async () => {
    const repository = await withOneAttempt();
    await age(join(repository.root, "reports/junit.xml"), -3600);
    const ran = await umpire(repository.root, "review", "--junit", "reports/*.xml");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/reports\/junit.xml is older/);
    expect(await attemptsOf(repository)).toBe(1);
  });
});

describe("places where attempts cannot be told apart", () => {
  test("a folder without git", async () => {
    const folder = await mkdtemp(join(tmpdir(), "umpire-no-git-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const ran = await umpire(folder, "review");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/is not inside a git repository[\s\S]*git init/);
  });

  test("a detached HEAD, unless the branch is named", async () => {
    const repository = await withOneAttempt();
    await repository.git("switch", "--quiet", "--detach");
    const ran = await umpire(repository.root, "review", "--junit", "reports/*.xml");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/HEAD is detached at [0-9a-f]+[\s\S]*--branch NAME/);
    expect(
      (await umpire(repository.root, "review", "--junit", "reports/*.xml", "--branch", "work")).exitCode,
    ).toBe(10);
  });

  test("a base that does not exist", async () => {
    const repository = await withOneAttempt();
    const ran = await umpire(
      repository.root,
      "review",
      "--junit",
      "reports/*.xml",
      "--base",
      "origin/nowhere",
    );
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/no commit named `origin\/nowhere`/);
  });

  test("a base without a common commit", async () => {
    const repository = await withOneAttempt();
    await repository.git("switch", "--quiet", "--orphan", "island");
    await repository.commit("Alone", { "other.txt": "1\n" });
    const ran = await umpire(repository.root, "review", "--base", "main");
    expect(ran.stderr).toMatch(/`main` and HEAD have no commit in common/);
  });

  test("a shallow clone in which the base cannot be reached", async () => {
    const repository = await withOneAttempt();
    await repository.commit("More", { "src/a.js": "2\n" });
    const clone = await aRepository();
    await clone.git(
      "fetch",
      "--quiet",
      "--depth=1",
      `file://${repository.root}`,
      "work:work",
      "main:refs/remotes/origin/main",
    );
    await clone.git("switch", "--quiet", "work");
    const ran = await umpire(clone.root, "review", "--base", "origin/main");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/shallow[\s\S]*fetch-depth: 0/);
  });

  test("no base at all is no obstacle: the whole tree is the change", async () => {
    const repository = await aRepository();
    await repository.commit("Start", { "src/a.js": "1\n", ".gitignore": "reports/\n.aiwg/\n" });
    await repository.write({ "reports/junit.xml": FAILING });
    expect((await umpire(repository.root, "review")).exitCode).toBe(10);
  });
});

describe("configuration", () => {
  test("all problems are told at once, with lines and the nearest name", async () => {
    const repository = await withOneAttempt();
    await repository.write({
      ".github/umpire.yml": "retry_polcy:\n  x: 1\nretry_policy:\n  max_attempts: 11\n  backof: none\n",
    });
    const ran = await umpire(repository.root, "review", "--junit", "reports/*.xml");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/3 problems/);
    expect(ran.stderr).toMatch(/line 1: unknown key `retry_polcy`; did you mean `retry_policy`/);
    expect(ran.stderr).toMatch(/line 4: retry_policy.max_attempts/);
    expect(ran.stderr).toMatch(/line 5: unknown key `retry_policy.backof`; did you mean `backoff`/);
  });

  test("a file that was named but is not there", async () => {
    const repository = await withOneAttempt();
    const ran = await umpire(repository.root, "review", "--config", "nowhere.yml");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(/no configuration file nowhere.yml/);
  });
});

describe("the ledger", () => {
  test.each([
    ["half-written", '{"schemaVersion": 1, "session_id": "'],
    ["foreign", '{"hello": "world"}'],
    ["of a later version", '{"schemaVersion": 99}'],
  ])("a %s file is named and left as it is", async (_name, text) => {
    const repository = await withOneAttempt();
    const [file = ""] = (
      await repository.git("ls-files", "--others", "--ignored", "--exclude-standard", ".aiwg")
    )
      .trim()
      .split("\n");
    await writeFile(join(repository.root, file), text);
    const ran = await umpire(repository.root, "review", "--junit", "reports/*.xml");
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain(file);
    expect(ran.stderr).toMatch(/left untouched/);
    expect((await import("node:fs")).readFileSync(join(repository.root, file), "utf8")).toBe(text);
  });
});

describe("usage", () => {
  test.each([
    [["revew"], /unknown command/],
    [["run", "--timeout", "3", "--", "true"], /5 to 600/],
    [["run", "--env", "nothing", "--", "true"], /NAME=VALUE/],
    [["run"], /No command was given/],
    [["inspect"], /missing required argument/],
  ])("umpire %j is refused with exit code 2", async (args, message) => {
    const repository = await aRepository();
    await repository.commit("Start");
    const ran = await umpire(repository.root, ...args);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toMatch(message);
  });
});

describe("words that the command line does not know", () => {
  test.each([
    [["coverage", "--nosuch"], "unknown option '--nosuch'."],
    [["coverge"], "unknown command 'coverge'\n(Did you mean coverage?)"],
    [["review", "--base"], "option '--base <ref>' argument missing."],
    [
      ["run", "--timeout", "3", "--", "true"],
      "option '--timeout <seconds>' argument '3' is invalid. Expected a whole number from 5 to 600.",
    ],
  ])("%j", async (words, message) => {
    const plain = await umpire(tmpdir(), ...words);
    expect(plain).toMatchObject({ exitCode: 2, stdout: "" });
    expect(plain.stderr).toBe(`umpire: ${message}\n\`umpire help [command]\` tells what there is.\n`);
    const [name = "", ...rest] = words;
    const ran = await umpire(tmpdir(), name, "--json", ...rest);
    expect(ran.json()).toMatchObject({ schemaVersion: 1, error: { code: "wrong-usage", message } });
    expect(ran.exitCode).toBe(2);
  });

  test("none at all shows the help and is no success", async () => {
    const ran = await umpire(tmpdir());
    expect(ran).toMatchObject({ exitCode: 2, stdout: "" });
    expect(ran.stderr).toMatch(/^Usage: umpire/);
  });
});
