import { type RunFacts, type RunRecord, uniteRecords } from "../../core/attempt/run-record.ts";
import { type LookedAt, NO_RECORDS, type Records } from "../../core/memory/records.ts";
import { attemptOf, attemptPrefix, ledgerArtifact } from "./artifact-names.ts";
import { isSameBranch, type MayGather } from "./may-gather.ts";
import { newestOf } from "./newest-of.ts";
import type { PullRequest, WorkflowRun } from "./ports.ts";
import { readArtifact } from "./read-artifact.ts";
import type { GitHubWorld } from "./world.ts";

/** Whose records are sought: runs of one workflow for one pull request. */
export interface RecordSearch {
  readonly pull: PullRequest;
  readonly path: string;
  readonly event: string;
  readonly mayGather: MayGather;
  /** Whether such a run ends as it was judged. One that only records ends well, whatever its tests did. */
  readonly endsAsJudged: boolean;
}

/** More than this in one go would spend the hour's calls; the runs after this one take the rest. */
const MOST_RUNS_AT_ONCE = 25;

/** Everything recorded so far: what the newest gathering holds, and the records of the runs it has not seen. */
export async function loadRecords(
  search: RecordSearch,
  world: GitHubWorld,
  /** A run that was looked at a moment ago. */
  except?: number,
): Promise<Records> {
  const gathered = await newestGathering(search, world);
  return await addNewRuns(gathered, search, world, except);
}

/** The same again, with whatever was recorded since. */
export async function addNewRuns(
  known: Records,
  search: RecordSearch,
  world: GitHubWorld,
  except?: number,
): Promise<Records> {
  const runs = await runsOf(search, world);
  const unseen = runs
    .filter((run) => run.id !== except && !wasLookedAt(run, known.looked))
    .slice(0, MOST_RUNS_AT_ONCE);
  const found = await Promise.all(unseen.map((run) => lookAt(run, search.pull, world)));
  return uniteGathered([{ ...NO_RECORDS, runs: runs.map(factsOf) }, known, ...found]);
}

/** What the API says now stands before what it said when somebody gathered it. */
export function uniteGathered(parts: readonly Records[]): Records {
  const runs = new Map<number, RunFacts>();
  for (const run of parts.flatMap((part) => part.runs)) {
    const known = runs.get(run.id) ?? run;
    // Run attempts only grow; an event tells of one that may not be the last.
    runs.set(run.id, { ...known, attempt: Math.max(known.attempt, run.attempt) });
  }
  const looked = new Map(
    parts.flatMap((part) => part.looked).map((seen) => [`${seen.runId}/${seen.runAttempt}`, seen] as const),
  );
  return {
    records: uniteRecords(parts.flatMap(({ records }) => records)),
    runs: [...runs.values()].sort((left, right) => left.id - right.id),
    looked: [...looked.values()].sort(
      (left, right) => left.runId - right.runId || left.runAttempt - right.runAttempt,
    ),
  };
}

export function factsOf({ id, attempt, event, conclusion, head, createdAt, url }: WorkflowRun): RunFacts {
  return { id, attempt, event, conclusion, headSha: head.sha, createdAt, url };
}

/** A branch name can be used again, and by a fork: only runs of this head repository count. */
async function runsOf({ pull, path, event }: RecordSearch, { github }: GitHubWorld): Promise<WorkflowRun[]> {
  const runs = await github.runs({ branch: pull.head.ref, event });
  return runs.filter((run) => run.path === path && isSameBranch(run.head, pull.head));
}

function wasLookedAt({ id, attempt }: WorkflowRun, looked: readonly LookedAt[]): boolean {
  return looked.some(({ runId, runAttempt }) => runId === id && runAttempt === attempt);
}

/** Lists lag behind uploads by seconds; what a run left longer ago than this is all there. */
const SETTLED_MS = 10 * 60_000;

export interface LookedInto extends Records {
  /** Legs of its last run attempt whose records hold nothing that can be read. */
  readonly refused: number;
}

/** What one run left. Only a run that finished a while ago is known to have left everything it ever will. */
export async function lookAt(
  run: WorkflowRun,
  { number }: PullRequest,
  world: GitHubWorld,
): Promise<LookedInto> {
  const prefix = attemptPrefix(number, run.id);
  const artifacts = await world.github.artifactsOf(run.id, prefix);
  const records: RunRecord[] = [];
  const gone: LookedAt[] = [];
  let refused = 0;
  for (const artifact of artifacts) {
    const read = await readArtifact(artifact, world);
    const runAttempt = attemptOf(artifact.name, prefix) ?? run.attempt;
    if (read === "refused") refused += Number(runAttempt === run.attempt);
    else if (read === "gone") gone.push({ runId: run.id, runAttempt, expired: true });
    else records.push(...ownRecords(read, artifact.name, run, world));
  }
  const age = Date.parse(world.clock.now()) - Date.parse(run.updatedAt);
  const isFinished = run.status === "completed" && age > SETTLED_MS;
  const seen = { runId: run.id, runAttempt: run.attempt, expired: false };
  const needsSeen = isFinished && !gone.some(({ runAttempt }) => runAttempt === run.attempt);
  return { records, runs: [factsOf(run)], looked: needsSeen ? [...gone, seen] : gone, refused };
}

/** Which run it is of is known from where it lies. */
function ownRecords(
  { records }: Records,
  name: string,
  { id }: WorkflowRun,
  { say }: GitHubWorld,
): RunRecord[] {
  const own = records.filter(({ claim }) => claim.runId === id);
  if (own.length < records.length) say(`Artifact ${name} of run ${id} tells of another run: it is left out.`);
  return own;
}

/** A gathering by a run that may not gather is a claim like any other, and is not read. */
async function newestGathering({ pull, mayGather }: RecordSearch, world: GitHubWorld): Promise<Records> {
  const newest = await newestOf(ledgerArtifact(pull.number), mayGather, world);
  const read = newest && (await readArtifact(newest.artifact, world));
  return typeof read === "object" && read !== null ? read : NO_RECORDS;
}
