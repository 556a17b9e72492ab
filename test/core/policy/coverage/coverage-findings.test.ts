import { describe, expect, test } from "vitest";
import type {
  CoverageSummary,
  JudgedCoverage,
  TypeVerdict,
} from "../../../../src/core/attempt/coverage-summary.ts";
import { coverageFindings } from "../../../../src/core/policy/coverage/coverage-findings.ts";
import { aConfig, anEvidence, latestOf, runs } from "../../../support/builders.ts";
import { aTypeVerdict } from "../../../support/coverage.ts";

function aSummary(
  byType: readonly TypeVerdict[],
  given: Partial<JudgedCoverage> = {},
  noData: readonly string[] = [],
): CoverageSummary {
  return {
    lines: { covered: 8, total: 10 },
    patch: { covered: 1, total: 2 },
    noData,
    unmatched: [],
    judged: { verdict: "below", problem: null, expected: false, byType, gaps: [], hiddenGaps: 0, ...given },
  };
}

const below = aSummary([
  aTypeVerdict({ codeType: "bug_fix", required: 100, covered: 4, total: 5, verdict: "below" }),
]);
const met = aSummary([aTypeVerdict()], { verdict: "met" });
const lost = aSummary(
  [aTypeVerdict({ verdict: "no-data", noDataReason: "not-in-reports" })],
  { verdict: "no-data" },
  ["src/lost.ts"],
);
const found = (coverage: CoverageSummary | null, spec = {}) =>
  coverageFindings(anEvidence({ passed: ["a"], coverage, ...spec }));

describe("coverage", () => {
  test("that nobody measured raises nothing, and neither does an old ledger", () => {
    expect(found(null)).toEqual([]);
    expect(found({ ...below, judged: null })).toEqual([]);
  });

  test("that is met raises nothing", () => {
    expect(found(met)).toEqual([]);
  });

  test("below what is required blocks, by the policy's own condition", () => {
    expect(found(below)).toEqual([
      {
        kind: "coverage-below",
        types: [{ codeType: "bug_fix", required: 100, covered: 4, total: 5, base: null }],
        severity: "blocking",
        condition: "coverage_threshold_unmet",
      },
    ]);
  });

  test("decides only after the tests pass", () => {
    expect(found(below, { failed: ["b"] })).toMatchObject([
      { kind: "coverage-below", severity: "warning", condition: null },
    ]);
    expect(found(lost, { failed: ["b"] })).toMatchObject([{ kind: "coverage-no-data", severity: "warning" }]);
  });

  test("without data is no pass", () => {
    expect(found(lost)).toEqual([
      {
        kind: "coverage-no-data",
        problem: null,
        reasons: ["not-in-reports"],
        paths: ["src/lost.ts"],
        severity: "blocking",
        condition: null,
      },
    ]);
  });

  test("without data is told by its reasons, each once, or by its paths alone", () => {
    const unknown = aTypeVerdict({ verdict: "no-data", noDataReason: "no-baseline" });
    expect(found(aSummary([unknown, { ...unknown, codeType: "refactor" }]))).toMatchObject([
      { kind: "coverage-no-data", reasons: ["no-baseline"], paths: [] },
    ]);
    expect(found(aSummary([aTypeVerdict()], {}, ["src/lost.ts"]))).toMatchObject([
      { kind: "coverage-no-data", reasons: [], paths: ["src/lost.ts"] },
    ]);
  });

  test.each(["no-report", "stale-report", "no-base"] as const)(
    "with %s holds back only who asked for coverage",
    (problem) => {
      const summary = (expected: boolean) => aSummary([], { verdict: "no-data", problem, expected });
      expect(found(summary(false))).toMatchObject([{ kind: "coverage-no-data", problem, severity: "note" }]);
      expect(found(summary(true))).toMatchObject([
        { kind: "coverage-no-data", problem, severity: "blocking" },
      ]);
    },
  );

  test("shows missing kinds of tests, and blocks for those that must be there", () => {
    const missingTests = [
      { kind: "regression_test", enforced: true },
      { kind: "edge_cases", enforced: false },
    ] as const;
    expect(found(aSummary([aTypeVerdict({ missingTests })]))).toMatchObject([
      {
        kind: "missing-tests",
        severity: "blocking",
        tests: [{ codeType: "new_function", kind: "regression_test" }],
      },
      {
        kind: "missing-tests",
        severity: "warning",
        tests: [{ codeType: "new_function", kind: "edge_cases" }],
      },
    ]);
  });
});

describe("the call", () => {
  const attempts = (count: number, coverage = below) =>
    runs(...Array.from({ length: count }, () => ({ passed: ["a"], coverage })));

  test("is retry while attempts are left", () => {
    expect(latestOf(attempts(2)).call).toMatchObject({
      action: "retry",
      rule: "attempts_left",
      because: ["coverage-below"],
    });
  });

  test("at the limit is an escalation with coverage as its condition", () => {
    expect(latestOf(attempts(3)).call).toMatchObject({
      action: "escalate",
      rule: "max_attempts_reached",
      trigger: { condition: "coverage_threshold_unmet", action: "human_review" },
    });
  });

  test("with failing tests as well is about the tests", () => {
    const failing = runs(
      ...Array.from({ length: 3 }, () => ({ passed: ["a"], failed: ["b"], coverage: below })),
    );
    expect(latestOf(failing).call).toMatchObject({
      trigger: { condition: "max_attempts_reached" },
      because: ["failing-tests"],
    });
  });

  test("obeys a trigger, and a flag lets a gap pass but never what nobody measured", () => {
    const config = (action: "human_review" | "flag_and_continue") =>
      aConfig({}, [{ condition: "coverage_threshold_unmet", action }]);
    expect(latestOf(attempts(1), config("human_review")).call).toMatchObject({
      action: "escalate",
      rule: "trigger",
    });
    expect(latestOf(attempts(1), config("flag_and_continue")).call.action).toBe("proceed");
    expect(latestOf(attempts(1, lost), config("flag_and_continue")).call.action).toBe("retry");
  });
});
