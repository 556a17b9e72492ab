import * as z from "zod";
import type { Artifact, Store } from "../../app/github/ports.ts";
import { UserError } from "../../core/errors.ts";
import { parseJson } from "../../core/parse-json.ts";
import { read, unless } from "../github/ask.ts";
import { type ClientOptions, openClient } from "../github/client.ts";
import { documentIn, folderOf, placeOf, STORE_BRANCH } from "./branch-place.ts";
import { createFile } from "./create-file.ts";
import { branchTree, type Folder } from "./tree.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_NAMES = 20;

/** Documents as files of a branch, for a GitHub that has no artifacts. `runId` is the run that writes. */
export function openBranchStore(options: ClientOptions, runId: number): Store {
  const client = openClient(options);
  const { octokit, repo } = client;
  const folderAt = branchTree(client);
  const blobs = new Map<number, string>();
  const listed = (folder: Folder, isWanted: (name: string, of: number) => boolean) =>
    [...folder].flatMap(([file, { sha, bytes }]): Artifact[] => {
      const document = documentIn(file);
      if (!document || !isWanted(document.name, document.runId)) return [];
      const id = blobs.size + 1;
      blobs.set(id, sha);
      return [{ id, ...document, expired: false, bytes, createdAt: "" }];
    });
  return {
    artifactsOf: async (of, prefix) =>
      listed(await folderAt(folderOf(prefix)), (name, run) => run === of && name.startsWith(prefix)),

    async artifactsNamed(wanted, most) {
      const found = listed(await folderAt(folderOf(wanted)), (name) => name === wanted);
      return found.sort((left, right) => (right.runId ?? 0) - (left.runId ?? 0)).slice(0, most);
    },

    async download({ id, name, bytes }) {
      if (bytes > MOST_BYTES) throw refused(`${name} has ${bytes} bytes, and ${MOST_BYTES} are allowed`);
      const operation = { does: `read ${name} of the branch ${STORE_BRANCH}`, needs: "contents: read" };
      const found = await read(operation, z.object({ content: z.string() }).nullable(), () =>
        unless([404], octokit.rest.git.getBlob({ ...repo, file_sha: blobs.get(id) ?? "" })),
      );
      return found === null ? "gone" : Buffer.from(found.content, "base64");
    },

    uploads: {
      async upload(name, files) {
        const text = JSON.stringify(files);
        for (let number = 1; number <= MOST_NAMES; number += 1) {
          const free = number === 1 ? name : `${name}-${number}`;
          if (await createFile({ ...placeOf(free, runId), text }, client, folderAt)) return free;
        }
        throw new UserError(
          "artifacts-name",
          `This run has kept ${MOST_NAMES} documents named like ${JSON.stringify(name)} already.`,
          "Start a new run instead of repeating this one.",
        );
      },
    },

    readZip: async (bytes) => filesIn(new TextDecoder().decode(bytes)),
  };
}

/** All files of one document are in one, so that it is there whole or not at all. */
function filesIn(text: string): ReadonlyMap<string, Uint8Array> {
  const parsed = z
    .record(z.string(), z.string())
    .safeParse(parseJson(text, (found, cause) => refused(`it ${found}`, cause)));
  if (!parsed.success) throw refused("it holds no files", parsed.error);
  const encoder = new TextEncoder();
  return new Map(Object.entries(parsed.data).map(([name, body]) => [name, encoder.encode(body)]));
}

function refused(reason: string, cause?: unknown): UserError {
  return new UserError(
    "artifact-refused",
    `A file of the branch ${STORE_BRANCH} was refused: ${reason}.`,
    "Umpire's own files never look like this: somebody else wrote it.",
    { cause },
  );
}
