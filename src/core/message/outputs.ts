import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";

export interface OutputPaths {
  readonly comment: string;
  readonly report: string;
  readonly feedback: string;
}

/** The outputs of action.yml. */
export function outputsOf({ call, evidence }: Judgement, paths: OutputPaths): Record<string, string> {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  return {
    call: call.action,
    status: call.status,
    rule: call.rule,
    attempt: String(call.attempt),
    "max-attempts": String(call.maxAttempts),
    "tests-total": String(total),
    "tests-passed": String(passed),
    "tests-failed": String(failed + errors),
    "tests-skipped": String(skipped),
    "comment-path": paths.comment,
    "report-path": paths.report,
    "feedback-path": paths.feedback,
  };
}
