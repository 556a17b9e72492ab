/** What one attempt left behind, as far as progress goes. */
export interface ProgressFacts {
  readonly codeHash: string;
  /** Names what was changed: the tree of the code, or the digest of its diff. */
  readonly treeOrDiffId: string;
  /** Fingerprints of what went wrong. */
  readonly causes: ReadonlySet<string>;
  /** Ids of the tests that failed. */
  readonly failing: ReadonlySet<string>;
  readonly passed: number;
}

export interface NoProgress {
  readonly kind: "reverted" | "oscillation" | "same-causes" | "fewer-passing";
  /** Positions in the history that it rests on, oldest first; the last is the attempt at hand. */
  readonly attempts: readonly number[];
}

interface Step {
  readonly at: number;
  readonly facts: ProgressFacts;
}

type Rule = (last: Step, earlier: readonly Step[]) => NoProgress | null;

/** The most telling first: code that came back says more than failures that did. */
const RULES: readonly Rule[] = [reverted, oscillation, sameCauses, fewerPassing];

/** Whether the last attempt of a history, oldest first, led nowhere. Several runs of one code are one step. */
export function noProgress(history: readonly ProgressFacts[]): NoProgress | null {
  const steps = stepsOf(history);
  const last = steps.at(-1);
  if (!last || !failed(last)) return null;
  const earlier = steps.slice(0, -1);
  for (const rule of RULES) {
    const found = rule(last, earlier);
    if (found) return found;
  }
  return null;
}

/** Of runs of the same code in a row the last one stands for all. */
function stepsOf(history: readonly ProgressFacts[]): Step[] {
  const steps = history.map((facts, at) => ({ at, facts }));
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    return !next || !isSameCode(step, next);
  });
}

function reverted(last: Step, earlier: readonly Step[]): NoProgress | null {
  const before = earlier.findLast((step) => isSameCode(step, last) && failed(step));
  return before ? { kind: "reverted", attempts: [before.at, last.at] } : null;
}

/** A, B, A: the fix for one breaks the other. */
function oscillation(last: Step, earlier: readonly Step[]): NoProgress | null {
  const [first, between] = earlier.slice(-2);
  if (!first || !between || last.facts.failing.size === 0 || between.facts.failing.size === 0) return null;
  if (!isSameSet(first.facts.failing, last.facts.failing)) return null;
  if (isSameSet(between.facts.failing, last.facts.failing)) return null;
  return { kind: "oscillation", attempts: [first.at, between.at, last.at] };
}

function sameCauses(last: Step, earlier: readonly Step[]): NoProgress | null {
  const before = earlier.at(-1);
  if (!before || last.facts.causes.size === 0) return null;
  const fixedNothing = [...before.facts.failing].every((test) => last.facts.failing.has(test));
  if (!fixedNothing || !isSameSet(before.facts.causes, last.facts.causes)) return null;
  return { kind: "same-causes", attempts: [before.at, last.at] };
}

function fewerPassing(last: Step, earlier: readonly Step[]): NoProgress | null {
  const [first, between] = earlier.slice(-2);
  if (!first || !between) return null;
  const isFalling = first.facts.passed > between.facts.passed && between.facts.passed > last.facts.passed;
  return isFalling ? { kind: "fewer-passing", attempts: [first.at, between.at, last.at] } : null;
}

function failed({ facts: { causes, failing } }: Step): boolean {
  return causes.size > 0 || failing.size > 0;
}

function isSameCode({ facts: a }: Step, { facts: b }: Step): boolean {
  return a.codeHash === b.codeHash || a.treeOrDiffId === b.treeOrDiffId;
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}
