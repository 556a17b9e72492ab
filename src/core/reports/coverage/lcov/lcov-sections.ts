import { UserError } from "../../../errors.ts";
import { addToFile, packTitled, type TitleOf } from "../model/close-section.ts";
import { type CoverageBuilder, createBuilder, packSection } from "../model/coverage-builder.ts";
import { joinFunctions } from "../model/join-functions.ts";
import { COLUMN, cell } from "../model/section-table.ts";
import type { LineBatch } from "../text/line-batches.ts";
import type { FunctionGroups } from "./function-groups.ts";
import { createHashSet, type HashSet } from "./hash-set.ts";
import { KeptTitle, notePlace, type TextPlaces } from "./kept-title.ts";
import {
  closeText,
  createSectionText,
  hasNewTitle,
  keepTitle,
  openPath,
  type SectionText,
} from "./section-text.ts";

/** A report being read: `SF` opens a section, `end_of_record` closes it. */
export interface LcovSections {
  readonly builder: CoverageBuilder;
  isOpen: boolean;
  /** Title and functions of the open section. */
  readonly text: SectionText;
  readonly groups: FunctionGroups;
  /** What its `LF` says; -1 when it says nothing. */
  declaredLines: number;
  readonly paths: HashSet;
  readonly places: TextPlaces;
  /** Titles are made of the text of a section when somebody asks. */
  readonly titleOf: TitleOf;
  wrongTotals: number;
  unended: number;
  readonly unknownRecords: Set<string>;
}

export function createSections(): LcovSections {
  const builder = createBuilder("sum");
  const text = createSectionText();
  const places: TextPlaces = { cells: new Uint32Array(0) };
  return {
    builder,
    isOpen: false,
    text,
    groups: new Map(),
    declaredLines: -1,
    paths: createHashSet(),
    places,
    titleOf: (row) => builder.titles.get(row) ?? new KeptTitle(text.blocks, places, row),
    wrongTotals: 0,
    unended: 0,
    unknownRecords: new Set(),
  };
}

/** Stands on the `SF` line; tells where the next one is. */
export function openSection(sections: LcovSections, batch: LineBatch, pos: number): number {
  if (sections.isOpen) endWithoutRecord(sections);
  sections.isOpen = true;
  return keepTitle(batch, pos, sections.text);
}

export function endSection(sections: LcovSections): void {
  const lines = closeSection(sections);
  if (sections.declaredLines >= 0 && sections.declaredLines !== lines) sections.wrongTotals++;
  sections.declaredLines = -1;
}

/** Without its `end_of_record` a section may have been cut off. Only its own total can show that all its lines are there. */
export function endWithoutRecord(sections: LcovSections): void {
  const path = openPath(sections.text);
  const lines = closeSection(sections);
  if (lines !== sections.declaredLines) {
    throw new UserError(
      "report-truncated",
      `The section of ${path} has no end_of_record, so lines of it may be missing: ${lines} are there.`,
      "Run the coverage tool again. If it was killed while writing, see why; if the file was copied, copy it whole.",
    );
  }
  sections.declaredLines = -1;
  sections.unended++;
}

export function sectionWarnings({ wrongTotals, unended, unknownRecords }: LcovSections): string[] {
  const warnings: string[] = [];
  if (wrongTotals > 0)
    warnings.push(`LF of ${wrongTotals} file(s) is not the number of lines listed; the lines were counted.`);
  if (unended > 0)
    warnings.push(`${unended} section(s) have no end_of_record, but all the lines that LF promises.`);
  if (unknownRecords.size > 0)
    warnings.push(`Unknown records were ignored: ${[...unknownRecords].join(", ")}.`);
  return warnings;
}

/** Returns how many lines the section has. */
function closeSection(sections: LcovSections): number {
  const { builder, text, places, titleOf } = sections;
  sections.isOpen = false;
  const isNew = hasNewTitle(text, sections.paths);
  notePlace(places, builder.table.rows, text);
  // With one count for each function their numbers are known without looking at the names.
  const isPlain = text.functions === text.counts && sections.groups.size === 0;
  const row = isPlain ? packSection(builder, text.functions, text.covered) : packUnusual(sections);
  closeText(text);
  if (isNew) builder.firstRows.push(row);
  else addToFile(builder, row, titleOf);
  return cell(builder.table, row, COLUMN.lines);
}

function packUnusual({ builder, groups, titleOf }: LcovSections): number {
  const { path, functions, spans } = titleOf(builder.table.rows);
  const joined = joinFunctions([...functions, ...groups.values()], "sum");
  groups.clear();
  return packTitled(builder, { path, functions: joined, spans });
}
