import { createHash } from "node:crypto";
import * as z from "zod";
import { AnswerLost } from "../../app/github/ports.ts";
import { UserError } from "../../core/errors.ts";
import { write } from "../github/ask.ts";
import type { Client } from "../github/client.ts";
import { backoffMs } from "../github/manners/retry-policy.ts";
import { troubleOf } from "../github/manners/trouble.ts";
import { STORE_BRANCH } from "./branch-place.ts";
import { createBranch, needs } from "./create-branch.ts";
import type { branchTree } from "./tree.ts";

export interface NewFile {
  readonly folder: string;
  readonly file: string;
  readonly text: string;
}

/** Every other job of a matrix may write at the same moment: each of them moves the branch. */
const MOST_TRIES = 20;

/**
 * Makes a file that was never there. A write that was refused or lost is followed by a look: what is there with these
 * very bytes is ours. False when the name is taken by something else.
 */
export async function createFile(
  given: NewFile,
  client: Client,
  folderAt: ReturnType<typeof branchTree>,
): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    const trouble = await sent(given, client);
    if (trouble === null) return true;
    if (statusOf(trouble) === 404) await createBranch(client);
    else {
      const there = (await folderAt(given.folder)).get(given.file);
      if (there) return there.sha === blobSha(given.text);
      if (!(trouble instanceof AnswerLost || statusOf(trouble) === 409)) throw trouble;
    }
    if (tries === MOST_TRIES || !(await client.patience.wait(backoffMs(Math.min(tries, 2))))) throw trouble;
  }
}

/** Null when it was made; else why not. Only what GitHub says is a reason to look again. */
async function sent({ folder, file, text }: NewFile, { octokit, repo }: Client): Promise<Error | null> {
  const path = `${folder}/${file}`;
  const content = Buffer.from(text).toString("base64");
  const body = { path, message: `Keep ${file}`, content, branch: STORE_BRANCH };
  try {
    await write({ does: `keep ${file} on the branch ${STORE_BRANCH}`, needs }, z.object({}), () =>
      octokit.rest.repos.createOrUpdateFileContents({ ...repo, ...body }),
    );
    return null;
  } catch (error) {
    if (error instanceof AnswerLost || [404, 409, 422].includes(statusOf(error))) return asError(error);
    throw error;
  }
}

function statusOf(error: unknown): number {
  return error instanceof UserError ? (troubleOf(error.cause)?.status ?? 0) : 0;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** As git names it. */
function blobSha(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}
