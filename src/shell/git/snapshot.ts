import { copyFile, mkdtemp, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answer } from "./git.ts";
import type { Repository } from "./repository.ts";

/**
 * Writes the work tree as it is, uncommitted and untracked source included, as a git tree.
 * A copy of the index takes the additions, so that what the user has staged stays as it is;
 * the objects are unreferenced, and git's own housekeeping removes them in time.
 */
export async function snapshot(repository: Repository, isSource: (path: string) => boolean): Promise<string> {
  const { git, root } = repository;
  const folder = await mkdtemp(join(tmpdir(), "umpire-index-"));
  try {
    const env = { GIT_INDEX_FILE: join(folder, "index") };
    await startIndex(repository, env.GIT_INDEX_FILE);
    await git(["add", "--update", "--", root], { env });
    const untracked = (await git(["ls-files", "--others", "--exclude-standard", "-z"]))
      .split("\0")
      .filter(Boolean);
    const source = untracked.filter((path) => isSource(path) && !path.endsWith("/"));
    if (source.length > 0)
      await git(["update-index", "--add", "-z", "--stdin"], { env, input: `${source.join("\0")}\0` });
    return (await git(["write-tree"], { env })).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The copied index keeps git's knowledge of unchanged files, which makes the snapshot cheap. */
async function startIndex({ git, root }: Repository, file: string): Promise<void> {
  const index = resolve(root, (await git(["rev-parse", "--git-path", "index"])).trim());
  const found = await stat(index).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (found) {
    await copyFile(index, file);
    await backdate(file, found.mtimeMs);
  } else if (await answer(git, ["rev-parse", "--verify", "--quiet", "HEAD"])) {
    await git(["read-tree", "HEAD"], { env: { GIT_INDEX_FILE: file } });
  }
}

/**
 * Git looks again only at files written since the index was: a copy that is newer than its original would hide
 * a change made in the same instant with the same size. A second too old only costs a look.
 */
async function backdate(file: string, originalMs: number): Promise<void> {
  const seconds = Math.floor(originalMs / 1000) - 1;
  await utimes(file, seconds, seconds);
}
