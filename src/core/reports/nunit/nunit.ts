import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { TestReport } from "../test-report.ts";
import { scanXml } from "../xml/scan-xml.ts";
import type { XmlHandler } from "../xml/xml-handler.ts";
import { closeCase, openCase } from "./cases.ts";
import { closeHolder, isHolder, openHolder, takePart } from "./problems.ts";
import { createReading, type NunitReading } from "./reading.ts";
import { openRoot } from "./root.ts";
import { closeSuite, openSuite } from "./suites.ts";

/** NUnit 2 (`test-results`), which jasmine and others also write, and NUnit 3 (`test-run`). */
export const NUNIT: Dialect = {
  format: "nunit",
  detect: ({ root }) => root === "test-run" || root === "test-results",
  read: readNunit,
};

function readNunit(chunks: Chunks, limits: ReadLimits): TestReport {
  const reading = createReading(limits);
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  const { cases, suiteProblems, problems, declared, passedWithWarning } = reading;
  if (passedWithWarning > 0) warnings.push(`${passedWithWarning} tests passed with a warning.`);
  return checkedReport(
    "nunit",
    { cases, suiteProblems, warnings: [...warnings, ...problems.warnings()] },
    declared,
  );
}

function handlerFor(reading: NunitReading): XmlHandler {
  return {
    open(name, tag) {
      if (name === "test-case") openCase(reading, tag);
      else if (name === "test-suite") openSuite(reading, tag);
      else if (name === "test-run" || name === "test-results") openRoot(reading, name, tag);
      else if (isHolder(name)) openHolder(reading, name);
      else return name === "message" || name === "stack-trace";
      return false;
    },
    close(name, text) {
      if (name === "test-case") closeCase(reading);
      else if (name === "test-suite") closeSuite(reading);
      else if (isHolder(name)) closeHolder(reading, name);
      else if (name === "message" || name === "stack-trace") takePart(reading, name, text);
    },
  };
}
