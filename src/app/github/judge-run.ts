import type { BaseResults } from "../../core/attempt/ledger.ts";
import type { Config } from "../../core/config/config.ts";
import type { Attempts } from "./attempted.ts";
import { judgePull } from "./judge-pull.ts";
import type { Judged } from "./judged.ts";
import { loadRecords, uniteGathered } from "./load-records.ts";
import type { MayGather } from "./may-gather.ts";
import { findOwn, type OwnRecords, type RecordingRun } from "./own-records.ts";
import type { Settings } from "./settings.ts";
import type { SharedMemory } from "./shared-memory.ts";
import { tellAlone } from "./tell-alone.ts";
import { type StatusPlace, sayStatus, underStatus } from "./under-status.ts";
import { witnessChange } from "./witness-change.ts";
import type { GitHubWorld } from "./world.ts";

/** A run that has recorded, judged by another job or workflow. */
export interface RunToJudge extends RecordingRun {
  readonly config: Config;
  /** Where the step was told to find it. */
  readonly rules?: string | undefined;
  readonly settings: Settings;
  readonly base: BaseResults | null;
  readonly mayGather: MayGather;
  readonly endsAsJudged: boolean;
  readonly memory?: SharedMemory | undefined;
}

/** Not every job of such a run came to its end: what it recorded may lack what would have failed. */
const BROKEN_OFF: ReadonlySet<string | null> = new Set([
  "cancelled",
  "skipped",
  "stale",
  "startup_failure",
  "timed_out",
]);

/** Null when the run left nothing to judge: that is said on its commit, and is never a pass. */
export async function judgeRun(
  request: RunToJudge,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged | null> {
  const { run, settings } = request;
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  if (BROKEN_OFF.has(run.conclusion)) {
    const ended = `${run.conclusion}`.replaceAll("_", " ");
    return await noVerdict(
      `This run did not end by itself (${ended}): it is no verdict`,
      place,
      attempts,
      world,
    );
  }
  return await underStatus(place, attempts, world, async () => {
    const own = await findOwn(request, attempts, world);
    if (own !== null) return await judgeRecords(own, request, attempts, world);
    const ended = run.conclusion ?? run.status;
    const words = `This run (${ended}) left no record of its tests: nothing is known of this commit`;
    return await noVerdict(words, place, attempts, world);
  });
}

async function noVerdict(
  words: string,
  place: StatusPlace,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<null> {
  world.say(words);
  await sayStatus("error", words, place, attempts, world);
  return null;
}

async function judgeRecords(
  { records: own, attempt }: OwnRecords,
  request: RunToJudge,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged> {
  const { pull, run, config, settings, base, mayGather, endsAsJudged, memory } = request;
  const search = { pull, path: run.path, event: run.event, mayGather, endsAsJudged };
  const before = await attempts.try("Earlier records", () => loadRecords(search, world, run.id));
  const { id, head } = run;
  const tested = { id, attempt, headSha: head.sha };
  if (before === null) return await tellAlone(own, { ...request, run: tested }, attempts, world);
  const evidence = own.records.map((record) => record.evidence);
  const question = { pull, headSha: head.sha, evidence, config, rules: request.rules };
  const witness = await attempts.ask("Changed files", () => witnessChange(question, world));
  const asked = { search, run: tested, config, settings, base, witness, memory };
  return await judgePull(uniteGathered([own, before]), asked, attempts, world);
}
