import { describe, expect, test } from "vitest";
import { newLoopWords } from "../../../src/core/message/new-loop.ts";
import { notCharged } from "../../../src/core/message/not-charged.ts";
import { askQuestion } from "../../../src/core/message/question.ts";
import { storyView } from "../../../src/core/message/story-view.ts";
import {
  aCommit,
  aConfig,
  aCoverage,
  aFailure,
  aFix,
  aFixOf,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";
import { somePatterns } from "../../support/patterns.ts";

const WORKFLOW = {
  runId: 1,
  runAttempt: 1,
  url: "u",
  headSha: "s",
  jobs: ["j"],
  expectedJobs: null,
  mismatches: [],
  expired: null,
};
const FULL = { failures: 50, causes: 10, traces: true };

function story(specs: readonly EvidenceSpec[], patterns = somePatterns(0, "")) {
  const judgements = judgementsOf(runs(...specs));
  return storyView(judgements, last(judgements), FULL, { patterns });
}

const evidence = (specs: readonly EvidenceSpec[], patterns = somePatterns(0, "")) =>
  story(specs, patterns).causes[0]?.evidence.text;

describe("a cause is told with what memory knows of it", () => {
  test.each([
    [3, " Memory, of this very cause in `src/`: `Round once` worked 3 of 3 times."],
    [1, " Memory, of this very cause in `src/`: `Round once` seen once, and worked."],
    [0, "is changed by this work."],
  ])("after %i cases", (times, words) => {
    const told = evidence([{ failed: ["a"] }], somePatterns(times, "Round once"));
    expect(told?.endsWith(words)).toBe(true);
  });

  test("and the summary of memory lists every fix that was tried, with its count and day", () => {
    const patterns = [
      ...somePatterns(2, "Round once"),
      ...somePatterns(1, "Round | twice").map((pattern) => ({ ...pattern, pattern_id: "other" })),
    ];
    const { memory } = story([{ failed: ["a"] }], patterns);
    expect(memory.map(({ text }) => text)).toEqual([
      "1 run in 1 loop",
      "`AssertionError: Expected values to be strictly equal`: `Round once` worked 2 of 2 times, last on 2026-01-25",
      "`AssertionError: Expected values to be strictly equal`: `Round | twice` seen once, and worked, last on 2026-01-25",
    ]);
  });

  test("a case without a place is remembered without one, a file of the root folder too", () => {
    const failures = [aFailure({ frame: null })];
    const broken = { failed: ["a"], failures };
    expect(evidence([broken], somePatterns(1, "x y", broken))).toMatch(/ Memory, of this very cause: `x y`/);
    const root = {
      failed: ["a"],
      failures: [aFailure({ frame: { file: "app.js", line: 1, function: "f" } })],
    };
    expect(evidence([root], somePatterns(1, "x y", root))).toMatch(/ Memory, of this very cause: `x y`/);
  });
});

describe("where to look", () => {
  const inLine = (
    specs: EvidenceSpec,
    lines: [number, number][],
    file = "src/app.js",
    commits: { line: number; commit: string }[] = [],
  ) => {
    const [run] = runs(specs);
    if (!run) throw new Error("there is a run");
    const files = [{ path: file, added: 1, removed: 0, lines, commits }];
    const judgements = judgementsOf([{ ...run, code: { ...run.code, files } }]);
    return storyView(judgements, last(judgements), FULL).causes[0]?.evidence.text;
  };

  test("is the failing line itself when the work changed it, with the commit that did", () => {
    const fix = aFix({ commits: [aCommit({ files: ["src/app.js"] })] });
    const commits = [
      { line: 2, commit: "aaaaaaaaaa" },
      { line: 3, commit: "1a2b3c4d5e" },
    ];
    expect(inLine({ failed: ["a"], fix }, [[2, 4]], "src/app.js", commits)).toBe(
      "Since attempt 1. That line was changed in commit `1a2b3c4`.",
    );
  });

  test("is the line all the same where no commit has it: a commit on the file may have left it alone", () => {
    const fix = aFix({ commits: [aCommit({ files: ["src/app.js"] })] });
    expect(inLine({ failed: ["a"], fix }, [[2, 4]])).toBe(
      "Since attempt 1. That line is changed by this work.",
    );
    expect(inLine({ failed: ["a"], fix }, [[8, 9]])).toBe(
      "Since attempt 1. `src/app.js` was last changed in commit `0202020`.",
    );
  });

  test("is a line on the way there when that is the changed one", () => {
    const failures = [aFailure({ callers: [{ file: "src/caller.js", line: 9, function: null }] })];
    expect(inLine({ failed: ["a"], failures }, [[9, 9]], "src/caller.js")).toBe(
      "Since attempt 1. On the way there `src/caller.js:9` is changed by this work.",
    );
  });

  test("and what it looks like, where the words say so", () => {
    const failures = [aFailure({ expected: "1", actual: '"1"' })];
    expect(evidence([{ failed: ["a"], failures }])).toMatch(
      / Looks like a value of another type \(`type_mismatch`\)\.$/,
    );
  });

  test("and where it was worked on in vain", () => {
    const again = { failed: ["a"], fix: aFixOf("src/app.js") };
    expect(evidence([{ failed: ["a"] }, again])).toMatch(/ Worked on, in vain, in attempt 2\.$/);
    const same = { ...again, codeHash: "same" };
    expect(evidence([same, same])).not.toContain("in vain");
    expect(evidence([{ failed: ["a"] }, again, again])).toMatch(/ Worked on, in vain, in attempts 2, 3\.$/);
  });
});

test("the attempts show coverage of the change and tests, each with its change", () => {
  const patch = (covered: number, total: number) => aCoverage(1, 1, { patch: { covered, total } });
  const rows = story([
    { failed: ["a"], passed: ["b"], coverage: patch(5, 7) },
    { failed: ["a"], passed: ["b", "c"], coverage: patch(6, 7) },
    { failed: ["a", "c"], passed: ["b"], coverage: patch(0, 0), failures: [aFailure({ message: "other" })] },
  ]).fixes.map(({ tests, passed, failed, skipped, coverage, happened }) => [
    tests,
    [passed, failed, skipped].join(" / "),
    coverage,
    happened.text.includes("same cause"),
  ]);
  expect(rows).toEqual([
    ["1 of 2", "1 / 1 / 0", "71.4 %", false],
    ["2 of 3 (+1)", "2 (+1) / 1 / 0", "85.7 % (+14.3)", true],
    ["1 of 3 (-1)", "1 (-1) / 2 (+1) / 0", "–", false],
  ]);
});

test("the attempts show what each broke, fixed and left, and the call", () => {
  const config = aConfig({ abort_on_regression: false });
  const judgements = judgementsOf(
    runs(
      { failed: ["a", "b", "c", "d"], passed: ["e"] },
      { passed: ["a", "b", "c"], failed: ["d", "e"], skipped: ["f"], codeHash: "second" },
      // The same code again changes nothing of what the attempt did.
      { passed: ["a", "b", "c"], failed: ["d", "e"], skipped: ["f"], codeHash: "second" },
      { passed: ["a", "b", "c", "d", "e", "f"], fix: aFix({ uncommitted: true }) },
    ),
    config,
  );
  const view = storyView(judgements, last(judgements), FULL);
  const rows = view.fixes.map((row) => [
    row.commit.text,
    row.skipped,
    row.broken.text,
    row.fixed,
    row.still_failing,
    row.call,
  ]);
  expect(rows).toEqual([
    ["`0101010`", "0", "0", 0, 0, "retry"],
    ["`0303030`", "1 (+1)", "**1**", 3, 1, "retry"],
    ["`0404040`, uncommitted", "0 (-1)", "0", 2, 0, "proceed"],
  ]);
  expect(view.fixes[1]?.happened.text).toBe(
    "**broke** `e`; fixed `a`, `b` and 1 more; `d`, `e` fail for the same cause as in attempt 1: `Expected values to be strictly equal`",
  );
});

test("a first run that showed no test leaves the comparison to the next run of that code", () => {
  const [, row] = story([
    { failed: ["a"], passed: ["b"] },
    { codeHash: "second", reports: [] },
    { codeHash: "second", passed: ["a", "b"] },
  ]).fixes;
  expect([row?.fixed, row?.happened.text]).toEqual([1, "fixed `a`"]);
});

test("a run whose details are gone shows only how it ended", () => {
  const [row] = story([{ workflow: { ...WORKFLOW, expired: "failure" } }]).fixes;
  expect([row?.tests, row?.passed, row?.failed, row?.skipped, row?.coverage, row?.happened.text]).toEqual([
    "–",
    "–",
    "–",
    "–",
    "–",
    "details expired: the run ended as `failure`",
  ]);
});

describe("runs that spent no attempt say why", () => {
  const offline = {
    failed: ["a"],
    failures: [aFailure({ errorType: "NetworkError", message: "getaddrinfo EAI_AGAIN example.org" })],
  };
  test("the world around the code, the same code, a review that is awaited", () => {
    const judgements = judgementsOf(runs(offline, { failed: ["a"] }, { failed: ["a"], codeHash: "code-2" }));
    expect(notCharged(judgements, last(judgements))).toBe(
      "1 run (infrastructure), 1 run (the same code again)",
    );
    const [waiting] = judgements;
    if (!waiting) throw new Error("there is a run");
    const awaited = { ...waiting, findings: [], call: { ...waiting.call, rule: "review_pending" as const } };
    expect(notCharged([awaited], awaited)).toBe("1 run (waiting for a review)");
  });
});

describe("a new loop", () => {
  const once = aConfig({ max_attempts: 1 });

  test("begins with a command on somebody's machine, and with the next push on GitHub", () => {
    const [here, there] = [runs({ failed: ["a"] }), runs({ failed: ["a"], workflow: WORKFLOW })].map((run) =>
      last(judgementsOf(run, once)),
    );
    expect(here && newLoopWords(here).text).toBe("`umpire ledger reset` starts a new loop with 1 attempt");
    expect(there && newLoopWords(there, 3).text).toBe("the next push opens a new loop with 3 attempts");
  });

  test("no question on GitHub speaks of a command that is not there", () => {
    const gone: EvidenceSpec[] = [{ passed: ["a", "b"] }, { passed: ["b"] }];
    const on = (specs: readonly EvidenceSpec[]) =>
      askQuestion(judgementsOf(runs(...specs), once))?.options[0]?.text;
    expect(on(gone)).toBe("**Yes**: someone says why, and starts a new loop with `umpire ledger reset`.");
    expect(on(gone.map((spec) => ({ ...spec, workflow: WORKFLOW })))).toBe(
      "**Yes**: someone says why, and `tampering.severity` lets it pass on the base branch.",
    );
  });
});
