import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_CASES,
  addCounts
} from "./chunk-ZGO2EZM5.js";
import {
  namedReports
} from "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/inspect.ts
import { realpathSync } from "node:fs";

// src/core/reports/count-distinct.ts
var BROKE = 1;
var PASSED = 2;
var FLAKY = BROKE | PASSED;
var PART_BROKE = 4;
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
  const after = problems.some(({ isOfPart }) => isOfPart) ? broke | PART_BROKE : broke;
  return outcome === "passed" && (after & PART_BROKE) === 0 ? after | PASSED : after & ~PASSED;
}

// src/core/reports/inspection.ts
function inspectReports(read) {
  const reports = [];
  let totals = NO_CASES;
  for (const named of read) {
    reports.push(inspected(named));
    if (named.result.kind === "test") totals = addCounts(totals, named.result.counts);
  }
  return { schemaVersion: 1, reports, totals };
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
    case "security": {
      const { format, issues, suppressed, known, warnings } = result;
      return { path, kind: "security", format, issues: issues.length, suppressed, known, warnings };
    }
    case "other": {
      const error = {
        code: "not-a-report",
        message: `${path}: ${result.note}`,
        hint: "Name a test, coverage or SARIF report."
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
  const read = namedReports(realpathSync.native(process.cwd()), files);
  const found = ctrf === void 0 ? read : [...read];
  const inspection = inspectReports(found);
  if (json) process.stdout.write(`${JSON.stringify(inspection)}
`);
  else {
    const { inspectionLines } = await import("./inspection-lines-KILVX7WW.js");
    process.stdout.write(`${inspectionLines(inspection).join("\n")}
`);
  }
  if (ctrf !== void 0) await (await import("./inspect-ctrf-IJW4LSH3.js")).writeAsCtrf([...found], ctrf);
  return inspection.reports.some((report) => report.kind === "unreadable") ? UNREADABLE_INPUT : 0;
}
export {
  inspect
};
