import type { Evidence } from "../attempt/evidence.ts";
import { tally } from "../attempt/run-state.ts";
import { isFailing } from "../comparison/compare-outcomes.ts";
import { noProgress, type ProgressFacts } from "../comparison/progress.ts";
import { groupByCause } from "./causes.ts";
import type { Finding } from "./finding.ts";

export interface AttemptStep {
  readonly attempt: number;
  readonly evidence: Evidence;
}

/** Whether the last of a loop's attempts, oldest first, led anywhere. */
export function progressFindings(steps: readonly AttemptStep[]): Finding[] {
  const found = noProgress(steps.map(({ evidence }) => progressOf(evidence)));
  if (!found) return [];
  const attempts = steps
    .filter((_step, position) => found.attempts.includes(position))
    .map(({ attempt }) => attempt);
  return [{ kind: "no-progress", pattern: found.kind, attempts, severity: "warning", condition: null }];
}

function progressOf(evidence: Evidence): ProgressFacts {
  const failing = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([test]) => test);
  return {
    codeHash: evidence.code.hash,
    treeOrDiffId: evidence.code.tree,
    causes: new Set(groupByCause(evidence.failures).map(({ fingerprint }) => fingerprint)),
    failing: new Set(failing),
    passed: tally(evidence).passed,
  };
}
