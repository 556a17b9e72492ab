import type { FileCoverage } from "../../../reports/coverage-report.ts";

/** Compilers put code of other files here, or lose count: a line beyond the end shows nothing. */
const LOOSE_LINES = /\.(?:kts?|vue|svelte|astro|erb|y|l)$/;

/** Some tools count the line after the last line break. */
const SLACK = 1;

/** Whether the report can be of this state of the file. Undefined: the file's length is not known. */
export function fitsFile({ lines }: FileCoverage, path: string, lineCount: number | undefined): boolean {
  if (lineCount === undefined || LOOSE_LINES.test(path)) return true;
  let last = 0;
  lines.forEach((line) => {
    last = line;
  });
  return last <= lineCount + SLACK;
}
