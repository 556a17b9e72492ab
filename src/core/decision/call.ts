import type { Condition, TriggerAction } from "../config/config.ts";

export type LoopStatus = "in_progress" | "passed" | "escalated" | "aborted";

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
}

export type RuleName =
  | "nothing_blocks"
  | "regression_detected"
  | "trigger"
  | "max_attempts_reached"
  | "attempts_left"
  | "limit_not_enforced";
