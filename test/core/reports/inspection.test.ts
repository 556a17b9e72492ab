import { expect, test } from "vitest";
import { readReport } from "../../../src/core/reports/index.ts";
import { inspectReports } from "../../../src/core/reports/inspection.ts";
import { joinReports } from "../../../src/core/reports/join-reports.ts";
import type { TestReport } from "../../../src/core/reports/test-report.ts";

const BROKEN: TestReport = {
  ...joinReports([]),
  suiteProblems: [
    { suite: "api", problem: { kind: "error", type: "Error", message: "cannot connect", text: "" } },
    { suite: "", problem: { kind: "error", type: "SyntaxError", message: "", text: "" } },
  ],
};

test("no report joined is an empty one", () => {
  expect(joinReports([])).toMatchObject({ format: "ctrf", counts: { cases: 0 }, durationMs: 0 });
});

test("errors outside any test are told as warnings, so that zero failures never look like a success", () => {
  expect(inspectReports([{ path: "a.xml", result: BROKEN }]).reports).toMatchObject([
    {
      warnings: ["api broke outside any test: cannot connect", "the run broke outside any test: SyntaxError"],
    },
  ]);
});

test("of several files each is told, and the cases of all are added up", () => {
  const read = (path: string, text: string) => ({ path, result: readReport([Buffer.from(text)]) });
  const inspection = inspectReports([
    read(
      "a.xml",
      '<testsuite name="s"><testcase name="a"/><testcase name="b"><failure/></testcase></testsuite>',
    ),
    read("b.xml", '<testsuite name="t"><testcase name="c"/></testsuite>'),
    read("lcov.info", "SF:a.js\nDA:1,1\nend_of_record\n"),
    read("pom.xml", "<project/>"),
    read("cut.xml", "<testsuite>"),
  ]);
  expect(inspection.totals).toEqual({ cases: 3, passed: 2, failed: 1, errors: 0, skipped: 0 });
  expect(inspection.reports.map((report) => [report.path, report.kind])).toEqual([
    ["a.xml", "test"],
    ["b.xml", "test"],
    ["lcov.info", "coverage"],
    ["pom.xml", "unreadable"],
    ["cut.xml", "unreadable"],
  ]);
  expect(inspection.reports[3]).toMatchObject({
    error: { code: "not-a-report", message: expect.stringMatching(/^pom.xml: /) },
  });
});
