import { createHash } from "node:crypto";

export interface DiffEntry {
  readonly sha: string;
  readonly filename: string;
  readonly status: "added" | "removed" | "modified" | "renamed";
  readonly previous_filename?: string;
  readonly additions: number;
  readonly deletions: number;
  readonly changes: number;
  readonly patch?: string;
}

/** The files of a unified diff as the API lists them. */
export function fileEntries(diff: string): DiffEntry[] {
  return diff
    .split(/^(?=diff --git )/m)
    .filter((part) => part.startsWith("diff --git "))
    .map(entryOf);
}

function entryOf(part: string): DiffEntry {
  const start = part.search(/^@@ /m);
  const header = start === -1 ? part : part.slice(0, start);
  const patch = start === -1 ? undefined : part.slice(start).trimEnd();
  const lines = patch?.split("\n") ?? [];
  const additions = lines.filter((line) => line.startsWith("+")).length;
  const deletions = lines.filter((line) => line.startsWith("-")).length;
  const from = /^rename from (.+)$/m.exec(header)?.[1];
  const [, before = "", after = ""] = /^diff --git a\/(.+) b\/(.+)$/m.exec(header) ?? [];
  const removed = /^deleted file/m.test(header);
  return {
    sha: createHash("sha1").update(part).digest("hex"),
    filename: removed ? before : after,
    status: removed
      ? "removed"
      : /^new file/m.test(header)
        ? "added"
        : from === undefined
          ? "modified"
          : "renamed",
    ...(from !== undefined && { previous_filename: from }),
    additions,
    deletions,
    changes: additions + deletions,
    ...(patch !== undefined && { patch }),
  };
}
