import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  baseConfig,
  isSameBranch,
  judgeRun,
  ofJudgingWorkflow,
  publishVerdict,
  readBase,
  recordBaselineRun,
  underStatus
} from "./chunk-F6DDB5U4.js";
import "./chunk-6LNHWR3Y.js";
import {
  configOf,
  openWorkspace,
  ownRun,
  settingsOf
} from "./chunk-YRJBTQ37.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-QCVQWBBA.js";
import {
  collectAttempt
} from "./chunk-MYFO526K.js";
import {
  buildEvidence,
  ownTemplates,
  tellCase
} from "./chunk-F57WLRPV.js";
import "./chunk-UYNMHUEU.js";
import "./chunk-Q2ZR4MT3.js";
import "./chunk-AFJAUK4S.js";
import "./chunk-IK4UVTYL.js";
import {
  judge
} from "./chunk-5K2BLLAI.js";
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

// src/app/github/judge-group.ts
async function judgeGroup(request, config, attempts, world) {
  const { headSha, settings } = request;
  const place = { sha: headSha, context: settings.statusContext, url: null };
  return await underStatus(place, attempts, world, async () => {
    const review = await reviewGroup(request, config, world);
    await publishVerdict(review, headSha, settings, attempts, world);
    return review;
  });
}
async function reviewGroup({ reports, baseSha }, config, world) {
  const templates = await ownTemplates(config, (path) => world.github.fileAt(path, baseSha));
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, null, config, world);
  const ledger = {
    id: evidence.id,
    branch: input.code.branch,
    createdAt: evidence.at,
    evidence: [evidence],
    resets: []
  };
  return tellCase(judge(ledger, config), evidence.id, { config, templates }, world);
}

// src/action/other-steps.ts
async function judgeOtherRun(step, attempts, world) {
  const { github, say } = world;
  const given = part(step.event.workflow_run, "workflow_run");
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
  const self = await ownRun(step, github);
  const base = await attempts.try("Baseline", () => readBase(pull, world));
  return await judgeRun(
    {
      pull,
      run,
      expectedJobs: step.inputs["expect-shards"] ?? null,
      waitSeconds: step.inputs["wait-seconds"],
      config: configOf(step, await baseConfig(pull, step.inputs.config, github)),
      settings: settingsOf(step),
      base: base?.results ?? null,
      mayGather: ofJudgingWorkflow(self),
      endsAsJudged: false
    },
    attempts,
    world
  );
}
async function groupStep(step, attempts, github) {
  const group = part(step.event.merge_group, "merge_group");
  const base = { ref: group.base_ref.replace("refs/heads/", ""), sha: group.base_sha };
  const config = configOf(step, await baseConfig({ base }, step.inputs.config, github.github));
  const { world } = await openWorkspace(step, config);
  const { junit, coverage } = step.inputs;
  const reports = {
    junit,
    coverage,
    base: step.inputs.base ?? `origin/${base.ref}`,
    branch: group.head_ref
  };
  const request = { reports, headSha: group.head_sha, baseSha: base.sha, settings: settingsOf(step) };
  return await judgeGroup(request, config, attempts, { ...world, ...github });
}
async function baselineStep(step, github) {
  const run = await ownRun(step, github.github);
  const { world, config } = await openWorkspace(step);
  const { junit, coverage, base } = step.inputs;
  const reports = { junit, coverage, base, branch: run.head.ref };
  return await recordBaselineRun({ run, reports }, config, { ...world, ...github });
}
function part(value, name) {
  if (value !== void 0) return value;
  throw new UserError(
    "event-mismatch",
    `The event has no ${name}, which this mode is about.`,
    `Run it on \`${name}\`, or leave \`mode\` out to let the event decide.`
  );
}
export {
  baselineStep,
  groupStep,
  judgeOtherRun
};
