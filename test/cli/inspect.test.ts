import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPlain, plainInspect } from "../../src/cli/plain-inspect.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";
import { captured, umpire } from "../support/umpire.ts";

const TWO = junitXml(["a", { name: "b", failure: "1 !== 2" }]);

test("tells what it sees in each file, and exits 2 when one is unreadable", async () => {
  const { root, write } = await aRepository();
  await write({
    "one.xml": TWO,
    "two.xml": junitXml(["c"]),
    "page.xml": "<html></html>",
    "lcov.info": "SF:a.js\nDA:1,1\nDA:2,0\nend_of_record\n",
  });
  const good = await umpire(root, "inspect", "one.xml", "two.xml", "lcov.info", "--json");
  expect(good.exitCode).toBe(0);
  expect(good.json()).toMatchObject({
    schemaVersion: 1,
    reports: [
      {
        path: "one.xml",
        kind: "test",
        format: "junit",
        cases: 2,
        passed: 1,
        failed: 1,
        errors: 0,
        skipped: 0,
        flaky: 0,
        distinctTests: 2,
        warnings: [],
      },
      { path: "two.xml", cases: 1 },
      {
        path: "lcov.info",
        kind: "coverage",
        format: "lcov",
        files: 1,
        lines: { covered: 1, total: 2 },
        branches: null,
        functions: null,
        warnings: [],
      },
    ],
    totals: { cases: 3, passed: 2, failed: 1, errors: 0, skipped: 0 },
  });
  const bad = await umpire(root, "inspect", "one.xml", "page.xml", "--json");
  expect(bad.exitCode).toBe(2);
  expect(bad.json()).toMatchObject({
    reports: [
      { kind: "test" },
      {
        kind: "unreadable",
        error: { code: expect.any(String), message: expect.any(String), hint: expect.any(String) },
      },
    ],
  });
});

test("a file that is no report is an error when it is named", async () => {
  const { root, write } = await aRepository();
  await write({ "pom.xml": "<project><name>x</name></project>" });
  const ran = await umpire(root, "inspect", "pom.xml");
  expect(ran.exitCode).toBe(2);
  expect(ran.stdout).toMatch(/pom.xml: unreadable \(not-a-report\)/);
});

test("writes all test reports as one CTRF document, which it can read again", async () => {
  const { root, write } = await aRepository();
  await write({ "one.xml": TWO, "two.xml": junitXml(["c"]) });
  await umpire(root, "inspect", "one.xml", "two.xml", "--ctrf", "ctrf.json");
  expect(JSON.parse(await readFile(join(root, "ctrf.json"), "utf8"))).toMatchObject({
    results: { summary: { tests: 3, failed: 1 } },
  });
  const again = await umpire(root, "inspect", "ctrf.json", "--json");
  expect(again.json()).toMatchObject({ reports: [{ format: "ctrf", cases: 3, passed: 2, failed: 1 }] });
});

test.each([
  ["a file", ["a.xml"], true],
  ["files and --json", ["--json", "a.xml", "b.xml"], true],
  ["no file", ["--json"], false],
  ["nothing", [], false],
  ["another option", ["a.xml", "--ctrf", "x.json"], false],
  ["help", ["--help"], false],
  ["a file behind two dashes", ["--", "-a.xml"], false],
])("the short way takes %s: %s, %s", (_what, words, plain) => {
  expect(isPlain(words)).toBe(plain);
});

test("the short way and the long way tell the same", async () => {
  const { root, write } = await aRepository();
  await write({ "one.xml": TWO, "page.xml": "<html></html>" });
  for (const words of [
    ["one.xml"],
    ["one.xml", "page.xml"],
    ["one.xml", "--json"],
    ["nowhere.xml", "--json"],
  ]) {
    const long = await umpire(root, "inspect", ...words);
    const short = await captured(root, () => plainInspect(words));
    expect(short).toMatchObject({ exitCode: long.exitCode, stdout: long.stdout, stderr: long.stderr });
  }
});
