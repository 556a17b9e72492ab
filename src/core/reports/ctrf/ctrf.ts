import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import { countOf, fieldsOf, listOf, mustHaveList, textOf } from "../json/fields.ts";
import { readJson } from "../json/read-json.ts";
import { createProblems } from "../problems.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { TestReport } from "../test-report.ts";
import { problemIn } from "./problem-fields.ts";
import { testCaseOf } from "./test-case.ts";

/** The Common Test Report Format, as its reporters and merge tools write it. */
export const CTRF: Dialect = {
  format: "ctrf",
  detect: ({ text }) =>
    text.startsWith("{") &&
    (/[{,]\s*"reportFormat"\s*:\s*"CTRF"/.test(text) ||
      (/[{,]\s*"results"\s*:\s*\{/.test(text) && /[{,]\s*"tool"\s*:\s*\{/.test(text))),
  read: readCtrf,
};

function readCtrf(chunks: Chunks, limits: ReadLimits): TestReport {
  const results = fieldsOf(fieldsOf(readJson(chunks, limits))["results"]);
  const tests = mustHaveList(results, "tests", "a CTRF report").map(fieldsOf);
  const problems = createProblems(limits);
  const context = { problems, mark: createRepeatMarks() };
  const summary = fieldsOf(results["summary"]);
  const suiteProblems = listOf(fieldsOf(results["extra"])["suiteProblems"])
    .map(fieldsOf)
    .map((entry) => ({
      suite: textOf(entry["suite"]),
      problem: problemIn(entry, entry["kind"] === "failure" ? "failure" : "error", problems),
    }));
  return checkedReport(
    "ctrf",
    { cases: tests.map((test) => testCaseOf(test, context)), suiteProblems, warnings: problems.warnings() },
    {
      tests: [countOf(summary["tests"])],
      hasFailed: countOf(summary["failed"]) > 0,
    },
  );
}
