import { expect, test } from "vitest";
import { errorInfo, UserError } from "../../src/core/errors.ts";

test("a problem of the reader keeps its code, words and hint, and no stack", () => {
  const cause = new Error("disk full");
  const error = new UserError("no-room", "The ledger was not written.", "Make room.", { cause });
  expect(errorInfo(error)).toEqual({
    code: "no-room",
    message: "The ledger was not written.",
    hint: "Make room.",
  });
  expect(error).toMatchObject({ name: "UserError", cause });
});

const withoutStack = Object.assign(new Error("no stack"), { stack: undefined });

test.each([
  ["an error", new Error("boom"), /^Unexpected: Error: boom\n\s+at /],
  ["an error without a stack", withoutStack, /^Unexpected: no stack$/],
  ["something else that was thrown", "a string", /^Unexpected: a string$/],
])("%s is our bug and says so", (_what, thrown, message) => {
  const info = errorInfo(thrown);
  expect(info.code).toBe("internal");
  expect(info.message).toMatch(message);
  expect(info.hint).toMatch(/bug in Umpire/);
});
