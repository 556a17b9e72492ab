import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContent, reportFixture } from "../../support/read-test-report.ts";

const FIXTURES = [
  "ctrf/playwright.json",
  "ctrf/pytest.json",
  "go-test/go-test.json",
  "jest/jest.json",
  "jest/vitest.json",
  "mocha/mocha.json",
  "mocha/mocha-stream.jsonl",
  "nunit/nunit2.xml",
  "nunit/nunit3.xml",
  "playwright/playwright.json",
  "tap/bats13.tap",
  "tap/node-test.tap",
  "tap/tape.tap",
  "tap/test-more.tap",
  "trx/shop.trx",
  "xunit/xunit.xml",
];

/** Whether nothing in the report would stop anybody. */
function looksGreen(content: Uint8Array): boolean {
  const result = readContent(content);
  if (result.kind !== "test") return false;
  return result.counts.failed + result.counts.errors + result.suiteProblems.length === 0;
}

const names = Array.from({ length: 12 }, (_, index) => `test ${index + 1}`);
const events = names.flatMap((name) =>
  ["run", "output", "pass"].map((Action) =>
    JSON.stringify({ Action, Package: "p", Test: name, Output: "ok\n" }),
  ),
);
const tests = names.map((name) => ({ name, title: name, fullTitle: name, status: "passed", duration: 1 }));

/** Reports in which all is well. */
const GREEN: Readonly<Record<string, string>> = {
  "a TAP stream": [
    "TAP version 13",
    ...names.map((name, index) => `ok ${index + 1} - ${name}`),
    "1..12",
  ].join("\n"),
  "events of go": [...events, JSON.stringify({ Action: "pass", Package: "p" })].join("\n"),
  "events of mocha": [
    '["start",{"total":12}]',
    ...tests.map((test) => JSON.stringify(["pass", test])),
    '["end",{}]',
  ].join("\n"),
  "JSON of mocha": JSON.stringify({ stats: { tests: 12 }, tests }),
  "JSON of jest": JSON.stringify({
    numTotalTests: 12,
    testResults: [{ name: "a", assertionResults: tests }],
  }),
  "a CTRF report": JSON.stringify({ results: { tool: {}, summary: {}, tests } }),
  "a TRX file": `<TestRun id="1">${names.map((name) => `<UnitTestResult testName="${name}" outcome="Passed"/>`).join("")}</TestRun>`,
  "an NUnit file": `<test-run>${names.map((name) => `<test-case name="${name}" result="Passed"/>`).join("")}</test-run>`,
};

describe("wherever a tool was stopped while all went well, the report is no success", () => {
  test.each(Object.entries(GREEN))("%s", (_, text) => {
    const content = Buffer.from(text);
    expect(looksGreen(content)).toBe(true);
    for (let end = 0; end < content.length; end++)
      expect({ end, isGreen: looksGreen(content.subarray(0, end)) }).toEqual({ end, isGreen: false });
  });
});

describe("whatever happens to the bytes, there is an answer, and never a bug of ours", () => {
  test.each(FIXTURES)("%s", (fixture) => {
    const content = reportFixture(fixture);
    const damage = fc.array(fc.tuple(fc.nat(content.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = Buffer.from(content);
        for (const [at, byte] of changes) damaged[at] = byte;
        const result = readContent(damaged);
        expect(result).not.toMatchObject({ error: { code: "internal" } });
      }),
      { numRuns: 60 },
    );
  });
});

test("JSON whose values are of the wrong kinds has an answer, too", () => {
  const wrong = [null, 1, "x", [], {}, [null], [[]], [1, "x", {}]];
  const keys = [
    "testResults",
    "tests",
    "suites",
    "results",
    "failures",
    "pending",
    "errors",
    "stats",
    "summary",
  ];
  for (const start of [
    '"numTotalTests":1',
    '"config":{"forbidOnly":1}',
    '"stats":{}',
    '"reportFormat":"CTRF"',
  ])
    for (const key of keys)
      for (const value of wrong) {
        const nested = JSON.stringify({
          tests: value,
          tool: {},
          suites: value,
          specs: value,
          assertionResults: value,
        });
        for (const json of [JSON.stringify(value), nested, `[${nested}]`])
          expect(readContent(`{${start},"${key}":${json},"tests":[${nested}]}`)).not.toMatchObject({
            error: { code: "internal" },
          });
      }
});
