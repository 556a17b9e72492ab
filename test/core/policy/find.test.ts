import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import {
  aCommand,
  aFailure,
  aKilledCommand,
  anUnreadableReport,
  aReport,
  aWorkflow,
  type EvidenceSpec,
  judgementsOf,
  last,
  runs,
} from "../../support/builders.ts";

/** The findings of the last of these runs. */
function findings(...specs: readonly EvidenceSpec[]) {
  return last(judgementsOf(runs(...specs), DEFAULT_CONFIG)).findings;
}

const blocking = { severity: "blocking", condition: null } as const;

describe("what the policy notices in one run", () => {
  test("nothing in a pass", () => {
    expect(findings({ passed: ["a"], skipped: ["b"], command: aCommand() })).toEqual([]);
  });

  test("tests that fail, sorted", () => {
    expect(findings({ failed: ["b"], errors: ["a"] })).toEqual([
      { kind: "failing-tests", tests: ["a", "b"], ...blocking },
    ]);
  });

  test("suites that broke outside any test", () => {
    expect(findings({ passed: ["a"], suites: ["setup"] })).toEqual([
      { kind: "suite-errors", suites: ["setup"], ...blocking },
    ]);
  });

  test("a run that was killed, and not that its command failed", () => {
    expect(findings({ passed: ["a"], command: aKilledCommand({ timeoutSeconds: 5 }) })).toEqual([
      { kind: "timeout", timeoutSeconds: 5, severity: "blocking", condition: "timeout_exceeded" },
    ]);
  });

  test("a report that cannot be read", () => {
    const report = anUnreadableReport("reports/cut.xml");
    expect(findings({ passed: ["a"], reports: [aReport(), report] })).toEqual([
      { kind: "unreadable-report", reports: [{ path: "reports/cut.xml", error: report.error }], ...blocking },
    ]);
  });

  test.each([
    ["no report", "no-report", { reports: [] }],
    ["no report of a run that is still known", "no-report", { reports: [], workflow: aWorkflow() }],
    ["a coverage report alone", "no-report", { reports: [aReport({ kind: "coverage" })] }],
    ["a report without a test", "no-test", {}],
    ["nothing but skipped tests", "all-skipped", { skipped: ["a"] }],
  ])("%s shows no evidence", (_what, reason, spec) => {
    expect(findings(spec)).toEqual([{ kind: "no-evidence", reason, refusedSkip: false, ...blocking }]);
  });

  test("a skip is a warning: it is no pass", () => {
    expect(findings({ reports: [], files: ["README.md"] })).toEqual([
      {
        kind: "execution-skipped",
        source: "docs-only",
        reason: "only documentation changed",
        severity: "warning",
        condition: null,
      },
    ]);
  });

  test.each([1, null])("a command that ends with %s although every test passes", (exitCode) => {
    expect(findings({ passed: ["a"], command: aCommand({ exitCode }) })).toEqual([
      { kind: "command-failed", exitCode, ...blocking },
    ]);
  });

  test("a command that fails because a test does is no finding of its own", () => {
    expect(findings({ failed: ["a"], command: aCommand({ exitCode: 1 }) }).map(({ kind }) => kind)).toEqual([
      "failing-tests",
    ]);
  });

  test("failures of which none has a known type; one known type is enough to know something", () => {
    const other = (test: string) => aFailure({ test, errorType: "Other" });
    const unknown = {
      kind: "unknown-error-type",
      tests: ["a", "b"],
      severity: "warning",
      condition: "unknown_error_type",
    };
    expect(findings({ failed: ["a", "b"], failures: [other("a"), other("b")] })).toContainEqual(unknown);
    const kinds = findings({ failed: ["a", "b"], failures: [other("a"), aFailure({ test: "b" })] }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["failing-tests"]);
  });

  test("what the readers of the reports warn of", () => {
    const reports = [
      aReport({ path: "a.xml", warnings: ["odd time"] }),
      aReport({ path: "b.xml", warnings: ["no name"] }),
    ];
    expect(findings({ passed: ["a"], reports })).toEqual([
      {
        kind: "report-warnings",
        warnings: ["a.xml: odd time", "b.xml: no name"],
        severity: "note",
        condition: null,
      },
    ]);
  });
});

