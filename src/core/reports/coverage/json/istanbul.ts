import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import { type Fields, fieldsOf } from "../../json/fields.ts";
import { readJson } from "../../json/read-json.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addLine, addWay, type CoverageBuilder, createBuilder } from "../model/coverage-builder.ts";
import { listIn, numberIn, objectIn, textIn } from "./fields.ts";

/** `coverage-final.json` of nyc, c8, Jest and Vitest, also with every file wrapped in `data`, and JSCoverage's `lineData`. */
export const istanbul: Dialect = {
  format: "istanbul",
  detect: ({ text }) => text.startsWith("{") && /"(?:statementMap|lineData)"\s*:/.test(text),
  read: (chunks, limits) => readIstanbul(readJson(chunks, limits)),
};

function readIstanbul(document: unknown): CoverageReport {
  const builder = createBuilder("max");
  for (const [key, value] of Object.entries(fieldsOf(document))) {
    const wrapped = objectIn(value, "data");
    addFile(builder, key, Object.keys(wrapped).length > 0 ? wrapped : value);
  }
  return buildReport(builder, { format: "istanbul" });
}

function addFile(builder: CoverageBuilder, key: string, file: unknown): void {
  for (const [line, hits] of listIn(file, "lineData").entries()) {
    if (typeof hits === "number") addLine(builder, line, hits);
  }
  addStatements(builder, objectIn(file, "statementMap"), objectIn(file, "s"));
  addBranches(builder, objectIn(file, "branchMap"), objectIn(file, "b"));
  addFunctions(builder, objectIn(file, "fnMap"), objectIn(file, "f"));
  closeSection(builder, textIn(file, "path") || key);
}

/** Istanbul counts a statement on its first line, and a line with the most hits of its statements. */
function addStatements(builder: CoverageBuilder, places: Fields, counts: Fields): void {
  for (const id of Object.keys(counts)) {
    const start = lineOf(places[id], "start");
    const end = lineOf(places[id], "end");
    addLine(builder, start, numberIn(counts, id));
    if (end > start) builder.spans.push({ start, end });
  }
}

function addBranches(builder: CoverageBuilder, places: Fields, counts: Fields): void {
  let key = 0;
  for (const id of Object.keys(counts)) {
    const place = places[id];
    const line = firstNumber(
      lineOf(objectIn(place, "loc"), "start"),
      numberIn(place, "line"),
      lineOf(listIn(place, "locations")[0], "start"),
    );
    for (const taken of listIn(counts, id))
      addWay(builder, line, key++, typeof taken === "number" && taken > 0);
  }
}

function addFunctions(builder: CoverageBuilder, places: Fields, counts: Fields): void {
  for (const id of Object.keys(counts)) {
    const place = places[id];
    const loc = objectIn(place, "loc");
    const line = firstNumber(
      lineOf(objectIn(place, "decl"), "start"),
      numberIn(place, "line"),
      lineOf(loc, "start"),
    );
    const endLine = lineOf(loc, "end");
    builder.functions.push({
      name: textIn(place, "name"),
      line,
      endLine: Number.isNaN(endLine) ? undefined : endLine,
      hits: numberIn(counts, id) || 0,
    });
  }
}

function lineOf(place: unknown, side: "start" | "end"): number {
  return numberIn(objectIn(place, side), "line");
}

function firstNumber(...numbers: readonly number[]): number {
  return numbers.find((number) => !Number.isNaN(number)) ?? 0;
}
