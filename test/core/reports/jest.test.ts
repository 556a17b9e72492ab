import { describe, expect, test } from "vitest";
import { distinctTests } from "../../../src/core/reports/distinct-tests.ts";
import {
  outline,
  problemOf,
  readContent,
  readTestReport,
  reportFixture,
} from "../../support/read-test-report.ts";

const jest = (testResults: readonly object[], rest: object = {}) =>
  readTestReport(JSON.stringify({ numTotalTests: testResults.length, testResults, ...rest }));
const file = (...assertionResults: readonly object[]) => ({
  name: "a.test.js",
  status: "passed",
  assertionResults,
});

describe("a run of jest", () => {
  const report = readTestReport(reportFixture("jest/jest.json"));

  test("has its tests, also two of the same name", () => {
    expect(report.format).toBe("jest-json");
    expect(report.warnings).toEqual([]);
    expect(outline(report)).toEqual([
      "passed calc > adds",
      "failed calc > is wrong",
      "failed calc > compares text",
      "skipped calc > is skipped",
      "skipped calc > is still to do",
      "passed calc > for 1 > is small",
      "failed calc > for 2 > is small",
      "passed calc > bears a common name",
      "failed calc > bears a common name [#2]",
      "flaky passes in the end",
      "failed fails each time",
    ]);
    expect(distinctTests(report.cases)).toHaveLength(11);
  });

  test("says what went wrong, where, and how long it took", () => {
    const test = report.cases.find(({ name }) => name === "compares text");
    expect(test).toMatchObject({ file: "/home/dev/project/js/jest/calc.test.js", line: 4, durationMs: 6 });
    expect(problemOf(report, "compares text")).toMatchObject({
      kind: "failure",
      type: "Error",
      message: 'expect(received).toBe(expected) // Object.is equality\n\nExpected: "c"\nReceived: "a]]>b"',
      expected: "c",
      actual: "a]]>b",
    });
    expect(problemOf(report, "is wrong")).toMatchObject({ expected: '{"sum":5}', actual: '{"sum":4}' });
    expect(problemOf(report, "passes in the end")).toMatchObject({
      kind: "flaky",
      type: "TypeError",
      message: "not yet",
    });
    expect(report.cases.at(-1)?.problems.map(({ kind }) => kind)).toEqual(["rerun", "rerun", "failure"]);
  });

  test("names the file that could not be loaded", () => {
    expect(report.suiteProblems).toMatchObject([
      {
        suite: "/home/dev/project/js/jest/broken.test.js",
        problem: { kind: "error", message: "Cannot find module './missing' from 'broken.test.js'" },
      },
    ]);
  });
});

describe("a run of vitest", () => {
  const report = readTestReport(reportFixture("jest/vitest.json"));

  test("is read by the same dialect", () => {
    expect(outline(report)).toEqual([
      "passed calc > adds",
      "failed calc > is wrong",
      "skipped calc > is skipped",
      "skipped calc > is still to do",
      "flaky calc > passes in the end",
      "passed calc > is expected to fail",
      "passed passes",
    ]);
  });

  test("a file that fails to load and a hook that fails are no success", () => {
    expect(report.suiteProblems.map(({ suite, problem }) => [suite, problem.message])).toEqual([
      [
        "/home/dev/project/js/vitest/broken.test.ts",
        "Cannot find module './missing' imported from /home/dev/project/js/vitest/broken.test.ts",
      ],
      ["/home/dev/project/js/vitest/hook.test.ts", "no clean-up"],
    ]);
  });
});

test("a retry is seen even when jest did not log it", () => {
  const report = jest([file({ title: "a", status: "passed", invocations: 3 })]);
  expect(outline(report)).toEqual(["flaky a"]);
  expect(problemOf(report, "a")?.message).toBe("Passed in try 3.");
});

test("a test is named by its full name when it has no title, and a failure without words is one", () => {
  const report = jest([file({ fullName: "a b", status: "failed" })]);
  expect(outline(report)).toEqual(["failed a b"]);
});

test("a status nobody knows is an error", () => {
  const report = jest([file({ title: "a", status: "exploded" })]);
  expect(report.cases[0]).toMatchObject({ outcome: "error", problems: [{ message: "Status: exploded" }] });
});

test("a file that failed without a word is still a problem", () => {
  const report = jest([{ name: "a.test.js", status: "failed" }]);
  expect(report.suiteProblems[0]?.problem.message).toBe("The test file failed to run.");
});

test.each([{ success: false }, { wasInterrupted: true }])(
  "a run that says %j is no success without a test",
  (said) => {
    expect(jest([], said).suiteProblems).toHaveLength(1);
    expect(jest([file({ title: "a", status: "passed" })], said).suiteProblems).toHaveLength(1);
    expect(jest([file({ title: "a", status: "failed" })], said).suiteProblems).toHaveLength(0);
  },
);

test("a header that lies is told", () => {
  expect(jest([file({ title: "a", status: "passed" })], { numTotalTests: 7 }).warnings).toEqual([
    "The report declares 7 tests, but holds 1.",
  ]);
});

test("what looks like jest and has no results is unreadable", () => {
  expect(readContent('{"numTotalTests": 3, "testResults": {}}')).toMatchObject({
    kind: "unreadable",
    error: { code: "report-shape" },
  });
  expect(readContent(reportFixture("jest/jest.json").subarray(0, 5_000))).toMatchObject({
    kind: "unreadable",
    error: { code: "json-truncated" },
  });
});

test("texts are cut to the limit", () => {
  const report = readTestReport(reportFixture("jest/jest.json"), { maxText: 20 });
  expect(problemOf(report, "is wrong")?.text).toHaveLength(20);
});
