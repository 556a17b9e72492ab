import { describe, expect, test } from "vitest";
import { type CollectOptions, collectResults } from "../../../src/core/attempt/collect-results.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { readSession } from "../../../src/core/memory/read-session.ts";
import { writeSession } from "../../../src/core/memory/write-session.ts";
import { REDACTED } from "../../../src/core/redact.ts";
import type { Problem, SuiteProblem, TestCase, TestReport } from "../../../src/core/reports/test-report.ts";
import { testReportOf } from "../../../src/core/reports/test-report-of.ts";
import { aLedger, anEvidence } from "../../support/builders.ts";

const OPTIONS: CollectOptions = {
  root: "/home/dev/project",
  tracked: new Set(["src/a.js", "test/a.test.js"]),
  secrets: [],
};

function aCase(given: Partial<TestCase> = {}): TestCase {
  const { outcome = "passed" } = given;
  const problems = outcome === "failed" ? [aProblem()] : [];
  return {
    suite: "",
    name: "works",
    file: "",
    line: undefined,
    variant: "",
    outcome,
    durationMs: 1,
    flaky: false,
    problems,
    ...given,
  };
}

function aProblem(given: Partial<Problem> = {}): Problem {
  return { kind: "failure", type: "AssertionError", message: "1 !== 2", text: "", ...given };
}

function aTestReport(cases: readonly TestCase[], suiteProblems: readonly SuiteProblem[] = []): TestReport {
  return testReportOf("junit", { cases, suiteProblems, warnings: [] });
}

describe("the tests of one run", () => {
  test("are told apart by id, whichever report they are in", () => {
    const { outcomes } = collectResults(
      [aTestReport([aCase({ name: "one" })]), aTestReport([aCase({ name: "two", outcome: "skipped" })])],
      OPTIONS,
    );
    expect([...outcomes]).toEqual([
      ["one", "passed"],
      ["two", "skipped"],
    ]);
  });

  test.each([
    ["passed", "failed", "failed"],
    ["failed", "passed", "failed"],
    ["error", "failed", "error"],
    ["skipped", "passed", "passed"],
    ["failed", "skipped", "failed"],
  ] as const)("%s in one report and %s in another is believed to be %s", (first, second, believed) => {
    const reports = [aTestReport([aCase({ outcome: first })]), aTestReport([aCase({ outcome: second })])];
    expect(collectResults(reports, OPTIONS).outcomes.get("works")).toBe(believed);
  });

  test.each([
    ["first", [true, false]],
    ["last", [false, true]],
  ])("a flake stays known when the %s report shows it", (_which, flags) => {
    const reports = flags.map((flaky) => aTestReport([aCase({ flaky })]));
    expect([...collectResults(reports, OPTIONS).flaky]).toEqual(["works"]);
  });

  test("took as long as all reports together", () => {
    const reports = [aTestReport([aCase({ durationMs: 1.4 })]), aTestReport([aCase({ durationMs: 2.4 })])];
    expect(collectResults(reports, OPTIONS).durationMs).toBe(4);
  });
});

test("only what failed or broke has a failure", () => {
  const cases = (["passed", "failed", "error", "skipped"] as const).map((outcome) =>
    aCase({
      name: outcome,
      outcome,
      problems: [aProblem({ kind: outcome === "error" ? "error" : "failure" })],
    }),
  );
  const { failures } = collectResults([aTestReport(cases)], OPTIONS);
  expect(failures.map(({ name }) => name)).toEqual(["failed", "error"]);
});

