import { describe, expect, test } from "vitest";
import { fileIn, fixture, hitsOf, linesOf, read } from "./read.ts";

describe("coverage.py", () => {
  test("lists what ran, what did not and what was excluded", () => {
    const report = read(fixture("coverage-py/coverage.json"));
    expect(report).toMatchObject({
      format: "coverage-py",
      lines: { covered: 12, total: 13 },
      branches: { covered: 2, total: 2 },
      warnings: [],
    });
    const file = fileIn(report, "price.py");
    expect(linesOf(file)).toEqual({ covered: [2, 5, 8, 9, 11, 12, 13, 16, 17, 18, 21, 24], missed: [25] });
    expect(file.branches).toEqual([{ line: 17, taken: 2, total: 2 }]);
    expect(file.functions.map(({ name, line, hits }) => [name, line, hits])).toEqual([
      ["Cart.__init__", 8, 1],
      ["Cart.add", 11, 1],
      ["discount", 16, 1],
      ["unused", 24, 0],
    ]);
  });

  const old = (totals: object, file: object) =>
    JSON.stringify({ meta: { version: "6.5.0", branch_coverage: false }, files: { "a.py": file }, totals });

  test("branches that were never taken are missing", () => {
    const report = read(
      old({}, { executed_lines: [3], executed_branches: [[3, 4]], missing_branches: [[3, -1], ["x"]] }),
    );
    expect(report.files[0]?.branches).toEqual([{ line: 3, taken: 1, total: 2 }]);
  });

  test("excluded lines ran too, but do not count", () => {
    const report = read(
      old(
        { covered_lines: 1, num_statements: 2 },
        { executed_lines: [1, 33], missing_lines: [2], excluded_lines: [33, 34] },
      ),
    );
    expect(hitsOf(report.files[0])).toEqual({ 1: 1, 2: 0 });
    expect(report).toMatchObject({ branches: null, functions: null, warnings: [] });
  });

  test("version 6 lists docstrings as executed, so that its own total is used", () => {
    const report = read(
      old({ covered_lines: 1, num_statements: 2 }, { executed_lines: [1, 2], missing_lines: [3] }),
    );
    expect(report.lines).toEqual({ covered: 1, total: 2 });
    expect(report.warnings).toEqual([
      "The report lists 3 lines and counts 2. The total is the report's own.",
    ]);
  });

  test("a report without totals is counted, and one without lines has none", () => {
    expect(read(old({}, { executed_lines: [1, "x"], missing_lines: null })).lines).toEqual({
      covered: 1,
      total: 1,
    });
    expect(read('{"meta": {"branch_coverage": true}, "files": {}}').warnings).toEqual([
      "The report names no file.",
    ]);
  });

  test("functions without a start line begin where their lines do; empty ones are none", () => {
    const fn = (executed: number[], missing: number[]) => ({
      executed_lines: executed,
      missing_lines: missing,
    });
    const report = read(
      old(
        {},
        {
          executed_lines: [5],
          missing_lines: [6],
          functions: { f: fn([5], [6]), empty: fn([], []), "": fn([1], []) },
        },
      ),
    );
    expect(report.files[0]?.functions).toEqual([{ name: "f", line: 5, endLine: 6, hits: 1 }]);
  });
});

