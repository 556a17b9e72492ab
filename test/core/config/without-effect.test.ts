import { expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { readConfig } from "../../../src/core/config/read-config.ts";
import { withoutEffect } from "../../../src/core/config/without-effect.ts";

test("what Umpire finds out or leaves to the command is accepted, and said to whoever asks", () => {
  const text = `
workflow_id: ef-001
loop_state: { phase: complete }
execution_config: { fail_fast: true, verbose: false }
escalation_policy:
  triggers:
    - { condition: timeout_exceeded, action: flag_and_continue, include_in_report: [stack_traces] }
    - { condition: regression_detected, action: human_review, include_in_report: [stack_traces] }
  notification: { channels: [cli], email: { to: team@example.com } }
senior_agent: { name: Senior }
`;
  expect(withoutEffect(readConfig(text, "umpire.yml"))).toEqual(
    [
      "workflow_id",
      "loop_state",
      "execution_config.fail_fast",
      "execution_config.verbose",
      "include_in_report of timeout_exceeded, which is only flagged",
      "escalation_policy.notification.email, which no channel names",
      "senior_agent, which no trigger names",
    ].map((key) => `The configuration has ${key}: accepted, and without effect. See docs/configuration.md.`),
  );
});

test("nothing is said of what works", () => {
  expect(withoutEffect(DEFAULT_CONFIG)).toEqual([]);
  const mail =
    "escalation_policy: { notification: { channel: email, email: { from: a@example.com, to: b@example.com } } }";
  expect(withoutEffect(readConfig(mail, "umpire.yml"))).toEqual([]);
  const senior = "retry_policy: { escalation_action: senior_agent }\nsenior_agent: { name: Senior }";
  expect(withoutEffect(readConfig(senior, "umpire.yml"))).toEqual([]);
});
