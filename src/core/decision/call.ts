import type { Condition, TriggerAction } from "../config/config.ts";

/** `skipped`: nobody ran a test, and somebody may and did say why. It is no pass. */
export type LoopStatus = "in_progress" | "passed" | "skipped" | "escalated" | "aborted";

/** The call: what happens next, and the rule that says so. */
export interface Call {
  readonly action: "proceed" | "retry" | "escalate";
  readonly status: LoopStatus;
  readonly rule: RuleName;
  /** The findings that made it, by kind. */
  readonly because: readonly string[];
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly trigger: { readonly condition: Condition; readonly action: TriggerAction } | null;
  readonly retryAfterSeconds: number;
  /** The agent that has the next attempt, where it is not the one that had the last. */
  readonly assignedTo: string | null;
}

/** What a rule says; where the attempt stands is added to it. */
export type Verdict = Omit<Call, "attempt" | "maxAttempts" | "assignedTo">;

export type RuleName =
  | "nothing_blocks"
  | "gate_skipped"
  | "regression_detected"
  | "trigger"
  | "not_charged"
  | "triage_bound_reached"
  | "no_progress"
  | "review_pending"
  | "senior_agent"
  | "senior_agent_limit"
  | "max_attempts_reached"
  | "attempts_left"
  | "limit_not_enforced";
