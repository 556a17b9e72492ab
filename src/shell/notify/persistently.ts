import { Undeliverable } from "./undeliverable.ts";

/** Three tries in all. */
const PAUSES_MS: readonly number[] = [1_000, 4_000];

/** Only what the other side did is caught: our own mistakes are not. */
export async function persistently(
  send: () => Promise<void>,
  sleep: (milliseconds: number) => Promise<void>,
  [pause, ...later]: readonly number[] = PAUSES_MS,
): Promise<{ readonly problem: string | null }> {
  try {
    await send();
    return { problem: null };
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    if (error.kind === "final") return { problem: error.message };
    if (pause === undefined) return { problem: `${error.message} (after ${PAUSES_MS.length + 1} tries)` };
    await sleep(pause);
    return await persistently(send, sleep, later);
  }
}
