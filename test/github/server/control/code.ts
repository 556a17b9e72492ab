import type { Commit } from "../repositories.ts";
import type { Server } from "../server.ts";
import { baseOf, headOf, pullOf, type World } from "../world.ts";

/** What git does. */
export const CODE = {
  /** The bare repository itself, to which a test may push. */
  gitFolder: ({ world }: Server, { repository = world.repository }: { repository?: string }) => ({
    path: world.git.path(repository),
  }),

  tip: (
    { world }: Server,
    { branch = world.defaultBranch, repository = world.repository }: { branch?: string; repository?: string },
  ) => world.git.tip(repository, branch),

  files: async ({ world }: Server, { branch, folder }: { branch: string; folder: string }) => {
    const root = await world.git.tree(world.repository, branch);
    const sha = root?.find(({ path }) => path === folder)?.sha ?? "";
    return (await world.git.tree(world.repository, sha))?.map(({ path }) => path) ?? [];
  },

  /** The SHA the branch has now. */
  async push(
    { world }: Server,
    commit: Omit<Commit, "files"> & { files?: Commit["files"]; sha?: string; repository?: string },
  ) {
    const { repository = world.repository, sha, files = {} } = commit;
    if (sha === undefined)
      return world.git.commit(repository, { ...startingPoint(world, repository, commit), files });
    world.git.move(repository, commit.branch, sha);
    return sha;
  },

  /** The same push, at the moment the action first asks for this operation. */
  pushMeanwhile({ world }: Server, { operation, ...push }: Commit & { operation: string }) {
    world.meanwhile.push({ operation, push });
  },

  /** A deleted fork: the API shows the head without a repository. */
  deleteFork({ world }: Server, { owner }: { owner: string }) {
    const fork = forkName(world, owner);
    for (const pull of world.pulls.values()) {
      headOf(world, pull);
      if (pull.headRepository === fork) pull.headRepository = null;
    }
    world.repositories.delete(fork);
    world.git.remove(fork);
  },

  deleteBranch(
    { world }: Server,
    { branch, repository = world.repository }: { branch: string; repository?: string },
  ) {
    for (const pull of world.pulls.values()) headOf(world, pull);
    world.git.deleteBranch(repository, branch);
  },

  /** Makes `refs/pull/N/head` and `refs/pull/N/merge`, for a checkout as a runner has it. */
  async mergeRef({ world }: Server, { number }: { number: number }) {
    const pull = pullOf(world, number);
    const [base, head] = [baseOf(world, pull), headOf(world, pull)];
    const sha = await world.git.merge(world.repository, base, head);
    world.git.setRef(world.repository, `refs/pull/${number}/head`, head);
    if (sha !== null) world.git.setRef(world.repository, `refs/pull/${number}/merge`, sha);
    return { base, head, sha, git: world.git.path(world.repository) };
  },
};

/** A new branch starts where the default branch is. */
export function startingPoint(
  world: World,
  repository: string,
  commit: Omit<Commit, "files">,
): Omit<Commit, "files"> {
  const isNew = commit.from === undefined && world.git.tip(repository, commit.branch) === null;
  return isNew ? { ...commit, from: world.defaultBranch } : commit;
}

export function forkName({ repository }: World, owner: string): string {
  return `${owner}/${repository.split("/")[1]}`;
}
