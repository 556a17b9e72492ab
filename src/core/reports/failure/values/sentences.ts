import type { Values } from "./values.ts";

/** One sentence of one line. Each begins at the start of a line, so that a long text is read once. */
const FORMS: readonly RegExp[] = [
  // pytest
  /^(?:AssertionError: )?assert (?<actual>.+?) == (?<expected>.+)$/m,
  // unittest
  /^(?!assert(?:ion)? )(?:\w+ differ: )?(?<actual>\S.*?) != (?<expected>.+?)(?: : .*)?$/m,
  // node:assert
  /^(?!assert(?:ion)? )(?<actual>\S.*?) (?:!==|==) (?<expected>.+)$/m,
  // MSTest
  /Expected:<(?<expected>.*?)>\. Actual:<(?<actual>.*?)>\./,
  // JUnit 5, kotlin.test, RSpec, Minitest
  /^Expected (?:an exception of class )?(?<expected>\S+) to be thrown, but (?<actual>.+?)\.?$/m,
  /^(?:expected )?(?<expected>\S+) (?:expected )?but (?<actual>nothing was raised)\.?$/m,
  // Chai, Vitest, Jasmine, Minitest
  /^(?:[^\n:]{1,200}: )?expected (?!values? to)(?<actual>.+)(?<! not) to (?:be|equal|eql|deeply equal|strictly equal|match object) (?<expected>.+?)(?: \/\/ .*)?\.?$/im,
  /^expected .+ to have a length of (?<expected>\S+) but got (?<actual>\S+)$/im,
  // PHPUnit
  /^Failed asserting that (?:actual size )?(?<actual>.+) (?:matches expected(?: size)?|is identical to|is) (?<expected>(?!thrown).+)\.$/m,
  // ScalaTest
  /^(?<actual>\S.*?) (?:was not equal to|did not equal) (?<expected>.+)$/m,
  // TestNG
  /(?:^| )expected \[(?<expected>[^\n]*?)\] but found \[(?<actual>[^\n]*)\]$/m,
  // JUnit 5
  /^(?:.{0,500} )?expected: (?<expected>not equal) but was: <(?<actual>.*)>$/m,
  // AssertJ
  /^Expecting value to be (?<expected>\S+) but was (?<actual>\S+)$/m,
  // testify
  /^Expected (?<expected>\S+), but got: (?<actual>.+)$/m,
  // RSpec
  /^ *expected (?<expected>.+)\n +got (?<actual>.+)$/m,
  // Go by custom
  /^(?:.{0,500}[ :])?got:? (?<actual>[^\n]+?)[,;] (?:want(?:ed)?|expected):? (?<expected>.+)$/im,
  /^(?:.{0,500}[ :])?(?:want(?:ed)?|expected):? (?<expected>[^\n]+?)[,;] (?:but )?got:? (?<actual>.+?)(?: with backtrace:)?$/im,
  /^.{1,500} = (?<actual>.+?)[,;] want (?<expected>.+)$/m,
];

/** Of `assert (not found or 5 == (5 + 1))` the halves are no values. */
function areWhole(...values: readonly string[]): boolean {
  return values.every((value) => value.split("(").length === value.split(")").length);
}

export function readSentence(text: string): Values | undefined {
  for (const form of FORMS) {
    const { expected = "", actual = "" } = form.exec(text)?.groups ?? {};
    // `1 == 1` is what unittest says when two values should differ.
    if (expected !== actual && areWhole(expected, actual))
      return { expected: expected.trim(), actual: actual.trim() };
  }
  return undefined;
}
