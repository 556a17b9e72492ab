import { describe, expect, test } from "vitest";
import { resolved } from "../../../../src/core/message/report/resolved.ts";
import {
  aCommit,
  aConfig,
  aFix,
  aResetAfter,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../../support/builders.ts";

const ONE = aConfig({ max_attempts: 1 });

function resolution(...specs: readonly EvidenceSpec[]) {
  const judgements = judgementsOf(runs(...specs), ONE);
  return resolved(judgements, last(judgements));
}

const broken = { failed: ["a"] };
const fixed = {
  passed: ["a"],
  fix: aFix({ commits: [aCommit({ sha: "9f8e7d6c5b4a", subject: "Guard it" })] }),
};

describe("a pass after an escalation", () => {
  test("names where it was raised, what was asked, and the commits that fixed it", () => {
    expect(resolution(broken, fixed)).toMatchObject({
      raised_in: { text: "attempt 1 of loop 1 (`0101010`)" },
      question: { text: expect.stringMatching(/^`a` stops with /) },
      fixed_by: { text: "`9f8e7d6` `Guard it`" },
    });
  });

  test("stays resolved when the same code passes again", () => {
    expect(resolution(broken, { ...fixed, codeHash: "x" }, { ...fixed, codeHash: "x" })?.fixed_by.text).toBe(
      "`9f8e7d6` `Guard it`",
    );
  });

  test("counts the commits that it does not show", () => {
    const commits = Array.from({ length: 7 }, (_, number) => aCommit({ subject: `Step ${number}` }));
    const { fixed_by } = resolution(broken, { passed: ["a"], fix: aFix({ commits }) }) ?? {};
    expect(fixed_by?.text).toMatch(/^2 earlier commits; `0202020` `Step 2`; .+ `Step 6`$/);
  });

  test("says what it can when no commit is known", () => {
    expect(resolution(broken, { passed: ["a"] })?.fixed_by.text).toBe("the code of `0202020`");
    const none = { passed: ["a"], fix: aFix({ commits: [] }), commit: null };
    expect(resolution(broken, none)?.fixed_by.text).toBe("the code of `(no commit)`");
  });

  test("was fixed by nobody when the same code passes", () => {
    const same = { codeHash: "same" };
    expect(resolution({ ...broken, ...same }, { passed: ["a"], ...same })?.fixed_by.text).toBe(
      "no change: the same code passed when it ran again",
    );
  });

  test("may have had nothing to ask", () => {
    const [escalation, pass] = judgementsOf(runs(broken, fixed), ONE);
    if (!escalation || !pass) throw new Error("Two runs give two judgements.");
    expect(resolved([{ ...escalation, findings: [] }, pass], pass)?.question).toBeNull();
  });
});

describe("nothing is resolved", () => {
  test("by a first pass, by one after another, or by what is no pass", () => {
    expect(resolution(fixed)).toBeNull();
    expect(resolution(broken, fixed, { passed: ["a", "b"] })).toBeNull();
    expect(resolution(broken)).toBeNull();
  });

  test("unless the loops between only retried", () => {
    const judgements = judgementsOf(
      runs({ failed: ["a"] }, { failed: ["a"] }, { failed: ["a"] }, fixed),
      aConfig({ max_attempts: 2 }),
      [aResetAfter(2)],
    );
    expect(resolved(judgements, last(judgements))?.raised_in.text).toBe("attempt 2 of loop 1 (`0202020`)");
  });
});
