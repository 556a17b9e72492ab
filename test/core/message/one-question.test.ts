import { describe, expect, test } from "vitest";
import type { FailureRecord } from "../../../src/core/attempt/evidence.ts";
import type { Judgement } from "../../../src/core/decision/judge.ts";
import { isTelling } from "../../../src/core/message/one-question.ts";
import { askQuestion } from "../../../src/core/message/question.ts";
import { code, md } from "../../../src/core/message/untrusted.ts";
import type { Finding } from "../../../src/core/policy/finding.ts";
import { aConfig, aFailure, type EvidenceSpec, judgementsOf, last, runs } from "../../support/builders.ts";

const AT_ONCE = aConfig({ max_attempts: 1, abort_on_regression: false });

function asked(specs: readonly EvidenceSpec[]): string[] | null {
  const question = askQuestion(judgementsOf(runs(...specs), AT_ONCE));
  return question && [question.text.text, ...question.options.map(({ text }) => text)];
}

const failing = (...failures: readonly Partial<FailureRecord>[]): EvidenceSpec => ({
  failed: failures.map(({ test: id = "a" }) => id),
  failures: failures.map(aFailure),
});

describe("a question that says nothing is none", () => {
  const options = [md`**One**: 1.`, md`**Two**: 2.`];
  test.each([
    ["please review", md`3 tests fail. Please review?`, options],
    ["a look", md`Can somebody have a look at ${code("a")}?`, options],
    ["no question", md`${code("a")} fails since attempt 1.`, options],
    ["nothing that was observed", md`The tests fail. Is the code wrong?`, options],
    ["no answers", md`${code("a")} fails. Which is right?`, []],
    ["one answer", md`${code("a")} fails. Which is right?`, options.slice(1)],
    ["too many answers", md`${code("a")} fails. Which is right?`, [...options, ...options]],
  ])("%s", (_what, text, answers) => {
    expect(isTelling({ text, options: answers })).toBe(false);
  });

  test("what a report says does not count as ours", () => {
    expect(isTelling({ text: md`${code("please review `this`")} fails. Which is right?`, options })).toBe(
      true,
    );
    expect(isTelling({ text: md`${code("a")} fails: ${code("why?")}`, options })).toBe(false);
  });
});

describe("two failing tests that cannot both hold", () => {
  const place = { frame: { file: "test/helper.js", line: 4, function: "check" } };
  const one = { test: "a", name: "keeps zero", expected: "0", actual: "7", ...place };

  test("are asked about together", () => {
    const other = { test: "b", name: "drops zero", expected: "null", actual: "7", ...place };
    expect(asked([failing(one, other)])).toEqual([
      "`keeps zero` expects `0` and `drops zero` expects `null` at one place (`test/helper.js:4`); the code gives `7`. Which of the two holds?",
      "**`0`**: `drops zero` changes.",
      "**`null`**: `keeps zero` changes.",
      "**Both**: what they ask for differs, and the code must tell it apart.",
    ]);
  });

  test("also when each wants what the other got", () => {
    const other = { test: "b", name: "drops zero", expected: "7", actual: "0", ...place };
    expect(asked([failing(one, other)])?.[0]).toMatch(
      /; the code gives `7` and `0`\. Which of the two holds\?$/,
    );
  });

  test.each<[string, Partial<FailureRecord>]>([
    ["another place", { frame: { file: "test/helper.js", line: 5, function: "check" } }],
    ["no place", { frame: null }],
    ["the same wish", { expected: "0" }],
    ["another value", { actual: "8" }],
    ["no value", { actual: null }],
    ["no wish", { expected: null }],
    ["the same test with another parameter", { name: "keeps zero" }],
  ])("but not with %s", (_what, given) => {
    const other = { test: "b", name: "drops zero", expected: "null", actual: "7", ...place, ...given };
    expect(asked([failing(one, other)])?.[0]).not.toMatch(/Which of the two/);
  });
});

