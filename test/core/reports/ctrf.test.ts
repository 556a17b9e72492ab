import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { writeCtrf } from "../../../src/core/reports/ctrf/write-ctrf.ts";
import {
  outline,
  problemOf,
  readContent,
  readTestReport,
  reportFixture,
} from "../../support/read-test-report.ts";

describe("a CTRF report of Playwright", () => {
  const report = readTestReport(reportFixture("ctrf/playwright.json"));

  test("has its tests, with the project in the suite", () => {
    expect(report.format).toBe("ctrf");
    expect(report.counts).toEqual({ cases: 8, passed: 5, failed: 1, errors: 0, skipped: 2 });
    expect(outline(report)).toContain("failed mobile > shop.spec.ts > shop > counts");
    expect(outline(report)).toContain("flaky mobile > shop.spec.ts > shop > passes in the end");
    expect(report.cases[0]?.file).toBe("/home/dev/project/js/pw/shop.spec.ts");
    expect(report.warnings).toEqual([]);
  });

  test("tells the first try of a flaky and of a failed test, and the last one only once", () => {
    expect(problemOf(report, "passes in the end")).toMatchObject({
      kind: "flaky",
      message: "TypeError: not yet",
    });
    const failed = report.cases.find(({ outcome }) => outcome === "failed");
    expect(failed?.problems.map(({ kind }) => kind)).toEqual(["rerun", "failure"]);
  });
});

test("a CTRF report of pytest", () => {
  const report = readTestReport(reportFixture("ctrf/pytest.json"));
  expect(report.counts).toEqual({ cases: 8, passed: 4, failed: 2, errors: 0, skipped: 2 });
  expect(problemOf(report, "test_calc.py::test_is_wrong")).toMatchObject({
    kind: "failure",
    message: "assert (2 + 2) == 5",
  });
  expect(outline(report)).toContain(
    "flaky test_calc.py > TestShop > test_calc.py::TestShop::test_passes_in_the_end",
  );
});

const ctrf = (tests: readonly object[], rest: object = {}) =>
  readTestReport(JSON.stringify({ results: { tool: { name: "x" }, summary: {}, tests, ...rest } }));

test("what a tool called it decides between failure and error, and what `other` means", () => {
  const report = ctrf([
    { name: "a", status: "failed", rawStatus: "timedOut" },
    { name: "b", status: "failed", rawStatus: "failed" },
    { name: "c", status: "other", rawStatus: "interrupted" },
    { name: "d", status: "other" },
    { name: "e", status: "pending" },
    { name: "f", status: "exploded" },
  ]);
  expect(outline(report)).toEqual(["error a", "failed b", "error c", "skipped d", "skipped e", "error f"]);
});

test("one text as suite, a browser without its version, and repeats as tests of their own", () => {
  const test = { name: "a", status: "passed", suite: "shop", browser: "chromium 120.0.1", device: "Pixel" };
  expect(outline(ctrf([test, test]))).toEqual([
    "passed shop > a [chromium Pixel]",
    "passed shop > a [chromium Pixel #2]",
  ]);
});

test("retries and a flag make a pass flaky, even without their story", () => {
  expect(outline(ctrf([{ name: "a", status: "passed", retries: 1 }]))).toEqual(["flaky a"]);
  expect(outline(ctrf([{ name: "a", status: "passed", flaky: true }]))).toEqual(["flaky a"]);
  expect(outline(ctrf([{ name: "a", status: "passed", retryAttempts: [{ status: "failed" }] }]))).toEqual([
    "flaky a",
  ]);
});

test("a summary that lies is told, and a failure that is only counted is no success", () => {
  const report = ctrf([{ name: "a", status: "passed" }], { summary: { tests: 2, failed: 1 } });
  expect(report.warnings).toEqual(["The report declares 2 tests, but holds 1."]);
  expect(report.suiteProblems).toHaveLength(1);
});

test("what says it is CTRF and has no tests is unreadable", () => {
  expect(readContent('{"reportFormat": "CTRF", "results": {}}')).toMatchObject({
    error: { code: "report-shape" },
  });
});

describe("writing CTRF", () => {
  const options = { tool: "umpire", startMs: 1_700_000_000_000 };

  test.each([
    "ctrf/playwright.json",
    "ctrf/pytest.json",
    "playwright/playwright.json",
    "playwright/playwright-broken.json",
    "jest/jest.json",
    "go-test/go-test.json",
    "nunit/nunit3.xml",
    "tap/node-test.tap",
    "trx/shop.trx",
  ])("what %s says is said again", (fixture) => {
    const report = readTestReport(reportFixture(fixture));
    const again = readTestReport(JSON.stringify(writeCtrf(report, options)));
    const rounded = report.cases.map((test) => ({ ...test, durationMs: Math.round(test.durationMs ?? 0) }));
    expect(again.cases).toEqual(rounded);
    expect(again.suiteProblems).toEqual(report.suiteProblems);
    expect(again.counts).toEqual(report.counts);
    expect(again.warnings).toEqual([]);
  });

  test("several failures of one test become one, with all their texts", () => {
    const failure = (message: string, text: string) =>
      `<failure><message>${message}</message><stack-trace>${text}</stack-trace></failure>`;
    const xml = `<test-run><test-case result="Failed">${failure("a", "first")}${failure("b", "second")}</test-case></test-run>`;
    const again = readTestReport(JSON.stringify(writeCtrf(readTestReport(xml), options)));
    expect(again.cases[0]).toMatchObject({
      name: "unnamed",
      problems: [{ message: "a", text: "first\n\nsecond" }],
    });
  });

  test("the document is what the format asks for", () => {
    const document = writeCtrf(readTestReport(reportFixture("jest/jest.json")), options);
    const isCtrf = new Ajv().compile(REQUIRED);
    expect(isCtrf(JSON.parse(JSON.stringify(document)))).toBe(true);
    expect(document).toMatchObject({
      results: {
        summary: { tests: 11, passed: 4, failed: 5, skipped: 2, flaky: 1, start: 1_700_000_000_000 },
      },
    });
  });
});

const whole = { type: "integer" };
const status = { enum: ["passed", "failed", "skipped", "pending", "other"] };
/** What CTRF 1.0 requires, in our words. */
const REQUIRED = {
  type: "object",
  required: ["results", "reportFormat", "specVersion"],
  properties: {
    reportFormat: { const: "CTRF" },
    specVersion: { type: "string", pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+$" },
    results: {
      type: "object",
      required: ["tool", "summary", "tests"],
      additionalProperties: false,
      properties: {
        tool: { type: "object", required: ["name"] },
        extra: { type: "object" },
        summary: {
          type: "object",
          required: ["tests", "passed", "failed", "skipped", "pending", "other", "start", "stop"],
          additionalProperties: whole,
        },
        tests: {
          type: "array",
          items: {
            type: "object",
            required: ["name", "status", "duration"],
            additionalProperties: false,
            properties: {
              name: { type: "string", minLength: 1 },
              status,
              duration: whole,
              line: whole,
              retries: whole,
              suite: { type: "array", minItems: 1, items: { type: "string" } },
              filePath: { type: "string" },
              rawStatus: { type: "string" },
              message: { type: "string" },
              trace: { type: "string" },
              flaky: { type: "boolean" },
              extra: { type: "object" },
              retryAttempts: {
                type: "array",
                items: {
                  type: "object",
                  required: ["attempt", "status"],
                  additionalProperties: false,
                  properties: {
                    attempt: { type: "integer", minimum: 1 },
                    status,
                    message: { type: "string" },
                    trace: { type: "string" },
                    extra: { type: "object" },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
