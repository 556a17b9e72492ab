import type { ReadLimits } from "../read-report.ts";
import {
  addPlan,
  addPoint,
  closeBlock,
  closeDeeper,
  createLevel,
  goTo,
  type Position,
  startSection,
} from "./levels.ts";
import { parseLine, type TapLine } from "./parse-line.ts";
import type { TapLevel, TapPoint } from "./stream.ts";

/** The block that is being read, and the point that it belongs to. */
interface YamlBlock {
  readonly point: TapPoint;
  readonly indent: number;
}

export interface TapReader {
  readonly maxText: number;
  readonly position: Position;
  /** The point that comments belong to. */
  last: TapPoint | undefined;
  yaml: YamlBlock | undefined;
  heading: string;
  /** tape has no subtests: it writes the name of a test as a comment before its points. */
  isTape: boolean;
  readonly bails: string[];
  /** As summed up in a comment; NaN when there is none. */
  declaredTests: number;
}

export function createReader({ maxText, maxDepth }: ReadLimits): TapReader {
  return {
    maxText,
    position: { level: createLevel(undefined, 0, ""), maxDepth },
    last: undefined,
    yaml: undefined,
    heading: "",
    isTape: false,
    bails: [],
    declaredTests: Number.NaN,
  };
}

/** The outermost level, when all lines were read. */
export function endStream({ position }: TapReader): TapLevel {
  const top = closeDeeper(position, 0);
  closeBlock(top);
  return top;
}

export function readLine(reader: TapReader, line: string): void {
  const rest = line.trimStart();
  const indent = line.length - rest.length;
  if (reader.yaml && readYaml(reader, reader.yaml, line)) return;
  takeLine(reader, indent, parseLine(rest.trimEnd()));
}

/** False when the block ended without its mark and the line is something else. */
function readYaml(reader: TapReader, { point, indent }: YamlBlock, line: string): boolean {
  const start = line.search(/\S/);
  const isMark = start === indent && line.startsWith("...", start);
  const isOver = isMark || (start >= 0 && start < indent);
  if (isOver) reader.yaml = undefined;
  else if (point.yaml.length < reader.maxText) point.yaml += `${line.slice(indent)}\n`;
  return !isOver || isMark;
}

function takeLine(reader: TapReader, indent: number, line: TapLine): void {
  const { position } = reader;
  switch (line.kind) {
    case "point":
      addPoint(goTo(position, indent), line.point, line.opensBlock);
      line.point.heading = reader.heading;
      reader.last = line.point;
      break;
    case "plan":
      addPlan(goTo(position, indent), line.count, line.skip);
      reader.last = undefined;
      break;
    case "comment":
      takeComment(reader, indent, line.text);
      break;
    case "yaml":
      if (reader.last && indent > 0) reader.yaml = { point: reader.last, indent };
      break;
    case "block-end":
      closeBlock(closeDeeper(position, indent));
      break;
    case "version":
      startSection(goTo(position, indent));
      break;
    case "bail":
      reader.bails.push(line.text);
      break;
    case "other":
      break;
  }
}

function takeComment(reader: TapReader, indent: number, text: string): void {
  const [, title] = /^Subtest: (.*)$/.exec(text) ?? [];
  const [, tests] = /^tests (\d+)$/.exec(text) ?? [];
  if (title !== undefined) takeTitle(goTo(reader.position, indent, title), title);
  else if (tests !== undefined && indent === 0) reader.declaredTests = Number(tests);
  else if (indent === 0 && /^pass {2}\d+$/.test(text)) reader.isTape = true;
  // Perl sums up what the plan and the points say anyway.
  else if (!text.startsWith("Looks like you ")) addComment(reader, text);
}

function addComment(reader: TapReader, text: string): void {
  const { last, maxText } = reader;
  reader.heading = text.replace(/^(?:SKIP|TODO) /, "");
  // Behind the YAML of a point begins what belongs to the next.
  if (last?.isOk === false && last.yaml === "" && last.comments.length < maxText)
    last.comments += `${text}\n`;
}

/** Perl writes the title inside of the subtest, node before it. */
function takeTitle(level: TapLevel, title: string): void {
  if (level.title !== title || level.sections.length > 0) level.nextTitle = title;
}
