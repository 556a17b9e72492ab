import { UserError } from "../../errors.ts";
import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import { countOf, type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";
import { parseJson } from "../json/parse-json.ts";
import { linesOf } from "../lines.ts";
import { createProblems } from "../problems.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { SuiteProblem, TestReport } from "../test-report.ts";
import { hookProblems } from "./hook-problems.ts";
import { type MochaContext, testCaseOf } from "./test-case.ts";

/** What mocha's json-stream reporter writes: one event a line. */
export const MOCHA_STREAM: Dialect = {
  format: "mocha-json",
  detect: ({ text }) => /^\["start",\{"total":\d+/.test(text),
  read: readStream,
};

function readStream(chunks: Chunks, limits: ReadLimits): TestReport {
  const { tests, hooks, stats } = readEvents(chunks, limits);
  const problems = createProblems(limits);
  const nothing: ReadonlySet<string> = new Set();
  const context: MochaContext = { problems, mark: createRepeatMarks(), pending: nothing, failed: nothing };
  const suiteProblems: SuiteProblem[] = hookProblems([], hooks, problems);
  const pending = numberOf(stats["pending"]) ?? 0;
  const warnings = pending > 0 ? [`${pending} pending tests are not in the stream.`] : [];
  const total = countOf(stats["tests"]);
  return checkedReport(
    "mocha-json",
    {
      cases: tests.map((test) => testCaseOf(test, context)),
      suiteProblems,
      warnings: [...warnings, ...problems.warnings()],
    },
    { tests: [total, total - pending], hasFailed: countOf(stats["failures"]) > 0 },
  );
}

function readEvents(chunks: Chunks, limits: ReadLimits) {
  const tests: Fields[] = [];
  const hooks: Fields[] = [];
  let line = 0;
  for (const text of linesOf(chunks)) {
    line++;
    // Whatever the tests print stands between the events.
    if (!text.startsWith('["')) continue;
    const [event, data] = listOf(parseJson(text, limits, line));
    const test = withError(fieldsOf(data));
    if (event === "end") return { tests, hooks, stats: fieldsOf(data) };
    if (event === "fail" && isHook(test)) hooks.push(test);
    else if (event === "pass" || event === "fail") tests.push(test);
  }
  const hint = "The run was probably stopped. Run it again and let it finish.";
  throw new UserError("report-truncated", 'The stream of events ends without its "end".', hint);
}

/** In a stream the error is its message alone, with the stack beside it. */
function withError(test: Fields): Fields {
  return typeof test["err"] === "string"
    ? { ...test, err: { message: test["err"], stack: test["stack"] } }
    : test;
}

function isHook(test: Fields): boolean {
  return /^"(?:before|after) (?:all|each)" hook\b/.test(textOf(test["title"]));
}
