import { readReport } from "../../src/core/reports/index.ts";
import { READ_LIMITS, type ReadLimits } from "../../src/core/reports/read-report.ts";
import type { TestCase, TestReport } from "../../src/core/reports/test-report.ts";

/** A test report that must be readable, with its cases as an array. */
export function testReport(
  document: string | Uint8Array,
  limits: Partial<ReadLimits> = {},
): Omit<TestReport, "cases"> & { cases: TestCase[] } {
  const result = readReport([Buffer.from(document)], { ...READ_LIMITS, ...limits });
  if (result.kind !== "test") throw new Error(`Not a test report: ${JSON.stringify(result)}`);
  return { ...result, cases: [...result.cases] };
}

/** The error of a document that must not be readable. */
export function unreadable(document: string | Uint8Array, limits: Partial<ReadLimits> = {}) {
  const result = readReport([Buffer.from(document)], { ...READ_LIMITS, ...limits });
  if (result.kind !== "unreadable") throw new Error(`Readable after all: ${JSON.stringify(result)}`);
  return result.error;
}
