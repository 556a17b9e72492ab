import * as z from "zod";
import { UserError } from "../../core/errors.ts";
import { read, unless } from "../github/ask.ts";
import type { Client } from "../github/client.ts";
import { STORE_BRANCH } from "./branch-place.ts";

export interface StoredFile {
  readonly sha: string;
  readonly bytes: number;
}

export type Folder = ReadonlyMap<string, StoredFile>;

const Tree = z.object({
  truncated: z.boolean().default(false),
  tree: z.array(z.object({ path: z.string(), sha: z.string().nullish(), size: z.number().default(0) })),
});

const EMPTY: Folder = new Map();

/** What a folder of the branch holds now. */
export function branchTree(client: Client): (folder: string) => Promise<Folder> {
  const byContent = new Map<string, Promise<Folder>>();
  let underWay: Promise<Folder> | null = null;
  // Many runs are looked at together: the one answer that is under way serves them all.
  const root = () => {
    underWay ??= treeAt(client, STORE_BRANCH).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return async (folder) => {
    const sha = (await root()).get(folder)?.sha;
    if (sha === undefined) return EMPTY;
    // A tree is named by what it holds, so that it never changes.
    const known = byContent.get(sha) ?? treeAt(client, sha);
    byContent.set(sha, known);
    return await known;
  };
}

async function treeAt({ octokit, repo }: Client, of: string): Promise<Folder> {
  const operation = { does: `list the branch ${STORE_BRANCH}`, needs: "contents: read" };
  const found = await read(operation, Tree.nullable(), () =>
    unless([404], octokit.rest.git.getTree({ ...repo, tree_sha: of })),
  );
  if (found === null) return EMPTY;
  if (!found.truncated)
    return new Map(found.tree.flatMap(({ path, sha, size }) => (sha ? [[path, { sha, bytes: size }]] : [])));
  throw new UserError(
    "github-too-many",
    `Umpire could not ${operation.does}: a folder of it holds more than GitHub lists.`,
    `Delete the branch ${STORE_BRANCH}: the pull requests then start anew.`,
  );
}
