import type { Condition, Config, TriggerAction } from "../config/config.ts";
import type { Finding } from "../policy/finding.ts";

/** What the configuration says, else the seeds' defaults: stop at the limit, abort on a regression. */
export function actionFor(
  condition: Condition | null,
  { escalation_policy, retry_policy }: Config,
): TriggerAction | undefined {
  const configured = escalation_policy.triggers.find((trigger) => trigger.condition === condition);
  if (configured) return configured.action;
  if (condition === "max_attempts_reached")
    return retry_policy.escalation_on_max ? "human_review" : undefined;
  if (condition === "regression_detected")
    return retry_policy.abort_on_regression ? "abort_with_report" : undefined;
  return condition === "security_issue_found" ? "human_review" : undefined;
}

/**
 * A flagged regression still leaves its failing tests blocking; a flagged coverage gap blocks no longer.
 * A run that was killed never showed all its tests, so a flag makes it no pass either.
 */
export function isFlagged({ condition }: Finding, config: Config): boolean {
  return condition !== "timeout_exceeded" && actionFor(condition, config) === "flag_and_continue";
}
