import { UserError } from "../../errors.ts";
import type { ChangedFile, ChangeStatus } from "../changed-file.ts";
import type { Section } from "./read-section.ts";
import { whitespaceLines } from "./whitespace-lines.ts";

const SUBMODULE = "160000";

export function toChangedFile(section: Section): ChangedFile {
  const { oldName, newName, groups } = section;
  const path = (section.isDeleted ? oldName : newName) ?? oldName ?? "";
  const from = section.kind === null ? null : oldName;
  for (const name of [path, from]) if (name !== null) mustBeInside(name);
  return {
    path,
    from,
    status: statusOf(section),
    mode: section.newMode,
    groups,
    added: groups.flatMap(({ newStart, added }) => added.map((_, index) => newStart + index)),
    removedCount: groups.reduce((count, { removed }) => count + removed.length, 0),
    moved: [],
    whitespaceOnly: whitespaceLines(groups),
  };
}

function statusOf(section: Section): ChangeStatus {
  if (section.newMode === SUBMODULE || section.oldMode === SUBMODULE) return "submodule";
  if (section.isDeleted) return "deleted";
  if (section.isBinary) return "binary";
  if (section.isNew) return "added";
  if (section.kind) return section.kind === "rename" ? "renamed" : "copied";
  return section.oldMode !== null && section.groups.length === 0 ? "mode" : "modified";
}

/** A diff may come from anybody, and its names are looked up on this disk. */
function mustBeInside(name: string): void {
  if (name !== "" && !/^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name)) return;
  throw new UserError(
    "diff-path",
    name === ""
      ? "The diff has a file without a name."
      : `The diff names \`${name}\`, outside of the repository.`,
    "Make the diff within the repository: `git diff BASE...HEAD > change.diff`.",
  );
}
