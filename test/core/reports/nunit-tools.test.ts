import { describe, expect, test } from "vitest";
import { outline, problemOf, readTestReport, reportFixture } from "../../support/read-test-report.ts";

describe("NUnit reports by real tools, counted as the tools did", () => {
  test.each([
    // Tests run: 18, Errors: 2, Failures: 8, Inconclusive: 1; Not run: 5, Invalid: 1, Ignored: 4
    ["nunit-console", 7, 8, 3, 5, 2],
    // passed="8" failed="7" skipped="1", though every test has a `failure`
    ["pytest-nunit", 8, 7, 0, 1, 0],
    // Executed 8 of 12 (6 FAILED) (skipped 3): one spec is never reported
    ["karma-nunit2", 2, 6, 0, 3, 0],
    // 12 specs, 6 failures, 3 skipped
    ["jasmine", 3, 6, 0, 3, 0],
  ])("%s", (name, passed, failed, errors, skipped, suiteProblems) => {
    const report = readTestReport(reportFixture(`nunit/${name}.xml`));
    const cases = passed + failed + errors + skipped;
    expect(report.counts).toEqual({ cases, passed, failed, errors, skipped });
    expect(report.suiteProblems).toHaveLength(suiteProblems);
  });

  test("fixtures with arguments, and of a generic type, are suites of their own", () => {
    const lines = outline(readTestReport(reportFixture("nunit/nunit-console.xml")));
    expect(lines).toContain('error Shop.OrderTests("us") > Orders [shop.tests.dll]');
    expect(lines).toContain("passed Shop.Generic+Of<Int32> > Has [shop.tests.dll]");
  });

  test("the set-up of a fixture says why its tests failed", () => {
    const report = readTestReport(reportFixture("nunit/nunit-console.xml"));
    expect(problemOf(report, "One")).toMatchObject({
      message: "TestFixtureSetUp failed in BrokenSetUpTests",
    });
    expect(report.suiteProblems).toMatchObject([
      {
        suite: "Shop.BrokenSetUpTests",
        problem: { type: "System.IO.IOException", message: "SetUp : System.IO.IOException : file in use" },
      },
      { suite: "Shop.BrokenTearDownTests", problem: { message: "The suite failed." } },
    ]);
  });
});

test("an error of a suite without a stack is that of its tests", () => {
  const suite = (failure: string) =>
    readTestReport(`<test-results><test-suite name="S" result="Error"><failure><message>m</message>${failure}</failure>
      <results><test-case name="a" result="Failure"/></results></test-suite></test-results>`).suiteProblems;
  expect(suite("<stack-trace/>")).toEqual([]);
  expect(suite("<stack-trace>at A.Open()</stack-trace>")).toHaveLength(1);
});
