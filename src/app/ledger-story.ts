import { addReset, type Ledger } from "../core/attempt/ledger.ts";
import type { Config } from "../core/config/config.ts";
import { type Judgement, judge } from "../core/decision/judge.ts";
import { writeSession } from "../core/memory/write-session.ts";
import { ledgerId } from "./ledger-id.ts";
import type { World } from "./ports.ts";

export interface LedgerStory {
  readonly ledger: Ledger;
  readonly judgements: readonly Judgement[];
}

/** `umpire ledger`: the attempts of one branch, judged by today's configuration. */
export async function tellLedger(
  named: string | undefined,
  config: Config,
  world: World,
): Promise<LedgerStory> {
  const branch = await world.code.branch(named);
  const id = await ledgerId(branch, world);
  const ledger = (await world.ledgers.load(id)) ?? emptyLedger(id, branch, world);
  return { ledger, judgements: judge(ledger, config) };
}

/** `umpire ledger reset`: a new loop starts here. Nothing recorded is lost. */
export async function resetLedger(
  named: string | undefined,
  config: Config,
  world: World,
): Promise<LedgerStory> {
  const branch = await world.code.branch(named);
  const id = await ledgerId(branch, world);
  return await world.ledgers.update(id, (stored) => {
    const reset = { id: world.ids.fresh(), at: world.clock.now() };
    const ledger = addReset(stored ?? emptyLedger(id, branch, world), reset);
    const judgements = judge(ledger, config);
    return { document: writeSession(ledger, judgements), result: { ledger, judgements } };
  });
}

function emptyLedger(id: string, branch: string, world: World): Ledger {
  return { id, branch, createdAt: world.clock.now(), evidence: [], resets: [] };
}
