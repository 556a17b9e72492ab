import type { PullRequest, WorkflowRun } from "../app/github/ports.ts";
import type { EventPull } from "./event.ts";
import { ownRunId, type Step } from "./step.ts";

/** What the runner says of this run, when the API does not. It is enough for a record, which only ever claims. */
export function claimedBy(
  { env }: Step,
  { number, title, body, labels, head, base }: EventPull,
): { readonly run: WorkflowRun; readonly pull: PullRequest } {
  const at = { sha: head.sha, ref: head.ref, repositoryId: head.repo?.id ?? null };
  const { id, attempt } = ownRunId(env);
  const server = `${env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${env["GITHUB_REPOSITORY"] ?? ""}`;
  const now = new Date().toISOString();
  const run: WorkflowRun = {
    id,
    attempt,
    event: env["GITHUB_EVENT_NAME"] ?? "",
    status: "in_progress",
    conclusion: null,
    path: /^[^/]+\/[^/]+\/([^@]+)@/.exec(env["GITHUB_WORKFLOW_REF"] ?? "")?.[1] ?? "",
    head: at,
    createdAt: now,
    startedAt: null,
    updatedAt: now,
    url: `${server}/actions/runs/${id}`,
  };
  const names = labels.map(({ name }) => name);
  const told = { number, title, body: body ?? "", labels: names, head: at, base };
  return { run, pull: { ...told, state: "open", locked: false, author: "" } };
}
