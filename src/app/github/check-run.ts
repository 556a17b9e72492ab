import type { Judgement } from "../../core/decision/judge.ts";
import { checkAnnotations } from "../../core/message/check-annotations.ts";
import { statusLine } from "../../core/message/status-line.ts";
import type { CheckAnnotation, CheckRunInput } from "./ports.ts";
import { settle } from "./settle.ts";
import type { GitHubWorld } from "./world.ts";

/** What GitHub takes in one request. */
const BATCH = 50;
/** Of what a check run may say, in bytes. */
const LONGEST_SUMMARY = 60_000;

export interface CheckRequest {
  readonly name: string;
  readonly sha: string;
  readonly summary: string;
  readonly detailsUrl: string | null;
  readonly maxAnnotations: number;
}

/** The verdict as a check run on the tested commit, with every annotation up to the limit. */
export async function publishCheck(
  latest: Judgement,
  request: CheckRequest,
  world: GitHubWorld,
): Promise<void> {
  const annotations = checkAnnotations(latest)
    .slice(0, request.maxAnnotations)
    .map(({ file: path, ...annotation }): CheckAnnotation => ({ path, ...annotation }));
  const input = {
    name: request.name,
    sha: request.sha,
    externalId: latest.evidence.id,
    conclusion: CONCLUSIONS[latest.call.action],
    title: statusLine(latest),
    summary: fitBytes(request.summary),
    detailsUrl: request.detailsUrl,
  };
  let sent = 0;
  do {
    const from = sent;
    sent = await settle(() => putBatch(input, annotations, from, world), world);
  } while (sent < annotations.length);
}

/** What is there already is not sent again: annotations are only ever appended. Says how many there are now. */
async function putBatch(
  input: Omit<CheckRunInput, "annotations">,
  annotations: readonly CheckAnnotation[],
  sent: number,
  { github }: GitHubWorld,
): Promise<number> {
  const known = (await github.checkRuns(input.sha, input.name)).find(
    ({ externalId }) => externalId === input.externalId,
  );
  const from = Math.max(sent, known?.annotations ?? 0);
  const batch = { ...input, annotations: annotations.slice(from, from + BATCH) };
  if (known) await github.updateCheckRun(known.id, batch);
  else await github.createCheckRun(batch);
  return from + batch.annotations.length;
}

const CONCLUSIONS: Readonly<Record<Judgement["call"]["action"], CheckRunInput["conclusion"]>> = {
  proceed: "success",
  retry: "failure",
  escalate: "action_required",
};

/** The limit counts bytes; characters beyond ASCII take up to four. */
function fitBytes(text: string): string {
  let kept = text;
  while (new TextEncoder().encode(kept).length > LONGEST_SUMMARY)
    kept = kept.slice(0, kept.lastIndexOf("\n", kept.length * 0.9));
  return kept;
}
