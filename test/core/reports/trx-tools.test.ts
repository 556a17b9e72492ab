import { describe, expect, test } from "vitest";
import { outline, problemOf, readTestReport, reportFixture } from "../../support/read-test-report.ts";

describe("TRX by real tools, counted as the tools did", () => {
  test.each([
    // Total tests: 15, Passed: 7, Failed: 6, Skipped: 1: with the two tests that have rows, whose rows are here
    ["vstest", 7, 4, 2],
    // Tests: 6 failed, 1 skipped, 1 todo, 3 passed, 11 total; and a file that could not be loaded
    ["jest", 3, 7, 2],
    // 3 passing, 3 pending, 5 failing: one of them is a hook, and two tests were behind it
    ["mocha", 3, 6, 3],
  ])("%s", (name, passed, failed, skipped) => {
    const { counts, suiteProblems } = readTestReport(reportFixture(`trx/${name}.trx`));
    expect(counts).toEqual({ cases: passed + failed + skipped, passed, failed, errors: 0, skipped });
    expect(suiteProblems).toEqual([]);
  });

  test("rows are tests, those they belong to are not", () => {
    const report = readTestReport(reportFixture("trx/vstest.trx"));
    expect(outline(report).filter((line) => line.includes("Follows"))).toEqual([
      "passed Shop.CalcTests > Follows (1,2) [shop.tests.dll]",
      "passed Shop.CalcTests > Follows (2,3) [shop.tests.dll]",
      "failed Shop.CalcTests > Follows (5,5) [shop.tests.dll]",
    ]);
    expect(problemOf(report, "Ignored")).toMatchObject({ kind: "skipped", message: "not on Sundays" });
  });

  test("a test host that crashed is a problem of the run, whatever passed before", () => {
    const report = readTestReport(reportFixture("trx/vstest-crashed.trx"));
    expect(report.suiteProblems).toMatchObject([
      { problem: { message: "The active test run was aborted. Reason: Test host process crashed" } },
    ]);
  });
});
