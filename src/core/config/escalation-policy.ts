import * as z from "zod";
import { Notification } from "./notification.ts";

export const CONDITIONS = [
  "max_attempts_reached",
  "regression_detected",
  "security_issue_found",
  "coverage_threshold_unmet",
  "timeout_exceeded",
  "unknown_error_type",
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const ACTIONS = ["human_review", "senior_agent", "abort_with_report", "flag_and_continue"] as const;
export type TriggerAction = (typeof ACTIONS)[number];

export const REPORT_PARTS = [
  "original_code",
  "all_test_results",
  "failure_analyses",
  "fix_attempts",
  "debug_memory_summary",
  "stack_traces",
] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

const parts = z.array(z.enum(REPORT_PARTS)).optional();

const Trigger = z.strictObject({
  condition: z.enum(CONDITIONS),
  action: z.enum(ACTIONS),
  include_in_report: parts.describe(
    "Parts of the escalation that this condition raises. Default: the policy's.",
  ),
});

export const EscalationPolicy = z.strictObject({
  triggers: z.array(Trigger).default([]).describe("What to do at once when a condition holds."),
  include_in_report: parts.describe("Parts of every escalation. Default: all."),
  notification: Notification.prefault({}),
});
export type EscalationPolicy = z.infer<typeof EscalationPolicy>;

/** What the escalation that these conditions raised shows; the first condition with an opinion decides. */
export function reportParts(
  { triggers, include_in_report }: EscalationPolicy,
  conditions: readonly Condition[],
): ReadonlySet<ReportPart> {
  const asked = conditions
    .map((condition) => triggers.find((trigger) => trigger.condition === condition)?.include_in_report)
    .find((listed) => listed !== undefined);
  return new Set(asked ?? include_in_report ?? REPORT_PARTS);
}
