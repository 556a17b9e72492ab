import type { CoverageReport, CoveredFunction, Ratio } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import { readJson } from "../../json/read-json.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addWay, type CoverageBuilder, createBuilder } from "../model/coverage-builder.ts";
import { totalsOnly } from "../model/totals-only.ts";
import { listIn, numberAt, numberIn, objectIn, textIn } from "./fields.ts";
import { addSegments } from "./llvm-segments.ts";

/** `llvm-cov export`, also by way of cargo-llvm-cov and Swift. */
export const llvmCov: Dialect = {
  format: "llvm-cov",
  detect: ({ text }) =>
    text.startsWith("{") && /"data"\s*:\s*\[\s*\{\s*"(?:files|functions|totals)"/.test(text),
  read: (chunks, limits) => readLlvmCov(readJson(chunks, limits)),
};

function readLlvmCov(document: unknown): CoverageReport {
  const exports = listIn(document, "data");
  const files = exports.flatMap((data) => listIn(data, "files"));
  if (!files.some((file) => listIn(file, "segments").length > 0)) return readTotals(exports);

  const builder = createBuilder("max");
  const functions = functionsByFile(exports.flatMap((data) => listIn(data, "functions")));
  for (const file of files) {
    const path = textIn(file, "filename");
    addSegments(builder, listIn(file, "segments"));
    addBranches(builder, listIn(file, "branches"));
    for (const fn of functions.get(path)?.values() ?? []) builder.functions.push(fn);
    closeSection(builder, path);
  }
  return buildReport(builder, { format: "llvm-cov" });
}

/** `-summary-only` leaves the segments out. */
function readTotals(exports: readonly unknown[]): CoverageReport {
  const sum = (key: string): Ratio => {
    const ratios = exports.map((data) => objectIn(objectIn(data, "totals"), key));
    const add = (field: string) => ratios.reduce((total, ratio) => total + (numberIn(ratio, field) || 0), 0);
    return { covered: add("covered"), total: add("count") };
  };
  const totals = { lines: sum("lines"), branches: sum("branches"), functions: sum("functions") };
  return totalsOnly("llvm-cov", totals, "Run llvm-cov export without -summary-only.");
}

/** `[line, column, end line, end column, times true, times false, ...]`, once for each instantiation. */
function addBranches(builder: CoverageBuilder, branches: readonly unknown[]): void {
  const keys = new Map<string, number>();
  for (const branch of branches) {
    const place = [0, 1, 2, 3].map((index) => numberAt(branch, index)).join();
    const key = keys.get(place) ?? keys.size * 2;
    keys.set(place, key);
    addWay(builder, numberAt(branch, 0), key, numberAt(branch, 4) > 0);
    addWay(builder, numberAt(branch, 0), key + 1, numberAt(branch, 5) > 0);
  }
}

/** Instantiations of a template begin at one place and are one function. */
function functionsByFile(functions: readonly unknown[]): Map<string, Map<string, CoveredFunction>> {
  const files = new Map<string, Map<string, CoveredFunction>>();
  for (const fn of functions) {
    const path = listIn(fn, "filenames")[0];
    const region = listIn(fn, "regions")[0];
    if (typeof path !== "string") continue;
    const known = files.get(path) ?? new Map<string, CoveredFunction>();
    files.set(path, known);
    const line = numberAt(region, 0) || 0;
    const place = `${line}:${numberAt(region, 1)}`;
    const first = known.get(place) ?? {
      name: textIn(fn, "name"),
      line,
      endLine: numberAt(region, 2) || undefined,
      hits: 0,
    };
    known.set(place, { ...first, hits: first.hits + (numberIn(fn, "count") || 0) });
  }
  return files;
}
