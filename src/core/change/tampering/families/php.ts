import { splitPhp } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

export const php: Family = {
  split: splitPhp,
  testsAnywhere: false,
  tests: [
    /\bfunction\s+(?<name>test\w*)\s*\(/d,
    /^\s*(?:it|test)\(\s*(?<quote>["'])(?<name>[^"']*)\k<quote>/d,
  ],
  suites: [/^\s*describe\(\s*(?<quote>["'])(?<name>[^"']*)\k<quote>/d, /\bclass\s+(?<name>\w*Test)\b/d],
  mark: /^\s*(?:#\[(?:[\w\\]+\\)?Test\b|\/?\*+\s*@test\b)/,
  opener: null,
  function: /\bfunction\s+(?<name>\w+)\s*\(/d,
  skips: [
    { pattern: /\bmarkTest(?:Skipped|Incomplete)\s*\(/, detail: "it skips itself" },
    {
      pattern: /->(?:skip\w*|todo)\s*\(/,
      detail: "a call was added that keeps it from running",
    },
    {
      pattern: /#\[(?:[\w\\]+\\)?(?:Requires\w+|DoesNotPerformAssertions)\b/,
      detail: "a mark was added that keeps it from running or from checking",
    },
    {
      pattern: /->only\s*\(\s*\)/,
      detail: "`only` keeps all other tests from running",
      silencesOthers: true,
    },
  ],
  assertion:
    /(?:->|::)(?:assert|expect|should|verify|check)(?:[A-Z]\w*)?\s*\(|\bAssert::\w+\(|(?<![\w>:$])expect\(/,
  vacuous:
    /(?:->|::)assertTrue\(\s*true\s*[,)]|\bexpect\(\s*true\s*\)->toBe(?:True\(\)|\(\s*true\s*\))|(?:->|::)addToAssertionCount\(/,
  filler: /^\s*(?:return)?\s*;?\s*$/,
  partial:
    /assert(?:Contains\w*|String\w+|Matches\w+|Greater\w+|Less\w+|InstanceOf|ArrayHasKey|EqualsWithDelta)\(|->to(?:Contain\w*|Match\w*|StartWith|BeGreaterThan\w*|BeLessThan\w*|BeInstanceOf|HaveKey)\(/,
  vague:
    /assert(?:NotNull|NotEmpty|NotEquals|NotSame|True|False)\((?!.*==)|->toBe(?:Truthy|Falsy)\(|->not->|->not\(\)/,
  loophole: /\|\|\s*true\b|\$this->(?:anything|any)\(\)|\bMockery::any\(/,
  inlineSnapshot: null,
};
