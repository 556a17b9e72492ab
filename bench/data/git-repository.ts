import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A repository with two commits: `main`, and on top of it `change`, which is checked out. */
export function twoCommits(
  folder: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  commit(folder, before, "feat: what was there");
  git(folder, "checkout", "--quiet", "-b", "change");
  commit(folder, after, "feat: what is new");
}

function commit(folder: string, files: ReadonlyMap<string, string>, message: string): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", `--message=${message}`);
}

export function git(folder: string, ...args: readonly string[]): string {
  const when = "2026-01-02T03:04:05Z";
  const env = {
    ...process.env,
    // The reader's own settings, such as signing, must not reach in here.
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_AUTHOR_NAME: "Bench",
    GIT_AUTHOR_EMAIL: "bench@example.com",
    GIT_AUTHOR_DATE: when,
    GIT_COMMITTER_NAME: "Bench",
    GIT_COMMITTER_EMAIL: "bench@example.com",
    GIT_COMMITTER_DATE: when,
  };
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", env, maxBuffer: 1 << 28 });
}
