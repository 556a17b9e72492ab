/** A file of a pull request as GitHub's API lists it. */
export interface PullFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: string;
  /** How many lines GitHub says it changes. */
  readonly changes: number;
  /** GitHub leaves it out for large files, and for those that have no lines. */
  readonly patch: string | null;
}

/** GitHub lists no more. */
const MOST_FILES = 3_000;

/** Names that stand in a diff as they are; git would quote the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const PLAIN = /^[^\u0000-\u001f"\\\u007f]+$/;

/** The files as one unified diff; null when the list does not hold the whole change. */
export function diffOfFiles(files: readonly PullFile[]): string | null {
  if (files.length >= MOST_FILES || files.some((file) => !isWhole(file))) return null;
  return files.map(sectionOf).join("");
}

function isWhole({ path, previousPath, changes, patch }: PullFile): boolean {
  const names = previousPath === null ? [path] : [path, previousPath];
  return (patch !== null || changes === 0) && names.every((name) => PLAIN.test(name));
}

function sectionOf({ path, previousPath, status, patch }: PullFile): string {
  const old = previousPath ?? path;
  const lines = [`diff --git a/${old} b/${path}`];
  if (status === "added") lines.push("new file mode 100644");
  if (status === "removed") lines.push("deleted file mode 100644");
  if (old !== path) lines.push("similarity index 90%", `rename from ${old}`, `rename to ${path}`);
  if (patch !== null) {
    lines.push(status === "added" ? "--- /dev/null" : `--- a/${old}`);
    lines.push(status === "removed" ? "+++ /dev/null" : `+++ b/${path}`, patch);
  }
  return `${lines.join("\n")}\n`;
}
