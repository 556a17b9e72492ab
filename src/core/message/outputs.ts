import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";

export interface OutputPaths {
  readonly comment: string;
  readonly report: string;
  readonly feedback: string;
}

export interface OutputTexts {
  readonly commentUrl: string | null;
  readonly feedback: string;
  readonly prompt: string;
}

/** A job may hand on 1 MiB in all. */
const LONGEST = 100_000;

/** The outputs of action.yml. */
export function outputsOf(
  { call, evidence }: Judgement,
  paths: OutputPaths,
  texts: OutputTexts,
): Record<string, string> {
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
    "coverage-covered": String(evidence.coverage?.patch?.covered ?? ""),
    "coverage-total": String(evidence.coverage?.patch?.total ?? ""),
    "coverage-verdict": evidence.coverage?.judged?.verdict ?? "",
    "comment-url": texts.commentUrl ?? "",
    "feedback-json": texts.feedback.length > LONGEST ? "" : texts.feedback,
    "agent-prompt": texts.prompt.length > LONGEST ? "" : texts.prompt,
    "comment-path": paths.comment,
    "report-path": paths.report,
    "feedback-path": paths.feedback,
  };
}
