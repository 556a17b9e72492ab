import type { LineGroup } from "../../changed-file.ts";
import type { LineParts, SplitLine } from "./split-line.ts";

/** A removed or an added line, ready to be looked at. */
export interface SourceLine extends LineParts {
  readonly text: string;
  readonly number: number;
  readonly side: "old" | "new";
}

export interface SidedGroup {
  readonly newStart: number;
  readonly removed: readonly SourceLine[];
  readonly added: readonly SourceLine[];
}

/** What stands beyond is data or minified, and would make every pattern slow. */
const LONGEST = 1000;

export function sidedGroup({ removed, added, oldStart, newStart }: LineGroup, split: SplitLine): SidedGroup {
  return {
    newStart,
    removed: removed.map((text, index) => sourceLine(text, oldStart + index, "old", split)),
    added: added.map((text, index) => sourceLine(text, newStart + index, "new", split)),
  };
}

export function sourceLine(
  full: string,
  number: number,
  side: SourceLine["side"],
  split: SplitLine,
): SourceLine {
  const text = full.slice(0, LONGEST);
  return { text, number, side, ...split(text) };
}
