import { type Fields, fieldsOf } from "../json/fields.ts";
import type { Problems } from "../problems.ts";
import type { SuiteProblem } from "../test-report.ts";
import { errorProblem, keyOf, titlesOf } from "./test-case.ts";

/** A hook that fails is in the list of failures and in no other. */
export function hookProblems(
  tests: readonly Fields[],
  failures: readonly Fields[],
  problems: Problems,
): SuiteProblem[] {
  const known = new Set(tests.map(keyOf));
  return failures
    .filter((failure) => !known.has(keyOf(failure)))
    .map((failure) => {
      const { suite, name } = titlesOf(failure);
      const problem = errorProblem(fieldsOf(failure["err"]), "error", problems);
      return { suite: [suite, name].filter((part) => part !== "").join(" > "), problem };
    });
}
