import { describe, expect, test } from "vitest";
import type { Gap } from "../../../src/core/attempt/coverage-summary.ts";
import {
  gapSentence,
  lineWords,
  ratioWords,
  requiredWords,
} from "../../../src/core/message/coverage-words.ts";
import { aGap } from "../../support/coverage.ts";

const said = (given: Partial<Gap>) => gapSentence(aGap(given)).text;

describe("percentages", () => {
  test("are cut, never rounded up: what is below must not look met", () => {
    expect(ratioWords({ covered: 19_999, total: 25_000 })).toBe("19999 of 25000 (79.9 %)");
    expect(ratioWords({ covered: 2, total: 3 })).toBe("2 of 3 (66.6 %)");
    expect(ratioWords({ covered: 3, total: 3 })).toBe("3 of 3 (100 %)");
  });

  test("of nothing are none", () => {
    expect(ratioWords({ covered: 0, total: 0 })).toBe("nothing measured");
  });

  test("that are required may be the base's", () => {
    expect(requiredWords(80, null)).toBe("80 %");
    expect(requiredWords(-1, { covered: 1, total: 2 })).toBe("as on the base (50 %)");
    expect(requiredWords(-1, { covered: 0, total: 0 })).toBe("as on the base");
    expect(requiredWords(-1, null)).toBe("as on the base");
  });
});

describe("what to test next", () => {
  test("names function, file and lines", () => {
    expect(said({})).toBe("`parseToken` in `src/auth/token.ts`, lines 42-48: never run");
    expect(said({ function: null, ranges: [[7, 7]], missed: 1 })).toBe(
      "`src/auth/token.ts`, line 7: never runs",
    );
  });

  test("tells a function that is never called from lines that never run, and from branches", () => {
    expect(said({ kind: "function" })).toMatch(/lines 42-48: the function is never called$/);
    expect(said({ kind: "branches" })).toMatch(/: run, but not every branch of them$/);
    expect(said({ kind: "branches", missed: 1 })).toMatch(/: runs, but not every branch of it$/);
  });

  test("says when it was so before", () => {
    expect(said({ wasMissed: true })).toMatch(/never run \(they did not run on the base either\)$/);
    expect(said({ wasMissed: false })).toMatch(/never run$/);
  });

  test("never buries the reader in lines", () => {
    expect(
      lineWords([
        [1, 1],
        [3, 4],
      ]),
    ).toBe("lines 1, 3-4");
    expect(lineWords([1, 3, 5, 7, 9, 11, 13].map((line) => [line, line] as const))).toBe(
      "lines 1, 3, 5, 7, 9 and 2 more places",
    );
  });

  test("shows names from reports as text, whatever they hold", () => {
    expect(said({ function: "a`b\n::error::", path: "src/[x](y).ts" })).toBe(
      "``a`b ::error::`` in `src/[x](y).ts`, lines 42-48: never run",
    );
  });
});
