import { describe, expect, test } from "vitest";
import { EscalationPolicy, REPORT_PARTS, reportParts } from "../../../src/core/config/escalation-policy.ts";
import { readConfig } from "../../../src/core/config/read-config.ts";

describe("the parts of a report", () => {
  const policy = EscalationPolicy.parse({
    triggers: [
      { condition: "regression_detected", action: "human_review", include_in_report: ["stack_traces"] },
      { condition: "max_attempts_reached", action: "human_review", include_in_report: [] },
      { condition: "timeout_exceeded", action: "human_review" },
    ],
    include_in_report: ["fix_attempts"],
  });

  test("are those of the condition that raised it, else the policy's, else all", () => {
    expect([...reportParts(policy, ["regression_detected"])]).toEqual(["stack_traces"]);
    expect([...reportParts(policy, ["max_attempts_reached"])]).toEqual([]);
    expect([...reportParts(policy, ["timeout_exceeded"])]).toEqual(["fix_attempts"]);
    expect([...reportParts(policy, ["coverage_threshold_unmet", "regression_detected"])]).toEqual([
      "stack_traces",
    ]);
    expect([...reportParts(EscalationPolicy.parse({}), [])]).toEqual([...REPORT_PARTS]);
  });
});

test.each([
  ["slack: { webhook_url_env: 'https://hooks.example.com/x' }", "slack.webhook_url_env"],
  ["webhook: { secret_env: 'a b' }", "webhook.secret_env"],
  ["email: { smtp_url_env: '' }", "email.smtp_url_env"],
])("a secret does not stand in the file: %s", (text, path) => {
  const whole = `escalation_policy: { notification: { ${text} } }`;
  expect(() => readConfig(whole, "umpire.yml")).toThrow(
    `escalation_policy.notification.${path}: Expected the name of an environment variable, not its value`,
  );
});

test.each(["nobody", "a@b, c@d", "<a@b>"])("%j is no address", (address) => {
  const text = `escalation_policy: { notification: { email: { from: '${address}', to: '${address}' } } }`;
  expect(() => readConfig(text, "umpire.yml")).toThrow(/email\.from: Expected an address.*\n.*email\.to: /);
});
