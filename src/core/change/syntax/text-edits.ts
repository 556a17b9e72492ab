import type { LineGroup } from "../changed-file.ts";

/** One edit in the terms of tree-sitter: offsets, and places whose rows and columns start at 0. */
export interface TextEdit {
  readonly startIndex: number;
  readonly oldEndIndex: number;
  readonly newEndIndex: number;
  readonly startPosition: Place;
  readonly oldEndPosition: Place;
  readonly newEndPosition: Place;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** What leads from the old text to the new, the last edit first: so none shifts the places of those that follow. */
export function textEdits(old: string, now: string, groups: readonly LineGroup[]): TextEdit[] {
  const [before, after] = [lineFinder(old), lineFinder(now)];
  return groups.toReversed().map(({ oldStart, newStart, removed, added }) => {
    const start = before(oldStart - 1);
    const oldEnd = before(oldStart - 1 + removed.length);
    const newFrom = after(newStart - 1);
    const newEnd = after(newStart - 1 + added.length);
    return {
      startIndex: start.index,
      oldEndIndex: oldEnd.index,
      newEndIndex: start.index + newEnd.index - newFrom.index,
      startPosition: start.place,
      oldEndPosition: oldEnd.place,
      newEndPosition: {
        row: start.place.row + newEnd.place.row - newFrom.place.row,
        column: newEnd.place.column,
      },
    };
  });
}

/** Where a line starts; behind the last line, where the text ends. */
function lineFinder(text: string): (line: number) => { readonly index: number; readonly place: Place } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (line) => {
    const index = starts[line];
    if (index !== undefined) return { index, place: { row: line, column: 0 } };
    const column = text.length - text.lastIndexOf("\n") - 1;
    return { index: text.length, place: { row: starts.length - 1, column } };
  };
}
