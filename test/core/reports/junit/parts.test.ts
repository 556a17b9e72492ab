import { describe, expect, test } from "vitest";
import { countDistinct } from "../../../../src/core/reports/count-distinct.ts";
import { distinctTests } from "../../../../src/core/reports/distinct-tests.ts";
import { fixture } from "../../../support/fixture.ts";
import { testReport } from "../../../support/read.ts";

/** Outcome and flakiness of the one test of that name, and what the quick count says. */
function readOne(xml: string, name: string) {
  const { cases } = testReport(xml);
  const [test, ...others] = distinctTests(cases).filter((found) => found.name === name);
  expect(others).toEqual([]);
  return { outcome: test?.outcome, flaky: test?.flaky, counted: countDistinct(cases).flaky };
}

const BROKEN = { outcome: "failed", flaky: false, counted: 0 };

describe("cases that are parts of one test", () => {
  test("an expectation of testthat that holds is no second try of one that did not", () => {
    const xml = fixture("reports/junit/testthat-mixed.xml").toString();
    expect(readOne(xml, "fails_then_passes")).toEqual(BROKEN);
    const newer = xml.replace("('test-mixed.R:2')", "('test-mixed.R:2:36')");
    expect(newer).not.toBe(xml);
    expect(readOne(newer, "fails_then_passes")).toEqual(BROKEN);
  });

  test("nor is another row of a data provider of TestNG, in whichever order", () => {
    const follows = (head: string, ...results: string[]) =>
      `<testsuite name="shop.NgTest" ${head}>${results
        .map((result) => `<testcase classname="shop.NgTest" name="follows">${result}</testcase>`)
        .join("")}</testsuite>`;
    const failure = '<failure message="expected [6] but found [5]"/>';
    for (const results of [
      [failure, ""],
      ["", failure],
      ["", failure, ""],
      [failure, "", "<skipped/>"],
    ])
      expect(readOne(follows('ignored="0"', ...results), "follows")).toEqual(BROKEN);
    // Elsewhere a pass behind a failure is a retry.
    expect(readOne(follows("", failure, ""), "follows")).toEqual({
      outcome: "passed",
      flaky: true,
      counted: 1,
    });
    expect(readOne(fixture("reports/junit/testng.xml").toString(), "follows")).toEqual(BROKEN);
  });

  test("nor is another test without a name, as surefire writes those of Kotest", () => {
    const xml = fixture("reports/junit/surefire-kotest.xml").toString();
    expect(readOne(xml, "")).toEqual({ ...BROKEN, outcome: "error" });
    const passes = '<testcase name="" classname="shop.StringsSpec" time="0.087"/>';
    const passesLast = xml.replace(passes, "").replace("</testsuite>", `${passes}</testsuite>`);
    expect(readOne(passesLast, "")).toEqual({ ...BROKEN, outcome: "error" });
    expect(readOne(passesLast.replaceAll('name="" ', ""), "")).toEqual({ ...BROKEN, outcome: "error" });
  });

  test("nor is another example of RSpec, another assertion behind tap-junit, or another test of mocha", () => {
    const rspec = fixture("reports/junit/rspec-duplicates.xml").toString();
    expect(readOne(rspec, "shop <ü> follows")).toEqual(BROKEN);
    const tape = fixture("reports/junit/tap-junit.xml").toString();
    expect(readOne(tape, "should be strictly equal")).toEqual(BROKEN);
    const mocha =
      testReport(`<testsuite name="Mocha Tests"><testcase classname="shop" name="follows"><failure/></testcase>
      <testcase classname="shop" name="follows"/></testsuite>`);
    expect(distinctTests(mocha.cases).map(({ outcome }) => outcome)).toEqual(["failed", "passed"]);
  });

  test("what TestNG tries again it writes as skipped before", () => {
    expect(readOne(fixture("reports/junit/testng.xml").toString(), "flaky")).toMatchObject({
      outcome: "passed",
    });
  });
});

test("what fails while it is still to do in node:test does not fail the run", () => {
  const { counts } = testReport(
    `<testsuites><testcase name="todo" classname="test" failure="x"><skipped type="todo" message="later"/>
     <failure type="testCodeFailure" message="x">[Error [ERR_TEST_FAILURE]: x]</failure></testcase></testsuites>`,
  );
  expect(counts).toMatchObject({ failed: 0, skipped: 1 });
});

test("the time that unittest-xml-reporting puts behind a name is no part of the id", () => {
  const [found] = distinctTests(testReport(fixture("reports/junit/unittest-set-up-class.xml")).cases);
  expect(found?.id).toBe("test_more.py > unittest.suite._ErrorHolder > setUpClass (test_more.SetUp)");
});

test("Check has the root of JUnit and nothing else of it: something else, not a report without tests", () => {
  expect(() => testReport(fixture("reports/other/check.xml"))).toThrow("testsuites");
});
