import { describe, expect, test } from "vitest";
import { innermost } from "../../../../../src/core/policy/coverage/lines/innermost.ts";
import {
  isWithin,
  readRanges,
  toRanges,
  writeRanges,
} from "../../../../../src/core/policy/coverage/lines/line-ranges.ts";
import { seenLines } from "../../../../../src/core/policy/coverage/lines/seen-lines.ts";
import { aFileCoverage } from "../../../../support/coverage.ts";

describe("the smallest stretch around a line", () => {
  const stretch = (name: string, start: number, end: number) => ({ name, start, end });
  const [outer, inner] = [stretch("outer", 1, 10), stretch("inner", 8, 9)];

  test("is found in whatever order they come, both ends included", () => {
    expect([8, 9].map((line) => innermost([outer, inner], line)?.name)).toEqual(["inner", "inner"]);
    expect([8, 9].map((line) => innermost([inner, outer], line)?.name)).toEqual(["inner", "inner"]);
    expect([1, 7, 10].map((line) => innermost([inner, outer], line)?.name)).toEqual([
      "outer",
      "outer",
      "outer",
    ]);
  });

  test("is the first of two that are equally long, and none outside", () => {
    expect(innermost([stretch("first", 1, 4), stretch("second", 2, 5)], 3)?.name).toBe("first");
    expect(innermost([outer, inner], 11)).toBeUndefined();
  });
});

describe("stretches of lines", () => {
  test("are neighbours, and what somebody joins", () => {
    expect(toRanges([1, 2, 4])).toEqual([
      [1, 2],
      [4, 4],
    ]);
    expect(toRanges([1, 2, 4], (from, to) => from === 2 && to === 4)).toEqual([[1, 4]]);
  });

  test("are read as they were written", () => {
    expect(readRanges(writeRanges(toRanges([3, 4, 5, 9])))).toEqual([
      [3, 5],
      [9, 9],
    ]);
    expect(readRanges("")).toEqual([]);
  });

  test.each([
    [1, 2, false],
    [2, 3, true],
    [3, 3, true],
    [4, 4, true],
    [5, 9, true],
    [6, 7, false],
    [8, 8, true],
    [9, 9, false],
  ])("lines %i to %i touch 3-5,8: %s", (first, last, is) => {
    expect(isWithin(readRanges("3-5,8"), first, last)).toBe(is);
  });
});

test("a line is seen with what is measured above it, and how much of that ran", () => {
  const { lines } = aFileCoverage({ 2: 1, 4: 0, 6: 3, 7: 1 });
  expect(seenLines([1, 4, 5, 7, 9, 10], lines)).toEqual([
    { line: 1, hits: undefined, lineAbove: 0, hitsAbove: 0, ranAbove: 0 },
    { line: 4, hits: 0, lineAbove: 2, hitsAbove: 1, ranAbove: 1 },
    { line: 5, hits: undefined, lineAbove: 4, hitsAbove: 0, ranAbove: 1 },
    { line: 7, hits: 1, lineAbove: 6, hitsAbove: 3, ranAbove: 2 },
    { line: 9, hits: undefined, lineAbove: 7, hitsAbove: 1, ranAbove: 3 },
    { line: 10, hits: undefined, lineAbove: 7, hitsAbove: 1, ranAbove: 3 },
  ]);
  expect(seenLines([], lines)).toEqual([]);
});
