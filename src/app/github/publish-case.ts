import { linkedIssue } from "../../core/change/linked-issue.ts";
import type { Review } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import type { PullRequest } from "./ports.ts";
import type { Settings } from "./settings.ts";
import { settle } from "./settle.ts";
import { findSticky, stickyComment } from "./sticky-comment.ts";
import type { GitHubWorld } from "./world.ts";

/** The case for people: one comment, and on an escalation those who are called. Returns the comment's address. */
export async function publishCase(
  { latest, document }: Review,
  number: number,
  settings: Settings,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<string | null> {
  const pull = await world.github.pull(number);
  if (pull.state === "closed" || pull.locked) {
    world.say(
      `Pull request ${number} is ${pull.locked ? "locked" : "closed"}: the job summary has the story.`,
    );
    return null;
  }
  const isEscalated = latest.call.action === "escalate";
  const mentions = isEscalated ? await callPeople(pull, settings, attempts, world) : [];
  const body = withMentions(document.comment, mentions);
  const comment = await attempts.try("Comment", () =>
    stickyComment({ on: number, pull: number, body }, world),
  );
  const elsewhere = targetOf(pull, settings);
  if (elsewhere !== number)
    await attempts.try("Escalation", () => tellElsewhere(elsewhere, number, body, isEscalated, world));
  if (!isEscalated && pull.labels.includes(settings.label))
    await attempts.try("Label", () => settle(() => world.github.removeLabel(number, settings.label), world));
  return comment?.url ?? null;
}

function targetOf(pull: PullRequest, { escalateTo }: Settings): number {
  if (escalateTo === "pull-request") return pull.number;
  return escalateTo === "linked-issue" ? (linkedIssue(pull.body) ?? pull.number) : escalateTo;
}

/** There only an escalation is told, and how it ended. */
async function tellElsewhere(
  on: number,
  pull: number,
  body: string,
  isEscalated: boolean,
  world: GitHubWorld,
): Promise<void> {
  if (isEscalated || (await findSticky(on, pull, world))) await stickyComment({ on, pull, body }, world);
}

/** Once per escalation: the label remembers it. Returns whom only a mention can reach. */
async function callPeople(
  { number, labels }: PullRequest,
  settings: Settings,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<string[]> {
  const { github } = world;
  const { label, assignees, reviewers: users, teamReviewers: teams } = settings;
  if (!labels.includes(label))
    await attempts.try("Label", () => settle(() => github.addLabels(number, [label]), world));
  if (assignees.length > 0)
    await attempts.try("Assignees", () => settle(() => github.addAssignees(number, assignees), world));
  if (users.length > 0)
    await attempts.try("Reviewers", () =>
      settle(() => github.requestReviewers(number, { users, teams: [] }), world),
    );
  if (teams.length === 0) return [];
  const asked = await attempts.try("Team review", async () => {
    await settle(() => github.requestReviewers(number, { users: [], teams }), world);
    return true;
  });
  const owner = github.repository.split("/")[0] ?? "";
  return asked ? [] : teams.map((team) => (team.includes("/") ? team : `${owner}/${team}`));
}

/** Names come from the team's own configuration, so that they may be live. */
function withMentions(comment: string, names: readonly string[]): string {
  if (names.length === 0) return comment;
  const called = names.map((name) => `@${name}`).join(" ");
  return `${comment}\n\n${called}: this token may not request a review of a team, so you are mentioned instead.`;
}
