import { describe, expect, test } from "vitest";
import { readReport } from "../../../src/core/reports/index.ts";
import {
  inPieces,
  outline,
  problemOf,
  readContent,
  readTestReport,
  reportFixture,
} from "../../support/read-test-report.ts";

const messages = (report: { suiteProblems: readonly { suite: string; problem: { message: string } }[] }) =>
  report.suiteProblems.map(({ suite, problem }) =>
    suite === "" ? problem.message : `${suite}: ${problem.message}`,
  );

describe("node:test", () => {
  const fixture = reportFixture("tap/node-test.tap");
  const report = readTestReport(fixture);

  test("nests its tests in subtests, and what is still to do is no failure", () => {
    expect(report.format).toBe("tap");
    expect(outline(report)).toEqual([
      "passed calc > adds",
      "failed calc > is wrong",
      "failed calc > compares #1 \\ 2",
      "skipped calc > is skipped",
      "skipped calc > is still to do",
      "passed a parent > a child",
      "passed with a hook > passes",
    ]);
    expect(report.warnings).toEqual([]);
  });

  test("says what went wrong in YAML", () => {
    const problem = problemOf(report, "is wrong");
    expect(problem).toMatchObject({ kind: "failure", type: "AssertionError" });
    expect(problem?.message).toMatch(/^Expected values to be strictly deep-equal:\n\+ actual/);
    expect(problem?.text).toMatch(
      /^ {4}at TestContext\.<anonymous> \(file:\/\/\/home\/dev\/project\/js\/node\/calc\.test\.mjs:5:31\)\n/,
    );
    expect(problem).toMatchObject({ expected: "sum: 5", actual: "sum: 4" });
    expect(problemOf(report, "compares #1 \\ 2")).toMatchObject({ expected: 'a "b"', actual: "it's" });
    expect(report.cases[0]?.durationMs).toBeGreaterThan(0);
  });

  test("a test that fails beside its subtests, and a hook, are problems of their own", () => {
    expect(messages(report)).toEqual(["a parent: its own failure", "with a hook: no clean-up"]);
  });

  test("is read the same in small pieces and with other line ends", () => {
    const pieces = readReport(inPieces(fixture));
    expect({ ...pieces, cases: "cases" in pieces ? [...pieces.cases] : [] }).toEqual(report);
    expect(readTestReport(fixture.toString("utf8").replaceAll("\n", "\r\n")).counts).toEqual(report.counts);
  });

  test("that was cut short is no success, wherever it was cut", () => {
    const lines = fixture.toString("utf8").split("\n");
    const plan = lines.findLastIndex((line) => line.startsWith("1.."));
    for (let count = 1; count <= plan; count++)
      expect(messages(readTestReport(lines.slice(0, count).join("\n")))).not.toEqual([]);
  });
});

test("Perl's Test::More speaks in comments, and planned more than it ran", () => {
  const report = readTestReport(reportFixture("tap/test-more.tap"));
  expect(outline(report)).toEqual([
    "passed adds",
    "failed is wrong",
    "failed compares",
    "skipped test 4",
    "skipped still to do",
    "passed a group > first",
    "failed a group > second",
    "passed test 7",
  ]);
  expect(problemOf(report, "is wrong")).toMatchObject({
    message: "Failed test 'is wrong'",
    text: "  Failed test 'is wrong'\n  at calc.t line 4.\n         got: '4'\n    expected: '5'\n",
    expected: "'5'",
    actual: "'4'",
  });
  expect(problemOf(report, "still to do")?.message).toBe("TODO later");
  expect(messages(report)).toEqual(["Planned 8 tests, but ran 7."]);
});

test("tape names its tests in comments", () => {
  const report = readTestReport(reportFixture("tap/tape.tap"));
  expect(outline(report)).toEqual(["passed calc > adds", "failed calc > is wrong", "skipped todo > not yet"]);
  expect(problemOf(report, "is wrong")).toMatchObject({
    message: "is wrong",
    expected: "{ sum: 5 }",
    actual: "{ sum: 4 }",
  });
  expect(problemOf(report, "is wrong")?.text).toContain("/home/dev/project/js/tape/calc.js:4:5");
  expect(report.suiteProblems).toEqual([]);
});

test("pytest-tap marks the line that matters", () => {
  const report = readTestReport(reportFixture("tap/pytest.tap"));
  expect(report.counts).toEqual({ cases: 8, passed: 3, failed: 3, errors: 0, skipped: 2 });
  expect(problemOf(report, "test_calc.py::test_with_database")?.message).toBe("RuntimeError: no database");
});

