import { describe, expect, test } from "vitest";
import { outline, problemOf, readTestReport, reportFixture } from "../../support/read-test-report.ts";

describe("xUnit.net 2", () => {
  const report = readTestReport(reportFixture("xunit/xunit.xml"));

  test("has its tests, also two rows of a theory whose names were cut to the same", () => {
    expect(report.format).toBe("xunit");
    const long = `Long(text: "${"a".repeat(50)}"...)`;
    expect(outline(report)).toEqual([
      "passed Shop.CalcTests > Adds [shop.tests.dll net8.0]",
      "failed Shop.CalcTests > IsWrong [shop.tests.dll net8.0]",
      "skipped Shop.CalcTests > Skipped [shop.tests.dll net8.0]",
      `passed Shop.CalcTests > ${long} [shop.tests.dll net8.0]`,
      `failed Shop.CalcTests > ${long} [shop.tests.dll net8.0 #2]`,
      "passed Shop.CalcTests > has a name of its own [shop.tests.dll net8.0]",
    ]);
    expect(report.cases[0]).toMatchObject({
      file: "/home/dev/project/Shop.Tests/CalcTests.cs",
      line: 9,
      durationMs: 4.9143,
    });
    expect(report.warnings).toEqual([]);
  });

  test("says what went wrong", () => {
    expect(problemOf(report, "IsWrong")).toMatchObject({
      kind: "failure",
      type: "Xunit.Sdk.EqualException",
      message: "Assert.Equal() Failure: Values differ\nExpected: 5\nActual:   4",
    });
    expect(problemOf(report, "IsWrong")?.text).toContain("CalcTests.cs:line 17");
    expect(problemOf(report, "Skipped")).toMatchObject({ kind: "skipped", message: "no stock" });
  });

  test("a clean-up that failed belongs to no test", () => {
    expect(report.suiteProblems).toMatchObject([
      { suite: "Shop.OrderTests", problem: { kind: "error", type: "System.IO.IOException" } },
    ]);
  });
});

test("version 1 has one assembly, classes, and messages in its reasons", () => {
  const report =
    readTestReport(`<assembly name="C:\\shop\\Shop.dll" run-date="2012-01-14" total="2" failed="0">
    <class name="Shop.CalcTests"><test name="Shop.CalcTests.Adds" type="Shop.CalcTests" result="Pass" time="0.5"/>
    <test name="Shop.CalcTests.Skipped" type="Shop.CalcTests" result="Skip"><reason><message>no stock</message></reason></test>
    </class></assembly>`);
  expect(outline(report)).toEqual([
    "passed Shop.CalcTests > Adds [shop.dll]",
    "skipped Shop.CalcTests > Skipped [shop.dll]",
  ]);
  expect(problemOf(report, "Skipped")?.message).toBe("no stock");
});

const assembly = (content: string, attributes = "") =>
  readTestReport(`<assemblies><assembly ${attributes}>${content}</assembly></assemblies>`);

test("version 3 counts what it did not run beside the total", () => {
  const tests = '<test name="a" result="Pass"/><test name="b" result="NotRun"/>';
  const report = assembly(tests, 'total="1" not-run="1"');
  expect(outline(report)).toEqual(["passed a", "skipped b"]);
  expect(report.warnings).toEqual([]);
});

test("totals that lie are told, and a failure that is only counted is no success", () => {
  const report = assembly('<test name="a" result="Pass"/>', 'total="5" failed="1"');
  expect(report.warnings).toEqual(["The report declares 5 tests, but holds 1."]);
  expect(report.suiteProblems).toHaveLength(1);
  expect(assembly("", 'total="0" errors="1"').suiteProblems).toHaveLength(1);
});

test("a failure without words is one, a pass with a failure inside is none, and other results are errors", () => {
  const report = assembly(`<test name="a" result="Fail"/><test name="b" result="Pass"><failure/></test>
    <test name="c" result="Maybe"/><test/>`);
  expect(outline(report)).toEqual(["failed a", "failed b", "error c", "error"]);
  expect(problemOf(report, "")?.message).toBe("Result: not stated");
});

test("an error without a name is the assembly's, and stray parts are passed over", () => {
  const report = assembly("<stack-trace>x</stack-trace><message>x</message><error/>", 'name="A.dll"');
  expect(report.suiteProblems).toMatchObject([{ suite: "a.dll", problem: { kind: "error", message: "" } }]);
});

test("an XML file of another kind with assemblies is not taken for one", () => {
  expect(() => readTestReport('<assembly manifestVersion="1.0"/>')).toThrow("no report that Umpire knows");
});
