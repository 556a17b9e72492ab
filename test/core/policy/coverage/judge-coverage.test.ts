import { describe, expect, test } from "vitest";
import type { Baseline } from "../../../../src/core/policy/coverage/base/baseline.ts";
import { readBaseline } from "../../../../src/core/policy/coverage/base/baseline.ts";
import { isCovered } from "../../../../src/core/policy/coverage/judge-coverage.ts";
import { aFileCoverage, aTypedFile, hits, judged, lines } from "../../../support/coverage.ts";

const app = "src/app.ts";

describe("what is measured", () => {
  test("counts changed lines only, and of those only what the report lists", () => {
    const answer = judged({
      files: [aTypedFile({ owed: [5, 10, 12, 13] })],
      measured: { [app]: { 5: 1, 12: 2, 13: 0, 20: 0 } },
    });
    expect(answer.files).toMatchObject([{ path: app, covered: [5, 12], missed: [13] }]);
    expect(answer.patch).toEqual({ covered: 2, total: 3 });
  });

  test("a changed source file that no report mentions is no-data, and that is no pass", () => {
    const answer = judged({ files: [aTypedFile({ owed: [1] })] });
    expect(answer).toMatchObject({
      verdict: "no-data",
      patch: { covered: 0, total: 0 },
      files: [{ verdict: "no-data", noDataReason: "not-in-reports" }],
      byType: [
        {
          codeType: "new_function",
          covered: 0,
          total: 0,
          verdict: "no-data",
          noDataReason: "not-in-reports",
        },
      ],
    });
  });

  test("what is below stays below beside a file without data, and what is met does not stay met", () => {
    const other = aTypedFile({ path: "src/other.ts", owed: [1] });
    const with_ = (count: number) =>
      judged({ files: [aTypedFile({ owed: [1] }), other], measured: { [app]: { 1: count } } }).byType[0];
    expect(
      judged({ files: [aTypedFile({ owed: [1] }), other], measured: { [app]: { 1: 1 } } }).noData,
    ).toEqual(["src/other.ts"]);
    expect(with_(0)).toMatchObject({ verdict: "below", total: 1, noDataReason: "not-in-reports" });
    expect(with_(1)).toMatchObject({ verdict: "no-data", covered: 1, total: 1 });
  });

  test("exempt files are listed with their rule and owe nothing", () => {
    const answer = judged({
      files: [
        aTypedFile({ path: "README.md", owed: [1], exempt: "docs" }),
        aTypedFile({ path: "src/gone.ts", status: "deleted" }),
        aTypedFile({ path: "src/types.ts", owed: [3] }),
      ],
      measured: { "src/types.ts": { 1: 1 } },
    });
    expect(answer.files.map(({ path, verdict, exempt }) => [path, verdict, exempt])).toEqual([
      ["README.md", "exempt", "docs"],
      ["src/gone.ts", "exempt", "owes-no-line"],
      ["src/types.ts", "exempt", "no-executable-line"],
    ]);
    expect(answer).toMatchObject({ verdict: "exempt", byType: [], gaps: [] });
  });

  test("source that git shows as binary has unknown lines, and that is no pass", () => {
    const answer = judged({ files: [aTypedFile({ status: "binary" })], measured: { [app]: { 1: 1 } } });
    expect(answer.files).toMatchObject([{ verdict: "no-data", noDataReason: "hidden-lines" }]);
  });

  test("a report of another state of the file is no data", () => {
    const file = aTypedFile({ owed: [1] });
    const verdictAt = (lineCount: number, path = app) =>
      judged({
        files: [{ ...file, change: { ...file.change, path } }],
        measured: { [path]: { 1: 1, 30: 1 } },
        lineCounts: new Map([[path, lineCount]]),
      }).files[0];
    expect(verdictAt(30)?.verdict).toBe("met");
    expect(verdictAt(29)?.verdict).toBe("met");
    expect(verdictAt(28)).toMatchObject({ verdict: "no-data", noDataReason: "does-not-fit" });
    expect(verdictAt(10, "src/Inlined.kt")?.verdict).toBe("met");
    expect(verdictAt(10, "src/build.kts")?.verdict).toBe("met");
    expect(verdictAt(10, "src/view.vue.ts")?.verdict).toBe("no-data");
  });
});

