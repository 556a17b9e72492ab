import { type Fields, fieldsOf, textOf } from "../json/fields.ts";
import type { Problems } from "../problems.ts";
import type { Problem, ProblemKind } from "../test-report.ts";

/** A problem as CTRF has it; what it has no field for is in `extra`. */
export interface ProblemFields {
  readonly message?: string;
  readonly trace?: string;
  readonly extra?: { readonly [name: string]: string };
}

export function problemFields({ type, message, text, expected, actual }: Problem): ProblemFields {
  const extra = {
    ...(type !== "" && { errorType: type }),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  };
  return {
    ...(message !== "" && { message }),
    ...(text !== "" && { trace: text }),
    ...(Object.keys(extra).length > 0 && { extra }),
  };
}

export function problemIn(fields: Fields, kind: ProblemKind, problems: Problems): Problem {
  const { errorType, expected, actual } = fieldsOf(fields["extra"]);
  return problems.make({
    kind,
    type: textOf(errorType),
    message: textOf(fields["message"]),
    text: textOf(fields["trace"]),
    expected,
    actual,
  });
}
