import { describe, expect, test } from "vitest";
import type { Baseline } from "../../../../../src/core/policy/coverage/base/baseline.ts";
import { readRanges } from "../../../../../src/core/policy/coverage/lines/line-ranges.ts";
import { aFileCoverage, aGroup, aTypedFile, hits, judged, lines } from "../../../../support/coverage.ts";

const path = "src/app.ts";
const fn = (name: string, line: number, endLine: number | undefined, count: number) => ({
  name,
  line,
  endLine,
  hits: count,
});

describe("what to test next", () => {
  test("is told function by function, the largest gap first", () => {
    const functions = [fn("small", 1, 4, 1), fn("parseToken", 10, 30, 0)];
    const { gaps } = judged({
      files: [aTypedFile({ owed: lines(1, 40) })],
      measured: { [path]: aFileCoverage({ 2: 0, 3: 1, 12: 0, 13: 0, 14: 0, 35: 0 }, { functions }) },
    });
    expect(gaps).toEqual([
      {
        path,
        codeType: "new_function",
        function: "parseToken",
        kind: "function",
        ranges: [[12, 14]],
        branches: [],
        missed: 3,
        wasMissed: null,
      },
      {
        path,
        codeType: "new_function",
        function: "small",
        kind: "lines",
        ranges: [[2, 2]],
        branches: [],
        missed: 1,
        wasMissed: null,
      },
      {
        path,
        codeType: "new_function",
        function: null,
        kind: "lines",
        ranges: [[35, 35]],
        branches: [],
        missed: 1,
        wasMissed: null,
      },
    ]);
  });

  test("takes names and extents from the syntax where it knows them, and calls from the report", () => {
    const functions = [
      { name: "helper", start: 14, end: 16, codeType: "api_endpoint" as const },
      { name: "Parser.parse", start: 10, end: 20, codeType: "new_function" as const },
    ];
    const { gaps } = judged({
      files: [aTypedFile({ owed: lines(10, 20), functions })],
      measured: { [path]: aFileCoverage({ 11: 0, 15: 0 }, { functions: [fn("parse", 10, undefined, 0)] }) },
    });
    expect(gaps.map((gap) => [gap.function, gap.kind, gap.codeType])).toEqual([
      ["Parser.parse", "function", "new_function"],
      ["helper", "lines", "api_endpoint"],
    ]);
  });

  test("a function without an end reaches to the next, and one without a name is none", () => {
    const functions = [
      fn("(anonymous_1)", 8, 12, 0),
      fn("second(Ljava/lang/String;)V", 6, undefined, 1),
      fn("first", 1, undefined, 1),
    ];
    const { gaps } = judged({
      files: [aTypedFile({ owed: [2, 7, 9] })],
      measured: { [path]: aFileCoverage({ 2: 0, 7: 0, 9: 0 }, { functions }) },
    });
    expect(gaps.map((gap) => [gap.function, gap.ranges])).toEqual([
      ["first", [[2, 2]]],
      ["second", [[7, 7]]],
      [null, [[9, 9]]],
    ]);
  });

  test.each([
    ["of another place", fn("parse", 30, 40, 0), "lines"],
    ["of a place before it", fn("parse", 5, 9, 0), "lines"],
    ["of another name", fn("inner", 12, 14, 0), "lines"],
    ["on its last line", fn("parse", 20, undefined, 0), "function"],
    ["that ran", fn("parse", 10, 20, 3), "lines"],
  ])("a function of the syntax and one of the report %s", (_what, reported, kind) => {
    const functions = [{ name: "Parser#parse", start: 10, end: 20, codeType: "new_function" as const }];
    const { gaps } = judged({
      files: [aTypedFile({ owed: [11], functions })],
      measured: { [path]: aFileCoverage({ 11: 0 }, { functions: [reported] }) },
    });
    expect(gaps).toMatchObject([{ function: "Parser#parse", kind }]);
  });

  test("is told by the function that has a name, whatever stands before it", () => {
    const functions = [fn("(anonymous_1)", 1, 3, 0), fn("named", 5, 9, 1)];
    const { gaps } = judged({
      files: [aTypedFile({ owed: [6] })],
      measured: { [path]: aFileCoverage({ 6: 0 }, { functions }) },
    });
    expect(gaps).toMatchObject([{ function: "named", kind: "lines" }]);
  });

  test("asks for the branches of a file only where there is a gap: that costs a parse", () => {
    const asked: string[] = [];
    const branchesOf = (file: string) => {
      asked.push(file);
      return [];
    };
    judged({
      files: [aTypedFile({ owed: [1] }), aTypedFile({ path: "src/gap.ts", owed: [1] })],
      measured: { [path]: { 1: 1 }, "src/gap.ts": { 1: 0 } },
      branchesOf,
    });
    expect(asked).toEqual(["src/gap.ts"]);
  });

  test("joins lines up to ten apart, wherever they are", () => {
    const rangesOf = (owed: readonly number[]) =>
      judged({ files: [aTypedFile({ owed })], measured: { [path]: hits(owed, 0) } }).gaps[0]?.ranges;
    expect(rangesOf([101, 111])).toEqual([[101, 111]]);
    expect(rangesOf([101, 112])).toEqual([
      [101, 101],
      [112, 112],
    ]);
  });

  test("joins lines between which nothing runs, and not over a distance", () => {
    const rangesOf = (measured: Readonly<Record<number, number>>) =>
      judged({ files: [aTypedFile({ owed: [1, 4, 9, 40] })], measured: { [path]: measured } }).gaps[0]
        ?.ranges;
    expect(rangesOf({ 1: 0, 4: 0, 7: 1, 9: 0, 40: 0 })).toEqual([
      [1, 4],
      [9, 9],
      [40, 40],
    ]);
  });

  test("orders equal gaps by path and line", () => {
    const { gaps } = judged({
      files: [aTypedFile({ path: "src/b.ts", owed: [1] }), aTypedFile({ path: "src/a.ts", owed: [1, 9] })],
      measured: {
        "src/b.ts": { 1: 0 },
        "src/a.ts": aFileCoverage(hits([1, 9], 0), {
          functions: [fn("late", 8, 9, 0), fn("early", 1, 2, 0)],
        }),
      },
    });
    expect(gaps.map((gap) => [gap.path, gap.function])).toEqual([
      ["src/a.ts", "early"],
      ["src/a.ts", "late"],
      ["src/b.ts", null],
    ]);
  });
});