test.each(["tap/bats.tap", "tap/bats13.tap"])("bats, %s", (fixture) => {
  const report = readTestReport(reportFixture(fixture));
  expect(outline(report)).toEqual(["passed adds", "failed is wrong", "skipped is skipped"]);
  expect(problemOf(report, "is wrong")?.message).toMatch(/^\(in test file calc\.bats, line 6\)/);
  expect(problemOf(report, "is skipped")?.message).toBe("no stock");
  expect(report.suiteProblems).toEqual([]);
});

const tap = (...lines: readonly string[]) => readTestReport(lines.join("\n"));

describe("a plan", () => {
  test("that fits may stand first or last", () => {
    expect(messages(tap("1..1", "ok 1"))).toEqual([]);
    expect(messages(tap("ok 1", "1..1"))).toEqual([]);
  });

  test("that is missing or does not fit is no success", () => {
    expect(messages(tap("TAP version 13", "ok 1 - a"))).toEqual([
      "The stream ends without a plan, after 1 tests.",
    ]);
    expect(messages(tap("TAP version 14"))).toEqual(["The stream ends without a plan, after 0 tests."]);
    expect(messages(tap("1..2", "ok 1 - a"))).toEqual(["Planned 2 tests, but ran 1."]);
    expect(messages(tap("1..1", "ok 1 - a", "ok 2 - b"))).toEqual(["Planned 1 tests, but ran 2."]);
  });

  test("of nothing is a skip", () => {
    const report = tap("1..0 # SKIP no database");
    expect(report).toMatchObject({ cases: [], warnings: ["All tests of a plan were skipped: no database"] });
  });

  test("of a subtest counts, too", () => {
    expect(messages(tap("# Subtest: s", "    1..2", "    ok 1 - a", "ok 1 - s", "1..1"))).toEqual([
      "s: Planned 2 tests, but ran 1.",
    ]);
  });

  test("belongs to its own stream when several were put together", () => {
    expect(messages(tap("ok 1 - a", "1..1", "ok 1 - b", "ok 2 - c", "1..2"))).toEqual([]);
    expect(messages(tap("1..1", "ok 1 - a", "1..2", "ok 1 - b"))).toEqual(["Planned 2 tests, but ran 1."]);
    const joined = tap("TAP version 13", "1..1", "ok 1 - a", "TAP version 13", "1..1", "not ok 1 - a");
    expect(messages(joined)).toEqual([]);
    expect(outline(joined)).toEqual(["passed a", "failed a [#2]"]);
  });
});

test("bail out ends everything, and the plan is then no news", () => {
  expect(messages(tap("1..3", "ok 1", "Bail out! no database"))).toEqual(["Bail out! no database"]);
  expect(messages(tap("1..3", "Bail out!"))).toEqual(["Bail out!"]);
});

describe("directives", () => {
  test.each([
    ["ok 1 - a # SKIP no stock", "skipped", "no stock"],
    ["ok 1 - a # skipped: no stock", "skipped", "no stock"],
    ["not ok 1 - a # SKIP", "skipped", ""],
    ["not ok 1 - a # TODO later", "skipped", "TODO later"],
    ["ok 1 - a # todo", "skipped", "TODO"],
    ["ok 1 # skip", "skipped", ""],
    ["ok 1 - a \\# todo is no directive", "passed", undefined],
    ["ok 1 - issue#todo", "passed", undefined],
    ["ok", "passed", undefined],
    ["not ok", "failed", ""],
    ["not ok 1", "failed", ""],
  ])("%s", (line, outcome, message) => {
    const report = tap("1..1", line);
    expect(report.cases[0]?.outcome).toBe(outcome);
    expect(report.cases[0]?.problems[0]?.message).toBe(message);
  });

  test("TODO excuses what fails in its subtests", () => {
    const report = tap("    not ok 1 - a", "    ok 2 - b", "    1..2", "not ok 1 - s # TODO", "1..1");
    expect(outline(report)).toEqual(["skipped s > a", "passed s > b"]);
    expect(messages(report)).toEqual([]);
  });
});

