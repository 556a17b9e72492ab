import type {
  BranchLine,
  CoveredFunction,
  FileCoverage,
  LineHits,
  StatementSpan,
} from "../../coverage-report.ts";
import { lineHits } from "./line-hits.ts";
import type { CodedLines } from "./line-list.ts";
import { branchLines } from "./ways.ts";

/** What is not a number about a file. */
export interface Title {
  readonly path: string;
  readonly functions: readonly CoveredFunction[];
  readonly spans: readonly StatementSpan[];
}

/** Where the numbers of a file are. */
export interface PackedSections {
  hitsIn(row: number): CodedLines;
  waysIn(row: number): CodedLines;
  linesIn(row: number): number;
}

/**
 * A file of a report. What it has becomes objects when somebody looks, which happens for few files of a large report.
 * A class, because such a report has ten thousands of these, and getters of their own would cost more than the reading.
 */
export class PackedFile implements FileCoverage {
  private readonly title: Title;
  private readonly sections: PackedSections;
  private readonly row: number;
  private knownLines: LineHits | undefined;
  private knownBranches: readonly BranchLine[] | undefined;

  constructor(title: Title, sections: PackedSections, row: number) {
    this.title = title;
    this.sections = sections;
    this.row = row;
    this.knownLines = undefined;
    this.knownBranches = undefined;
  }

  get path(): string {
    return this.title.path;
  }

  get lines(): LineHits {
    this.knownLines ??= lineHits(this.sections.hitsIn(this.row), this.sections.linesIn(this.row));
    return this.knownLines;
  }

  get branches(): readonly BranchLine[] {
    this.knownBranches ??= branchLines(this.sections.waysIn(this.row));
    return this.knownBranches;
  }

  get functions(): readonly CoveredFunction[] {
    return this.title.functions;
  }

  get spans(): readonly StatementSpan[] {
    return this.title.spans;
  }
}
