import { UserError } from "../errors.ts";
import type { ChangedFile } from "./changed-file.ts";
import { oldText } from "./old-text.ts";

/** A file before and after the change; null where it did not exist. */
export interface FileVersions {
  readonly old: string | null;
  readonly now: string | null;
}

/** Both versions, from the new one and the diff. Null when the new one is not at hand. */
export function versionsOf(file: ChangedFile, now: string | undefined): FileVersions | null {
  if (file.status === "deleted") return { old: oldText("", file.groups), now: null };
  if (now === undefined) return null;
  const old = oldText(now, file.groups);
  if (old === null) throw doesNotFit(`${file.path} as it lies here: its lines are others`);
  return { old: file.status === "added" ? null : old, now };
}

export function doesNotFit(where: string): UserError {
  return new UserError(
    "diff-does-not-fit",
    `The diff does not lead to ${where}.`,
    "Check out the commit that the diff was made for, or use `--base REF` instead of a diff.",
  );
}
