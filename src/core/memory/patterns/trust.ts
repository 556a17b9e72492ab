/** Below this a count is an anecdote, and nothing is concluded from it. */
const FEWEST = 2;
const EFFECTIVE = 0.7;
/** 95 of 100. */
const Z = 1.96;

export interface Count {
  readonly frequency: number;
  readonly success_count: number;
}

/** The share that so many tries make sure of: 2 of 2 counts for less than 18 of 20. */
export function wilsonLowerBound({ frequency: n, success_count: successes }: Count): number {
  const share = successes / n;
  const square = Z * Z;
  const centre = share + square / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * n)) / n);
  return Math.max(0, (centre - spread) / (1 + square / n));
}

export function isEnough({ frequency }: Count): boolean {
  return frequency >= FEWEST;
}

export function isEffective(count: Count): boolean {
  return isEnough(count) && count.success_count / count.frequency > EFFECTIVE;
}
