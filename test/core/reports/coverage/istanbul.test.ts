import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileIn, fixture, hitsOf, read } from "./read.ts";

const { createCoverageMap } = createRequire(import.meta.url)("istanbul-lib-coverage");

interface Totals {
  readonly covered: number;
  readonly total: number;
}

/** What the tool's own library counts. */
function istanbulTotals(json: string): Record<"lines" | "branches" | "functions", Totals> {
  const summary = createCoverageMap(JSON.parse(json)).getCoverageSummary().toJSON();
  const ratio = ({ covered, total }: Totals) => ({ covered, total });
  return {
    lines: ratio(summary.lines),
    branches: ratio(summary.branches),
    functions: ratio(summary.functions),
  };
}

const none = { covered: 0, total: 0 };
const totalsOf = (json: string) => {
  const { lines, branches, functions } = read(json);
  return { lines, branches: branches ?? none, functions: functions ?? none };
};

const place = (start: number, end = start) => ({
  start: { line: start, column: 0 },
  end: { line: end, column: 9 },
});
const coverage = (file: object) =>
  JSON.stringify({
    "/ci/src/a.js": {
      path: "/ci/src/a.js",
      statementMap: {},
      s: {},
      fnMap: {},
      f: {},
      branchMap: {},
      b: {},
      ...file,
    },
  });

describe("coverage-final.json", () => {
  test("counts a statement on its first line, and a line with the most hits", () => {
    const report = read(
      coverage({ statementMap: { 0: place(3), 1: place(3, 6), 2: place(9) }, s: { 0: 1, 1: 7, 2: 0, 9: 4 } }),
    );
    expect(report).toMatchObject({
      format: "istanbul",
      lines: { covered: 1, total: 2 },
      branches: null,
      functions: null,
    });
    expect(hitsOf(report.files[0])).toEqual({ 3: 7, 9: 0 });
    expect(report.files[0]?.spans).toEqual([{ start: 3, end: 6 }]);
  });

  test("places a branch where its condition begins, and a function where it is declared", () => {
    const report = read(
      coverage({
        branchMap: {
          0: { loc: place(4, 8), type: "if", locations: [place(5), { start: {}, end: {} }] },
          1: { line: 9, locations: [] },
          2: { locations: [place(11)] },
        },
        b: { 0: [2, 0], 1: [1, 1], 2: [0], 3: [5] },
        fnMap: {
          0: { name: "f", decl: place(2), loc: place(3, 12) },
          1: { name: "(anonymous_1)", line: 14 },
          2: { name: "g", loc: place(15, 16) },
        },
        f: { 0: 3, 1: 0, 2: 1 },
      }),
    );
    expect(report.files[0]?.branches).toEqual([
      { line: 4, taken: 1, total: 2 },
      { line: 9, taken: 2, total: 2 },
      { line: 11, taken: 0, total: 1 },
    ]);
    expect(report.files[0]?.functions).toEqual([
      { name: "f", line: 2, endLine: 12, hits: 3 },
      { name: "(anonymous_1)", line: 14, endLine: undefined, hits: 0 },
      { name: "g", line: 15, endLine: 16, hits: 1 },
    ]);
  });

  test("may wrap every file in data, and name it by the key alone", () => {
    const wrapped = JSON.stringify({ "a.js": { data: { statementMap: { 0: place(1) }, s: { 0: 2 } } } });
    expect(read(wrapped).files.map((file) => [file.path, hitsOf(file)])).toEqual([["a.js", { 1: 2 }]]);
  });

  test("was once a list of lines", () => {
    const report = read('{"/a.js": {"lineData": [null, 1, 0, null, 3], "functionData": [1]}}');
    expect(hitsOf(report.files[0])).toEqual({ 1: 1, 2: 0, 4: 3 });
  });

  test.each(["c8", "nyc", "vitest-v8", "vitest-istanbul"])(
    "of %s has the totals of istanbul-lib-coverage and of its own summary",
    (tool) => {
      const json = fixture(`${tool}/coverage-final.json`).toString();
      const totals = totalsOf(json);
      expect(totals).toEqual(istanbulTotals(json));
      expect(read(fixture(`${tool}/coverage-summary.json`))).toMatchObject(totals);
    },
  );

  test("has the totals of istanbul-lib-coverage whatever is in it", () => {
    const line = fc.integer({ min: 1, max: 30 });
    const hits = fc.integer({ min: 0, max: 3 });
    const file = fc
      .record({
        statements: fc.array(fc.tuple(line, hits), { maxLength: 20 }),
        branches: fc.array(fc.tuple(line, fc.array(hits, { maxLength: 4 })), { maxLength: 8 }),
        functions: fc.array(fc.tuple(line, hits), { maxLength: 6 }),
      })
      .map(({ statements, branches, functions }) => ({
        statementMap: Object.fromEntries(statements.map(([at], id) => [id, place(at, at + (id % 3))])),
        s: Object.fromEntries(statements.map(([, count], id) => [id, count])),
        branchMap: Object.fromEntries(
          branches.map(([at], id) => [id, { loc: place(at), type: "if", locations: [] }]),
        ),
        b: Object.fromEntries(branches.map(([, counts], id) => [id, counts])),
        fnMap: Object.fromEntries(
          functions.map(([at], id) => [id, { name: "f", decl: place(at), loc: place(at) }]),
        ),
        f: Object.fromEntries(functions.map(([, count], id) => [id, count])),
      }));
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 4 }), (files) => {
        const json = JSON.stringify(
          Object.fromEntries(files.map((data, index) => [`/${index}.js`, { path: `/${index}.js`, ...data }])),
        );
        expect(totalsOf(json)).toEqual(istanbulTotals(json));
      }),
    );
  });
});

describe("coverage-summary.json", () => {
  test("has totals but no lines, and says so; no file looks covered", () => {
    const report = read(fixture("nyc/coverage-summary.json"));
    expect(report).toMatchObject({ format: "istanbul-summary", files: [], lines: { covered: 9, total: 12 } });
    expect(report.warnings[0]).toMatch(/totals only, no lines.*coverage-final.json/);
  });

  test("may lack what the tool did not count", () => {
    const report = read('{"total": {"lines": {"total": 0, "covered": 0, "skipped": 0, "pct": "Unknown"}}}');
    expect(report).toMatchObject({ lines: none, branches: null, functions: null });
  });
});

test("Vitest's multi-line statements are spans", () => {
  const { spans } = fileIn(read(fixture("vitest-istanbul/coverage-final.json")), "price.js");
  expect(spans).toContainEqual({ start: 3, end: 5 });
});
