import { realpath } from "node:fs/promises";
import { UserError } from "../../core/errors.ts";
import { answer, type Git, gitIn } from "./git.ts";

export interface Repository {
  readonly root: string;
  readonly git: Git;
}

export async function openRepository(folder: string): Promise<Repository> {
  const top = await answer(gitIn(folder), ["rev-parse", "--show-toplevel"]);
  if (!top) {
    throw new UserError(
      "not-a-repository",
      `${folder} is not inside a git repository, and attempts are told apart by their code in git.`,
      "Run `git init` there, or go to the repository.",
    );
  }
  const root = await realpath(top);
  return { root, git: gitIn(root) };
}

/** Attempts are kept per branch; a detached HEAD belongs to none, so it must be named. */
export async function currentBranch({ git }: Repository, named: string | undefined): Promise<string> {
  if (named) return named;
  const branch = await answer(git, ["symbolic-ref", "--short", "--quiet", "HEAD"]);
  if (branch) return branch;
  const commit = await answer(git, ["rev-parse", "--short", "HEAD"]);
  throw new UserError(
    "detached-head",
    `HEAD is detached at ${commit}, and attempts are kept per branch.`,
    "Switch to a branch (`git switch -c NAME`), or name one with `--branch NAME`.",
  );
}

/** What names this repository on every machine: where it is fetched from, else its first commit, else its folder. */
export async function repositoryName({ git, root }: Repository): Promise<string> {
  const url = await answer(git, ["config", "--get", "remote.origin.url"]);
  if (url)
    return url
      .replace(/^[a-z+]+:\/\/([^@/]*@)?|^[^@/]+@/i, "")
      .replace(":", "/")
      .replace(/(\.git)?\/*$/, "");
  const commits = await answer(git, ["rev-list", "--max-parents=0", "HEAD"]);
  return commits?.split("\n").at(-1) || root;
}
