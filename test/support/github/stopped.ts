import type { InMemoryGitHub } from "./in-memory.ts";

class Crash extends Error {}

export interface Stopped {
  /** Writes that had happened. */
  readonly writes: number;
  readonly calls: number;
  readonly isStopped: boolean;
}

const READS =
  /^(?:pull|pullsAt|reviews|reviewRemarks|run|runs|jobsOf|artifacts\w+|download|comments|checkRuns)$/;

/** Runs `step` until its n-th call, where its process ends; to its end with null. */
export async function stoppedAt(
  at: number | null,
  memory: InMemoryGitHub,
  step: () => Promise<unknown>,
): Promise<Stopped> {
  let [calls, writes] = [0, 0];
  memory.before = async (call) => {
    calls += 1;
    // Nor can what comes after: the process is gone.
    if (at !== null && calls >= at) throw new Crash();
    if (!READS.test(call)) writes += 1;
  };
  try {
    await step();
    return { writes, calls, isStopped: false };
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    return { writes, calls, isStopped: true };
  } finally {
    memory.before = async () => undefined;
  }
}
