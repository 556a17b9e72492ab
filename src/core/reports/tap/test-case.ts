import { outcomeOf } from "../outcome-of.ts";
import type { Problems } from "../problems.ts";
import type { Problem, TestCase } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { readDiagnostics } from "./diagnostics.ts";
import { failureOf, skipProblem } from "./problem-of.ts";
import type { TapPoint } from "./stream.ts";

interface Place {
  readonly suite: string;
  readonly isTodo: boolean;
}

interface Context {
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
}

export function testCaseOf(point: TapPoint, { suite, isTodo }: Place, { problems, mark }: Context): TestCase {
  const { name } = point;
  const told = problemsOf(point, isTodo, problems);
  return {
    suite,
    name,
    // Only points that failed name their file: it must not be part of what tells tests apart.
    file: "",
    line: undefined,
    variant: mark(suite, name),
    outcome: outcomeOf(told),
    durationMs: durationOf(point),
    flaky: false,
    problems: told,
  };
}

/** node says of a `describe` without tests that it is a suite. */
export function isSuite({ yaml }: TapPoint): boolean {
  return /^type: 'suite'$/m.test(yaml);
}

function problemsOf(point: TapPoint, isTodo: boolean, problems: Problems): readonly Problem[] {
  if (point.directive !== "" || (isTodo && !point.isOk)) return [skipProblem(point, problems)];
  return point.isOk ? NO_PROBLEMS : [failureOf(point, problems)];
}

function durationOf({ durationMs, yaml }: TapPoint): number | undefined {
  if (durationMs !== undefined || yaml === "") return durationMs;
  const stated = Number.parseFloat(readDiagnostics(yaml).get("duration_ms") ?? "");
  return Number.isFinite(stated) ? stated : undefined;
}
