import { describe, expect, test } from "vitest";
import { distinctTests } from "../../../src/core/reports/distinct-tests.ts";
import { readReport } from "../../../src/core/reports/index.ts";
import {
  inPieces,
  outline,
  problemOf,
  readContent,
  readTestReport,
  reportFixture,
} from "../../support/read-test-report.ts";

describe("a run of go test", () => {
  const fixture = reportFixture("go-test/go-test.json");
  const report = readTestReport(fixture);
  const inPackage = (name: string) =>
    outline(report).flatMap((line) =>
      line.includes(`example.com/shop/${name} > `) ? [line.replace(`example.com/shop/${name} > `, "")] : [],
    );

  test("counts subtests, and their parents only for failures of their own", () => {
    expect(report.format).toBe("go-test-json");
    expect(inPackage("calc")).toEqual([
      "passed TestAdd",
      "failed TestWrong",
      "passed TestTable/group/deep",
      "passed TestTable/n=1",
      "failed TestTable/n=3",
      "passed TestTable/n=2",
      "passed TestOwnFailure/fine",
      "failed TestOwnFailure",
      "skipped TestSkipped",
      "failed ExampleAdd",
    ]);
  });

  test("says what was said, without what go itself prints", () => {
    expect(problemOf(report, "TestWrong")).toEqual({
      kind: "failure",
      type: "",
      message: "Add(2, 2) = 4, want 5",
      text: "printed <by> the test\n    calc_test.go:17: Add(2, 2) = 4, want 5\n    calc_test.go:19: and gave up",
    });
    expect(problemOf(report, "TestSkipped")).toMatchObject({
      kind: "skipped",
      message: "not on this machine",
    });
    expect(problemOf(report, "ExampleAdd")).toMatchObject({ expected: "3", actual: "2" });
  });

  test("a panic is an error, and what it kept from finishing is, too", () => {
    expect(inPackage("panics")).toEqual(["passed TestBefore", "error TestIndex", "error TestParallel"]);
    expect(problemOf(report, "TestIndex")).toMatchObject({
      type: "panic",
      message: "panic: runtime error: index out of range [3] with length 0 [recovered, repanicked]",
    });
    expect(problemOf(report, "TestIndex")?.text).toContain("/home/dev/project/go/panics/p_test.go:11");
    expect(problemOf(report, "TestParallel")?.message).toBe("The test began and never finished.");
    expect(problemOf(report, "TestSlow")?.message).toBe("panic: test timed out after 2s");
  });

  test("a build that failed and a TestMain that gave up belong to no test", () => {
    expect(report.suiteProblems).toMatchObject([
      {
        suite: "example.com/shop/broken",
        problem: { type: "build failed", message: "broken/b_test.go:5:32: undefined: undefined" },
      },
      { suite: "example.com/shop/mains", problem: { kind: "error", message: "no database" } },
    ]);
  });

  test("is read the same in small pieces", () => {
    const result = readReport(inPieces(fixture, 11));
    expect({ ...result, cases: "cases" in result ? [...result.cases] : [] }).toEqual(report);
  });

  test("that was cut short is no success, wherever it was cut", () => {
    const text = fixture.toString("utf8");
    const lines = text.split("\n");
    for (let count = 8; count < 40; count += 3) {
      const cut = readTestReport(lines.slice(0, count).join("\n"));
      expect(cut.suiteProblems.some(({ problem }) => problem.message.startsWith("The stream ends"))).toBe(
        true,
      );
    }
    expect(readContent(text.slice(0, 2_000))).toMatchObject({
      kind: "unreadable",
      error: { code: "json-truncated" },
    });
  });
});

const go = (...events: readonly (object | string)[]) =>
  readTestReport(
    events.map((event) => (typeof event === "string" ? event : JSON.stringify(event))).join("\n"),
  );
const Package = "p";

test("a test that runs again is tried again: failed, then passed, is flaky", () => {
  const report = go(
    { Action: "start", Package },
    { Action: "run", Package, Test: "TestA" },
    { Action: "fail", Package, Test: "TestA", Elapsed: 0.25 },
    { Action: "fail", Package },
    { Action: "run", Package, Test: "TestA" },
    { Action: "pass", Package, Test: "TestA", Elapsed: 0.5 },
    { Action: "pass", Package },
  );
  expect(outline(report)).toEqual(["failed p > TestA", "passed p > TestA"]);
  expect(distinctTests(report.cases)).toMatchObject([{ flaky: true, outcome: "passed", durationMs: 750 }]);
  expect(report.suiteProblems).toEqual([]);
});

