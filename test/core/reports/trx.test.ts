import { describe, expect, test } from "vitest";
import { exceptionType } from "../../../src/core/reports/exception-type.ts";
import { outline, problemOf, readTestReport, reportFixture } from "../../support/read-test-report.ts";

describe("a TRX file", () => {
  const report = readTestReport(reportFixture("trx/shop.trx"));

  test("has its tests, and of a data-driven one the rows", () => {
    expect(report.format).toBe("trx");
    const variant = "[shop.tests.dll net8.0]";
    expect(outline(report)).toEqual([
      `passed Shop.CalcTests > Adds ${variant}`,
      `failed Shop.CalcTests > IsWrong ${variant}`,
      `skipped Shop.CalcTests > Ignored ${variant}`,
      `error Shop.CalcTests > Slow ${variant}`,
      `passed Shop.CalcTests > Small (1) ${variant}`,
      `failed Shop.CalcTests > Small (9) ${variant}`,
    ]);
    expect(report.cases.map(({ durationMs }) => durationMs)).toEqual([12.5, 1500, undefined, 30_000, 1, 2]);
  });

  test("says what went wrong, and what the run warned of", () => {
    expect(problemOf(report, "IsWrong")).toEqual({
      kind: "failure",
      type: "",
      message: "Assert.AreEqual failed. Expected:<5>. Actual:<4>.",
      text: "   at Shop.CalcTests.IsWrong() in /home/dev/project/Shop.Tests/CalcTests.cs:line 17",
    });
    expect(problemOf(report, "Ignored")).toMatchObject({ kind: "skipped", message: "no stock" });
    expect(problemOf(report, "Slow")?.message).toBe("Outcome: Timeout");
    expect(report.warnings).toEqual(["Code coverage is not available on this platform."]);
    expect(report.suiteProblems).toEqual([]);
  });
});

test("a test host that crashed is no success, though all tests passed", () => {
  const report = readTestReport(reportFixture("trx/crashed.trx"));
  expect(report.counts).toMatchObject({ cases: 1, passed: 1 });
  expect(report.suiteProblems).toMatchObject([
    { problem: { message: "The active test run was aborted. Reason: Test host process crashed" } },
  ]);
});

const trx = (results: string, rest = "") =>
  readTestReport(`<TestRun id="1"><Results>${results}</Results>${rest}</TestRun>`);

test("an outcome that is left out is an error, as are all that nobody knows", () => {
  const report = trx(`<UnitTestResult testName="a"/><UnitTestResult testName="b" outcome="Exploded"/>
    <UnitTestResult testName="c" outcome="Inconclusive"/><UnitTestResult testName="d" outcome="PassedButRunAborted"/>
    <GenericTestResult testName="e" outcome="Failed"/>`);
  expect(outline(report)).toEqual(["error a", "error b", "skipped c", "passed d", "failed e"]);
  expect(problemOf(report, "a")?.message).toBe("Outcome: Error");
  expect(problemOf(report, "e")?.message).toBe("");
});

test("rows beside their test make it a sum, whether they name it or share its id", () => {
  const row = 'resultType="DataDrivenDataRow"';
  const byExecution = trx(`<UnitTestResult executionId="1" testName="a" outcome="Failed"/>
    <UnitTestResult parentExecutionId="1" testName="a (1)" outcome="Failed"/>`);
  expect(outline(byExecution)).toEqual(["failed a (1)"]);
  const byId = trx(`<UnitTestResult testId="1" testName="a" outcome="Failed" resultType="DataDrivenTest"/>
    <UnitTestResult testId="1" testName="a (1)" outcome="Passed" ${row}/><UnitTestResult testId="1" testName="a (1)" outcome="Failed" ${row}/>`);
  expect(outline(byId)).toEqual(["passed a (1)", "failed a (1) [#2]"]);
});

describe("the summary", () => {
  const passed = '<UnitTestResult testName="a" outcome="Passed"/>';
  const summary = (outcome: string, content = "") =>
    trx(passed, `<ResultSummary outcome="${outcome}">${content}</ResultSummary>`);

  test("of a run that was stopped is no success", () => {
    expect(summary("Aborted").suiteProblems).toMatchObject([
      { problem: { message: "The run ended as Aborted." } },
    ]);
    expect(summary("Completed").suiteProblems).toEqual([]);
    expect(trx(passed, "<ResultSummary/>").suiteProblems).toEqual([]);
  });

  test("counts failures that are not shown", () => {
    const report = summary("Completed", '<Counters total="3" failed="0" aborted="2"/>');
    expect(report.suiteProblems).toHaveLength(1);
    expect(report.warnings).toEqual(["The report declares 3 tests, but holds 1."]);
  });

  test("repeats failures, which is no news unless nothing else says so", () => {
    const info =
      '<RunInfos><RunInfo outcome="Error"><Text>Exit code indicates failure: 2</Text></RunInfo><RunInfo/></RunInfos>';
    expect(summary("Failed", info).suiteProblems).toHaveLength(1);
    expect(
      trx(
        '<UnitTestResult testName="a" outcome="Failed"/>',
        `<ResultSummary outcome="Failed">${info}</ResultSummary>`,
      ).suiteProblems,
    ).toEqual([]);
  });
});

test("a method without its test and a test without an id are passed over", () => {
  const report = trx(
    '<UnitTestResult testId="1" testName="a" outcome="Passed"/>',
    '<TestDefinitions><TestMethod className="x"/><UnitTest><TestMethod/></UnitTest></TestDefinitions>',
  );
  expect(outline(report)).toEqual(["passed a"]);
});

test.each([
  ["System.DivideByZeroException : Attempted to divide by zero.", "System.DivideByZeroException"],
  ["OneTimeSetUp: Shop.OddException : no", "Shop.OddException"],
  [
    "Test method Shop.CalcTests.Divides threw exception: \nSystem.FormatException: no",
    "System.FormatException",
  ],
  ["Assert.AreEqual failed. Expected:<5>.", ""],
])("the class of the exception in %j", (message, type) => {
  expect(exceptionType(message)).toBe(type);
});
