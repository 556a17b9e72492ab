import { present } from "../../present.ts";
import type { CodedLines, LineList } from "./line-list.ts";
import type { PackedSections } from "./packed-file.ts";
import { numberAt } from "./pair-list.ts";

/**
 * A row of numbers for each section of a report. Large reports have ten thousands of sections, and objects for them
 * would keep the garbage collector busy for about as long as it takes to read the lines.
 */
export interface SectionTable extends PackedSections {
  cells: Uint32Array;
  rows: number;
}

/** Blocks are places in a list of blocks, starts and ends are places in a block. */
export const COLUMN = {
  hitBlock: 0,
  hitStart: 1,
  hitEnd: 2,
  lines: 3,
  coveredLines: 4,
  wayBlock: 5,
  wayStart: 6,
  wayEnd: 7,
  ways: 8,
  takenWays: 9,
  functions: 10,
  coveredFunctions: 11,
} as const;

type Column = (typeof COLUMN)[keyof typeof COLUMN];

const COLUMNS = Object.keys(COLUMN).length;

export function createSectionTable(hits: LineList, ways: LineList): SectionTable {
  const table: SectionTable = {
    cells: new Uint32Array(0),
    rows: 0,
    linesIn: (row) => cell(table, row, COLUMN.lines),
    hitsIn: (row) =>
      coded(
        hits,
        cell(table, row, COLUMN.hitBlock),
        cell(table, row, COLUMN.hitStart),
        cell(table, row, COLUMN.hitEnd),
      ),
    waysIn: (row) =>
      coded(
        ways,
        cell(table, row, COLUMN.wayBlock),
        cell(table, row, COLUMN.wayStart),
        cell(table, row, COLUMN.wayEnd),
      ),
  };
  return table;
}

export function addRow(table: SectionTable): number {
  const row = table.rows++;
  if (row * COLUMNS === table.cells.length) {
    const larger = new Uint32Array(COLUMNS * Math.max(1, 2 * row));
    larger.set(table.cells);
    table.cells = larger;
  }
  return row;
}

export function setCell({ cells }: SectionTable, row: number, column: Column, value: number): void {
  cells[row * COLUMNS + column] = value;
}

export function cell({ cells }: SectionTable, row: number, column: Column): number {
  return numberAt(cells, row * COLUMNS + column);
}

function coded({ blocks }: LineList, block: number, start: number, end: number): CodedLines {
  return { numbers: present(blocks[block]), start, end };
}
