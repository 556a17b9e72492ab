import { describe, expect, test } from "vitest";
import { parseDiff } from "../../../../src/core/change/parse-diff.ts";
import { Config, DEFAULT_CONFIG } from "../../../../src/core/config/config.ts";
import { bugFix } from "../../../../src/core/policy/coverage/bug-fix.ts";
import { type EvidenceSpec, latestOf, runs } from "../../../support/builders.ts";

const edit = (path: string, added: string) =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,1 +1,2 @@\n one\n+${added}\n`;
const SOURCE = edit("src/add.js", "two();");
const TEST = edit("test/add.test.js", 'test("adds", () => {});');
const NO_HINTS = { labels: [], issueType: null, title: null, branch: null, commits: [] };
const seen = (diff: string, title: string | null, config = DEFAULT_CONFIG) =>
  bugFix(parseDiff(diff), { ...NO_HINTS, title }, null, config);

describe("what a bug fix owes without any report", () => {
  test("a test, where none is new or changed", () => {
    expect(seen(SOURCE, "fix: add")).toEqual({
      codeType: "bug_fix",
      missingTests: [{ kind: "regression_test", enforced: true }],
      proof: { proven: null, tests: [], at: null, required: false },
    });
    expect(seen(SOURCE + TEST, "fix: add")?.missingTests).toEqual([]);
    const off = Config.parse({ coverage_requirements: { required_tests: "off" } });
    expect(seen(SOURCE, "fix: add", off)?.missingTests).toEqual([]);
  });

  test.each([
    ["another type", SOURCE, "feat: add"],
    ["nobody says so", SOURCE, null],
    ["a test alone", TEST, "fix: a test"],
    ["words alone", edit("README.md", "more"), "fix: a word"],
    [
      "nothing that could run",
      "diff --git a/src/a.js b/src/a.js\n--- a/src/a.js\n+++ b/src/a.js\n@@ -1,2 +1,1 @@\n one\n-two();\n",
      "fix: less",
    ],
  ])("nothing: %s", (_why, diff, title) => {
    expect(seen(diff, title)).toBeNull();
  });
});

describe("a fix without a test", () => {
  const owes = { bugFix: seen(SOURCE, "fix: add") } satisfies EvidenceSpec;
  const kinds = (spec: EvidenceSpec) =>
    latestOf(runs(spec)).findings.map(({ kind, severity }) => `${kind} ${severity}`);

  test("is held back once its tests pass, and only noted before", () => {
    expect(kinds({ passed: ["a"], ...owes })).toEqual(["missing-tests blocking"]);
    expect(latestOf(runs({ passed: ["a"], ...owes })).call.action).toBe("retry");
    expect(kinds({ failed: ["a"], ...owes })).toEqual(["failing-tests blocking", "missing-tests warning"]);
  });

  test("whose proof is asked for is held back until it has one", () => {
    const config = Config.parse({ coverage_requirements: { bug_fix: { require_proof: true } } });
    const spec = { passed: ["a"], bugFix: seen(SOURCE + TEST, "fix: add", config) };
    expect(kinds(spec)).toEqual(["unproven-fix blocking"]);
  });

  test("is not looked for where it is none, or in ledgers from before", () => {
    expect(kinds({ passed: ["a"], bugFix: null })).toEqual([]);
    expect(kinds({ passed: ["a"] })).toEqual([]);
  });
});
