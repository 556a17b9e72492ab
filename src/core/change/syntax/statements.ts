import { at } from "./items.ts";
import type { Capture, SyntaxMatch } from "./syntax-match.ts";

/** A statement without what it holds in blocks, or such a block. Lines are counted from 1, both included. */
export interface Statement {
  readonly start: number;
  readonly end: number;
  /** What lies in a block is statements of its own: the block itself speaks for no line. */
  readonly isBlock: boolean;
  /** In characters: of two around a line, the shorter is the inner one, also when they have the same lines. */
  readonly length: number;
}

/** Those of several lines; a statement of one line has nothing to continue on. */
export function statementsOf(matches: readonly SyntaxMatch[]): Statement[] {
  return matches.flatMap((match) => {
    const block = at(match, "block");
    const place = block ?? at(match, "statement") ?? resultOf(match);
    if (!place || place.line === place.endLine) return [];
    const { line: start, endLine: end } = place;
    return [{ start, end, isBlock: block !== undefined, length: place.end - place.start }];
  });
}

/** Tools count what an arrow function gives where it begins, which is behind the parentheses around it. */
function resultOf(match: SyntaxMatch): Capture | undefined {
  const result = at(match, "result");
  return result?.type === "parenthesized_expression" ? undefined : result;
}
