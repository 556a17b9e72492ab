import type { BaseResults } from "../../core/attempt/ledger.ts";
import type { Config } from "../../core/config/config.ts";
import { NO_RECORDS, readRecords, writeRecords } from "../../core/memory/records.ts";
import { writeBaseline } from "../../core/policy/coverage/base/baseline.ts";
import { buildEvidence } from "../build-evidence.ts";
import { baselinePath } from "../check-coverage.ts";
import { measureReports } from "../measure-reports.ts";
import { collectAttempt, type ReviewRequest } from "../review-reports.ts";
import { RECORDS_FILE } from "./artifact-names.ts";
import { newestOf } from "./newest-of.ts";
import type { PullRequest, WorkflowRun } from "./ports.ts";
import type { PullWorld } from "./review-pull.ts";
import type { GitHubWorld } from "./world.ts";

const COVERAGE_FILE = "coverage-baseline.json";
const RETENTION_DAYS = 90;

function baselineArtifact(branch: string): string {
  return `umpire-baseline-v1-${branch.replace(/[^A-Za-z0-9._-]+/g, "_")}`;
}

/** What the default branch has: its test results, and the coverage of every file. */
export async function recordBaselineRun(
  { run, reports }: { readonly run: WorkflowRun; readonly reports: ReviewRequest },
  config: Config,
  world: PullWorld,
): Promise<string> {
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, null, config, world);
  const claim = {
    repository: world.github.repository,
    pullRequest: 0,
    headSha: run.head.sha,
    event: run.event,
    runId: run.id,
    runAttempt: run.attempt,
    job: "baseline",
    expectedJobs: null,
  };
  const found = input.coverage.reports.flatMap(({ result }) => (result.kind === "coverage" ? [result] : []));
  const { files } = await measureReports(found, await world.code.tracked(), config, world);
  const origin = { at: world.clock.now(), branch: run.head.ref, commit: run.head.sha };
  const documents = {
    [RECORDS_FILE]: JSON.stringify(writeRecords({ ...NO_RECORDS, records: [{ claim, evidence }] })),
    ...(files.size > 0 && { [COVERAGE_FILE]: JSON.stringify(writeBaseline(files, origin)) }),
  };
  return await world.uploads.upload(baselineArtifact(run.head.ref), documents, RETENTION_DAYS);
}

/** What a push to the base branch recorded, as far as it did. */
export interface BaseRecord {
  readonly results: BaseResults | null;
  /** Its coverage document; null when nothing was measured. */
  readonly coverage: string | null;
}

const NOTHING: BaseRecord = { results: null, coverage: null };

/** Only a push to the base branch itself can have recorded it. */
export async function readBase(pull: PullRequest, world: GitHubWorld): Promise<BaseRecord> {
  const isOfBase = ({ event, head }: WorkflowRun) => event === "push" && head.ref === pull.base.ref;
  const newest = await newestOf(baselineArtifact(pull.base.ref), isOfBase, world);
  if (!newest || newest.artifact.expired) return NOTHING;
  const { artifact, run } = newest;
  const zip = await world.github.download(artifact);
  if (zip === "gone") return NOTHING;
  const files = await world.readZip(zip);
  const text = (name: string) => {
    const file = files.get(name);
    return file ? new TextDecoder().decode(file) : null;
  };
  const records = text(RECORDS_FILE);
  const [record] = records === null ? [] : readRecords(records, artifact.name).records;
  return {
    results: record ? { commit: run.head.sha, outcomes: record.evidence.outcomes } : null,
    coverage: text(COVERAGE_FILE),
  };
}

/**
 * Lays the base's coverage where it is looked for. One that an earlier step left there stands; one that the pull request
 * has committed to the memory does not: it would choose what it is compared with.
 */
export async function layBaseline(
  { coverage }: BaseRecord,
  config: Config,
  {
    files,
    code,
  }: { readonly files: PullWorld["files"]; readonly code: Pick<PullWorld["code"], "committed"> },
): Promise<void> {
  const path = baselinePath(config);
  if (coverage === null) return;
  const isOfMemory = path.startsWith(`${config.debug_memory.location}/`);
  const isFree =
    (await files.read(path)) === null || (isOfMemory && (await code.committed([path])).has(path));
  if (isFree) await files.write(path, coverage);
}
