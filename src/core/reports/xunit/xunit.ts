import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { TestReport } from "../test-report.ts";
import { scanXml } from "../xml/scan-xml.ts";
import { attribute } from "../xml/tag.ts";
import type { XmlHandler } from "../xml/xml-handler.ts";
import { createReading, openAssembly, type XunitReading } from "./reading.ts";
import { closeError, closeTest, openTest } from "./tests.ts";

/** xUnit.net 2 and later, and the single `assembly` of version 1. */
export const XUNIT: Dialect = {
  format: "xunit",
  detect: ({ root, rootTag }) =>
    root === "assemblies" || (root === "assembly" && /\s(?:test-framework|run-date)=/.test(rootTag)),
  read: readXunit,
};

function readXunit(chunks: Chunks, limits: ReadLimits): TestReport {
  const reading = createReading(limits);
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  const { cases, suiteProblems, problems, total, notRun, hasFailed } = reading;
  return checkedReport(
    "xunit",
    { cases, suiteProblems, warnings: [...warnings, ...problems.warnings()] },
    { tests: [total, total + notRun], hasFailed },
  );
}

function handlerFor(reading: XunitReading): XmlHandler {
  return {
    open(name, tag) {
      if (name === "test") openTest(reading, tag);
      else if (name === "assembly") openAssembly(reading, tag);
      else if (name === "error") reading.errorName = attribute(tag, "name") ?? "";
      else if (name === "failure")
        reading.failure = { type: attribute(tag, "exception-type") ?? "", message: "", text: "" };
      else return name === "message" || name === "stack-trace" || name === "reason";
      return false;
    },
    close(name, text) {
      if (name === "test") closeTest(reading);
      else if (name === "error") closeError(reading);
      else if (name === "reason") reading.reason = text.trim() || reading.reason;
      else if (name === "stack-trace" && reading.failure) reading.failure.text = text;
      else if (name === "message") takeMessage(reading, text.trim());
    },
  };
}

/** Version 1 also has a message inside the reason of a skip. */
function takeMessage(reading: XunitReading, message: string): void {
  if (reading.failure) reading.failure.message = message;
  else reading.reason = message;
}
