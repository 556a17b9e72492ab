import { describe, expect, test } from "vitest";
import { measureLines } from "../../../../../src/core/policy/coverage/lines/measure-lines.ts";
import { aFileCoverage, aGroup, aTypedFile, type Hits, lines } from "../../../../support/coverage.ts";

const SOURCE = [
  "const token = parse(", // 1
  "  text,", // 2
  "", // 3
  "  // the secret", // 4
  "  secret,", // 5
  ");", // 6
  "if (", // 7
  "  token.old &&", // 8
  "  token.weak", // 9
  ") {", // 10
  "  refuse();", // 11
  "} else {", // 12
  "  accept();", // 13
  "}", // 14
];

/** As Istanbul sees it: every statement on its first line. */
const SPANS = [
  { start: 1, end: 6 },
  { start: 7, end: 14 },
];

describe("a statement of several lines", () => {
  const measure = (hits: Hits, owed = lines(1, 14)) => {
    const { change } = aTypedFile({ groups: [aGroup(1, SOURCE)], owed });
    return measureLines(owed, change, aFileCoverage(hits, { spans: SPANS }), "lenient", []);
  };

  test("covers the lines it continues on, but no comment, blank or bracket", () => {
    expect(measure({ 1: 1, 7: 1, 11: 0, 13: 1 })).toMatchObject({
      covered: [1, 2, 5, 7, 8, 9, 13],
      missed: [11],
    });
  });

  test("misses them too", () => {
    expect(measure({ 1: 0, 7: 0, 11: 0, 13: 0 })).toMatchObject({
      covered: [],
      missed: [1, 2, 5, 7, 8, 9, 11, 13],
    });
  });

  test("speaks for a changed continuation line whose first line did not change", () => {
    expect(measure({ 1: 3, 7: 1 }, [2, 9])).toMatchObject({ covered: [2, 9], missed: [] });
  });

  test("ends where it ends: what follows is nobody's", () => {
    expect(measure({ 1: 1 }, [12])).toMatchObject({ covered: [], missed: [] });
  });

  test("is the longest of those that start on its line", () => {
    const { change } = aTypedFile({ owed: [4] });
    const spans = [
      { start: 2, end: 5 },
      { start: 2, end: 3 },
    ];
    expect(measureLines([1, 4], change, aFileCoverage({ 2: 1 }, { spans }), "lenient", []).covered).toEqual([
      4,
    ]);
  });

  test("reaches to the end of its last line, and a comment behind the code changes nothing", () => {
    const { change } = aTypedFile({
      groups: [aGroup(1, ["parse(", "  text, // as read", "  more);"])],
      owed: [],
    });
    const coverage = aFileCoverage({ 1: 1 }, { spans: [{ start: 1, end: 3 }] });
    expect(measureLines([1, 2, 3], change, coverage, "lenient", []).covered).toEqual([1, 2, 3]);
  });

  test("says nothing of lines that the diff does not show", () => {
    const { change } = aTypedFile({ groups: [], owed: [] });
    expect(
      measureLines([2], change, aFileCoverage({ 1: 1 }, { spans: SPANS }), "lenient", []).covered,
    ).toEqual([]);
  });
});
