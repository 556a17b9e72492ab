import { at, textOf } from "./items.ts";
import type { Capture, SyntaxMatch } from "./syntax-match.ts";

export const BRANCH_KINDS = ["if", "else", "case", "default", "catch"] as const;
export type BranchKind = (typeof BRANCH_KINDS)[number];

/** A part of a function that runs only in some case. Lines are counted from 1, both included. */
export interface Branch {
  readonly kind: BranchKind;
  /** What decides, as written on one line: a condition, the value of a case, what is caught. */
  readonly test: string | null;
  readonly start: number;
  readonly end: number;
  /** The lines that only run when it does: those of its brackets and its label may run without it. */
  readonly inner: { readonly start: number; readonly end: number };
}

export function branchesOf(text: string, matches: readonly SyntaxMatch[]): Branch[] {
  return matches.flatMap((match) => {
    const test = at(match, "branch.test");
    const words = test ? testText(text, test) : null;
    return BRANCH_KINDS.flatMap((kind) => {
      const place = at(match, `branch.${kind}`);
      return place ? [{ kind, test: words, ...linesOf(text, place, kind) }] : [];
    });
  });
}

function linesOf(text: string, place: Capture, kind: BranchKind) {
  // Some grammars count the line breaks around it.
  const padded = textOf(text, place).trimEnd();
  const written = padded.trimStart();
  const line = place.line + lineBreaks(padded) - lineBreaks(written);
  const endLine = place.line + lineBreaks(padded);
  const whole = { start: line, end: endLine };
  if (line === endLine) return { ...whole, inner: whole };
  if (written.startsWith("{"))
    return { start: line + 1, end: endLine, inner: { start: line + 1, end: endLine - 1 } };
  const isLabelled = kind === "case" || kind === "default";
  return { ...whole, inner: isLabelled ? { start: line + 1, end: endLine } : whole };
}

function lineBreaks(text: string): number {
  return text.split("\n").length - 1;
}

/** Longer ones are no name for a case. */
const LONGEST = 120;

const IN_PARENTHESES: ReadonlySet<string> = new Set(["parenthesized_expression", "catch_declaration"]);

function testText(text: string, test: Capture): string {
  const written = textOf(text, test);
  const bare = IN_PARENTHESES.has(test.type) ? written.slice(1, -1) : written;
  return bare.trim().replace(/\s+/g, " ").slice(0, LONGEST);
}
