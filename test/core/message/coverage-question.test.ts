import { describe, expect, test } from "vitest";
import type { JudgedCoverage } from "../../../src/core/attempt/coverage-summary.ts";
import { coverageQuestion } from "../../../src/core/message/coverage-question.ts";
import { askQuestion } from "../../../src/core/message/question.ts";
import { sentence } from "../../../src/core/message/sentence.ts";
import { aCoverage, judgementsOf, runs } from "../../support/builders.ts";
import { aGap, aTypeVerdict } from "../../support/coverage.ts";

function escalated(judged: Partial<JudgedCoverage>, noData: readonly string[] = []) {
  const whole: JudgedCoverage = {
    verdict: "below",
    problem: null,
    expected: true,
    byType: [],
    gaps: [],
    hiddenGaps: 0,
    ...judged,
  };
  const coverage = aCoverage(1, 2, { judged: whole, noData });
  const judgements = judgementsOf(runs(...[1, 2, 3].map(() => ({ passed: ["a"], coverage }))));
  const question = askQuestion(judgements);
  return {
    question: question?.text.text,
    options: question?.options.map(({ text }) => text),
    reasons: judgements.at(-1)?.findings.map((finding) => sentence(finding).text),
  };
}

describe("after the last attempt", () => {
  const below = [aTypeVerdict({ codeType: "bug_fix", required: 100, verdict: "below" })];

  test("too little coverage asks whether tests are missing, and names the first gap", () => {
    expect(escalated({ byType: below, gaps: [aGap()] })).toEqual({
      question:
        "The tests pass, but too little of the change runs in them: bug fix 4 of 5 (80 %), required 100 %. Are tests missing, or is less enough here?",
      options: [
        "**Tests are missing**: they are written. First: `parseToken` in `src/auth/token.ts`, lines 42-48: never run.",
        "**Less is enough**: `coverage_requirements` or a rule in `code_types` changes, and someone says why.",
      ],
      reasons: ["the changed lines are not covered as required: bug fix 4 of 5 (80 %), required 100 %"],
    });
    expect(escalated({ byType: below }).options?.[0]).toBe("**Tests are missing**: they are written.");
  });

  test("unknown coverage asks whether the set-up is incomplete", () => {
    const byType = [aTypeVerdict({ verdict: "no-data", noDataReason: "not-in-reports" })];
    const { question, reasons } = escalated({ byType }, ["src/lost.ts"]);
    expect(question).toMatch(
      /^The tests pass, but coverage of `src\/lost.ts` is unknown: no coverage report mentions it\. Is the coverage set-up/,
    );
    expect(reasons).toEqual(["coverage of `src/lost.ts` is unknown: no coverage report mentions it"]);
    const noBaseline = [aTypeVerdict({ verdict: "no-data", noDataReason: "no-baseline" })];
    expect(escalated({ byType: noBaseline }).reasons).toEqual([
      "coverage is unknown: there is no baseline to compare with",
    ]);
  });

  test("a missing test asks whether it can be written", () => {
    const missingTests = [
      { kind: "regression_test", enforced: true },
      { kind: "happy_path", enforced: false },
    ] as const;
    const { question, reasons } = escalated({
      byType: [aTypeVerdict({ codeType: "bug_fix", missingTests })],
    });
    expect(question).toMatch(
      /brings no such test: bug fix: a new or changed test that fails without the fix\. Can it be tested\?$/,
    );
    expect(reasons).toEqual([
      "tests that such a change needs were not found: bug fix: a new or changed test that fails without the fix",
      "tests that such a change needs were not found: bug fix: a test of the normal case",
    ]);
  });
});

test("what is merely noticed asks nothing", () => {
  const [latest] = judgementsOf(runs({ failed: ["a"] }));
  if (!latest) throw new Error("A run has a judgement.");
  const noticed = { kind: "coverage-below", types: [], severity: "warning", condition: null } as const;
  expect(coverageQuestion(noticed, latest)).toBeUndefined();
});
