import { type Fields, fieldsOf, numberOf, textOf } from "../json/fields.ts";
import { readStackText } from "../json/stack-text.ts";
import { outcomeOf } from "../outcome-of.ts";
import type { Problems } from "../problems.ts";
import type { Problem, ProblemKind, TestCase } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";

export interface MochaContext {
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
  /** Keys of the tests in those lists. */
  readonly pending: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

export function testCaseOf(test: Fields, context: MochaContext): TestCase {
  const { suite, name } = titlesOf(test);
  const file = textOf(test["file"]);
  const told = problemsOf(test, context);
  const outcome = outcomeOf(told);
  return {
    suite,
    name,
    file,
    line: undefined,
    variant: context.mark(file, suite, name),
    outcome,
    durationMs: numberOf(test["duration"]),
    flaky: outcome === "passed" && told.length > 0,
    problems: told,
  };
}

/** Mocha has no list of suites, only their titles and the test's in one text. */
export function titlesOf(test: Fields): { readonly suite: string; readonly name: string } {
  const name = textOf(test["title"]);
  const full = textOf(test["fullTitle"]);
  return { suite: full.endsWith(name) ? full.slice(0, full.length - name.length).trimEnd() : full, name };
}

export function keyOf(test: Fields): string {
  return `${textOf(test["file"])}\n${textOf(test["fullTitle"])}`;
}

function problemsOf(test: Fields, { problems, pending, failed }: MochaContext): readonly Problem[] {
  const error = fieldsOf(test["err"]);
  // A test may share its name with one that was skipped, or with one that failed: its own fields come first.
  if (Object.keys(error).length > 0) return [errorProblem(error, "failure", problems)];
  const hasRun = test["duration"] !== undefined;
  if (!hasRun && pending.has(keyOf(test))) return [problems.make({ kind: "skipped" })];
  if (!hasRun && failed.has(keyOf(test))) return [problems.make({ kind: "failure" })];
  const retry = numberOf(test["currentRetry"]) ?? 0;
  return retry > 0 ? [problems.make({ kind: "flaky", message: `Passed in try ${retry + 1}.` })] : NO_PROBLEMS;
}

export function errorProblem(error: Fields, kind: ProblemKind, problems: Problems): Problem {
  const { expected, actual } = error;
  const text = textOf(error["stack"]);
  return problems.make({
    kind,
    type: textOf(error["name"]) || readStackText(text).type,
    message: textOf(error["message"]),
    text,
    expected,
    actual,
  });
}
