import type { CodeState, CommandRun, Evidence, Fix } from "../core/attempt/evidence.ts";
import { addEvidence, type Ledger } from "../core/attempt/ledger.ts";
import type { Config } from "../core/config/config.ts";
import { type Judgement, judge } from "../core/decision/judge.ts";
import { writeSession } from "../core/memory/write-session.ts";
import { caseDocument } from "../core/message/case-document.ts";
import type { CaseDocument } from "../core/message/case-schema.ts";
import { firstThatFits } from "../core/message/fit.ts";
import { storyView } from "../core/message/story-view.ts";
import { attemptCoverage, NO_HINTS, type PullHints } from "./attempt-coverage.ts";
import type { Gathered } from "./find-evidence.ts";
import { ledgerId } from "./ledger-id.ts";
import type { TemplateName, World } from "./ports.ts";
import type { FoundCoverage } from "./report-search.ts";

export interface AttemptInput {
  readonly at: string;
  readonly code: CodeState;
  readonly command: CommandRun | null;
  readonly testFramework: string | null;
  readonly gathered: Gathered;
  readonly coverage: FoundCoverage;
  readonly hints?: PullHints;
}

/** What one review concluded. `latest` is the last of `judgements`: the run at hand. */
export interface Review {
  readonly judgements: readonly Judgement[];
  readonly latest: Judgement;
  readonly document: CaseDocument;
}

/** The straight line: record the run, judge it by all that came before, and tell the case. */
export async function reviewAttempt(input: AttemptInput, config: Config, world: World): Promise<Review> {
  const id = await ledgerId(input.code.branch, world);
  const evidence: Evidence = {
    id: world.ids.fresh(),
    at: input.at,
    code: input.code,
    command: input.command,
    ...input.gathered,
    coverage: await attemptCoverage(input.code, input.coverage, input.hints ?? NO_HINTS, config, world),
    fix: await fixSinceLastRun(await world.ledgers.load(id), input.code, world),
    environment: { ...world.environment, testFramework: input.testFramework },
  };
  const judgements = await record(id, evidence, config, world);
  const position = judgements.findIndex((judgement) => judgement.evidence.id === evidence.id);
  const story = judgements.slice(0, position + 1);
  const latest = story.at(-1);
  if (!latest) throw new Error("The run that was just recorded is not in its ledger.");
  return { judgements: story, latest, document: caseDocument(story, latest, comment(story, latest, world)) };
}

function record(id: string, evidence: Evidence, config: Config, world: World): Promise<Judgement[]> {
  return world.ledgers.update(id, (stored) => {
    const ledger = addEvidence(stored ?? newLedger(id, evidence), evidence);
    const judgements = judge(ledger, config);
    return { document: writeSession(ledger, judgements), result: judgements };
  });
}

function newLedger(id: string, { at, code }: Evidence): Ledger {
  return { id, branch: code.branch, createdAt: at, evidence: [], resets: [] };
}

/** What was done since the run of other code before this one; for the first run, since the branch left its base. */
async function fixSinceLastRun(ledger: Ledger | null, now: CodeState, world: World): Promise<Fix | null> {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? baseOf(now);
  return before && (await world.code.fixSince(before, now));
}

function baseOf(now: CodeState): CodeState | null {
  return now.base && { ...now, commit: now.base.commit, tree: now.base.commit };
}

const TEMPLATES: Readonly<Record<Judgement["call"]["action"], TemplateName>> = {
  proceed: "passed",
  retry: "feedback",
  escalate: "escalation",
};

function comment(story: readonly Judgement[], latest: Judgement, { render }: World): string {
  return firstThatFits((detail) => render(TEMPLATES[latest.call.action], storyView(story, latest, detail)));
}
