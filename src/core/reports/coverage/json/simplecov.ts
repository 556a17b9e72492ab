import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import { type Fields, fieldsOf } from "../../json/fields.ts";
import { readJson } from "../../json/read-json.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addLine, addWay, type CoverageBuilder, createBuilder } from "../model/coverage-builder.ts";
import { listIn, numberIn, objectIn } from "./fields.ts";

/** SimpleCov's `.resultset.json`, with a result for each suite, and the `coverage.json` of its JSON formatter. */
export const simplecov: Dialect = {
  format: "simplecov",
  detect: ({ text }) =>
    RESULT_SET.test(text) || (text.startsWith("{") && text.includes('"simplecov_version"')),
  read: (chunks, limits) => readSimpleCov(readJson(chunks, limits)),
};

const RESULT_SET = /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{\s*"coverage"\s*:\s*\{/;

/** Suites overlap: the most hits of a line count. A line that one suite missed and another did not load stays missed. */
function readSimpleCov(document: unknown): CoverageReport {
  const builder = createBuilder("max");
  const results = "meta" in fieldsOf(document) ? [document] : Object.values(fieldsOf(document));
  for (const result of results) {
    for (const [path, file] of Object.entries(objectIn(result, "coverage"))) addFile(builder, path, file);
  }
  return buildReport(builder, { format: "simplecov" });
}

/** Before version 0.18 a file was the list of its lines. */
function addFile(builder: CoverageBuilder, path: string, file: unknown): void {
  const lines = Array.isArray(file) ? file : listIn(file, "lines");
  // Null is a line without code, "ignored" one between :nocov: comments.
  for (const [index, hits] of lines.entries())
    if (typeof hits === "number") addLine(builder, index + 1, hits);
  addBranches(builder, objectIn(file, "branches"));
  addFormattedBranches(builder, listIn(file, "branches"));
  addMethods(builder, objectIn(file, "methods"));
  closeSection(builder, path);
}

/** Keys are Ruby arrays as text: `[:if, 0, 12, 4, 15, 11]` begins on line 12. */
function addBranches(builder: CoverageBuilder, branches: Fields): void {
  let key = 0;
  for (const [condition, ways] of Object.entries(branches)) {
    const line = Number(/^\[:?"?\w+"?, \d+, (\d+)/.exec(condition)?.[1]);
    for (const hits of Object.values(fieldsOf(ways))) {
      addWay(builder, line, key++, typeof hits === "number" && hits > 0);
    }
  }
}

function addFormattedBranches(builder: CoverageBuilder, branches: readonly unknown[]): void {
  for (const [key, branch] of branches.entries()) {
    const hits = numberIn(branch, "coverage");
    if (!Number.isNaN(hits)) addWay(builder, numberIn(branch, "start_line"), key, hits > 0);
  }
}

/** `["Calc", :add, 3, 2, 5, 5]`: class, name, and where it begins and ends. */
function addMethods(builder: CoverageBuilder, methods: Fields): void {
  for (const [key, hits] of Object.entries(methods)) {
    const [, name, line, endLine] = /^\[(.*), (\d+), \d+, (\d+), \d+\]$/.exec(key) ?? [];
    if (name === undefined || typeof hits !== "number") continue;
    builder.functions.push({
      name: name.replaceAll(/[":]/g, "").replace(", ", "#"),
      line: Number(line),
      endLine: Number(endLine),
      hits,
    });
  }
}
