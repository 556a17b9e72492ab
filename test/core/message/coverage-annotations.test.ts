import { expect, test } from "vitest";
import { coverageAnnotations } from "../../../src/core/message/coverage-annotations.ts";
import { aCoverage } from "../../support/builders.ts";
import { aGap } from "../../support/coverage.ts";

const judged = (
  verdict: "met" | "below",
  gaps = [
    aGap({
      ranges: [
        [42, 48],
        [60, 60],
      ],
    }),
  ],
) =>
  aCoverage(1, 2, { judged: { verdict, problem: null, expected: false, byType: [], gaps, hiddenGaps: 0 } });

test("each stretch of missed lines is one annotation, which warns only where too few ran", () => {
  expect(coverageAnnotations(judged("below"))).toEqual([
    {
      level: "warning",
      title: "Not covered",
      message: "`parseToken` in `src/auth/token.ts`, lines 42-48: never run",
      file: "src/auth/token.ts",
      startLine: 42,
      endLine: 48,
    },
    expect.objectContaining({ startLine: 60, endLine: 60 }),
  ]);
  expect(coverageAnnotations(judged("met"))[0]?.level).toBe("notice");
});

test("nothing judged is nothing annotated", () => {
  expect(coverageAnnotations(null)).toEqual([]);
  expect(coverageAnnotations(aCoverage(1, 2))).toEqual([]);
});
