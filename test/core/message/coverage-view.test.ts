import { describe, expect, test } from "vitest";
import type { CoverageSummary, JudgedCoverage } from "../../../src/core/attempt/coverage-summary.ts";
import { coverageView } from "../../../src/core/message/coverage-view.ts";
import { verdictLines } from "../../../src/core/message/terminal.ts";
import { latestOf, runs } from "../../support/builders.ts";
import { aGap, aTypeVerdict } from "../../support/coverage.ts";

const summary = (
  judged: Partial<JudgedCoverage> | null,
  patch: CoverageSummary["patch"] = { covered: 12, total: 14 },
): CoverageSummary => ({
  lines: { covered: 50, total: 60 },
  patch,
  noData: [],
  unmatched: [],
  judged: judged && {
    verdict: "met",
    problem: null,
    expected: false,
    byType: [],
    gaps: [],
    hiddenGaps: 0,
    ...judged,
  },
});
const headline = (coverage: CoverageSummary | null) => coverageView(coverage, 10).headline.text;

test("the terminal says it in one line, with the largest gaps", () => {
  const coverage = summary({
    verdict: "below",
    byType: [aTypeVerdict({ verdict: "below" })],
    gaps: [aGap()],
  });
  expect(verdictLines(latestOf(runs({ passed: ["a"], coverage })))).toEqual(
    expect.arrayContaining([
      "  coverage: 12 of 14 (85.7 %) changed lines run: below",
      "    `parseToken` in `src/auth/token.ts`, lines 42-48: never run",
    ]),
  );
});

describe("coverage in a comment", () => {
  test("says in one line what was measured", () => {
    expect(headline(null)).toBe("not measured");
    expect(headline(summary({}))).toBe("12 of 14 (85.7 %) changed lines run: met");
    expect(headline(summary({ verdict: "exempt" }, { covered: 0, total: 0 }))).toBe(
      "no changed line was measured: exempt",
    );
    expect(headline(summary(null))).toBe("12 of 14 (85.7 %) changed lines run");
    expect(headline(summary(null, null))).toBe("no changed line was measured");
  });

  test.each([
    ["no-report", "not judged: no coverage report was found where one is expected"],
    ["stale-report", "not judged: the coverage report is older than the code, so it shows other code"],
    ["no-base", expect.stringMatching(/^not judged: there is no base to compare with/)],
  ] as const)("says why there is no verdict: %s", (problem, words) => {
    expect(headline(summary({ verdict: "no-data", problem }, null))).toEqual(words);
  });

  test("has a row for each type, with the lines that are missing", () => {
    const gaps = [1, 2, 3, 4, 5].map((number) =>
      aGap({ path: `src/a|${number}.ts`, ranges: [[number, number]] }),
    );
    const byType = [
      aTypeVerdict({ verdict: "below" }),
      aTypeVerdict({ codeType: "refactor", required: -1, base: { covered: 1, total: 1 } }),
    ];
    const view = coverageView(summary({ byType, gaps, hiddenGaps: 7 }), 2);
    expect(
      view.rows.map((row) => ({ ...row, missing: row.missing.text, verdict: row.verdict.text })),
    ).toEqual([
      {
        type: "new function",
        required: "80 %",
        measured: "4 of 5 (80 %)",
        missing: "`src/a\\|1.ts` line 1, `src/a\\|2.ts` line 2, `src/a\\|3.ts` line 3 and 2 more",
        verdict: "below",
      },
      {
        type: "refactoring",
        required: "as on the base (100 %)",
        measured: "4 of 5 (80 %)",
        missing: "",
        verdict: "met",
      },
    ]);
    expect(view.gaps).toHaveLength(2);
    expect(view.hidden_gaps).toBe(10);
  });
});
