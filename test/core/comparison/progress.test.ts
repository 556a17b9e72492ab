import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noProgress, type ProgressFacts } from "../../../src/core/comparison/progress.ts";

/** `code | causes | failing | passed`, each of the two lists by its letters. */
function attempt(text: string): ProgressFacts {
  const [code = "", causes = "", failing = "", passed = "0"] = text.split("|").map((part) => part.trim());
  return {
    codeHash: code,
    treeOrDiffId: `tree-${code}`,
    causes: new Set(causes),
    failing: new Set(failing),
    passed: Number(passed),
  };
}

function judged(...history: readonly string[]): string {
  const found = noProgress(history.map(attempt));
  return found ? `${found.kind} ${found.attempts.join()}` : "progress";
}

describe("what is progress, and what is not", () => {
  test.each([
    ["nothing happened yet", [], "progress"],
    ["a first failure", ["a|x|t|9"], "progress"],
    ["a pass after the same failure twice", ["a|x|t|9", "b|x|t|9", "c|||10"], "progress"],
    ["the same cause twice, nothing fixed", ["a|x|t|9", "b|x|t|9"], "same-causes 0,1"],
    ["the same cause, and more tests fail of it", ["a|x|t|9", "b|x|tu|8"], "same-causes 0,1"],
    ["the same cause, but one test was fixed", ["a|x|tu|8", "b|x|t|9"], "progress"],
    ["one of two causes is gone", ["a|xy|tu|8", "b|x|tu|8"], "progress"],
    ["another cause of as many", ["a|x|t|9", "b|y|t|9"], "progress"],
    ["the same cause, with a pass of it between", ["a|x|t|9", "b|y|u|9", "c|x|v|9"], "progress"],
    ["a suite that breaks twice the same way, outside of any test", ["a|x||0", "b|x||0"], "same-causes 0,1"],
    ["tests that fail without a known cause", ["a||t|9", "b||t|9"], "progress"],
    ["A, B, A", ["a|x|t|9", "b|y|u|9", "c|z|t|9"], "oscillation 0,1,2"],
    ["A, A, A is no oscillation", ["a|x|t|9", "b|y|t|9", "c|z|t|9"], "progress"],
    ["A, B, C is none", ["a|x|t|9", "b|y|u|9", "c|z|v|9"], "progress"],
    ["A, nothing known, A is none", ["a|x|t|9", "b|y||9", "c|z|t|9"], "progress"],
    ["a run without results at the end is none", ["a|x||9", "b|y|u|9", "c|z||9"], "progress"],
    ["the code came back that failed before", ["a|x|t|9", "b|y|u|9", "a|x|t|9"], "reverted 0,2"],
    ["it came back later still", ["a|x|t|9", "b|y|u|9", "c|z|v|9", "a|x|t|9"], "reverted 0,3"],
    ["code came back that had passed: that is another story", ["a|||9", "b|y|u|8", "a|x|t|8"], "progress"],
    ["fewer passing tests twice running", ["a|x|t|9", "b|y|tu|8", "c|z|tuv|7"], "fewer-passing 0,1,2"],
    ["fewer, then as many", ["a|x|t|9", "b|y|tu|8", "c|z|tuv|8"], "progress"],
    ["more, then fewer", ["a|x|t|8", "b|y|tu|9", "c|z|tuv|7"], "progress"],
    ["fewer only once", ["a|x|t|9", "b|y|tu|8"], "progress"],
    ["the same code run again is no attempt of its own", ["a|x|t|9", "a|x|t|9"], "progress"],
    ["the last run of a code stands for it", ["a|x|t|9", "b|y|u|9", "b|x|t|9"], "same-causes 0,2"],
    ["fewer passing in three runs of one code", ["a|x|t|9", "a|y|tu|8", "a|z|tuv|7"], "progress"],
  ])("%s", (_, history, expected) => {
    expect(judged(...history)).toBe(expected);
  });

  test("code with another hash and the same tree is the same code", () => {
    const first = attempt("a|x|t|9");
    const rebased = { ...first, codeHash: "rebased" };
    expect(noProgress([first, rebased])).toBeNull();
    expect(noProgress([first, attempt("b|y|u|9"), rebased])).toEqual({ kind: "reverted", attempts: [0, 2] });
  });
});

const letters = (choices: string) => fc.uniqueArray(fc.constantFrom(...choices), { maxLength: 3 });
const facts = fc
  .tuple(fc.constantFrom(..."abcdef"), letters("xyz"), letters("tuv"), fc.nat({ max: 5 }))
  .map(([code, causes, failing, passed]) =>
    attempt(`${code}|${causes.join("")}|${failing.join("")}|${passed}`),
  );
const histories = fc.array(facts, { maxLength: 7 });

describe("for every history", () => {
  test("what is said rests on attempts that are there, in order, and ends with the last", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const found = noProgress(history);
        if (!found) return;
        const { attempts } = found;
        expect(attempts.toSorted((a, b) => a - b)).toEqual(attempts);
        expect(new Set(attempts).size).toBe(attempts.length);
        expect(attempts.at(-1)).toBe(history.length - 1);
        expect(attempts.every((at) => at >= 0)).toBe(true);
      }),
    );
  });

  test("an attempt that fails nowhere is progress", () => {
    fc.assert(
      fc.property(histories, facts, (history, last) => {
        expect(noProgress([...history, { ...last, causes: new Set(), failing: new Set() }])).toBeNull();
      }),
    );
  });

  test("running the last code once more changes nothing but the position", () => {
    fc.assert(
      fc.property(histories, facts, (history, last) => {
        const [once, twice] = [noProgress([...history, last]), noProgress([...history, last, last])];
        expect(twice?.kind).toBe(once?.kind);
      }),
    );
  });

  test("only the code, the causes and the tests count, not what they are called", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const renamed = history.map((item) => ({
          ...item,
          codeHash: `code ${item.codeHash}`,
          causes: new Set([...item.causes].map((cause) => `cause ${cause}`)),
          failing: new Set([...item.failing].toReversed().map((id) => `test ${id}`)),
        }));
        expect(noProgress(renamed)).toEqual(noProgress(history));
      }),
    );
  });

  test("new code with a cause never seen and more passing tests is never called standstill, unless failures swing", () => {
    fc.assert(
      fc.property(histories, facts, (history, last) => {
        const fresh = { ...last, codeHash: "new", treeOrDiffId: "new", causes: new Set(["new"]), passed: 99 };
        expect([undefined, "oscillation"]).toContain(noProgress([...history, fresh])?.kind);
      }),
    );
  });
});
