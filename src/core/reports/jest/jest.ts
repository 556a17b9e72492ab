import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import { countOf, type Fields, fieldsOf, mustHaveList } from "../json/fields.ts";
import { readJson } from "../json/read-json.ts";
import { createProblems } from "../problems.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { TestReport } from "../test-report.ts";
import { readTestFile } from "./test-file.ts";

/** What `jest --json` and vitest's json reporter write. */
export const JEST: Dialect = {
  format: "jest-json",
  detect: ({ text }) => text.startsWith("{") && /[{,]\s*"numTotalTests"\s*:\s*\d/.test(text),
  read: readJest,
};

function readJest(chunks: Chunks, limits: ReadLimits): TestReport {
  const report = fieldsOf(readJson(chunks, limits));
  const problems = createProblems(limits);
  const mark = createRepeatMarks();
  const files = mustHaveList(report, "testResults", "Jest or Vitest JSON").map((file) =>
    readTestFile(fieldsOf(file), { problems, mark }),
  );
  return checkedReport(
    "jest-json",
    {
      cases: files.flatMap(({ cases }) => cases),
      suiteProblems: files.flatMap(({ suiteProblems }) => suiteProblems),
      warnings: problems.warnings(),
    },
    { tests: [countOf(report["numTotalTests"])], hasFailed: hasFailed(report) },
  );
}

/** Also when coverage or a snapshot missed its mark, when the run was stopped, and in vitest when there was no test. */
function hasFailed(report: Fields): boolean {
  return report["success"] === false || report["wasInterrupted"] === true;
}
