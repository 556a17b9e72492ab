import { expect, test } from "vitest";
import { createProblems } from "../../../src/core/reports/problems.ts";
import { READ_LIMITS } from "../../../src/core/reports/read-report.ts";

test("every text is cut to the limit", () => {
  const { make, warnings } = createProblems({ ...READ_LIMITS, maxText: 5 });
  const long = "0123456789";
  expect(
    make({ kind: "failure", type: long, message: long, text: long, expected: long, actual: long }),
  ).toEqual({
    kind: "failure",
    type: "01234",
    message: "01234",
    text: "01234",
    expected: "01234",
    actual: "01234",
  });
  expect(warnings()).toEqual([]);
});

test("values that are no text are written as JSON, and what is not told is not there", () => {
  const { make } = createProblems(READ_LIMITS);
  expect(make({ kind: "failure", expected: { sum: 5 }, actual: null, text: " \n" })).toEqual({
    kind: "failure",
    type: "",
    message: "",
    text: "",
    expected: '{"sum":5}',
    actual: "null",
  });
  expect(make({ kind: "skipped" })).not.toHaveProperty("expected");
});

test("all texts together are bounded, and the cuts are told", () => {
  const { make, warnings } = createProblems(READ_LIMITS, { left: 3_000, cuts: 0 });
  const texts = [1, 2, 3].map(() => make({ kind: "failure", text: "x".repeat(2_000) }).text.length);
  expect(texts).toEqual([2_000, 1_000, 1_000]);
  expect(warnings()).toEqual(["2 texts were cut short: together they are too long."]);
});
