import { describe, expect, test } from "vitest";
import { REPORT_PARTS, type ReportPart } from "../../../../src/core/config/escalation-policy.ts";
import { type StoryView, storyView } from "../../../../src/core/message/story-view.ts";
import { templateRenderer } from "../../../../src/shell/templates/render.ts";
import {
  aConfig,
  aCoverage,
  aFailure,
  aFix,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../../support/builders.ts";

const FULL = { failures: 50, causes: 20, traces: true };

const failing: EvidenceSpec = {
  failed: ["a"],
  passed: ["b"],
  failures: [aFailure({ test: "a", stack: "Error: no\n    at run (src/app.js:3:1)" })],
  coverage: aCoverage(3, 4),
  fix: aFix(),
};

function story(parts: readonly ReportPart[], specs: readonly EvidenceSpec[] = [failing, failing]): StoryView {
  const judgements = judgementsOf(runs(...specs), aConfig({ max_attempts: 2 }));
  return storyView(judgements, last(judgements), FULL, { parts: new Set(parts) });
}

/** What shows that a part is there, in the shipped comment. */
const SHOWN_BY: Readonly<Record<ReportPart, string>> = {
  original_code: "<summary>Original code</summary>",
  all_test_results: "<summary>All test results</summary>",
  failure_analyses: "### Analysis",
  fix_attempts: "### Attempted Fixes",
  debug_memory_summary: "<summary>What the debug memory knows</summary>",
  stack_traces: "<summary>Stack traces",
};

describe("each part of an escalation appears only when it is listed", () => {
  const render = templateRenderer();

  test.each(REPORT_PARTS)("%s alone", (part) => {
    const comment = render("escalation", story([part]));
    for (const [name, heading] of Object.entries(SHOWN_BY))
      expect(comment.includes(heading), name).toBe(name === part);
  });

  test.each(REPORT_PARTS)("all but %s", (part) => {
    const comment = render("escalation", story(REPORT_PARTS.filter((other) => other !== part)));
    for (const [name, heading] of Object.entries(SHOWN_BY))
      expect(comment.includes(heading), name).toBe(name !== part);
  });

  test("without any, a person still sees what stopped, where, and the question", () => {
    const comment = render("escalation", story([]));
    expect(comment).toContain("**Attempts**: 2 / 2 (stopped by rule *max attempts reached*)");
    expect(comment).toContain("### One question");
    expect(comment).toContain("### Failures\n1 of 2 pass, 1 fail\n");
    expect(comment).toContain("**Human review required**");
    for (const heading of Object.values(SHOWN_BY)) expect(comment).not.toContain(heading);
  });

  test("the data itself is empty, so that a team's own template shows no more", () => {
    expect(story([])).toMatchObject({
      include: Object.fromEntries(REPORT_PARTS.map((part) => [part, false])),
      original_code: null,
      coverage: { rows: [], gaps: [], headline: { text: "" } },
      failures: [],
      hidden_failures: 0,
      results: [],
      causes: [],
      hidden_causes: 0,
      fixes: [],
      not_charged: "",
      memory: [],
      traced: [],
      failure_summary: { text: expect.stringMatching(/^1 of 2 pass, 1 fail\b/) },
      root_cause_analysis: { text: "" },
      fix_attempts: { text: "" },
    });
  });

  test("only an escalation is cut down: what the next attempt needs is always told", () => {
    expect(story([], [failing]).causes).toHaveLength(1);
  });
});

describe("the original code", () => {
  test("is where the work started, with what it touched", () => {
    const files = Array.from({ length: 22 }, (_, number) => `src/f${number}.js`);
    const { original_code } = story(
      ["original_code"],
      [
        { ...failing, files },
        { ...failing, files },
      ],
    );
    expect(original_code).toMatchObject({
      base: { text: "`main` at `0000000`" },
      command: { text: "`git show 0000000:src/app.js`" },
      hidden_files: 2,
    });
    expect(original_code?.files[0]?.text).toBe("`src/f0.js` (+3/-1 lines)");
  });

  test("is unknown without a base", () => {
    const judgements = judgementsOf(
      runs(failing).map((run) => ({ ...run, code: { ...run.code, base: null } })),
      aConfig({ max_attempts: 1 }),
    );
    expect(storyView(judgements, last(judgements), FULL).original_code).toBeNull();
  });
});

test("all results are grouped by outcome, and what is left out is counted", () => {
  const spec = { failed: ["a"], errors: ["e"], skipped: ["s"], passed: ["p1", "p2", "p3"] };
  const judgements = judgementsOf(runs(spec), aConfig({ max_attempts: 1 }));
  const { results } = storyView(judgements, last(judgements), { ...FULL, failures: 2 });
  expect(results.map(({ heading, tests }) => `${heading}: ${tests.text}`)).toEqual([
    "1 test failed: `a`",
    "1 test ended with an error: `e`",
    "1 test skipped: `s`",
    "3 tests passed: `p1`, `p2` and 1 more",
  ]);
});

test("the memory tells how earlier loops ended and what keeps failing", () => {
  const { memory } = story(REPORT_PARTS, [
    { passed: ["x"] },
    { failed: ["a"], passed: ["x"] },
    { failed: ["a", "b"], passed: ["x"] },
    { failed: ["a", "b"], passed: ["x"] },
    { failed: ["a", "b", "c"], passed: ["x"] },
  ]);
  expect(memory.map(({ text }) => text)).toEqual([
    "5 runs in 3 loops",
    "loop 1 passed in attempt 1 (`0101010`)",
    "loop 2 was escalated in attempt 2 (`0303030`)",
    "`a` failed in 4 of 5 runs",
    "`b` failed in 3 of 5 runs",
  ]);
});

test("the protocol's own three paragraphs stand alone", () => {
  const judgements = judgementsOf(runs({ ...failing, failed: ["a", "c"] }), aConfig({ max_attempts: 1 }));
  const both = [aFailure({ test: "a" }), aFailure({ test: "c", message: "another" })];
  const latest = last(judgements);
  const given = { ...latest, evidence: { ...latest.evidence, failures: both } };
  const view = storyView([given], given, { failures: 1, causes: 1, traces: false });
  expect(view.failure_summary.text).toBe(
    [
      "2 failures, 2 causes; 1 of 3 pass, 2 fail",
      "",
      "| test | since | expected | actual |",
      "|---|---|---|---|",
      "| `a` | attempt 1 |  | `Expected values to be strictly equal` |",
      "",
      "- and 1 more, which the full report lists",
    ].join("\n"),
  );
  expect(view.root_cause_analysis.text).toMatch(
    /^- \*\*`AssertionError`\*\* in `run`, .+ Seen in `a`\. .+\n- and 1 more, which the full report lists$/,
  );
  expect(view.fix_attempts.text).toMatch(
    /^\| attempt \| commit \| by \| .+\n(?:\|---){9}\|\n\| 1 \| .+ \|\n\n- \*\*Attempt 1\*\*: `0202020` .+: `a` fails: /,
  );
});
