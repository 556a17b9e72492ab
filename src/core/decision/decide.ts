import type { Condition, Config } from "../config/config.ts";
import type { Finding } from "../policy/finding.ts";
import { isBeyondTheCode } from "../policy/triage.ts";
import { actionFor, isFlagged } from "./action-for.ts";
import type { Call, Verdict } from "./call.ts";
import { handOver, positionOf, type SeniorPhase } from "./senior.ts";

export interface DecisionFacts {
  readonly findings: readonly Finding[];
  readonly attempt: number;
  readonly config: Config;
  /** Set while a second agent has the loop. */
  readonly senior?: SeniorPhase | null;
}

type Rule = (facts: DecisionFacts) => Verdict | undefined;

/** The order is the policy: the first rule with an opinion decides. */
const RULES: readonly Rule[] = [
  proceedWhenNothingBlocks,
  actOnTriggers,
  leaveWhatIsBeyondTheCode,
  waitForReview,
  stopWithoutProgress,
  goOnWithTheSenior,
  stopAtTheLimit,
];

export function decide(facts: DecisionFacts): Call {
  const verdict = firstVerdict(facts);
  return { ...verdict, ...positionOf(verdict.rule, facts.attempt, facts.config, facts.senior ?? null) };
}

function firstVerdict(facts: DecisionFacts): Verdict {
  for (const rule of RULES) {
    const verdict = rule(facts);
    if (verdict) return verdict;
  }
  return retry(facts, "attempts_left");
}

function proceedWhenNothingBlocks(facts: DecisionFacts): Verdict | undefined {
  const { findings } = facts;
  if (holding(facts).length > 0) return undefined;
  const isSkipped = findings.some(({ kind }) => kind === "execution-skipped");
  return {
    action: "proceed",
    status: isSkipped ? "skipped" : "passed",
    rule: isSkipped ? "gate_skipped" : "nothing_blocks",
    because: isSkipped ? ["execution-skipped"] : [],
    trigger: null,
    retryAfterSeconds: 0,
  };
}

function actOnTriggers({ findings, config, senior }: DecisionFacts): Verdict | undefined {
  for (const finding of findings) {
    const { condition } = finding;
    const action = actionFor(condition, config);
    if (!condition || !action || action === "flag_and_continue") continue;
    const trigger = { condition, action };
    if (action === "senior_agent" && senior) continue;
    if (action === "senior_agent" && config.senior_agent) return handOver([finding.kind], trigger);
    return {
      action: "escalate",
      status: action === "abort_with_report" ? "aborted" : "escalated",
      rule: condition === "regression_detected" ? "regression_detected" : "trigger",
      because: [finding.kind],
      trigger,
      retryAfterSeconds: 0,
    };
  }
  return undefined;
}

/** Another run may end better, and spends nothing; but not for ever. */
function leaveWhatIsBeyondTheCode(facts: DecisionFacts): Verdict | undefined {
  const { findings } = facts;
  if (!isBeyondTheCode(findings)) return undefined;
  const isOver = findings.some(
    (finding) => finding.kind === "not-fixable-here" && finding.seen >= finding.bound,
  );
  return isOver ? escalated("triage_bound_reached", "not-fixable-here") : retry(facts, "not_charged");
}

/** Nothing is wrong with the code: a person is awaited, not asked. */
function waitForReview(facts: DecisionFacts): Verdict | undefined {
  const isAllThatIsMissing = holding(facts).every(({ kind }) => kind === "review-pending");
  return isAllThatIsMissing ? { ...retry(facts, "review_pending"), retryAfterSeconds: 0 } : undefined;
}

function stopWithoutProgress({ findings, config }: DecisionFacts): Verdict | undefined {
  const isStuck = findings.some(({ kind }) => kind === "no-progress");
  return isStuck && config.retry_policy.early_escalation
    ? escalated("no_progress", "no-progress")
    : undefined;
}

function escalated(rule: Call["rule"], because: Finding["kind"]): Verdict {
  return {
    action: "escalate",
    status: "escalated",
    rule,
    because: [because],
    trigger: null,
    retryAfterSeconds: 0,
  };
}

/** The second agent has a budget of its own; after it comes a person. */
function goOnWithTheSenior(facts: DecisionFacts): Verdict | undefined {
  const { senior, findings } = facts;
  if (!senior) return undefined;
  if (senior.spent < senior.agent.max_attempts) return retry(facts, "senior_agent");
  return {
    action: "escalate",
    status: "escalated",
    rule: "senior_agent_limit",
    because: blockingKinds(findings),
    trigger: { condition: limitCondition(findings), action: "human_review" },
    retryAfterSeconds: 0,
  };
}

function stopAtTheLimit(facts: DecisionFacts): Verdict | undefined {
  const { findings, attempt, config } = facts;
  if (attempt < config.retry_policy.max_attempts) return undefined;
  const action = actionFor("max_attempts_reached", config);
  if (!action || action === "flag_and_continue") return retry(facts, "limit_not_enforced");
  const trigger = { condition: limitCondition(findings), action };
  if (action === "senior_agent" && config.senior_agent) return handOver(blockingKinds(findings), trigger);
  return {
    action: "escalate",
    status: action === "abort_with_report" ? "aborted" : "escalated",
    rule: "max_attempts_reached",
    because: blockingKinds(findings),
    trigger,
    retryAfterSeconds: 0,
  };
}

/** Only coverage stands in the way: the tests pass, so that is what the person is asked about. */
function limitCondition(findings: readonly Finding[]): Condition {
  const isCoverage = blockingKinds(findings).every((kind) => COVERAGE.has(kind));
  return isCoverage ? "coverage_threshold_unmet" : "max_attempts_reached";
}

const COVERAGE: ReadonlySet<string> = new Set([
  "coverage-below",
  "coverage-no-data",
  "missing-tests",
  "unproven-fix",
]);

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

/** What stands in the way of a pass. */
function holding({ findings, config }: DecisionFacts): Finding[] {
  return findings.filter((finding) => finding.severity === "blocking" && !isFlagged(finding, config));
}

function blockingKinds(findings: readonly Finding[]): string[] {
  return findings.filter((finding) => finding.severity === "blocking").map((finding) => finding.kind);
}
