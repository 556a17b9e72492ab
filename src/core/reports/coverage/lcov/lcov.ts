import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks } from "../../read-report.ts";
import { buildReport } from "../model/build-report.ts";
import { eachLineBatch, type LineBatch } from "../text/line-batches.ts";
import { readBranchLines } from "./branch-lines.ts";
import { readHitLines } from "./hit-lines.ts";
import {
  createSections,
  endSection,
  endWithoutRecord,
  type LcovSections,
  openSection,
  sectionWarnings,
} from "./lcov-sections.ts";
import { readRecord } from "./odd-records.ts";
import { keepFunctionLines } from "./section-text.ts";
import { lineFeedFrom, numberFrom, textOf, word } from "./words.ts";

/** What lcov, Istanbul, coverage.py, llvm-cov and many others write as `lcov.info`, in versions 1.x and 2.x. */
export const lcov: Dialect = {
  format: "lcov",
  detect: ({ text }) => /^(?:#.*\s+)*(?:TN|SF):/.test(text),
  read: readLcov,
};

function readLcov(chunks: Chunks): CoverageReport {
  const sections = createSections();
  eachLineBatch(chunks, (batch) => readBatch(sections, batch));
  if (sections.isOpen) endWithoutRecord(sections);
  const { builder, titleOf } = sections;
  return buildReport(builder, { format: "lcov", titleOf, warnings: sectionWarnings(sections) });
}

function readBatch(sections: LcovSections, batch: LineBatch): void {
  let pos = 0;
  while (pos < batch.end) {
    const next = sections.isOpen ? readRun(sections, batch, pos) : pos;
    pos = next > pos ? next : readOne(sections, batch, pos);
  }
}

/** Reads lines of one kind as long as they are plain, and tells where it stopped. Constants are as in readHitLines. */
function readRun(sections: LcovSections, batch: LineBatch, pos: number): number {
  const { view, bytes } = batch;
  const four = view.getInt32(pos, true);
  switch (four & 0xffffff) {
    case 0x3a4144 /* DA: */:
      return readHitLines(batch, pos, sections.builder.hits);
    case 0x3a4e46 /* FN: */:
      return keepFunctionLines(batch, pos, sections.text);
    case 0x3a464c /* LF: */:
      sections.declaredLines = numberFrom(bytes, pos + 3);
      return lineFeedFrom(view, pos) + 1;
    case 0x3a484c /* LH: */:
      return lineFeedFrom(view, pos) + 1;
  }
  switch (four) {
    case 0x41445242 /* BRDA */:
      return readBranchLines(batch, pos, sections.builder.ways);
    case 0x41444e46 /* FNDA */:
      return keepFunctionLines(batch, pos, sections.text);
    case 0x3a464e46 /* FNF: */:
    case 0x3a484e46 /* FNH: */:
    case 0x3a465242 /* BRF: */:
    case 0x3a485242 /* BRH: */:
      return lineFeedFrom(view, pos) + 1;
  }
  return pos;
}

const SF = word("SF:");
const TN = word("TN:");
const END_OF_RECORD = ["end_", "of_r", "ecor"].map(word);

function readOne(sections: LcovSections, batch: LineBatch, pos: number): number {
  const { bytes, view } = batch;
  const three = view.getInt32(pos, true) & 0xffffff;
  const end = lineFeedFrom(view, pos);
  if (three === SF && end > pos + 3) return openSection(sections, batch, pos);
  if (sections.isOpen && isEndOfRecord(view, pos, end)) endSection(sections);
  else if (three !== TN) readRecord(sections, textOf(bytes, pos, end));
  return end + 1;
}

function isEndOfRecord(view: DataView, pos: number, end: number): boolean {
  return (
    end - pos === "end_of_record".length &&
    END_OF_RECORD.every((four, index) => view.getInt32(pos + 4 * index, true) === four)
  );
}
