import assert from "node:assert/strict";
import { test } from "node:test";
import { validateInput } from "../src/validate.js";

const refused = (input, reason) => assert.deepEqual(validateInput(input), { valid: false, reason });

test("accepts a plain name", () => assert.deepEqual(validateInput("ada"), { valid: true }));
test("accepts digits and dashes", () => assert.deepEqual(validateInput("r2-d2"), { valid: true }));
test("accepts twenty characters", () => assert.deepEqual(validateInput("a".repeat(20)), { valid: true }));
test("refuses an empty name", () => refused("", "empty"));
test("refuses twenty-one characters", () => refused("a".repeat(21), "too long"));
test("refuses a leading digit", () => refused("2fast", "characters"));
test("refuses null", () => refused(null, "empty"));
test("refuses undefined", () => refused(undefined, "empty"));
