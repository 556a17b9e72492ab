// The service behind @actions/artifact. Its messages are read by the client's own generated classes, which refuse a
// field they do not know.

import { Timestamp } from "../../../node_modules/@actions/artifact/lib/generated/google/protobuf/timestamp.js";
import {
  CreateArtifactRequest,
  CreateArtifactResponse,
  FinalizeArtifactRequest,
  FinalizeArtifactResponse,
  GetSignedArtifactURLRequest,
  GetSignedArtifactURLResponse,
  ListArtifactsRequest,
  ListArtifactsResponse,
} from "../../../node_modules/@actions/artifact/lib/generated/results/api/v1/artifact.js";
import type { Answer } from "./call.ts";
import { nextId, now, type StoredArtifact, type World } from "./world.ts";

const NAMES = { useProtoFieldName: true };

type Method = (world: World, runId: number, json: Readonly<Record<string, never>>) => Answer;

const METHODS: Readonly<Record<string, Method>> = {
  CreateArtifact(world, runId, json) {
    const { name, expiresAt } = CreateArtifactRequest.fromJson(json);
    // GitHub refuses these, since they cannot be file names everywhere.
    if (name === "" || /["<>|*?:\r\n\\/]/.test(name))
      return refusal(400, "invalid_argument", "invalid artifact name");
    if (world.artifacts.some((other) => other.runId === runId && other.name === name))
      return refusal(409, "already_exists", "an artifact with this name already exists on the workflow run");
    const id = nextId(world);
    const artifact: StoredArtifact = {
      id,
      name,
      runId,
      blob: `${crypto.randomUUID()}.zip`,
      isExpired: false,
      isFinal: false,
      bytes: 0,
      digest: null,
      createdAt: now(),
      expiresAt: (expiresAt === undefined ? inDays(90) : Timestamp.toDate(expiresAt)).toISOString(),
      hiddenFor: world.lag,
    };
    world.artifacts.push(artifact);
    const signedUploadUrl = `${world.origin}${world.blobs.signed(artifact.blob, "write")}`;
    return { status: 200, body: CreateArtifactResponse.toJson({ ok: true, signedUploadUrl }, NAMES) };
  },
  FinalizeArtifact(world, runId, json) {
    const { name, size, hash } = FinalizeArtifactRequest.fromJson(json);
    const artifact = world.artifacts.find((other) => other.runId === runId && other.name === name);
    if (artifact === undefined) return refusal(404, "not_found", "artifact not found");
    artifact.isFinal = true;
    artifact.bytes = Number(size);
    artifact.digest = hash?.value ?? null;
    return {
      status: 200,
      body: FinalizeArtifactResponse.toJson({ ok: true, artifactId: String(artifact.id) }, NAMES),
    };
  },
  ListArtifacts(world, runId, json) {
    const { nameFilter, idFilter, workflowRunBackendId, workflowJobRunBackendId } =
      ListArtifactsRequest.fromJson(json);
    const artifacts = world.artifacts
      .filter((artifact) => artifact.runId === runId && artifact.isFinal)
      .filter(
        ({ name, id }) =>
          (nameFilter?.value ?? name) === name && (idFilter?.value ?? String(id)) === String(id),
      )
      .map(({ id, name, bytes, createdAt }) => ({
        workflowRunBackendId,
        workflowJobRunBackendId,
        databaseId: String(id),
        name,
        size: String(bytes),
        createdAt: Timestamp.fromDate(new Date(createdAt)),
      }));
    return { status: 200, body: ListArtifactsResponse.toJson({ artifacts }, NAMES) };
  },
  GetSignedArtifactURL(world, runId, json) {
    const { name } = GetSignedArtifactURLRequest.fromJson(json);
    const artifact = world.artifacts.find(
      (other) => other.runId === runId && other.name === name && other.isFinal,
    );
    if (artifact === undefined) return refusal(404, "not_found", "artifact not found");
    const signedUrl = `${world.origin}${world.blobs.signed(artifact.blob, "read")}`;
    return { status: 200, body: GetSignedArtifactURLResponse.toJson({ signedUrl }, NAMES) };
  },
};

/** `scp` of the runtime token says whose artifacts these are; the request must say the same. */
export function resultsAnswer(
  world: World,
  method: string,
  authorization: string,
  body: Readonly<Record<string, never>>,
): Answer {
  const backendId = backendIdIn(authorization);
  if (backendId === null) return refusal(401, "unauthenticated", "invalid or missing runtime token");
  const { workflow_run_backend_id: named }: Partial<Record<string, string>> = body;
  if (named !== backendId) return refusal(403, "permission_denied", "the token is not for this workflow run");
  const runId = runIdOf(backendId);
  if (!world.runs.has(runId)) return refusal(404, "not_found", `there is no run ${runId}`);
  const answer = METHODS[method];
  if (answer === undefined) return refusal(404, "bad_route", `no handler for ${method}`);
  try {
    return answer(world, runId, body);
  } catch (error) {
    return refusal(400, "malformed", String(error));
  }
}

function refusal(status: number, code: string, msg: string): Answer {
  return { status, body: { code, msg } };
}

function backendIdIn(authorization: string): string | null {
  const [, payload] = /^Bearer [^.]+\.([^.]+)\./.exec(authorization) ?? [];
  if (payload === undefined) return null;
  const { scp }: { scp?: string } = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  return /Actions\.Results:([^:]+):/.exec(scp ?? "")?.[1] ?? null;
}

/** Runs have a second name inside GitHub; ours hides the number in a UUID. */
function backendIdOf(runId: number): string {
  return `00000000-0000-4000-8000-${String(runId).padStart(12, "0")}`;
}

function runIdOf(backendId: string): number {
  return Number(backendId.slice(-12));
}

/** The client only decodes it. */
export function runtimeToken(runId: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const scp = `Actions.GenericRead:${backendIdOf(runId)} Actions.Results:${backendIdOf(runId)}:${backendIdOf(1)}`;
  return `${part({ alg: "none", typ: "JWT" })}.${part({ scp })}.unsigned`;
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
