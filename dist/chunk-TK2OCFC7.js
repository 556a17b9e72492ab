import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  withSarif
} from "./chunk-ZGZSONUI.js";
import {
  openWorld
} from "./chunk-6V7ABJCP.js";
import {
  info
} from "./chunk-TOQJWXAS.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/action/step.ts
import { createHash } from "node:crypto";
import { resolve } from "node:path";
var LONGEST_LINE = 1e3;
function settingsOf({ inputs }) {
  return {
    statusContext: inputs["status-context"],
    checkName: inputs["check-name"],
    escalateTo: inputs["escalate-to"],
    label: inputs["escalation-label"],
    assignees: inputs.assignees,
    reviewers: inputs.reviewers,
    teamReviewers: inputs["team-reviewers"],
    maxAnnotations: inputs["max-annotations"]
  };
}
function configOf({ inputs }, config) {
  const max = inputs["max-attempts"];
  const scanned = withSarif(config, inputs.sarif);
  if (max === void 0) return scanned;
  return { ...scanned, retry_policy: { ...config.retry_policy, max_attempts: max } };
}
async function openWorkspace({ inputs, env }, settled) {
  const folder = resolve(env["GITHUB_WORKSPACE"] ?? ".", inputs["working-directory"] ?? ".");
  const shared = { folder, config: inputs.config, output: "stderr", say };
  return await openWorld(settled ? { ...shared, settled } : shared);
}
function jobKey({ inputs, env }) {
  const job = env["GITHUB_JOB"] ?? "job";
  const matrix = inputs.matrix;
  if (matrix === void 0 || matrix === "null" || matrix === "{}") return job;
  return `${job}-${createHash("sha256").update(matrix).digest("hex").slice(0, 8)}`;
}
async function ownRun({ env }, github) {
  const { id, attempt } = ownRunId(env);
  return { ...await github.run(id), attempt };
}
function ownRunId(env) {
  const id = Number(env["GITHUB_RUN_ID"]);
  if (Number.isSafeInteger(id) && id > 0) return { id, attempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1) };
  throw new UserError(
    "no-run",
    "GITHUB_RUN_ID is not set, so this is no workflow run of GitHub.",
    "Set `mode: local` to judge without GitHub."
  );
}
function say(line) {
  info(oneLine(line, LONGEST_LINE));
}

export {
  settingsOf,
  configOf,
  openWorkspace,
  jobKey,
  ownRun,
  ownRunId,
  say
};
