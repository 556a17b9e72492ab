import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import { attribute, integerAttribute, integerValue, type Tag } from "../../xml/tag.ts";
import type { Window } from "../../xml/window.ts";
import type { XmlHandler } from "../../xml/xml-handler.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addLine, type CoverageBuilder, createBuilder, dropLines } from "../model/coverage-builder.ts";
import { countAttribute, countValue } from "./attributes.ts";
import { UNUSUAL } from "./cobertura-branch.ts";
import { readFrame } from "./cobertura-frame.ts";
import { type KnownSlots, lineSlots, readConditions } from "./cobertura-line.ts";
import { type LineSpan, readLineRun } from "./cobertura-run.ts";
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
  isInMethod: boolean;
  /** The tag of the scanner when `lines` of a `method` are open and nothing in them; both without prefix. */
  frame: Tag | undefined;
  method: OpenMethod;
  /** Of lines in no method, which nobody asks for. */
  readonly noMethod: OpenMethod;
  readonly slots: KnownSlots;
  /** The name of the tag before, unless something was closed since. */
  last: string;
}

interface OpenMethod extends LineSpan {
  readonly name: string;
}

const NO_METHOD: OpenMethod = { name: "", line: 0, endLine: 0, hits: 0 };

function readCobertura(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const reading: Reading = {
    builder: createBuilder("sum"),
    roots: [],
    declaredLines: Number.NaN,
    path: "",
    hasOwnLines: false,
    isInMethod: false,
    frame: undefined,
    method: { ...NO_METHOD },
    noMethod: { ...NO_METHOD },
    slots: { usual: undefined, other: undefined },
    last: "",
  };
  const handler: XmlHandler = {
    open: (name, tag) => open(reading, name, tag),
    close: (name, text) => close(reading, name, text),
    skim: (window, at) => skim(reading, window, at),
  };
  const warnings = scanXml(chunks, handler, limits);
  const report = buildReport(reading.builder, { format: "cobertura", roots: reading.roots, warnings });
  return { ...report, warnings: [...report.warnings, ...wrongTotal(reading, report)] };
}

function open(reading: Reading, name: string, tag: Tag): boolean {
  if (name !== "line" || !tag.selfClosing) reading.frame = opensFrame(reading, tag) ? tag : undefined;
  reading.last = tag.element.name.text;
  if (name === "line") readLine(reading, tag);
  else if (name === "class") {
    reading.path = attribute(tag, "filename") ?? attribute(tag, "name") ?? "";
    reading.hasOwnLines = false;
  } else if (name === "method") openMethod(reading, tag);
  else if (name === "coverage") reading.declaredLines = integerAttribute(tag, "lines-valid");
  return name === "source";
}

/** Whether this is `lines` in a `method`. */
function opensFrame({ last }: Reading, { element }: Tag): boolean {
  return last === "method" && element.name.text === "lines";
}

function openMethod(reading: Reading, tag: Tag): void {
  const hits = countAttribute(tag, "hits") || 0;
  reading.method = { name: attribute(tag, "name") ?? "", line: 0, endLine: 0, hits };
  reading.isInMethod = true;
}

function close(reading: Reading, name: string, text: string): void {
  if (name === "line") return;
  reading.frame = undefined;
  reading.last = "";
  if (name === "source" && text.trim() !== "") reading.roots.push(text.trim());
  else if (name === "class") closeSection(reading.builder, reading.path);
  else if (name === "method") {
    reading.isInMethod = false;
    reading.builder.functions.push(reading.method);
  }
}

/** Only where lines are simply added: the first of a class, and those under methods behind them, need more thought. */
function skim(reading: Reading, window: Window, at: number): number {
  const { builder, isInMethod, hasOwnLines, noMethod } = reading;
  if (isInMethod === hasOwnLines) return at;
  return isInMethod ? skimMethods(reading, window, at) : readLineRun(window, at, builder, noMethod);
}

/** From the lines of one method to those of the next, as long as there is nothing unusual. */
function skimMethods(reading: Reading, window: Window, start: number): number {
  const { builder, frame } = reading;
  for (let at = start; ; ) {
    const gap = readLineRun(window, at, builder, reading.method);
    const next = frame === undefined ? UNUSUAL : readFrame(window, gap, frame);
    if (frame === undefined || next === UNUSUAL) return gap;
    builder.functions.push(reading.method);
    openMethod(reading, frame);
    at = next;
  }
}

function readLine(reading: Reading, tag: Tag): void {
  const { builder, method } = reading;
  const slots = lineSlots(reading.slots, tag);
  const line = slots.number ? integerValue(tag, slots.number) : Number.NaN;
  const hits = slots.hits ? countValue(tag, slots.hits) : Number.NaN;
  if (Number.isNaN(hits)) return;
  if (reading.isInMethod) {
    extend(method, line, hits);
    if (reading.hasOwnLines) return;
  } else if (!reading.hasOwnLines) {
    reading.hasOwnLines = true;
    dropLines(builder);
  }
  addLine(builder, line, hits);
  if (slots.conditions) readConditions(builder, line, tag.window.view, slots.conditions);
}

function extend(method: OpenMethod, line: number, hits: number): void {
  method.line = method.line === 0 ? line : Math.min(method.line, line);
  method.endLine = Math.max(method.endLine, line);
  method.hits = Math.max(method.hits, hits);
}

function wrongTotal({ declaredLines }: Reading, { lines }: CoverageReport): string[] {
  if (Number.isNaN(declaredLines) || declaredLines === lines.total) return [];
  return [`lines-valid is ${declaredLines}, but ${lines.total} lines are listed; those were counted.`];
}
