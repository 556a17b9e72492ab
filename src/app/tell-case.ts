import type { Judgement } from "../core/decision/judge.ts";
import { caseDocument } from "../core/message/case-document.ts";
import type { CaseDocument } from "../core/message/case-schema.ts";
import { firstThatFits } from "../core/message/fit.ts";
import type { SourcePlace } from "../core/message/source-place.ts";
import { storyView } from "../core/message/story-view.ts";
import type { TemplateName, World } from "./ports.ts";

/** What one review concluded. `latest` is the last of `judgements`: the run at hand. */
export interface Review {
  readonly judgements: readonly Judgement[];
  readonly latest: Judgement;
  readonly document: CaseDocument;
}

/** The case as it stood when this run was judged: later runs are not part of its story. */
export function tellCase(
  judgements: readonly Judgement[],
  runId: string,
  { render }: Pick<World, "render">,
  place: SourcePlace | null = null,
): Review {
  const story = judgements.slice(0, judgements.findIndex(({ evidence }) => evidence.id === runId) + 1);
  const latest = story.at(-1);
  if (!latest) throw new Error("The run that was just recorded is not in its ledger.");
  const comment = firstThatFits((detail) =>
    render(TEMPLATES[latest.call.action], storyView(story, latest, detail, place)),
  );
  return { judgements: story, latest, document: caseDocument(story, latest, comment) };
}

const TEMPLATES: Readonly<Record<Judgement["call"]["action"], TemplateName>> = {
  proceed: "passed",
  retry: "feedback",
  escalate: "escalation",
};
