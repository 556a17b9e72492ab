import type { Result } from "./measure/measure-row.ts";
import type { Row } from "./row.ts";
import { megabytes, seconds, type Verdict, verdictOn } from "./verdict.ts";

export interface MeasuredRow {
  readonly row: Row;
  /** An error when the work could not be done: no figures, and no bar met. */
  readonly results: ReadonlyMap<string, Result> | Error;
}

export function verdictTable(measured: readonly MeasuredRow[]): string {
  return markdownTable(
    ["work", "against", "bar", "stretch", "measured", "verdict"],
    measured.flatMap(verdictLines),
  );
}

function verdictLines({ row, results }: MeasuredRow): string[][] {
  if (results instanceof Error) return [[titled(row), results.message.slice(0, 100), "", "", "", "FAILED"]];
  return row.bars.map((bar, index) => {
    const verdict = verdictOn(bar, row, results);
    const title = index === 0 ? titled(row) : "";
    const { against, bar: limit = "", stretch = "", measured } = verdict;
    return [title, against, limit, stretch, measured, word(verdict)];
  });
}

export function timeTable(measured: readonly MeasuredRow[]): string {
  return markdownTable(
    ["work", "program", "median", "fastest", "processor", "throughput", "peak memory"],
    measured.flatMap(timeLines),
  );
}

function timeLines({ row, results }: MeasuredRow): string[][] {
  if (results instanceof Error) return [];
  return [...results].map(([name, { milliseconds, fastest, processor, peak }], index) => [
    index === 0 ? titled(row) : "",
    name,
    seconds(milliseconds),
    seconds(fastest),
    processor === undefined ? "" : seconds(processor),
    row.bytes === undefined ? "" : `${Math.round(row.bytes / 1e3 / milliseconds)} MB/s`,
    peak === undefined ? "" : megabytes(peak),
  ]);
}

export function missedBars({ row, results }: MeasuredRow): number {
  if (results instanceof Error) return row.bars.length;
  return row.bars.filter((bar) => verdictOn(bar, row, results).met === false).length;
}

function titled({ title, bytes }: Row): string {
  return bytes === undefined ? title : `${title} (${megabytes(bytes)})`;
}

function word({ met, stretchMet }: Verdict): string {
  if (met === false) return "MISSED";
  if (stretchMet === true) return met === undefined ? "stretch met" : "met, stretch too";
  if (met === undefined) return stretchMet === undefined ? "" : "stretch missed";
  return "met";
}

/** Padded, so that it reads as well in a terminal as in a document. */
function markdownTable(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...lines.map((cells) => (cells[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...lines.map(line)].join("\n");
}
