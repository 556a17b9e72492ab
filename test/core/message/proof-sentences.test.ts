import { describe, expect, test } from "vitest";
import type { ProofVerdict } from "../../../src/core/attempt/coverage-summary.ts";
import { feedbackDocument } from "../../../src/core/message/feedback.ts";
import { proofQuestion, provedWords } from "../../../src/core/message/proof-sentences.ts";
import { askQuestion } from "../../../src/core/message/question.ts";
import { sentence } from "../../../src/core/message/sentence.ts";
import { verdictLines } from "../../../src/core/message/terminal.ts";
import type { UnprovenFix } from "../../../src/core/policy/finding.ts";
import { aConfig, aCoverage, judgementsOf, latestOf, runs } from "../../support/builders.ts";
import { aTypeVerdict } from "../../support/coverage.ts";
import { aProof } from "../../support/proof.ts";

const unproven = (given: Partial<UnprovenFix>) =>
  sentence({
    kind: "unproven-fix",
    reason: "not-tried",
    refused: [],
    base: "main",
    severity: "note",
    condition: null,
    ...given,
  }).text;

describe("an unproven fix in words", () => {
  test.each<[Partial<UnprovenFix>, string]>([
    [
      { reason: "passes-without-fix" },
      "no test fails without the fix: on the old code the new and changed tests pass, too",
    ],
    [
      { reason: "not-tried" },
      "nothing shows yet that a test fails without the fix; `umpire prove-fix --base main -- COMMAND` does",
    ],
    [
      { base: null },
      "nothing shows yet that a test fails without the fix; `umpire prove-fix --base REF -- COMMAND` does",
    ],
    [
      { reason: "cannot-tell", refused: [{ test: "adds|two", why: "it `broke`\n::error::" }] },
      "whether a test fails without the fix is not known: `adds|two` (``it `broke` ::error::``)",
    ],
  ])("%o", (given, words) => {
    expect(unproven(given)).toBe(words);
  });

  test("an accidentally green test is named", () => {
    const found = { kind: "accidental-green", severity: "warning", condition: null } as const;
    expect(sentence({ ...found, tests: ["a"] }).text).toBe(
      "1 new test passes without the fix, too, and would not have caught the bug: `a`",
    );
    expect(sentence({ ...found, tests: ["a", "b"] }).text).toMatch(/^2 new tests pass without the fix/);
  });
});

test("a table says what proves a fix, in a cell that nothing can leave", () => {
  const verdict: ProofVerdict = { proven: true, tests: ["a|b"], at: null, required: false };
  expect(provedWords(verdict).text).toBe(", proved by `a\\|b`");
  expect(provedWords({ ...verdict, proven: false }).text).toBe(", but no test fails without the fix");
  expect(provedWords({ ...verdict, proven: null }).text).toBe("");
  expect(provedWords(null).text).toBe("");
});

/** A run of a bug fix whose tests pass. */
function aFixedRun(proven: boolean | null, required = false) {
  const tests = proven ? ["adds two numbers"] : [];
  const byType = [
    aTypeVerdict({ codeType: "bug_fix", proof: { proven, tests, at: null, required } }),
    aTypeVerdict(),
  ];
  const summary = { verdict: "met", problem: null, expected: false, gaps: [], hiddenGaps: 0 } as const;
  const proof = proven === null ? null : aProof(proven ? {} : { proven: false, proofs: [] });
  return runs({ passed: ["a"], coverage: aCoverage(1, 1, { judged: { ...summary, byType } }), proof });
}

describe("everywhere else", () => {
  test("the terminal says what proves the fix", () => {
    expect(verdictLines(latestOf(aFixedRun(true)))).toContain("    the fix is proved by adds two numbers");
    expect(verdictLines(latestOf(aFixedRun(null))).join("\n")).not.toMatch(/proved/);
  });

  test("feedback says what to do", () => {
    expect(feedbackDocument(latestOf(aFixedRun(false)))).toMatchObject({
      feedback_items: [
        { suggestion: { action: expect.stringMatching(/^Write a test that fails on the old code/) } },
      ],
    });
  });

  test("at the limit a person is asked whether there was a bug, or whether it can be proven", () => {
    const last = aConfig({ max_attempts: 1 });
    const question = (evidence: ReturnType<typeof runs>) => askQuestion(judgementsOf(evidence, last));
    expect(question(aFixedRun(false))?.text.text).toMatch(
      /^In attempt 1 \(`0101010`\): The tests pass, but no test fails without the fix: .*\. Does no test reach the bug, or was there none\?$/,
    );
    expect(question(aFixedRun(null, true))?.text.text).toMatch(/Can the fix be proven\?$/);
    expect(latestOf(aFixedRun(false), last).call.trigger?.condition).toBe("coverage_threshold_unmet");
  });

  test("what is only noted asks nothing", () => {
    const note = { reason: "not-tried", refused: [], base: null, condition: null } as const;
    expect(proofQuestion({ kind: "unproven-fix", severity: "note", ...note })).toBeUndefined();
    const failing = runs({ failed: ["a"], proof: aProof({ accidentalGreen: ["b"] }) });
    const warned = runs({ failed: ["a"], proof: aProof({ proven: false, proofs: [] }) });
    for (const evidence of [failing, warned]) {
      const asked = askQuestion(judgementsOf(evidence, aConfig({ max_attempts: 1 })));
      expect(asked?.text.text).not.toMatch(/without the fix/);
    }
  });
});
