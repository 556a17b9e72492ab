import { createTextBudget, spend } from "./junit/text-budget.ts";
import type { ReadLimits } from "./read-report.ts";
import type { Problem, ProblemKind } from "./test-report.ts";

/** What a report tells of a problem. Values that are no text are written as JSON. */
export interface Told {
  readonly kind: ProblemKind;
  readonly type?: string;
  readonly message?: string;
  readonly text?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

export interface Problems {
  make(told: Told): Problem;
  warnings(): string[];
}

/** Cuts the texts of one report: each to the limit, and all together to what memory can bear. */
export function createProblems({ maxText }: ReadLimits, budget = createTextBudget()): Problems {
  const keep = (text: string) => spend(budget, text.slice(0, maxText));
  return {
    make({ kind, type = "", message = "", text = "", expected, actual }) {
      return {
        kind,
        type: keep(type),
        message: keep(message),
        text: text.trim() === "" ? "" : keep(text),
        ...(expected !== undefined && { expected: keep(asText(expected)) }),
        ...(actual !== undefined && { actual: keep(asText(actual)) }),
      };
    },
    warnings: () =>
      budget.cuts === 0 ? [] : [`${budget.cuts} texts were cut short: together they are too long.`],
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
