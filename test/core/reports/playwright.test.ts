import { describe, expect, test } from "vitest";
import { distinctTests } from "../../../src/core/reports/distinct-tests.ts";
import { outline, readContent, readTestReport, reportFixture } from "../../support/read-test-report.ts";

describe("a run of Playwright with two projects", () => {
  const report = readTestReport(reportFixture("playwright/playwright.json"));

  test("keeps equal names of the projects apart", () => {
    expect(report.format).toBe("playwright-json");
    expect(outline(report)).toEqual([
      "passed shop > counts [desktop]",
      "failed shop > counts [mobile]",
      "flaky shop > passes in the end [desktop]",
      "flaky shop > passes in the end [mobile]",
      "skipped shop > is skipped [desktop]",
      "skipped shop > is skipped [mobile]",
      "failed shop > should fail [desktop]",
      "failed shop > should fail [mobile]",
    ]);
    const tests = distinctTests(report.cases);
    expect(tests.filter(({ flaky }) => flaky)).toHaveLength(2);
    expect(new Set(tests.map(({ id }) => id)).size).toBe(8);
    expect(report.warnings).toEqual([]);
  });

  test("says what happened in every try", () => {
    const [passed, failed, flaky] = report.cases;
    expect(passed).toMatchObject({ file: "shop.spec.ts", line: 3, problems: [] });
    expect(failed?.problems).toMatchObject([
      { kind: "rerun", type: "Error" },
      { kind: "failure", type: "Error" },
    ]);
    expect(failed?.problems[1]?.text).toContain("at /home/dev/project/js/pw/shop.spec.ts:3:60");
    expect(flaky?.problems).toMatchObject([{ kind: "flaky", type: "TypeError", message: "not yet" }]);
    expect(report.cases[4]?.problems).toMatchObject([{ kind: "skipped", message: "no stock" }]);
    expect(report.cases[6]?.problems).toMatchObject([{ message: "Passed, but was expected to be failed." }]);
  });
});

test("a file that cannot be loaded leaves a report without tests, and no success", () => {
  const report = readTestReport(reportFixture("playwright/playwright-broken.json"));
  expect(report.cases).toEqual([]);
  expect(report.suiteProblems[0]?.problem).toMatchObject({ kind: "error", type: "Error" });
  expect(report.suiteProblems[0]?.problem.message).toMatch(/^Cannot find module/);
});

const playwright = (test: object, rest: object = {}) =>
  readTestReport(
    JSON.stringify({
      config: { forbidOnly: false },
      suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs: [{ title: "t", tests: [test] }] }],
      ...rest,
    }),
  );

test("a test that never ran is skipped and says so", () => {
  expect(playwright({ status: "skipped", results: [] }).cases[0]).toMatchObject({
    outcome: "skipped",
    file: "a.spec.ts",
    durationMs: undefined,
    problems: [{ message: "The test did not run." }],
  });
  expect(
    playwright({ status: "skipped", results: [{ status: "skipped" }] }).cases[0]?.problems,
  ).toMatchObject([{ message: "" }]);
});

test("the reason of a skip is the first one given", () => {
  const annotations = [
    { type: "issue", description: "7" },
    { type: "fixme" },
    { type: "skip", description: "no stock" },
  ];
  const report = playwright({ status: "skipped", results: [{}], annotations });
  expect(report.cases[0]?.problems).toMatchObject([{ message: "no stock" }]);
});

test("suites without a file are in that of their parents", () => {
  const spec = { title: "t", tests: [{ status: "expected" }] };
  const suites = [
    { title: "a.spec.ts", file: "a.spec.ts", suites: [{ title: "s", suites: [{ specs: [spec] }] }] },
  ];
  const report = readTestReport(JSON.stringify({ config: {}, suites }));
  expect(report.cases).toMatchObject([{ file: "a.spec.ts", suite: "s", name: "t" }]);
});

test("a test that was interrupted is an error", () => {
  const report = playwright({ status: "unexpected", results: [{ status: "interrupted", errors: [] }] });
  expect(report.cases[0]).toMatchObject({ outcome: "error", problems: [{ message: "Status: interrupted" }] });
});

test("an unexpected test without a result is a failure", () => {
  expect(playwright({ status: "unexpected" }).cases[0]?.outcome).toBe("failed");
});

test("a status nobody knows is an error", () => {
  expect(playwright({ status: "exploded" }).cases[0]?.problems).toMatchObject([
    { message: "Status: exploded" },
  ]);
  expect(playwright({}).cases[0]?.problems).toMatchObject([{ kind: "error", message: "Status: not stated" }]);
});

test("several errors of one try are all told, and what was thrown may be no error", () => {
  const errors = [{ message: "ignored for the one with a stack" }, { value: "'text'" }];
  const error = { message: "Error: first", stack: "Error: first\n    at a.ts:1:1" };
  const report = playwright({ status: "unexpected", results: [{ status: "failed", error, errors }] });
  expect(report.cases[0]?.problems).toMatchObject([
    { kind: "failure", message: "first", text: error.stack },
    { kind: "failure", message: "'text'", text: "'text'" },
  ]);
});

test("totals that lie are told, and a failure that is only counted is no success", () => {
  const stats = { expected: 3, skipped: 0, unexpected: 1, flaky: 0 };
  const report = playwright({ status: "expected", results: [{ status: "passed", duration: 3 }] }, { stats });
  expect(report.warnings).toEqual(["The report declares 4 tests, but holds 1."]);
  expect(report.suiteProblems).toHaveLength(1);
});

test("what looks like Playwright and has no suites is unreadable", () => {
  expect(readContent('{"config": {"forbidOnly": false}}')).toMatchObject({ error: { code: "report-shape" } });
});
