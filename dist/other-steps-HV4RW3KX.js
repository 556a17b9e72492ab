import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  baseConfig,
  publishVerdict,
  recordBaselineRun,
  underStatus
} from "./chunk-SDMBKQA2.js";
import {
  eventPart
} from "./chunk-GZZ5RPJ2.js";
import {
  configOf,
  openWorkspace,
  ownRun,
  settingsOf
} from "./chunk-7BEP5H2O.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-QCVQWBBA.js";
import {
  collectAttempt
} from "./chunk-KUXBZSPJ.js";
import {
  buildEvidence,
  ownTemplates,
  tellCase
} from "./chunk-NROO75I3.js";
import "./chunk-SB4SPM5L.js";
import "./chunk-CT6GWJHA.js";
import "./chunk-BPOPR7KR.js";
import "./chunk-4CMYFIVE.js";
import {
  judge
} from "./chunk-65D3ZUTK.js";
import "./chunk-L4U7GZ6G.js";
import "./chunk-JAWR7LQO.js";
import "./chunk-MNOPWWT5.js";
import "./chunk-6GLT6FU5.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-IYHK5JIX.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";

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
async function groupStep(step, attempts, github) {
  const group = eventPart(step.event, "merge_group");
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
export {
  baselineStep,
  groupStep
};
