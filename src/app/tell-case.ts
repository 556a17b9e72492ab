import type { Config } from "../core/config/config.ts";
import { type Condition, reportParts } from "../core/config/escalation-policy.ts";
import type { Judgement } from "../core/decision/judge.ts";
import { UserError } from "../core/errors.ts";
import type { Pattern } from "../core/memory/patterns/pattern-schema.ts";
import { caseDocument } from "../core/message/case-document.ts";
import type { CaseDocument } from "../core/message/case-schema.ts";
import { firstThatFits } from "../core/message/fit.ts";
import type { OwnTemplate } from "../core/message/own-template.ts";
import { placeOfRun, type SourcePlace } from "../core/message/source-place.ts";
import { storyView } from "../core/message/story-view.ts";
import { code, type Markdown, md } from "../core/message/untrusted.ts";
import type { OwnTemplates } from "./own-templates.ts";
import type { TemplateName, World } from "./ports.ts";

/** What one review concluded. `latest` is the last of `judgements`: the run at hand. */
export interface Review {
  readonly judgements: readonly Judgement[];
  readonly latest: Judgement;
  readonly document: CaseDocument;
  /** What earlier cases taught of such failures. */
  readonly patterns: readonly Pattern[];
}

/** How a team wants its cases told. */
export interface Telling {
  readonly config: Config;
  readonly templates: OwnTemplates;
  readonly place?: SourcePlace | null;
  readonly patterns?: readonly Pattern[];
}

/** The case as it stood when this run was judged: later runs are not part of its story. */
export function tellCase(
  judgements: readonly Judgement[],
  runId: string,
  telling: Telling,
  { render }: Pick<World, "render">,
): Review {
  const story = judgements.slice(0, judgements.findIndex(({ evidence }) => evidence.id === runId) + 1);
  const latest = story.at(-1);
  if (!latest) throw new Error("The run that was just recorded is not in its ledger.");
  const comment = writeComment(story, latest, telling, render);
  const document = caseDocument(story, latest, comment);
  return { judgements: story, latest, document, patterns: telling.patterns ?? [] };
}

/** A template of the team's own that does not work is replaced by ours, and the comment says so. */
function writeComment(
  story: readonly Judgement[],
  latest: Judgement,
  { config, templates, place = placeOfRun(latest.evidence.workflow), patterns = [] }: Telling,
  render: World["render"],
): string {
  const freshAttempts = config.retry_policy.max_attempts;
  const name = TEMPLATES[latest.call.action];
  const parts = reportParts(config.escalation_policy, conditionsOf(latest));
  const around = { place, parts, freshAttempts, patterns };
  const write = (own?: OwnTemplate, templateProblem: Markdown | null = null) =>
    firstThatFits((detail) =>
      render(name, storyView(story, latest, detail, { ...around, templateProblem }), own),
    );
  const own = templates.get(name);
  if (!own) return write();
  try {
    return write(own);
  } catch (error) {
    if (!(error instanceof UserError && error.code === "template-broken")) throw error;
    const why = md`The template ${code(own.path)} could not be used: ${code(error.message)}. This is Umpire's own.`;
    return write(undefined, why);
  }
}

/** At the limit it may be the coverage that is asked about; what was asked for at the limit holds then, too. */
function conditionsOf({ call }: Judgement): Condition[] {
  const conditions = call.trigger ? [call.trigger.condition] : [];
  return call.rule === "max_attempts_reached" ? [...conditions, "max_attempts_reached"] : conditions;
}

const TEMPLATES: Readonly<Record<Judgement["call"]["action"], TemplateName>> = {
  proceed: "passed",
  retry: "feedback",
  escalate: "escalation",
};
