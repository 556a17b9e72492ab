import { outcomeOf } from "../outcome-of.ts";
import type { CaseList, Counts, TestCase } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import type { Block, CaseColumns } from "./case-columns.ts";

/** The cases in the columns, made one by one for whoever goes through them. */
export function columnCases(columns: CaseColumns): CaseList {
  return { length: columns.length, [Symbol.iterator]: () => casesIn(columns) };
}

function* casesIn({ blocks, problems, problemsAt }: CaseColumns): Generator<TestCase, void> {
  let index = 0;
  let next = 0;
  for (const block of blocks) {
    const names = namesOf(block);
    for (let i = 0; i < names.length; i++, index++) {
      const name = names[i] ?? "";
      const { suite = name, file = "", variant = "" } = block.places[i] ?? {};
      const ms = block.durations[i] ?? Number.NaN;
      const found = (problemsAt[next] === index && problems[next++]) || NO_PROBLEMS;
      const outcome = found === NO_PROBLEMS ? "passed" : outcomeOf(found);
      yield {
        suite,
        name,
        file,
        line: block.lines[i] || undefined,
        variant,
        outcome,
        durationMs: Number.isNaN(ms) ? undefined : ms,
        flaky: outcome === "passed" && found !== NO_PROBLEMS,
        problems: found,
      };
    }
  }
}

function namesOf({ bytes, length, nameEnds, oddNames, oddAt }: Block): string[] {
  const all = bytes.toString("latin1", 0, length);
  const names: string[] = [];
  let start = 0;
  for (const end of nameEnds) {
    names.push(all.slice(start, end));
    start = end;
  }
  for (const [i, at] of oddAt.entries()) names[at] = oddNames[i] ?? "";
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
