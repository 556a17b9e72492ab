import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  say
} from "./chunk-RAWKJIIK.js";
import "./chunk-TOQJWXAS.js";
import "./chunk-JUI7UTUW.js";
import "./chunk-VEWVJGUT.js";
import {
  identifiers,
  openNotifier,
  templateRenderer
} from "./chunk-L24OYCSH.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-TRBVMLRL.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";

// src/action/open-github.ts
import { setTimeout } from "node:timers/promises";
async function openGitHubWorld({ token, "workflow-token": own }, env) {
  const repository = env["GITHUB_REPOSITORY"];
  if (!token || !repository) {
    throw new UserError(
      "github-token",
      token ? "GITHUB_REPOSITORY is not set, so it is not known which repository this is." : "The step has no token.",
      "Leave `token` out to use the workflow's own, or set `mode: local` to judge without GitHub."
    );
  }
  const [{ openGitHub }, { artifactUpload }, { zipReader }] = await Promise.all([
    import("./github-BFDX2YSG.js"),
    import("./upload-QVCATUND.js"),
    import("./read-zip-WOW6GJ42.js")
  ]);
  const apiUrl = env["GITHUB_API_URL"] ?? "https://api.github.com";
  return {
    github: openGitHub({
      apiUrl,
      token,
      repository,
      isWorkflowToken: token === own,
      pace: isLoopback(apiUrl) ? "none" : "github"
    }),
    uploads: artifactUpload({ env }),
    readZip: zipReader(),
    render: templateRenderer(),
    notifier: openNotifier(say),
    clock: { now: () => (/* @__PURE__ */ new Date()).toISOString() },
    ids: identifiers,
    wait: async (milliseconds) => void await setTimeout(milliseconds),
    say
  };
}
function isLoopback(url) {
  return URL.canParse(url) && ["127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
export {
  openGitHubWorld
};
