import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { TestReport } from "../test-report.ts";
import { scanXml } from "../xml/scan-xml.ts";
import { attribute } from "../xml/tag.ts";
import type { XmlHandler } from "../xml/xml-handler.ts";
import { casesOf } from "./cases-of.ts";
import { openDefinition, openMethod } from "./definitions.ts";
import { createReading, type TrxReading } from "./reading.ts";
import { closeResult, isResult, openResult } from "./results.ts";
import { openCounters, runProblems, runWarnings } from "./summary.ts";

/** Visual Studio's test results, as `dotnet test --logger trx` and MSTest write them. */
export const TRX: Dialect = {
  format: "trx",
  detect: ({ root, rootTag }) => root === "TestRun" && /TeamTest|\bid=/.test(rootTag),
  read: readTrx,
};

function readTrx(chunks: Chunks, limits: ReadLimits): TestReport {
  const reading = createReading(limits);
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  const cases = casesOf(reading);
  const suiteProblems = runProblems(reading, cases);
  return checkedReport(
    "trx",
    {
      cases,
      suiteProblems,
      warnings: [...warnings, ...runWarnings(reading), ...reading.problems.warnings()],
    },
    {
      tests: [reading.total, reading.total - (reading.results.length - cases.length)],
      hasFailed: reading.hasFailed,
    },
  );
}

/** Elements whose text is kept. `Message` has other uses outside of `ErrorInfo`. */
const TEXTS = new Set(["Message", "StackTrace", "Text"]);

function handlerFor(reading: TrxReading): XmlHandler {
  return {
    open(name, tag) {
      if (isResult(name)) openResult(reading, tag);
      else if (name === "ErrorInfo") reading.isInError = true;
      else if (name === "TestMethod") openMethod(reading, tag);
      else if (name === "Counters") openCounters(reading, tag);
      else if (name === "ResultSummary") reading.outcome = attribute(tag, "outcome") ?? "";
      else if (name === "RunInfo")
        reading.runInfos.push({ outcome: attribute(tag, "outcome") ?? "", text: "" });
      else if (name.endsWith("Test")) openDefinition(reading, tag);
      else return TEXTS.has(name);
      return false;
    },
    close(name, text) {
      if (isResult(name)) closeResult(reading);
      else if (name === "ErrorInfo") reading.isInError = false;
      else if (TEXTS.has(name)) takeText(reading, name, text);
    },
  };
}

function takeText({ open, isInError, runInfos }: TrxReading, name: string, text: string): void {
  const result = open.at(-1);
  const info = runInfos.at(-1);
  if (name === "Text" && info && !result) info.text = text.trim();
  else if (result && isInError && name === "Message") result.message = text.trim();
  else if (result && isInError && name === "StackTrace") result.stack = text;
}
