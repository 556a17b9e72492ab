import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { distinctTests } from "../../../src/core/reports/distinct-tests.ts";
import { outline, readContent, readTestReport, reportFixture } from "../../support/read-test-report.ts";

/** Reports outside of the project, in the CI: UMPIRE_CORPUS names their folder. */
const CORPUS = process.env["UMPIRE_CORPUS"];

describe.skipIf(CORPUS === undefined)("reports of real runners, counted by hand", () => {
  const content = (name: string) => readFileSync(join(CORPUS ?? "", "junit", "from-real-runners", name));

  test.each([
    ["jest.json", "jest-json", 11, 5, 4, 2, 1, 1],
    ["vitest.json", "jest-json", 11, 5, 4, 2, 1, 1],
    ["mocha.json", "mocha-json", 7, 3, 2, 2, 1, 1],
    ["playwright.json", "playwright-json", 14, 6, 4, 4, 2, 0],
    ["node-test.tap", "tap", 8, 4, 2, 2, 0, 0],
    ["jasmine-nunit.xml", "nunit", 4, 2, 1, 1, 0, 0],
  ])("%s", (name, format, cases, passed, failed, skipped, flaky, suiteProblems) => {
    const report = readTestReport(content(name));
    expect(report.format).toBe(format);
    expect(report.counts).toEqual({ cases, passed, failed, errors: 0, skipped });
    expect(report.suiteProblems).toHaveLength(suiteProblems);
    expect(report.warnings).toEqual([]);
    const tests = distinctTests(report.cases);
    expect(tests).toHaveLength(cases);
    expect(tests.filter((test) => test.flaky)).toHaveLength(flaky);
  });

  test("cucumber's own JSON is something else, not a success", () => {
    expect(readContent(content("cucumber-js.json")).kind).toBe("other");
  });
});

test("cargo nextest writes JUnit with its retries", () => {
  const report = readTestReport(reportFixture("nextest/junit.xml"));
  expect(report.format).toBe("junit");
  expect(outline(report)).toEqual([
    "passed shop > tests::adds",
    "flaky shop > tests::passes_in_the_end",
    "failed shop > tests::is_wrong",
  ]);
  const [, flaky, failed] = report.cases;
  expect(flaky?.problems.map(({ kind }) => kind)).toEqual(["flaky"]);
  expect(failed?.problems.map(({ kind }) => kind)).toEqual(["failure", "rerun"]);
  expect(failed?.problems[0]?.text).toContain("panicked at src/lib.rs:17:9");
});

test("every kind of report is known by its content, and by one dialect only", () => {
  const formats = [
    ["jest/jest.json", "jest-json"],
    ["jest/vitest.json", "jest-json"],
    ["mocha/mocha.json", "mocha-json"],
    ["mocha/mocha-stream.jsonl", "mocha-json"],
    ["playwright/playwright.json", "playwright-json"],
    ["go-test/go-test.json", "go-test-json"],
    ["ctrf/playwright.json", "ctrf"],
    ["tap/node-test.tap", "tap"],
    ["nunit/nunit2.xml", "nunit"],
    ["nunit/nunit3.xml", "nunit"],
    ["xunit/xunit.xml", "xunit"],
    ["trx/shop.trx", "trx"],
    ["nextest/junit.xml", "junit"],
  ] as const;
  for (const [fixture, format] of formats) {
    const content = reportFixture(fixture).toString("utf8");
    expect({ fixture, format: readTestReport(`\uFEFF${content}`).format }).toEqual({ fixture, format });
  }
});

test("JSON of another kind is something else", () => {
  for (const json of [
    '{"results": []}',
    '{"stats": {"a": 1}}',
    '{"config": {}}',
    "[]",
    '{"total": {"lines": {}}}',
  ])
    expect(readContent(json).kind).toBe("other");
});
