import { describe, expect, test } from "vitest";
import {
  aCommand,
  aReport,
  type EvidenceSpec,
  judgementsOf,
  last,
  latestOf,
  runs,
} from "../../support/builders.ts";

const stale = (...specs: readonly EvidenceSpec[]) =>
  latestOf(runs(...specs)).findings.filter(({ kind }) => kind === "stale-evidence");
const one = [aReport({ digest: "one" })];

describe("stale evidence", () => {
  test("is a report that git has: it blocks, and is all that is said of the missing evidence", () => {
    const { findings } = latestOf(runs({ reports: [aReport({ committed: true })] }));
    expect(findings).toEqual([
      {
        kind: "stale-evidence",
        reports: [{ path: "reports/junit.xml", why: "committed" }],
        severity: "blocking",
        condition: null,
      },
    ]);
  });

  test("beside fresh evidence only warns: its results were not counted", () => {
    const reports = [aReport({ path: "old.xml", committed: true }), aReport({ path: "new.xml" })];
    expect(stale({ passed: ["a"], reports })).toMatchObject([
      { severity: "warning", reports: [{ path: "old.xml" }] },
    ]);
  });

  test("is the very report of other code", () => {
    expect(stale({ failed: ["a"], reports: one }, { passed: ["a"], reports: one })).toMatchObject([
      { severity: "blocking", reports: [{ why: "seen-before" }] },
    ]);
  });

  test.each<[string, EvidenceSpec]>([
    ["of the same code", { codeHash: "A", passed: ["a"], reports: one }],
    ["that our own run has just written", { passed: ["a"], reports: one, command: aCommand() }],
    ["without times, which may come out the same twice", { passed: ["a"], reports: one, durationMs: 0 }],
    ["of coverage", { passed: ["a"], reports: [aReport({ kind: "coverage", digest: "one" }), aReport()] }],
  ])("is not one %s", (_what, spec) => {
    expect(stale({ codeHash: "A", passed: ["a"], reports: one }, spec)).toEqual([]);
  });

  test("teaches what its fresh part shows", () => {
    const reports = [aReport({ path: "old.xml", committed: true }), aReport({ path: "new.xml" })];
    const judgements = judgementsOf(runs({ passed: ["a"], failed: ["b"], reports }, { failed: ["a", "b"] }));
    expect(last(judgements).call.rule).toBe("regression_detected");
  });

  test("teaches nothing: what it says was never known", () => {
    const judgements = judgementsOf(
      runs({ failed: ["a"], reports: one }, { passed: ["a"], reports: one }, { failed: ["a"] }),
    );
    expect(last(judgements).call.rule).toBe("max_attempts_reached");
  });
});
