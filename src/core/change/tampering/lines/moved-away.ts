import type { Edit } from "./edit.ts";
import type { SourceLine } from "./source-line.ts";

/**
 * Lines that only changed their place: the same text was removed here and added there, within tests or within
 * the rest. Each line explains one other. A test that moves to another file brings all of its lines along.
 */
export function movedAway(edits: readonly Edit[]): ReadonlySet<SourceLine> {
  const moved = new Set<SourceLine>();
  for (const edit of edits) cancel([edit], moved);
  cancel(
    edits.filter(({ isTest }) => isTest),
    moved,
  );
  cancel(
    edits.filter(({ isTest }) => !isTest),
    moved,
  );
  return moved;
}

function cancel(edits: readonly Edit[], moved: Set<SourceLine>): void {
  const groups = edits.flatMap((edit) => edit.groups);
  const waiting = new Map<string, SourceLine[]>();
  for (const line of groups.flatMap(({ removed }) => removed)) {
    if (moved.has(line)) continue;
    const alike = waiting.get(line.text.trim());
    if (alike) alike.push(line);
    else waiting.set(line.text.trim(), [line]);
  }
  for (const line of groups.flatMap(({ added }) => added)) {
    const other = moved.has(line) ? undefined : waiting.get(line.text.trim())?.shift();
    if (other) moved.add(line).add(other);
  }
}