describe("what a type owes", () => {
  test.each([
    ["new_function", 80],
    ["bug_fix", 100],
    ["api_endpoint", 90],
    ["integration", 70],
  ] as const)("%s owes %i %%, in whole lines", (codeType, percent) => {
    const verdictWith = (covered: number) =>
      judged({
        files: [aTypedFile({ codeType, owed: lines(1, 100) })],
        measured: { [app]: { ...hits(lines(1, 100), 0), ...hits(lines(1, covered), 1) } },
      }).byType[0];
    expect(verdictWith(percent)).toMatchObject({
      codeType,
      required: percent,
      covered: percent,
      total: 100,
      verdict: "met",
    });
    expect(verdictWith(percent - 1)).toMatchObject({ covered: percent - 1, verdict: "below" });
  });

  test("79.996 % is below 80 %", () => {
    const owed = lines(1, 25_000);
    const answer = judged({
      files: [aTypedFile({ owed })],
      measured: { [app]: { ...hits(owed, 0), ...hits(lines(1, 19_999), 1) } },
    });
    expect(answer.byType).toMatchObject([{ covered: 19_999, total: 25_000, verdict: "below" }]);
  });

  test("a percentage with decimals is compared exactly", () => {
    const owed = lines(1, 1_000);
    const verdictWith = (covered: number) =>
      judged({
        files: [aTypedFile({ owed })],
        measured: { [app]: { ...hits(owed, 0), ...hits(lines(1, covered), 1) } },
        requirements: { new_function: { minimum_coverage: 33.3 } },
      }).verdict;
    expect([verdictWith(333), verdictWith(332)]).toEqual(["met", "below"]);
  });

  test("lines are added up over files, never averaged", () => {
    const answer = judged({
      files: [aTypedFile({ owed: lines(1, 90) }), aTypedFile({ path: "src/tiny.ts", owed: [1, 2] })],
      measured: { [app]: hits(lines(1, 90), 1), "src/tiny.ts": { 1: 0, 2: 0 } },
    });
    expect(answer.byType).toMatchObject([{ covered: 90, total: 92, verdict: "met" }]);
    expect(answer.files.map(({ path, verdict }) => [path, verdict])).toEqual([
      [app, "met"],
      ["src/tiny.ts", "below"],
    ]);
  });

  test("each type is judged apart, and the worst decides", () => {
    const answer = judged({
      files: [
        aTypedFile({ owed: lines(1, 10) }),
        aTypedFile({ path: "src/fix.ts", codeType: "bug_fix", owed: lines(1, 10) }),
      ],
      measured: { [app]: hits(lines(1, 10), 1), "src/fix.ts": { ...hits(lines(1, 10), 1), 7: 0 } },
    });
    expect(answer.byType.map(({ codeType, verdict }) => [codeType, verdict])).toEqual([
      ["new_function", "met"],
      ["bug_fix", "below"],
    ]);
    expect(answer.verdict).toBe("below");
  });

  test("a function owes what it is, not what its file is", () => {
    const functions = [{ name: "login", start: 5, end: 9, codeType: "api_endpoint" as const }];
    const answer = judged({
      files: [aTypedFile({ owed: lines(1, 9), functions })],
      measured: { [app]: { ...hits(lines(1, 9), 1), 9: 0 } },
    });
    expect(answer.byType).toMatchObject([
      { codeType: "new_function", covered: 4, total: 4, verdict: "met" },
      { codeType: "api_endpoint", covered: 4, total: 5, verdict: "below" },
    ]);
    expect(answer.files).toMatchObject([{ codeType: "new_function", verdict: "below" }]);
  });

  test("a file of which only such functions changed has nothing else to owe", () => {
    const functions = [{ name: "login", start: 1, end: 9, codeType: "api_endpoint" as const }];
    const answer = judged({ files: [aTypedFile({ owed: [2], functions })], measured: { [app]: { 2: 1 } } });
    expect(answer.byType.map(({ codeType }) => codeType)).toEqual(["api_endpoint"]);
    expect(answer.files).toMatchObject([{ codeType: "new_function", verdict: "met" }]);
  });

  test("forgiven lines help a tiny change", () => {
    const verdictWith = (allow_missed_lines: number) =>
      judged({
        files: [aTypedFile({ codeType: "bug_fix", owed: lines(1, 5) })],
        measured: { [app]: { ...hits(lines(1, 5), 1), 5: 0 } },
        requirements: { allow_missed_lines },
      }).verdict;
    expect([verdictWith(0), verdictWith(1), verdictWith(9)]).toEqual(["below", "met", "met"]);
  });

  test("a branch that was never taken counts only when branches are strict", () => {
    const measured = {
      [app]: aFileCoverage(
        { 1: 1, 2: 1 },
        {
          branches: [
            { line: 2, taken: 1, total: 2 },
            { line: 1, taken: 2, total: 2 },
          ],
        },
      ),
    };
    const with_ = (branches: "lenient" | "strict") =>
      judged({ files: [aTypedFile({ owed: [1, 2] })], measured, requirements: { branches } });
    expect(with_("lenient").files).toMatchObject([{ covered: [1, 2], missed: [] }]);
    expect(with_("strict").files).toMatchObject([{ covered: [1], missed: [2] }]);
    expect(with_("strict").gaps).toMatchObject([{ kind: "branches", ranges: [[2, 2]] }]);
  });
});

