import { attribute, type Tag } from "../xml/tag.ts";
import type { TrxReading } from "./reading.ts";

const RESULTS = new Set([
  "UnitTestResult",
  "TestResult",
  "GenericTestResult",
  "ManualTestResult",
  "WebTestResult",
  "TestResultAggregation",
]);

export function isResult(name: string): boolean {
  return RESULTS.has(name);
}

export function openResult({ open }: TrxReading, tag: Tag): void {
  const value = (name: string) => attribute(tag, name) ?? "";
  const parent = open.at(-1);
  if (parent) parent.hasInnerResults = true;
  open.push({
    testId: value("testId"),
    executionId: value("executionId"),
    parentExecutionId: value("parentExecutionId"),
    resultType: value("resultType"),
    name: value("testName"),
    outcome: value("outcome"),
    duration: value("duration"),
    message: "",
    stack: "",
    hasInnerResults: false,
  });
}

export function closeResult({ open, results }: TrxReading): void {
  results.push(...open.splice(-1));
}
