import { describe, expect, test } from "vitest";
import { distinctTests } from "../../../src/core/reports/distinct-tests.ts";
import {
  outline,
  problemOf,
  readContent,
  readTestReport,
  reportFixture,
} from "../../support/read-test-report.ts";

describe("a run of mocha", () => {
  const report = readTestReport(reportFixture("mocha/mocha.json"));

  test("has its tests, also two of the same name", () => {
    expect(report.format).toBe("mocha-json");
    expect(outline(report)).toEqual([
      "passed stands alone",
      "passed calc > adds",
      "failed calc > is wrong",
      "skipped calc > is skipped",
      "skipped calc > is pending",
      "flaky calc > passes in the end",
      "passed calc > bears a common name",
      "failed calc > bears a common name [#2]",
    ]);
    expect(distinctTests(report.cases)).toHaveLength(8);
    expect(report.warnings).toEqual([]);
  });

  test("says what went wrong", () => {
    expect(problemOf(report, "is wrong")).toMatchObject({
      kind: "failure",
      type: "AssertionError",
      expected: '{\n  "sum": 5\n}',
      actual: '{\n  "sum": 4\n}',
    });
    expect(report.cases.at(-1)?.problems[0]).toMatchObject({ type: "Error", message: "twice" });
    expect(report.cases.at(-1)?.file).toBe("/home/dev/project/js/mocha/calc.spec.js");
  });

  test("a hook that failed belongs to no test", () => {
    expect(report.suiteProblems).toMatchObject([
      {
        suite: 'calc with a database > "before all" hook for "never runs"',
        problem: { kind: "error", type: "Error", message: "no database" },
      },
    ]);
  });
});

describe("mocha's stream of events", () => {
  const fixture = reportFixture("mocha/mocha-stream.jsonl").toString("utf8");
  const report = readTestReport(fixture);

  test("says the same, without the pending tests", () => {
    expect(report.format).toBe("mocha-json");
    expect(outline(report)).toEqual([
      "passed stands alone",
      "passed calc > adds",
      "failed calc > is wrong",
      "flaky calc > passes in the end",
      "passed calc > bears a common name",
      "failed calc > bears a common name [#2]",
    ]);
    expect(report.suiteProblems).toHaveLength(1);
    expect(report.warnings).toEqual(["2 pending tests are not in the stream."]);
    expect(problemOf(report, "is wrong")?.message).toContain("loosely deep-equal");
  });

  test("that ends without its end is unreadable", () => {
    const cut = fixture.slice(0, fixture.lastIndexOf('["end"'));
    expect(readContent(cut)).toMatchObject({ kind: "unreadable", error: { code: "report-truncated" } });
    expect(readContent(fixture.slice(0, -20))).toMatchObject({ error: { code: "json-truncated" } });
  });

  test("may have other lines in between", () => {
    const noisy = fixture.replaceAll("\n", "\nprinted by a test\n[1, 2]\n");
    expect(readTestReport(noisy).counts).toEqual(report.counts);
  });

  test("without totals is believed", () => {
    const report = readTestReport('["start",{"total":0}]\n["end",{}]\n');
    expect(report).toMatchObject({ cases: [], suiteProblems: [], warnings: [] });
  });

  test("that counts a failure it does not show is no success", () => {
    expect(readTestReport('["start",{"total":1}]\n["end",{"failures":1}]').suiteProblems).toHaveLength(1);
  });
});

const mocha = (parts: object) => readTestReport(JSON.stringify({ stats: {}, tests: [], ...parts }));

test("old versions write neither file nor retries, and a failure at times only in its list", () => {
  const report = mocha({
    tests: [
      { title: "a", fullTitle: "s a", err: {} },
      { title: "b", fullTitle: "s b", err: {} },
      { title: "c", fullTitle: "s c", duration: 1 },
    ],
    pending: [{ title: "a", fullTitle: "s a" }],
    failures: [{ title: "b", fullTitle: "s b" }],
  });
  expect(outline(report)).toEqual(["skipped s > a", "failed s > b", "passed s > c"]);
});

test("a title that the full title does not end with keeps both", () => {
  expect(mocha({ tests: [{ title: "a", fullTitle: "elsewhere", duration: 1 }] }).cases[0]).toMatchObject({
    suite: "elsewhere",
    name: "a",
  });
});

test("a failure that is only counted is no success", () => {
  expect(mocha({ stats: { tests: 0, failures: 2 } }).suiteProblems).toHaveLength(1);
});

test("what looks like mocha and has no tests is unreadable", () => {
  expect(readContent('{"stats": {}, "passes": [], "tests": 3}')).toMatchObject({
    error: { code: "report-shape" },
  });
});
