import type { Config } from "../core/config/config.ts";
import { judge } from "../core/decision/judge.ts";
import type { Replay } from "../core/message/replay/replay.ts";
import { rejudgeCoverage } from "../core/policy/coverage/rejudge-coverage.ts";
import { tellLedger } from "./ledger-story.ts";
import type { World } from "./ports.ts";

/** `umpire replay`: the recorded runs of a branch under the policy as it is, and under another. Nothing is stored. */
export async function replayLedger(
  named: string | undefined,
  current: Config,
  proposed: Config,
  world: World,
): Promise<Replay> {
  const { ledger, judgements: now } = await tellLedger(named, current, world);
  const evidence = ledger.evidence.map((run) => rejudgeCoverage(run, proposed.coverage_requirements));
  return { branch: ledger.branch, now, proposed: judge({ ...ledger, evidence }, proposed) };
}
