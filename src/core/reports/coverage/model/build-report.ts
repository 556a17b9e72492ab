import type { CoverageFormat, CoverageReport } from "../../coverage-report.ts";
import { packTitled, type TitleOf, titleOf } from "./close-section.ts";
import type { CoverageBuilder } from "./coverage-builder.ts";
import { joinFunctions } from "./join-functions.ts";
import { joinSpans } from "./join-spans.ts";
import { appendHits } from "./line-hits.ts";
import { eachLine } from "./line-list.ts";
import { PackedFile } from "./packed-file.ts";
import { addPair, MAX_LINE } from "./pair-list.ts";
import { COLUMN, cell } from "./section-table.ts";
import { orNull } from "./totals-only.ts";

export interface ReportDetails {
  readonly format: CoverageFormat;
  readonly roots?: readonly string[];
  readonly warnings?: readonly string[];
  /** For dialects that do not give every section its title. */
  readonly titleOf?: TitleOf;
}

export function buildReport(builder: CoverageBuilder, details: ReportDetails): CoverageReport {
  return {
    kind: "coverage",
    format: details.format,
    ...filesAndTotals(builder, details.titleOf),
    roots: details.roots ?? [],
    warnings: [...(details.warnings ?? []), ...generalWarnings(builder)],
  };
}

export function filesAndTotals(
  builder: CoverageBuilder,
  title: TitleOf = (row) => titleOf(builder, row),
): Pick<CoverageReport, "files" | "lines" | "branches" | "functions"> {
  const { table } = builder;
  const lines = { covered: 0, total: 0 };
  const branches = { covered: 0, total: 0 };
  const functions = { covered: 0, total: 0 };
  const files = builder.firstRows.map((first) => {
    const others = builder.otherRows.get(first);
    const row = others ? joined(builder, first, others, title) : first;
    lines.covered += cell(table, row, COLUMN.coveredLines);
    lines.total += cell(table, row, COLUMN.lines);
    branches.covered += cell(table, row, COLUMN.takenWays);
    branches.total += cell(table, row, COLUMN.ways);
    functions.covered += cell(table, row, COLUMN.coveredFunctions);
    functions.total += cell(table, row, COLUMN.functions);
    return new PackedFile(title(row), table, row);
  });
  return { files, lines, branches: orNull(branches), functions: orNull(functions) };
}

/** Makes one section of several; tells its row. */
function joined(builder: CoverageBuilder, first: number, others: readonly number[], title: TitleOf): number {
  const { table, hits, ways, combine } = builder;
  const rows = [first, ...others];
  for (const row of rows) {
    eachLine(table.hitsIn(row), (line, count) => {
      appendHits(hits, line, count);
    });
    eachLine(table.waysIn(row), (line, way) => {
      addPair(ways, line, way);
    });
  }
  const titles = rows.map(title);
  return packTitled(builder, {
    path: title(first).path,
    functions: joinFunctions(
      titles.flatMap(({ functions }) => functions),
      combine,
    ),
    spans: joinSpans(titles.flatMap(({ spans }) => spans)),
  });
}

function generalWarnings({ impossibleLines, firstRows }: CoverageBuilder): string[] {
  const warnings: string[] = [];
  if (firstRows.length === 0) warnings.push("The report names no file.");
  if (impossibleLines > 0)
    warnings.push(`${impossibleLines} entries for lines above ${MAX_LINE} were ignored.`);
  return warnings;
}
