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

describe("wherever the tool was stopped while writing, the report is no success", () => {
  test.each(FIXTURES)("%s", (fixture) => {
    const content = reportFixture(fixture);
    for (let part = 1; part < 100; part++) {
      const cut = content.subarray(0, Math.floor((content.length * part) / 100));
      expect({ part, isGreen: looksGreen(cut) }).toEqual({ part, isGreen: false });
    }
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
