import type { Evidence } from "../core/attempt/evidence.ts";
import { addEvidence, type Ledger } from "../core/attempt/ledger.ts";
import type { Config } from "../core/config/config.ts";
import { type Judgement, judge } from "../core/decision/judge.ts";
import { matchedPatterns } from "../core/memory/patterns/recall.ts";
import { writeSession } from "../core/memory/write-session.ts";
import { type AttemptInput, buildEvidence } from "./build-evidence.ts";
import { learnPatterns, loadPatterns } from "./learned-patterns.ts";
import { ledgerId } from "./ledger-id.ts";
import { ownTemplates } from "./own-templates.ts";
import type { World } from "./ports.ts";
import { type Review, tellCase } from "./tell-case.ts";
import { tellOnce } from "./tell-once.ts";

/** The straight line: record the run, judge it by all that came before, and tell the case. */
export async function reviewAttempt(input: AttemptInput, config: Config, world: World): Promise<Review> {
  const templates = await ownTemplates(config, (path) => world.files.read(path));
  const id = await ledgerId(input.code.branch, world);
  const patterns = await loadPatterns(config, world);
  const seen = await buildEvidence(input, await world.ledgers.load(id), config, world);
  const evidence = { ...seen, patternsMatched: matchedPatterns(seen.failures, patterns ?? []) };
  const judgements = await record(id, evidence, config, world);
  if (patterns) await learnPatterns(patterns, judgements, id, config, world);
  const place = await world.code.place(evidence.code);
  const telling = { config, templates, place, patterns: patterns ?? [] };
  const review = tellCase(judgements, evidence.id, telling, world);
  return await tellOnce(review, id, config, world);
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
