import { cp, mkdir, mkdtemp, realpath, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { CodeState } from "../../core/attempt/evidence.ts";
import type { Repository } from "./repository.ts";

/** Installed packages are not in git; the old code runs with those of the new. */
const INSTALLED = ["node_modules", ".venv", "venv", "vendor"];

/** Gives a separate worktree at the base, with only the named files as they are now, and takes it away afterwards. */
export async function withOldCode<Result>(
  { git, root }: Repository,
  { base }: CodeState,
  paths: readonly string[],
  cwd: string,
  use: (cwd: string) => Promise<Result>,
): Promise<Result> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "umpire-old-code-")));
  const tree = join(folder, "tree");
  try {
    await git(["worktree", "add", "--quiet", "--detach", "--force", tree, base?.commit ?? "HEAD"]);
    for (const path of paths) await lay(join(root, path), join(tree, path));
    await shareInstalled(root, tree, relative(root, cwd));
    return await use(join(tree, relative(root, cwd)));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await git(["worktree", "prune"]);
  }
}

/** A file that the change deleted is gone there, too. */
async function lay(from: string, to: string): Promise<void> {
  if (!(await exists(from))) return await rm(to, { force: true });
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

async function shareInstalled(root: string, tree: string, below: string): Promise<void> {
  for (const place of new Set(["", below])) {
    for (const name of INSTALLED) {
      const [from, to] = [join(root, place, name), join(tree, place, name)];
      if ((await exists(from)) && !(await exists(to)) && (await exists(dirname(to))))
        await symlink(from, to, "junction");
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}

/** The lines that a change added, joined, for each of these files. */
export async function addedText(
  { git }: Repository,
  { base, tree }: CodeState,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const diff = await git([
      "diff",
      "--no-ext-diff",
      "--no-textconv",
      "-U0",
      "-M",
      base?.commit ?? tree,
      tree,
      "--",
      path,
    ]);
    const added = diff.split("\n").filter((line) => line.startsWith("+") && !line.startsWith("+++"));
    texts.set(path, added.map((line) => line.slice(1)).join("\n"));
  }
  return texts;
}
