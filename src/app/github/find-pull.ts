import { isSameBranch } from "./may-gather.ts";
import type { GitHub, PullRequest, WorkflowRun } from "./ports.ts";

/**
 * The pull request that a finished run belongs to. GitHub names none for forks, and one commit can be the head of
 * several: head commit and head repository must both fit, and only one may.
 */
export async function findPull(run: WorkflowRun, github: GitHub): Promise<PullRequest | string> {
  const { sha, ref } = run.head;
  const pulls = (await github.pullsAt(sha)).filter(
    ({ head, state }) => state === "open" && isSameBranch(head, run.head),
  );
  const [only, ...others] = pulls;
  if (!only) return `No open pull request has ${ref} at ${sha.slice(0, 7)} as its head: nothing is judged.`;
  if (others.length > 0)
    return `${pulls.length} open pull requests have ${ref} as their head (${pulls.map(({ number }) => `#${number}`).join(", ")}): it is not clear whose attempt this is, so none is judged.`;
  return only;
}