describe("a value that never arrives", () => {
  const missing = {
    errorType: "TypeError",
    rawType: "TypeError",
    name: "rejects nothing",
    message: "Cannot read properties of undefined (reading 'length')",
  } as const;

  test("is asked about where it is needed and where it should come from", () => {
    const callers = [{ file: "src/form.js", line: 8, function: "submit" }];
    expect(asked([failing({ ...missing, callers })])).toEqual([
      "`run` (`src/app.js:3`) needs a value that never arrives: `Cannot read properties of undefined (reading 'length')`. `rejects nothing` fails so since attempt 1 (`0101010`). Must the value be there?",
      "**Yes**: whoever calls it provides the value (`src/form.js:8`).",
      "**No**: the code does without it (`src/app.js:3`).",
    ]);
  });

  test("without a caller it comes from the test; without a function the file is named", () => {
    const frame = { file: "src/app.js", line: 3, function: null };
    expect(asked([failing({ ...missing, frame })])?.slice(0, 2)).toEqual([
      expect.stringMatching(/^`src\/app\.js` \(`src\/app\.js:3`\) needs a value/),
      "**Yes**: whoever calls it provides the value (`test/app.test.js:7`).",
    ]);
  });

  test.each<[string, Partial<FailureRecord>]>([
    ["in the test itself", { frame: { file: "test/app.test.js", line: 3, function: null } }],
    ["nowhere", { frame: null }],
    ["as an expectation", { errorType: "AssertionError" }],
  ])("is an error like any other %s", (_where, given) => {
    expect(asked([failing({ ...missing, ...given })])?.[0]).toMatch(/ stops with `TypeError`/);
  });
});

describe("environment or code", () => {
  test.each<[string, Partial<FailureRecord>]>([
    [
      "the network",
      { errorType: "NetworkError", rawType: "", message: "connect ECONNREFUSED 127.0.0.1:5432" },
    ],
    ["time", { errorType: "TimeoutError", rawType: "", message: "Exceeded timeout of 5000 ms" }],
    ["a module", { errorType: "RuntimeError", rawType: "Error", message: "Cannot find module 'x'" }],
    ["a setting", { errorType: "RuntimeError", rawType: "Error", message: "missing config" }],
  ])("is asked where %s fails", (_what, given) => {
    const [text, ...options] = asked([failing(given)]) ?? [];
    expect(text).toMatch(
      /^`a` stops with .+, on `node 24\.0\.0, linux`\. Is it the environment or the code\?$/,
    );
    expect(options).toEqual([
      "**The environment**: someone with access provides what is missing there, and the tests run again.",
      "**The code**: it must not depend on it (`src/app.js:3`).",
    ]);
  });

  test("is not asked of an expectation", () => {
    expect(asked([failing({ message: "Cannot find module 'x'", errorType: "AssertionError" })])?.[0]).toMatch(
      /Is the code wrong/,
    );
  });
});

describe("there is always something to ask", () => {
  const escalated = last(judgementsOf(runs({ failed: ["a"] }), AT_ONCE));
  const withFindings = (...findings: Finding[]): Judgement => ({ ...escalated, findings });

  test("of a failure without details, and of what raises no question itself", () => {
    expect(asked([{ failed: ["a"], failures: [] }])).toEqual([
      "The run of attempt 1 (`0101010`) is held back: 1 test fails: `a`. Is that a fault of the code, or of how it is tested?",
      "**The code**: it changes, and `umpire ledger reset` starts a new loop with 1 attempt.",
      "**The tests**: someone with access repairs how they run, and says why.",
    ]);
    const warnings = {
      kind: "report-warnings",
      warnings: ["x"],
      severity: "blocking",
      condition: null,
    } as const;
    expect(askQuestion([withFindings(warnings)])?.text.text).toMatch(/is held back: reports: `x`\. /);
  });

  test("how the work was done raises none, what it did does", () => {
    const silent = {
      kind: "unanalysed-retry",
      tests: ["a"],
      commits: [],
      severity: "warning",
      condition: null,
    } as const;
    const awaited = { kind: "review-pending", severity: "warning", condition: null } as const;
    expect(askQuestion([withFindings(silent, awaited)])).toBeNull();
    expect(askQuestion([withFindings(silent, ...escalated.findings)])?.text.text).toMatch(/^`a` stops with/);
  });

  test("unless nothing is known at all", () => {
    expect(askQuestion([withFindings()])).toBeNull();
  });

  test("what names nothing of the run says at least which run", () => {
    const unproven = {
      kind: "unproven-fix",
      reason: "passes-without-fix",
      refused: [],
      base: null,
      severity: "blocking",
      condition: null,
    } as const;
    expect(askQuestion([withFindings(unproven)])?.text.text).toMatch(
      /^In attempt 1 \(`0101010`\): The tests pass/,
    );
  });
});
