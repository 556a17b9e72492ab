import type { Judgement } from "../../decision/judge.ts";
import type { CaseDocument } from "../case-schema.ts";
import type { Question } from "../one-question.ts";
import { askQuestion } from "../question.ts";
import { storyView } from "../story-view.ts";
import { code, Markdown, md, oneLine } from "../untrusted.ts";

/** Where the case is: what people call it, and where they can look at it. */
export interface Where {
  readonly name: string;
  readonly address: string | null;
}

/** An escalation in the few words that a message has room for. Each channel writes it in its own way. */
export interface Notice {
  readonly id: string;
  readonly at: string;
  readonly where: Where;
  readonly subject: string;
  readonly facts: readonly (readonly [label: string, value: Markdown])[];
  readonly question: Question | null;
  readonly reasons: readonly Markdown[];
  readonly causes: readonly Markdown[];
  readonly call: CaseDocument["call"];
  readonly tests: CaseDocument["attempt"]["tests"];
}

const BRIEF = { failures: 5, causes: 5, traces: false };

export function noticeOf(
  judgements: readonly Judgement[],
  latest: Judgement,
  document: CaseDocument,
  where: Where,
): Notice {
  const story = storyView(judgements, latest, BRIEF);
  return {
    id: latest.evidence.id,
    at: latest.evidence.at,
    where,
    subject: oneLine(`Umpire: ${where.name} waits for a person (${story.rule})`, 120),
    facts: [
      ["Case", code(where.name)],
      ["File", story.file_path],
      ["Attempts", md`${story.attempt_count} of ${story.max_attempts}`],
      ["Tests", new Markdown(story.tests)],
      ["Stopped by", new Markdown(story.rule)],
    ],
    question: askQuestion(judgements),
    reasons: story.reasons,
    causes: story.causes.map(({ headline }) => headline),
    call: document.call,
    tests: document.attempt.tests,
  };
}
