import type { Evidence, WorkflowFacts } from "./evidence.ts";

/** What one run amounts to. Only `passed` is a pass: everything that is not known is a state of its own. */
export type RunState = "passed" | "failed" | "timeout" | "no-evidence" | "unreadable";

export function runState(evidence: Evidence): RunState {
  if (evidence.command?.timedOut) return "timeout";
  if (evidence.reports.some((report) => report.kind === "unreadable")) return "unreadable";
  if (evidence.failures.length > 0 || commandFailed(evidence)) return "failed";
  return executed(evidence) ? "passed" : "no-evidence";
}

export function commandFailed({ command }: Evidence): boolean {
  return command !== null && command.exitCode !== 0;
}

/** Skipped tests prove nothing: at least one test must have run. */
export function executed({ outcomes }: Evidence): boolean {
  for (const outcome of outcomes.values()) if (outcome !== "skipped") return true;
  return false;
}

/** A leg that died leaves nothing: how many did. */
export function missingJobs({ expectedJobs, jobs, expired }: WorkflowFacts): number {
  return expectedJobs === null || expired !== null ? 0 : Math.max(0, expectedJobs - jobs.length);
}

export interface Tally {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  readonly skipped: number;
  readonly flaky: number;
}

export function tally({ outcomes, flaky }: Evidence): Tally {
  const count = { passed: 0, failed: 0, error: 0, skipped: 0 };
  for (const outcome of outcomes.values()) count[outcome] += 1;
  const { passed, failed, error: errors, skipped } = count;
  return { total: outcomes.size, passed, failed, errors, skipped, flaky: flaky.size };
}
