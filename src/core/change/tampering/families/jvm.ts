import { splitSlashed } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

/** Java, Kotlin, Groovy and Scala: JUnit, TestNG, AssertJ, Hamcrest, Kotest and Spock. */
export const jvm: Family = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [
    /\bvoid\s+(?<name>test\w*)\s*\(/d,
    /\bdef\s+["'](?<name>[^"']*)["']\s*\(/d,
    /(?<![\w.])(?:test|should|it)\(\s*"(?<name>[^"]*)"/d,
  ],
  suites: [
    /\bclass\s+(?<name>\w*(?:Tests?|Spec|IT))\b/d,
    /(?<![\w.])(?:describe|context)\(\s*"(?<name>[^"]*)"/d,
  ],
  mark: /^\s*@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b/,
  opener: null,
  function: /\b(?:void|fun|def|Unit)\s+(?:<[^>]*>\s*)?(?<name>\w+|`[^`]*`)\s*\(/d,
  skips: [
    {
      pattern: /(?<!\w)@(?:[\w.]+\.)?(?:Disabled\w*|Ignore\w*|Enabled(?:If|On|For)\w*|PendingFeature)\b/,
      detail: "a mark was added that keeps it from running",
    },
    { pattern: /@Test\s*\([^)]*\benabled\s*=\s*false/, detail: "it was switched off" },
    {
      pattern: /\bassum(?:e(?:True|False|That|NoException)|ing(?:That)?)\s*\(|\bAssum(?:e|ptions)\.\w+\(/,
      detail: "an assumption was added, which skips it where it does not hold",
    },
    { pattern: /(?<![\w.])x(?:test|should|it|describe|context)\(/, detail: "an `x` was put before it" },
    { pattern: /\bthrow\s+new\s+(?:SkipException|TestAbortedException)\b/, detail: "it skips itself" },
  ],
  assertion:
    /\b(?:assert|verify|expect|check|ensure|should)(?:[A-Z]\w*)?\s*[({<]|\b(?:assert|shouldBe|shouldThrow|shouldNotBe)\b|\bfail\(|\.andExpect\(/,
  vacuous:
    /\bassert(?:True\(\s*true|False\(\s*false)\s*[,)]|\bassertEquals\(\s*(\w+)\s*,\s*\1\s*[,)]|\bassertThat\(\s*true\s*\)\.isTrue/,
  filler: /^\s*(?:return(?:\s+Unit)?)?\s*;?\s*$/,
  partial:
    /\.(?:contains\w*|startsWith|endsWith|matches|is(?:Greater|Less)Than\w*|isBetween|isCloseTo|isInstanceOf|hasSizeGreaterThan|isIn|usingRecursiveComparison)\(|\b(?:containsString|anyOf|hasItems?|greaterThan\w*|lessThan\w*|shouldContain|shouldStartWith|shouldBeGreaterThan)\b|\bassertTrue\(.*[<>]|\bassertInstanceOf\(/,
  vague:
    /\bassert(?:NotNull|NotEquals|NotSame|True|False)\((?!.*(?:==|\.equals\())|\.is(?:NotNull|NotEmpty|NotEqualTo|True|False)\(|\b(?:notNullValue|anything)\(|\bshouldNotBe\b|\bassertThrows\(\s*(?:Exception|Throwable|RuntimeException)\b/,
  loophole: /\|\|\s*true\b|(?<![\w.])any(?:String|Int|Long|Object|List|Map)?\(|\bArgumentMatchers\.any/,
  inlineSnapshot: null,
};
