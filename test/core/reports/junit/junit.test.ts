import { describe, expect, test } from "vitest";
import { testReport } from "../../../support/read.ts";

describe("a JUnit report", () => {
  test("tells where a test belongs: class, else suites, file, line", () => {
    const { cases } = testReport(`<testsuites name="the run">
      <testsuite name="outer" file="src/outer.rb" package="p" hostname="h">
        <testcase name="direct" line="7"/>
        <testsuite name="inner" filepath="src/inner.rb"><testcase name="nested" lineno="x"/></testsuite>
        <testcase classname="A.B" name="of a class" file="src/a.rb" line="-1"/>
        <testcase classname="src/cart.spec.ts" name="of a file"/>
        <testcase name="with its line" file="test/cart_test.exs:12"/>
        <testcase name="with its line and column" file="C:\\cart.js:7:3"/>
      </testsuite>
      <testsuite name="src/order.test.ts"><testcase name="of a suite that is a file"/></testsuite>
      <testsuite><testcase/></testsuite>
    </testsuites>`);
    expect(cases.map(({ suite, name, file, line }) => [suite, name, file, line])).toEqual([
      ["outer", "direct", "src/outer.rb", 7],
      ["outer > inner", "nested", "src/inner.rb", undefined],
      ["A.B", "of a class", "src/a.rb", undefined],
      ["src/cart.spec.ts", "of a file", "src/outer.rb", undefined],
      ["outer", "with its line", "test/cart_test.exs", 12],
      ["outer", "with its line and column", "C:\\cart.js", 7],
      ["src/order.test.ts", "of a suite that is a file", "src/order.test.ts", undefined],
      ["", "", "", undefined],
    ]);
    expect(
      testReport('<testsuite name="s"><testcase classname="a/b.py" name="n"/></testsuite>').cases[0]?.file,
    ).toBe("a/b.py");
  });

  test("keeps what went wrong in the order written and counts the worst of it", () => {
    const { cases, counts } = testReport(`<testsuite name="s" tests="3">
      <testcase name="a"><skipped message="why"/><failure message="m" type="T">  </failure><error>text</error></testcase>
      <testcase name="b"><rerunFailure message="again"><stackTrace>at x</stackTrace><system-out>o</system-out></rerunFailure></testcase>
      <testcase name="c"><flakyError message="once"><stackTrace>at y</stackTrace></flakyError></testcase>
    </testsuite>`);
    expect(cases.map(({ outcome, flaky, problems }) => ({ outcome, flaky, problems }))).toEqual([
      {
        outcome: "error",
        flaky: false,
        problems: [
          { kind: "skipped", type: "", message: "why", text: "" },
          { kind: "failure", type: "T", message: "m", text: "" },
          { kind: "error", type: "", message: "", text: "text" },
        ],
      },
      {
        outcome: "failed",
        flaky: false,
        problems: [{ kind: "rerun", type: "", message: "again", text: "at x" }],
      },
      {
        outcome: "passed",
        flaky: true,
        problems: [{ kind: "flaky", type: "", message: "once", text: "at y" }],
      },
    ]);
    expect(counts).toEqual({ cases: 3, passed: 1, failed: 1, errors: 1, skipped: 0 });
  });

  test("loses nothing when elements stand where no tool should put them", () => {
    const { cases, suiteProblems } = testReport(`<testsuite name="s">
      <testcase name="outer"><failure>1</failure><testcase name="inner"><error>2</error></testcase><failure>3</failure></testcase>
      <testcase name="last"><failure>4<error>5</error>6</failure></testcase>
      <message>not a problem</message><skipped/><other/>
    </testsuite>`);
    expect(
      cases.map(({ name, outcome, problems }) => [name, outcome, problems.map(({ text }) => text)]),
    ).toEqual([
      ["outer", "failed", ["1"]],
      ["inner", "error", ["2"]],
      ["last", "error", ["", "5"]],
    ]);
    expect(suiteProblems).toMatchObject([{ suite: "s", problem: { kind: "failure", text: "3" } }]);
  });

  test.each([
    ['status="notrun"', "skipped"],
    ['status="run" result="suppressed"', "skipped"],
    ['status="Disabled"', "skipped"],
    ['status="FAILED"', "failed"],
    ['status="run" result="error"', "error"],
    ['result="disabled"', "skipped"],
    ['status="run" result="completed"', "passed"],
    ['status="passed"', "passed"],
  ])("believes %s where no element says more", (attributes, outcome) => {
    const { cases } = testReport(`<testsuite><testcase name="n" ${attributes}/></testsuite>`);
    expect(cases[0]?.outcome).toBe(outcome);
    const told = testReport(`<testsuite><testcase name="n" ${attributes}><skipped/></testcase></testsuite>`);
    expect(told.cases[0]?.outcome).toBe("skipped");
  });

  test.each([
    ["12.345", 12_345],
    ["0.0012", 1.2],
    ["3", 3_000],
    ["1.5", 1_500],
    ["0.000000001234", 0.000001234],
    ["1e-3", 1],
    ["1.", 1_000],
    [".5", 500],
    ["123456789012.34567", 123_456_789_012_345.67],
    ["1,234.5", 1_234_500],
    ["", undefined],
    ["NaN", undefined],
    ["-5", undefined],
  ])("a time of %j takes %j ms", (time, durationMs) => {
    expect(
      testReport(`<testsuite><testcase name="n" time="${time}"/></testsuite>`).cases[0]?.durationMs,
    ).toBe(durationMs);
  });

  test("adds up the durations of its cases, not what the header says", () => {
    const { durationMs } = testReport(
      '<testsuite time="99"><testcase time="0.25"/><testcase/><testcase time="1"/></testsuite>',
    );
    expect(durationMs).toBe(1_250);
  });

  test("is never a success when its header tells of failures and no case is there", () => {
    const failed = testReport(
      '<testsuites tests="5" failures="1"><testsuite name="a" tests="5" failures="1"/></testsuites>',
    );
    expect(failed.suiteProblems).toMatchObject([{ suite: "a", problem: { kind: "failure" } }]);
    const broken = testReport('<testsuite name="a" errors="2"/>');
    expect(broken.suiteProblems).toMatchObject([{ suite: "a", problem: { kind: "error" } }]);
    const told = testReport('<testsuite name="a" errors="1"><error message="beforeAll"/></testsuite>');
    expect(told.suiteProblems).toMatchObject([{ problem: { message: "beforeAll" } }]);
  });

  test("warns once of totals that are wrong", () => {
    const one = testReport('<testsuite name="a" tests="2"><testcase/></testsuite>');
    expect(one.warnings).toEqual([
      "Declared totals differ from the test cases counted: a declares 2, holds 1.",
    ]);
    const two = testReport(
      '<testsuites tests="9"><testsuite name="a" tests="2"><testcase/></testsuite></testsuites>',
    );
    expect(two.warnings).toEqual([
      "Declared totals differ from the test cases counted: the root declares 9, holds 1, and 1 more.",
    ]);
  });

  test("warns of failures that a header declares and nothing bears out", () => {
    const suite = (cases: string) =>
      testReport(`<testsuite name="a" tests="1" failures="1">${cases}</testsuite>`);
    expect(suite("<testcase/>").warnings).toEqual([
      "Declared totals differ from the test cases counted: a declares 1 failed, shows none.",
    ]);
    expect(
      testReport('<testsuites failures="2"><testsuite><testcase/></testsuite></testsuites>').warnings,
    ).toEqual([
      "Declared totals differ from the test cases counted: the root declares 2 failed, shows none.",
    ]);
    expect(suite("<testcase><failure/></testcase>").warnings).toEqual([]);
    expect(suite("<testcase><skipped/></testcase>").warnings).toEqual([]);
    expect(suite('<testcase status="failed"/>').warnings).toEqual([]);
    expect(suite("<testcase/><error/>").warnings).toEqual([]);
  });

  test("keeps output only where a failure says nothing itself", () => {
    const { cases } = testReport(`<testsuite>
      <testcase name="a"><system-out>before</system-out><failure/><system-out>after</system-out><system-err>more</system-err></testcase>
      <testcase name="b"><failure>said</failure><system-out>after</system-out></testcase>
      <testcase name="c"><skipped/><system-out>after</system-out></testcase>
    </testsuite>`);
    expect(cases.map(({ problems }) => problems[0]?.text)).toEqual(["after", "said", ""]);
  });

  test("a message may have an element of its own", () => {
    const { cases } = testReport(
      "<testsuite><testcase name='a'><failure><message> m </message><stack-trace>at z</stack-trace></failure></testcase></testsuite>",
    );
    expect(cases[0]?.problems).toEqual([{ kind: "failure", type: "", message: "m", text: "at z" }]);
  });

  test("cuts texts short when all of them together are too long", () => {
    const long = "x".repeat(60_000);
    const failing = `<testcase><failure message="m">${long}</failure></testcase>`;
    const report = testReport(`<testsuite>${failing.repeat(1_200)}</testsuite>`);
    expect(report.cases[0]?.problems[0]?.text).toHaveLength(60_000);
    expect(report.cases.at(-1)?.problems[0]?.text).toHaveLength(1_000);
    expect(report.warnings.join()).toMatch(/\d+ texts were cut short/);
  });

  test("keeps names of every kind and length apart", () => {
    const names = Array.from({ length: 30_000 }, (_, i) => {
      if (i % 7 === 0) return `größer ${i}`;
      if (i % 11 === 0) return "";
      return i % 1_001 === 0 ? "long".repeat(500) + i : `test number ${i}`;
    });
    const xml = `<testsuite>${names.map((name) => `<testcase name="${name}" classname="${name}"/>`).join("\n")}</testsuite>`;
    const { cases } = testReport(xml);
    expect(cases.map(({ name }) => name)).toEqual(names);
    expect(cases.every(({ name, suite }) => suite === name)).toBe(true);
  });

  test("cases without a name are told apart where tools never retry", () => {
    const { cases } = testReport(
      '<testsuites name="jest tests"><testsuite><testcase/><testcase/></testsuite></testsuites>',
    );
    expect(cases.map(({ variant }) => variant)).toEqual(["", "#2"]);
  });

  test("suites of one name are different suites", () => {
    const { cases } = testReport(`<testsuites>
      <testsuite name="s"><testcase name="n"/></testsuite>
      <testsuite name="s"><testcase name="n"/></testsuite>
    </testsuites>`);
    expect(new Set(cases.map(({ variant }) => variant)).size).toBe(2);
  });
});
