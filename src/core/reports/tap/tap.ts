import { checkedReport } from "../declared-totals.ts";
import type { Dialect } from "../dialect.ts";
import { linesOf } from "../lines.ts";
import { createProblems } from "../problems.ts";
import type { Chunks, ReadLimits } from "../read-report.ts";
import type { TestReport } from "../test-report.ts";
import { gather } from "./gather.ts";
import { createReader, endStream, readLine } from "./reader.ts";

/** A version or a plan is not needed at the beginning: npm and prove print lines of their own before. */
const TAP_LINE = /^(?:TAP version 1\d\s*$|1\.\.\d+\s*(?:#.*)?$|(?:not )?ok \d+(?:\s|$))/m;

/** The Test Anything Protocol, versions 12 to 14. */
export const TAP: Dialect = {
  format: "tap",
  detect: ({ text }) => !/^[<{[]/.test(text) && TAP_LINE.test(text),
  read: readTap,
};

function readTap(chunks: Chunks, limits: ReadLimits): TestReport {
  const reader = createReader(limits);
  for (const line of linesOf(chunks)) readLine(reader, line);
  const problems = createProblems(limits);
  const gathered = gather({ ...reader, top: endStream(reader) }, problems);
  const warnings = [...gathered.warnings, ...problems.warnings()];
  return checkedReport(
    "tap",
    { ...gathered, warnings },
    { tests: [reader.declaredTests, reader.declaredTests - gathered.parents], hasFailed: false },
  );
}
