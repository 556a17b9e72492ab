import { existsSync, rmSync, writeFileSync } from "node:fs";
import { cached } from "../cache.ts";
import { VERSION } from "./data-file.ts";
import { git, twoCommits } from "./git-repository.ts";
import { sourcePath } from "./lcov-data.ts";

const CHANGED = [20, 21, 22, 60, 61];

export interface PatchData {
  /** With all sources checked out, so that the functions of the change can be looked at. */
  readonly folder: string;
  /** The same repository with nothing checked out: there is only the diff to go by. */
  readonly emptyFolder: string;
  /** A unified diff of `changed` files. */
  readonly diff: string;
}

/** The repository that the lcov report is about, and a change of five lines in each of so many files. */
export function patchData(lastLines: readonly number[], changed: number): PatchData {
  const folder = cached("data", `v${VERSION}-patch-${lastLines.length}`);
  const emptyFolder = `${folder}-empty`;
  const diff = `${folder}.diff`;
  if (existsSync(diff)) return { folder, emptyFolder, diff };
  process.stderr.write(`writing a repository of ${lastLines.length} files\n`);
  // Spread over the whole report, not only its first files.
  const every = Math.floor(lastLines.length / changed);
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const [index, lines] of lastLines.entries()) {
    before.set(sourcePath(index), sourceText(lines, []));
    if (index % every === 0 && after.size < changed) after.set(sourcePath(index), sourceText(lines, CHANGED));
  }
  twoCommits(folder, before, after);
  rmSync(emptyFolder, { recursive: true, force: true });
  git(folder, "clone", "--quiet", "--no-checkout", folder, emptyFolder);
  git(emptyFolder, "read-tree", "HEAD");
  writeFileSync(diff, git(folder, "diff", "main...change"));
  return { folder, emptyFolder, diff };
}

function sourceText(lines: number, changed: readonly number[]): string {
  let text = "";
  for (let line = 1; line <= lines; line++) text += `${changed.includes(line) ? "leap" : "step"}(${line});\n`;
  return text;
}
