import { expect, test } from "vitest";
import { statusLine } from "../../../src/core/message/status-line.ts";
import { latestOf, runs } from "../../support/builders.ts";

test("the verdict fits the 140 characters that GitHub takes", () => {
  expect(statusLine(latestOf(runs({ passed: ["a", "b"] })))).toBe(
    "Proceed, attempt 1 of 3: 2 of 2 tests pass",
  );
  expect(statusLine(latestOf(runs({ failed: ["a"] })))).toBe("Retry, attempt 1 of 3: 1 test fails: a");
  const long = statusLine(latestOf(runs({ failed: ["x".repeat(300)] })));
  expect(long).toHaveLength(140);
  expect(long.endsWith("…")).toBe(true);
});
