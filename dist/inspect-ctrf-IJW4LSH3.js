import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  writeOutput
} from "./chunk-7477QGAS.js";
import {
  joinReports
} from "./chunk-ZGO2EZM5.js";
import {
  isBroken,
  problemFields
} from "./chunk-4ZH242BM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/core/reports/ctrf/write-ctrf.ts
function writeCtrf(report, { tool, startMs }) {
  const { counts, suiteProblems } = report;
  const cases = [...report.cases];
  const duration = Math.round(report.durationMs);
  return {
    reportFormat: "CTRF",
    specVersion: "1.0.0",
    generatedBy: "umpire",
    results: {
      tool: { name: tool },
      summary: {
        tests: counts.cases,
        passed: counts.passed,
        failed: counts.failed + counts.errors,
        skipped: counts.skipped,
        pending: 0,
        other: 0,
        flaky: cases.filter(({ flaky }) => flaky).length,
        start: startMs,
        stop: startMs + duration,
        duration
      },
      tests: cases.map(testOf),
      ...suiteProblems.length > 0 && {
        extra: {
          suiteProblems: suiteProblems.map(({ suite, problem }) => ({
            suite,
            kind: problem.kind,
            ...problemFields(problem)
          }))
        }
      }
    }
  };
}
function testOf(test) {
  const { name, suite, file, line, variant, outcome, durationMs = 0, flaky, problems } = test;
  const tries = problems.filter(({ kind }) => kind === "flaky" || kind === "rerun");
  const { extra, ...told } = problemFields(joined(problems.filter((problem) => !tries.includes(problem))));
  const allExtra = { ...extra, ...variant !== "" && { variant } };
  return {
    name: name || "unnamed",
    status: isBroken(test) ? "failed" : outcome,
    duration: Math.round(durationMs),
    ...suite !== "" && { suite: suite.split(" > ") },
    ...file !== "" && { filePath: file },
    ...line !== void 0 && { line },
    ...outcome === "error" && { rawStatus: "error" },
    ...told,
    ...tries.length > 0 && {
      retries: tries.length,
      retryAttempts: tries.map((problem, index) => ({
        attempt: index + 1,
        status: "failed",
        ...problemFields(problem)
      }))
    },
    ...flaky && { flaky },
    ...Object.keys(allExtra).length > 0 && { extra: allExtra }
  };
}
var NO_PROBLEM = { kind: "failure", type: "", message: "", text: "" };
function joined(problems) {
  const [first = NO_PROBLEM] = problems;
  const texts = problems.map(({ text }) => text).filter((text) => text !== "");
  return { ...first, text: texts.join("\n\n") };
}

// src/cli/inspect-ctrf.ts
async function writeAsCtrf(found, path) {
  const tests = found.flatMap(
    ({ result, modifiedMs }) => result.kind === "test" ? [{ result, modifiedMs }] : []
  );
  const report = joinReports(tests.map(({ result }) => result));
  const startMs = Math.max(0, Math.round((tests[0]?.modifiedMs ?? 0) - report.durationMs));
  await writeOutput(path, `${JSON.stringify(writeCtrf(report, { tool: report.format, startMs }))}
`);
}
export {
  writeAsCtrf
};
