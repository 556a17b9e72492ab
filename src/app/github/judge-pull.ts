import { evidenceId } from "../../core/attempt/assemble-runs.ts";
import type { BaseResults, Ledger } from "../../core/attempt/ledger.ts";
import { type Witness, withWitness } from "../../core/attempt/witness.ts";
import type { Config } from "../../core/config/config.ts";
import { type Judgement, judge } from "../../core/decision/judge.ts";
import { type Records, writeRecords } from "../../core/memory/records.ts";
import { ownTemplates } from "../own-templates.ts";
import { type Telling, tellCase } from "../tell-case.ts";
import { ledgerArtifact, RECORDS_FILE } from "./artifact-names.ts";
import type { Attempts } from "./attempted.ts";
import { githubLedger } from "./github-ledger.ts";
import type { Judged } from "./judged.ts";
import { addNewRuns, type RecordSearch } from "./load-records.ts";
import { readReview } from "./read-review.ts";
import type { Settings } from "./settings.ts";
import { keepMemory, recallMemory, type SharedMemory } from "./shared-memory.ts";
import { NOTHING_SHOWN, type Shown, showJudgements } from "./show-judgements.ts";
import { tellAlone } from "./tell-alone.ts";
import type { GitHubWorld } from "./world.ts";

export interface JudgeRequest {
  readonly search: RecordSearch;
  /** The run attempt to be judged, and the commit that it tested. */
  readonly run: { readonly id: number; readonly attempt: number; readonly headSha: string };
  readonly config: Config;
  readonly settings: Settings;
  readonly base: BaseResults | null;
  /** What GitHub says that the tested commit changes, where somebody asked. */
  readonly witness?: Witness | null;
  /** Only where a trusted run judges. */
  readonly memory?: SharedMemory | undefined;
}

/** Two runs that end together see each other after at most this many looks. */
const MOST_LOOKS = 4;

/** Judges one run by all records, and shows the newest: of its commit there, of the pull request in the comment. */
export async function judgePull(
  records: Records,
  request: JudgeRequest,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged> {
  const { search, run, config } = request;
  const subject = { repository: world.github.repository, pullRequest: search.pull.number };
  const { sha } = search.pull.base;
  const templates = await ownTemplates(config, (path) => world.github.fileAt(path, sha));
  const patterns = await recallMemory(request.memory, attempts, world);
  const telling = { config, templates, patterns: patterns ?? [] };
  const said = await readReview(search.pull, attempts, world.github);
  if (attempts.unknown.length > 0)
    return await tellAlone(records, { ...request, pull: search.pull }, attempts, world);
  const judgeAll: JudgeAll = (known) => {
    const told = githubLedger(search.endsAsJudged ? known : withoutEnds(known), subject, config, world);
    const ledger = witnessed(told, request.witness);
    return judge({ ...ledger, review: said, base: comparableBase(request.base, ledger) }, config);
  };
  const review = tellCase(judgeAll(records), evidenceId(run.id, run.attempt), telling, world);
  const how = { telling, judgeAll };
  const { commentUrl, notifications } = await publishUntilCurrent(records, request, how, attempts, world);
  const { id: sessionId } = githubLedger(records, subject, config, world);
  const lesson = { known: patterns, judgements: judgeAll(records), sessionId };
  await keepMemory(request.memory, lesson, attempts, world);
  return {
    review: { ...review, document: { ...review.document, notifications } },
    commentUrl,
    isWhole: true,
  };
}

function witnessed(ledger: Ledger, witness: Witness | null | undefined): Ledger {
  if (!witness) return ledger;
  return { ...ledger, evidence: ledger.evidence.map((evidence) => withWitness(evidence, witness)) };
}

/** Workflows may run other tests on the base than on a pull request: what hardly overlaps would look like removed tests. */
function comparableBase(base: BaseResults | null, { evidence }: Ledger): BaseResults | null {
  const run = evidence.findLast(({ outcomes }) => outcomes.size > 0);
  if (!base || !run) return null;
  const shared = [...base.outcomes.keys()].filter((id) => run.outcomes.has(id)).length;
  return shared * 2 >= base.outcomes.size ? base : null;
}

/** How a run that only records ended tells nothing of its tests. */
function withoutEnds(records: Records): Records {
  return { ...records, runs: records.runs.map((run) => ({ ...run, conclusion: null })) };
}

type JudgeAll = (records: Records) => Judgement[];

/**
 * Comment and status tell the newest run, whoever writes them. After each writing the records are looked at again: a run
 * that came in between is told as well, so that the last writer has always seen everything recorded before it wrote.
 */
async function publishUntilCurrent(
  first: Records,
  request: JudgeRequest,
  { telling, judgeAll }: { readonly telling: Telling; readonly judgeAll: JudgeAll },
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Shown> {
  const { search, run, settings } = request;
  const where = { pull: search.pull.number, sha: run.headSha, settings, telling };
  let records = first;
  let shown = NOTHING_SHOWN;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const [judgements, before] = [judgeAll(records), shown];
    const now = await attempts.try("Case", () => showJudgements(judgements, before, where, attempts, world));
    if (now === null) break;
    shown = now;
    const known = records;
    const again = await attempts.try("Records", () => addNewRuns(known, search, world));
    if (again === null || again.records.length === records.records.length) break;
    records = again;
  }
  const files = { [RECORDS_FILE]: JSON.stringify(writeRecords(records)) };
  const days = daysToKeep(judgeAll(records));
  await attempts.try("Gathered records", () =>
    world.uploads.upload(ledgerArtifact(search.pull.number), files, days),
  );
  return shown;
}

/** The longest that applies: an escalation 90 days, a failure that was overcome 60, anything else 30. */
function daysToKeep(judgements: readonly Judgement[]): number {
  if (judgements.some(({ call }) => call.action === "escalate")) return 90;
  return judgements.some(({ call, attempt }) => call.action === "proceed" && attempt > 1) ? 60 : 30;
}
