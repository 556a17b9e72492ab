import { describe, expect, test } from "vitest";
import { countDistinct } from "../../../../src/core/reports/count-distinct.ts";
import { distinctTests } from "../../../../src/core/reports/distinct-tests.ts";
import { fixture } from "../../../support/fixture.ts";
import { testReport } from "../../../support/read.ts";

/** passed, failed, errors, skipped of the cases as written; then distinct tests, flaky ones, and problems outside tests. */
const EXPECTED: Readonly<Record<string, readonly [number, number, number, number, number, number, number]>> =
  {
    bats: [2, 4, 0, 2, 8, 0, 0],
    behave: [1, 1, 1, 0, 3, 0, 0],
    "boost-test": [1, 1, 1, 1, 4, 0, 0],
    busted: [1, 2, 2, 2, 7, 0, 1],
    "cargo-nextest": [2, 1, 0, 1, 4, 1, 0],
    catch2: [1, 1, 1, 1, 4, 0, 0],
    cmocka: [1, 4, 0, 1, 6, 0, 0],
    "common-test": [6, 2, 0, 2, 10, 0, 0],
    ctest: [1, 1, 0, 2, 4, 0, 0],
    cucumber: [1, 2, 0, 0, 3, 0, 0],
    doctest: [3, 5, 1, 0, 9, 0, 0],
    eunit: [2, 0, 4, 1, 7, 0, 0],
    "go-junit-report": [2, 4, 0, 1, 7, 0, 0],
    googletest: [2, 2, 0, 2, 6, 0, 0],
    gotestsum: [3, 10, 0, 1, 7, 1, 0],
    jasmine: [3, 6, 0, 3, 12, 0, 0],
    "jest-junit": [4, 4, 1, 1, 10, 0, 0],
    karma: [2, 6, 0, 3, 11, 0, 0],
    "minitest-reporters": [1, 1, 1, 1, 4, 0, 0],
    "mocha-junit-reporter": [2, 2, 0, 0, 4, 0, 0],
    newman: [3, 1, 0, 0, 4, 0, 0],
    "newman-full": [5, 3, 2, 0, 10, 0, 0],
    "mocha-xunit": [2, 2, 0, 2, 6, 0, 0],
    "node-test": [2, 3, 0, 2, 7, 0, 0],
    nose2: [1, 1, 1, 2, 5, 0, 0],
    "perl-tap-formatter": [3, 1, 0, 0, 4, 0, 1],
    phpunit: [2, 2, 1, 2, 7, 0, 0],
    playwright: [5, 3, 0, 2, 10, 0, 0],
    pytest: [4, 3, 3, 2, 11, 0, 0],
    "pytest-collection": [0, 0, 2, 0, 2, 0, 0],
    "pytest-rerunfailures": [3, 1, 0, 0, 2, 0, 0],
    "pytest-subtests": [9, 7, 1, 2, 17, 0, 0],
    "pytest-xunit1": [4, 3, 3, 2, 11, 0, 0],
    robot: [1, 1, 0, 1, 3, 0, 0],
    rspec: [1, 2, 0, 2, 5, 0, 0],
    scalatest: [1, 2, 0, 3, 6, 0, 0],
    "rspec-duplicates": [2, 2, 0, 0, 3, 0, 0],
    "surefire-BrokenTest": [0, 0, 1, 0, 1, 0, 0],
    "surefire-CartTest": [3, 2, 1, 1, 7, 1, 0],
    "surefire-after-all": [1, 0, 1, 0, 2, 0, 0],
    "surefire-cucumber": [2, 1, 1, 0, 4, 0, 0],
    "surefire-junit4": [4, 1, 0, 3, 8, 0, 0],
    "surefire-jupiter": [10, 11, 3, 2, 26, 0, 0],
    "surefire-kotest": [1, 1, 1, 1, 1, 0, 0],
    "surefire-kotlin": [1, 1, 1, 1, 4, 0, 0],
    "surefire-spock": [3, 3, 1, 2, 9, 0, 0],
    "surefire-testng": [5, 4, 0, 4, 11, 0, 0],
    "tap-junit": [4, 2, 0, 0, 2, 0, 0],
    testng: [5, 2, 1, 4, 9, 0, 0],
    testthat: [5, 2, 1, 2, 7, 0, 0],
    "testthat-mixed": [2, 1, 0, 0, 1, 0, 0],
    "unittest-set-up-class": [0, 0, 1, 0, 1, 0, 0],
    "unittest-xml-reporting": [1, 1, 1, 2, 5, 0, 0],
    vitest: [4, 5, 0, 2, 11, 0, 0],
  };

