import type { Config } from "./config.ts";
import type { Condition, TriggerAction } from "./escalation-policy.ts";
import { channelsOf } from "./notification.ts";

export interface Contradiction {
  readonly path: readonly PropertyKey[];
  readonly words: string;
}

/** Whether the file itself says it: a default contradicts nobody. */
export type Said = (...path: readonly string[]) => boolean;

/** Settings that cannot both hold. Told before anything runs: whichever won, somebody would be surprised. */
export function contradictions(config: Config, isSaid: Said): Contradiction[] {
  return [
    ...twice(config),
    ...atTheLimit(config, isSaid),
    ...onRegression(config, isSaid),
    ...ofTemplates(config),
    ...ofChannels(config),
  ];
}

function twice({ escalation_policy: { triggers } }: Config): Contradiction[] {
  return triggers.flatMap(({ condition, action }, position) => {
    const first = triggers.find((trigger) => trigger.condition === condition)?.action;
    if (first === action) return [];
    return {
      path: ["escalation_policy", "triggers", position],
      words: `two triggers for ${condition} ask for ${first} and ${action}; keep one`,
    };
  });
}

const POLICY = "retry_policy";

function atTheLimit(config: Config, isSaid: Said): Contradiction[] {
  const { escalation_on_max: escalates, escalation_action: named } = config.retry_policy;
  const triggered = actionOf(config, "max_attempts_reached");
  if (named !== undefined && triggered !== undefined && named !== triggered)
    return [
      {
        path: [POLICY, "escalation_action"],
        words: `${POLICY}.escalation_action is ${named}, but the trigger for max_attempts_reached asks for ${triggered}; keep one`,
      },
    ];
  const action = triggered ?? named;
  if (action === undefined || !isSaid(POLICY, "escalation_on_max")) return [];
  if (escalates === (action !== "flag_and_continue")) return [];
  return [clash("escalation_on_max", escalates, "max_attempts_reached", action)];
}

/** Without the abort a person may still be asked; only these two pairs cannot both hold. */
function onRegression(config: Config, isSaid: Said): Contradiction[] {
  const aborts = config.retry_policy.abort_on_regression;
  const action = actionOf(config, "regression_detected");
  if (action === undefined || !isSaid(POLICY, "abort_on_regression")) return [];
  if (action !== (aborts ? "flag_and_continue" : "abort_with_report")) return [];
  return [clash("abort_on_regression", aborts, "regression_detected", action)];
}

function clash(key: string, value: boolean, condition: Condition, action: TriggerAction): Contradiction {
  return {
    path: [POLICY, key],
    words: `${POLICY}.${key} is ${value}, but the action on ${condition} is ${action}; change one of them`,
  };
}

function ofTemplates({ templates, escalation_policy: { notification } }: Config): Contradiction[] {
  if (templates.escalation === undefined || notification.template === undefined) return [];
  return [
    {
      path: ["templates", "escalation"],
      words: "templates.escalation and escalation_policy.notification.template are both given; keep one",
    },
  ];
}

function ofChannels({ escalation_policy: { notification } }: Config): Contradiction[] {
  const { channel, channels, email } = notification;
  const path = ["escalation_policy", "notification"];
  const found: Contradiction[] = [];
  if (channel !== undefined && channels.length > 0 && !channels.includes(channel))
    found.push({ path, words: `channel is ${channel}, which channels does not list; keep one of the two` });
  if (channelsOf(notification).includes("email") && (email.from === undefined || email.to.length === 0))
    found.push({ path, words: "the channel email needs email.from and email.to" });
  return found;
}

function actionOf({ escalation_policy }: Config, condition: Condition): TriggerAction | undefined {
  return escalation_policy.triggers.find((trigger) => trigger.condition === condition)?.action;
}
