import { outcomeOf } from "../outcome-of.ts";
import type { CaseList, Counts, TestCase } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import type { Block, CaseColumns, Place } from "./case-columns.ts";

const NOWHERE: Place = { suite: "", file: "", variant: "" };

/** The cases in the columns, made one by one for whoever goes through them. */
export function columnCases(columns: CaseColumns): CaseList {
  return { length: columns.length, [Symbol.iterator]: () => casesIn(columns) };
}

function* casesIn({ blocks, problems, problemsAt }: CaseColumns): Generator<TestCase, void> {
  let at = 0;
  let next = 0;
  let place = NOWHERE;
  for (const block of blocks) {
    for (const [i, name] of namesOf(block).entries()) {
      place = block.places[i] ?? place;
      const ms = block.durations[i];
      const found = (problemsAt[next] === at++ && problems[next++]) || NO_PROBLEMS;
      const outcome = found === NO_PROBLEMS ? "passed" : outcomeOf(found);
      yield {
        suite: place.suite ?? name,
        name,
        file: place.file,
        line: block.lines[i] || undefined,
        variant: place.variant,
        outcome,
        durationMs: ms !== undefined && ms >= 0 ? ms : undefined,
        flaky: outcome === "passed" && found !== NO_PROBLEMS,
        problems: found,
      };
    }
  }
}

function namesOf({ bytes, length, nameEnds, oddNames }: Block): string[] {
  const all = bytes.toString("latin1", 0, length);
  const names: string[] = [];
  let start = 0;
  for (const end of nameEnds) {
    names.push(all.slice(start, end));
    start = end;
  }
  for (const { index, name } of oddNames) names[index] = name;
  return names;
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

export function sumOfDurations({ blocks }: CaseColumns): number {
  let sum = 0;
  for (const { durations } of blocks) for (const ms of durations) if (ms > 0) sum += ms;
  return sum;
}
