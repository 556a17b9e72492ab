import { splitHashed } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

export const python: Family = {
  split: splitHashed,
  testsAnywhere: false,
  tests: [/^\s*(?:async\s+)?def\s+(?<name>test\w*)\s*\(/d],
  suites: [/^\s*class\s+(?<name>\w*Test\w*)/d],
  mark: null,
  opener: null,
  function: /^\s*(?:async\s+)?def\s+(?<name>\w+)/d,
  skips: [
    {
      pattern: /\bpytest\.mark\.(?:skip|skipif|xfail)\b|\bmark\.(?:skip|skipif|xfail)\b/,
      detail: "a mark was added that keeps it from running or from counting",
    },
    {
      pattern: /^\s*@(?:unittest\.)?(?:skip(?:If|Unless)?|expectedFailure)\b/,
      detail: "a mark was added that keeps it from running or from counting",
    },
    { pattern: /\bpytest\.(?:skip|xfail|importorskip)\(|\.skipTest\(/, detail: "it skips itself" },
    { pattern: /\braise\s+(?:unittest\.)?SkipTest\b/, detail: "it skips itself" },
    { pattern: /\b__test__\s*=\s*False\b/, detail: "its class is no longer collected" },
    { pattern: /^\s*collect_ignore(?:_glob)?\s*\+?=/, detail: "files are no longer collected" },
  ],
  assertion:
    /^\s*assert\b|\b(?:assert|check|verify|ensure|expect)(?:[A-Z_]\w*)?\(|\bpytest\.(?:raises|warns)\(/,
  vacuous: /^\s*assert\s+(?:True|1|not\s+False)\s*(?:,.*)?$|\.assertTrue\(\s*True\s*[,)]/,
  filler: /^\s*(?:pass|\.\.\.|return(?:\s+(?:None|True))?)?\s*$/,
  partial:
    /\.assert(?:In|Regex|Greater\w*|Less\w*|AlmostEqual\w*|CountEqual|IsInstance|Dict\w*Subset)\(|^\s*assert\b(?!.*==).*(?:\bin\b|[<>]|\.startswith\(|\.endswith\(|\bisinstance\(|\bre\.)|\bapprox\(/,
  vague:
    /\.assert(?:True|False|IsNotNone|NotEqual|NotIn|IsNot)\((?!.*==)|^\s*assert\b.*(?:!=|\bis\s+not\b|\bnot\s+in\b)|^\s*assert\s+(?:not\s+)?[\w.]+(?:\([^()]*\)|\[[^\]]*\])*\s*(?:,.*)?$|\braises\(\s*(?:Base)?Exception\b(?!.*match)/,
  loophole: /\bor\s+True\b|\bmock\.ANY\b|(?<![\w.])ANY\b/,
  inlineSnapshot: /==\s*snapshot\(/,
};
