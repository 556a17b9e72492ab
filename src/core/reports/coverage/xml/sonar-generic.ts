import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks, ReadLimits } from "../../read-report.ts";
import { scanXml } from "../../xml/scan-xml.ts";
import { attribute, attributeIs, integerAttribute, type Tag } from "../../xml/tag.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { addBranch, addLine, createBuilder } from "../model/coverage-builder.ts";
import { coverageKind } from "./coverage-kind.ts";

/** SonarQube's generic format for coverage. */
export const sonarGeneric: Dialect = {
  format: "sonar-generic",
  detect: (head) => coverageKind(head) === "sonar-generic",
  read: readSonarGeneric,
};

function readSonarGeneric(chunks: Chunks, limits: ReadLimits): CoverageReport {
  const builder = createBuilder("sum");
  let path = "";
  const open = (name: string, tag: Tag): boolean => {
    if (name === "file") path = attribute(tag, "path") ?? "";
    if (name !== "lineToCover") return false;
    const line = integerAttribute(tag, "lineNumber");
    addLine(builder, line, attributeIs(tag, "covered", "true") ? 1 : 0);
    const total = integerAttribute(tag, "branchesToCover");
    if (total > 0) addBranch(builder, line, integerAttribute(tag, "coveredBranches") || 0, total);
    return false;
  };
  const close = (name: string): void => {
    if (name === "file") closeSection(builder, path);
  };
  const warnings = scanXml(chunks, { open, close }, limits);
  return buildReport(builder, { format: "sonar-generic", warnings });
}
