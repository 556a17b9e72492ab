import { isBroken } from "../declared-totals.ts";
import { type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";
import { outcomeOf } from "../outcome-of.ts";
import type { Problems } from "../problems.ts";
import type { SuiteProblem, TestCase } from "../test-report.ts";
import { problemsOf } from "./case-problems.ts";

export interface Context {
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
}

export interface TestFile {
  readonly cases: readonly TestCase[];
  readonly suiteProblems: readonly SuiteProblem[];
}

export function readTestFile(fields: Fields, context: Context): TestFile {
  const file = textOf(fields["name"]);
  const cases = listOf(fields["assertionResults"]).map((result) => readCase(fieldsOf(result), file, context));
  // The message repeats all failures of the file; it is news only when no test failed.
  if (fields["status"] !== "failed" || cases.some(isBroken)) return { cases, suiteProblems: [] };
  const message = textOf(fields["message"]).trim() || "The test file failed to run.";
  const problem = context.problems.make({ kind: "error", message: headline(message), text: message });
  return { cases, suiteProblems: [{ suite: file, problem }] };
}

function readCase(result: Fields, file: string, { problems, mark }: Context): TestCase {
  const suite = listOf(result["ancestorTitles"]).map(textOf).join(" > ");
  const name = textOf(result["title"]) || textOf(result["fullName"]);
  const told = problemsOf(result, problems);
  const outcome = outcomeOf(told);
  return {
    suite,
    name,
    file,
    line: numberOf(fieldsOf(result["location"])["line"]),
    variant: mark(file, suite, name),
    outcome,
    durationMs: numberOf(result["duration"]),
    flaky: outcome === "passed" && told.length > 0,
    problems: told,
  };
}

/** Jest sets a bullet and a title above what happened. */
function headline(message: string): string {
  return message.replace(/^●[^\n]*\n\s*/, "").replace(/\n[^\S\n]*\n[\s\S]*$/, "");
}
