import type { Config } from "./config.ts";

/** The short form of the rules says as much as a trigger does; the rooms behind know only triggers. */
export function settleConfig(config: Config): Config {
  const { retry_policy, escalation_policy } = config;
  const action = retry_policy.escalation_action;
  const known = escalation_policy.triggers.some(({ condition }) => condition === "max_attempts_reached");
  if (action === undefined || known) return config;
  const triggers = [...escalation_policy.triggers, { condition: "max_attempts_reached" as const, action }];
  return { ...config, escalation_policy: { ...escalation_policy, triggers } };
}
