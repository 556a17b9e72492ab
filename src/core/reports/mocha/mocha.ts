import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import { countOf, fieldsOf, listOf, mustHaveList } from "../json/fields.ts";
import { readJson } from "../json/read-json.ts";
import { createProblems } from "../problems.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { TestReport } from "../test-report.ts";
import { hookProblems } from "./hook-problems.ts";
import { keyOf, type MochaContext, testCaseOf } from "./test-case.ts";

/** What mocha's json reporter writes. */
export const MOCHA: Dialect = {
  format: "mocha-json",
  detect: ({ text }) =>
    /^\{\s*"stats"\s*:\s*\{/.test(text) && /[{,]\s*"(?:tests|passes)"\s*:\s*\[/.test(text),
  read: readMocha,
};

function readMocha(chunks: Chunks, limits: ReadLimits): TestReport {
  const report = fieldsOf(readJson(chunks, limits));
  const tests = mustHaveList(report, "tests", "Mocha JSON").map(fieldsOf);
  const failures = listOf(report["failures"]).map(fieldsOf);
  const problems = createProblems(limits);
  const context: MochaContext = {
    problems,
    mark: createRepeatMarks(),
    pending: new Set(listOf(report["pending"]).map(fieldsOf).map(keyOf)),
    failed: new Set(failures.map(keyOf)),
  };
  const stats = fieldsOf(report["stats"]);
  return checkedReport(
    "mocha-json",
    {
      cases: tests.map((test) => testCaseOf(test, context)),
      suiteProblems: hookProblems(tests, failures, problems),
      warnings: problems.warnings(),
    },
    { tests: [countOf(stats["tests"])], hasFailed: countOf(stats["failures"]) > 0 },
  );
}
