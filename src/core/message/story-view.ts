import { tally } from "../attempt/run-state.ts";
import { REPORT_PARTS, type ReportPart } from "../config/escalation-policy.ts";
import type { Judgement } from "../decision/judge.ts";
import type { Pattern } from "../memory/patterns/pattern-schema.ts";
import { primaryFile } from "../memory/primary-file.ts";
import type { Finding } from "../policy/finding.ts";
import { counted } from "./names.ts";
import { newLoopWords } from "./new-loop.ts";
import type { Question } from "./one-question.ts";
import { askQuestion } from "./question.ts";
import type { Detail } from "./report/detail.ts";
import { type ReportView, reportView } from "./report/report-view.ts";
import { type Resolved, resolved } from "./report/resolved.ts";
import { type SeedTexts, seedTexts } from "./report/seed-texts.ts";
import { ruleWords, stopWords } from "./rule-words.ts";
import { assignedWords, seniorNotes } from "./senior-words.ts";
import { sentence } from "./sentence.ts";
import type { SourcePlace } from "./source-place.ts";
import { code, type Markdown } from "./untrusted.ts";

export type { Detail } from "./report/detail.ts";

/** One case as every template sees it: docs/templates.md tells each field. */
export interface StoryView extends ReportView, SeedTexts {
  readonly file_path: Markdown;
  readonly attempt_count: number;
  readonly max_attempts: number;
  readonly attempts_left: number;
  /** "3 attempts": what a new loop has. */
  readonly fresh_attempts: string;
  /** "the next push opens a new loop with 3 attempts": how one begins, here. */
  readonly new_loop: Markdown;
  readonly rule: string;
  /** "all 3 attempts are used up; 6 of 8 pass, 2 fail" */
  readonly outcome: string;
  readonly tests: string;
  readonly question: QuestionView | null;
  readonly reasons: readonly Markdown[];
  /** Reasons that the table of failures does not already show. */
  readonly other_reasons: readonly Markdown[];
  readonly notes: readonly Markdown[];
  readonly retry_after_seconds: number;
  /** The agent that has the next attempt, where that is another. */
  readonly assigned_to: Markdown | null;
  /** Nothing is to be changed: a person's review is awaited. */
  readonly awaits_review: boolean;
  /** No change of this code mends it: the tests are only to be run again. */
  readonly runs_again: boolean;
  /** Why no test ran, where the work goes on all the same. */
  readonly skipped: Markdown | null;
  readonly traces: boolean;
  /** The escalation that this pass made an end of. */
  readonly resolved: Resolved | null;
  /** Why the team's own template could not be used. */
  readonly template_problem: Markdown | null;
}

/** Options carry their numbers: a reader of the raw text must see them too. */
interface QuestionView {
  readonly text: Markdown;
  readonly options: readonly { readonly number: number; readonly text: Markdown }[];
}

/** Warnings that whoever tries next must not miss. */
const SAID_ALOUD: ReadonlySet<Finding["kind"]> = new Set(["no-progress", "not-fixable-here"]);

const ALL_PARTS: ReadonlySet<ReportPart> = new Set(REPORT_PARTS);

/** What a view depends on besides the case. */
export interface Surroundings {
  readonly place?: SourcePlace | null;
  /** Parts of an escalation; every other comment has them all. */
  readonly parts?: ReadonlySet<ReportPart>;
  readonly templateProblem?: Markdown | null;
  /** Attempts of a new loop, where this one has another limit. */
  readonly freshAttempts?: number;
  /** What earlier cases taught. */
  readonly patterns?: readonly Pattern[];
}

/** `judgements` are the case in time; the last one is the run at hand. */
export function storyView(
  judgements: readonly Judgement[],
  latest: Judgement,
  detail: Detail,
  {
    place = null,
    parts = ALL_PARTS,
    templateProblem = null,
    freshAttempts,
    patterns = [],
  }: Surroundings = {},
): StoryView {
  const { findings, call } = latest;
  const told = findings.filter(({ kind, severity }) => severity === "blocking" || SAID_ALOUD.has(kind));
  const others = told.filter(({ kind }) => kind !== "failing-tests" && kind !== "suite-errors");
  // Why no test ran stands at the top of a pass already.
  const isSaid = ({ kind }: Finding) => kind === "execution-skipped" && call.action === "proceed";
  const noted = findings.filter((finding) => !told.includes(finding) && !isSaid(finding));
  const listed = call.action === "escalate" ? parts : ALL_PARTS;
  const report = reportView({ judgements, latest, detail, place, parts: listed, patterns });
  const story = {
    ...report,
    file_path: code(primaryFile(latest.evidence)),
    attempt_count: call.attempt,
    max_attempts: call.maxAttempts,
    attempts_left: Math.max(0, call.maxAttempts - spentIn(judgements, latest)),
    fresh_attempts: counted(freshAttempts ?? call.maxAttempts, "attempt"),
    new_loop: newLoopWords(latest, freshAttempts),
    rule: ruleWords(call),
    outcome: `${stopWords(call)}; ${testLine(latest)}`,
    tests: testLine(latest),
    question: questionView(askQuestion(judgements)),
    reasons: told.map(sentence),
    other_reasons: others.map(sentence),
    notes: [...seniorNotes(latest), ...noted.map(sentence)],
    assigned_to: assignedWords(latest),
    awaits_review: call.rule === "review_pending",
    runs_again: call.rule === "not_charged",
    skipped: skippedLine(findings),
    retry_after_seconds: call.retryAfterSeconds,
    traces: report.traced.length > 0,
    resolved: resolved(judgements, latest),
    template_problem: templateProblem,
  };
  return { ...story, ...seedTexts(story) };
}

/** Attempts of the loop that are used up. A run that spent none leaves as many as there were. */
function spentIn(judgements: readonly Judgement[], { loop }: Judgement): number {
  return judgements.filter((judgement) => judgement.loop === loop && judgement.charged).length;
}

function skippedLine(findings: readonly Finding[]): Markdown | null {
  const skipped = findings.find(({ kind }) => kind === "execution-skipped");
  return skipped ? sentence(skipped) : null;
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
