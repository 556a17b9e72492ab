import { AnswerLost } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

const PAUSES_MS = [1_000, 4_000, 9_000];

/** `step` looks at the state before it writes, so that a write whose answer was lost is not made twice. */
export async function settle<Result>(
  step: () => Promise<Result>,
  { wait }: Pick<GitHubWorld, "wait">,
): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error;
      await wait(pause);
    }
  }
  return await step();
}