describe("llvm-cov", () => {
  test("has segments, of which llvm-cov's own lines are made", () => {
    const report = read(fixture("llvm/llvm-cov.json"));
    const lcov = read(fixture("llvm/llvm-cov.lcov"));
    expect(report).toMatchObject({
      format: "llvm-cov",
      lines: { covered: 14, total: 17 },
      functions: { covered: 3, total: 4 },
    });
    expect(hitsOf(report.files[0])).toEqual(hitsOf(lcov.files[0]));
    expect(report.files[0]?.branches).toEqual(lcov.files[0]?.branches);
    expect(report.files[0]?.functions.find((fn) => fn.line === 3)).toMatchObject({ endLine: 5, hits: 2 });
  });

  test("with -summary-only has totals but no lines", () => {
    const report = read(fixture("llvm/llvm-cov-summary.json"));
    expect(report).toMatchObject({
      files: [],
      lines: { covered: 14, total: 17 },
      branches: { covered: 7, total: 10 },
      functions: { covered: 3, total: 4 },
    });
    expect(report.warnings[0]).toContain("-summary-only");
    expect(read('{"data": [{"files": [], "totals": {}}]}')).toMatchObject({
      lines: { total: 0 },
      branches: null,
    });
  });

  const export_ = (segments: unknown[], rest: object = {}) =>
    JSON.stringify({
      data: [{ files: [{ filename: "a.cpp", segments, ...rest }] }],
      type: "llvm.coverage.json.export",
    });

  test("skipped regions and gaps are not measured, lines inside a region are", () => {
    const segments = [
      [1, 1, 5, true, true, false],
      [3, 1, 0, false, true, false],
      [5, 1, 5, true, false, false],
      [7, 9, 2, true, true, true],
      [8, 1, 0, true, true, false],
      [9, 2, 0, false, false, false],
      [12, 1, 4, true, true, false],
      [12, 9, 0, false, false, false],
      "rubbish",
      [null, 1],
    ];
    expect(hitsOf(read(export_(segments)).files[0])).toEqual({
      1: 5,
      2: 5,
      6: 5,
      7: 5,
      8: 2,
      9: 0,
      12: 4,
    });
  });

  test("instantiations are one function, and their branches are the same branches", () => {
    const branch = (taken: number, not: number) => [4, 2, 4, 9, taken, not, 0, 0, 4];
    const fn = (name: string, count: number) => ({
      name,
      count,
      filenames: ["a.cpp"],
      regions: [[3, 1, 5, 2, count, 0, 0, 0]],
    });
    const report = read(
      JSON.stringify({
        data: [
          {
            files: [
              {
                filename: "a.cpp",
                segments: [
                  [3, 1, 1, true, true, false],
                  [5, 2, 0, false, false, false],
                ],
                branches: [branch(1, 0), branch(0, 2), [4, 12, 4, 15, 0, 0]],
              },
            ],
            functions: [
              fn("f<int>", 1),
              fn("f<long>", 2),
              { name: "lost", filenames: [] },
              { filenames: ["a.cpp"] },
            ],
          },
        ],
      }),
    );
    expect(report.files[0]?.branches).toEqual([{ line: 4, taken: 2, total: 4 }]);
    expect(report.files[0]?.functions).toEqual([
      { name: "f<int>", line: 3, endLine: 5, hits: 3 },
      { name: "", line: 0, endLine: undefined, hits: 0 },
    ]);
  });
});

describe("SimpleCov", () => {
  test("has a result for each suite, of which the most hits count", () => {
    const report = read(fixture("simplecov/resultset.json"));
    expect(report).toMatchObject({
      format: "simplecov",
      lines: { covered: 7, total: 9 },
      branches: { covered: 3, total: 4 },
      functions: null,
    });
    expect(hitsOf(report.files[0])).toEqual({ 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 12: 1, 13: 0, 17: 1, 18: 0 });
    expect(report.files[0]?.branches).toEqual([
      { line: 4, taken: 2, total: 2 },
      { line: 7, taken: 1, total: 2 },
    ]);
  });

  test("a line that one suite missed and another did not load stays missed", () => {
    const suites = {
      unit: { coverage: { "/a.rb": [0, null, 2] }, timestamp: 1 },
      features: { coverage: { "/a.rb": [null, null, 1] }, timestamp: 1 },
    };
    expect(hitsOf(read(JSON.stringify(suites)).files[0])).toEqual({ 1: 0, 3: 2 });
  });

  test("the JSON formatter marks ignored lines and lists branches one by one", () => {
    const file = {
      lines: [1, "ignored", null, 0],
      branches: [
        { type: "then", start_line: 1, end_line: 1, coverage: 2, inline: false },
        { type: "else", start_line: 1, end_line: 1, coverage: 0, inline: false },
        { type: "else", start_line: 4, end_line: 4, coverage: "ignored", inline: false },
      ],
      methods: {
        '["Calc", :add, 3, 2, 5, 5]': 2,
        "[Calc, :sub, 7, 2, 9, 5]": 0,
        odd: 1,
        '["Calc", :odd, 3, 2, 5, 5]': null,
      },
    };
    const report = read(
      JSON.stringify({ meta: { simplecov_version: "0.22.0" }, coverage: { "/a.rb": file }, groups: {} }),
    );
    expect(hitsOf(report.files[0])).toEqual({ 1: 1, 4: 0 });
    expect(report.files[0]?.branches).toEqual([{ line: 1, taken: 1, total: 2 }]);
    expect(report.files[0]?.functions).toEqual([
      { name: "Calc#add", line: 3, endLine: 5, hits: 2 },
      { name: "Calc#sub", line: 7, endLine: 9, hits: 0 },
    ]);
  });

  test("branches of unknown conditions have no line and are left out", () => {
    const report = read(
      '{"unit": {"coverage": {"/a.rb": {"lines": [1], "branches": {"odd": {"x": 1}, "[:if, 0, 1, 4, 1, 9]": null}}}}}',
    );
    expect(report.branches).toBeNull();
  });
});
