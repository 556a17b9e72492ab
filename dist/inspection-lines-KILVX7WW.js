import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import "./chunk-KPOE4I3O.js";

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
    case "security": {
      const { format, issues, suppressed, known } = report;
      const counts = `${issues} issues, ${suppressed} suppressed, ${known} known before`;
      return [`${path}: ${format}, ${counts}`, ...warningLines(report.warnings)];
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
export {
  inspectionLines
};
