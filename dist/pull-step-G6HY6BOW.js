import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  factsOf,
  githubLedger,
  judgePull,
  loadRecords,
  ofSameWork,
  tellAlone,
  uniteGathered,
  uniteRecords
} from "./chunk-IM374JIC.js";
import {
  NO_RECORDS,
  RECORDS_FILE,
  attemptArtifact,
  baseConfig,
  layBaseline,
  readBase,
  underStatus,
  writeRecords
} from "./chunk-ZSALLLUM.js";
import {
  eventPart,
  hintsOf,
  isFork
} from "./chunk-BE2HXG5X.js";
import {
  configOf,
  jobKey,
  openWorkspace,
  ownRun,
  ownRunId,
  settingsOf
} from "./chunk-2GLHM6FV.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-QCVQWBBA.js";
import {
  collectAttempt
} from "./chunk-V7KRRT5F.js";
import {
  buildEvidence
} from "./chunk-XAGITZFX.js";
import "./chunk-MYFI756P.js";
import "./chunk-RQQHIXQY.js";
import "./chunk-WCDV2FHM.js";
import "./chunk-MVLQV5KU.js";
import "./chunk-Q45JHG4Q.js";
import "./chunk-N3NWH5CY.js";
import "./chunk-MXX67HZX.js";
import "./chunk-B2JYXZHB.js";
import "./chunk-XMMUHOWT.js";
import "./chunk-66JN3P3K.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-B2YLVUHV.js";
import "./chunk-IYHK5JIX.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";

// src/app/github/record-run.ts
var RETENTION_DAYS = 30;
async function recordRun(claim, evidence, { uploads }) {
  const record = { claim, evidence };
  const { pullRequest, runId, runAttempt, job } = claim;
  const text = JSON.stringify(writeRecords({ ...NO_RECORDS, records: [record] }));
  const name = attemptArtifact(pullRequest, runId, runAttempt, job);
  await uploads.upload(name, { [RECORDS_FILE]: text }, RETENTION_DAYS);
  return record;
}

// src/app/github/review-pull.ts
async function reviewPull(job, attempts, world) {
  const { run, settings } = job;
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  return await underStatus(place, attempts, world, () => recordAndJudge(job, attempts, world));
}
async function recordAndJudge(job, attempts, world) {
  const { pull, run, config, settings, base } = job;
  const search = {
    pull,
    path: run.path,
    event: run.event,
    mayGather: ofSameWork(run),
    endsAsJudged: true
  };
  const before = job.isConfirmed ? await attempts.try("Earlier records", () => loadRecords(search, world)) : null;
  const { records } = await recordJob(job, before ?? NO_RECORDS, attempts, world);
  if (before === null) return await tellAlone(records, job, attempts, world);
  const { id, attempt, head } = run;
  const request = { search, run: { id, attempt, headSha: head.sha }, config, settings, base };
  return await judgePull(records, request, attempts, world);
}
async function recordJob(job, before, attempts, world) {
  const { pull, run, config, reports } = job;
  const subject = { repository: world.github.repository, pullRequest: pull.number };
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, githubLedger(before, subject, world), config, world);
  const claim = {
    ...subject,
    headSha: run.head.sha,
    event: run.event,
    runId: run.id,
    runAttempt: run.attempt,
    job: job.job,
    expectedJobs: job.expectedJobs
  };
  const stored = await attempts.try("Record of this attempt", () => recordRun(claim, evidence, world));
  const own = { records: uniteRecords([{ claim, evidence }]), runs: [factsOf(run)], looked: [] };
  return { records: uniteGathered([own, before]), isStored: stored !== null };
}

// src/action/claimed-by.ts
function claimedBy({ env }, { number, title, body, labels, head, base }) {
  const at = { sha: head.sha, ref: head.ref, repositoryId: head.repo?.id ?? null };
  const { id, attempt } = ownRunId(env);
  const server = `${env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${env["GITHUB_REPOSITORY"] ?? ""}`;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const run = {
    id,
    attempt,
    event: env["GITHUB_EVENT_NAME"] ?? "",
    status: "in_progress",
    conclusion: null,
    path: /^[^/]+\/[^/]+\/([^@]+)@/.exec(env["GITHUB_WORKFLOW_REF"] ?? "")?.[1] ?? "",
    head: at,
    createdAt: now,
    startedAt: null,
    updatedAt: now,
    url: `${server}/actions/runs/${id}`
  };
  const names = labels.map(({ name }) => name);
  const told = { number, title, body: body ?? "", labels: names, head: at, base };
  return { run, pull: { ...told, state: "open", locked: false, author: "" } };
}

// src/action/pull-step.ts
async function reviewStep(step, attempts, github) {
  const { job, world } = await openPull(step, attempts, github);
  return await reviewPull(job, attempts, world);
}
async function recordStep(step, attempts, github) {
  const { job, world } = await openPull(step, attempts, github);
  const { path, event } = job.run;
  const search = { pull: job.pull, path, event, mayGather: () => false, endsAsJudged: false };
  const before = await attempts.try("Earlier records", () => loadRecords(search, world)) ?? NO_RECORDS;
  return (await recordJob(job, before, attempts, world)).isStored;
}
async function openPull(step, attempts, github) {
  const event = eventPart(step.event, "pull_request");
  const confirmed = await attempts.try("This run", async () => ({
    run: await ownRun(step, github.github),
    pull: await github.github.pull(event.number)
  }));
  const { run, pull } = confirmed ?? claimedBy(step, event);
  const config = configOf(step, await baseConfig(pull, step.inputs.config, github.github));
  const { world: local } = await openWorkspace(step, config);
  const world = { ...local, ...github };
  const base = await attempts.try("Baseline", () => readBase(pull, world));
  if (base) await layBaseline(base, config, world);
  const job = {
    pull,
    run,
    job: jobKey(step),
    expectedJobs: step.inputs["expect-shards"] ?? null,
    reports: reportsOf(step, event),
    config,
    settings: settingsOf(step),
    base: base?.results ?? null,
    isConfirmed: confirmed !== null
  };
  return { job, world };
}
function reportsOf({ inputs }, pull) {
  const { number, body, head, base } = pull;
  return {
    junit: inputs.junit,
    coverage: inputs.coverage,
    base: inputs.base ?? `origin/${base.ref}`,
    branch: `pull/${number}`,
    head: head.sha,
    hints: hintsOf(pull),
    body: body ?? void 0,
    fork: isFork(pull)
  };
}
export {
  recordStep,
  reviewStep
};
