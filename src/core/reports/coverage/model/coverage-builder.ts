import type { CoveredFunction, StatementSpan } from "../../coverage-report.ts";
import { appendHits, type Combine, MAX_HITS, tidyHits } from "./line-hits.ts";
import { clearLines, closeLines, createLineList, type LineList } from "./line-list.ts";
import type { Title } from "./packed-file.ts";
import { addPair, createPairList, isLine, lengthen, MAX_LINE, type PairList } from "./pair-list.ts";
import { addRow, COLUMN, createSectionTable, type SectionTable, setCell } from "./section-table.ts";
import { MAX_KEY, moveWays, way } from "./ways.ts";

/** Collects what a dialect reads, section by section. */
export interface CoverageBuilder {
  readonly combine: Combine;
  /** The open section, and in the first of these also all before it. */
  readonly hits: LineList;
  readonly ways: PairList;
  readonly functions: CoveredFunction[];
  readonly spans: StatementSpan[];
  readonly packedWays: LineList;
  readonly table: SectionTable;
  readonly titles: Map<number, Title>;
  /** The first section of each file, also by path as far as somebody had to know, and further ones. */
  readonly firstRows: number[];
  readonly rowByPath: Map<string, number>;
  readonly otherRows: Map<number, number[]>;
  /** Where things are put in order. */
  readonly desk: PairList;
  /** Entries whose line no file can have. */
  impossibleLines: number;
  /** Lines that came as ranges. */
  rangeLines: number;
}

const MAX_WAYS = 2_000;

export function createBuilder(combine: Combine): CoverageBuilder {
  const hits = createLineList();
  const packedWays = createLineList();
  return {
    combine,
    hits,
    ways: createPairList(),
    functions: [],
    spans: [],
    packedWays,
    table: createSectionTable(hits, packedWays),
    titles: new Map(),
    firstRows: [],
    rowByPath: new Map(),
    otherRows: new Map(),
    desk: createPairList(),
    impossibleLines: 0,
    rangeLines: 0,
  };
}

export function addLine(builder: CoverageBuilder, line: number, hits: number): void {
  // Both fit into 32 bits. Told so, the compiler does not carry on with floating-point numbers.
  if (isLine(line)) appendHits(builder.hits, line | 0, wholeHits(hits) | 0);
  else if (line > MAX_LINE) builder.impossibleLines++;
}

export function addWay(builder: CoverageBuilder, line: number, key: number, taken: boolean): void {
  if (isLine(line) && key <= MAX_KEY) addPair(builder.ways, line, way(key, taken));
}

/** For a line of which the report says only how many ways it has. */
export function addBranch({ ways }: CoverageBuilder, line: number, taken: number, total: number): void {
  if (!isLine(line)) return;
  const count = Math.min(total, MAX_WAYS);
  const numbers = lengthen(ways, 2 * count);
  for (let key = 0; key < count; key++) {
    numbers[ways.length++] = line;
    numbers[ways.length++] = way(key, key < taken);
  }
}

/** Forgets the lines of the open section, and the ways out of them. */
export function dropLines({ hits, ways }: CoverageBuilder): void {
  clearLines(hits);
  ways.length = 0;
}

/** Packs the open section into a new row. */
export function packSection(builder: CoverageBuilder, functions: number, coveredFunctions: number): number {
  const { hits, ways, packedWays, table } = builder;
  tidyHits(hits, builder.desk, builder.combine);
  moveWays(ways, packedWays);
  const row = addRow(table);
  setCell(table, row, COLUMN.hitBlock, hits.blocks.length - 1);
  setCell(table, row, COLUMN.hitStart, hits.start);
  setCell(table, row, COLUMN.hitEnd, hits.end);
  setCell(table, row, COLUMN.lines, hits.count);
  setCell(table, row, COLUMN.coveredLines, hits.covered);
  setCell(table, row, COLUMN.wayBlock, packedWays.blocks.length - 1);
  setCell(table, row, COLUMN.wayStart, packedWays.start);
  setCell(table, row, COLUMN.wayEnd, packedWays.end);
  setCell(table, row, COLUMN.ways, packedWays.count);
  setCell(table, row, COLUMN.takenWays, packedWays.covered);
  setCell(table, row, COLUMN.functions, functions);
  setCell(table, row, COLUMN.coveredFunctions, coveredFunctions);
  closeLines(hits);
  closeLines(packedWays);
  return row;
}

/** A fraction of a hit is a hit. */
function wholeHits(hits: number): number {
  return hits > 0 ? Math.min(Math.ceil(hits), MAX_HITS) : 0;
}
