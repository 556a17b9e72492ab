import { describe, expect, test } from "vitest";
import type { Commit, FailureRecord } from "../../../src/core/attempt/evidence.ts";
import { sentence } from "../../../src/core/message/sentence.ts";
import { unanalysedRetry } from "../../../src/core/policy/unanalysed-retry.ts";
import { aCommit, aFailure, aFix, anEvidence, judgementsOf, last, runs } from "../../support/builders.ts";

const FRAME = { file: "src/validate.js", line: 3, function: "validateInput" };
const failure = (given: Partial<FailureRecord> = {}) =>
  aFailure({ name: "rejects nothing", message: "null has no length", frame: FRAME, ...given });

function retried(commit: Partial<Commit>, paths: readonly string[] = ["src/other.js"], failed = failure()) {
  const before = anEvidence({ failures: [failed] });
  const fix = aFix({
    commits: [aCommit(commit)],
    files: paths.map((path) => ({ path, added: 1, removed: 0 })),
  });
  return unanalysedRetry([{ evidence: before }], anEvidence({ fix }));
}

describe("a retry that says nothing about the failure is flagged", () => {
  test("when no trailer, no place and no word speaks of it", () => {
    expect(retried({ subject: "Try again with changes" })).toEqual([
      expect.objectContaining({ kind: "unanalysed-retry", severity: "warning", tests: ["a"] }),
    ]);
  });

  test("when only words speak of it that stand in every commit", () => {
    const failed = failure({ name: "fails when the value is wrong", message: "expected this value" });
    expect(retried({ subject: "Change the value when it fails" }, ["src/other.js"], failed)).toHaveLength(1);
  });

  test("when only words of three letters do, or words far behind in a long message", () => {
    expect(retried({ subject: "It has not" })).toHaveLength(1);
    const long = failure({ message: `${"x ".repeat(300)} length` });
    expect(retried({ subject: "Check the length" }, ["src/other.js"], long)).toHaveLength(1);
  });

  test("with every test that failed, and every commit that says nothing of it", () => {
    const failures = [failure(), failure({ test: "b" })];
    const fix = aFix({ commits: [aCommit({ sha: "1", subject: "x" }), aCommit({ sha: "2", subject: "y" })] });
    const found = unanalysedRetry(
      [{ evidence: anEvidence({ failures }) }],
      anEvidence({ fix: { ...fix, files: [] } }),
    );
    expect(found).toEqual([
      {
        kind: "unanalysed-retry",
        tests: ["a", "b"],
        commits: ["1", "2"],
        severity: "warning",
        condition: null,
      },
    ]);
  });

  test("when nothing is committed, and something else was changed", () => {
    const fix = aFix({ commits: [], uncommitted: true });
    const found = unanalysedRetry([{ evidence: anEvidence({ failures: [failure()] }) }], anEvidence({ fix }));
    expect(found).toMatchObject([{ commits: [] }]);
  });

  test("also where the report named no place", () => {
    expect(retried({ subject: "x" }, [], failure({ frame: null, testFile: null }))).toHaveLength(1);
  });
});

describe("a retry is analysed", () => {
  test.each<[string, Partial<Commit>]>([
    ["by the cause in a trailer", { subject: "x", rootCause: "It was null" }],
    ["by the strategy in a trailer", { subject: "x", fixStrategy: "A guard" }],
    ["by a word of the message", { subject: "Check the length" }],
    ["by a word of the test's name", { subject: "Reject it" }],
    ["by a part of the function's name", { subject: "Repair input" }],
    ["by a word of four letters", { subject: "Guard against null" }],
    ["by a name of the code", { subject: "Call validateLength" }],
  ])("%s", (what, commit) => {
    const isWhole = what !== "by a word of the test's name";
    expect(retried(commit, ["src/other.js"], failure(isWhole ? {} : { name: "reject nothing" }))).toEqual([]);
  });

  test("by a change of the file of one of several failures", () => {
    const failures = [failure(), failure({ frame: null, testFile: null })];
    const fix = aFix({ commits: [aCommit({ subject: "x" })] });
    const files = [{ path: "src/validate.js", added: 1, removed: 0 }];
    const earlier = [{ evidence: anEvidence({ failures }) }];
    expect(unanalysedRetry(earlier, anEvidence({ fix: { ...fix, files } }))).toEqual([]);
  });

  test("by one of several commits, of one of several failures", () => {
    const failures = [failure({ message: "sorting is wrong" }), failure()];
    const commits = [aCommit({ subject: "x" }), aCommit({ subject: "Check the length" })];
    const earlier = [{ evidence: anEvidence({ failures }) }];
    expect(unanalysedRetry(earlier, anEvidence({ fix: aFix({ commits, files: [] }) }))).toEqual([]);
    const stated = [aCommit({ subject: "x" }), aCommit({ subject: "x", rootCause: "It was null" })];
    expect(unanalysedRetry(earlier, anEvidence({ fix: aFix({ commits: stated, files: [] }) }))).toEqual([]);
  });

  test("by a word of the last other code, not of the code before that", () => {
    const earlier = [
      { evidence: anEvidence({ failures: [failure()] }) },
      { evidence: anEvidence({ failures: [failure({ name: "sorts", message: "order" })] }) },
    ];
    const said = (subject: string) =>
      unanalysedRetry(earlier, anEvidence({ fix: aFix({ commits: [aCommit({ subject })], files: [] }) }));
    expect(said("Check the order")).toEqual([]);
    expect(said("Check the length")).toHaveLength(1);
  });

  test.each(["src/validate.js", "src/caller.js", "test/app.test.js"])("by a change of %s", (path) => {
    const callers = [{ file: "src/caller.js", line: 1, function: null }];
    expect(retried({ subject: "x" }, [path], failure({ callers }))).toEqual([]);
  });
});

describe("there is nothing to analyse", () => {
  const silent = anEvidence({ fix: aFix({ commits: [aCommit({ subject: "x" })], files: [] }) });
  test.each([
    ["in a first run", []],
    ["after a pass", [{ evidence: anEvidence({ passed: ["a"] }) }]],
    ["in the same code", [{ evidence: { ...silent, failures: [failure()] } }]],
  ])("%s", (_when, earlier) => {
    expect(unanalysedRetry(earlier, silent)).toEqual([]);
  });

  test("where nobody knows what was done", () => {
    expect(unanalysedRetry([{ evidence: anEvidence({ failed: ["a"] }) }], anEvidence())).toEqual([]);
  });
});

test("it is a finding of the run, in words, and spends nothing by itself", () => {
  const fix = aFix({ commits: [aCommit({ subject: "Try again" })], files: [] });
  const latest = last(judgementsOf(runs({ failed: ["a"] }, { passed: ["a"], fix })));
  expect(latest.call.action).toBe("proceed");
  expect(latest.findings.map((finding) => sentence(finding).text)).toEqual([
    "this attempt (`0202020`) says nothing about the failure before it (`a`): no `Root-cause:`, no file of its trace, no word of it",
  ]);
  const bare = {
    kind: "unanalysed-retry",
    tests: ["a"],
    commits: [],
    severity: "warning",
    condition: null,
  } as const;
  expect(sentence(bare).text).toMatch(/^this attempt says nothing about the failure before it \(`a`\)/);
});
