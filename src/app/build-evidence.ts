import type { CodeState, CommandRun, Evidence, Fix } from "../core/attempt/evidence.ts";
import type { Ledger } from "../core/attempt/ledger.ts";
import type { Config } from "../core/config/config.ts";
import { attemptCoverage, NO_HINTS, type PullHints } from "./attempt-coverage.ts";
import type { Gathered } from "./find-evidence.ts";
import type { World } from "./ports.ts";
import type { FoundCoverage } from "./report-search.ts";
import { loadProof } from "./stored-proof.ts";

export interface AttemptInput {
  readonly at: string;
  readonly code: CodeState;
  readonly command: CommandRun | null;
  readonly testFramework: string | null;
  readonly gathered: Gathered;
  readonly coverage: FoundCoverage;
  readonly hints?: PullHints;
}

/** One run as it will be recorded. `ledger` is what came before it. */
export async function buildEvidence(
  input: AttemptInput,
  ledger: Ledger | null,
  config: Config,
  world: World,
): Promise<Evidence> {
  const proof = await loadProof(input.code.hash, config, world);
  const known = { hints: input.hints ?? NO_HINTS, proof };
  return {
    id: world.ids.fresh(),
    at: input.at,
    code: input.code,
    command: input.command,
    ...input.gathered,
    coverage: await attemptCoverage(input.code, input.coverage, known, config, world),
    proof,
    fix: await fixSinceLastRun(ledger, input.code, world),
    environment: { ...world.environment, testFramework: input.testFramework },
    workflow: null,
  };
}

/** What was done since the run of other code before this one; for the first run, since the branch left its base. */
async function fixSinceLastRun(ledger: Ledger | null, now: CodeState, world: World): Promise<Fix | null> {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? baseOf(now);
  return before && (await world.code.fixSince(before, now));
}

function baseOf(now: CodeState): CodeState | null {
  return now.base && { ...now, commit: now.base.commit, tree: now.base.commit };
}
