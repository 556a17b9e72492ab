import type { Edit } from "../lines/edit.ts";
import { evidenceOf } from "../lines/evidence-of.ts";
import type { SidedGroup, SourceLine } from "../lines/source-line.ts";
import type { Tampering, TamperingKind } from "../tampering.ts";
import type { Where } from "./places.ts";

/** A line that should not have been added. */
export interface LineRule {
  readonly kind: TamperingKind;
  readonly where: Where;
  /** Comments are where tools are told to look away; code has its strings blanked out; bare keeps them. */
  readonly part: "code" | "bare" | "comment";
  readonly pattern: RegExp;
  readonly detail: string;
}

/** `settled` are lines that only moved, and lines of new tests. */
export function addedLines(
  edit: Edit,
  rules: readonly LineRule[],
  settled: ReadonlySet<SourceLine>,
): Tampering[] {
  const here = rules.filter(({ where }) => where(edit));
  if (here.length === 0) return [];
  return edit.groups.flatMap((group) => here.flatMap((rule) => addedIn(edit, group, rule, settled)));
}

function addedIn(
  edit: Edit,
  { removed, added }: SidedGroup,
  rule: LineRule,
  settled: ReadonlySet<SourceLine>,
): Tampering[] {
  const hits = (lines: readonly SourceLine[]) =>
    lines.filter((line) => rule.pattern.test(line[rule.part]) && !settled.has(line));
  const found = hits(added);
  // Where it stood before, an edit of the same line weakens nothing.
  const had = found.length === 0 ? 0 : hits(removed).length;
  return found.slice(had).map((line) => evidenceOf(edit, rule.kind, line, rule.detail));
}
