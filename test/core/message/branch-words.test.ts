import { describe, expect, test } from "vitest";
import type { Gap, UntakenBranch } from "../../../src/core/attempt/coverage-summary.ts";
import { coverageAnnotations } from "../../../src/core/message/coverage-annotations.ts";
import { gapSentence } from "../../../src/core/message/coverage-words.ts";
import { aCoverage } from "../../support/builders.ts";
import { aGap } from "../../support/coverage.ts";

const branch = (kind: UntakenBranch["kind"], decides: string | null = null): UntakenBranch => ({
  kind,
  test: decides,
});

/** One line for each branch. */
function gapOf(...branches: readonly (UntakenBranch | null)[]): Gap {
  return aGap({ ranges: branches.map((_, index) => [index * 10 + 1, index * 10 + 1] as const), branches });
}

const said = (...branches: readonly (UntakenBranch | null)[]) =>
  gapSentence(gapOf(...branches)).text.replace(/^.*?: /, "");

describe("what to test next names the case", () => {
  test.each([
    [branch("if", "token.expired"), "the branch `token.expired` never runs"],
    [branch("else", "token.expired"), "the `else` of `token.expired` never runs"],
    [branch("else"), "the `else` never runs"],
    [branch("case", "'admin'"), "the case `'admin'` never runs"],
    [branch("default"), "the `default` case never runs"],
    [branch("catch"), "the `catch` never runs"],
    [branch("catch", "KeyError"), "the handler of `KeyError` never runs"],
  ])("%o", (untaken, words) => {
    expect(said(untaken)).toBe(words);
  });

  test("as text, whatever the source says, and short", () => {
    expect(said(branch("if", "a`b|c @team ::error::"))).toBe(
      "the branch ``a`b|c @team ::error::`` never runs",
    );
    expect(said(branch("if", "x".repeat(100)))).toBe(`the branch \`${"x".repeat(59)}…\` never runs`);
  });

  test("each once, and only a few", () => {
    const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => branch("if", name));
    expect(said(branch("if", "a"), branch("if", "a"))).toBe("the branch `a` never runs");
    expect(said(branch("if", "a"), branch("catch"))).toBe("the branch `a` and the `catch` never run");
    expect(said(a ?? null, b ?? null, c ?? null, d ?? null)).toBe(
      "never run, among them the branch `a` and the branch `b` and the branch `c`",
    );
  });

  test("and does not claim that it is all, where other lines are missed, too", () => {
    expect(said(branch("if", "a"), null)).toBe("never run, among them the branch `a`");
    expect(said(null, null)).toBe("never run");
  });

  test("at the lines themselves, each with its own", () => {
    const judged = {
      verdict: "below",
      problem: null,
      expected: false,
      byType: [],
      gaps: [gapOf(branch("if", "a"), null)],
      hiddenGaps: 0,
    } as const;
    const notes = coverageAnnotations(aCoverage(0, 2, { judged }));
    expect(notes.map(({ message }) => message)).toEqual([
      "`parseToken` in `src/auth/token.ts`, line 1: the branch `a` never runs",
      "`parseToken` in `src/auth/token.ts`, line 11: never run",
    ]);
  });
});
