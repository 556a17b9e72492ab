import type { Dialect } from "../dialect.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { Problem, TestReport } from "../test-report.ts";
import { scanXml } from "../xml/scan-xml.ts";
import type { XmlHandler } from "../xml/xml-handler.ts";
import { columnCases, countColumns } from "./columns/column-cases.ts";
import {
  closePart,
  closeProblem,
  failureWithoutText,
  isPart,
  kindOf,
  openProblem,
  takeOutput,
} from "./problems.ts";
import { createReading, type JUnitReading } from "./reading.ts";
import { closeSuite, openRun, openSuite } from "./suites.ts";
import { closeCase, openCase } from "./test-cases.ts";
import { totalsWarnings } from "./totals.ts";

const ROOTS = new Set(["testsuites", "testsuite", "testcase"]);

/** Check for C has the same root, but other elements in it. */
const NS_OF_CHECK = "http://check.sourceforge.net/ns";

/** JUnit XML as surefire, Gradle, pytest, jest-junit and some fifty other tools write it. */
export const JUNIT: Dialect = {
  format: "junit",
  detect: ({ root, text }) => ROOTS.has(root) && !text.includes(NS_OF_CHECK),
  read: readJUnit,
};

function readJUnit(chunks: Chunks, limits: ReadLimits): TestReport {
  const reading = createReading();
  const { columns, suiteProblems, budget } = reading;
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  if (budget.cuts > 0) warnings.push(`${budget.cuts} texts were cut short: together they are too long.`);
  return {
    kind: "test",
    format: "junit",
    cases: columnCases(columns),
    suiteProblems,
    counts: countColumns(columns),
    durationMs: columns.durationMs,
    warnings: [...warnings, ...totalsWarnings(reading)],
  };
}

function handlerFor(reading: JUnitReading): XmlHandler {
  /** The failure that the output being read explains. */
  let explained: Problem | undefined;
  return {
    open(name, tag) {
      if (name === "testcase") openCase(reading, tag);
      else if (name === "testsuite") openSuite(reading, tag);
      else if (name === "testsuites") openRun(reading, tag);
      else if (isOutput(name)) {
        explained = failureWithoutText(reading);
        return explained !== undefined;
      } else if (isPart(name)) return reading.problem !== undefined;
      else {
        const kind = kindOf(name);
        if (kind !== undefined) openProblem(reading, kind, tag);
        return kind !== undefined;
      }
      return false;
    },
    close(name, text) {
      if (name === "testcase") closeCase(reading);
      else if (name === "testsuite" || name === "testsuites") closeSuite(reading);
      else if (isOutput(name)) {
        if (explained) takeOutput(reading, explained, text);
        explained = undefined;
      } else if (isPart(name)) closePart(reading, name, text);
      else if (kindOf(name) !== undefined) closeProblem(reading, text);
    },
  };
}

function isOutput(name: string): boolean {
  return name === "system-out" || name === "system-err";
}
