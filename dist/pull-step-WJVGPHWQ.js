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
} from "./chunk-OPDBUBDN.js";
import {
  NO_RECORDS,
  RECORDS_FILE,
  attemptArtifact,
  baseConfig,
  layBaseline,
  orErrorStatus,
  readBase,
  underStatus,
  writeRecords
} from "./chunk-2EI67WUC.js";
import {
  eventPart,
  hintsOf,
  isFork
} from "./chunk-DONS6G77.js";
import {
  collectAttempt
} from "./chunk-FEXGV63L.js";
import {
  buildEvidence
} from "./chunk-GXDMD3WV.js";
import "./chunk-MPOS4UWX.js";
import "./chunk-RL2JNOXM.js";
import "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import "./chunk-4J3IG5WM.js";
import "./chunk-QCVQWBBA.js";
import {
  configOf,
  jobKey,
  openWorkspace,
  ownRun,
  ownRunId,
  settingsOf
} from "./chunk-TK2OCFC7.js";
import "./chunk-ZGZSONUI.js";
import "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import "./chunk-RLDAFMYN.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-GLPSYZ5K.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-JUI7UTUW.js";
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
  const { id, attempt, head } = run;
  const tested = { id, attempt, headSha: head.sha };
  if (before === null) return await tellAlone(records, { ...job, run: tested }, attempts, world);
  const request = { search, run: tested, config, settings, base };
  return await judgePull(records, request, attempts, world);
}
async function recordJob(job, before, attempts, world) {
  const { pull, run, config, reports } = job;
  const subject = { repository: world.github.repository, pullRequest: pull.number };
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, githubLedger(before, subject, config, world), config, world);
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
  const known = await whichRun(step, attempts, github);
  const { head, url } = known.run;
  const place = { sha: head.sha, context: settingsOf(step).statusContext, url };
  const { job, world } = await orErrorStatus(
    place,
    attempts,
    github,
    () => openPull(known, step, attempts, github)
  );
  return await reviewPull(job, attempts, world);
}
async function recordStep(step, attempts, github) {
  const known = await whichRun(step, attempts, github);
  const { job, world } = await openPull(known, step, attempts, github);
  const { path, event } = job.run;
  const search = { pull: job.pull, path, event, mayGather: () => false, endsAsJudged: false };
  const before = await attempts.try("Earlier records", () => loadRecords(search, world)) ?? NO_RECORDS;
  return (await recordJob(job, before, attempts, world)).isStored;
}
async function whichRun(step, attempts, { github }) {
  const event = eventPart(step.event, "pull_request");
  const confirmed = await attempts.try("This run", async () => ({
    run: await ownRun(step, github),
    pull: await github.pull(event.number)
  }));
  return { ...confirmed ?? claimedBy(step, event), isConfirmed: confirmed !== null };
}
async function openPull({ run, pull, isConfirmed }, step, attempts, github) {
  const config = configOf(step, await baseConfig(pull, step.inputs.config, github.github));
  const { world: local } = await openWorkspace(step, config);
  const world = { ...local, ...github };
  const base = await attempts.ask("Baseline", () => readBase(pull, world));
  if (base) await layBaseline(base, config, world);
  const job = {
    pull,
    run,
    job: jobKey(step),
    expectedJobs: step.inputs["expect-shards"] ?? null,
    reports: reportsOf(step, eventPart(step.event, "pull_request")),
    config,
    settings: settingsOf(step),
    base: base?.results ?? null,
    isConfirmed
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