describe("a failure", () => {
  const failed = (given: Partial<TestCase>, problem: Partial<Problem> = {}, options = OPTIONS) =>
    collectResults(
      [aTestReport([aCase({ outcome: "failed", problems: [aProblem(problem)], ...given })])],
      options,
    ).failures[0];

  test("keeps what the report says, with paths of the repository", () => {
    const stack = [
      "TypeError: x is not a function",
      "    at run (/home/dev/project/src/a.js:3:1)",
      "    at /home/dev/project/test/a.test.js:9:3",
    ].join("\n");
    expect(
      failed(
        { name: "runs", file: "test/a.test.js" },
        { type: "TypeError", message: "x is not a function", text: stack },
      ),
    ).toEqual({
      test: expect.stringContaining("runs"),
      scope: "test",
      name: "runs",
      errorType: "TypeError",
      rawType: "TypeError",
      message: "x is not a function",
      expected: null,
      actual: null,
      stack,
      testFile: "test/a.test.js",
      testLine: 9,
      frame: { file: "src/a.js", line: 3, function: "run" },
      callers: [{ file: "test/a.test.js", line: 9, function: null }],
    });
  });

  test("states both sides when the report has them, and the line of the case when no frame tells it", () => {
    const failure = failed(
      { line: 12, file: "test/a.test.js" },
      { expected: "1", actual: "2", text: "    at src/a.js:5:1" },
    );
    expect(failure).toMatchObject({ expected: "1", actual: "2", testLine: 12, frame: { function: null } });
  });

  test.each(["failure", "error"] as const)(
    "is the last %s, whatever else the report tells of that test",
    (kind) => {
      const told = [
        aProblem({ kind, message: "first" }),
        aProblem({ kind, message: "last" }),
        aProblem({ kind: "rerun", message: "again" }),
        aProblem({ kind: "skipped", message: "not now" }),
      ];
      expect(failed({ problems: told })?.message).toBe("last");
    },
  );

  test("that says nothing is a failure all the same", () => {
    const { failures } = collectResults([aTestReport([aCase({ outcome: "failed", problems: [] })])], OPTIONS);
    expect(failures).toMatchObject([
      { name: "works", rawType: "", message: "", testFile: null, testLine: null, frame: null },
    ]);
  });

  test("of a suite belongs to no test", () => {
    const { outcomes, failures } = collectResults(
      [aTestReport([], [{ suite: "setup", problem: aProblem() }])],
      OPTIONS,
    );
    expect(outcomes.size).toBe(0);
    expect(failures).toMatchObject([{ test: "setup", scope: "suite", name: "setup", message: "1 !== 2" }]);
  });

  test("is cut to a length that no ledger notices", () => {
    const failure = failed(
      {},
      { type: "T".repeat(9_000), message: "m".repeat(9_000), text: "s".repeat(9_000) },
    );
    expect([failure?.rawType.length, failure?.message.length, failure?.stack.length]).toEqual([
      2_000, 2_000, 8_000,
    ]);
  });

  test("of many is one of the first 200", () => {
    const cases = Array.from({ length: 300 }, (_, number) =>
      aCase({ name: `test ${number}`, outcome: "failed" }),
    );
    const { failures, outcomes } = collectResults([aTestReport(cases)], OPTIONS);
    expect([failures.length, outcomes.size]).toEqual([200, 300]);
  });
});

describe("nothing of a report harms what is stored", () => {
  test("a secret is taken out wherever it stands, before it is stored", () => {
    const secret = "hunter2-hunter2";
    const problem = aProblem({
      type: secret,
      message: secret,
      text: secret,
      expected: secret,
      actual: secret,
    });
    const cases = [
      aCase({ name: `logs in with ${secret}`, suite: secret, outcome: "failed", problems: [problem] }),
    ];
    const results = collectResults([aTestReport(cases, [{ suite: secret, problem }])], {
      ...OPTIONS,
      secrets: [secret],
    });
    const stored = JSON.stringify({ ...results, outcomes: [...results.outcomes], flaky: [...results.flaky] });
    expect(stored).not.toContain(secret);
    expect(results.failures.map(({ name }) => name)).toEqual([`logs in with ${REDACTED}`, REDACTED]);
    expect(results.failures[0]?.test).toBe([...results.outcomes.keys()][0]);
  });

  test("a number that no one can mean leaves the ledger readable", () => {
    const text = "    at run (src/a.js:99999999999999999999:1)";
    const results = collectResults(
      [
        aTestReport([
          aCase({ line: 1e20, durationMs: 1e300, outcome: "failed", problems: [aProblem({ text })] }),
          aCase({ name: "endless", durationMs: Number.MAX_VALUE }),
        ]),
      ],
      OPTIONS,
    );
    const ledger = aLedger([{ ...anEvidence(), ...results }]);
    const stored = JSON.stringify(writeSession(ledger, judge(ledger, DEFAULT_CONFIG)));
    expect(readSession(stored, "session.json").evidence[0]?.failures[0]?.testLine).toBe(
      Number.MAX_SAFE_INTEGER,
    );
  });
});
