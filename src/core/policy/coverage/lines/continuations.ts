import type { ChangedFile } from "../../../change/changed-file.ts";
import type { Statement } from "../../../change/syntax/statements.ts";
import type { FileCoverage, LineHits, StatementSpan } from "../../../reports/coverage-report.ts";
import type { SeenLine } from "./seen-lines.ts";

type HitsOf = (seen: SeenLine) => number | undefined;

/**
 * Many tools count a statement on its first line only, so it speaks for the lines it continues on. Where it ends is told
 * by the report itself, else by the syntax. Blank lines, comments and brackets within it stay unmeasured.
 */
export function withContinuations(
  change: ChangedFile,
  { spans, lines }: Pick<FileCoverage, "spans" | "lines">,
  statements: readonly Statement[],
): HitsOf {
  if (spans.length === 0 && statements.length === 0) return ({ hits }) => hits;
  const hitsAt = spans.length > 0 ? bySpans(spans) : bySyntax(statements, lines);
  const texts = new Map(
    change.groups.flatMap(({ newStart, added }) =>
      added.map((text, index) => [newStart + index, text] as const),
    ),
  );
  const comment = /\.pyi?$/.test(change.path) ? /^#/ : /^(?:\/\/|\/\*|\*)/;
  return (seen) => {
    if (seen.hits !== undefined) return seen.hits;
    const text = (texts.get(seen.line) ?? "").trim();
    return /[\p{L}\p{N}_"'`$]/u.test(text) && !comment.test(text) ? hitsAt(seen) : undefined;
  };
}

/** Up to the next line that is counted itself. */
function bySpans(spans: readonly StatementSpan[]): HitsOf {
  const ends = new Map<number, number>();
  for (const { start, end } of spans) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  return ({ line, lineAbove, hitsAbove }) => ((ends.get(lineAbove) ?? 0) >= line ? hitsAbove : undefined);
}

/** What the nearest line above says that belongs to the very same statement, not to another within it. */
function bySyntax(statements: readonly Statement[], lines: LineHits): HitsOf {
  const innermost = (line: number) => innermostStatement(statements, line);
  return ({ line }) => {
    const statement = innermost(line);
    if (!statement || statement.isBlock) return undefined;
    for (let above = line - 1; above >= statement.start; above--) {
      const hits = lines.get(above);
      if (hits !== undefined && innermost(above) === statement) return hits;
    }
    return undefined;
  };
}

/** A block of one statement has no brackets in Python, so it is as long. */
function innermostStatement(statements: readonly Statement[], line: number): Statement | undefined {
  let best: Statement | undefined;
  for (const statement of statements) {
    if (line < statement.start || line > statement.end) continue;
    const shorter = best ? best.length - statement.length : 1;
    if (shorter > 0 || (shorter === 0 && !statement.isBlock)) best = statement;
  }
  return best;
}