describe("a line that was not covered before", () => {
  const groups = [aGroup(5, ["now()"], ["then()"], 4), aGroup(9, ["fresh()"])];
  const wasMissed = (missed: string, line: number, isBaselineOfBase = true, known = path) => {
    const baseline: Baseline = {
      branch: "main",
      commit: null,
      files: new Map([[known, { covered: 1, total: 2, missed: readRanges(missed) }]]),
    };
    const files = [aTypedFile({ groups, owed: [line] })];
    return judged({ files, measured: { [path]: { [line]: 0 } }, baseline, isBaselineOfBase }).gaps[0]
      ?.wasMissed;
  };

  test("is told from one that was", () => {
    expect(wasMissed("3-4", 5)).toBe(true);
    expect(wasMissed("5", 5)).toBe(false);
  });

  test("is told only when all lines of the gap stand for such", () => {
    const baseline: Baseline = {
      branch: "main",
      commit: null,
      files: new Map([[path, { covered: 1, total: 2, missed: readRanges("4") }]]),
    };
    const { gaps } = judged({
      files: [aTypedFile({ groups, owed: [5, 9] })],
      measured: { [path]: { 5: 0, 9: 0 } },
      baseline,
    });
    expect(gaps).toMatchObject([{ ranges: [[5, 9]], wasMissed: false }]);
  });

  test("is not claimed of lines beside the change", () => {
    expect(wasMissed("1-99", 4)).toBe(false);
    expect(wasMissed("1-99", 6)).toBe(false);
  });

  test("is not claimed of new lines", () => {
    expect(wasMissed("1-99", 9)).toBe(false);
    expect(wasMissed("1-99", 70)).toBe(false);
  });

  test("is unknown when the baseline does not know the file, or is of other lines", () => {
    expect(wasMissed("4", 5, true, "src/other.ts")).toBeNull();
    expect(wasMissed("4", 5, false)).toBeNull();
  });
});
