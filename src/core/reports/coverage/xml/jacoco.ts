import { UserError } from "../../../errors.ts";
import type { CoverageReport, CoveredFunction } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import { attribute, attributeIs, integerAttribute, type Tag } from "../../xml/tag.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addBranch, addLine, type CoverageBuilder, createBuilder } from "../model/coverage-builder.ts";

/** JaCoCo, and Kover, which writes the same. */
export const jacoco: Dialect = {
  format: "jacoco",
  detect: ({ root, text }) => root === "report" && /<(?:sessioninfo|group|package|counter)[\s/>]/.test(text),
  read: readJacoco,
};

interface Reading {
  readonly builder: CoverageBuilder;
  /** Modules of an aggregated report: two may have files of the same package and name. */
  readonly groups: string[];
  package: string;
  /** Source file of the open class, and what its methods say. They come before the lines of the file. */
  sourceFile: string;
  method: OpenMethod | undefined;
  readonly functions: Map<string, CoveredFunction[]>;
}

type OpenMethod = { -readonly [Key in keyof CoveredFunction]: CoveredFunction[Key] };

function readJacoco(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const builder = createBuilder("sum");
  const reading: Reading = {
    builder,
    groups: [],
    package: "",
    sourceFile: "",
    method: undefined,
    functions: new Map(),
  };
  const warnings = scanXml(
    chunks,
    {
      open: (name, tag) => {
        open(reading, name, tag);
        return false;
      },
      close: (name) => close(reading, name),
    },
    limits,
  );
  const report = buildReport(builder, { format: "jacoco", warnings });
  if (report.lines.total > 0) return report;
  const warning =
    "No line is listed. The classes were compiled without debug information, or none was analysed.";
  return { ...report, warnings: [...report.warnings, warning] };
}

function open(reading: Reading, name: string, tag: Tag): void {
  if (name === "line") readLine(reading.builder, tag);
  else if (name === "counter") readCounter(reading, tag);
  else if (name === "method") openMethod(reading, tag);
  else if (name === "class") reading.sourceFile = attribute(tag, "sourcefilename") ?? "";
  else if (name === "sourcefile") reading.sourceFile = attribute(tag, "name") ?? "";
  else if (name === "package") reading.package = attribute(tag, "name") ?? "";
  else if (name === "group") reading.groups.push(attribute(tag, "name") ?? "");
}

function close(reading: Reading, name: string): void {
  if (name === "group") reading.groups.pop();
  else if (name === "method") reading.method = undefined;
  else if (name === "sourcefile") closeSourceFile(reading);
  else if (name === "package") reading.functions.clear();
}

/** Instructions of the line that were missed and covered, then its branches. Counts of hits are not known. */
function readLine(builder: CoverageBuilder, tag: Tag): void {
  const line = integerAttribute(tag, "nr");
  const covered = integerAttribute(tag, "ci");
  if (Number.isNaN(covered) && Number.isNaN(integerAttribute(tag, "mi"))) throw untold(line);
  addLine(builder, line, covered > 0 ? 1 : 0);
  const taken = integerAttribute(tag, "cb");
  const missed = integerAttribute(tag, "mb");
  if (taken + missed > 0) addBranch(builder, line, taken, taken + missed);
}

/** gcovr has no instructions to count, and writes a line without a word of whether it ran. */
function untold(line: number): UserError {
  return new UserError(
    "report-shape",
    `Line ${line} has neither covered nor missed instructions, so nobody knows whether it ran.`,
    "If gcovr wrote it, let gcovr write --cobertura or --lcov instead of --jacoco.",
  );
}

function openMethod(reading: Reading, tag: Tag): void {
  const { functions, sourceFile } = reading;
  const name = attribute(tag, "name") ?? "";
  const method = { name, line: integerAttribute(tag, "line") || 0, endLine: undefined, hits: 0 };
  const known = functions.get(sourceFile);
  if (known) known.push(method);
  else functions.set(sourceFile, [method]);
  reading.method = method;
}

/** Classes, files and packages have counters too. */
function readCounter({ method }: Reading, tag: Tag): void {
  if (method && attributeIs(tag, "type", "METHOD")) method.hits = integerAttribute(tag, "covered") || 0;
}

function closeSourceFile(reading: Reading): void {
  const { builder, functions, sourceFile, groups } = reading;
  for (const fn of functions.get(sourceFile) ?? []) builder.functions.push(fn);
  closeSection(builder, [...groups, reading.package, sourceFile].filter((part) => part !== "").join("/"));
}
