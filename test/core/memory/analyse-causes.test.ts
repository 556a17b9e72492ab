import { describe, expect, test } from "vitest";
import { withChangedLines } from "../../../src/core/attempt/changed-lines.ts";
import type { Evidence, Frame } from "../../../src/core/attempt/evidence.ts";
import { parseDiff } from "../../../src/core/change/parse-diff.ts";
import { analyseCauses } from "../../../src/core/memory/analyse-causes.ts";
import { causePlace } from "../../../src/core/memory/cause-place.ts";
import { retentionOf } from "../../../src/core/memory/retention.ts";
import {
  aCommit,
  aFailure,
  aFix,
  aFixOf,
  anEvidence,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";

const at = (file: string, line: number): Frame => ({ file, line, function: null });

function changed(files: Readonly<Record<string, readonly [number, number][]>>): Evidence {
  const evidence = anEvidence();
  const paths = Object.entries(files).map(([path, lines]) => ({ path, added: 1, removed: 0, lines }));
  return { ...evidence, code: { ...evidence.code, files: paths } };
}

describe("where a cause is looked for first", () => {
  const thrown = at("src/thrown.js", 9);
  const caller = at("src/caller.js", 4);
  const inTest = at("test/a.test.js", 2);
  test.each<[string, Record<string, [number, number][]>, Frame, string]>([
    [
      "a changed line beats everything",
      { "src/thrown.js": [[1, 2]], "src/caller.js": [[3, 5]] },
      caller,
      "line",
    ],
    [
      "a changed line of code beats one of a test",
      { "test/a.test.js": [[2, 2]], "src/caller.js": [[4, 4]] },
      caller,
      "line",
    ],
    ["a changed line of a test is still one", { "test/a.test.js": [[2, 2]] }, inTest, "line"],
    [
      "then comes code in a changed file",
      { "src/caller.js": [[9, 9]], "test/a.test.js": [] },
      caller,
      "file",
    ],
    ["a changed test alone leads nowhere else", { "test/a.test.js": [] }, thrown, "no"],
    ["else it is where it was thrown", {}, thrown, "no"],
  ])("%s", (_what, files, frame, how) => {
    const failure = aFailure({ frame: thrown, callers: [caller, inTest] });
    expect(causePlace(failure, changed(files))).toEqual({ frame, changed: how });
  });

  test("in a test that fails in itself, in a file that the work changed", () => {
    expect(causePlace(aFailure({ frame: inTest }), changed({ "test/a.test.js": [] }))?.changed).toBe("file");
  });

  test("nowhere, when the report names no line", () => {
    expect(causePlace(aFailure({ frame: null }), changed({}))).toBeNull();
  });
});

test("changed lines are kept of the files that failures lead into, and of no others", () => {
  const diff = [
    "diff --git a/src/app.js b/src/app.js",
    "--- a/src/app.js",
    "+++ b/src/app.js",
    "@@ -1,0 +2,2 @@",
    "+one",
    "+two",
    "@@ -9 +11,0 @@",
    "-gone",
    "diff --git a/src/b.js b/src/b.js",
    "--- a/src/b.js",
    "+++ b/src/b.js",
    "@@ -1,0 +2 @@",
    "+one",
    "",
  ].join("\n");
  const { code } = anEvidence({ files: ["src/app.js", "src/b.js", "src/c.js"] });
  const failures = [aFailure({ callers: [at("src/c.js", 1)] }), aFailure({ frame: null })];
  expect(withChangedLines(code, parseDiff(diff), failures).files).toEqual([
    { path: "src/app.js", added: 3, removed: 1, lines: [[2, 3]] },
    { path: "src/b.js", added: 3, removed: 1 },
    { path: "src/c.js", added: 3, removed: 1 },
  ]);
});

describe("the analysis of a cause", () => {
  test("knows the last commit on its place, and which attempts worked there in vain", () => {
    const fix = (sha: string) => ({
      ...aFixOf("src/app.js"),
      commits: [aCommit({ sha, files: ["src/app.js"] }), aCommit({ sha: "elsewhere", files: ["README.md"] })],
    });
    const judgements = judgementsOf(
      runs(
        { failed: ["a"], fix: fix("first") },
        { failed: ["a"], fix: fix("second") },
        { failed: ["a"], fix: aFixOf("src/other.js") },
      ),
    );
    const [analysis] = analyseCauses(judgements, last(judgements), []);
    expect(analysis).toMatchObject({ category: "logic_error", known: [], commit: "second" });
    expect(analysis?.tried.map(({ attempt }) => attempt)).toEqual([2]);
  });

  test("knows of no commit where nobody looked who wrote the line", () => {
    const evidence = { ...changed({ "src/app.js": [[1, 9]], "src/other.js": [] }), failures: [aFailure()] };
    const judgements = judgementsOf([evidence]);
    expect(analyseCauses(judgements, last(judgements), [])).toMatchObject([
      { place: { changed: "line" }, commit: null },
    ]);
  });

  test("knows of no commit where none is told to have touched it", () => {
    const judgements = judgementsOf(runs({ failed: ["a"], fix: aFix() }, { failed: ["a"] }));
    expect(analyseCauses(judgements, last(judgements), [])).toMatchObject([{ commit: null, tried: [] }]);
  });

  test("has no place where the report names none", () => {
    const judgements = judgementsOf(runs({ suites: ["setup"] }));
    expect(analyseCauses(judgements, last(judgements), [])).toMatchObject([
      { place: null, commit: null, tried: [] },
    ]);
  });
});

test.each([
  [false, false, 30, "2026-02-24T00:00:00.000Z"],
  [true, false, 60, "2026-03-26T00:00:00.000Z"],
  [true, true, 90, "2026-04-25T00:00:00.000Z"],
  [false, true, 90, "2026-04-25T00:00:00.000Z"],
])(
  "memory is kept for the longest time that applies: learned %s, escalated %s",
  (learned, escalated, days, until) => {
    const kept = retentionOf("2026-01-25T00:00:00.000Z", { learned, escalated });
    expect(kept).toEqual({ days, expires_at: until });
  },
);
