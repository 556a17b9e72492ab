import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countDistinct } from "../../../src/core/reports/count-distinct.ts";
import { distinctTests } from "../../../src/core/reports/distinct-tests.ts";
import type { Outcome, Problem, TestCase } from "../../../src/core/reports/test-report.ts";

function aCase(given: Partial<TestCase> = {}): TestCase {
  const outcome = given.outcome ?? "passed";
  const problems = given.problems ?? problemsOf(outcome);
  return {
    suite: "Cart",
    name: "adds",
    file: "",
    line: undefined,
    variant: "",
    durationMs: undefined,
    flaky: false,
    ...given,
    outcome,
    problems,
  };
}

function problemsOf(outcome: Outcome): Problem[] {
  if (outcome === "passed") return [];
  return [{ kind: outcome === "failed" ? "failure" : outcome, type: "", message: outcome, text: "" }];
}

const tries = (...outcomes: Outcome[]) => distinctTests(outcomes.map((outcome) => aCase({ outcome })));
const ids = (...given: Partial<TestCase>[]) =>
  distinctTests(given.map(aCase), { root: "/repo/shop" }).map(({ id }) => id);

describe("tries of one test", () => {
  test.each<[Outcome[], Outcome, boolean]>([
    [["passed"], "passed", false],
    [["failed", "failed", "passed"], "passed", true],
    [["error", "passed"], "passed", true],
    [["passed", "failed"], "failed", false],
    [["failed", "error"], "error", false],
    [["failed", "passed", "failed"], "failed", false],
    [["failed", "skipped"], "failed", false],
    [["passed", "skipped"], "passed", false],
    [["skipped", "skipped"], "skipped", false],
    [["skipped", "passed"], "passed", false],
    [["skipped", "failed"], "failed", false],
    [["failed", "skipped", "passed"], "passed", true],
  ])("%j come out as %s", (outcomes, outcome, flaky) => {
    const [found, ...others] = tries(...outcomes);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ outcome, flaky, tries: outcomes.length });
    expect(countDistinct(outcomes.map((given) => aCase({ outcome: given })))).toEqual({
      distinctTests: 1,
      flaky: flaky ? 1 : 0,
    });
  });

  test("leave all their problems, as flaky ones when the test passed in the end", () => {
    const kinds = (...outcomes: Outcome[]) => tries(...outcomes)[0]?.problems.map(({ kind }) => kind);
    expect(kinds("failed", "error")).toEqual(["failure", "error"]);
    expect(kinds("failed", "skipped", "passed")).toEqual(["flaky", "skipped"]);
  });

  test("add up their time, as far as it was measured", () => {
    const total = (...times: (number | undefined)[]) =>
      distinctTests(times.map((durationMs) => aCase({ durationMs })))[0]?.durationMs;
    expect(total(1, 2, undefined)).toBe(3);
    expect(total(undefined, 2)).toBe(2);
    expect(total(undefined, undefined)).toBeUndefined();
  });

  test("a report that calls a test flaky itself is believed", () => {
    const problem: Problem = { kind: "flaky", type: "", message: "", text: "" };
    expect(distinctTests([aCase({ flaky: true, problems: [problem] })])[0]?.flaky).toBe(true);
    expect(countDistinct([aCase({ flaky: true, problems: [problem] })]).flaky).toBe(1);
  });
});

describe("ids", () => {
  test("are made of file, suite and name, each told once", () => {
    expect(ids({})).toEqual(["Cart > adds"]);
    expect(ids({ file: "test/cart.rb" })).toEqual(["test/cart.rb > Cart > adds"]);
    expect(ids({ file: "a.test.ts", suite: "a.test.ts" })).toEqual(["a.test.ts > adds"]);
    expect(ids({ file: "tests/test_a.py", suite: "tests.test_a" })).toEqual(["tests/test_a.py > adds"]);
    expect(ids({ file: "tests/test_a.py", suite: "tests.test_a.TestB" })).toEqual([
      "tests/test_a.py > TestB > adds",
    ]);
    expect(ids({ suite: "Cart adds", name: "Cart adds" })).toEqual(["Cart adds"]);
    expect(ids({ suite: "" })).toEqual(["adds"]);
    expect(ids({ suite: "shop.BrokenTest", name: "" })).toEqual(["shop.BrokenTest"]);
  });

  test("keep tests apart that differ in file, host or suite, and name what differs", () => {
    expect(ids({ file: "a.ts" }, { file: "b.ts" })).toEqual(["a.ts > Cart > adds", "b.ts > Cart > adds"]);
    expect(ids({ variant: "s chrome" }, { variant: "s firefox" }, { variant: "s webkit" })).toEqual([
      "Cart > adds [chrome]",
      "Cart > adds [firefox]",
      "Cart > adds [webkit]",
    ]);
    expect(ids({ variant: "h" }, { variant: "h #2" }, { variant: "h #3" })).toEqual([
      "Cart > adds",
      "Cart > adds #2",
      "Cart > adds #3",
    ]);
    expect(ids({ variant: "fv-az1234" }, { variant: "fv-az987" })).toEqual(["Cart > adds", "Cart > adds #2"]);
    expect(ids({ variant: "a b" }, { variant: "b c" }, { variant: "a c" })).toEqual([
      "Cart > adds [a]",
      "Cart > adds [c]",
      "Cart > adds #3",
    ]);
  });

  test("two paths that look the same after shortening are still two tests", () => {
    const found = distinctTests([
      aCase({ file: "/app/a.ts" }),
      aCase({ file: "/code/a.ts", outcome: "failed" }),
    ]);
    expect(found.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["a.ts > Cart > adds", "passed"],
      ["a.ts > Cart > adds #2", "failed"],
    ]);
  });

  test("a retry is found again among variants", () => {
    const found = distinctTests([
      aCase({ variant: "x", outcome: "failed" }),
      aCase({ variant: "y", outcome: "failed" }),
      aCase({ variant: "x" }),
      aCase({ variant: "y", outcome: "failed" }),
    ]);
    expect(found.map(({ id, outcome, tries: count }) => [id, outcome, count])).toEqual([
      ["Cart > adds [x]", "passed", 2],
      ["Cart > adds [y]", "failed", 2],
    ]);
  });

  test("mask what changes from run to run, without mixing tests up", () => {
    expect(ids({ name: "p[0x7f3c2a10]" }, { name: "p[0x7f3c2b20]" }, { name: "p[1.5-a/b]" })).toEqual([
      "Cart > p[<address>]",
      "Cart > p[<address>] #2",
      "Cart > p[1.5-a/b]",
    ]);
  });
});

test("counting alone finds what making a list finds", () => {
  const outcome = fc.constantFrom<Outcome>("passed", "failed", "error", "skipped");
  const few = fc.constantFrom("", "a", "b");
  const anyCase = fc.record({ suite: few, name: few, file: few, variant: few, outcome }).map(aCase);
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 30 }), (cases) => {
      const tests = distinctTests(cases);
      expect(countDistinct(cases)).toEqual({
        distinctTests: tests.length,
        flaky: tests.filter(({ flaky }) => flaky).length,
      });
    }),
    { numRuns: 2_000 },
  );
});
