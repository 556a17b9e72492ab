import { describe, expect, test } from "vitest";
import type { TypeVerdict } from "../../../../src/core/attempt/coverage-summary.ts";
import { CoverageRequirements } from "../../../../src/core/config/coverage-requirements.ts";
import { rejudgeCoverage } from "../../../../src/core/policy/coverage/rejudge-coverage.ts";
import { aCoverage, anEvidence } from "../../../support/builders.ts";
import { aTypeVerdict } from "../../../support/coverage.ts";

const requirements = (given: object) => CoverageRequirements.parse(given);

function rejudged(type: Partial<TypeVerdict>, given: object) {
  const byType = [aTypeVerdict({ codeType: "new_function", required: 80, covered: 7, total: 10, ...type })];
  const judged = {
    verdict: "below",
    problem: null,
    expected: true,
    byType,
    gaps: [],
    hiddenGaps: 0,
  } as const;
  const evidence = anEvidence({ coverage: aCoverage(7, 10, { judged }) });
  return rejudgeCoverage(evidence, requirements(given)).coverage?.judged;
}

const asks = (minimum_coverage: number, codeType = "new_function") => ({
  [codeType]: { minimum_coverage, required_tests: [] },
});

describe("recorded coverage under other requirements", () => {
  test.each<[string, Partial<TypeVerdict>, object, string]>([
    ["less is asked for", {}, asks(70), "met"],
    ["more is asked for", { verdict: "met", covered: 9 }, asks(95), "below"],
    ["a missed line is forgiven", {}, { ...asks(80), allow_missed_lines: 1 }, "met"],
    ["what nobody measured stays unknown", { noDataReason: "not-in-reports" }, asks(70), "no-data"],
    ["what is below stays below beside it", { noDataReason: "not-in-reports" }, asks(90), "below"],
  ])("%s", (_name, type, given, verdict) => {
    expect(rejudged(type, given)).toMatchObject({ verdict, byType: [{ verdict }] });
  });

  const match = {
    codeType: "refactor",
    required: -1,
    base: { covered: 8, total: 10 },
    verdict: "below",
  } as const;

  test.each<[string, Partial<TypeVerdict>, object, string]>([
    ["a match with the base is compared again", match, { allow_missed_lines: 1 }, "met"],
    ["one that is not reached stays so", match, {}, "below"],
    [
      "one whose base is unknown stays as it was",
      { ...match, base: null, noDataReason: "no-baseline", verdict: "no-data" },
      {},
      "no-data",
    ],
    [
      "one of which a part of the base is unknown stays so, too",
      { ...match, noDataReason: "not-in-baseline", verdict: "no-data" },
      {},
      "no-data",
    ],
    ["whole files cannot be judged by changed lines", match, asks(10, "refactor"), "below"],
    ["nor changed lines by whole files", { verdict: "below" }, asks(-1), "below"],
  ])("%s", (_name, type, given, verdict) => {
    expect(rejudged(type, given)?.byType[0]?.verdict).toBe(verdict);
  });

  test("a run without a verdict keeps none, and one that could not be judged stays so", () => {
    const nothing = anEvidence();
    expect(rejudgeCoverage(nothing, requirements({}))).toBe(nothing);
    const bare = anEvidence({ coverage: aCoverage(1, 2) });
    expect(rejudgeCoverage(bare, requirements({}))).toBe(bare);
    const judged = {
      verdict: "no-data",
      problem: "no-report",
      expected: true,
      byType: [],
      gaps: [],
      hiddenGaps: 0,
    } as const;
    const evidence = anEvidence({ coverage: aCoverage(0, 0, { judged }) });
    expect(rejudgeCoverage(evidence, requirements({})).coverage?.judged?.verdict).toBe("no-data");
  });
});
