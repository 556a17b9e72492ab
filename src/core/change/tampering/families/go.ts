import { splitSlashed } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

export const go: Family = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [
    /^func\s+(?:\([^)]*\)\s*)?(?<name>(?:Test|Fuzz|Example)\w*)\s*\(/d,
    /\.Run\(\s*["`](?<name>[^"`]*)["`]/d,
    /(?<![\w.])[PXF]?(?:It|Specify|Entry)\(\s*["`](?<name>[^"`]*)["`]/d,
  ],
  suites: [/(?<![\w.])[PXF]?(?:Describe|Context|When)\(\s*["`](?<name>[^"`]*)["`]/d],
  mark: null,
  opener: null,
  function: /^func\s+(?:\([^)]*\)\s*)?(?<name>\w+)/d,
  skips: [
    { pattern: /\b[tbf]\.Skip(?:f|Now)?\(|\.T\(\)\.Skip\w*\(/, detail: "it skips itself" },
    {
      pattern: /(?<![\w.])[PX](?:It|Describe|Context|Specify|Entry|When)\(/,
      detail: "it was made pending, and does not run",
    },
    {
      pattern: /(?<![\w.])F(?:It|Describe|Context|Specify|Entry|When)\(/,
      detail: "it was focused, which keeps all other tests from running",
      silencesOthers: true,
    },
  ],
  assertion:
    /\b[tbf]\.(?:Errorf?|Fatalf?|Fail|FailNow)\(|\b(?:assert|require|is|qt)\.\w+\(|\b(?:Expect|Eventually|Consistently)\(|\b(?:assert|check|verify|expect|must|want)(?:[A-Z]\w*)?\(/,
  vacuous:
    /\b(?:assert|require)\.(?:True\(\s*\w+,\s*true|False\(\s*\w+,\s*false|Equal\(\s*\w+,\s*(\w+),\s*\1)\s*[,)]/,
  filler: /^\s*(?:return|_\s*=\s*\w+|[tbf]\.(?:Log|Logf|Helper|Parallel)\(.*\))?\s*;?\s*$/,
  partial:
    /\.(?:Contains|Subset|ElementsMatch|Regexp|InDelta|InEpsilon|Greater|GreaterOrEqual|Less|LessOrEqual|ErrorContains|IsType|WithinDuration|Len)f?\(|\b(?:ContainSubstring|ContainElement|HavePrefix|MatchRegexp|BeNumerically)\(|\bstrings\.(?:Contains|HasPrefix)\(/,
  vague:
    /\b(?:assert|require)\.(?:NotNil|NotEmpty|NotEqual|NotZero|Error|True|False)f?\((?!.*==)|\bNotTo\(|\bToNot\(|\bBeTrue\(\)|\bHaveOccurred\(\)/,
  loophole: /\|\|\s*true\b|\bmock\.Anything\b|\bgomock\.Any\(\)/,
  inlineSnapshot: null,
};
