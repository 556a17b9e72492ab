import { reviewed } from "../parts/pulls.ts";
import type { Commit } from "../repositories.ts";
import type { Server } from "../server.ts";
import { headOf, type Json, pullOf, type World } from "../world.ts";
import { ask } from "./ask.ts";
import { forkName, startingPoint } from "./code.ts";

interface NewPull {
  readonly branch: string;
  readonly title?: string;
  readonly body?: string;
  readonly author?: string;
  readonly base?: string;
  /** Pushed to the branch first. Without them the branch must be there. */
  readonly files?: Commit["files"];
  /** The head is a fork of the author's. */
  readonly fromFork?: boolean;
}

/** What people do with pull requests. */
export const PULLS = {
  async openPull({ world }: Server, pull: NewPull) {
    const {
      branch,
      title = `Change ${branch}`,
      body = "",
      author = "dev",
      base = world.defaultBranch,
      files,
    } = pull;
    const repository = pull.fromFork === true ? await forkOf(world, author) : world.repository;
    if (files !== undefined)
      await world.git.commit(repository, {
        ...startingPoint(world, repository, { branch }),
        files,
        message: title,
      });
    const head = world.git.tip(repository, branch);
    if (head === null)
      throw new Error(`There is no branch ${branch} in ${repository}: push it, or give files.`);
    const asked = { title, body, base, head: pull.fromFork === true ? `${author}:${branch}` : branch };
    const { number } = await ask(world, author, "POST", "/pulls", asked);
    world.pulls.set(number, {
      number,
      headRepository: repository,
      headRef: branch,
      baseRef: base,
      lastHead: head,
      isClosed: false,
      isLocked: false,
      author,
      assignees: new Set(),
      teams: new Set(),
    });
    return { number: Number(number), head };
  },

  async editPull(
    { world }: Server,
    { number, ...change }: { number: number; title?: string; body?: string; state?: "open" | "closed" },
  ) {
    const pull = pullOf(world, number);
    // The head of a closed pull request stays where it was.
    headOf(world, pull);
    pull.isClosed = (change.state ?? (pull.isClosed ? "closed" : "open")) === "closed";
    await ask(world, pull.author, "PATCH", `/pulls/${number}`, change);
  },

  lockPull({ world }: Server, { number, isLocked = true }: { number: number; isLocked?: boolean }) {
    pullOf(world, number).isLocked = isLocked;
  },

  async review(
    { world }: Server,
    review: {
      pull: number;
      login?: string;
      event: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
      body?: string;
      commit?: string;
    },
  ) {
    const {
      pull,
      login = "maintainer",
      event,
      body = "",
      commit = headOf(world, pullOf(world, pull)),
    } = review;
    const { body: answer } = await reviewed(world, login, pull, { event, body, commit_id: commit });
    return Number((answer as Json).id);
  },
};

async function forkOf(world: World, owner: string): Promise<string> {
  const fork = forkName(world, owner);
  if (world.repositories.has(fork)) return fork;
  world.git.fork(world.repository, fork, world.defaultBranch);
  world.repositories.set(fork, await ask(world, owner, "POST", "/forks", {}));
  return fork;
}
