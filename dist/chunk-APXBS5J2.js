import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/shell/github/manners/patience.ts
var FIVE_MINUTES_MS = 5 * 6e4;
var RESERVE_MS = 2e4;
var LAST_WORD_MS = 1e4;
var BUDGET_MS = FIVE_MINUTES_MS - RESERVE_MS;
function patience(budgetMs, sleep = pause) {
  let left = budgetMs;
  let reserve = RESERVE_MS;
  const spend = (ms) => {
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
    }
  };
}
function pause(ms) {
  return new Promise((wake) => setTimeout(wake, ms));
}

export {
  BUDGET_MS,
  patience
};
