import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isSameBranch,
  judgePull,
  loadRecords,
  lookAt,
  ofJudgingWorkflow,
  ofSameWork,
  tellAlone,
  uniteGathered
} from "./chunk-OPDBUBDN.js";
import {
  baseConfig,
  orErrorStatus,
  readBase,
  sayStatus,
  underStatus
} from "./chunk-2EI67WUC.js";
import {
  eventPart
} from "./chunk-DONS6G77.js";
import "./chunk-FEXGV63L.js";
import "./chunk-GXDMD3WV.js";
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
  ownRun,
  settingsOf
} from "./chunk-TK2OCFC7.js";
import "./chunk-ZGZSONUI.js";
import {
  USUAL_CONFIG
} from "./chunk-6V7ABJCP.js";
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

// src/app/github/find-pull.ts
async function findPull(run, github) {
  const { sha, ref } = run.head;
  const pulls = (await github.pullsAt(sha)).filter(
    ({ head, state }) => state === "open" && isSameBranch(head, run.head)
  );
  const [only, ...others] = pulls;
  if (!only) return `No open pull request has ${ref} at ${sha.slice(0, 7)} as its head: nothing is judged.`;
  if (others.length > 0)
    return `${pulls.length} open pull requests have ${ref} as their head (${pulls.map(({ number }) => `#${number}`).join(", ")}): it is not clear whose attempt this is, so none is judged.`;
  return only;
}

// src/core/attempt/legs.ts
function deadLegs(records, attempt, jobs) {
  return jobIds(records).reduce((sum, id) => {
    const own = records.filter(({ claim }) => idOf(claim.job) === id);
    const now = new Set(own.flatMap(({ claim }) => claim.runAttempt === attempt ? claim.job : []));
    const before = new Set(own.map(({ claim }) => claim.job).filter((job) => !now.has(job)));
    const [again, kept] = [legsOf(id, jobs, true), legsOf(id, jobs, false)];
    return sum + unrecorded(again, now.size) + unrecorded(kept, before.size);
  }, 0);
}
function unrecorded(legs, recorded) {
  const broken = legs.filter(({ conclusion }) => conclusion !== "success").length;
  return Math.max(0, Math.min(broken, legs.length - recorded));
}
function ranNoneAgain(records, jobs) {
  const ids = jobIds(records);
  const isKnown = (id) => jobs.some(({ name }) => isLegOf(id, name));
  return ids.length > 0 && ids.every(isKnown) && ids.every((id) => legsOf(id, jobs, true).length === 0);
}
function legsOf(id, jobs, isAgain) {
  return jobs.filter(({ name, ran, conclusion }) => {
    return ran === isAgain && conclusion !== "skipped" && isLegOf(id, name);
  });
}
function isLegOf(id, name) {
  const own = name.replace(/ \([^()]*\)$/, "").replace(/^.* \/ /, "");
  return own === id || name.startsWith(`${id} (`);
}
function jobIds(records) {
  return [...new Set(records.map(({ claim }) => idOf(claim.job)))];
}
function idOf(key) {
  return key.replace(/-[0-9a-f]{8}$/, "");
}

// src/app/github/own-records.ts
var FIRST_PAUSE_MS = 1e3;
async function findOwn(request, attempts, world) {
  const { run, expectedJobs } = request;
  const jobs = await attempts.ask("Jobs of this run", () => jobFacts(run, world));
  const found = await waitForRecords(request, jobs ?? [], world);
  const attempt = recordedAttempt(found, run, jobs ?? []);
  if (attempt === null) return null;
  const dead = deadLegs(found.records, run.attempt, jobs ?? []) + found.refused;
  const recorded = new Set(found.records.map(({ claim }) => claim.job)).size;
  const seen = dead > 0 ? recorded + dead : 0;
  return { records: withExpected(found, Math.max(expectedJobs ?? 0, seen)), attempt };
}
async function jobFacts(run, { github }) {
  const jobs = await github.jobsOf(run.id, run.attempt);
  return jobs.map(({ name, conclusion, ...job }) => ({ name, conclusion, ran: ranIn(run, job) }));
}
function ranIn({ attempt, startedAt }, job) {
  if (job.attempt !== attempt) return false;
  return attempt === 1 || startedAt === null || job.startedAt === null || job.startedAt >= startedAt;
}
function recordedAttempt({ records }, run, jobs) {
  const before = records.map(({ claim }) => claim.runAttempt).filter((attempt) => attempt <= run.attempt);
  const newest = Math.max(0, ...before);
  if (newest === run.attempt) return newest;
  return ranNoneAgain(records, jobs) ? newest : null;
}
async function waitForRecords({ pull, run, expectedJobs, waitSeconds }, jobs, world) {
  let left = waitSeconds * 1e3;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await lookAt(run, pull, world);
    const isThere = recordedAttempt(found, run, jobs) !== null;
    const count = new Set(found.records.map(({ claim }) => claim.job)).size;
    if (isThere && count >= (expectedJobs ?? 1) || left <= 0) return found;
    await world.wait(Math.min(pause, left));
    left -= pause;
  }
}
function withExpected(records, expectedJobs) {
  if (expectedJobs === 0) return records;
  return {
    ...records,
    records: records.records.map((record) => ({ ...record, claim: { ...record.claim, expectedJobs } }))
  };
}

