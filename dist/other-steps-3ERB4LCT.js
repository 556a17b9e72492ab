import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  baseConfig,
  publishVerdict,
  recordBaselineRun,
  underStatus
} from "./chunk-ZSALLLUM.js";
import {
  eventPart
} from "./chunk-BE2HXG5X.js";
import {
  configOf,
  openWorkspace,
  ownRun,
  settingsOf
} from "./chunk-2GLHM6FV.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-QCVQWBBA.js";
import {
  collectAttempt
} from "./chunk-V7KRRT5F.js";
import {
  buildEvidence,
  ownTemplates,
  tellCase
} from "./chunk-XAGITZFX.js";
import "./chunk-MYFI756P.js";
import "./chunk-RQQHIXQY.js";
import "./chunk-WCDV2FHM.js";
import "./chunk-MVLQV5KU.js";
import {
  judge
} from "./chunk-Q45JHG4Q.js";
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
