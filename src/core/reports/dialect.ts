import type { CoverageFormat, CoverageReport } from "./coverage-report.ts";
import type { Chunks, OtherFile, ReadLimits } from "./read-report.ts";
import type { SecurityReport } from "./sarif/security-report.ts";
import type { TestFormat, TestReport } from "./test-report.ts";

/** The beginning of a file, enough to tell what wrote it. */
export interface Head {
  /** The first 64 kB or less, decoded, without byte order mark and leading blanks. */
  readonly text: string;
  /** Local name of the XML root element; empty when the file is not XML. */
  readonly root: string;
  /** The root's start tag as written, from `<` on; for attributes that tell two dialects apart. */
  readonly rootTag: string;
}

/** One kind of report. `read` gets the whole file as UTF-8 without byte order mark, whatever its encoding was. */
export interface Dialect {
  readonly format: TestFormat | CoverageFormat | SecurityReport["format"];
  detect(head: Head): boolean;
  /** Throws a UserError for what it cannot read. */
  read(chunks: Chunks, limits: ReadLimits): TestReport | CoverageReport | SecurityReport | OtherFile;
}
