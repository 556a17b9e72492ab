import type { Condition } from "../config/escalation-policy.ts";
import type { Call, RuleName } from "../decision/call.ts";
import { counted } from "./names.ts";

const RULES: Readonly<Record<RuleName, string>> = {
  nothing_blocks: "nothing blocks",
  gate_skipped: "execution gate skipped",
  not_charged: "not to be mended here",
  triage_bound_reached: "not to be mended here, too often",
  no_progress: "no progress",
  regression_detected: "regression detected",
  trigger: "escalation trigger",
  review_pending: "waiting for a review",
  senior_agent: "handed to the senior agent",
  senior_agent_limit: "attempts of the senior agent used up",
  max_attempts_reached: "max attempts reached",
  attempts_left: "attempts left",
  limit_not_enforced: "limit not enforced",
};

/** The rule that made the call. A trigger is named by its condition: which one it was is all there is to know of it. */
export function ruleWords({ rule, trigger }: Call): string {
  return rule === "trigger" && trigger
    ? `${RULES.trigger}: ${trigger.condition.replaceAll("_", " ")}`
    : RULES[rule];
}

const STOPPED: Readonly<Record<Condition, string>> = {
  max_attempts_reached: "the attempts are used up",
  regression_detected: "the last change breaks what worked before",
  security_issue_found: "a security issue was found",
  coverage_threshold_unmet: "the tests pass, and too little of the change is covered",
  timeout_exceeded: "the run did not end within its time limit",
  unknown_error_type: "no failure says what kind of error it is",
};

/** Why it stops here, for somebody who knows no rules. */
export function stopWords(call: Call): string {
  const { rule, trigger, maxAttempts } = call;
  if (rule === "max_attempts_reached")
    return maxAttempts === 1
      ? "the only attempt is used up"
      : `all ${counted(maxAttempts, "attempt")} are used up`;
  if (rule === "triage_bound_reached")
    return "what fails is not to be mended in this code, and running it again did not help";
  if (rule === "no_progress") return "the attempts lead nowhere";
  if (rule === "senior_agent_limit") return "the senior agent has used up its attempts, too";
  if (rule === "regression_detected") return STOPPED.regression_detected;
  return rule === "trigger" && trigger ? STOPPED[trigger.condition] : ruleWords(call);
}
