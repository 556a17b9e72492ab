import type { Evidence, FailureRecord } from "../attempt/evidence.ts";
import type { BaseResults } from "../attempt/ledger.ts";
import { commandFailed, executed } from "../attempt/run-state.ts";
import { isFailing } from "../comparison/compare-outcomes.ts";
import type { History } from "../comparison/history.ts";
import type { Config } from "../config/config.ts";
import type { TriageKind } from "../config/triage.ts";
import type { Finding } from "./finding.ts";
import { brokenWorld, type Reason } from "./triage-words.ts";

export interface TriageFacts {
  readonly evidence: Evidence;
  readonly history: History;
  readonly base: BaseResults | null;
}

/** What of a run no change of this code can mend. */
export interface Triage {
  /** By test or suite. */
  readonly reasons: ReadonlyMap<string, Reason>;
  /** Why the whole run came to nothing, where no test could say so. */
  readonly ofRun: Reason | null;
  /** Whether nothing else fails. */
  readonly isAll: boolean;
}

/** Proof comes before words: what a test did on the same code or on the base says more than its message. */
export function triage(facts: TriageFacts): Triage {
  const { evidence } = facts;
  const failing = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([test]) => test);
  const suites = evidence.failures.filter(({ scope }) => scope === "suite").map(({ test }) => test);
  const records = new Map(evidence.failures.map((failure) => [failure.test, failure]));
  const broken = new Set([...failing, ...suites]);
  const reasons = new Map<string, Reason>();
  for (const test of broken) {
    const reason = proven(test, facts) ?? fromFailure(records.get(test), evidence);
    if (reason) reasons.set(test, reason);
  }
  const ofRun = broken.size === 0 ? fromRun(evidence) : null;
  return { reasons, ofRun, isAll: ofRun !== null || (broken.size > 0 && reasons.size === broken.size) };
}

function proven(test: string, { evidence, history, base }: TriageFacts): Reason | null {
  const onThisCode = history.byCode.get(evidence.code.hash)?.get(test);
  if (onThisCode?.has(true)) return { cause: "flaky", evidence: "it passed on the same code before" };
  if (base && isFailing(base.outcomes.get(test)))
    return { cause: "base_already_red", evidence: `it fails on the base too, at ${base.commit.slice(0, 7)}` };
  return null;
}

/** An assertion speaks of the code, whatever words it uses. */
function fromFailure(failure: FailureRecord | undefined, { fork }: Evidence): Reason | null {
  if (!failure || failure.errorType === "AssertionError") return null;
  return brokenWorld(`${failure.rawType}: ${failure.message}`, fork);
}

const OUT_OF_MEMORY = 137;
/** How GitHub ends runs that nobody's code ended. */
const LOST: ReadonlySet<unknown> = new Set(["cancelled", "startup_failure", "stale"]);

function fromRun(evidence: Evidence): Reason | null {
  const { command, workflow, fork } = evidence;
  const ended = workflow?.expired;
  if (LOST.has(ended)) return { cause: "infrastructure", evidence: `the run ended as ${ended}` };
  if (!command || !commandFailed(evidence) || command.timedOut) return null;
  if (command.exitCode === OUT_OF_MEMORY)
    return {
      cause: "infrastructure",
      evidence: "exit code 137: killed from outside, as when memory runs out",
    };
  return executed(evidence) ? null : brokenWorld(command.outputTail, fork);
}

/** One finding for each cause. `seen` counts the runs of this loop that were left uncounted for it. */
export function triageFindings(
  { reasons, ofRun, isAll }: Triage,
  seen: (cause: TriageKind) => number,
  { triage: bounds }: Config,
): Finding[] {
  const byCause = new Map<TriageKind, { evidence: string; tests: string[] }>();
  if (ofRun) byCause.set(ofRun.cause, { evidence: ofRun.evidence, tests: [] });
  for (const [test, { cause, evidence }] of reasons) {
    const group = byCause.get(cause);
    if (group) group.tests.push(test);
    else byCause.set(cause, { evidence, tests: [test] });
  }
  return [...byCause].map(([cause, { evidence, tests }]) => ({
    kind: "not-fixable-here",
    cause,
    tests: tests.sort(),
    evidence,
    isAll,
    seen: seen(cause),
    bound: bounds[cause],
    severity: "warning",
    condition: null,
  }));
}

const EXPLAINED: ReadonlySet<Finding["kind"]> = new Set([
  "failing-tests",
  "suite-errors",
  "command-failed",
  "no-evidence",
  "details-expired",
]);

/** Whether all that holds the run back is beyond this code. Such a run spends no attempt. */
export function isBeyondTheCode(findings: readonly Finding[]): boolean {
  const isAll = findings.some((finding) => finding.kind === "not-fixable-here" && finding.isAll);
  return isAll && findings.every(({ severity, kind }) => severity !== "blocking" || EXPLAINED.has(kind));
}

/** A failure that something outside the code explains is no regression of the code. */
export function isFromOutside(reason: Reason | undefined): boolean {
  return reason !== undefined && reason.cause !== "base_already_red" && reason.cause !== "flaky";
}
