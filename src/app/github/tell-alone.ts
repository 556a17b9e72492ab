import { evidenceId } from "../../core/attempt/assemble-runs.ts";
import type { Config } from "../../core/config/config.ts";
import { judge } from "../../core/decision/judge.ts";
import type { Records } from "../../core/memory/records.ts";
import { tellCase } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import { githubLedger } from "./github-ledger.ts";
import type { Judged } from "./judged.ts";
import type { PullRequest } from "./ports.ts";
import type { Settings } from "./settings.ts";
import { sayStatus } from "./under-status.ts";
import type { GitHubWorld } from "./world.ts";

export interface Alone {
  readonly pull: PullRequest;
  readonly run: { readonly id: number; readonly attempt: number; readonly headSha: string };
  readonly config: Config;
  readonly settings: Settings;
}

/**
 * GitHub did not tell all that a verdict rests on: what came before, what people say, what changed. The run is told in its
 * own summary; a verdict on the commit would claim more than is known, and a comment might give the wrong number.
 */
export async function tellAlone(
  records: Records,
  { pull, run, config, settings }: Alone,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged> {
  const url = records.runs.find(({ id }) => id === run.id)?.url ?? null;
  const place = { sha: run.headSha, context: settings.statusContext, url };
  const words = "Recorded, but GitHub did not tell all that a verdict rests on: run this job again";
  await sayStatus("error", words, place, attempts, world);
  const subject = { repository: world.github.repository, pullRequest: pull.number };
  const judgements = judge(githubLedger(records, subject, config, world), config);
  const telling = { config, templates: new Map() };
  const review = tellCase(judgements, evidenceId(run.id, run.attempt), telling, world);
  return { review, commentUrl: null, isWhole: false };
}
