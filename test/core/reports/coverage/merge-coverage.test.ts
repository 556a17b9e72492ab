import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { combineReports } from "../../../../src/core/reports/coverage/combine-reports.ts";
import {
  type MergedCoverage,
  mergeCoverage,
  movedTo,
} from "../../../../src/core/reports/coverage/merge-coverage.ts";
import { createPathMapper } from "../../../../src/core/reports/coverage/paths/map-paths.ts";
import type { FileCoverage } from "../../../../src/core/reports/coverage-report.ts";
import { fixture, hitsOf, read } from "./read.ts";

function file(path: string, hits: Record<number, number>, rest: Partial<FileCoverage> = {}): FileCoverage {
  const lines = Object.entries(hits).map(([line, count]) => [Number(line), count] as const);
  return {
    path,
    lines: {
      size: lines.length,
      get: (wanted) => lines.find(([line]) => line === wanted)?.[1],
      forEach: (visit) => {
        for (const [line, count] of lines) visit(line, count);
      },
    },
    branches: [],
    functions: [],
    spans: [],
    ...rest,
  };
}

/** Everything in it, as data that can be compared. */
function contents({ files, ...totals }: MergedCoverage) {
  return {
    ...totals,
    files: files.map((merged) => ({
      path: merged.path,
      hits: hitsOf(merged),
      branches: merged.branches,
      functions: merged.functions,
      spans: merged.spans,
    })),
  };
}

describe("several reports", () => {
  test("merge by maximum; what one missed and another did not measure stays missed", () => {
    const merged = mergeCoverage([
      file("b.ts", { 1: 1 }),
      file("a.ts", { 1: 2, 2: 0, 3: 0 }),
      file("a.ts", { 1: 5, 3: 1, 4: 0 }),
    ]);
    expect(merged.files.map((each) => [each.path, hitsOf(each)])).toEqual([
      ["a.ts", { 1: 5, 2: 0, 3: 1, 4: 0 }],
      ["b.ts", { 1: 1 }],
    ]);
    expect(merged).toMatchObject({ lines: { covered: 3, total: 5 }, branches: null, functions: null });
  });

  test("merge branches without claiming more than one of them saw", () => {
    const branches = (taken: number, total: number) => ({ branches: [{ line: 1, taken, total }] });
    const merged = mergeCoverage([file("a.ts", {}, branches(1, 2)), file("a.ts", {}, branches(1, 4))]);
    expect(merged.files[0]?.branches).toEqual([{ line: 1, taken: 1, total: 4 }]);
    expect(merged.branches).toEqual({ covered: 1, total: 4 });
  });

  test("merge functions by name and line, and statements that span lines", () => {
    const merged = mergeCoverage([
      file(
        "a.ts",
        {},
        { functions: [{ name: "f", line: 3, endLine: undefined, hits: 0 }], spans: [{ start: 5, end: 6 }] },
      ),
      file(
        "a.ts",
        {},
        {
          functions: [
            { name: "g", line: 3, endLine: 4, hits: 0 },
            { name: "f", line: 3, endLine: 9, hits: 2 },
          ],
          spans: [
            { start: 5, end: 6 },
            { start: 1, end: 2 },
            { start: 1, end: 4 },
          ],
        },
      ),
    ]);
    expect(merged.files[0]).toMatchObject({
      functions: [
        { name: "f", line: 3, endLine: 9, hits: 2 },
        { name: "g", line: 3, endLine: 4, hits: 0 },
      ],
      spans: [
        { start: 1, end: 2 },
        { start: 1, end: 4 },
        { start: 5, end: 6 },
      ],
    });
    expect(merged.functions).toEqual({ covered: 1, total: 2 });
  });

  test("merge to the same, in whatever order they come", () => {
    const line = fc.integer({ min: 1, max: 12 });
    const count = fc.integer({ min: 0, max: 80_000 });
    const anyFile = fc
      .record({
        path: fc.constantFrom("a", "b"),
        hits: fc.dictionary(line.map(String), count),
        branches: fc.uniqueArray(
          fc.record({ line, taken: fc.integer({ min: 0, max: 3 }), total: fc.integer({ min: 3, max: 4 }) }),
          { selector: (branch) => branch.line },
        ),
        functions: fc.uniqueArray(
          fc.record({
            name: fc.constantFrom("f", "g"),
            line,
            endLine: fc.option(line, { nil: undefined }),
            hits: count,
          }),
          { selector: (fn) => `${fn.line}${fn.name}` },
        ),
        spans: fc.array(fc.record({ start: line, end: line })),
      })
      .map(({ path, hits, ...rest }) => file(path, hits, rest));
    const shuffled = fc
      .array(anyFile, { minLength: 2, maxLength: 6 })
      .chain((files) =>
        fc.tuple(fc.constant(files), fc.shuffledSubarray(files, { minLength: files.length })),
      );
    fc.assert(
      fc.property(shuffled, ([files, others]) => {
        const merged = contents(mergeCoverage([...files, file("a", {}), file("b", {})]));
        expect(contents(mergeCoverage([...others, file("b", {}), file("a", {})]))).toEqual(merged);
        for (const { path, hits } of merged.files) {
          for (const [number, most] of Object.entries(hits)) {
            const all = files
              .filter((each) => each.path === path)
              .flatMap((each) => each.lines.get(Number(number)) ?? []);
            expect(most).toBe(Math.max(...all));
          }
        }
      }),
    );
  });
});

test("a file that moved is the same file elsewhere", () => {
  const branches = [{ line: 1, taken: 1, total: 2 }];
  const spans = [{ start: 1, end: 3 }];
  const functions = [{ name: "f", line: 1, endLine: 2, hits: 1 }];
  const moved = movedTo("src/a.ts", file("/ci/src/a.ts", { 1: 1 }, { branches, spans, functions }));
  expect(moved).toMatchObject({ path: "src/a.ts", branches, spans, functions });
  expect({ ...moved, path: "b" }).toMatchObject({ path: "b", branches, spans, functions });
});

test("reports of one run in several formats combine to one file, and strangers are listed", () => {
  const reports = ["lcov.info", "clover.xml", "cobertura-coverage.xml", "coverage-final.json"].map((name) =>
    read(fixture(`vitest-v8/${name}`)),
  );
  const combined = combineReports(reports, createPathMapper(["js/src/price.js", "README.md"]));
  expect(combined.files.map((each) => each.path)).toEqual(["js/src/price.js"]);
  expect(combined.lines).toEqual({ covered: 9, total: 12 });
  expect(combined.unmatched).toEqual(["/home/dev/project/js/src/never.js", "src/never.js"]);
});
