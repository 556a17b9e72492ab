import type { CoverageReport, Ratio } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Fields } from "../../json/fields.ts";
import { readJson } from "../../json/read-json.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addLine, addWay, type CoverageBuilder, createBuilder } from "../model/coverage-builder.ts";
import { listIn, numberAt, numberIn, objectIn } from "./fields.ts";

/** What `coverage json` writes. */
export const coveragePy: Dialect = {
  format: "coverage-py",
  detect: ({ text }) =>
    text.startsWith("{") && /"executed_lines"\s*:|"meta"\s*:\s*\{[^}]*"branch_coverage"/.test(text),
  read: (chunks, limits) => readCoveragePy(readJson(chunks, limits)),
};

function readCoveragePy(document: unknown): CoverageReport {
  const builder = createBuilder("max");
  for (const [path, file] of Object.entries(objectIn(document, "files"))) {
    addLines(builder, file);
    addBranches(builder, file);
    addFunctions(builder, objectIn(file, "functions"));
    closeSection(builder, path);
  }
  const report = buildReport(builder, { format: "coverage-py" });
  const lines = totalLines(objectIn(document, "totals"));
  if (lines === undefined || lines.total === report.lines.total) return report;
  // Before version 7, lines that ran but are no statements, such as docstrings, were listed as executed.
  const warning = `The report lists ${report.lines.total} lines and counts ${lines.total}. The total is the report's own.`;
  return { ...report, lines, warnings: [...report.warnings, warning] };
}

function totalLines(totals: Fields): Ratio | undefined {
  const total = numberIn(totals, "num_statements");
  return Number.isNaN(total) ? undefined : { covered: numberIn(totals, "covered_lines"), total };
}

/** Excluded lines run too, and are then listed as executed. */
function addLines(builder: CoverageBuilder, file: unknown): void {
  const excluded = new Set(listIn(file, "excluded_lines"));
  const add = (line: unknown, hits: number) => {
    if (typeof line === "number" && !excluded.has(line)) addLine(builder, line, hits);
  };
  for (const line of listIn(file, "executed_lines")) add(line, 1);
  for (const line of listIn(file, "missing_lines")) add(line, 0);
}

/** Pairs of the line that branches and the line it goes to, which is negative for a way out of the function. */
function addBranches(builder: CoverageBuilder, file: unknown): void {
  let key = 0;
  for (const branch of listIn(file, "executed_branches")) addWay(builder, numberAt(branch, 0), key++, true);
  for (const branch of listIn(file, "missing_branches")) addWay(builder, numberAt(branch, 0), key++, false);
}

/** From version 7.6 on. The nameless one is what is outside of all functions. */
function addFunctions(builder: CoverageBuilder, functions: Fields): void {
  for (const [name, fn] of Object.entries(functions)) {
    const executed = numbersIn(fn, "executed_lines");
    const lines = [...executed, ...numbersIn(fn, "missing_lines")];
    if (name === "" || lines.length === 0) continue;
    const start = numberIn(fn, "start_line");
    builder.functions.push({
      name,
      line: Number.isNaN(start) ? lines.reduce((a, b) => Math.min(a, b)) : start,
      endLine: lines.reduce((a, b) => Math.max(a, b)),
      hits: executed.length > 0 ? 1 : 0,
    });
  }
}

function numbersIn(value: unknown, key: string): number[] {
  return listIn(value, key).filter((item) => typeof item === "number");
}
