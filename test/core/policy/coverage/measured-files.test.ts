import { describe, expect, test } from "vitest";
import { measuredFiles } from "../../../../src/core/policy/coverage/measured-files.ts";
import type { CoverageReport } from "../../../../src/core/reports/coverage-report.ts";
import { aFileCoverage, type Hits } from "../../../support/coverage.ts";

const names = ["src/a.ts", "src/b.ts"];
const paths = new Set(names);

function aReport(files: Readonly<Record<string, Hits>>, lines = { covered: 7, total: 9 }): CoverageReport {
  const listed = Object.entries(files).map(([path, hits]) => aFileCoverage(hits, { path }));
  return {
    kind: "coverage",
    format: "lcov",
    files: listed,
    lines,
    branches: null,
    functions: null,
    roots: [],
    warnings: [],
  };
}

describe("several reports", () => {
  const one = aReport({ "src/a.ts": { 1: 0, 2: 0 }, "/elsewhere/gone.ts": { 1: 1 } });
  const two = aReport({ "C:\\work\\src\\a.ts": { 1: 4 }, "src/b.ts": { 1: 1 } });

  test("are one: the most hits count, and what nobody else measured stays as it is", () => {
    const { files, unmatched, lines } = measuredFiles([one, two], { paths });
    expect([...files.keys()].sort()).toEqual(names);
    expect([1, 2].map((line) => files.get("src/a.ts")?.lines.get(line))).toEqual([4, 0]);
    expect(files.get("src/a.ts")?.path).toBe("src/a.ts");
    expect(unmatched).toEqual(["/elsewhere/gone.ts"]);
    expect(lines).toEqual({ covered: 2, total: 3 });
  });

  test("one that names every file as the repository does needs no search", () => {
    const plain = aReport({ "src/a.ts": { 1: 1 }, "src/b.ts": { 1: 0 } });
    const { files, ...rest } = measuredFiles([plain], { paths });
    expect([...files.keys()]).toEqual(names);
    expect(rest).toEqual({ unmatched: [], lines: { covered: 7, total: 9 } });
    expect([...measuredFiles([plain], { paths, roots: ["src"] }).files.keys()]).toEqual(names);
  });

  test("one alone keeps its own total", () => {
    expect(measuredFiles([one], { paths }).unmatched).toEqual(["/elsewhere/gone.ts"]);
    expect(measuredFiles([two], { paths }).lines).toEqual({ covered: 7, total: 9 });
  });

  test("that names a file twice is merged with itself", () => {
    const twice = aReport({ "src/a.ts": { 1: 0 }, "./src/a.ts": { 1: 2 } });
    expect(measuredFiles([twice], { paths })).toMatchObject({
      lines: { covered: 1, total: 1 },
      unmatched: [],
    });
  });

  test("none is nothing", () => {
    expect(measuredFiles([], { paths }).lines).toEqual({ covered: 0, total: 0 });
  });
});
