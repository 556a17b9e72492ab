import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/core/reports/test-report-of.ts
var COUNTED_AS = { failed: "failed", error: "errors", skipped: "skipped" };
var NO_PROBLEMS = Object.freeze([]);
function testReportOf(format, { cases, suiteProblems, warnings }) {
  const counts = { cases: cases.length, passed: 0, failed: 0, errors: 0, skipped: 0 };
  let durationMs = 0;
  cases.forEach((testCase) => {
    durationMs += testCase.durationMs ?? 0;
    if (testCase.outcome === "passed") counts.passed++;
    else counts[COUNTED_AS[testCase.outcome]]++;
  });
  return { kind: "test", format, cases, suiteProblems, counts, durationMs, warnings };
}

// src/core/reports/declared-totals.ts
function checkedReport(format, gathered, { tests, hasFailed }) {
  const { cases, suiteProblems, warnings } = gathered;
  const stated = tests.filter((count) => !Number.isNaN(count));
  const [first] = stated;
  const isWrong = first !== void 0 && !stated.includes(cases.length);
  return testReportOf(format, {
    cases,
    suiteProblems: hasFailed && suiteProblems.length === 0 && !cases.some(isBroken) ? [HIDDEN_FAILURE] : suiteProblems,
    warnings: isWrong ? [...warnings, `The report declares ${first} tests, but holds ${cases.length}.`] : warnings
  });
}
function isBroken({ outcome }) {
  return outcome === "failed" || outcome === "error";
}
var HIDDEN_FAILURE = {
  suite: "",
  problem: {
    kind: "error",
    type: "",
    message: "The report says that the run failed, but shows no test that did.",
    text: ""
  }
};

// src/core/reports/json/fields.ts
var NO_FIELDS = Object.freeze({});
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
  return isFields(value) ? value : NO_FIELDS;
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function textOf(value) {
  return typeof value === "string" ? value : "";
}
function numberOf(value) {
  return typeof value === "number" ? value : void 0;
}
function countOf(value) {
  return typeof value === "number" ? value : Number.NaN;
}
function mustHaveList(fields, name, kind) {
  const value = fields[name];
  if (Array.isArray(value)) return value;
  const message = `The file looks like ${kind}, but has no list "${name}".`;
  throw new UserError("report-shape", message, "Check that the tool wrote the file as a whole.");
}

// src/core/reports/ctrf/problem-fields.ts
function problemFields({ type, message, text, expected, actual }) {
  const extra = {
    ...type !== "" && { errorType: type },
    ...expected !== void 0 && { expected },
    ...actual !== void 0 && { actual }
  };
  return {
    ...message !== "" && { message },
    ...text !== "" && { trace: text },
    ...Object.keys(extra).length > 0 && { extra }
  };
}
function problemIn(fields, kind, problems) {
  const { errorType, expected, actual } = fieldsOf(fields["extra"]);
  return problems.make({
    kind,
    type: textOf(errorType),
    message: textOf(fields["message"]),
    text: textOf(fields["trace"]),
    expected,
    actual
  });
}

export {
  fieldsOf,
  listOf,
  textOf,
  numberOf,
  countOf,
  mustHaveList,
  NO_PROBLEMS,
  testReportOf,
  checkedReport,
  isBroken,
  problemFields,
  problemIn
};
