import { describe, expect, test } from "vitest";
import { type Comparison, compareOutcomes } from "../../../src/core/comparison/compare-outcomes.ts";
import type { Outcome } from "../../../src/core/reports/test-report.ts";

type Presence = Outcome | "absent";

const NONE: ReadonlySet<string> = new Set();

function outcomes(presence: Presence): Map<string, Outcome> {
  return new Map(presence === "absent" ? [] : [["t", presence]]);
}

/** Where the one test of a comparison went; `unchanged` when it is in no list. */
function change(comparison: Comparison): string {
  const lists = Object.entries(comparison).filter(([, tests]) => Array.isArray(tests) && tests.includes("t"));
  return lists.length === 0 ? "unchanged" : lists.map(([name]) => name).join();
}

describe("was, is, and what that is called", () => {
  // Read as: was (row) to is (column). An error is a failure like any other.
  test.each([
    [
      "passed",
      { passed: "unchanged", failed: "broken", error: "broken", skipped: "silenced", absent: "removed" },
    ],
    [
      "failed",
      {
        passed: "fixed",
        failed: "still-failing",
        error: "still-failing",
        skipped: "silenced",
        absent: "silenced",
      },
    ],
    [
      "error",
      {
        passed: "fixed",
        failed: "still-failing",
        error: "still-failing",
        skipped: "silenced",
        absent: "silenced",
      },
    ],
    [
      "skipped",
      {
        passed: "revived",
        failed: "new-failure",
        error: "new-failure",
        skipped: "unchanged",
        absent: "removed",
      },
    ],
    [
      "absent",
      { passed: "added", failed: "new-failure", error: "new-failure", skipped: "added", absent: "unchanged" },
    ],
  ] as const)("a test that was %s", (was, row) => {
    const seen = (["passed", "failed", "error", "skipped", "absent"] as const).map((is) => [
      is,
      change(compareOutcomes(outcomes(was), outcomes(is), NONE)),
    ]);
    expect(Object.fromEntries(seen)).toEqual(row);
  });

  test.each(["passed", "failed", "error", "skipped"] as const)(
    "a flaky test that is %s is flaky, whatever it was",
    (is) => {
      for (const was of ["passed", "failed", "skipped", "absent"] as const)
        expect(change(compareOutcomes(outcomes(was), outcomes(is), new Set(["t"])))).toBe("flaky");
    },
  );

  test("a flaky test that vanished is gone like any other", () => {
    expect(change(compareOutcomes(outcomes("passed"), outcomes("absent"), new Set(["t"])))).toBe("removed");
    expect(change(compareOutcomes(outcomes("failed"), outcomes("absent"), new Set(["t"])))).toBe("silenced");
  });
});

test("lists are sorted, and what did not change is only counted", () => {
  const was = new Map<string, Outcome>([
    ["z", "passed"],
    ["b", "passed"],
    ["a", "passed"],
    ["same", "passed"],
  ]);
  const is = new Map<string, Outcome>([
    ["z", "failed"],
    ["b", "failed"],
    ["a", "failed"],
    ["same", "passed"],
    ["new", "passed"],
  ]);
  expect(compareOutcomes(was, is, NONE)).toEqual({
    broken: ["a", "b", "z"],
    fixed: [],
    "still-failing": [],
    "new-failure": [],
    silenced: [],
    removed: [],
    added: ["new"],
    revived: [],
    flaky: [],
    unchanged: 1,
  });
});