describe("a pass", () => {
  const passes = (codeType: "new_function" | "bug_fix", count: number, requirements = {}) =>
    isCovered(
      judged({
        files: [aTypedFile({ codeType, owed: [1] })],
        measured: { [app]: { 1: count } },
        requirements,
      }),
    );

  test("needs every type met, and every test that must be there", () => {
    expect(passes("new_function", 1)).toBe(true);
    expect(passes("new_function", 0)).toBe(false);
    expect(passes("bug_fix", 1)).toBe(false);
    expect(passes("bug_fix", 1, { required_tests: "off" })).toBe(true);
    expect(isCovered(judged({ files: [aTypedFile({ exempt: "docs" })] }))).toBe(true);
    expect(isCovered(judged({ files: [aTypedFile({ owed: [1] })] }))).toBe(false);
  });
});

describe("a refactoring", () => {
  const refactor = (spec = {}) => aTypedFile({ codeType: "refactor", owed: [2], ...spec });
  const now = { 1: 1, 2: 0, 3: 1, 4: 1 };
  const typeOf = (baseline: Baseline | null, file = refactor(), ...others: ReturnType<typeof refactor>[]) =>
    judged({ files: [file, ...others], measured: { [app]: now, "src/new.ts": { 1: 0, 2: 1 } }, baseline })
      .byType[0];

  test("says of each file why there is no verdict, where there is none", () => {
    const files = [refactor(), aTypedFile({ path: "src/new.ts", owed: [2] })];
    const answer = judged({ files, measured: { [app]: now, "src/new.ts": { 2: 1 } } });
    expect(answer.files.map(({ path, noDataReason }) => [path, noDataReason])).toEqual([
      [app, "no-baseline"],
      ["src/new.ts", null],
    ]);
  });

  test("without a baseline there is no verdict", () => {
    expect(typeOf(null)).toMatchObject({
      required: -1,
      covered: 3,
      total: 4,
      verdict: "no-data",
      noDataReason: "no-baseline",
      base: null,
    });
  });

  test.each([
    [{ covered: 3, total: 4 }, "met"],
    [{ covered: 6, total: 8 }, "met"],
    [{ covered: 4, total: 5 }, "below"],
    [{ covered: 0, total: 4 }, "met"],
  ])("is as covered as before: %o on the base is %s", (base, verdict) => {
    expect(typeOf(aBaseline({ [app]: base }))).toMatchObject({ base, verdict });
  });

  test("looks its files up by their old names", () => {
    const file = refactor({ from: "src/old.ts", status: "renamed" });
    expect(typeOf(aBaseline({ "src/old.ts": { covered: 4, total: 4 } }), file)).toMatchObject({
      verdict: "below",
    });
  });

  test("a file that the baseline does not know can be no worse only when all of it runs", () => {
    const baseline = aBaseline({ "src/other.ts": { covered: 1, total: 1 } });
    expect(typeOf(baseline)).toMatchObject({ verdict: "no-data", noDataReason: "not-in-baseline" });
    const whole = judged({ files: [refactor()], measured: { [app]: { 2: 1 } }, baseline });
    expect(whole.byType).toMatchObject([{ verdict: "met" }]);
  });

  test("new files count with what they were taken from", () => {
    const part = refactor({ path: "src/new.ts", status: "added", owed: [1] });
    expect(typeOf(aBaseline({ [app]: { covered: 4, total: 6 } }), refactor(), part)).toMatchObject({
      covered: 4,
      total: 6,
      verdict: "met",
    });
    const gone = refactor({ path: "src/gone.ts", status: "deleted", owed: [] });
    expect(
      typeOf(
        aBaseline({ [app]: { covered: 4, total: 6 }, "src/gone.ts": { covered: 9, total: 9 } }),
        refactor(),
        part,
        gone,
      ),
    ).toMatchObject({
      base: { covered: 13, total: 15 },
      verdict: "below",
    });
  });

  test("one file that the baseline does not know leaves all of them unknown", () => {
    const other = refactor({ path: "src/new.ts", owed: [1] });
    expect(typeOf(aBaseline({ [app]: { covered: 3, total: 4 } }), refactor(), other)).toMatchObject({
      base: { covered: 3, total: 4 },
      verdict: "no-data",
      noDataReason: "not-in-baseline",
    });
  });

  test("a copy is a new file, and a deleted test is no code that went anywhere", () => {
    const copy = refactor({ path: "src/new.ts", status: "copied", from: app, owed: [1] });
    const gone = refactor({ path: "test/gone.test.ts", status: "deleted", owed: [] });
    const baseline = aBaseline({
      [app]: { covered: 4, total: 6 },
      "test/gone.test.ts": { covered: 9, total: 9 },
    });
    expect(typeOf(baseline, refactor(), copy, gone)).toMatchObject({
      base: { covered: 4, total: 6 },
      verdict: "met",
    });
  });

  test("code that is just gone owes nothing", () => {
    const gone = refactor({ path: "src/gone.ts", status: "deleted", owed: [] });
    const baseline = aBaseline({ [app]: { covered: 3, total: 4 }, "src/gone.ts": { covered: 9, total: 9 } });
    expect(typeOf(baseline, refactor(), gone)).toMatchObject({
      base: { covered: 3, total: 4 },
      verdict: "met",
    });
  });

  test("that only adds files has nothing to match", () => {
    const answer = judged({
      files: [refactor({ path: "src/new.ts", status: "added", owed: [1] })],
      measured: { "src/new.ts": { 1: 0 } },
      baseline: aBaseline({}),
    });
    expect(answer.byType).toMatchObject([{ verdict: "no-data", noDataReason: "not-in-baseline" }]);
  });

  test("of one file without data has none", () => {
    const answer = judged({ files: [refactor()], baseline: aBaseline({}) });
    expect(answer.byType).toMatchObject([{ verdict: "no-data", noDataReason: "not-in-reports" }]);
  });

  test("whose changed lines cannot run is still compared as a file", () => {
    const answer = judged({
      files: [refactor({ owed: [9] })],
      measured: { [app]: now },
      baseline: aBaseline({ [app]: { covered: 4, total: 4 } }),
    });
    expect(answer.files).toMatchObject([{ verdict: "below", covered: [], missed: [] }]);
    expect(answer.patch).toEqual({ covered: 0, total: 0 });
  });

  test("is a question to whole files: its functions are not judged apart", () => {
    const functions = [{ name: "login", start: 1, end: 4, codeType: "api_endpoint" as const }];
    const answer = judged({ files: [refactor({ functions })], measured: { [app]: now } });
    expect(answer.byType.map(({ codeType }) => codeType)).toEqual(["refactor"]);
    const inNew = judged({
      files: [aTypedFile({ owed: [2], functions: [{ name: "f", start: 1, end: 4, codeType: "refactor" }] })],
      measured: { [app]: now },
    });
    expect(inNew.byType.map(({ codeType }) => codeType)).toEqual(["new_function"]);
  });
});

function aBaseline(files: Readonly<Record<string, { covered: number; total: number }>>): Baseline {
  const listed = Object.entries(files).map(([path, ratio]) => ({ path, ...ratio, missed: "" }));
  const document = {
    schemaVersion: 1,
    kind: "coverage-baseline",
    at: "2026-01-25T10:00:00Z",
    branch: "main",
    commit: null,
    files: listed,
  };
  return readBaseline(JSON.stringify(document), "baseline.json");
}
