import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_RECORDS,
  RECORDS_FILE,
  attemptArtifact,
  baseConfig,
  factsOf,
  githubLedger,
  judgePull,
  judgeRun,
  layBaseline,
  loadRecords,
  ofSameWork,
  readBase,
  tellAlone,
  underStatus,
  uniteGathered,
  uniteRecords,
  writeRecords
} from "./chunk-F6DDB5U4.js";
import "./chunk-6LNHWR3Y.js";
import {
  configOf,
  jobKey,
  openWorkspace,
  ownRun,
  ownRunId,
  settingsOf
} from "./chunk-YRJBTQ37.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-QCVQWBBA.js";
import {
  collectAttempt
} from "./chunk-MYFO526K.js";
import {
  buildEvidence
} from "./chunk-F57WLRPV.js";
import "./chunk-UYNMHUEU.js";
import "./chunk-Q2ZR4MT3.js";
import "./chunk-AFJAUK4S.js";
import "./chunk-IK4UVTYL.js";
import "./chunk-5K2BLLAI.js";
import "./chunk-EDEWGN2M.js";
import "./chunk-YJM2PNHI.js";
import "./chunk-CM23JTGE.js";
import "./chunk-ZRIGJCED.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-IYHK5JIX.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
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
async function judgeOwnRun(step, attempts, world) {
  const run = await ownRun(step, world.github);
  const pull = await world.github.pull(eventPull(step).number);
  const base = await attempts.try("Baseline", () => readBase(pull, world));
  return await judgeRun(
    {
      pull,
      run,
      expectedJobs: step.inputs["expect-shards"] ?? null,
      waitSeconds: step.inputs["wait-seconds"],
      config: configOf(step, await baseConfig(pull, step.inputs.config, world.github)),
      settings: settingsOf(step),
      base: base?.results ?? null,
      mayGather: ofSameWork(run),
      endsAsJudged: true
    },
    attempts,
    world
  );
}
async function openPull(step, attempts, github) {
  const event = eventPull(step);
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
function reportsOf({ inputs }, { number, title, body, labels, head, base }) {
  return {
    junit: inputs.junit,
    coverage: inputs.coverage,
    base: inputs.base ?? `origin/${base.ref}`,
    branch: `pull/${number}`,
    head: head.sha,
    hints: { labels: labels.map(({ name }) => name), issueType: null, title, branch: head.ref },
    body: body ?? void 0,
    fork: head.repo?.id !== base.repo.id
  };
}
function eventPull({ event, env }) {
  if (event.pull_request) return event.pull_request;
  throw new UserError(
    "no-pull-request",
    `The event ${env["GITHUB_EVENT_NAME"] ?? "(none)"} is of no pull request.`,
    "Run this mode on `pull_request`, or leave `mode` out to let the event decide."
  );
}
export {
  judgeOwnRun,
  recordStep,
  reviewStep
};
