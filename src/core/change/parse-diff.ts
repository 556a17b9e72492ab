import { UserError } from "../errors.ts";
import type { ChangedFile } from "./changed-file.ts";
import { brokenDiff, currentLine, type DiffLines, diffLines } from "./diff/diff-lines.ts";
import { moveFinder } from "./diff/moved-lines.ts";
import { readGitSection, readPlainSection, type Section, submoduleSection } from "./diff/read-section.ts";
import { toChangedFile } from "./diff/to-changed-file.ts";

/** A unified diff as changed files, sorted by path: their order in the diff tells nothing. */
export function parseDiff(text: string): ChangedFile[] {
  const files = readSections(diffLines(text)).map(toChangedFile);
  if (files.length === 0 && text.trim() !== "") throw noDiff();
  const sorted = onePerPath(files);
  const movedIn = moveFinder(sorted);
  return sorted.map((file) => ({ ...file, moved: movedIn(file) }));
}

function readSections(diff: DiffLines): Section[] {
  const sections: Section[] = [];
  for (let line = currentLine(diff); line !== undefined; line = currentLine(diff)) {
    if (/^(?:diff --(?:cc|combined) |@@@)/.test(line)) throw combined();
    if (line.startsWith("diff --git ")) sections.push(readGitSection(diff, line));
    else if (line.startsWith("--- ") && diff.lines[diff.at + 1]?.startsWith("+++ "))
      sections.push(readPlainSection(diff));
    else if (line.startsWith("@@ ")) throw brokenDiff(diff, "a hunk stands before any file name.");
    else {
      sections.push(...submoduleSection(line));
      diff.at += 1;
    }
  }
  return sections;
}

/** A link that became a file is shown as two files of one name. */
function onePerPath(files: readonly ChangedFile[]): ChangedFile[] {
  const byPath = new Map<string, ChangedFile>();
  for (const file of files) {
    const other = byPath.get(file.path);
    const isTypeChange = other?.status === "deleted" && file.status === "added";
    if (other && !isTypeChange) throw twice(file.path);
    byPath.set(file.path, other ? merged(other, file) : file);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function merged(gone: ChangedFile, come: ChangedFile): ChangedFile {
  return {
    ...come,
    status: "modified",
    groups: [...gone.groups, ...come.groups],
    removedCount: gone.removedCount,
  };
}

function combined(): UserError {
  return new UserError(
    "diff-combined",
    "The diff is a combined diff of a merge, which compares with several parents at once.",
    "Compare with one commit: `git diff BASE...HEAD`, or `git show -m --first-parent`.",
  );
}

function noDiff(): UserError {
  return new UserError(
    "diff-unreadable",
    "There is no unified diff in it: no line starts with `diff --git` or `--- `.",
    "Make one with `git diff BASE...HEAD > change.diff`.",
  );
}

function twice(path: string): UserError {
  return new UserError(
    "diff-twice",
    `The diff changes ${path} twice, as if several diffs were put together.`,
    "Make one diff of the whole change: `git diff BASE...HEAD > change.diff`.",
  );
}