test("a name of a subtest may hold slashes", () => {
  const report = go(
    { Action: "run", Package, Test: "TestA" },
    { Action: "run", Package, Test: "TestA/b/c" },
    { Action: "fail", Package, Test: "TestA/b/c" },
    { Action: "fail", Package, Test: "TestA" },
    { Action: "fail", Package },
  );
  expect(outline(report)).toEqual(["failed p > TestA/b/c"]);
});

test("benchmarks are no tests, and events nobody knows are passed over", () => {
  const report = go(
    { Action: "run", Package, Test: "BenchmarkA" },
    { Action: "output", Package, Test: "BenchmarkA", Output: "BenchmarkA\n" },
    { Action: "bench", Package, Test: "BenchmarkA" },
    { Action: "attr", Package, Test: "TestA", Key: "k", Value: "v" },
    { Action: "output", Package, Test: "TestA", Output: "late\n" },
    { Action: "pass", Package, Test: "TestA" },
    { Action: "pass", Package, Test: "TestB" },
    { Action: "sparkle", Package },
    { Action: "pass", Package },
  );
  expect(outline(report)).toEqual(["passed p > TestA", "passed p > TestB"]);
  expect(report.suiteProblems).toEqual([]);
});

test("a benchmark that goes well has no end, and neither has one that holds others", () => {
  const report = readTestReport(reportFixture("go-test/benchmarks.json"));
  expect(outline(report)).toEqual(["passed example.com/shop/tm > TestOk"]);
  expect(report.suiteProblems).toEqual([]);
});

test("a benchmark that never said how fast it was did not finish", () => {
  const report = go(
    { Action: "run", Package, Test: "BenchmarkA" },
    { Action: "output", Package, Test: "BenchmarkA", Output: "BenchmarkA\n" },
    { Action: "fail", Package },
  );
  expect(outline(report)).toEqual(["error p > BenchmarkA"]);
});

test("what testify writes is found behind its labels", () => {
  const Output =
    "    a_test.go:10: \n        \tError Trace:\t/x/a_test.go:10\n        \tError:      \tNot equal: \n        \t            \texpected: 4\n";
  const report = go(
    { Action: "output", Package, Test: "TestA", Output },
    { Action: "fail", Package, Test: "TestA" },
    { Action: "fail", Package },
  );
  expect(problemOf(report, "TestA")?.message).toBe("Not equal:");
});

test("before Go 1.24 the compiler's words are no events", () => {
  const report = go(
    "# example.com/other",
    "other.go:1: noise of another package",
    "# p [p.test]",
    "./a_test.go:5:32: undefined: x",
    "FAIL\tp [build failed]",
    { Action: "run", Package: "q", Test: "TestA" },
    { Action: "pass", Package: "q", Test: "TestA" },
    { Action: "pass", Package: "q" },
    "FAIL\tr [setup failed]",
  );
  expect(report.suiteProblems).toMatchObject([
    { suite: "p", problem: { type: "build failed", message: "./a_test.go:5:32: undefined: x" } },
    { suite: "r", problem: { type: "setup failed", message: "setup failed" } },
  ]);
});

test("a package that failed without a word, and a build of which no package speaks, are no success", () => {
  const report = go(
    { Action: "build-fail", ImportPath: "q" },
    { Action: "start", Package },
    { Action: "fail", Package },
  );
  expect(report.suiteProblems).toMatchObject([
    { suite: "p", problem: { message: "p failed." } },
    { suite: "q", problem: { type: "build failed", message: "The build failed." } },
  ]);
});

test("output is kept up to the limit", () => {
  const events = Array.from({ length: 50 }, () =>
    JSON.stringify({ Action: "output", Package, Test: "TestA", Output: "0123456789\n" }),
  );
  const report = readTestReport(
    [...events, JSON.stringify({ Action: "fail", Package, Test: "TestA" })].join("\n"),
    { maxText: 100 },
  );
  expect(problemOf(report, "TestA")?.text).toHaveLength(100);
});
