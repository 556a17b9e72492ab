import { describe, expect, test } from "vitest";
import type { FailureRecord } from "../../../src/core/attempt/evidence.ts";
import { groupByCause } from "../../../src/core/policy/causes.ts";
import { aFailure } from "../../support/builders.ts";

const causes = (...failures: readonly Partial<FailureRecord>[]) =>
  groupByCause(failures.map(aFailure)).length;

describe("failures have one cause", () => {
  test.each([
    ["numbers differ", "got 3 of 14.5", "got 40 of 2"],
    ["addresses differ", "at 0xdeadBEEF", "at 0x1"],
    ["quoted values differ", `"a" is not 'b' but \`c\``, `"x y" is not 'z' but \`\``],
    ["only the second line differs", "same\nfirst", "  same\nsecond"],
    ["both say nothing", "", " \n"],
  ])("when %s", (_what, first, second) => {
    expect(causes({ message: first }, { message: second })).toBe(1);
  });

  test("when the place is one function, on different lines", () => {
    const at = (line: number) => ({ frame: { file: "src/a.js", line, function: "run" } });
    expect(causes(at(3), at(9))).toBe(1);
  });
});

describe("failures have different causes", () => {
  const place = (line: number, name: string | null = null) => ({
    frame: { file: "src/a.js", line, function: name },
  });
  test.each<[string, Partial<FailureRecord>, Partial<FailureRecord>]>([
    ["words", { message: "is null" }, { message: "is undefined" }],
    ["types", { errorType: "TypeError" }, { errorType: "RuntimeError" }],
    ["types as written", { rawType: "KeyError" }, { rawType: "IndexError" }],
    ["functions", place(3, "read"), place(3, "write")],
    ["lines, where no function is known", place(3), place(4)],
    ["a place and none", place(3), { frame: null }],
  ])("when they differ in %s", (_what, first, second) => {
    expect(causes(first, second)).toBe(2);
  });
});

test("the cause of most failures comes first, shown by its first failure", () => {
  const lone = aFailure({ test: "lone", message: "alone" });
  const pair = [aFailure({ test: "one" }), aFailure({ test: "two" })];
  const [first, second] = groupByCause([lone, ...pair]);
  expect(first).toMatchObject({ example: { test: "one" }, failures: [{ test: "one" }, { test: "two" }] });
  expect(first?.fingerprint).toMatch(/^v1:AssertionError\|/);
  expect(second).toMatchObject({ example: { test: "lone" } });
  expect(groupByCause([])).toEqual([]);
});
