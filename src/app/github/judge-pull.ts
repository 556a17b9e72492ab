import { evidenceId, type Subject } from "../../core/attempt/assemble-runs.ts";
import type { Config } from "../../core/config/config.ts";
import { type Judgement, judge } from "../../core/decision/judge.ts";
import { type Records, writeRecords } from "../../core/memory/records.ts";
import { type Review, tellCase } from "../tell-case.ts";
import { ledgerArtifact, RECORDS_FILE } from "./artifact-names.ts";
import type { Attempts } from "./attempted.ts";
import { githubLedger } from "./github-ledger.ts";
import { addNewRuns, type RecordSearch } from "./load-records.ts";
import { publishCase } from "./publish-case.ts";
import { publishVerdict } from "./publish-verdict.ts";
import type { Settings } from "./settings.ts";
import type { GitHubWorld } from "./world.ts";

export interface JudgeRequest {
  readonly search: RecordSearch;
  /** The run attempt to be judged, and the commit that it tested. */
  readonly run: { readonly id: number; readonly attempt: number; readonly headSha: string };
  readonly config: Config;
  readonly settings: Settings;
}

export interface Judged {
  readonly review: Review;
  readonly commentUrl: string | null;
}

/** Two runs that end together see each other after at most this many looks. */
const MOST_LOOKS = 4;
const GATHERING_DAYS = 90;

/** Judges one run by all records, and shows it: its own verdict on its commit, the newest state in the comment. */
export async function judgePull(
  records: Records,
  request: JudgeRequest,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Judged> {
  const { search, run, config, settings } = request;
  const subject = { repository: world.github.repository, pullRequest: search.pull.number };
  const review = tellCase(
    judgementsOf(records, subject, config, world),
    evidenceId(run.id, run.attempt),
    world,
  );
  await publishVerdict(review, run.headSha, settings, attempts, world);
  const commentUrl = await publishUntilCurrent(records, request, subject, attempts, world);
  return { review, commentUrl };
}

function judgementsOf(records: Records, subject: Subject, config: Config, world: GitHubWorld): Judgement[] {
  return judge(githubLedger(records, subject, world), config);
}

/**
 * The comment tells the newest run, whoever writes it. After each writing the records are looked at again: a run that
 * came in between is told as well, so that the last writer has always seen everything recorded before it wrote.
 */
async function publishUntilCurrent(
  first: Records,
  { search, config, settings }: JudgeRequest,
  subject: Subject,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<string | null> {
  let records = first;
  let url: string | null = null;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const judgements = judgementsOf(records, subject, config, world);
    const newest = judgements.at(-1);
    if (!newest) return url;
    const told = tellCase(judgements, newest.evidence.id, world);
    url = (await publishCase(told, subject.pullRequest, settings, attempts, world)) ?? url;
    const known = records;
    const again = await attempts.try("Records", () => addNewRuns(known, search, world));
    if (again === null || again.records.length === records.records.length) break;
    records = again;
  }
  const gathered = JSON.stringify(writeRecords(records));
  await attempts.try("Gathered records", () =>
    world.uploads.upload(ledgerArtifact(subject.pullRequest), { [RECORDS_FILE]: gathered }, GATHERING_DAYS),
  );
  return url;
}
