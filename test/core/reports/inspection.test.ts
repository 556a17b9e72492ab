import { expect, test } from "vitest";
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
