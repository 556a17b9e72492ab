import type { JUnitReading, Suite } from "./reading.ts";

/** A header is only believed where it speaks of failures that the file does not show. */
export function checkTotals(reading: JUnitReading, suite: Suite): void {
  const { tests, failures, errors } = suite.declared;
  const found = reading.columns.length - suite.casesBefore;
  const broken = (failures || 0) + (errors || 0);
  if (broken > 0 && found === 0 && reading.suiteProblems.length === suite.problemsBefore) {
    const message = `The header declares ${broken} failed of ${tests || 0} tests, but the report holds no test case.`;
    const kind = errors > 0 ? "error" : "failure";
    reading.suiteProblems.push({ suite: suite.path, problem: { kind, type: "", message, text: "" } });
  } else if (broken > 0 && showsNothingWrong(reading, suite)) {
    reading.wrongTotals.count++;
    reading.wrongTotals.last = `${suite.path || "the root"} declares ${broken} failed, shows none`;
  } else if (tests !== found && !Number.isNaN(tests)) {
    reading.wrongTotals.count++;
    reading.wrongTotals.last = `${suite.path || "the root"} declares ${tests}, holds ${found}`;
  }
}

/** A skipped or expected failure is told, too: only a header that nothing at all bears out is wrong. */
function showsNothingWrong(reading: JUnitReading, suite: Suite): boolean {
  return reading.troubled === suite.troubledBefore && reading.suiteProblems.length === suite.problemsBefore;
}

/** One sentence however many suites are wrong: many tools never count right. */
export function totalsWarnings({ wrongTotals: { count, last } }: JUnitReading): string[] {
  if (count === 0) return [];
  const more = count > 1 ? `, and ${count - 1} more` : "";
  return [`Declared totals differ from the test cases counted: ${last}${more}.`];
}
