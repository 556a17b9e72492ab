import { describe, expect, test } from "vitest";
import type { Commit } from "../../../src/core/attempt/evidence.ts";
import { analyse, describeFailure } from "../../../src/core/memory/analysis.ts";
import { describeFix, diffSummary } from "../../../src/core/memory/fix-words.ts";
import { aCommit, aFailure, aFix, aFixOf, anEvidence } from "../../support/builders.ts";

describe("a failure in one line", () => {
  const frame = { file: "src/validate.js", line: 3, function: "validate" };
  test.each([
    [
      { rawType: "TypeError", message: "null has no length\nmore", frame },
      "TypeError in validate, src/validate.js:3: null has no length",
    ],
    [
      { rawType: "", errorType: "Other", message: "boom", frame: { ...frame, function: null } },
      "Other in src/validate.js:3: boom",
    ],
    [{ rawType: "KeyError", message: " \n", frame: null }, "KeyError: no message"],
  ] as const)("%#", (given, words) => {
    expect(describeFailure(aFailure(given))).toBe(words);
  });
});

describe("the analysis of a run", () => {
  const failed = anEvidence({
    failures: [
      aFailure({ test: "lone", message: "other words" }),
      aFailure({ test: "a", name: "adds" }),
      aFailure({ test: "b" }),
    ],
  });
  const fixedBy = (...commits: readonly Partial<Commit>[]) =>
    anEvidence({ fix: aFix({ commits: commits.map(aCommit) }) });

  test("is of the cause with most failures, from the evidence alone", () => {
    expect(analyse(failed, undefined)).toEqual({
      rootCause: "AssertionError in run, src/app.js:3: Expected values to be strictly equal",
      category: "logic_error",
      fixStrategy:
        "Compare what the code does step by step with what the test expects; start at src/app.js:3, where adds fails.",
      related: ["b"],
    });
  });

  test("is none where nothing failed", () => {
    expect(analyse(anEvidence({ passed: ["a"] }), undefined)).toBeUndefined();
  });

  test("takes the words of whoever fixed it, the last ones stated", () => {
    const next = fixedBy(
      { rootCause: "Two deposits read one balance", fixStrategy: "Take turns in deposit()" },
      { rootCause: "The lock is taken too late for it" },
      {},
    );
    expect(analyse(failed, next)).toMatchObject({
      rootCause: "The lock is taken too late for it",
      fixStrategy: "Take turns in deposit()",
    });
  });

  // Twenty characters are asked for, and a character is a code point.
  test.each(["", "too short", "💥".repeat(19)])(
    "says of short words that they are as stated: %j",
    (words) => {
      expect(analyse(failed, fixedBy({ rootCause: words, fixStrategy: words }))).toMatchObject({
        rootCause: `Root cause as stated: ${words}`,
        fixStrategy: `Fix strategy as stated: ${words}`,
      });
    },
  );

  test.each([
    [{ frame: null }, /; start at test\/app\.test\.js, where a fails\.$/],
    [{ frame: null, testFile: null }, /; start at the test, where a fails\.$/],
  ])("starts where the report points: %#", (given, words) => {
    expect(analyse(anEvidence({ failures: [aFailure(given)] }), undefined)?.fixStrategy).toMatch(words);
  });
});

test.each([
  [aFix({ commits: [aCommit({ subject: "One" }), aCommit({ subject: "Two" })] }), "One; Two"],
  [aFix({ commits: [aCommit({ subject: "One" })], uncommitted: true }), "One; uncommitted changes"],
  [aFix({ commits: [] }), "no change of the code"],
])("a fix is described by its commits: %#", (fix, words) => {
  expect(describeFix(fix)).toBe(words);
});

test("a fix is measured over all its files", () => {
  expect(
    diffSummary(
      aFix({
        files: [
          { path: "a", added: 1, removed: 2 },
          { path: "b", added: 3, removed: 4 },
        ],
      }),
    ),
  ).toBe("+4/-6 lines");
  expect(diffSummary(aFixOf())).toBe("+0/-0 lines");
});
