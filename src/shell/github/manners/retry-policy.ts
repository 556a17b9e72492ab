import type { Octokit } from "@octokit/rest";
import type { Patience } from "./patience.ts";
import { type Trouble, troubleOf } from "./trouble.ts";

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
const LIMIT_WAIT_MS = 60_000;

/**
 * The one policy of repeating. plugin-retry repeats what carries its mark; left to its own rule it would
 * send a comment again after a 502 that had stored it. So this decides, waits, and only then sets the mark.
 * It must stand before plugin-retry in the list of plugins: hooks run from the first to the last.
 */
export function retryPolicy(patience: Patience) {
  return (octokit: Pick<Octokit, "hook">): Record<string, never> => {
    octokit.hook.error("request", async (error, options) => {
      const trouble = troubleOf(error);
      if (trouble === null || !("request" in error)) throw error;
      const tries = Number(options.request["retryCount"] ?? 0);
      const most = Number(options.request["mostRetries"] ?? Number.POSITIVE_INFINITY);
      const waitMs = tries < most ? waitBefore(trouble, options.method, tries) : null;
      if (waitMs !== null && (await patience.wait(waitMs)))
        error.request.request = { ...error.request.request, retries: tries + 1, retryAfter: 0 };
      throw error;
    });
    return {};
  };
}

/** Null when the call must not be sent again: it cannot succeed, or it may have been performed. */
function waitBefore(trouble: Trouble, method: string, tries: number): number | null {
  switch (trouble.kind) {
    case "limited":
      return trouble.waitMs ?? LIMIT_WAIT_MS * 2 ** tries;
    case "lost":
      return method === "GET" ? (trouble.waitMs ?? backoffMs(tries)) : null;
    case "token":
    case "permission":
    case "locked":
    case "missing":
    case "refused":
      return null;
  }
}

/** Doubling, with jitter: runs that failed together must not come back together. */
export function backoffMs(tries: number): number {
  const full = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** tries);
  return full * (0.5 + Math.random() / 2);
}
