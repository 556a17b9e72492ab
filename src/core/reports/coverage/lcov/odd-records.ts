import { addLine } from "../model/coverage-builder.ts";
import { readOddBranch } from "./branch-lines.ts";
import { readFunctionAlias, readFunctionPlace } from "./function-groups.ts";
import { endSection, type LcovSections } from "./lcov-sections.ts";
import { malformed } from "./malformed.ts";
import { readCount } from "./read-count.ts";
import { openPath } from "./section-text.ts";

const MAX_UNKNOWN = 10;

/** Records that are rare, or written in an unusual way. */
export function readRecord(sections: LcovSections, record: string): void {
  if (record === "" || record.startsWith("#")) return;
  if (!sections.isOpen)
    throw malformed(record, "It stands outside of any section: SF was expected before it.");
  if (record === "end_of_record") endSection(sections);
  else if (!readInSection(sections, record))
    throw malformed(record, `It is in the section of ${openPath(sections.text)}.`);
}

function readInSection(sections: LcovSections, record: string): boolean {
  const { builder, groups, unknownRecords } = sections;
  const kind = /^[A-Z]+(?=:)/.exec(record)?.[0];
  switch (kind) {
    case undefined:
    case "FN":
    case "FNDA":
    case "SF":
      return false;
    case "MCDC":
    case "MCF":
    case "MCH":
    case "VER":
      return true;
    case "DA":
      return readOddHits(sections, record);
    case "BRDA":
      return readOddBranch(record, builder);
    case "FNL":
      return readFunctionPlace(record, groups);
    case "FNA":
      return readFunctionAlias(record, groups);
    default:
      if (unknownRecords.size < MAX_UNKNOWN) unknownRecords.add(kind);
      return true;
  }
}

function readOddHits({ builder }: LcovSections, record: string): boolean {
  const [, line = "", count = ""] = /^DA:(-?\d+),([^,]*)(?:,.*)?$/.exec(record) ?? [];
  const hits = readCount(count);
  if (line === "" || hits === undefined) return false;
  addLine(builder, Number(line), hits);
  return true;
}
