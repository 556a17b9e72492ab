import type { CoverageReport, FileCoverage } from "../coverage-report.ts";
import { filesAndTotals } from "./model/build-report.ts";
import { closeSection } from "./model/close-section.ts";
import { addBranch, addLine, createBuilder } from "./model/coverage-builder.ts";

export type MergedCoverage = Pick<CoverageReport, "files" | "lines" | "branches" | "functions">;

/**
 * Makes one file of all files with the same path, whatever reports they come from: the most hits count, and what was
 * missed in one report stays missed when another did not measure it. The order of the files does not matter.
 */
export function mergeCoverage(files: readonly FileCoverage[]): MergedCoverage {
  const builder = createBuilder("max");
  for (const file of files) {
    file.lines.forEach((line, hits) => {
      addLine(builder, line, hits);
    });
    for (const { line, taken, total } of file.branches) addBranch(builder, line, taken, total);
    for (const fn of file.functions) builder.functions.push(fn);
    for (const span of file.spans) builder.spans.push(span);
    closeSection(builder, file.path);
  }
  const { files: merged, ...totals } = filesAndTotals(builder);
  return { files: merged.toSorted((a, b) => (a.path < b.path ? -1 : 1)), ...totals };
}

/** The same file under the path it has in the repository. */
export function movedTo(path: string, file: FileCoverage): FileCoverage {
  const { lines } = file;
  return {
    path,
    lines,
    get branches() {
      return file.branches;
    },
    get functions() {
      return file.functions;
    },
    get spans() {
      return file.spans;
    },
  };
}
