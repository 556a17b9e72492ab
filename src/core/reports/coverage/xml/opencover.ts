import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import { attribute, attributeIs, integerAttribute, type Tag } from "../../xml/tag.ts";
import { buildReport } from "../model/build-report.ts";
import { createBuilder } from "../model/coverage-builder.ts";
import { addPoints, type PointsByFile, pointsOf } from "../model/file-points.ts";
import { isLine } from "../model/pair-list.ts";
import { addRange } from "../model/range-hits.ts";

/** OpenCover, and coverlet and AltCover in its format. Its totals count points, several of which may be on one line. */
export const openCover: Dialect = {
  format: "opencover",
  detect: ({ root }) => root === "CoverageSession",
  read: readOpenCover,
};

interface Reading {
  readonly paths: Map<string, string>;
  readonly points: PointsByFile;
  method: OpenMethod | undefined;
}

interface OpenMethod {
  isVisited: boolean;
  name: string;
  fileId: string;
  line: number;
  endLine: number;
}

function readOpenCover(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const reading: Reading = { paths: new Map(), points: new Map(), method: undefined };
  const open = (name: string, tag: Tag) => openElement(reading, name, tag);
  const close = (name: string, text: string) => closeElement(reading, name, text);
  const warnings = scanXml(chunks, { open, close }, limits);
  const builder = createBuilder("max");
  for (const [id, points] of reading.points) addPoints(builder, reading.paths.get(id) ?? "", points);
  return buildReport(builder, { format: "opencover", warnings });
}

function openElement(reading: Reading, name: string, tag: Tag): boolean {
  const { method } = reading;
  if (name === "File") reading.paths.set(attribute(tag, "uid") ?? "", attribute(tag, "fullPath") ?? "");
  else if (name === "Method") {
    reading.method = {
      isVisited: attributeIs(tag, "visited", "true"),
      name: "",
      fileId: "",
      line: 0,
      endLine: 0,
    };
  } else if (method && name === "FileRef") method.fileId = attribute(tag, "uid") ?? "";
  else if (method && name === "SequencePoint") readPoint(reading.points, method, tag);
  else if (method && name === "BranchPoint") {
    const ways = pointsOf(reading.points, fileIdOf(method, tag)).ways;
    ways.push({ line: integerAttribute(tag, "sl"), taken: integerAttribute(tag, "vc") > 0 });
  }
  return method !== undefined && name === "Name";
}

function closeElement(reading: Reading, name: string, text: string): void {
  const { method, points } = reading;
  if (method && name === "Name") method.name = text;
  if (!method || name !== "Method") return;
  reading.method = undefined;
  if (method.line === 0) return;
  const { name: fn, line, endLine, isVisited } = method;
  pointsOf(points, method.fileId).functions.push({ name: fn, line, endLine, hits: isVisited ? 1 : 0 });
}

function readPoint(points: PointsByFile, method: OpenMethod, tag: Tag): void {
  const start = integerAttribute(tag, "sl");
  const end = Math.max(start, integerAttribute(tag, "el") || 0);
  if (!isLine(start)) return;
  method.fileId = fileIdOf(method, tag);
  method.line = method.line === 0 ? start : Math.min(method.line, start);
  method.endLine = Math.max(method.endLine, end);
  const visits = integerAttribute(tag, "vc");
  // coverlet does not say it of the method.
  method.isVisited ||= visits > 0;
  addRange(pointsOf(points, method.fileId).ranges, start, end, visits);
}

/** Older versions say it once for the method. */
function fileIdOf(method: OpenMethod, tag: Tag): string {
  return attribute(tag, "fileid") ?? method.fileId;
}
