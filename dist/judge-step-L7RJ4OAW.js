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
} from "./chunk-2SOEKQCD.js";
import {
  baseConfig,
  readBase,
  sayStatus,
  underStatus
} from "./chunk-7D4C4RLJ.js";
import {
  eventPart
} from "./chunk-RRGR77ZQ.js";
import {
  configOf,
  ownRun,
  settingsOf
} from "./chunk-RAWKJIIK.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-QCVQWBBA.js";
import "./chunk-NC6WBADQ.js";
import "./chunk-IBQWJP2S.js";
import "./chunk-U4AXW5K3.js";
import "./chunk-VEWVJGUT.js";
import "./chunk-TT3XQU2Y.js";
import "./chunk-Z5DMC7QE.js";
import "./chunk-AB3ESMJE.js";
import "./chunk-ZGC2XNDA.js";
import "./chunk-667ZVAED.js";
import "./chunk-R7RXBSLI.js";
import "./chunk-L24OYCSH.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
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

// src/app/github/judge-run.ts
var FIRST_PAUSE_MS = 1e3;
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
    const own = withExpected(await waitForRecords(request, world), request.expectedJobs);
    if (own.records.some(({ claim }) => claim.runAttempt === run.attempt))
      return await judgeRecords(own, request, attempts, world);
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
async function judgeRecords(own, request, attempts, world) {
  const { pull, run, config, settings, base, mayGather, endsAsJudged, memory } = request;
  const search = { pull, path: run.path, event: run.event, mayGather, endsAsJudged };
  const before = await attempts.try("Earlier records", () => loadRecords(search, world));
  if (before === null) return await tellAlone(own, request, attempts, world);
  const { id, attempt, head } = run;
  const asked = { search, run: { id, attempt, headSha: head.sha }, config, settings, base, memory };
  return await judgePull(uniteGathered([own, before]), asked, attempts, world);
}
async function waitForRecords({ pull, run, expectedJobs, waitSeconds }, world) {
  let left = waitSeconds * 1e3;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await lookAt(run, pull, world);
    const isThere = found.records.some(({ claim }) => claim.runAttempt === run.attempt);
    const jobs = new Set(found.records.map(({ claim }) => claim.job)).size;
    if (isThere && jobs >= (expectedJobs ?? 1) || left <= 0) return found;
    await world.wait(Math.min(pause, left));
    left -= pause;
  }
}
function withExpected(records, expectedJobs) {
  if (expectedJobs === null) return records;
  return {
    ...records,
    records: records.records.map((record) => ({ ...record, claim: { ...record.claim, expectedJobs } }))
  };
}

// src/action/judge-step.ts
var judgeOwnRun = async (step, attempts, world) => {
  const run = await ownRun(step, world.github);
  const pull = await world.github.pull(eventPart(step.event, "pull_request").number);
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
  const pull = await findPull(run, github);
  if (typeof pull === "string") {
    say(pull);
    return null;
  }
  const own = await ownRun(step, github);
  const mayGather = ofJudgingWorkflow(own);
  const { repositoryId } = own.head;
  const memory = {
    mayWrite: mayGather,
    mayLearn: repositoryId !== null && run.head.repositoryId === repositoryId
  };
  return await judge({ pull, run, mayGather, endsAsJudged: false, memory }, step, attempts, world);
};
async function judge(whose, step, attempts, world) {
  const { inputs } = step;
  const base = await attempts.try("Baseline", () => readBase(whose.pull, world));
  const config = configOf(step, await baseConfig(whose.pull, inputs.config, world.github));
  const request = {
    ...whose,
    expectedJobs: inputs["expect-shards"] ?? null,
    waitSeconds: inputs["wait-seconds"],
    config,
    settings: settingsOf(step),
    base: base?.results ?? null
  };
  return await judgeRun(request, attempts, world);
}
export {
  judgeOtherRun,
  judgeOwnRun
};
