import type { Config } from "./config.ts";
import { channelsOf } from "./notification.ts";
import { Protocol } from "./protocol.ts";

/** What is accepted because the protocol has it, and changes nothing here. Told to whoever asks. */
export function withoutEffect(config: Config): string[] {
  const given = new Map(Object.entries(config));
  const { execution_config: run, escalation_policy } = config;
  const keys = Object.keys(Protocol).filter((key) => given.get(key) !== undefined);
  if (run.fail_fast !== undefined) keys.push("execution_config.fail_fast");
  if (run.verbose !== undefined) keys.push("execution_config.verbose");
  for (const { condition, action, include_in_report } of escalation_policy.triggers)
    if (action === "flag_and_continue" && include_in_report)
      keys.push(`include_in_report of ${condition}, which is only flagged`);
  const { email } = escalation_policy.notification;
  if (email.to.length > 0 && !channelsOf(escalation_policy.notification).includes("email"))
    keys.push("escalation_policy.notification.email, which no channel names");
  if (config.senior_agent && !escalation_policy.triggers.some(({ action }) => action === "senior_agent"))
    keys.push("senior_agent, which no trigger names");
  return keys.map(
    (key) => `The configuration has ${key}: accepted, and without effect. See docs/configuration.md.`,
  );
}
