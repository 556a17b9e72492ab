export const STATUSES = [
  "added",
  "modified",
  "deleted",
  "renamed",
  "copied",
  "mode",
  "binary",
  "submodule",
] as const;
export type ChangeStatus = (typeof STATUSES)[number];

/** Lines that went and the lines that stand in their place. Either side may be empty. */
export interface LineGroup {
  /** Where the first removed line was; without one, the line that followed. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** One file of a change. Line numbers are those of the new file, in ascending order. */
export interface ChangedFile {
  readonly path: string;
  /** Where it was, when it was renamed or copied. */
  readonly from: string | null;
  readonly status: ChangeStatus;
  /** Git's mode of the new file, such as 100644 or 120000 for a link; null when the diff does not tell. */
  readonly mode: string | null;
  readonly groups: readonly LineGroup[];
  /** Lines that were added or modified: git knows no difference. */
  readonly added: readonly number[];
  readonly removedCount: number;
  /** Added lines that were taken from elsewhere in the same change. */
  readonly moved: readonly number[];
  /** Added lines that differ from a removed one only in whitespace, and blank ones. */
  readonly whitespaceOnly: readonly number[];
}
