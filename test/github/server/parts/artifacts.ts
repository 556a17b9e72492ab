import { page, Refusal } from "../call.ts";
import { type Json, notFound, type Part, type StoredArtifact, type World } from "../world.ts";
import { attemptsOf } from "./runs.ts";

function asServed(world: World, artifact: StoredArtifact): Json {
  const url = `${world.origin}/repos/${world.repository}/actions/artifacts/${artifact.id}`;
  const run = world.runs.get(artifact.runId)?.at(-1);
  return {
    id: artifact.id,
    node_id: `A_${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.bytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.isExpired,
    digest: artifact.digest,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    workflow_run: {
      id: artifact.runId,
      repository_id: world.repositories.get(world.repository).id,
      head_repository_id: world.repositories.get(run?.repository ?? "")?.id,
      head_branch: run?.branch,
      head_sha: run?.sha,
    },
  };
}

/** Newest first. A listing lags behind uploads for as many polls as the test asked. */
const listing =
  (isWanted: (artifact: StoredArtifact, params: Readonly<Record<string, string>>) => boolean): Part =>
  (call, world) => {
    const name = call.query.get("name");
    const matching = world.artifacts.filter(
      (artifact) =>
        artifact.isFinal && isWanted(artifact, call.params) && (name ?? artifact.name) === artifact.name,
    );
    const seen = matching.filter((artifact) => artifact.hiddenFor === 0).reverse();
    for (const artifact of matching) artifact.hiddenFor = Math.max(0, artifact.hiddenFor - 1);
    const wrap = (items: readonly StoredArtifact[]) => ({
      total_count: seen.length,
      artifacts: items.map((artifact) => asServed(world, artifact)),
    });
    return page(call, seen, wrap, world.origin);
  };

export const listArtifacts: Part = listing(() => true);

export const listRunArtifacts: Part = (call, world) => {
  attemptsOf(world, Number(call.params["run_id"]));
  return listing(({ runId }, params) => runId === Number(params["run_id"]))(call, world);
};

function artifactOf(world: World, id: string | undefined): StoredArtifact {
  const artifact = world.artifacts.find((candidate) => candidate.id === Number(id) && candidate.isFinal);
  if (artifact === undefined) throw notFound();
  return artifact;
}

export const getArtifact: Part = (call, world) => ({
  status: 200,
  body: asServed(world, artifactOf(world, call.params["artifact_id"])),
});

export const downloadArtifact: Part = (call, world) => {
  const artifact = artifactOf(world, call.params["artifact_id"]);
  if (artifact.isExpired) throw new Refusal(410, "Artifact has expired");
  const location = `${world.origin}${world.blobs.signed(artifact.blob, "read")}`;
  return { status: 302, headers: { location } };
};
