import type { CoverageReport, Ratio } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import { attribute, integerAttribute, type Tag } from "../../xml/tag.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addBranch, addLine, type CoverageBuilder, createBuilder } from "../model/coverage-builder.ts";
import { orNull } from "../model/totals-only.ts";
import { countAttribute } from "./attributes.ts";
import { coverageKind } from "./coverage-kind.ts";

/** Clover as OpenClover, PHPUnit and Istanbul write it. */
export const clover: Dialect = {
  format: "clover",
  detect: (head) => coverageKind(head) === "clover",
  read: readClover,
};

function readClover(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const builder = createBuilder("sum");
  let path = "";
  let methods: Ratio = { covered: 0, total: 0 };
  let isInside = false;
  let isOfTests = false;
  const open = (name: string, tag: Tag): boolean => {
    if (name === "testproject") isOfTests = true;
    // OpenClover counts its test classes apart.
    if (isOfTests) return false;
    if (name === "line") readLine(builder, tag);
    else if (name === "file") path = attribute(tag, "path") ?? attribute(tag, "name") ?? "";
    else if (name === "metrics" && !isInside) methods = methodsIn(tag);
    if (name === "file" || name === "package") isInside = true;
    return false;
  };
  const close = (name: string): void => {
    if (name === "testproject") isOfTests = false;
    else if (name === "file" && !isOfTests) closeSection(builder, path);
  };
  const warnings = scanXml(chunks, { open, close }, limits);
  const report = buildReport(builder, { format: "clover", warnings });
  // Istanbul tells how many functions there are, but not where.
  return { ...report, functions: report.functions ?? orNull(methods) };
}

function methodsIn(tag: Tag): Ratio {
  return {
    covered: integerAttribute(tag, "coveredmethods") || 0,
    total: integerAttribute(tag, "methods") || 0,
  };
}

function readLine(builder: CoverageBuilder, tag: Tag): void {
  const line = integerAttribute(tag, "num");
  const count = countAttribute(tag, "count");
  const type = attribute(tag, "type");
  if (type === "method") {
    const name = attribute(tag, "name") ?? attribute(tag, "signature") ?? "";
    builder.functions.push({ name, line, endLine: undefined, hits: count || 0 });
  } else if (type === "cond") readCondition(builder, tag, line, count);
  else if (!Number.isNaN(count)) addLine(builder, line, count);
}

/** With a count, Istanbul's: so many ways were taken and so many not. Without, OpenClover's: so often true, so often false. */
function readCondition(builder: CoverageBuilder, tag: Tag, line: number, count: number): void {
  const whenTrue = countAttribute(tag, "truecount") || 0;
  const whenFalse = countAttribute(tag, "falsecount") || 0;
  if (Number.isNaN(count)) {
    addLine(builder, line, whenTrue + whenFalse);
    addBranch(builder, line, (whenTrue > 0 ? 1 : 0) + (whenFalse > 0 ? 1 : 0), 2);
  } else {
    addLine(builder, line, count);
    addBranch(builder, line, whenTrue, whenTrue + whenFalse);
  }
}
