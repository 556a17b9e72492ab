import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { primaryFile } from "../memory/primary-file.ts";
import { type CoverageView, coverageView } from "./coverage-view.ts";
import { type CauseView, causeViews, type FailureRow, failureRows } from "./failure-views.ts";
import { type FixRow, fixRows } from "./fix-rows.ts";
import { counted } from "./names.ts";
import type { Question } from "./one-question.ts";
import { askQuestion } from "./question.ts";
import { sentence } from "./sentence.ts";
import type { SourcePlace } from "./source-place.ts";
import { code, type Markdown } from "./untrusted.ts";

/** One case as every template sees it. How much detail it carries is the caller's choice: see fit.ts. */
export interface StoryView {
  readonly file_path: Markdown;
  readonly attempt_count: number;
  readonly max_attempts: number;
  readonly attempts_left: number;
  /** "3 attempts": what a new loop has. */
  readonly fresh_attempts: string;
  readonly rule: string;
  readonly tests: string;
  readonly coverage: CoverageView;
  readonly question: QuestionView | null;
  readonly reasons: readonly Markdown[];
  /** Reasons that the table of failures does not already show. */
  readonly other_reasons: readonly Markdown[];
  readonly notes: readonly Markdown[];
  readonly failure_count: string;
  readonly failures: readonly FailureRow[];
  readonly hidden_failures: number;
  readonly causes: readonly CauseView[];
  readonly hidden_causes: number;
  readonly fixes: readonly FixRow[];
  /** "2 runs"; empty when every failing run of the loop spent an attempt. */
  readonly not_charged: string;
  readonly retry_after_seconds: number;
  readonly traces: boolean;
}

/** Options carry their numbers: a reader of the raw text must see them too. */
interface QuestionView {
  readonly text: Markdown;
  readonly options: readonly { readonly number: number; readonly text: Markdown }[];
}

export interface Detail {
  readonly failures: number;
  readonly causes: number;
  readonly traces: boolean;
}

const MAX_GAPS = 10;

const RULES = {
  nothing_blocks: "nothing blocks",
  regression_detected: "regression detected",
  trigger: "escalation trigger",
  max_attempts_reached: "max attempts reached",
  attempts_left: "attempts left",
  limit_not_enforced: "limit not enforced",
} as const;

/** `judgements` are the case in time; the last one is the run at hand. */
export function storyView(
  judgements: readonly Judgement[],
  latest: Judgement,
  detail: Detail,
  place: SourcePlace | null = null,
): StoryView {
  const { evidence, findings, call } = latest;
  const blocking = findings.filter((finding) => finding.severity === "blocking");
  const failures = failureRows(latest, judgements);
  const causes = causeViews(latest, judgements, detail.traces);
  return {
    file_path: code(primaryFile(evidence)),
    attempt_count: call.attempt,
    max_attempts: call.maxAttempts,
    attempts_left: Math.max(0, call.maxAttempts - call.attempt),
    fresh_attempts: counted(call.maxAttempts, "attempt"),
    rule: RULES[call.rule],
    tests: testLine(latest),
    coverage: coverageView(evidence.coverage, Math.min(MAX_GAPS, detail.failures), place),
    question: questionView(askQuestion(judgements)),
    reasons: blocking.map(sentence),
    other_reasons: blocking
      .filter(({ kind }) => kind !== "failing-tests" && kind !== "suite-errors")
      .map(sentence),
    notes: findings.filter((finding) => finding.severity !== "blocking").map(sentence),
    failure_count: `${counted(failures.length, "failure")}, ${counted(causes.length, "cause")}`,
    failures: failures.slice(0, detail.failures),
    hidden_failures: Math.max(0, failures.length - detail.failures),
    causes: causes.slice(0, detail.causes),
    hidden_causes: Math.max(0, causes.length - detail.causes),
    fixes: fixRows(judgements, latest.loop),
    not_charged: notCharged(judgements, latest),
    retry_after_seconds: call.retryAfterSeconds,
    traces: causes.slice(0, detail.causes).some(({ trace }) => trace !== null),
  };
}

function notCharged(judgements: readonly Judgement[], { loop }: Judgement): string {
  const free = judgements.filter(
    (judgement) => judgement.loop === loop && !judgement.charged && judgement.call.action !== "proceed",
  );
  return free.length > 0 ? counted(free.length, "run") : "";
}

function questionView(question: Question | null): QuestionView | null {
  return (
    question && {
      ...question,
      options: question.options.map((text, position) => ({ number: position + 1, text })),
    }
  );
}

function testLine({ evidence }: Judgement): string {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  if (total === 0) return "no test was reported";
  const parts = [`${passed} of ${total} pass`];
  if (failed + errors > 0) parts.push(`${failed + errors} fail`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(", ");
}
