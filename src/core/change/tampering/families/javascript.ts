import { splitSlashed } from "../lines/split-line.ts";
import type { Family } from "./family.ts";

const BEFORE = /(?<![\w.$])/.source;
const TITLE = /\s*\(\s*(?<quote>["'`])(?<name>[^"'`]*)\k<quote>/.source;
/** `.skip`, `.each([1, 2])` and `.concurrent`, but neither `test.describe` nor `test.step`. */
const CHAIN = /(?:\.(?!describe\b|step\b)\w+(?:\([^()]*\))?)*/.source;
const RUNNERS = "(?:it|test|describe|suite|context|specify)";

export const javascript: Family = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [
    new RegExp(`${BEFORE}(?:Deno\\.test|(?:s?t\\.)?[xf]?(?:it|test|specify))${CHAIN}${TITLE}`, "d"),
    // The end of a table that was given to `each`.
    new RegExp(`^\\s*[\\]\`]\\)?${TITLE}`, "d"),
  ],
  suites: [new RegExp(`${BEFORE}(?:test\\.)?[xf]?(?:describe|suite|context)${CHAIN}${TITLE}`, "d")],
  mark: null,
  opener: new RegExp(
    `(?:${BEFORE}(?:Deno\\.test|(?:s?t\\.)?[xf]?(?:it|test|specify))${CHAIN}|^\\s*[\\]\`]\\)?)\\s*\\(\\s*$`,
  ),
  function: null,
  skips: [
    {
      pattern: new RegExp(
        `${BEFORE}${RUNNERS}(?:\\.\\w+)*\\.(?:skip|skipIf|runIf|todo|fixme|failing|fails)\\b`,
      ),
      detail: "a mark was added that keeps it from running or from counting",
    },
    {
      pattern: new RegExp(`${BEFORE}x(?:it|test|describe|context|specify)\\s*[.(]`),
      detail: "an `x` was put before it, and it does not run",
    },
    {
      pattern: new RegExp(`${BEFORE}${RUNNERS}(?:\\.\\w+)*\\.only\\b`),
      detail: "`.only` keeps all other tests from running",
      silencesOthers: true,
    },
    {
      pattern: new RegExp(`${BEFORE}f(?:it|describe|context)\\s*[.(]`),
      detail: "an `f` was put before it, which keeps all other tests from running",
      silencesOthers: true,
    },
    { pattern: /\b(?:this|t|ctx|context)\.(?:skip|todo)\(/, detail: "it skips itself" },
    { pattern: /(?<![\w.$])pending\(/, detail: "it calls itself pending" },
    { pattern: /\{\s*(?:skip|todo):\s*(?!false|undefined|null)\S/, detail: "it is told to skip" },
  ],
  assertion:
    /(?<![\w$])(?:expect|assert|should|verify|check|ensure)(?:[A-Z_]\w*)?\s*(?:<.*>)?[.(]|\.should\b/,
  vacuous:
    /\bexpect\(\s*(true|false|1|0|null|undefined)\s*\)\.\w+(?:\.\w+)*\(\s*\1?\s*\)|\bassert(?:\.ok)?\(\s*(?:true|1)\s*[,)]|\bexpect\.assertions\(\s*0\s*\)/,
  filler: /^\s*(?:return(?:\s+(?:true|undefined|null))?|void 0)?\s*;?\s*$/,
  partial:
    /\.(?:toMatchObject|toContain\w*|toMatch|toHaveProperty|toBe(?:Greater|Less)Than\w*|toBeInstanceOf|toBeCloseTo|toHaveBeenCalled|toThrow\w*|include|match|above|below|least|most|closeTo|instanceof|oneOf)\(\s*\)?|\.toBeOneOf\(|(?:array|object|string)(?:Containing|Matching)\(/,
  vague:
    /\.(?:toBeTruthy|toBeFalsy|toBeDefined|exist|ok)\b|\.not\.|\.notEqual\(|\.notStrictEqual\(|\bassert(?:\.ok)?\((?!.*===?)/,
  loophole:
    /\|\|\s*true\b|\bexpect\.(?:anything\(|any\()|\.toThrow\(\s*\)|\(\s*\/\.[*+]\/\w*\s*\)|\bsetTimeout\(/,
  inlineSnapshot: /\.toMatchInlineSnapshot\(/,
};
