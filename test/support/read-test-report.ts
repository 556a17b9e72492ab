import { readFileSync } from "node:fs";
import { readReport } from "../../src/core/reports/index.ts";
import { READ_LIMITS, type ReadLimits, type ReadResult } from "../../src/core/reports/read-report.ts";
import type { TestCase, TestReport } from "../../src/core/reports/test-report.ts";

export interface ReadTestReport extends TestReport {
  readonly cases: readonly TestCase[];
}

/** A test report as it is read, with its cases in an array. Fails when it is anything else. */
export function readTestReport(content: string | Uint8Array, limits?: Partial<ReadLimits>): ReadTestReport {
  const result = readContent(content, limits);
  if (result.kind !== "test") throw new Error(JSON.stringify(result));
  return { ...result, cases: [...result.cases] };
}

export function readContent(content: string | Uint8Array, limits?: Partial<ReadLimits>): ReadResult {
  return readReport([Buffer.from(content)], { ...READ_LIMITS, ...limits });
}

/** In pieces of a few bytes, so that every token is cut somewhere. */
export function inPieces(content: string | Uint8Array, size = 7): Uint8Array[] {
  const bytes = Buffer.from(content);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
}

export function reportFixture(path: string): Buffer {
  return readFileSync(new URL(`../fixtures/reports/${path}`, import.meta.url));
}

/** One line per case: enough to see what was read. */
export function outline({ cases }: ReadTestReport): string[] {
  return cases.map(({ outcome, flaky, suite, name, variant }) =>
    [
      flaky ? "flaky" : outcome,
      suite === "" ? name : `${suite} > ${name}`,
      variant === "" ? "" : `[${variant}]`,
    ]
      .filter((part) => part !== "")
      .join(" "),
  );
}

export function problemOf({ cases }: ReadTestReport, name: string) {
  return cases.find((test) => test.name === name)?.problems[0];
}
