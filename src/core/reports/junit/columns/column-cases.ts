import { outcomeOf } from "../../outcome-of.ts";
import type { CaseList, Counts, TestCase } from "../../test-report.ts";
import { NO_PROBLEMS } from "../../test-report-of.ts";
import { type CaseColumns, DURATION, LINE, type Place, ROW_BYTES } from "./case-columns.ts";
import { countIfUnrepeated } from "./count-unrepeated.ts";
import { namesOf } from "./names-of.ts";

const NOWHERE: Place = { suite: "", file: "", variant: "" };

/** The cases in the columns, made one by one for whoever goes through them. */
export function columnCases(columns: CaseColumns): CaseList {
  return {
    length: columns.length,
    [Symbol.iterator]: () => casesIn(columns),
    countIfUnrepeated: () => countIfUnrepeated(columns),
  };
}

function* casesIn({ blocks, runs, problems, problemsAt }: CaseColumns): Generator<TestCase, void> {
  let at = 0;
  let nextRun = 0;
  let nextProblems = 0;
  let place = NOWHERE;
  for (const block of blocks) {
    const { rows } = block;
    for (const [row, name] of namesOf(block).entries()) {
      const offset = row * ROW_BYTES;
      const ms = rows.getFloat64(offset + DURATION, true);
      const run = runs[nextRun];
      if (run?.from === at) {
        place = run.place;
        nextRun++;
      }
      const found = (problemsAt[nextProblems] === at++ && problems[nextProblems++]) || NO_PROBLEMS;
      const outcome = found === NO_PROBLEMS ? "passed" : outcomeOf(found);
      yield {
        suite: place.suite ?? name,
        name,
        file: place.file,
        line: rows.getInt32(offset + LINE, true) || undefined,
        variant: place.variant,
        outcome,
        durationMs: Number.isNaN(ms) ? undefined : ms,
        flaky: outcome === "passed" && found !== NO_PROBLEMS,
        problems: found,
      };
    }
  }
}

export function countColumns({ length, problems }: CaseColumns): Counts {
  const counts = { cases: length, passed: length, failed: 0, errors: 0, skipped: 0 };
  for (const found of problems) {
    const outcome = outcomeOf(found);
    if (outcome === "passed") continue;
    counts.passed--;
    counts[outcome === "error" ? "errors" : outcome]++;
  }
  return counts;
}
