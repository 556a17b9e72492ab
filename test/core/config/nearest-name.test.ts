import { expect, test } from "vitest";
import { nearestName } from "../../../src/core/config/nearest-name.ts";

const KNOWN = ["max_attempts", "backoff", "base", "reports"];

test.each([
  ["max_attemps", "max_attempts"],
  ["maxattempts", "max_attempts"],
  ["Backoff", "backoff"],
  ["bass", "base"],
  ["report", "reports"],
  ["attempts", undefined],
  ["xyz", undefined],
  ["", undefined],
])("%s means %s", (given, meant) => {
  expect(nearestName(given, KNOWN)).toBe(meant);
});

test("where nothing is known, nothing is suggested", () => {
  expect(nearestName("a", [])).toBeUndefined();
});
