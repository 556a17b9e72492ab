import type { Condition, Config, TriggerAction } from "../config/config.ts";
import type { Finding } from "../policy/finding.ts";
import type { Call } from "./call.ts";

export interface DecisionFacts {
  readonly findings: readonly Finding[];
  readonly attempt: number;
  readonly config: Config;
}

type Verdict = Omit<Call, "attempt" | "maxAttempts">;
type Rule = (facts: DecisionFacts) => Verdict | undefined;

/** The order is the policy: the first rule with an opinion decides. */
const RULES: readonly Rule[] = [proceedWhenNothingBlocks, actOnTriggers, stopAtTheLimit];

export function decide(facts: DecisionFacts): Call {
  const position = { attempt: facts.attempt, maxAttempts: facts.config.retry_policy.max_attempts };
  for (const rule of RULES) {
    const verdict = rule(facts);
    if (verdict) return { ...verdict, ...position };
  }
  return { ...retry(facts, "attempts_left"), ...position };
}

function proceedWhenNothingBlocks({ findings, config }: DecisionFacts): Verdict | undefined {
  const blocks = findings.some((finding) => finding.severity === "blocking" && !isFlagged(finding, config));
  if (blocks) return undefined;
  return {
    action: "proceed",
    status: "passed",
    rule: "nothing_blocks",
    because: [],
    trigger: null,
    retryAfterSeconds: 0,
  };
}

function actOnTriggers({ findings, config }: DecisionFacts): Verdict | undefined {
  for (const finding of findings) {
    const action = finding.condition && actionFor(finding.condition, config);
    if (!finding.condition || !action || action === "flag_and_continue") continue;
    return {
      action: "escalate",
      status: action === "abort_with_report" ? "aborted" : "escalated",
      rule: finding.condition === "regression_detected" ? "regression_detected" : "trigger",
      because: [finding.kind],
      trigger: { condition: finding.condition, action },
      retryAfterSeconds: 0,
    };
  }
  return undefined;
}

function stopAtTheLimit(facts: DecisionFacts): Verdict | undefined {
  const { findings, attempt, config } = facts;
  if (attempt < config.retry_policy.max_attempts) return undefined;
  const action = actionFor("max_attempts_reached", config);
  if (!action || action === "flag_and_continue") return retry(facts, "limit_not_enforced");
  return {
    action: "escalate",
    status: action === "abort_with_report" ? "aborted" : "escalated",
    rule: "max_attempts_reached",
    because: blockingKinds(findings),
    trigger: { condition: limitCondition(findings), action },
    retryAfterSeconds: 0,
  };
}

/** Only coverage stands in the way: the tests pass, so that is what the person is asked about. */
function limitCondition(findings: readonly Finding[]): Condition {
  const isCoverage = blockingKinds(findings).every((kind) => COVERAGE.has(kind));
  return isCoverage ? "coverage_threshold_unmet" : "max_attempts_reached";
}

const COVERAGE: ReadonlySet<string> = new Set(["coverage-below", "coverage-no-data", "missing-tests", "unproven-fix"]);

function retry({ findings, attempt, config }: DecisionFacts, rule: Call["rule"]): Verdict {
  const { backoff, backoff_seconds: seconds } = config.retry_policy;
  const waits = { none: 0, linear: seconds * attempt, exponential: seconds * 2 ** (attempt - 1) };
  return {
    action: "retry",
    status: "in_progress",
    rule,
    because: blockingKinds(findings),
    trigger: null,
    retryAfterSeconds: waits[backoff],
  };
}

/** What the configuration says, else the seeds' defaults: stop at the limit, abort on a regression. */
function actionFor(
  condition: Condition,
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
function isFlagged({ condition }: Finding, config: Config): boolean {
  if (condition === null || condition === "timeout_exceeded") return false;
  return actionFor(condition, config) === "flag_and_continue";
}

function blockingKinds(findings: readonly Finding[]): string[] {
  return findings.filter((finding) => finding.severity === "blocking").map((finding) => finding.kind);
}
