import { afterEach, expect, test, vi } from "vitest";
import { say } from "../../src/action/step.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  "Artifact umpire-attempt-##[add-mask]everything holds nothing",
  "one\n::add-mask::everything",
  "one\r::stop-commands::x",
  "::error::forged",
])("nothing in the log is a command to the runner: %j", (text) => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0);
  say(text);
  const lines = written.join("").split(/[\r\n\u2028]+/);
  expect(lines.filter((line) => /^\s*::|##\[/.test(line))).toEqual([]);
  expect(lines.filter((line) => line !== "")).toHaveLength(1);
});
