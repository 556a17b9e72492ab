import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agentPrompt } from "../../../src/core/message/agent-prompt.ts";
import { type FeedbackContext, feedbackDocument } from "../../../src/core/message/feedback.ts";
import type { FeedbackDocument } from "../../../src/core/message/feedback-schema.ts";
import {
  aCommit,
  aConfig,
  aCoverage,
  aFailure,
  aFix,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";
import { expectReadableAs } from "../../support/compatible.ts";
import { aGap, aTypeVerdict } from "../../support/coverage.ts";
import { somePatterns } from "../../support/patterns.ts";

const RETRY = aConfig({ max_attempts: 9, abort_on_regression: false });

function told(specs: readonly EvidenceSpec[], context: FeedbackContext = {}): FeedbackDocument {
  const judgements = judgementsOf(runs(...specs), RETRY);
  const document = feedbackDocument(last(judgements), { judgements, ...context });
  if (!document) throw new Error("a pass has no feedback");
  expectReadableAs("actionable-feedback", document);
  expectReadableAs("feedback", document);
  return document;
}

const issues = ({ feedback_items }: FeedbackDocument) => feedback_items.map(({ issue }) => issue);

describe("items come in the order of what they unblock", () => {
  test("what broke, then the cause of most failures, then the rest", () => {
    const document = told([
      { passed: ["old"], failed: ["a", "b", "c"] },
      {
        failed: ["old", "a", "b", "c"],
        failures: [
          aFailure({ test: "a", message: "lonely" }),
          aFailure({ test: "b", message: "shared" }),
          aFailure({ test: "c", message: "shared" }),
          aFailure({ test: "old", message: "broke" }),
        ],
        fix: aFix({ commits: [aCommit({ subject: "x" })], files: [] }),
      },
    ]);
    expect(issues(document)).toEqual([
      expect.stringMatching(/^regression: /),
      expect.stringMatching(/: broke\./),
      expect.stringMatching(/: shared\./),
      expect.stringMatching(/: lonely\./),
      expect.stringMatching(/^unanalysed-retry: this attempt/),
    ]);
    expect(document.feedback_items.at(-1)).toMatchObject({ severity: "minor", suggestion: { priority: 5 } });
  });

  test("each says where to begin, as far as it is known", () => {
    const judged = { verdict: "below" as const, problem: null, expected: true, hiddenGaps: 0 };
    const below = (gaps: readonly ReturnType<typeof aGap>[]) =>
      aCoverage(1, 2, { judged: { ...judged, byType: [aTypeVerdict({ verdict: "below" })], gaps } });
    const where = (spec: EvidenceSpec) => told([spec]).feedback_items[0]?.location;
    expect(where({ passed: ["a"], coverage: below([aGap({ path: "src/a.js", ranges: [[4, 6]] })]) })).toEqual(
      {
        type: "line",
        reference: "src/a.js:4",
      },
    );
    expect(
      where({ passed: ["a"], coverage: below([aGap({ path: "src/a.js", ranges: [] })]) })?.reference,
    ).toBe("src/a.js:1");
    expect(where({ passed: ["a"], coverage: below([]) })?.type).toBe("element");
    const emptied = {
      kind: "test-emptied",
      path: "t.js",
      line: 2,
      side: "new",
      text: "x",
      detail: "",
      since: "base",
    };
    expect(where({ passed: ["a"], tampering: [emptied as never] })).toEqual({
      type: "line",
      reference: "t.js:2",
    });
    const lost = told([{ passed: ["a"] }, { failed: ["a"], failures: [] }]).feedback_items[0];
    expect(lost?.location).toEqual({ type: "element", reference: "regression" });
  });

  test("each says why: what changed there, in which commit, and what was tried in vain", () => {
    const fix = aFix({ commits: [aCommit({ files: ["src/app.js"], rootCause: "x" })] });
    const rationale = (specs: readonly EvidenceSpec[]) => told(specs).feedback_items[0]?.suggestion.rationale;
    expect(rationale([{ failed: ["a"] }, { failed: ["a"], fix }])).toBe(
      "1 failing test shares this cause (logic_error); the file is changed by this work, last in commit 0202020. 1 attempt worked on it in vain.",
    );
    const files = [
      {
        path: "src/app.js",
        added: 1,
        removed: 0,
        lines: [[3, 3] as const],
        commits: [{ line: 3, commit: "1a2b3c4d5e" }],
      },
    ];
    const [run] = runs({ failed: ["a"] });
    if (!run) throw new Error("there is a run");
    const judgements = judgementsOf([{ ...run, code: { ...run.code, files } }]);
    expect(
      feedbackDocument(last(judgements), { judgements })?.feedback_items[0]?.suggestion.rationale,
    ).toMatch(/; the line is changed by this work, in commit 1a2b3c4\.$/);
    expect(rationale([{ failed: ["a"], files: [] }])).toMatch(/; the file is not changed by this work\.$/);
    expect(rationale([{ suites: ["s"] }])).toMatch(/; the report names no line of the repository\.$/);
  });
});

describe("what memory knows", () => {
  test("is evidence with its count, and a fix that worked often is offered as data", () => {
    const [item] = told([{ failed: ["a"] }], {
      patterns: somePatterns(3, "Round once, at the end"),
    }).feedback_items;
    expect(item).toMatchObject({
      suggestion: { example: "Round once, at the end" },
      evidence: { metric: "this very cause: Round once, at the end (worked 3 of 3 times)" },
    });
    expect(item?.suggestion.action).not.toContain("Round");
  });

  test("once seen is said to be seen once, and nothing is offered", () => {
    const [item] = told([{ failed: ["a"] }], { patterns: somePatterns(1, "Round once") }).feedback_items;
    expect(item?.suggestion).not.toHaveProperty("example");
    expect(item?.evidence.metric).toBe("this very cause: Round once (seen once, and worked)");
  });
});

describe("feedback is cut to the size that was asked for", () => {
  const many = Array.from({ length: 30 }, (_, number) =>
    aFailure({
      test: `t${number}`,
      message: `${"z".repeat(number + 1)} ${"abc ".repeat(50)}`,
      expected: "x",
      actual: "y",
    }),
  );
  const failing = [{ failed: many.map(({ test: id }) => id), failures: many }];

  test("the least important items go, and how many is said", () => {
    const whole = told(failing);
    const cut = told(failing, { maxTokens: 2_000 });
    expect(cut.items_left_out).toBeGreaterThan(0);
    expect(cut.feedback_items.length + cut.items_left_out).toBe(whole.feedback_items.length);
    expect(cut.feedback_items).toEqual(whole.feedback_items.slice(0, cut.feedback_items.length));
    expect(agentPrompt(cut)).toContain(
      `${cut.items_left_out} less important items left out for their length.`,
    );
    expect(agentPrompt(whole)).not.toContain("left out");
    expect(agentPrompt({ ...whole, items_left_out: 1 })).toContain(
      "1 less important item left out for its length.",
    );
  });

  test("whatever the size, the JSON and the prompt are within it and can be read", () => {
    const patterns = somePatterns(3, "Round once, at the end");
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 12_000 }), (maxTokens) => {
        const cut = told(failing, { maxTokens, patterns });
        expect(JSON.stringify(cut).length).toBeLessThanOrEqual(4 * maxTokens);
        expect(agentPrompt(cut).length).toBeLessThanOrEqual(4 * maxTokens);
      }),
      { numRuns: 60 },
    );
  });

  test("one item always stays, also one without a test", () => {
    const [only] = told([{}], { maxTokens: 1 }).feedback_items;
    expect(only?.issue.length).toBeLessThanOrEqual(60);
    expect(told([{ ...failing[0] }], { maxTokens: 1 })).toMatchObject({
      feedback_items: { length: 1 },
      items_left_out: 29,
    });
  });
});
