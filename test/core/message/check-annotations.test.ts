import { expect, test } from "vitest";
import { checkAnnotations, stepAnnotations } from "../../../src/core/message/check-annotations.ts";
import { aCoverage, aFailure, latestOf, runs } from "../../support/builders.ts";
import { aGap, lines } from "../../support/coverage.ts";

test("each cause of a failure is noted where it lies, with how many tests it fails", () => {
  const failures = [
    aFailure({ test: "a", name: "a", message: "boom" }),
    aFailure({ test: "b", name: "b", message: "boom" }),
    aFailure({ test: "c", name: "c", message: "other", frame: null, testFile: "test/c.js", testLine: null }),
    aFailure({ test: "d", name: "d", message: "nowhere", frame: null, testFile: null, testLine: null }),
  ];
  const latest = latestOf(runs({ failed: ["a", "b", "c", "d"], failures }));
  expect(checkAnnotations(latest)).toMatchObject([
    {
      level: "failure",
      file: "src/app.js",
      startLine: 3,
      message: expect.stringContaining("(2 tests fail for this)"),
    },
    { level: "failure", file: "test/c.js", startLine: 1 },
  ]);
});

test("beside a step no more are sent than GitHub shows of a level", () => {
  const ranges = lines(1, 30).map((line) => [line * 2, line * 2] as const);
  const coverage = aCoverage(1, 2, {
    judged: {
      verdict: "below",
      problem: null,
      expected: false,
      byType: [],
      gaps: [aGap({ ranges })],
      hiddenGaps: 0,
    },
  });
  const latest = latestOf(runs({ failed: ["a"], coverage }));
  expect(checkAnnotations(latest)).toHaveLength(31);
  expect(stepAnnotations(latest).map(({ level }) => level)).toEqual([
    "failure",
    ...Array(10).fill("warning"),
  ]);
});
