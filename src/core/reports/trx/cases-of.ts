import { assemblyVariant } from "../assembly-variant.ts";
import { exceptionType } from "../exception-type.ts";
import { outcomeOf } from "../outcome-of.ts";
import { parseSeconds } from "../parse-seconds.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { Problem, TestCase } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { kindOf } from "./outcome.ts";
import type { Result, TrxReading } from "./reading.ts";

export function casesOf(reading: TrxReading): TestCase[] {
  const parents = parentsOf(reading.results);
  const mark = createRepeatMarks();
  return reading.results
    .filter((result) => !parents.has(result))
    .map((result) => caseOf(reading, result, mark));
}

/** A data-driven test sums up its rows, which are inside of it or beside it. */
function parentsOf(results: readonly Result[]): Set<Result> {
  const executions = new Set(results.map(({ parentExecutionId }) => parentExecutionId));
  const rows = results.filter(({ resultType }) => resultType === "DataDrivenDataRow");
  const tests = new Set(rows.map(({ testId }) => testId));
  return new Set(
    results.filter(
      ({ hasInnerResults, executionId, resultType, testId }) =>
        hasInnerResults ||
        (executionId !== "" && executions.has(executionId)) ||
        (resultType === "DataDrivenTest" && tests.has(testId)),
    ),
  );
}

function caseOf(
  { definitions, problems }: TrxReading,
  result: Result,
  mark: (...parts: readonly string[]) => string,
): TestCase {
  const { storage = "", className: suite = "" } = definitions.get(result.testId) ?? {};
  const name =
    suite !== "" && result.name.startsWith(`${suite}.`) ? result.name.slice(suite.length + 1) : result.name;
  const assembly = assemblyVariant(storage);
  const kind = kindOf(result.outcome);
  const told: readonly Problem[] =
    kind === undefined
      ? NO_PROBLEMS
      : [
          problems.make({
            kind,
            type: exceptionType(result.message),
            message: result.message || unsaid(result.outcome),
            text: result.stack,
          }),
        ];
  return {
    suite,
    name,
    file: "",
    line: undefined,
    variant: [assembly, mark(assembly, suite, name)].filter((part) => part !== "").join(" "),
    outcome: outcomeOf(told),
    durationMs: parseSeconds(result.duration),
    flaky: false,
    problems: told,
  };
}

function unsaid(outcome: string): string {
  return outcome === "Failed" || outcome === "NotExecuted" ? "" : `Outcome: ${outcome || "Error"}`;
}
