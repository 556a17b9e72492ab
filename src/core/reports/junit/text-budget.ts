/** Bounds what all texts of one report take in memory, however many tests failed. */
export interface TextBudget {
  left: number;
  cuts: number;
}

const ALL_TEXTS = 67_108_864;
const SHORT = 1_000;

export function createTextBudget(characters = ALL_TEXTS): TextBudget {
  return { left: characters, cuts: 0 };
}

/** The text, or when the budget is spent, its beginning. */
export function spend(budget: TextBudget, text: string): string {
  budget.left -= text.length;
  if (budget.left > 0 || text.length <= SHORT) return text;
  budget.cuts++;
  return text.slice(0, SHORT);
}
