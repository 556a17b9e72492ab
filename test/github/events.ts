import { createRequire } from "node:module";
import type { LoopbackGitHub } from "./start-github.ts";

const require = createRequire(import.meta.url);
const EXAMPLES: readonly { readonly name: string; readonly examples: readonly object[] }[] =
  require("@octokit/webhooks-examples");

/** What a runner tells an action about why it runs. */
export interface Event {
  readonly name: string;
  readonly payload: object;
  readonly sha: string;
  readonly ref: string;
  readonly headRef?: string;
  readonly baseRef?: string;
}

/** GitHub's own sample of an event, with this world's facts laid over it. */
function payloadOf(name: string, action: string | null, facts: object): object {
  const samples = EXAMPLES.find((candidate) => candidate.name === name)?.examples ?? [];
  const sample = samples.find(
    (candidate) => action === null || ("action" in candidate && candidate.action === action),
  );
  if (sample === undefined)
    throw new Error(`@octokit/webhooks-examples has no ${name} with action ${action}.`);
  return laidOver(sample, { ...(action !== null && { action }), ...facts });
}

function laidOver(sample: object, facts: object): object {
  const before: Record<string, unknown> = { ...sample };
  for (const [key, fact] of Object.entries(facts)) {
    const old = before[key];
    before[key] = isObject(old) && isObject(fact) ? laidOver(old, fact) : fact;
  }
  return before;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export async function pullRequestEvent(
  github: LoopbackGitHub,
  number: number,
  action = "synchronize",
): Promise<Event> {
  const pull_request = await github.pull({ number });
  const { sha, head } = await github.mergeRef({ number });
  const facts = { number, pull_request, repository: await github.repository(), sender: pull_request.user };
  return {
    name: "pull_request",
    payload: payloadOf("pull_request", action, facts),
    // Without a merge commit GitHub would not start the workflow; the head is the nearest thing.
    sha: sha ?? head,
    ref: `refs/pull/${number}/merge`,
    headRef: pull_request.head.ref,
    baseRef: pull_request.base.ref,
  };
}

/** Runs on the default branch, whatever the run it tells of ran on. */
export async function workflowRunEvent(github: LoopbackGitHub, id: number): Promise<Event> {
  const [workflow_run, repository] = [await github.run({ id }), await github.repository()];
  const { name, path, workflow_id } = workflow_run;
  const facts = {
    workflow_run,
    repository,
    workflow: { id: workflow_id, name, path },
    sender: workflow_run.actor,
  };
  const payload = payloadOf("workflow_run", "completed", facts);
  return { name: "workflow_run", payload, ...(await branchPlace(github, repository.default_branch)) };
}

export async function pushEvent(github: LoopbackGitHub, branch: string, before: string): Promise<Event> {
  const repository = await github.repository();
  const place = await branchPlace(github, branch);
  const facts = { ref: place.ref, before, after: place.sha, head_commit: { id: place.sha }, repository };
  return { name: "push", payload: payloadOf("push", null, facts), ...place };
}

export async function mergeGroupEvent(github: LoopbackGitHub, number: number): Promise<Event> {
  const pull = await github.pull({ number });
  const { sha, base } = await github.mergeRef({ number });
  if (sha === null) throw new Error(`Pull request ${number} has conflicts: it cannot enter a merge queue.`);
  const branch = `gh-readonly-queue/${pull.base.ref}/pr-${number}-${base}`;
  await github.push({ branch, sha });
  const head_ref = `refs/heads/${branch}`;
  const merge_group = { head_sha: sha, head_ref, base_sha: base, base_ref: `refs/heads/${pull.base.ref}` };
  const payload = payloadOf("merge_group", "checks_requested", {
    merge_group,
    repository: await github.repository(),
  });
  return { name: "merge_group", payload, sha, ref: head_ref };
}

export async function issueCommentEvent(
  github: LoopbackGitHub,
  number: number,
  body: string,
  login = "dev",
): Promise<Event> {
  const repository = await github.repository();
  const id = await github.comment({ issue: number, login, body });
  const { user, html_url } = await github.pull({ number });
  const facts = {
    repository,
    issue: { number, html_url, user, pull_request: { html_url } },
    comment: { id, body, user: { login } },
    sender: { login },
  };
  const payload = payloadOf("issue_comment", "created", facts);
  return { name: "issue_comment", payload, ...(await branchPlace(github, repository.default_branch)) };
}

async function branchPlace(github: LoopbackGitHub, branch: string): Promise<{ sha: string; ref: string }> {
  const sha = await github.tip({ branch });
  if (sha === null) throw new Error(`There is no branch ${branch}.`);
  return { sha, ref: `refs/heads/${branch}` };
}
