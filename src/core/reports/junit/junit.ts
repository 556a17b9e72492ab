import type { Dialect } from "../dialect.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { TestReport } from "../test-report.ts";
import { testReportOf } from "../test-report-of.ts";
import { scanXml } from "../xml/scan-xml.ts";
import { attribute } from "../xml/tag.ts";
import type { XmlHandler } from "../xml/xml-handler.ts";
import { giveNames } from "./name-batch.ts";
import {
  closePart,
  closeProblem,
  isPart,
  isProblem,
  openProblem,
  takeOutput,
  wantsOutput,
} from "./problems.ts";
import { createReading, type JUnitReading } from "./reading.ts";
import { closeSuite, openSuite } from "./suites.ts";
import { closeCase, openCase } from "./test-cases.ts";
import { totalsWarnings } from "./totals.ts";

const ROOTS = new Set(["testsuites", "testsuite", "testcase"]);

/** JUnit XML as surefire, Gradle, pytest, jest-junit and some fifty other tools write it. */
export const JUNIT: Dialect = {
  format: "junit",
  detect: ({ root }) => ROOTS.has(root),
  read: readJUnit,
};

function readJUnit(chunks: Chunks, limits: ReadLimits): TestReport {
  const reading = createReading();
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  giveNames(reading.names, reading.cases);
  if (reading.budget.cuts > 0)
    warnings.push(`${reading.budget.cuts} texts were cut short: together they are too long.`);
  return testReportOf("junit", { ...reading, warnings: [...warnings, ...totalsWarnings(reading)] });
}

function handlerFor(reading: JUnitReading): XmlHandler {
  /** The output of the open case that is being kept; its kind of element may stand anywhere. */
  let isKeepingOutput = false;
  return {
    open(name, tag) {
      if (name === "testcase") openCase(reading, tag);
      else if (name === "testsuite" || name === "testsuites")
        openSuite(reading, name === "testsuites" ? "" : (attribute(tag, "name") ?? ""), tag);
      else if (isProblem(name)) {
        openProblem(reading, name, tag);
        return true;
      } else if (isPart(name)) return reading.problem !== undefined;
      else if (isOutput(name)) {
        isKeepingOutput = wantsOutput(reading);
        return isKeepingOutput;
      }
      return false;
    },
    close(name, text) {
      if (name === "testcase") closeCase(reading);
      else if (name === "testsuite" || name === "testsuites") closeSuite(reading);
      else if (isProblem(name)) closeProblem(reading, text);
      else if (isPart(name)) closePart(reading, name, text);
      else if (isKeepingOutput && isOutput(name)) {
        isKeepingOutput = false;
        takeOutput(reading, text);
      }
    },
  };
}

function isOutput(name: string): boolean {
  return name === "system-out" || name === "system-err";
}
