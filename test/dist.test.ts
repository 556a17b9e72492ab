import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { cli, start } from "./support/dist.ts";
import { junitXml } from "./support/junit.ts";
import { aRepository, type TestRepository } from "./support/repository.ts";
import { expectValid } from "./support/schemas.ts";

/** The shipped files, started as a stranger would start them. */

async function aBranch(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Work", { "src/a.js": "1\n" });
  await repository.write({ "reports/junit.xml": junitXml(["a", { name: "b", failure: "1 !== 2" }]) });
  return repository;
}

function sessionOf({ root }: TestRepository): {
  path: string;
  document: { executions: unknown[]; umpire: { resets: unknown[] } };
} {
  const folder = join(root, ".aiwg/ralph/debug-memory/sessions");
  const [file = ""] = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const path = join(folder, file);
  return { path, document: JSON.parse(readFileSync(path, "utf8")) };
}

test("the version is the package's", async () => {
  expect((await cli(".", "--version")).stdout).toBe(`${packageJson.version}\n`);
});

test("the demo plays the three stories of the guide with real runs", async () => {
  const { exitCode, stdout } = await cli(".", "demo");
  expect(exitCode).toBe(0);
  const calls = [
    ...stdout.matchAll(
      /^Umpire: (\w+) {2}\(attempt (\d) of 3; rule: (\w+)\)\n {2}tests: (\d+) of (\d+) pass/gm,
    ),
  ].map(([, ...parts]) => parts.join(" "));
  expect(calls).toEqual([
    "RETRY 1 attempts_left 6 8",
    "PROCEED 2 nothing_blocks 8 8",
    "RETRY 1 attempts_left 4 10",
    "RETRY 2 attempts_left 6 10",
    "ESCALATE 3 max_attempts_reached 7 10",
    "RETRY 1 attempts_left 8 10",
    "ESCALATE 2 regression_detected 7 10",
  ]);
  expect(stdout.match(/^## Execution Feedback Escalation$/gm)).toHaveLength(2);
  for (const heading of [
    "**File**",
    "**Attempts**",
    "### Failures",
    "### Analysis",
    "### Attempted Fixes",
    "**Human review required**",
  ]) {
    expect(stdout).toContain(heading);
  }
});

describe("the ledger on disk", () => {
  test("eight runs at once lose nothing", async () => {
    const repository = await aBranch();
    const runs = Array.from({ length: 8 }, () =>
      cli(repository.root, "review", "--junit", "reports/*.xml", "--json"),
    );
    const results = await Promise.all(runs);
    expect(results.map(({ exitCode }) => exitCode)).toEqual(Array(8).fill(10));
    const { document } = sessionOf(repository);
    expect(document.executions).toHaveLength(8);
    expectValid("session", document);
  });

  test("kill -9 at any moment leaves a whole ledger with everything that was told recorded", async () => {
    const repository = await aBranch();
    await cli(repository.root, "review", "--junit", "reports/*.xml");
    let told = 0;
    for (let round = 0; round < 12; round += 1) {
      const { child, done } = start("cli.js", repository.root, ["ledger", "reset"]);
      const killer = sleep(60 + round * 20).then(() => child.kill("SIGKILL"));
      const { exitCode } = await done;
      if (exitCode === 0) told += 1;
      await killer;
    }
    const { document } = sessionOf(repository);
    expect(document.executions).toHaveLength(1);
    expect(document.umpire.resets.length).toBeGreaterThanOrEqual(told);
    expectValid("session", document);
    expect((await cli(repository.root, "ledger", "reset")).exitCode).toBe(0);
  });
});
