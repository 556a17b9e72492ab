import { describe, expect, test } from "vitest";
import {
  outline,
  problemOf,
  readContent,
  readTestReport,
  reportFixture,
} from "../../support/read-test-report.ts";

describe("NUnit 3", () => {
  const report = readTestReport(reportFixture("nunit/nunit3.xml"));
  const variant = "[shop.tests.dll net8.0]";

  test("has its tests, with the arguments of their fixtures", () => {
    expect(report.format).toBe("nunit");
    expect(outline(report)).toEqual([
      `passed Shop.CalcTests > Adds ${variant}`,
      `failed Shop.CalcTests > IsWrong ${variant}`,
      `error Shop.CalcTests > Divides ${variant}`,
      `skipped Shop.CalcTests > Ignored ${variant}`,
      `skipped Shop.CalcTests > Unsure ${variant}`,
      `passed Shop.CalcTests > Warned ${variant}`,
      `passed Shop.CalcTests > Small(1.5d) ${variant}`,
      `error Shop.OrderTests("eu") > Orders ${variant}`,
      `passed Shop.CleanTests > Works ${variant}`,
    ]);
    expect(report.cases[0]?.durationMs).toBe(12.5);
    expect(report.warnings).toEqual(["1 tests passed with a warning."]);
  });

  test("says what went wrong, once", () => {
    expect(report.cases[1]?.problems).toEqual([
      {
        kind: "failure",
        type: "",
        message: "Assert.That(Calc.Add(2, 2), Is.EqualTo(5))\n  Expected: 5\n  But was:  4",
        text: "   at Shop.CalcTests.IsWrong() in /home/dev/project/Shop.Tests/CalcTests.cs:line 17\n",
      },
    ]);
    expect(problemOf(report, "Divides")).toMatchObject({ type: "System.DivideByZeroException" });
    expect(problemOf(report, "Unsure")).toMatchObject({ kind: "skipped", message: "cannot tell" });
  });

  test("a set-up and a tear-down that failed are problems of the suite, children that failed are not", () => {
    expect(report.suiteProblems).toMatchObject([
      {
        suite: 'Shop.OrderTests("eu")',
        problem: { kind: "error", type: "System.InvalidOperationException" },
      },
      { suite: "Shop.CleanTests", problem: { message: "TearDown : System.IO.IOException : file in use" } },
    ]);
  });
});

describe("NUnit 2", () => {
  const report = readTestReport(reportFixture("nunit/nunit2.xml"));

  test("has its tests, taken out of their suites' names", () => {
    expect(outline(report)).toEqual([
      "passed Shop.CalcTests > Adds [shop.tests.dll]",
      "failed Shop.CalcTests > IsWrong [shop.tests.dll]",
      "error Shop.CalcTests > Divides [shop.tests.dll]",
      "skipped Shop.CalcTests > Ignored [shop.tests.dll]",
      "error Shop.CalcTests > NotRunnable [shop.tests.dll]",
      "passed Shop.CalcTests > Small(1.5d) [shop.tests.dll]",
    ]);
    expect(report.cases[0]?.durationMs).toBe(16);
    expect(problemOf(report, "NotRunnable")?.message).toBe("No arguments were provided");
    expect(report).toMatchObject({ suiteProblems: [], warnings: [] });
  });

  test("before 2.5 has no results, only what ran and what succeeded", () => {
    const report = readTestReport(`<test-results total="3" not-run="1">
      <test-suite name="Shop" success="False"><results>
        <test-suite name="Shop.CalcTests" success="False"><results>
          <test-case name="Shop.CalcTests.Adds" executed="True" success="True" time="0.5"/>
          <test-case name="Shop.CalcTests.IsWrong" executed="True" success="False"><failure><message>no</message></failure></test-case>
          <test-case name="Shop.CalcTests.Ignored" executed="False"/>
        </results></test-suite></results></test-suite></test-results>`);
    expect(outline(report)).toEqual([
      "passed Shop.CalcTests > Adds",
      "failed Shop.CalcTests > IsWrong",
      "skipped Shop.CalcTests > Ignored",
    ]);
    expect(report.warnings).toEqual([]);
  });
});

const run = (content: string, attributes = "") =>
  readTestReport(`<test-run ${attributes}>${content}</test-run>`);
const messages = ({ suiteProblems }: ReturnType<typeof run>) =>
  suiteProblems.map(({ suite, problem }) => `${suite}: ${problem.message}`);

test("an assembly that cannot be loaded is no success", () => {
  const suite = `<test-suite type="Assembly" name="Shop.dll" result="Failed" label="Invalid">
    <reason><message>File not found</message></reason></test-suite>`;
  expect(messages(run(suite, 'total="0"'))).toEqual(["shop.dll: File not found"]);
});

test("a suite that failed and shows no reason is no success, one that was skipped is", () => {
  expect(messages(run('<test-suite name="a" result="Failed"/>'))).toEqual(["a: The suite failed."]);
  expect(messages(run('<test-suite result="Failed"/>'))).toEqual([": The suite failed."]);
  expect(messages(run('<test-suite name="a" result="Skipped" label="Ignored"/>'))).toEqual([]);
});

test("a run that says it failed is no success", () => {
  expect(run('<test-case name="a" result="Passed"/>', 'result="Failed(Child)"').suiteProblems).toHaveLength(
    1,
  );
  expect(readTestReport('<test-results failures="1"/>').suiteProblems).toHaveLength(1);
  expect(readTestReport('<test-results errors="1"/>').suiteProblems).toHaveLength(1);
});

test("what the label says stands for a failure without words", () => {
  const report = run(
    '<test-case name="a" result="Failed" label="Test exceeded Timeout value 1ms."><failure/></test-case>',
  );
  expect(problemOf(report, "a")).toMatchObject({
    kind: "failure",
    message: "Test exceeded Timeout value 1ms.",
  });
});

test("the result decides, and one that nobody knows is an error", () => {
  const report = run(`<test-case name="a" result="Passed"><failure><message>no</message></failure></test-case>
    <test-case name="b" result="Exploded"/><test-case result="Passed"/>`);
  expect(outline(report)).toEqual(["passed a", "error b", "passed"]);
});

test("projects and assemblies are no part of a name, and equal names are different tests", () => {
  const cases = '<test-case name="a" classname="C" result="Passed"/>';
  const report =
    run(`<test-suite type="Test Project" name="x.nunit"><test-suite name="a/net472/A.dll">${cases}${cases}
    </test-suite><test-suite type="Assembly" name="A.dll" fullname="b/net8.0/A.dll">${cases}</test-suite></test-suite>`);
  expect(outline(report)).toEqual([
    "passed C > a [a.dll net472]",
    "passed C > a [a.dll net472 #2]",
    "passed C > a [a.dll net8.0]",
  ]);
});

test("messages and reasons that belong to nothing are passed over", () => {
  expect(run("<message>x</message><reason><message>x</message></reason><failure/>").suiteProblems).toEqual(
    [],
  );
});

test("a file that was cut short is unreadable", () => {
  expect(readContent(reportFixture("nunit/nunit3.xml").subarray(0, 4_000))).toMatchObject({
    kind: "unreadable",
    error: { code: "xml-truncated" },
  });
});
