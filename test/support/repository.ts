import { mkdir, mkdtemp, realpath, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { gitIn } from "../../src/shell/git/git.ts";

/** A real git repository in a temporary folder, gone after the test. Commits are dated, so that their ids never change. */
export interface TestRepository {
  readonly root: string;
  git(...args: string[]): Promise<string>;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  commit(message: string, files?: Readonly<Record<string, string>>): Promise<string>;
}

export async function aRepository(): Promise<TestRepository> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "umpire-test-")));
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));
  const run = gitIn(root);
  let minute = 0;
  const git = (...args: string[]) => {
    const date = `2026-01-25T10:${String(minute).padStart(2, "0")}:00Z`;
    const who = { GIT_AUTHOR_NAME: "an agent", GIT_AUTHOR_EMAIL: "agent@example.com", GIT_AUTHOR_DATE: date };
    const by = {
      GIT_COMMITTER_NAME: "an agent",
      GIT_COMMITTER_EMAIL: "agent@example.com",
      GIT_COMMITTER_DATE: date,
    };
    return run(["-c", "commit.gpgSign=false", "-c", "core.hooksPath=", ...args], { env: { ...who, ...by } });
  };
  const write = async (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  };
  await git("init", "--quiet", "--initial-branch=main", "--template=");
  return {
    root,
    git,
    write,
    async commit(message, files = {}) {
      minute += 1;
      await write(files);
      await git("add", "--all");
      await git("commit", "--quiet", "--allow-empty", "--message", message);
      return (await git("rev-parse", "HEAD")).trim();
    },
  };
}

/** Sets when a file was last written, in seconds from now. */
export async function age(path: string, seconds: number): Promise<void> {
  const then = new Date(Date.now() + seconds * 1000);
  await utimes(path, then, then);
}
