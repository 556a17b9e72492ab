import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../src/core/attempt/evidence.ts";
import {
  failsSince,
  forgetVanished,
  type History,
  historyFrom,
  newSince,
  provenFlaky,
  remember,
  wasAlwaysSo,
} from "../../../src/core/comparison/history.ts";
import { anEvidence, aReport, aTampering, runs } from "../../support/builders.ts";

const knownAfter = (evidence: readonly Evidence[]): History => evidence.reduce(remember, historyFrom(null));

describe("what a ledger knows of a test", () => {
  test("its last result, also when it has vanished since", () => {
    const { last } = knownAfter(runs({ passed: ["a"], failed: ["b"] }, { passed: ["b"] }));
    expect(last).toEqual(
      new Map([
        ["a", "passed"],
        ["b", "passed"],
      ]),
    );
  });

  test("a skip hides no result: what the test did before stays known", () => {
    const { last } = knownAfter(runs({ failed: ["a"] }, { skipped: ["a", "always"] }));
    expect(last).toEqual(
      new Map([
        ["a", "failed"],
        ["always", "skipped"],
      ]),
    );
  });

  test("the last run in which it passed", () => {
    const [first, second] = runs({ passed: ["a", "b"] }, { passed: ["a"], failed: ["b"] });
    const { lastPass } = knownAfter([first, second].flatMap((run) => run ?? []));
    expect(lastPass.get("a")).toEqual({ id: second?.id, commit: second?.code.commit });
    expect(lastPass.get("b")).toEqual({ id: first?.id, commit: first?.code.commit });
  });

  test("the run since which it fails without a break", () => {
    const all = runs(
      { failed: ["a"] },
      { errors: ["a"] },
      { passed: ["a"] },
      { failed: ["a"] },
      { failed: ["a"] },
    );
    const since = (count: number) =>
      failsSince(knownAfter(all.slice(0, count)), { scope: "test", test: "a" });
    expect(since(2)).toBe(all[0]);
    expect(since(3)).toBeUndefined();
    expect(since(5)).toBe(all[3]);
  });

  test("the same of a suite, which may bear the name of a test", () => {
    const all = runs({ suites: ["setup"] }, { suites: ["setup"], passed: ["setup"] }, { passed: ["setup"] });
    const since = (count: number) =>
      failsSince(knownAfter(all.slice(0, count)), { scope: "suite", test: "setup" });
    expect(since(2)).toBe(all[0]);
    expect(since(3)).toBeUndefined();
  });

  test("a reset accepts which tests are there, and forgets no pass", () => {
    const history = forgetVanished(knownAfter(runs({ passed: ["a"] })));
    expect(history.last.size).toBe(0);
    expect(history.lastPass.has("a")).toBe(true);
  });
});

describe("a test is proven flaky", () => {
  const flaky = (...evidence: readonly Evidence[]) => [
    ...provenFlaky(knownAfter(evidence.slice(0, -1)), evidence.at(-1) ?? anEvidence()),
  ];

  test.each([
    ["failed, then passed, on one code", [{ failed: ["a"] }, { passed: ["a"] }], ["a"]],
    ["passed, then failed, on one code", [{ passed: ["a"] }, { errors: ["a"] }], ["a"]],
    ["both results known before", [{ passed: ["a"] }, { failed: ["a"] }, { passed: ["a"] }], ["a"]],
    ["the report of one run tells of both", [{ flaky: ["a"] }], ["a"]],
    ["the report of an earlier run did", [{ flaky: ["a"] }, { passed: ["a"] }], ["a"]],
    ["the same result twice", [{ failed: ["a"] }, { failed: ["a"] }], []],
    ["a skip is no result", [{ skipped: ["a"] }, { passed: ["a"] }], []],
    ["a skipped one shows nothing now", [{ passed: ["a"] }, { failed: ["a"] }, { skipped: ["a"] }], []],
  ])("%s", (_why, specs, expected) => {
    expect(flaky(...runs(...specs.map((spec) => ({ codeHash: "A", ...spec }))))).toEqual(expected);
  });

  test("two results on two codes prove nothing", () => {
    expect(flaky(...runs({ codeHash: "A", passed: ["a"] }, { codeHash: "B", failed: ["a"] }))).toEqual([]);
  });

  test("once proven, a failure on later code is no proof against that code", () => {
    const proven = [
      { codeHash: "A", passed: ["a"] },
      { codeHash: "A", failed: ["a"] },
    ];
    expect(flaky(...runs(...proven, { codeHash: "B", failed: ["a"] }))).toEqual(["a"]);
    expect(flaky(...runs(...proven, { codeHash: "B", passed: ["a"] }))).toEqual([]);
  });
});

describe("what was known before the first run", () => {
  const base = {
    commit: "b".repeat(40),
    outcomes: new Map([
      ["a", "passed"],
      ["b", "failed"],
    ] as const),
  };

  test("is what the base showed", () => {
    const { last, lastPass, first } = historyFrom(base);
    expect(last).toBe(base.outcomes);
    expect(lastPass).toEqual(new Map([["a", { id: "base", commit: base.commit }]]));
    expect(first).toEqual({ codeHash: null, tests: new Set(["a", "b"]) });
  });

  test("makes a test new that the base did not have; without a base, one that the first code did not have", () => {
    const [one, two] = runs({ codeHash: "A", passed: ["a"] }, { codeHash: "B", passed: ["a", "c"] });
    if (!one || !two) throw new Error("Two runs were built.");
    const tests = new Set(["a", "c"]);
    expect(newSince(historyFrom(base), one, tests)).toEqual(["c"]);
    expect(newSince(historyFrom(null), one, tests)).toEqual([]);
    expect(newSince(knownAfter([one]), two, tests)).toEqual(["c"]);
    expect(newSince(knownAfter([one]), one, tests)).toEqual([]);
    expect(newSince(knownAfter([one, two]), two, tests)).toEqual(["c"]);
  });
});

test("a report is known by the code that showed it first; one without a digest by none", () => {
  const { digests } = knownAfter(
    runs(
      { codeHash: "A", reports: [aReport({ digest: "one" }), aReport({ digest: "" })] },
      { codeHash: "B", reports: [aReport({ digest: "one" }), aReport({ digest: "two" })] },
    ),
  );
  expect(digests).toEqual(
    new Map([
      ["one", "A"],
      ["two", "B"],
    ]),
  );
});

describe("tampering was always so", () => {
  const place = aTampering();

  test("while nobody saw the code without it, wherever the line moves", () => {
    expect(wasAlwaysSo(historyFrom(null), place)).toBe(true);
    expect(wasAlwaysSo(knownAfter(runs({ tampering: [place] })), { ...place, line: 99 })).toBe(true);
  });

  test("but not once a run, the base or a person did", () => {
    expect(wasAlwaysSo(knownAfter(runs({}, { tampering: [place] })), place)).toBe(false);
    expect(wasAlwaysSo(historyFrom({ commit: "b", outcomes: new Map() }), place)).toBe(false);
    expect(wasAlwaysSo(forgetVanished(historyFrom(null)), place)).toBe(false);
  });
});
