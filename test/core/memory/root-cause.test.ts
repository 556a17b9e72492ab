import { describe, expect, test } from "vitest";
import type { FailureRecord } from "../../../src/core/attempt/evidence.ts";
import { fixStrategyFor } from "../../../src/core/memory/fix-strategy.ts";
import { ROOT_CAUSES, rootCauseOf } from "../../../src/core/memory/root-cause.ts";
import { aFailure } from "../../support/builders.ts";

const error = (rawType: string, message: string): Partial<FailureRecord> => ({
  errorType: "RuntimeError",
  rawType,
  message,
});

describe("the words of an error say what kind of fault it looks like", () => {
  test.each([
    ["TypeError", "Cannot read properties of undefined (reading 'length')", "null_undefined_access"],
    ["AttributeError", "'NoneType' object has no attribute 'id'", "null_undefined_access"],
    ["java.lang.NullPointerException", "", "null_undefined_access"],
    ["panic", "runtime error: invalid memory address or nil pointer dereference", "null_undefined_access"],
    ["NoMethodError", "undefined method `id' for nil", "null_undefined_access"],
    ["ModuleNotFoundError", "No module named 'yaml'", "dependency_issue"],
    ["Error", "Cannot find module './a.js'", "dependency_issue"],
    ["OperationalError", "database is locked", "race_condition"],
    ["Error", "listen EADDRINUSE: address already in use", "resource_leak"],
    ["Error", "The environment variable API_URL is not set", "configuration_error"],
    ["Error", "ENOENT: no such file or directory, open 'rates.json'", "configuration_error"],
    ["TypeError", "x is not a function", "api_misuse"],
    ["IndexError", "list index out of range", "off_by_one"],
    ["Error", "Uncaught 'stop'", "missing_error_handling"],
    ["java.lang.ClassCastException", "String cannot be cast", "type_mismatch"],
    ["ValueError", "bad", "missing_validation"],
    ["Error", "boom", "other"],
  ])("%s: %s", (rawType, message, category) => {
    expect(rootCauseOf(aFailure(error(rawType, message)))).toBe(category);
  });

  test.each([
    ["TypeError", "type_mismatch"],
    ["ReferenceError", "api_misuse"],
    ["ValidationError", "missing_validation"],
    ["Other", "other"],
  ] as const)("else its type does: %s", (errorType, category) => {
    expect(rootCauseOf(aFailure({ errorType, rawType: "", message: "boom" }))).toBe(category);
  });
});

describe("a test that expects something else tells by its values", () => {
  test.each([
    ["123", '"123"', "type_mismatch"],
    ["3", "4", "logic_error"],
    ["3", "undefined", "null_undefined_access"],
    [null, "4", "logic_error"],
    ["3", null, "logic_error"],
  ])("%j and %j", (expected, actual, category) => {
    expect(rootCauseOf(aFailure({ expected, actual }))).toBe(category);
  });
});

test("every kind has its advice, long enough for debug memory, and says where to start", () => {
  for (const category of ROOT_CAUSES) {
    const strategy = fixStrategyFor(aFailure({ name: "adds" }), category);
    expect(strategy).toMatch(/^[A-Z].{20,}; start at src\/app\.js:3, where adds fails\.$/);
    expect(strategy).not.toMatch(/think about|consider|maybe|perhaps|you might/i);
  }
});
