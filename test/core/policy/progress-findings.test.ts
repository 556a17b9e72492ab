import { expect, test } from "vitest";
import { progressFindings } from "../../../src/core/policy/progress-findings.ts";
import { aFailure, type EvidenceSpec, latestOf, runs } from "../../support/builders.ts";

const found = (...specs: readonly EvidenceSpec[]) =>
  progressFindings(runs(...specs).map((evidence, position) => ({ attempt: position + 1, evidence })));
const fails = (...tests: readonly string[]): EvidenceSpec => ({
  failed: tests,
  failures: tests.map((name) => aFailure({ test: name, message: `${name} is wrong` })),
});
const shared = { kind: "no-progress", severity: "warning", condition: null };

test("the same causes twice, told with the attempts", () => {
  expect(found(fails("a"), fails("a"))).toEqual([{ ...shared, pattern: "same-causes", attempts: [1, 2] }]);
});

test("another cause in the same test is progress", () => {
  const other = { failed: ["a"], failures: [aFailure({ message: "a is undefined" })] };
  expect(found(fails("a"), other)).toEqual([]);
});

test("code that comes back", () => {
  const [first, second] = [fails("a"), fails("b")];
  expect(found({ ...first, codeHash: "A" }, second, { ...first, codeHash: "A" })).toEqual([
    { ...shared, pattern: "reverted", attempts: [1, 3] },
  ]);
});

test("back and forth, and fewer tests that pass each time", () => {
  expect(found(fails("a"), fails("b"), fails("a"))).toMatchObject([{ pattern: "oscillation" }]);
  expect(
    found(
      { ...fails("a"), passed: ["x", "y"] },
      { ...fails("b"), passed: ["x"] },
      { ...fails("c"), passed: [] },
    ),
  ).toMatchObject([{ pattern: "fewer-passing", attempts: [1, 2, 3] }]);
});

test("a pass, or a first failure, is progress enough", () => {
  expect(found({ passed: ["a"] })).toEqual([]);
  expect(found(fails("a"))).toEqual([]);
});

test("it is said in the judgement, with the numbers of the attempts", () => {
  const { findings } = latestOf(runs(fails("a"), fails("a")));
  expect(findings.at(-1)).toMatchObject({ kind: "no-progress", attempts: [1, 2] });
});
