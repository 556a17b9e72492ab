import { type Fields, fieldsOf, listOf, textOf } from "../json/fields.ts";
import type { Problems } from "../problems.ts";
import type { Problem, ProblemKind } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { errorProblem } from "./error-problem.ts";

/** `status` sums up all tries: expected, unexpected, flaky or skipped. */
export function problemsOf(test: Fields, problems: Problems): readonly Problem[] {
  const results = listOf(test["results"]).map(fieldsOf);
  switch (test["status"]) {
    case "expected":
      return NO_PROBLEMS;
    case "skipped":
      return [problems.make({ kind: "skipped", message: skipReason(test, results) })];
    case "flaky":
      return results
        .filter(({ status }) => status !== "passed")
        .flatMap((result) => triesOf(result, "flaky", problems));
    case "unexpected":
      return unexpected(test, results, problems);
    default:
      return [problems.make({ kind: "error", message: `Status: ${textOf(test["status"]) || "not stated"}` })];
  }
}

function unexpected(test: Fields, results: readonly Fields[], problems: Problems): readonly Problem[] {
  const last = results.at(-1);
  if (last?.["status"] === "passed")
    return [
      problems.make({
        kind: "failure",
        message: `Passed, but was expected to be ${textOf(test["expectedStatus"])}.`,
      }),
    ];
  const reruns = results.slice(0, -1).flatMap((result) => triesOf(result, "rerun", problems));
  return [
    ...reruns,
    ...triesOf(last ?? {}, last?.["status"] === "interrupted" ? "error" : "failure", problems),
  ];
}

/** What one try says; always at least one problem. Only `error` has the stack of the first of the `errors`. */
function triesOf(result: Fields, kind: ProblemKind, problems: Problems): readonly Problem[] {
  const { error, status } = result;
  const errors = listOf(result["errors"]);
  const all = error === undefined ? errors : [error, ...errors.slice(1)];
  if (all.length === 0) return [problems.make({ kind, message: `Status: ${textOf(status)}` })];
  return all.map((entry) => errorProblem(fieldsOf(entry), kind, problems));
}

function skipReason(test: Fields, results: readonly Fields[]): string {
  if (results.length === 0) return "The test did not run.";
  const reasons = listOf(test["annotations"])
    .map(fieldsOf)
    .filter(({ type }) => type === "skip" || type === "fixme")
    .map(({ description }) => textOf(description));
  return reasons.find((reason) => reason !== "") ?? "";
}
