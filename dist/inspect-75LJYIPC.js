import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isBroken,
  oneLine,
  problemFields,
  reportFiles
} from "./chunk-OXK5M3IS.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/inspect.ts
import { realpath, writeFile } from "node:fs/promises";

// src/core/message/inspection-lines.ts
function inspectionLines({ reports, totals }) {
  const lines = reports.flatMap(reportLines);
  if (reports.filter(({ kind }) => kind === "test").length < 2) return lines;
  const { cases, passed, failed, errors, skipped } = totals;
  return [
    ...lines,
    `all: ${cases} cases, ${passed} passed, ${failed} failed, ${errors} errors, ${skipped} skipped`
  ];
}
function reportLines(report) {
  const path = oneLine(report.path, 300);
  switch (report.kind) {
    case "test": {
      const { format, cases, passed, failed, errors, skipped, distinctTests, flaky, durationMs } = report;
      const counts = `${cases} cases, ${passed} passed, ${failed} failed, ${errors} errors, ${skipped} skipped`;
      const tests = `${distinctTests} distinct tests, ${flaky} flaky, ${(durationMs / 1e3).toFixed(2)} s`;
      return [`${path}: ${format}, ${counts} (${tests})`, ...warningLines(report.warnings)];
    }
    case "coverage": {
      const { format, files, lines, branches, functions } = report;
      const parts = [`lines ${percent(lines)}`];
      if (branches) parts.push(`branches ${percent(branches)}`);
      if (functions) parts.push(`functions ${percent(functions)}`);
      return [`${path}: ${format}, ${files} files, ${parts.join(", ")}`, ...warningLines(report.warnings)];
    }
    case "unreadable":
      return [
        `${path}: unreadable (${report.error.code})`,
        `  ${oneLine(report.error.message, 300)}`,
        `  ${report.error.hint}`
      ];
  }
}
function warningLines(warnings) {
  return warnings.map((warning) => `  ! ${oneLine(warning, 300)}`);
}
function percent({ covered, total }) {
  if (total === 0) return "not measured";
  return `${(covered / total * 100).toFixed(1)} % (${covered} of ${total})`;
}

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

// src/core/reports/count-distinct.ts
var BROKE = 1;
var PASSED = 2;
var FLAKY = BROKE | PASSED;
function countDistinct(cases) {
  return cases.countIfUnrepeated?.() ?? countTries(cases);
}
function countTries(cases) {
  const tried = /* @__PURE__ */ new Map();
  let flaky = 0;
  for (const test of cases) {
    const key = `${test.file}
${test.suite}
${test.variant}
${test.name}`;
    const before = tried.get(key);
    const after = stateAfter(before ?? 0, test);
    tried.set(key, after);
    flaky += Number(after === FLAKY) - Number(before === FLAKY);
  }
  return { distinctTests: tried.size, flaky };
}
function stateAfter(state, { outcome, problems }) {
  const broke = problems.some(({ kind }) => kind !== "skipped") ? state | BROKE : state;
  if (outcome === "skipped") return broke;
  return outcome === "passed" ? broke | PASSED : broke & ~PASSED;
}

// src/core/reports/join-reports.ts
var NO_CASES = { cases: 0, passed: 0, failed: 0, errors: 0, skipped: 0 };
function joinReports(reports) {
  return {
    kind: "test",
    format: reports[0]?.format ?? "ctrf",
    cases: reports.flatMap((report) => [...report.cases]),
    suiteProblems: reports.flatMap((report) => report.suiteProblems),
    counts: reports.map((report) => report.counts).reduce(addCounts, NO_CASES),
    durationMs: reports.reduce((sum, report) => sum + report.durationMs, 0),
    warnings: reports.flatMap((report) => report.warnings)
  };
}
function addCounts(left, right) {
  return {
    cases: left.cases + right.cases,
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    errors: left.errors + right.errors,
    skipped: left.skipped + right.skipped
  };
}

// src/core/reports/inspection.ts
function inspectReports(read) {
  const tests = read.flatMap(({ result }) => result.kind === "test" ? [result.counts] : []);
  return {
    schemaVersion: 1,
    reports: read.map(inspected),
    totals: tests.reduce(addCounts, NO_CASES)
  };
}
function inspected({ path, result }) {
  switch (result.kind) {
    case "test":
      return {
        path,
        kind: "test",
        format: result.format,
        ...result.counts,
        ...countDistinct(result.cases),
        durationMs: result.durationMs,
        warnings: warningsOf(result)
      };
    case "coverage": {
      const { format, files, lines, branches, functions, warnings } = result;
      return { path, kind: "coverage", format, files: files.length, lines, branches, functions, warnings };
    }
    case "other": {
      const error = {
        code: "not-a-report",
        message: `${path}: ${result.note}`,
        hint: "Name a test or coverage report."
      };
      return { path, kind: "unreadable", error };
    }
    case "unreadable":
      return { path, kind: "unreadable", error: result.error };
  }
}
function warningsOf({ warnings, suiteProblems }) {
  return [
    ...warnings,
    ...suiteProblems.map(
      ({ suite, problem }) => `${suite || "the run"} broke outside any test: ${problem.message || problem.type}`
    )
  ];
}

// src/cli/inspect.ts
var UNREADABLE_INPUT = 2;
async function inspect(files, { json, ctrf }) {
  const folder = await realpath(process.cwd());
  const found = await reportFiles(folder).read(files);
  const inspection = inspectReports(found);
  process.stdout.write(
    json ? `${JSON.stringify(inspection)}
` : `${inspectionLines(inspection).join("\n")}
`
  );
  if (ctrf !== void 0) await writeFile(ctrf, `${JSON.stringify(ctrfOf(found))}
`);
  return inspection.reports.some((report) => report.kind === "unreadable") ? UNREADABLE_INPUT : 0;
}
function ctrfOf(found) {
  const tests = found.flatMap(
    ({ result, modifiedMs }) => result.kind === "test" ? [{ result, modifiedMs }] : []
  );
  const report = joinReports(tests.map(({ result }) => result));
  const startMs = Math.max(0, Math.round((tests[0]?.modifiedMs ?? 0) - report.durationMs));
  return writeCtrf(report, { tool: report.format, startMs });
}
export {
  inspect
};
