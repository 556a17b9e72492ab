/** How long a whole run may wait for GitHub. All calls of the run spend from the same purse. */
export interface Patience {
  /** Milliseconds that are left. */
  left(): number;
  /** Time that a call lost without an answer. */
  spend(ms: number): void;
  /** Waits; or answers false at once, when what is left does not last that long. */
  wait(ms: number): Promise<boolean>;
}

export type Sleep = (ms: number) => Promise<unknown>;

export function patience(budgetMs: number, sleep: Sleep): Patience {
  let left = budgetMs;
  return {
    left: () => left,
    spend(ms) {
      left = Math.max(0, left - ms);
    },
    async wait(ms) {
      if (ms > left) return false;
      left -= ms;
      await sleep(ms);
      return true;
    },
  };
}
