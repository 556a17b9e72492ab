import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FailureRecord } from "../../../src/core/attempt/evidence.ts";
import { groupByCause } from "../../../src/core/policy/causes.ts";
import { fingerprintOf, signatureOf } from "../../../src/core/policy/fingerprint.ts";
import { aFailure } from "../../support/builders.ts";

const name = (given: Partial<FailureRecord>) => fingerprintOf(aFailure(given));
const line = fc.integer({ min: 1, max: 9_999 });

describe("a fingerprint stays the same", () => {
  test("whatever values, addresses and times a message holds", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.stringMatching(/^[a-z ]{0,9}$/),
        fc.nat(),
        fc.date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2099-01-01") }),
        (number, text, address, date) => {
          const message = (n: number, t: string, a: number, d: Date) =>
            `row ${n} of "${t}" at 0x${a.toString(16)} since ${d.toISOString()} is locked`;
          expect(name({ message: message(number, text, address, date) })).toBe(
            name({ message: message(1, "x", 255, new Date(0)) }),
          );
        },
      ),
    );
  });

  test("wherever the lines of its function, its test and its callers move to", () => {
    fc.assert(
      fc.property(line, line, line, (at, caller, testLine) => {
        const frame = { file: "src/app.js", line: at, function: "run" };
        const callers = [{ file: "test/app.test.js", line: caller, function: null }];
        expect(name({ frame, callers, testLine })).toBe(name({}));
      }),
    );
  });

  test("also where no function is known, in code and in a test", () => {
    fc.assert(
      fc.property(line, fc.constantFrom("src/lib.rs", "test/app.test.js"), (at, file) => {
        expect(name({ frame: { file, line: at, function: null } })).toBe(
          name({ frame: { file, line: 1, function: null } }),
        );
      }),
    );
  });

  test("for every variant of one test that fails in the test itself", () => {
    const frame = { file: "test/app.test.js", line: 9, function: "Context.<anonymous>" };
    expect(name({ name: "adds [1, 2]", frame })).toBe(name({ name: "adds [3, 4]", frame }));
  });

  test("after its details are gone from the ledger", () => {
    const whole = aFailure({ message: "null has no length" });
    const stored = { ...whole, message: "null", frame: null, fingerprint: fingerprintOf(whole) };
    expect(fingerprintOf(stored)).toBe(fingerprintOf(whole));
    expect(fingerprintOf({ ...whole, fingerprint: "v0:other" })).toBe(fingerprintOf(whole));
  });
});

test.each<[string, Partial<FailureRecord>]>([
  ["type", { errorType: "TypeError" }],
  ["type as written", { rawType: "KeyError" }],
  ["words", { message: "is undefined" }],
  ["function", { frame: { file: "src/app.js", line: 3, function: "stop" } }],
  ["file", { frame: { file: "src/b.js", line: 3, function: "run" } }],
  ["place", { frame: null }],
])("errors that differ in their %s stay apart", (_what, given) => {
  expect(name(given)).not.toBe(name({}));
});

test("tests that fail in themselves, without a function of their own, stay apart by their names", () => {
  const frame = { file: "test/app.test.js", line: 9, function: null };
  expect(name({ name: "adds", frame })).not.toBe(name({ name: "subtracts", frame }));
});

test.each(["Object.<anonymous>", "(anonymous function)", "<lambda>", "lambda$run$0", "run::{closure#0}"])(
  "a function that is called %s is nobody's own: the tests in it stay apart by their names",
  (nameless) => {
    const frame = { file: "test/app.test.js", line: 9, function: nameless };
    expect(name({ name: "adds", frame })).not.toBe(name({ name: "subtracts", frame }));
    expect(name({ name: "adds", frame })).toBe(name({ name: "adds", frame: { ...frame, function: null } }));
  },
);

test("ledgers keep it, so that what it is made of must not change", () => {
  const message = "3 is not 4";
  expect(name({ message })).toBe("v1:AssertionError|AssertionError|src/app.js:run|# is not #");
  expect(name({ message, frame: null })).toBe("v1:AssertionError|AssertionError||# is not #");
  const frame = { file: "src/app.js", line: 3, function: null };
  expect(name({ message, frame })).toBe("v1:AssertionError|AssertionError|src/app.js:|# is not #");
});

test("forty tests with one cause are one item", () => {
  const failures = Array.from({ length: 40 }, (_, number) =>
    aFailure({
      test: `t${number}`,
      errorType: "TypeError",
      rawType: "TypeError",
      message: `Cannot read properties of undefined (reading '${number}')`,
      callers: [{ file: "test/app.test.js", line: number + 1, function: null }],
      testLine: number + 1,
    }),
  );
  expect(groupByCause(failures)).toMatchObject([{ failures: { length: 40 } }]);
});

test("what went wrong is named without its place", () => {
  expect(signatureOf(aFailure({ rawType: "KeyError", message: "'a' of 3" }))).toBe("KeyError: … of #");
  expect(signatureOf(aFailure({ rawType: "", message: "" }))).toBe("AssertionError: no message");
});
