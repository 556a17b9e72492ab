/** How long a whole run may wait for GitHub. All calls and uploads of the run spend from the same purse. */
export interface Patience {
  /** Time that a call took. */
  spend(ms: number): void;
  /** Waits; or answers false at once, when what is left does not last that long. */
  wait(ms: number): Promise<boolean>;
  /** How much of it the next call may take. Zero: it must not be made any more. */
  allow(ms: number): number;
}

export type Sleep = (ms: number) => Promise<unknown>;

const FIVE_MINUTES_MS = 5 * 60_000;
/** Kept for the last words of a run whose time is over: what came of it is still told, each call in this time. */
const RESERVE_MS = 20_000;
const LAST_WORD_MS = 10_000;

export const BUDGET_MS = FIVE_MINUTES_MS - RESERVE_MS;

export function patience(budgetMs: number, sleep: Sleep = pause): Patience {
  let left = budgetMs;
  let reserve = RESERVE_MS;
  const spend = (ms: number) => {
    const rest = Math.max(0, ms - left);
    left = Math.max(0, left - ms);
    reserve = Math.max(0, reserve - rest);
  };
  return {
    spend,
    allow: (ms) => Math.ceil(Math.min(ms, Math.max(left, Math.min(reserve, LAST_WORD_MS)))),
    async wait(ms) {
      if (ms > left) return false;
      spend(ms);
      await sleep(ms);
      return true;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
