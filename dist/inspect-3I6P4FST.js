import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  distinctTests
} from "./chunk-YWSXRQC5.js";
import {
  oneLine,
  reportFiles
} from "./chunk-NCA7Z3EL.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/inspect.ts
import { realpath } from "node:fs/promises";

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
      const { format, cases, passed, failed, errors, skipped, distinctTests: distinctTests2, flaky, durationMs } = report;
      const counts = `${cases} cases, ${passed} passed, ${failed} failed, ${errors} errors, ${skipped} skipped`;
      const tests = `${distinctTests2} distinct tests, ${flaky} flaky, ${(durationMs / 1e3).toFixed(2)} s`;
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

// src/core/reports/inspection.ts
var NOTHING = { cases: 0, passed: 0, failed: 0, errors: 0, skipped: 0 };
function inspectReports(read, root) {
  const tests = read.flatMap(({ result }) => result.kind === "test" ? [result.counts] : []);
  return {
    schemaVersion: 1,
    reports: read.map((report) => inspected(report, root)),
    totals: tests.reduce(sum, NOTHING)
  };
}
function inspected({ path, result }, root) {
  switch (result.kind) {
    case "test":
      return {
        path,
        kind: "test",
        format: result.format,
        ...result.counts,
        ...repeats(result, root),
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
function repeats({ cases }, root) {
  const tests = distinctTests(cases, { root });
  return { flaky: tests.filter((test) => test.flaky).length, distinctTests: tests.length };
}
function warningsOf({ warnings, suiteProblems }) {
  return [
    ...warnings,
    ...suiteProblems.map(
      ({ suite, problem }) => `${suite || "the run"} broke outside any test: ${problem.message || problem.type}`
    )
  ];
}
function sum(left, right) {
  return {
    cases: left.cases + right.cases,
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    errors: left.errors + right.errors,
    skipped: left.skipped + right.skipped
  };
}

// src/cli/inspect.ts
var UNREADABLE_INPUT = 2;
async function inspect(files, options) {
  const folder = await realpath(process.cwd());
  const inspection = inspectReports(await reportFiles(folder).read(files), folder);
  process.stdout.write(
    options.json ? `${JSON.stringify(inspection)}
` : `${inspectionLines(inspection).join("\n")}
`
  );
  return inspection.reports.some((report) => report.kind === "unreadable") ? UNREADABLE_INPUT : 0;
}
export {
  inspect
};
