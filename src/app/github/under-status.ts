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
  await sayStatus("pending", "Umpire is judging this attempt", place, attempts, world);
  try {
    return await judging();
  } catch (error) {
    const why = error instanceof UserError ? error.code : "internal";
    const words = `Umpire could not judge this commit (${why}): the log of the job says more`;
    await sayStatus("error", words, place, attempts, world);
    throw error;
  }
}

export async function sayStatus(
  state: CommitStatus["state"],
  words: string,
  { sha, context, url }: StatusPlace,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<void> {
  const status = { context, state, description: oneLine(words, LONGEST), url };
  await attempts.try("Commit status", () => putStatus(sha, status, world));
}
