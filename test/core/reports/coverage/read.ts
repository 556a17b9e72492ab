import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { COVERAGE_DIALECTS } from "../../../../src/core/reports/coverage/index.ts";
import type { CoverageReport, FileCoverage } from "../../../../src/core/reports/coverage-report.ts";
import { headOf } from "../../../../src/core/reports/head.ts";
import { READ_LIMITS } from "../../../../src/core/reports/read-report.ts";
import { openSource } from "../../../../src/core/reports/source.ts";

/** Reads a report in the one dialect that knows it, in chunks of the given size. */
export function read(report: string | Uint8Array, chunkSize = 1 << 16): CoverageReport {
  const bytes = typeof report === "string" ? Buffer.from(report) : report;
  const chunks = {
    *[Symbol.iterator]() {
      for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
    },
  };
  const source = openSource(chunks, READ_LIMITS);
  const head = headOf(source.head);
  const known = COVERAGE_DIALECTS.filter((dialect) => dialect.detect(head));
  expect(known.map((dialect) => dialect.format)).toHaveLength(1);
  const result = known[0]?.read(source.chunks, READ_LIMITS);
  if (result?.kind !== "coverage") throw new Error("Not a coverage report");
  return result;
}

export function fixture(path: string): Buffer {
  return readFileSync(new URL(`../../../fixtures/coverage/${path}`, import.meta.url));
}

/** Lines and hits as an object, which is easy to compare. */
export function hitsOf(file: FileCoverage | undefined): Record<number, number> {
  const hits: Record<number, number> = {};
  file?.lines.forEach((line, count) => {
    hits[line] = count;
  });
  return hits;
}

export function fileIn(report: CoverageReport, path: string): FileCoverage {
  const file = report.files.find((candidate) => candidate.path.endsWith(path));
  if (!file) throw new Error(`${path} is not among ${report.files.map((candidate) => candidate.path)}`);
  return file;
}

/** Missed and covered lines, for formats that do not know how often a line ran. */
export function linesOf(file: FileCoverage): { covered: number[]; missed: number[] } {
  const lines = { covered: [] as number[], missed: [] as number[] };
  file.lines.forEach((line, hits) => {
    (hits > 0 ? lines.covered : lines.missed).push(line);
  });
  return lines;
}
