import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  baseConfig,
  orErrorStatus,
  publishVerdict,
  recordBaselineRun,
  underStatus
} from "./chunk-2EI67WUC.js";
import {
  eventPart
} from "./chunk-DONS6G77.js";
import {
  collectAttempt
} from "./chunk-FEXGV63L.js";
import {
  buildEvidence,
  ownTemplates,
  tellCase
} from "./chunk-GXDMD3WV.js";
import "./chunk-MPOS4UWX.js";
import {
  judge
} from "./chunk-RL2JNOXM.js";
import "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import "./chunk-4J3IG5WM.js";
import "./chunk-QCVQWBBA.js";
import {
  configOf,
  openWorkspace,
  ownRun,
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
  const settings = settingsOf(step);
  const place = { sha: group.head_sha, context: settings.statusContext, url: null };
  const { config, world } = await orErrorStatus(place, attempts, github, async () => {
    const rules = configOf(step, await baseConfig({ base }, step.inputs.config, github.github));
    return await openWorkspace(step, rules);
  });
  const { junit, coverage } = step.inputs;
  const reports = {
    junit,
    coverage,
    base: step.inputs.base ?? `origin/${base.ref}`,
    branch: group.head_ref
  };
  const request = { reports, headSha: group.head_sha, baseSha: base.sha, settings };
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
