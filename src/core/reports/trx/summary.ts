import { isBroken } from "../declared-totals.ts";
import type { SuiteProblem, TestCase } from "../test-report.ts";
import { integerAttribute, type Tag } from "../xml/tag.ts";
import type { TrxReading } from "./reading.ts";

const BROKEN_COUNTERS = ["failed", "error", "timeout", "aborted", "passedButRunAborted", "disconnected"];
/** How a run that did not go wrong sums itself up. */
const FINE = /^(?:Passed|Completed|Warning|Inconclusive|NotExecuted)?$/;
/** What merely repeats that a test failed. */
const ECHO = /\[FAIL\]$|^Exit code indicates failure/;

export function openCounters(reading: TrxReading, tag: Tag): void {
  reading.total = integerAttribute(tag, "total");
  reading.hasFailed = BROKEN_COUNTERS.some((name) => integerAttribute(tag, name) > 0);
}

/** Errors of the run itself: a crashed test host, an assembly that cannot be loaded, an aborted run. */
export function runProblems(reading: TrxReading, cases: readonly TestCase[]): SuiteProblem[] {
  const { runInfos, outcome, problems } = reading;
  const hasBroken = cases.some(isBroken);
  const told = runInfos
    .filter((info) => info.outcome === "Error" && !(hasBroken && ECHO.test(info.text)))
    .map(({ text }) => ({ suite: "", problem: problems.make({ kind: "error", message: text }) }));
  if (FINE.test(outcome) || hasBroken || told.length > 0) return told;
  return [{ suite: "", problem: problems.make({ kind: "error", message: `The run ended as ${outcome}.` }) }];
}

export function runWarnings({ runInfos }: TrxReading): string[] {
  return runInfos.filter(({ outcome, text }) => outcome === "Warning" && text !== "").map(({ text }) => text);
}
