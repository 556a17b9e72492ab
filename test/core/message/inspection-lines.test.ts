import { expect, test } from "vitest";
import { inspectionLines } from "../../../src/core/message/inspection-lines.ts";
import type { InspectedReport } from "../../../src/core/reports/inspection.ts";
import { HOSTILE } from "../../support/hostile.ts";
import { invisibleCharacters, runnerCommands } from "../../support/markdown.ts";

const counts = { cases: 3, passed: 1, failed: 1, errors: 0, skipped: 1 };
const totals = { cases: 6, passed: 2, failed: 2, errors: 0, skipped: 2 };

function aTest(path: string, warnings: readonly string[] = []): InspectedReport {
  return {
    path,
    kind: "test",
    format: "junit",
    ...counts,
    flaky: 1,
    distinctTests: 2,
    durationMs: 1234,
    warnings,
  };
}

function aCoverage(
  path: string,
  given: Partial<Extract<InspectedReport, { kind: "coverage" }>> = {},
): InspectedReport {
  const ratio = { covered: 2, total: 3 };
  return {
    path,
    kind: "coverage",
    format: "lcov",
    files: 4,
    lines: ratio,
    branches: null,
    functions: null,
    warnings: [],
    ...given,
  };
}

const broken: InspectedReport = {
  path: "cut.xml",
  kind: "unreadable",
  error: { code: "report-truncated", message: "cut.xml ends\ntoo soon", hint: "Run the tests again." },
};

test("what is in each file, and in all of them together", () => {
  const reports = [
    aTest("unit.xml", ["a time is missing"]),
    aTest("e2e.xml"),
    aCoverage("lcov.info"),
    aCoverage("cov.xml", {
      lines: { covered: 0, total: 0 },
      branches: { covered: 1, total: 2 },
      functions: { covered: 1, total: 1 },
      warnings: ["odd"],
    }),
    broken,
  ];
  expect(inspectionLines({ schemaVersion: 1, reports, totals }).join("\n")).toBe(
    `
unit.xml: junit, 3 cases, 1 passed, 1 failed, 0 errors, 1 skipped (2 distinct tests, 1 flaky, 1.23 s)
  ! a time is missing
e2e.xml: junit, 3 cases, 1 passed, 1 failed, 0 errors, 1 skipped (2 distinct tests, 1 flaky, 1.23 s)
lcov.info: lcov, 4 files, lines 66.7 % (2 of 3)
cov.xml: lcov, 4 files, lines not measured, branches 50.0 % (1 of 2), functions 100.0 % (1 of 1)
  ! odd
cut.xml: unreadable (report-truncated)
  cut.xml ends too soon
  Run the tests again.
all: 6 cases, 2 passed, 2 failed, 0 errors, 2 skipped`.trim(),
  );
});

test("one report needs no sum", () => {
  expect(inspectionLines({ schemaVersion: 1, reports: [aTest("unit.xml"), broken], totals })).toHaveLength(4);
});

test("no path and no warning commands a runner", () => {
  for (const text of HOSTILE) {
    const unreadable: InspectedReport = { ...broken, path: text, error: { ...broken.error, message: text } };
    const lines = inspectionLines({
      schemaVersion: 1,
      reports: [aTest(text, [text]), aCoverage(text), unreadable],
      totals,
    });
    expect(lines).toHaveLength(6);
    expect(runnerCommands(lines.join("\n"))).toEqual([]);
    expect(invisibleCharacters(lines.join("\n"))).toEqual([]);
  }
});
