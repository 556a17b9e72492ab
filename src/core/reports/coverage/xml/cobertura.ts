import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import { attribute, decodedValue, findAttribute, integerAttribute, type Tag } from "../../xml/tag.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import {
  addBranch,
  addLine,
  type CoverageBuilder,
  createBuilder,
  dropLines,
} from "../model/coverage-builder.ts";
import { countAttribute } from "./attributes.ts";
import { coverageKind } from "./coverage-kind.ts";

/** Cobertura, and what coverage.py, coverlet, gcovr, Istanbul, PHPUnit and many others write in its name. */
export const cobertura: Dialect = {
  format: "cobertura",
  detect: (head) => coverageKind(head) === "cobertura",
  read: readCobertura,
};

interface Reading {
  readonly builder: CoverageBuilder;
  readonly roots: string[];
  declaredLines: number;
  path: string;
  /** Lines under methods repeat those of the class, and are read only where the class has none of its own. */
  hasOwnLines: boolean;
  method: OpenMethod | undefined;
}

interface OpenMethod {
  readonly name: string;
  line: number;
  endLine: number;
  hits: number;
}

function readCobertura(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const reading: Reading = {
    builder: createBuilder("sum"),
    roots: [],
    declaredLines: Number.NaN,
    path: "",
    hasOwnLines: false,
    method: undefined,
  };
  const warnings = scanXml(
    chunks,
    { open: (name, tag) => open(reading, name, tag), close: (name, text) => close(reading, name, text) },
    limits,
  );
  const report = buildReport(reading.builder, { format: "cobertura", roots: reading.roots, warnings });
  return { ...report, warnings: [...report.warnings, ...wrongTotal(reading, report)] };
}

function open(reading: Reading, name: string, tag: Tag): boolean {
  switch (name) {
    case "line":
      readLine(reading, tag);
      return false;
    case "class":
      reading.path = attribute(tag, "filename") ?? attribute(tag, "name") ?? "";
      reading.hasOwnLines = false;
      return false;
    case "method":
      reading.method = {
        name: attribute(tag, "name") ?? "",
        line: 0,
        endLine: 0,
        hits: countAttribute(tag, "hits") || 0,
      };
      return false;
    case "coverage":
      reading.declaredLines = integerAttribute(tag, "lines-valid");
      return false;
    default:
      return name === "source";
  }
}

function close(reading: Reading, name: string, text: string): void {
  if (name === "source" && text.trim() !== "") reading.roots.push(text.trim());
  else if (name === "class") closeSection(reading.builder, reading.path);
  else if (name === "method") closeMethod(reading);
}

function readLine(reading: Reading, tag: Tag): void {
  const line = integerAttribute(tag, "number");
  const hits = countAttribute(tag, "hits");
  if (Number.isNaN(hits)) return;
  if (reading.method) {
    extend(reading.method, line, hits);
    if (reading.hasOwnLines) return;
  } else if (!reading.hasOwnLines) {
    reading.hasOwnLines = true;
    dropLines(reading.builder);
  }
  addLine(reading.builder, line, hits);
  const conditions = findAttribute(tag, "condition-coverage");
  if (conditions) readConditions(reading.builder, line, decodedValue(tag, conditions));
}

/** `50% (1/2)` */
function readConditions(builder: CoverageBuilder, line: number, text: string): void {
  const [, taken, total] = /\((\d+)\/(\d+)\)/.exec(text) ?? [];
  if (total !== undefined) addBranch(builder, line, Number(taken), Number(total));
}

function extend(method: OpenMethod, line: number, hits: number): void {
  method.line = method.line === 0 ? line : Math.min(method.line, line);
  method.endLine = Math.max(method.endLine, line);
  method.hits = Math.max(method.hits, hits);
}

function closeMethod(reading: Reading): void {
  const { method, builder } = reading;
  if (method) builder.functions.push({ ...method });
  reading.method = undefined;
}

function wrongTotal({ declaredLines }: Reading, { lines }: CoverageReport): string[] {
  if (Number.isNaN(declaredLines) || declaredLines === lines.total) return [];
  return [`lines-valid is ${declaredLines}, but ${lines.total} lines are listed; those were counted.`];
}
