import { UserError } from "../../core/errors.ts";
import { oneLine } from "../../core/message/untrusted.ts";
import type { Attempts } from "./attempted.ts";
import type { CommitStatus } from "./ports.ts";
import { putStatus } from "./publish-verdict.ts";
import type { GitHubWorld } from "./world.ts";

/** The status of one tested commit. */
export interface StatusPlace {
  readonly sha: string;
  readonly context: string;
  readonly url: string | null;
}

/** GitHub refuses a longer one. */
const LONGEST = 140;

/** From here on the commit shows no verdict but the one to come: pending until it is there, an error when none comes. */
export async function underStatus<Result>(
  place: StatusPlace,
  attempts: Attempts,
  world: GitHubWorld,
  judging: () => Promise<Result>,
): Promise<Result> {
  const isSaid = await sayStatus("pending", "Umpire is judging this attempt", place, attempts, world);
  if (isSaid) await attempts.try("Commit status", () => noticeOthers(place, attempts, world));
  return await orErrorStatus(place, attempts, world, judging);
}

/** A verdict of before must not stand for a run that could not be judged. */
export async function orErrorStatus<Result>(
  place: StatusPlace,
  attempts: Attempts,
  world: GitHubWorld,
  judging: () => Promise<Result>,
): Promise<Result> {
  try {
    return await judging();
  } catch (error) {
    const why = error instanceof UserError ? error.code : "internal";
    const words = `Umpire could not judge this commit (${why}): the log of the job says more`;
    await sayStatus("error", words, place, attempts, world);
    throw error;
  }
}

/** Anybody who may write can set any status. What somebody else set last is written over by now, and is told. */
async function noticeOthers(
  { sha, context }: StatusPlace,
  attempts: Attempts,
  { github }: GitHubWorld,
): Promise<void> {
  const statuses = (await github.statuses(sha)).filter((status) => status.context === context);
  const [before] = statuses.slice(1);
  const viewer = await github.viewer();
  if (!before || viewer === null || before.creator.id === viewer.id) return;
  const who = oneLine(before.creator.login, 100);
  attempts.problems.push(
    `Commit status: ${who} had set \`${context}\` of this commit to ${before.state}. It is written over. Bind the status to GitHub Actions in the ruleset, so that no other can satisfy it.`,
  );
}

export async function sayStatus(
  state: CommitStatus["state"],
  words: string,
  { sha, context, url }: StatusPlace,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<boolean> {
  const status = { context, state, description: oneLine(words, LONGEST), url };
  const said = await attempts.try("Commit status", async () => {
    await putStatus(sha, status, world);
    return true;
  });
  return said === true;
}
