import * as z from "zod";
import type { Artifact, GitHub } from "../../../app/github/ports.ts";
import { readPages } from "../ask.ts";
import type { Client } from "../client.ts";
import { downloadArtifact } from "./download.ts";

const needs = "actions: read";

const ArtifactAnswer = z
  .object({
    id: z.number(),
    name: z.string(),
    workflow_run: z.object({ id: z.number().nullish() }).nullish(),
    expired: z.boolean(),
    size_in_bytes: z.number(),
    created_at: z.string().nullable(),
  })
  .transform(
    ({ id, name, expired, ...artifact }): Artifact => ({
      id,
      name,
      runId: artifact.workflow_run?.id ?? null,
      expired,
      bytes: artifact.size_in_bytes,
      createdAt: artifact.created_at ?? "",
    }),
  );

const Artifacts = z.object({ artifacts: z.array(ArtifactAnswer) }).transform(({ artifacts }) => artifacts);

export function artifactCalls(client: Client): Pick<GitHub, "artifactsOf" | "artifactsNamed" | "download"> {
  const { repo } = client;
  const { actions } = client.octokit.rest;
  return {
    async artifactsOf(runId, prefix) {
      const found = await readPages(
        { does: `list the artifacts of workflow run ${runId}`, needs },
        Artifacts,
        { pages: 20, beyond: "refuse" },
        (page) => actions.listWorkflowRunArtifacts({ ...repo, run_id: runId, ...page }),
      );
      return found.filter(({ name }) => name.startsWith(prefix));
    },

    async artifactsNamed(name, most) {
      const found = await readPages(
        { does: `list the artifacts named ${JSON.stringify(name)}`, needs },
        Artifacts,
        { pages: Math.ceil(most / 100), beyond: "cut" },
        (page) => actions.listArtifactsForRepo({ ...repo, name, ...page }),
      );
      const exactly = found.filter((artifact) => artifact.name === name);
      return exactly.sort((a, b) => b.id - a.id).slice(0, most);
    },

    download: (artifact) => downloadArtifact(client, artifact),
  };
}
