import type { LineGroup } from "../changed-file.ts";
import { brokenDiff, currentLine, type DiffLines } from "./diff-lines.ts";

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

interface Hunk {
  readonly groups: OpenGroup[];
  /** The group that the next changed line belongs to; context closes it. */
  open: OpenGroup | null;
  oldLine: number;
  newLine: number;
  oldLeft: number;
  newLeft: number;
}

interface OpenGroup extends LineGroup {
  readonly removed: string[];
  readonly added: string[];
}

/** One hunk as groups of changed lines. The header's counts must be met exactly. */
export function readHunk(diff: DiffLines, header: string): LineGroup[] {
  const hunk = openHunk(header);
  if (!hunk) throw brokenDiff(diff, `\`${header.slice(0, 60)}\` is no hunk header.`);
  const promise = `\`${header.slice(0, 60)}\` promises ${hunk.oldLeft} old and ${hunk.newLeft} new lines.`;
  diff.at += 1;
  while (hunk.oldLeft > 0 || hunk.newLeft > 0) {
    const line = currentLine(diff);
    if (line === undefined) throw brokenDiff(diff, `it ends within a hunk. ${promise}`);
    if (!take(hunk, line)) throw brokenDiff(diff, `this line does not fit its hunk. ${promise}`);
    diff.at += 1;
  }
  while (currentLine(diff)?.startsWith(NO_NEWLINE)) diff.at += 1;
  return hunk.groups;
}

function openHunk(header: string): Hunk | null {
  const [, oldStart, oldCount = "1", newStart, newCount = "1"] = HEADER.exec(header) ?? [];
  if (oldStart === undefined || newStart === undefined) return null;
  const [oldLeft, newLeft] = [Number(oldCount), Number(newCount)];
  // A side without lines names the line before the place.
  const oldLine = Number(oldStart) + (oldLeft === 0 ? 1 : 0);
  const newLine = Number(newStart) + (newLeft === 0 ? 1 : 0);
  return { groups: [], open: null, oldLine, newLine, oldLeft, newLeft };
}

/** What each sign takes of the two sides. */
const STEPS = new Map([
  ["-", { old: 1, new: 0 }],
  ["+", { old: 0, new: 1 }],
  [" ", { old: 1, new: 1 }],
]);

/** `\ No newline at end of file` says nothing about lines. */
const NO_NEWLINE = "\\";

function take(hunk: Hunk, line: string): boolean {
  // Some programs strip the blank of an empty context line.
  const sign = line.charAt(0) || " ";
  if (sign === NO_NEWLINE) return true;
  const step = STEPS.get(sign);
  if (!step || step.old > hunk.oldLeft || step.new > hunk.newLeft) return false;
  if (sign === " ") hunk.open = null;
  else {
    hunk.open ??= openGroup(hunk);
    hunk.open[sign === "-" ? "removed" : "added"].push(line.slice(1));
  }
  hunk.oldLine += step.old;
  hunk.oldLeft -= step.old;
  hunk.newLine += step.new;
  hunk.newLeft -= step.new;
  return true;
}

function openGroup({ groups, oldLine, newLine }: Hunk): OpenGroup {
  const group: OpenGroup = { oldStart: oldLine, newStart: newLine, removed: [], added: [] };
  groups.push(group);
  return group;
}
