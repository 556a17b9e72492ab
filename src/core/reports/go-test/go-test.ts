import type { Dialect } from "../dialect.ts";
import { fieldsOf } from "../json/fields.ts";
import { parseJson } from "../json/parse-json.ts";
import { linesOf } from "../lines.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { TestReport } from "../test-report.ts";
import { testReportOf } from "../test-report-of.ts";
import { finish } from "./finish.ts";
import { readPlainLine } from "./plain-line.ts";
import { createReading } from "./reading.ts";
import { takeEvent } from "./take-event.ts";

const EVENT = /^\{[^\n]{0,4000}"Action":"(?:start|run|output|pass|fail|skip|build-output|build-fail)"/m;

/** What `go test -json` and gotestsum's --jsonfile write, with or without what go itself printed in between. */
export const GO_TEST: Dialect = {
  format: "go-test-json",
  detect: ({ root, text }) => root === "" && EVENT.test(text),
  read: readGoTest,
};

function readGoTest(chunks: Chunks, limits: ReadLimits): TestReport {
  const reading = createReading(limits);
  let line = 0;
  for (const text of linesOf(chunks)) {
    line++;
    if (text.startsWith("{")) takeEvent(reading, fieldsOf(parseJson(text, limits, line)));
    else readPlainLine(reading, text);
  }
  finish(reading);
  const { cases, suiteProblems, problems } = reading;
  return testReportOf("go-test-json", { cases, suiteProblems, warnings: problems.warnings() });
}
