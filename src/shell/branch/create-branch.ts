import * as z from "zod";
import { unless, write } from "../github/ask.ts";
import type { Client } from "../github/client.ts";
import { STORE_BRANCH } from "./branch-place.ts";

export const needs = "contents: write";

const ABOUT = `# ${STORE_BRANCH}

Umpire keeps what the tests of each pull request showed here, one file for each job of a run. Nothing is ever changed.
Delete the branch to forget everything.
`;

const Made = z.object({ sha: z.string() });

/** A branch without a past: it has nothing in common with the code. Somebody else may make it first. */
export async function createBranch({ octokit: { rest }, repo }: Client): Promise<void> {
  const operation = { does: `make the branch ${STORE_BRANCH}`, needs };
  const readme = { path: "README.md", mode: "100644", type: "blob", content: ABOUT } as const;
  const tree = await write(operation, Made, () => rest.git.createTree({ ...repo, tree: [readme] }));
  const message = "Keep the attempts of pull requests";
  const commit = await write(operation, Made, () =>
    rest.git.createCommit({ ...repo, message, tree: tree.sha, parents: [] }),
  );
  await write(operation, z.unknown(), () =>
    unless([422], rest.git.createRef({ ...repo, ref: `refs/heads/${STORE_BRANCH}`, sha: commit.sha })),
  );
}
