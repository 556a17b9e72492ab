import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import { countOf, type Fields, fieldsOf, listOf, mustHaveList } from "../json/fields.ts";
import { readJson } from "../json/read-json.ts";
import { createProblems } from "../problems.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { TestCase, TestReport } from "../test-report.ts";
import { errorProblem } from "./error-problem.ts";
import { readSuite } from "./suites.ts";

/** What Playwright's json reporter writes. */
export const PLAYWRIGHT: Dialect = {
  format: "playwright-json",
  detect: ({ text }) =>
    /^\{\s*"config"\s*:\s*\{/.test(text) &&
    (/[}\]],\s*"suites"\s*:\s*\[/.test(text) || /[{,]\s*"forbidOnly"\s*:/.test(text)),
  read: readPlaywright,
};

function readPlaywright(chunks: Chunks, limits: ReadLimits): TestReport {
  const report = fieldsOf(readJson(chunks, limits));
  const problems = createProblems(limits);
  const cases: TestCase[] = [];
  const context = { problems, mark: createRepeatMarks(), cases };
  for (const suite of mustHaveList(report, "suites", "Playwright JSON"))
    readSuite(fieldsOf(suite), { path: [], file: "" }, context);
  const suiteProblems = listOf(report["errors"]).map((error) => ({
    suite: "",
    problem: errorProblem(fieldsOf(error), "error", problems),
  }));
  const stats = fieldsOf(report["stats"]);
  return checkedReport(
    "playwright-json",
    { cases, suiteProblems, warnings: problems.warnings() },
    { tests: [totalOf(stats)], hasFailed: countOf(stats["unexpected"]) > 0 },
  );
}

function totalOf(stats: Fields): number {
  return ["expected", "skipped", "unexpected", "flaky"].reduce((sum, name) => sum + countOf(stats[name]), 0);
}
