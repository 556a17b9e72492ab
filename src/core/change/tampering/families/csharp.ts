import { splitSlashed } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

/** C#, F# and Visual Basic: xUnit, NUnit, MSTest and FluentAssertions. */
export const csharp: Family = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [],
  suites: [/\bclass\s+(?<name>\w*(?:Tests?|Specs?))\b/d],
  mark: /^\s*\[(?:Fact|Theory|Test|TestCase\w*|TestMethod|DataTestMethod)\b/,
  opener: null,
  function: /\b(?:void|Task(?:<[^>]*>)?|ValueTask)\s+(?<name>\w+)\s*[(<]/d,
  skips: [
    {
      pattern: /\[(?:Fact|Theory|Test|TestCase)\s*\([^)]*\b(?:Skip|Ignore|Explicit)\s*=/,
      detail: "it is told to skip",
    },
    {
      pattern: /\[(?:Ignore|Explicit)\b|,\s*Ignore\b/,
      detail: "a mark was added that keeps it from running",
    },
    { pattern: /\bAssert\.(?:Ignore|Inconclusive|Skip)\w*\(|\bSkip\.If\w*\(/, detail: "it skips itself" },
  ],
  assertion: /\bAssert\.\w+|\.Should\w*\(|\b\w*Assert\.\w+\(|\b(?:Verify|Check|Ensure|Expect)(?:[A-Z]\w*)?\(/,
  vacuous:
    /\bAssert\.(?:True|IsTrue|That)\(\s*true\s*[,)]|\bAssert\.(?:Equal|AreEqual)\(\s*(\w+)\s*,\s*\1\s*[,)]/,
  filler: /^\s*(?:return(?:\s+Task\.CompletedTask)?|await\s+Task\.CompletedTask)?\s*;?\s*$/,
  partial:
    /\bAssert\.(?:Contains|StartsWith|EndsWith|Matches|InRange|IsType|IsAssignableFrom|IsInstanceOf\w*|Greater\w*|Less\w*)\b|\.(?:Contain|StartWith|Match|BeGreaterThan\w*|BeLessThan\w*|BeCloseTo|BeApproximately|BeInRange|BeOfType|BeOneOf)\b|\bAssert\.(?:Is)?True\(.*(?:[<>]|\.Contains\()/,
  vague:
    /\bAssert\.(?:(?:Is)?NotNull|NotEqual|AreNotEqual|(?:Is)?True|(?:Is)?False|NotEmpty|ThrowsAny)\b(?!.*==)|\.(?:NotBe\w*|BeTrue|BeFalse)\(/,
  loophole: /\|\|\s*true\b|\bIt\.IsAny<|\bArg\.Any</,
  inlineSnapshot: null,
};
