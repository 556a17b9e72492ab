import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/core/change/diff/pull-files.ts
var MOST_FILES = 3e3;
var PLAIN = /^[^\u0000-\u001f"\\\u007f]+$/;
function diffOfFiles(files) {
  if (files.length >= MOST_FILES || files.some((file) => !isWhole(file))) return null;
  return files.map(sectionOf).join("");
}
function isWhole({ path, previousPath, changes, patch }) {
  const names = previousPath === null ? [path] : [path, previousPath];
  return (patch !== null || changes === 0) && names.every((name) => PLAIN.test(name));
}
function sectionOf({ path, previousPath, status, patch }) {
  const old = previousPath ?? path;
  const lines = [`diff --git a/${old} b/${path}`];
  if (status === "added") lines.push("new file mode 100644");
  if (status === "removed") lines.push("deleted file mode 100644");
  if (old !== path) lines.push("similarity index 90%", `rename from ${old}`, `rename to ${path}`);
  if (patch !== null) {
    lines.push(status === "added" ? "--- /dev/null" : `--- a/${old}`);
    lines.push(status === "removed" ? "+++ /dev/null" : `+++ b/${path}`, patch);
  }
  return `${lines.join("\n")}
`;
}

// src/app/github/pull-change.ts
async function pullChange(number, github, { code, changes }) {
  const diff = diffOfFiles(await github.pullFiles(number)) ?? await github.pullDiff(number);
  if (diff !== null) return changes.ofDiff(diff);
  const { base } = await github.pull(number);
  return await changes.of(await code.state({ branch: `pull/${number}`, base: `origin/${base.ref}` }));
}

// src/cli/pull-option.ts
async function changeOfPull(number, world, env = process.env) {
  if (number === void 0) return void 0;
  const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
  if (!token) {
    throw new UserError(
      "github-token",
      "There is no token to ask GitHub for the pull request with.",
      "Set GITHUB_TOKEN (`GITHUB_TOKEN=$(gh auth token)`), or name the base with `--base REF`."
    );
  }
  const { openGitHub } = await import("./github-QPAEAPL3.js");
  const apiUrl = env["GITHUB_API_URL"] || "https://api.github.com";
  const repository = env["GITHUB_REPOSITORY"] || await repositoryHere(world);
  return await pullChange(number, openGitHub({ apiUrl, token, repository }), world);
}
async function repositoryHere({ code }) {
  const name = await code.name();
  const [, found] = /^[^/]+\/([^/]+\/[^/]+)$/.exec(name) ?? [];
  if (found !== void 0) return found;
  throw new UserError(
    "github-repository",
    `The remote of this repository (${name}) does not say which one it is on GitHub.`,
    "Set GITHUB_REPOSITORY=OWNER/NAME."
  );
}

export {
  changeOfPull
};
