import { linkedIssue } from "../../core/change/linked-issue.ts";
import type { Judgement } from "../../core/decision/judge.ts";
import { escalationId } from "../notify-people.ts";
import type { Review } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import { callSenior } from "./call-senior.ts";
import type { Comment, PullRequest } from "./ports.ts";
import type { Settings } from "./settings.ts";
import { settle } from "./settle.ts";
import { findSticky, stickyComment } from "./sticky-comment.ts";
import type { GitHubWorld } from "./world.ts";

export interface Published {
  /** Null when there is none. */
  readonly comment: Comment | null;
  /** Whether the label was not there yet. */
  readonly isNewEscalation: boolean;
}

/** The case for people: one comment, and on an escalation those who are called. */
export async function publishCase(
  review: Review,
  number: number,
  settings: Settings,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Published> {
  const { latest, document } = review;
  const pull = await world.github.pull(number);
  if (pull.state === "closed" || pull.locked) {
    world.say(
      `Pull request ${number} is ${pull.locked ? "locked" : "closed"}: the job summary has the story.`,
    );
    return { comment: null, isNewEscalation: false };
  }
  const isEscalated = latest.call.action === "escalate";
  const mentions = isEscalated ? await callPeople(pull, settings, attempts, world) : [];
  const handed = await callSenior(pull, latest.call, settings.senior, attempts, world);
  const told = withLine(withMentions(document.comment, mentions), handed);
  const body = withRun(told, latest.evidence.workflow);
  const comment = await attempts.try("Comment", () =>
    stickyComment({ on: number, pull: number, body, escalation: escalationId(review) }, world),
  );
  const elsewhere = targetOf(pull, settings);
  if (elsewhere !== number)
    await attempts.try("Escalation", () => tellElsewhere(elsewhere, number, body, isEscalated, world));
  if (!isEscalated && pull.labels.includes(settings.label))
    await attempts.try("Label", () => settle(() => world.github.removeLabel(number, settings.label), world));
  return {
    comment,
    isNewEscalation: isEscalated && !pull.labels.includes(settings.label),
  };
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

/** Once per escalation: the label remembers it, so it comes last. Returns whom only a mention can reach. */
async function callPeople(
  pull: PullRequest,
  settings: Settings,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<string[]> {
  const { github } = world;
  const { label, teamReviewers: teams } = settings;
  const asked =
    teams.length === 0 ||
    (await attempts.try("Team review", async () => {
      await settle(() => github.requestReviewers(pull.number, { users: [], teams }), world);
      return true;
    }));
  if (!pull.labels.includes(label)) {
    await callByName(pull, settings, attempts, world);
    await attempts.try("Label", () => settle(() => github.addLabels(pull.number, [label]), world));
  }
  const owner = github.repository.split("/")[0] ?? "";
  return asked ? [] : teams.map((team) => (team.includes("/") ? team : `${owner}/${team}`));
}

/** Somebody who has reviewed would be notified of each further request. */
async function callByName(
  { number }: PullRequest,
  { assignees, reviewers: users }: Settings,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<void> {
  const { github } = world;
  if (assignees.length > 0)
    await attempts.try("Assignees", () => settle(() => github.addAssignees(number, assignees), world));
  if (users.length > 0)
    await attempts.try("Reviewers", () =>
      settle(() => github.requestReviewers(number, { users, teams: [] }), world),
    );
}

/** Where the whole report is, and which commit this is about. */
function withRun(comment: string, workflow: Judgement["evidence"]["workflow"]): string {
  if (!workflow) return comment;
  return `${comment}\n\n<sub>Tested commit: ${workflow.headSha} · [run and full report](${workflow.url})</sub>`;
}

/** Names come from the team's own configuration, so that they may be live. */
function withMentions(comment: string, names: readonly string[]): string {
  if (names.length === 0) return comment;
  const called = names.map((name) => `@${name}`).join(" ");
  return `${comment}\n\n${called}: this token may not request a review of a team, so you are mentioned instead.`;
}

function withLine(comment: string, line: string | null): string {
  return line === null ? comment : `${comment}\n\n${line}`;
}
