import type { CoverageReport, Ratio } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Fields } from "../../json/fields.ts";
import { readJson } from "../../json/read-json.ts";
import { totalsOnly } from "../model/totals-only.ts";
import { numberIn, objectIn } from "./fields.ts";

/** `coverage-summary.json`: how many lines of each file ran, but not which. */
export const istanbulSummary: Dialect = {
  format: "istanbul-summary",
  detect: ({ text }) =>
    /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{\s*"(?:lines|statements|functions|branches)"\s*:\s*\{\s*"total"/.test(
      text,
    ),
  read: (chunks, limits) => readSummary(readJson(chunks, limits)),
};

function readSummary(document: unknown): CoverageReport {
  const total = objectIn(document, "total");
  return totalsOnly(
    "istanbul-summary",
    {
      lines: ratioIn(total, "lines"),
      branches: ratioIn(total, "branches"),
      functions: ratioIn(total, "functions"),
    },
    "Use coverage-final.json or lcov.info instead.",
  );
}

function ratioIn(totals: Fields, key: string): Ratio {
  const ratio = objectIn(totals, key);
  return { covered: numberIn(ratio, "covered") || 0, total: numberIn(ratio, "total") || 0 };
}
