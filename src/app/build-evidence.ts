import { failingLines, withChangedLines, withLineCommits } from "../core/attempt/changed-lines.ts";
import type { CodeState, CommandRun, Evidence, Fix } from "../core/attempt/evidence.ts";
import type { ExecutionSkip } from "../core/attempt/execution-skip.ts";
import type { Ledger } from "../core/attempt/ledger.ts";
import type { ChangedFile } from "../core/change/changed-file.ts";
import { parseDiff } from "../core/change/parse-diff.ts";
import type { Config } from "../core/config/config.ts";
import { bugFix } from "../core/policy/coverage/bug-fix.ts";
import { attemptCoverage, NO_HINTS, type PullHints } from "./attempt-coverage.ts";
import type { Gathered } from "./find-evidence.ts";
import { findSecurity, mustBeSarif } from "./find-security.ts";
import { seeTampering } from "./find-tampering.ts";
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
  readonly skip?: ExecutionSkip | null;
  readonly fork?: boolean;
}

/** One run as it will be recorded. `ledger` is what came before it. */
export async function buildEvidence(
  input: AttemptInput,
  ledger: Ledger | null,
  config: Config,
  world: World,
): Promise<Evidence> {
  const proof = await loadProof(input.code.hash, config, world);
  const scanned = await findSecurity(input.code, config, world);
  // A run that failed is told all the same.
  if (input.command === null || input.command.exitCode === 0) mustBeSarif(scanned.reports);
  const change = input.code.base && (await world.changes.of(input.code));
  const hints = { ...(input.hints ?? NO_HINTS), branch: input.hints?.branch ?? input.code.branch };
  const known = { hints, proof, change };
  const files = change ? parseDiff(change.diff) : [];
  return {
    id: world.ids.fresh(),
    at: input.at,
    code: change ? await withFailingLines(input, files, world) : input.code,
    command: input.command,
    ...input.gathered,
    reports: [...input.gathered.reports, ...scanned.reports],
    security: scanned.security,
    coverage: await attemptCoverage(input.code, input.coverage, known, config, world),
    bugFix: change && bugFix(files, { ...hints, commits: change.commits }, proof, config),
    proof,
    fix: await fixSinceLastRun(ledger, input.code, world),
    tampering: await seeTampering(change, input.code, ledger, config, world),
    skip: input.skip ?? null,
    fork: input.fork ?? false,
    environment: { ...world.environment, testFramework: input.testFramework },
    workflow: null,
  };
}

/** Which changed lines the failures lead to, and who wrote them. */
async function withFailingLines(
  { code, gathered: { failures } }: AttemptInput,
  files: readonly ChangedFile[],
  world: World,
): Promise<CodeState> {
  if (failures.length === 0) return code;
  const state = withChangedLines(code, files, failures);
  const lines = failingLines(state, failures);
  return withLineCommits(state, lines, await world.code.writtenBy(state, lines));
}

/** What was done since the run of other code before this one; for the first run, since the branch left its base. */
async function fixSinceLastRun(ledger: Ledger | null, now: CodeState, world: World): Promise<Fix | null> {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? baseOf(now);
  return before && (await world.code.fixSince(before, now));
}

function baseOf(now: CodeState): CodeState | null {
  return now.base && { ...now, commit: now.base.commit, tree: now.base.commit };
}
