import { type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";
import { readStackText } from "../json/stack-text.ts";
import type { Problems } from "../problems.ts";
import type { Problem, ProblemKind } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";

const NOT_RUN = new Set(["pending", "skipped", "todo", "disabled"]);

export function problemsOf(result: Fields, problems: Problems): readonly Problem[] {
  const status = textOf(result["status"]);
  if (status === "passed") return flakyProblems(result, problems);
  if (NOT_RUN.has(status))
    return [problems.make({ kind: "skipped", message: status === "todo" ? "todo" : "" })];
  if (status !== "failed") return [problems.make({ kind: "error", message: `Status: ${status}` })];
  const reruns = errorsIn(result, "retryReasons", "rerun", problems);
  const failures = errorsIn(result, "failureMessages", "failure", problems);
  return [...reruns, ...(failures.length > 0 ? failures : [problems.make({ kind: "failure" })])];
}

/** Jest keeps what went wrong before in `retryReasons`, vitest leaves it in `failureMessages`. */
function flakyProblems(result: Fields, problems: Problems): readonly Problem[] {
  const told = [
    ...errorsIn(result, "retryReasons", "flaky", problems),
    ...errorsIn(result, "failureMessages", "flaky", problems),
  ];
  const invocations = numberOf(result["invocations"]) ?? 1;
  if (told.length > 0) return told;
  if (invocations < 2) return NO_PROBLEMS;
  return [problems.make({ kind: "flaky", message: `Passed in try ${invocations}.` })];
}

function errorsIn(result: Fields, list: string, kind: ProblemKind, problems: Problems): readonly Problem[] {
  const details = listOf(result["failureDetails"]);
  return listOf(result[list]).map((entry, index) => {
    const text = textOf(entry);
    const { expected, actual } = kind === "failure" ? valuesIn(details[index]) : {};
    return problems.make({ kind, ...readStackText(text), text, expected, actual });
  });
}

function valuesIn(detail: unknown): Fields {
  return fieldsOf(fieldsOf(detail)["matcherResult"]);
}