describe("what the policy notices between runs", () => {
  test("a test that passed in any earlier run and fails now is a regression, and names the last pass", () => {
    const found = findings(
      { passed: ["a"], failed: ["b"] },
      { passed: ["a"], failed: ["b"] },
      { failed: ["a", "b"] },
    );
    expect(found[0]).toMatchObject({
      kind: "regression",
      tests: [
        { test: "a", passedIn: { id: expect.stringMatching(/2$/), commit: expect.stringMatching(/^02/) } },
      ],
      severity: "blocking",
      condition: "regression_detected",
    });
    expect(found[1]).toMatchObject({ kind: "failing-tests", tests: ["a", "b"] });
  });

  test("a regression of the pass before last is one too: the whole ledger counts", () => {
    const found = findings(
      { passed: ["a"], failed: ["b"] },
      { failed: ["b"], skipped: ["a"] },
      { failed: ["a"], passed: ["b"] },
    );
    expect(found.map(({ kind }) => kind)).toEqual(["regression", "failing-tests"]);
  });

  test("both results on one code prove a test flaky, which is no regression but still fails", () => {
    const found = findings(
      { codeHash: "A", passed: ["a", "b"] },
      { codeHash: "A", failed: ["a"], passed: ["b"] },
    );
    expect(found).toEqual([
      expect.objectContaining({ kind: "not-fixable-here", cause: "flaky", tests: ["a"], isAll: true }),
      { kind: "failing-tests", tests: ["a"], ...blocking },
      { kind: "flaky-tests", tests: ["a"], severity: "warning", condition: null },
    ]);
  });

  test("a test that flaked on earlier code breaks nothing by failing on this code", () => {
    const found = findings(
      { codeHash: "A", failed: ["a"], passed: ["b"] },
      { codeHash: "A", passed: ["a", "b"] },
      { codeHash: "B", failed: ["a"], passed: ["b"] },
    );
    expect(found.map(({ kind }) => kind)).toEqual(["failing-tests", "flaky-tests"]);
  });

  test("a flaky test that the first code did not have came with the work", () => {
    const found = findings(
      { codeHash: "A", passed: ["a"] },
      { codeHash: "B", passed: ["a"], flaky: ["new", "brand-new"] },
    );
    const tests = ["brand-new", "new"];
    expect(found).toEqual([
      { kind: "flaky-tests", tests, severity: "warning", condition: null },
      { kind: "new-flaky-tests", tests, severity: "warning", condition: null },
    ]);
  });

  test("a steady test that fails beside a flaky one is a regression", () => {
    const found = findings(
      { codeHash: "A", passed: ["a", "b"] },
      { codeHash: "A", failed: ["a"], passed: ["b"] },
      { codeHash: "B", failed: ["a", "b"] },
    );
    expect(found[0]).toMatchObject({ kind: "regression", tests: [{ test: "b" }] });
  });

  test("a failing test that was deleted or skipped was silenced; a passing one was removed", () => {
    const found = findings({ failed: ["a", "b"], passed: ["c", "d"] }, { skipped: ["a"], passed: ["d"] });
    expect(found).toEqual([
      { kind: "silenced-tests", tests: ["a", "b"], places: [], ...blocking },
      { kind: "removed-tests", tests: ["c"], places: [], ...blocking },
    ]);
  });

  test("they stay so in every later run until they are back", () => {
    const silent = { skipped: ["a"], passed: ["c"] };
    const found = findings(
      { failed: ["a", "b"], passed: ["c"] },
      silent,
      { ...silent, codeHash: "code-2" },
      silent,
    );
    expect(found).toEqual([{ kind: "silenced-tests", tests: ["a", "b"], places: [], ...blocking }]);
  });

  // What such a run does not show is unknown: to call it removed would accuse somebody of something.
  test.each<[string, EvidenceSpec, readonly string[]]>([
    ["was killed", { passed: ["a"], command: aKilledCommand() }, ["timeout"]],
    ["left half a report", { passed: ["a"], reports: [anUnreadableReport()] }, ["unreadable-report"]],
    [
      "left no report",
      { reports: [], command: aCommand({ exitCode: 1 }) },
      ["no-evidence", "command-failed"],
    ],
    ["broke while it loaded", { passed: ["a"], suites: ["load"] }, ["suite-errors"]],
  ])("a run that %s took no test away", (_what, spec, kinds) => {
    expect(findings({ passed: ["a", "b"], failed: ["c"] }, spec).map(({ kind }) => kind)).toEqual(kinds);
    const next = findings({ passed: ["a", "b"] }, spec, { passed: ["a"] });
    expect(next).toEqual([{ kind: "removed-tests", tests: ["b"], places: [], ...blocking }]);
  });
});
