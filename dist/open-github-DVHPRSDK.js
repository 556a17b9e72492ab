import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  BUDGET_MS,
  patience
} from "./chunk-APXBS5J2.js";
import {
  ownRunId,
  say
} from "./chunk-TK2OCFC7.js";
import "./chunk-ZGZSONUI.js";
import {
  identifiers,
  openNotifier
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import {
  templateRenderer
} from "./chunk-L4G27WTS.js";
import "./chunk-RLDAFMYN.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-KPOE4I3O.js";

// src/action/open-github.ts
async function openGitHubWorld(inputs, env) {
  const options = clientOptions(inputs, env);
  const { openGitHub } = await import("./github-QPAEAPL3.js");
  const github = openGitHub(options);
  const { uploads, readZip, ...kept } = inputs.store === "branch" ? await branchStore(options, env) : await artifactStore(options, env);
  return {
    github: { ...github, ...kept },
    uploads,
    readZip,
    render: templateRenderer(),
    notifier: openNotifier(say),
    clock: { now: () => (/* @__PURE__ */ new Date()).toISOString() },
    ids: identifiers,
    wait: async (milliseconds) => void await options.patience.wait(milliseconds),
    say
  };
}
function clientOptions({ token, "workflow-token": own }, env) {
  const repository = env["GITHUB_REPOSITORY"];
  if (!token || !repository) {
    throw new UserError(
      "github-token",
      token ? "GITHUB_REPOSITORY is not set, so it is not known which repository this is." : "The step has no token.",
      "Leave `token` out to use the workflow's own, or set `mode: local` to judge without GitHub."
    );
  }
  const apiUrl = env["GITHUB_API_URL"] ?? "https://api.github.com";
  return {
    apiUrl,
    token,
    repository,
    isWorkflowToken: token === own,
    pace: isLoopback(apiUrl) ? "none" : "github",
    patience: patience(BUDGET_MS)
  };
}
async function artifactStore(options, env) {
  const [{ artifactUpload }, { zipReader }] = await Promise.all([
    import("./upload-NB7GSLOL.js"),
    import("./read-zip-WOW6GJ42.js")
  ]);
  return { uploads: artifactUpload({ env, patience: options.patience }), readZip: zipReader() };
}
async function branchStore(options, env) {
  const { openBranchStore } = await import("./branch-store-FSDT2MZ2.js");
  return openBranchStore(options, ownRunId(env).id);
}
function isLoopback(url) {
  return URL.canParse(url) && ["127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
export {
  openGitHubWorld
};
