import type { CoveredFunction } from "../../coverage-report.ts";
import { attribute, attributeIs, integerAttribute, type Tag } from "../../xml/tag.ts";
import type { XmlHandler } from "../../xml/xml-handler.ts";
import type { CoverageBuilder } from "../model/coverage-builder.ts";
import { addPoints, type PointsByFile, pointsOf } from "../model/file-points.ts";
import { isLine } from "../model/pair-list.ts";
import { addRange } from "../model/range-hits.ts";

/** `results/modules/module` with functions and their ranges, and at the end of each module its source files. */
export function vsModules(builder: CoverageBuilder): XmlHandler {
  const points: PointsByFile = new Map();
  let ranges: Range[] = [];
  let name = "";
  return {
    open(element, tag) {
      if (element === "function") name = attribute(tag, "name") ?? "";
      else if (element === "range") addReal(ranges, rangeOf(tag));
      else if (element === "source_file") {
        const found = points.get(attribute(tag, "id") ?? "");
        if (found) addPoints(builder, attribute(tag, "path") ?? "", found);
      }
      return false;
    },
    close(element) {
      if (element === "module") points.clear();
      if (element !== "function") return;
      for (const { fileId, start, end, hits } of ranges)
        addRange(pointsOf(points, fileId).ranges, start, end, hits);
      const [first] = ranges;
      if (first) pointsOf(points, first.fileId).functions.push(functionOf(name, ranges));
      ranges = [];
    },
  };
}

/** Compilers hide generated code on a line that no file has. */
export function addReal(ranges: Range[], range: Range): void {
  if (isLine(range.start)) ranges.push({ ...range, end: Math.max(range.start, range.end || 0) });
}

export interface Range {
  readonly fileId: string;
  readonly start: number;
  readonly end: number;
  readonly hits: number;
}

export function functionOf(name: string, ranges: readonly Range[]): CoveredFunction {
  const whole = ranges.reduce((a, b) => ({
    fileId: a.fileId,
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
    hits: Math.max(a.hits, b.hits),
  }));
  return { name, line: whole.start, endLine: whole.end, hits: whole.hits };
}

/** A range that ran in part is hit: the parts of it that did not run are ranges of their own. */
function rangeOf(tag: Tag): Range {
  return {
    fileId: attribute(tag, "source_id") ?? "",
    start: integerAttribute(tag, "start_line"),
    end: integerAttribute(tag, "end_line"),
    hits: attributeIs(tag, "covered", "no") ? 0 : 1,
  };
}
