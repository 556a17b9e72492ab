import type { XmlHandler } from "../../xml/xml-handler.ts";
import type { CoverageBuilder } from "../model/coverage-builder.ts";
import { addPoints, type PointsByFile, pointsOf } from "../model/file-points.ts";
import { addRange } from "../model/range-hits.ts";
import { addReal, functionOf, type Range } from "./vs-modules.ts";

const NOT_COVERED = "2";

/** `CoverageDSPriv` of Visual Studio before 2012: tables as elements, the source files in the last of them. */
export function vsTables(builder: CoverageBuilder): XmlHandler {
  const points: PointsByFile = new Map();
  const fields = new Map<string, string>();
  const field = (name: string) => fields.get(name) ?? "";
  let ranges: Range[] = [];
  return {
    open: () => true,
    close(element, text) {
      fields.set(element, text.trim());
      if (element === "Lines") {
        const hits = field("Coverage") === NOT_COVERED ? 0 : 1;
        addReal(ranges, {
          fileId: field("SourceFileID"),
          start: Number(field("LnStart")),
          end: Number(field("LnEnd")),
          hits,
        });
      } else if (element === "Method") {
        for (const { fileId, start, end, hits } of ranges)
          addRange(pointsOf(points, fileId).ranges, start, end, hits);
        const [first] = ranges;
        if (first) pointsOf(points, first.fileId).functions.push(functionOf(field("MethodName"), ranges));
        ranges = [];
      } else if (element === "SourceFileNames") {
        const found = points.get(field("SourceFileID"));
        if (found) addPoints(builder, field("SourceFileName"), found);
      }
    },
  };
}
