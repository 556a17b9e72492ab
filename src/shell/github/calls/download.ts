import * as z from "zod";
import type { Artifact } from "../../../app/github/ports.ts";
import { UserError } from "../../../core/errors.ts";
import { read, unless } from "../ask.ts";
import type { Client } from "../client.ts";
import { backoffMs } from "../manners/retry-policy.ts";

const ARCHIVE_BYTES = 20 * 1024 * 1024;
/** An artifact that GitHub cannot find any more may answer 500 forever; it must not cost the run all its patience. */
const MOST_TRIES = 4;
const TIMEOUT_MS = 60_000;

/** The zip lies in a store of its own behind a signed address, which is good for a minute and must not see our token. */
export async function downloadArtifact(client: Client, artifact: Artifact): Promise<Uint8Array | "gone"> {
  if (artifact.expired) return "gone";
  refuseLarge(artifact, artifact.bytes);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const address = await signedAddress(client, artifact);
    if (address === null) return "gone";
    const zip = await zipAt(client, address, artifact);
    if (zip !== "lost") return zip;
    if (!(await client.patience.wait(backoffMs(tries)))) break;
  }
  throw new UserError(
    "github-unavailable",
    `Umpire could not download artifact ${artifact.id}: its store gave no whole answer.`,
    "Run the job again when https://www.githubstatus.com shows no trouble.",
  );
}

async function signedAddress({ octokit, repo }: Client, { id }: Artifact): Promise<string | null> {
  return await read(
    { does: `download artifact ${id}`, needs: "actions: read" },
    z.url({ protocol: /^https?$/ }).nullable(),
    async () => {
      const request = { redirect: "manual", mostRetries: MOST_TRIES - 1 } as const;
      const answer = await unless(
        [404, 410],
        octokit.rest.actions.downloadArtifact({ ...repo, artifact_id: id, archive_format: "zip", request }),
      );
      return "headers" in answer ? { data: answer.headers.location } : answer;
    },
  );
}

async function zipAt(client: Client, url: string, artifact: Artifact): Promise<Uint8Array | "gone" | "lost"> {
  const started = performance.now();
  const allowed = client.patience.allow(TIMEOUT_MS);
  if (allowed === 0) return "lost";
  try {
    const answer = await client.fetch(url, { signal: AbortSignal.timeout(allowed) });
    if (answer.status === 404 || answer.status === 410) return "gone";
    // 403 as well: the signature may have run out on the way.
    if (!answer.ok || answer.body === null) return "lost";
    refuseLarge(artifact, Number(answer.headers.get("content-length") ?? 0));
    return await underCap(artifact, answer.body);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return "lost";
  } finally {
    client.patience.spend(performance.now() - started);
  }
}

async function underCap(artifact: Artifact, body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    refuseLarge(artifact, bytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseLarge({ id }: Artifact, bytes: number): void {
  if (bytes <= ARCHIVE_BYTES) return;
  throw new UserError(
    "artifact-refused",
    `Artifact ${id} has ${bytes} bytes or more, and Umpire reads at most ${ARCHIVE_BYTES}.`,
    "Umpire's own artifacts are far smaller: something else uploaded this one under its name.",
  );
}
