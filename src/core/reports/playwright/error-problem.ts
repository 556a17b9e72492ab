import { type Fields, textOf } from "../json/fields.ts";
import { readStackText } from "../json/stack-text.ts";
import type { Problems } from "../problems.ts";
import type { Problem, ProblemKind } from "../test-report.ts";

/** What is thrown and no error has a value in place of a message. */
export function errorProblem(error: Fields, kind: ProblemKind, problems: Problems): Problem {
  const message = textOf(error["message"]) || textOf(error["value"]);
  return problems.make({ kind, ...readStackText(message), text: textOf(error["stack"]) || message });
}
