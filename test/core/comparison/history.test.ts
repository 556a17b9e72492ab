import { describe, expect, test } from "vitest";
import type { Evidence } from "../../../src/core/attempt/evidence.ts";
import {
  failsSince,
  forgetVanished,
  type History,
  NO_HISTORY,
  provenFlaky,
  remember,
} from "../../../src/core/comparison/history.ts";
import { anEvidence, runs } from "../../support/builders.ts";

const knownAfter = (evidence: readonly Evidence[]): History => evidence.reduce(remember, NO_HISTORY);

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
    expect(lastPass.get("a")).toBe(second);
    expect(lastPass.get("b")).toBe(first);
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
