import { UserError } from "../../../errors.ts";
import type { CoverageReport } from "../../coverage-report.ts";
import type { Dialect } from "../../dialect.ts";
import type { Chunks } from "../../read-report.ts";
import { buildReport } from "../model/build-report.ts";
import { closeSection } from "../model/close-section.ts";
import { createBuilder } from "../model/coverage-builder.ts";
import { addRange, addRangeLines, type RangeHits } from "../model/range-hits.ts";
import { eachLine } from "./each-line.ts";

/** Profiles of `go test -coverprofile` and `go tool covdata textfmt`. Paths begin with the module's path, not with a folder. */
export const goCover: Dialect = {
  format: "go-cover",
  detect: ({ text }) => /^mode: \w+\s/.test(text),
  read: readGoCover,
};

const BLOCK = /^(.+):(\d+)\.\d+,(\d+)\.\d+ (\d+) (\d+)$/;
const MODE = /^mode: (?:set|count|atomic)$/;

/** Blocks repeat when several packages run them, and lines when blocks share them: the most hits count, once. */
function readGoCover(chunks: Chunks): CoverageReport {
  const files = new Map<string, RangeHits>();
  eachLine(chunks, (line) => {
    const [, path, start, end, statements, count] = BLOCK.exec(line) ?? [];
    if (path === undefined) return checkOther(line);
    const ranges = files.get(path) ?? new Map();
    files.set(path, ranges);
    // A block without statements is an empty body: nothing in it could run.
    if (statements !== "0") addRange(ranges, Number(start), Number(end), Number(count));
  });
  const builder = createBuilder("max");
  for (const [path, ranges] of files) {
    addRangeLines(builder, ranges);
    closeSection(builder, path);
  }
  return buildReport(builder, { format: "go-cover" });
}

/** Profiles are often written behind each other, so that there are several mode lines. */
function checkOther(line: string): void {
  if (line === "" || MODE.test(line)) return;
  throw new UserError(
    "report-malformed",
    `"${line.slice(0, 120)}" is no block of a Go cover profile.`,
    "Expected file.go:line.column,line.column statements count. Check that the file is whole.",
  );
}
