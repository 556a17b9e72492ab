import type { CodeType } from "../../config/code-types.ts";

/** Who may say what a change is, the strongest first. */
export const SOURCES = [
  "config",
  "label",
  "issue",
  "title",
  "commits",
  "branch",
  "path",
  "syntax",
  "default",
] as const;
export type Source = (typeof SOURCES)[number];

export interface TypeEvidence {
  readonly source: Source;
  /** What it was read from: the label, the title, the part of the path. */
  readonly saw: string;
  readonly type: CodeType;
}

/** From what asks most to what asks least, for one source that says several things. */
const STRICTEST_FIRST: readonly CodeType[] = [
  "bug_fix",
  "api_endpoint",
  "new_function",
  "integration",
  "refactor",
];

export function strictestFirst(evidence: readonly TypeEvidence[]): TypeEvidence[] {
  return evidence.toSorted((a, b) => STRICTEST_FIRST.indexOf(a.type) - STRICTEST_FIRST.indexOf(b.type));
}
