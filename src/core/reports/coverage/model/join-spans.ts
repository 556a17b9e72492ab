import type { StatementSpan } from "../../coverage-report.ts";

/** Each span once, in order. */
export function joinSpans(spans: readonly StatementSpan[]): readonly StatementSpan[] {
  const known = new Map(spans.map((span) => [`${span.start} ${span.end}`, span]));
  return [...known.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}
