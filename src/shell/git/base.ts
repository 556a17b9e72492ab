import { UserError } from "../../core/errors.ts";
import { answer } from "./git.ts";
import type { Repository } from "./repository.ts";

export interface Base {
  readonly ref: string;
  /** The merge base, not the tip: what others did since is not this branch's change. */
  readonly commit: string;
}

const USUAL = ["origin/HEAD", "origin/main", "origin/master", "main", "master"];

/** A base that was asked for must be found; the usual ones are only tried. */
export async function findBase(
  repository: Repository,
  asked: string | undefined,
  branch: string,
): Promise<Base | null> {
  if (asked) return await mustFind(repository, asked);
  for (const ref of USUAL) {
    if (ref === branch) continue;
    const commit = await mergeBase(repository, ref);
    if (commit) return { ref, commit };
  }
  return null;
}

async function mustFind(repository: Repository, ref: string): Promise<Base> {
  const commit = await mergeBase(repository, ref);
  if (commit) return { ref, commit };
  if (await isShallow(repository)) throw shallowClone(`\`${ref}\``);
  const exists = await answer(repository.git, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  throw exists
    ? new UserError(
        "base-unrelated",
        `\`${ref}\` and HEAD have no commit in common.`,
        "Name the branch that this one started from with `--base`.",
      )
    : new UserError(
        "base-missing",
        `There is no commit named \`${ref}\` here.`,
        "Fetch it (`git fetch origin`), or name another with `--base`.",
      );
}

async function mergeBase({ git }: Repository, ref: string): Promise<string | null> {
  const commit = await answer(git, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  return commit ? await answer(git, ["merge-base", commit, "HEAD"]) : null;
}

export function shallowClone(base: string): UserError {
  return new UserError(
    "shallow-clone",
    `This clone is shallow, and the history where this branch left ${base} is not in it.`,
    "Fetch it: `git fetch --unshallow`, or `fetch-depth: 0` in actions/checkout.",
  );
}

export async function isShallow({ git }: Repository): Promise<boolean> {
  return (await answer(git, ["rev-parse", "--is-shallow-repository"])) === "true";
}