// src/app/github/witness-change.ts
var MOST_LOOKS = 5;
async function witnessChange(request, world) {
  const { pull, headSha, config, rules = USUAL_CONFIG } = request;
  const { github } = world;
  if (pull.head.sha !== headSha) return null;
  const memory = `${config.debug_memory.location}/`;
  const listed = (await github.pullFiles(pull.number)).map(({ path }) => path);
  const paths = listed.filter((path) => !path.startsWith(memory));
  const suspicious = leftOut(paths, request.evidence);
  const witness = { headSha, rules: rules.replace(/^\.\//, "") };
  if (suspicious.length === 0) return { ...witness, changed: paths };
  if ((await github.pull(pull.number)).head.sha !== headSha) return null;
  const isKnown = await firstDifference(suspicious.slice(0, MOST_LOOKS), pull, github);
  return { ...witness, changed: isKnown ? paths : paths.filter((path) => !suspicious.includes(path)) };
}
function leftOut(paths, evidence) {
  const claimed = evidence.filter(({ code }) => code.base !== null);
  const lists = claimed.map(({ code }) => new Set(code.files.map(({ path }) => path)));
  return paths.filter((path) => lists.some((list) => !list.has(path)));
}
async function firstDifference(paths, { head, base }, github) {
  for (const path of paths)
    if (await github.fileAt(path, base.sha) !== await github.fileAt(path, head.sha)) return true;
  return false;
}

// src/app/github/judge-run.ts
var BROKEN_OFF = /* @__PURE__ */ new Set([
  "cancelled",
  "skipped",
  "stale",
  "startup_failure",
  "timed_out"
]);
async function judgeRun(request, attempts, world) {
  const { run, settings } = request;
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  if (BROKEN_OFF.has(run.conclusion)) {
    const ended = `${run.conclusion}`.replaceAll("_", " ");
    return await noVerdict(
      `This run did not end by itself (${ended}): it is no verdict`,
      place,
      attempts,
      world
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
async function noVerdict(words, place, attempts, world) {
  world.say(words);
  await sayStatus("error", words, place, attempts, world);
  return null;
}
async function judgeRecords({ records: own, attempt }, request, attempts, world) {
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

// src/action/judge-step.ts
var judgeOwnRun = async (step, attempts, world) => {
  const run = await ownRun(step, world.github);
  const { number } = eventPart(step.event, "pull_request");
  const pull = await orErrorStatus(placeOf(run, step), attempts, world, () => world.github.pull(number));
  return await judge({ pull, run, mayGather: ofSameWork(run), endsAsJudged: true }, step, attempts, world);
};
var judgeOtherRun = async (step, attempts, world) => {
  const { github, say } = world;
  const given = eventPart(step.event, "workflow_run");
  const run = { ...await github.run(given.id), attempt: given.run_attempt };
  if (run.event !== "pull_request") {
    say(`The run that ended was started by ${run.event}, not by a pull request: nothing is judged.`);
    return null;
  }
  const found = await orErrorStatus(placeOf(run, step), attempts, world, async () => {
    return { pull: await findPull(run, github), judging: await ownRun(step, github) };
  });
  if (typeof found.pull === "string") {
    say(found.pull);
    return null;
  }
  const { pull, judging } = found;
  const mayGather = ofJudgingWorkflow(judging);
  const { repositoryId } = judging.head;
  const memory = {
    mayWrite: mayGather,
    mayLearn: repositoryId !== null && run.head.repositoryId === repositoryId
  };
  return await judge({ pull, run, mayGather, endsAsJudged: false, memory }, step, attempts, world);
};
function placeOf({ head, url }, step) {
  return { sha: head.sha, context: settingsOf(step).statusContext, url };
}
async function judge(whose, step, attempts, world) {
  const { inputs } = step;
  const base = await attempts.ask("Baseline", () => readBase(whose.pull, world));
  const config = await orErrorStatus(
    placeOf(whose.run, step),
    attempts,
    world,
    async () => configOf(step, await baseConfig(whose.pull, inputs.config, world.github))
  );
  const request = {
    ...whose,
    expectedJobs: inputs["expect-shards"] ?? null,
    waitSeconds: inputs["wait-seconds"],
    config,
    rules: inputs.config,
    settings: settingsOf(step),
    base: base?.results ?? null
  };
  return await judgeRun(request, attempts, world);
}
export {
  judgeOtherRun,
  judgeOwnRun
};
