import { expect, test } from "vitest";
import { parseSeconds } from "../../../src/core/reports/parse-seconds.ts";

test.each([
  ["1.5", 1_500],
  ["0,5", 500],
  ["1,234.567", 1_234_567],
  ["1.234,5", 1_234_500],
  ["1,234,567", 1_234_567_000],
  ["1 234,5", 1_234_500],
  ["1'234.5", 1_234_500],
  ["12", 12_000],
  ["1E-3", 1],
  ["2.5e2", 250_000],
  ["1.5s", 1_500],
  ["12 ms", 12],
  ["2m", 120_000],
  ["3 sec", 3_000],
  ["00:01:02.5", 62_500],
  ["01:02", 62_000],
  [" 7 ", 7_000],
  ["", undefined],
  ["-5", undefined],
  ["NaN", undefined],
  ["Infinity", undefined],
  ["1e999", undefined],
  ["5 parsecs", undefined],
  ["<<computed>>", undefined],
])("%j is %j ms", (text, ms) => {
  expect(parseSeconds(text)).toBe(ms);
});