describe("JUnit reports by real tools", () => {
  test.each(Object.entries(EXPECTED))("%s is counted by its cases", (tool, expected) => {
    const { counts, cases, suiteProblems } = testReport(fixture(`reports/junit/${tool}.xml`));
    const { passed, failed, errors, skipped } = counts;
    const tests = distinctTests(cases, { root: "/home/dev/project" });
    const flaky = tests.filter((found) => found.flaky).length;
    expect([passed, failed, errors, skipped, tests.length, flaky, suiteProblems.length]).toEqual(expected);
    expect(countDistinct(cases)).toEqual({ distinctTests: tests.length, flaky });
    expect(new Set(tests.map(({ id }) => id)).size).toBe(tests.length);
  });

  test("ids are the same wherever the report was made", () => {
    const here = fixture("reports/junit/phpunit.xml").toString();
    const there = here
      .replaceAll("/home/dev/project", "D:\\a\\shop\\shop")
      .replaceAll("/tests/", "\\tests\\");
    const ids = (xml: string, root: string) =>
      distinctTests(testReport(xml).cases, { root }).map(({ id }) => id);
    expect(ids(there, "/home/runner/work/shop/shop")).toEqual(ids(here, "/home/dev/project"));
    expect(ids(here, "/home/dev/project")).toContain("php/tests/CartTest.php > CartTest > testAddsAnItem");
  });

  test("Playwright projects stay apart, each with its own result", () => {
    const tests = distinctTests(testReport(fixture("reports/junit/playwright.xml")).cases);
    expect(
      tests.filter(({ id }) => id.includes("only alpha breaks")).map(({ id, outcome }) => [id, outcome]),
    ).toEqual([
      ["cart.spec.ts > cart › only alpha breaks [alpha]", "failed"],
      ["cart.spec.ts > cart › only alpha breaks [beta]", "passed"],
    ]);
  });

  test("two tests of one name are no retry in tools that never write retries", () => {
    for (const tool of ["vitest", "jest-junit", "node-test"]) {
      const tests = distinctTests(testReport(fixture(`reports/junit/${tool}.xml`)).cases);
      const twice = tests.filter(({ id }) => id.includes("twice")).map(({ outcome }) => outcome);
      expect(new Set(twice)).toEqual(new Set(["passed", "failed"]));
    }
  });

  test("a test that pytest writes twice, failed and with a broken teardown, stays broken", () => {
    const tests = distinctTests(testReport(fixture("reports/junit/pytest.xml")).cases);
    const found = tests.find(({ name }) => name === "test_fails_and_teardown_breaks");
    expect(found).toMatchObject({ outcome: "error", flaky: false, tries: 2 });
    expect(found?.problems.map(({ kind }) => kind)).toEqual(["failure", "error"]);
  });

  test("pytest counts lines from zero, we from one", () => {
    const { cases } = testReport(fixture("reports/junit/pytest-xunit1.xml"));
    expect(cases.find(({ name }) => name === "test_adds_an_item")).toMatchObject({
      file: "test_cart.py",
      line: 9,
    });
  });

  test("surefire's stack trace of a flaky failure is kept", () => {
    const { cases } = testReport(fixture("reports/junit/surefire-CartTest.xml"));
    const flaky = cases.find(({ name }) => name === "passesOnTheSecondTry");
    expect(flaky).toMatchObject({ outcome: "passed", flaky: true, problems: [{ kind: "flaky" }] });
    expect(flaky?.problems[0]?.text).toContain("CartTest.java:12");
  });

  test("what CTest says only in its output becomes the text of the failure", () => {
    const { cases } = testReport(fixture("reports/junit/ctest.xml"));
    expect(cases[1]).toMatchObject({
      outcome: "failed",
      problems: [{ message: "", text: "price fail <&>\n" }],
    });
  });

  test("what broke outside any test is told", () => {
    const { suiteProblems } = testReport(fixture("reports/junit/perl-tap-formatter.xml"));
    expect(suiteProblems).toMatchObject([
      { suite: "cart_t", problem: { message: expect.stringMatching(/^Dubious/) } },
    ]);
  });
});
