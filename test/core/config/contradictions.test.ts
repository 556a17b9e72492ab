import { describe, expect, test } from "vitest";
import { readConfig } from "../../../src/core/config/read-config.ts";

function problemsOf(text: string): string {
  try {
    readConfig(text, "umpire.yml");
  } catch (error) {
    expect(error).toMatchObject({ name: "UserError", code: "config-invalid" });
    return String(error);
  }
  return "";
}

const on = (condition: string, action: string) =>
  `escalation_policy: { triggers: [{ condition: ${condition}, action: ${action} }] }`;

describe("settings that cannot both hold are refused with their line", () => {
  test.each([
    [
      "escalating at the limit, and only flagging it",
      `retry_policy:\n  escalation_on_max: true\n${on("max_attempts_reached", "flag_and_continue")}`,
      "line 2: retry_policy.escalation_on_max is true, but the action on max_attempts_reached is flag_and_continue; change one of them",
    ],
    [
      "never escalating at the limit, and asking a person there",
      `retry_policy: { escalation_on_max: false }\n${on("max_attempts_reached", "human_review")}`,
      "line 1: retry_policy.escalation_on_max is false, but the action on max_attempts_reached is human_review; change one of them",
    ],
    [
      "never escalating at the limit, in the short form",
      "retry_policy: { escalation_on_max: false, escalation_action: human_review }",
      "line 1: retry_policy.escalation_on_max is false, but the action on max_attempts_reached is human_review; change one of them",
    ],
    [
      "two actions at the limit",
      `retry_policy: { escalation_action: human_review }\n${on("max_attempts_reached", "senior_agent")}`,
      "line 1: retry_policy.escalation_action is human_review, but the trigger for max_attempts_reached asks for senior_agent; keep one",
    ],
    [
      "aborting on a regression, and only flagging it",
      `retry_policy: { abort_on_regression: true }\n${on("regression_detected", "flag_and_continue")}`,
      "line 1: retry_policy.abort_on_regression is true, but the action on regression_detected is flag_and_continue; change one of them",
    ],
    [
      "not aborting on a regression, and aborting",
      `retry_policy: { abort_on_regression: false }\n${on("regression_detected", "abort_with_report")}`,
      "line 1: retry_policy.abort_on_regression is false, but the action on regression_detected is abort_with_report; change one of them",
    ],
    [
      "one condition with two actions",
      `escalation_policy:
  triggers:
    - { condition: timeout_exceeded, action: human_review }
    - { condition: timeout_exceeded, action: flag_and_continue }`,
      "line 4: two triggers for timeout_exceeded ask for human_review and flag_and_continue; keep one",
    ],
    [
      "two templates for one comment",
      `templates: { escalation: a.hbs }\nescalation_policy: { notification: { template: b.hbs } }`,
      "line 1: templates.escalation and escalation_policy.notification.template are both given; keep one",
    ],
    [
      "a channel that the channels do not list",
      "escalation_policy: { notification: { channel: slack, channels: [cli] } }",
      "line 1: channel is slack, which channels does not list; keep one of the two",
    ],
    [
      "mail to nobody",
      "escalation_policy: { notification: { channel: email, email: { from: a@example.com } } }",
      "line 1: the channel email needs email.from and email.to",
    ],
    [
      "mail from nobody",
      "escalation_policy: { notification: { channels: [email], email: { to: a@example.com } } }",
      "line 1: the channel email needs email.from and email.to",
    ],
  ])("%s", (_what, text, expected) => {
    expect(problemsOf(text)).toContain(`umpire.yml has a problem:\n  ${expected}`);
  });
});

test("all contradictions are told at once", () => {
  const text = `retry_policy: { escalation_on_max: false, abort_on_regression: true }
escalation_policy:
  triggers:
    - { condition: max_attempts_reached, action: human_review }
    - { condition: regression_detected, action: flag_and_continue }`;
  expect(problemsOf(text)).toMatch(/has 2 problems:/);
});

describe("what only differs from a default contradicts nobody", () => {
  test.each([
    ["flagging at the limit", on("max_attempts_reached", "flag_and_continue")],
    ["flagging a regression", on("regression_detected", "flag_and_continue")],
    [
      "saying it twice",
      `retry_policy: { escalation_on_max: true, escalation_action: human_review }\n${on("max_attempts_reached", "human_review")}`,
    ],
    [
      "no abort, but a person",
      `retry_policy: { abort_on_regression: false }\n${on("regression_detected", "human_review")}`,
    ],
    [
      "the same trigger twice",
      "escalation_policy: { triggers: [{ condition: timeout_exceeded, action: human_review }, { condition: timeout_exceeded, action: human_review }] }",
    ],
    [
      "mail that knows both ends, in both spellings",
      "escalation_policy: { notification: { channel: email, channels: [email, cli], email: { from: a@example.com, to: [b@example.com] } } }",
    ],
  ])("%s", (_what, text) => {
    expect(problemsOf(text)).toBe("");
  });
});
