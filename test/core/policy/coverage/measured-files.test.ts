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

  test("one that does so is read without listing the repository, which may be large", () => {
    class Unlisted extends Set<string> {
      override [Symbol.iterator](): never {
        throw new Error("listed");
      }
    }
    const unlisted = new Unlisted();
    for (const name of names) unlisted.add(name);
    const plain = aReport({ "src/a.ts": { 1: 1 } });
    expect([...measuredFiles([plain], { paths: unlisted }).files.keys()]).toEqual(["src/a.ts"]);
    expect(() => measuredFiles([aReport({ "./src/a.ts": { 1: 1 } })], { paths: unlisted })).toThrow("listed");
  });

  test("roots say which of two files is meant", () => {
    const both = new Set(["a.ts", "src/a.ts"]);
    const report = aReport({ "a.ts": { 1: 1 } });
    expect([...measuredFiles([report], { paths: both }).files.keys()]).toEqual(["a.ts"]);
    expect([...measuredFiles([report], { paths: both, roots: ["src"] }).files.keys()]).toEqual(["src/a.ts"]);
    expect([...measuredFiles([{ ...report, roots: ["src"] }], { paths: both }).files.keys()]).toEqual([
      "src/a.ts",
    ]);
  });

  test("one alone keeps its own total, and tells what it did not find, sorted", () => {
    const [{ files, unmatched }] = [measuredFiles([one], { paths })];
    expect([[...files.keys()], unmatched]).toEqual([["src/a.ts"], ["/elsewhere/gone.ts"]]);
    const lost = aReport({ "/z.ts": { 1: 1 }, "/y.ts": { 1: 1 } });
    expect(measuredFiles([lost], { paths }).unmatched).toEqual(["/y.ts", "/z.ts"]);
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