describe("subtests", () => {
  test("may stand in braces behind their point, as node-tap writes them", () => {
    const report = tap(
      "TAP version 14",
      "not ok 1 - s # time=12.5ms {",
      "    ok 1 - a # time=3ms",
      "    not ok 2 - b",
      "      ---",
      "      at:",
      "        line: 5",
      "      ...",
      "    1..2",
      "}",
      "",
      "ok 2 - c # time=1s",
      "1..2",
    );
    expect(outline(report)).toEqual(["passed s > a", "failed s > b", "passed c"]);
    expect(report.cases.map(({ durationMs }) => durationMs)).toEqual([3, undefined, 1000]);
    expect(messages(report)).toEqual([]);
  });

  test("in braces that are never closed belong to their point all the same", () => {
    expect(outline(tap("ok 1 - s {", "    ok 1 - a", "    1..1", "ok 2 - b", "1..2"))).toEqual([
      "passed s > a",
      "passed b",
    ]);
    expect(outline(tap("ok 1 - s {", "    ok 1 - a", "    1..1"))).toEqual(["passed s > a"]);
    expect(outline(tap("    ok 1 - s {", "        ok 1 - a", "        1..1", "ok 1 - t", "1..1"))).toEqual([
      "passed t > s > a",
    ]);
  });

  test("whose point never came are named by their comment, and are no success", () => {
    const report = tap(
      "TAP version 14",
      "# Subtest: s",
      "    ok 1 - a",
      "    # Subtest: t",
      "        ok 1 - b",
    );
    expect(outline(report)).toEqual(["passed s > a", "passed s > t > b"]);
    expect(messages(report)).toHaveLength(3);
    expect(outline(tap("TAP version 14", "    ok 1 - a"))).toEqual(["passed unnamed subtest > a"]);
    expect(outline(tap("TAP version 14", "    # Subtest: s", "    ok 1 - a"))).toEqual(["passed s > a"]);
  });

  test("without tests leave their point a test, and an empty suite of node is none", () => {
    expect(outline(tap("    1..0 # skip", "ok 1 - s # skip", "1..1"))).toEqual(["skipped s"]);
    const empty = ["ok 1 - s", "  ---", "  type: 'suite'", "  ...", "1..1"];
    expect(outline(tap("    1..0", ...empty))).toEqual([]);
    expect(outline(tap("    1..0", ...empty.with(0, "not ok 1 - s")))).toEqual(["failed s"]);
  });

  test("too deep are refused", () => {
    const lines = Array.from({ length: 200 }, (_, depth) => `${"    ".repeat(depth)}ok 1 - a`);
    expect(readContent(["TAP version 14", ...lines].join("\n"))).toMatchObject({
      kind: "unreadable",
      error: { code: "tap-too-deep" },
    });
  });
});

describe("YAML", () => {
  const failed = (...yaml: readonly string[]) =>
    tap("1..2", "not ok 1 - a", "  ---", ...yaml.map((line) => `  ${line}`), "  ...", "ok 2 - b").cases[0]
      ?.problems[0];

  test("has quotes of three kinds, blocks and nested entries", () => {
    expect(
      failed("message: 'it''s'", 'name: "Odd\\"Error"', "'found': 4", '"wanted":', "  sum: 5", "- none"),
    ).toMatchObject({
      message: "it's",
      type: 'Odd"Error',
      actual: "4",
      expected: "sum: 5",
    });
    expect(failed("message: |-", "  first", "", "    second", "severity: fail")?.message).toBe(
      "first\n\n  second",
    );
  });

  test("without a stack is kept as it is", () => {
    expect(failed("severity: fail")).toMatchObject({ message: "", text: "severity: fail\n" });
  });

  test("may lack its end", () => {
    const report = tap("1..2", "not ok 1 - a", "  ---", "  message: x", "ok 2 - b");
    expect(outline(report)).toEqual(["failed a", "passed b"]);
    expect(problemOf(report, "a")?.message).toBe("x");
  });

  test("is cut to the limit, and so are comments", () => {
    const lines = [
      "1..2",
      "not ok 1 - a",
      "  ---",
      ...Array(50).fill("  key: 0123456789"),
      "  ...",
      "not ok 2 - b",
    ];
    const report = readTestReport([...lines, ...Array(50).fill("# 0123456789")].join("\n"), { maxText: 40 });
    expect(report.cases.map(({ problems }) => problems[0]?.text.length)).toEqual([40, 40]);
  });

  test("without a point before it is no YAML", () => {
    expect(outline(tap("TAP version 13", "  ---", "ok 1 - a", "---", "1..1"))).toEqual(["passed a"]);
  });

  test("without a number for its duration has none", () => {
    const report = tap("ok 1 - a", "  ---", "  duration_ms: soon", "  ...", "1..1");
    expect(report.cases[0]?.durationMs).toBeUndefined();
  });
});

test("lines of npm, prove and the tests themselves are passed over", () => {
  const report = tap(
    "",
    "> shop@1.0.0 test",
    "> tape *.js",
    "",
    "TAP version 13",
    "printed",
    "ok 1 - a",
    "okay",
    "1..1",
  );
  expect(outline(report)).toEqual(["passed a"]);
});

test("a sum that lies is told", () => {
  expect(tap("1..1", "ok 1 - a", "# tests 3").warnings).toEqual([
    "The report declares 3 tests, but holds 1.",
  ]);
});

test("other text is not taken for TAP", () => {
  expect(readContent("ok then, nothing to see\n")).toMatchObject({ kind: "unreadable" });
});
