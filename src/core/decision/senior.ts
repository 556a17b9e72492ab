import type { Config } from "../config/config.ts";
import type { SeniorAgent } from "../config/senior-agent.ts";
import type { Call, Verdict } from "./call.ts";

/** The part of a loop that a second agent has. */
export interface SeniorPhase {
  readonly agent: SeniorAgent;
  /** The attempt that was handed over. */
  readonly since: number;
  /** Failing attempts of its own, the one at hand included. */
  readonly spent: number;
}

interface Judged {
  readonly attempt: number;
  readonly charged: boolean;
  readonly call: Call;
}

/** `before` are the judgements of the loop; from the first that handed it over, only the second budget counts. */
export function seniorPhase(
  before: readonly Judged[],
  isNewAttempt: boolean,
  agent: SeniorAgent | undefined,
): SeniorPhase | null {
  const start = before.findIndex(({ call }) => call.rule === "senior_agent");
  const handed = before[start];
  if (!agent || !handed) return null;
  const own = before.slice(start + 1).filter(({ charged }) => charged).length;
  return { agent, since: handed.attempt, spent: own + (isNewAttempt ? 1 : 0) };
}

/** Instead of a person the second agent gets the feedback; the loop goes on. */
export function handOver(because: readonly string[], trigger: NonNullable<Call["trigger"]>): Verdict {
  return {
    action: "retry",
    status: "in_progress",
    rule: "senior_agent",
    because,
    trigger,
    retryAfterSeconds: 0,
  };
}

/** While the second agent has the loop, the limit is its own. */
export function positionOf(
  rule: Call["rule"],
  attempt: number,
  config: Config,
  phase: SeniorPhase | null,
): Pick<Call, "attempt" | "maxAttempts" | "assignedTo"> {
  const agent = phase?.agent ?? (rule === "senior_agent" ? config.senior_agent : undefined);
  if (!agent) return { attempt, maxAttempts: config.retry_policy.max_attempts, assignedTo: null };
  return {
    attempt,
    maxAttempts: (phase?.since ?? attempt) + agent.max_attempts,
    assignedTo: rule === "senior_agent" ? agent.name : null,
  };
}
