import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  BUDGET_MS,
  patience
} from "./chunk-APXBS5J2.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/shell/artifacts/upload.ts
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// src/shell/artifacts/upload-trouble.ts
var KNOWN = [
  {
    says: /not currently supported on GHES/,
    code: "artifacts-unsupported",
    message: "this GitHub Enterprise Server has no artifacts of version 4, and Umpire keeps attempts in them",
    hint: "Set the input `store: branch` and give the job `contents: write`: attempts are then kept on a branch."
  },
  {
    says: /storage quota has been hit/,
    code: "artifacts-quota",
    message: "the storage for artifacts is full",
    hint: "Delete old artifacts, shorten their retention, or raise the limit in the billing settings."
  },
  {
    says: /Unable to make request|Failed to make request|Upload progress stalled|ECONNRESET|ETIMEDOUT|EPIPE|socket hang up|\(5\d\d\)|REQUEST_SEND_ERROR/,
    code: "artifacts-unavailable",
    message: "the artifact service gave no usable answer",
    hint: "Run the job again when https://www.githubstatus.com shows no trouble."
  },
  {
    says: /provided JWT token is invalid|Invalid token specified/,
    code: "artifacts-no-runner",
    message: "ACTIONS_RUNTIME_TOKEN is no token of a runner",
    hint: "The runner sets it for `uses:` steps; nothing else may."
  }
];
function uploadTrouble(name, error) {
  const said = error instanceof Error ? error.message : String(error);
  if (/\(409\)/.test(said)) return "name-taken";
  const known = KNOWN.find(({ says }) => says.test(said));
  const { code, message, hint } = known ?? {
    code: "artifacts-refused",
    message: "the artifact service refused it",
    hint: "If what it says is nothing you can change, please report it as a bug in Umpire."
  };
  return new UserError(
    code,
    `Umpire could not upload ${JSON.stringify(name)}: ${message} ("${oneLine(said)}").`,
    hint,
    { cause: error }
  );
}

// src/shell/artifacts/upload.ts
var MOST_NAMES = 20;
var MOST_TRIES = 3;
var PAUSE_MS = 5e3;
var TIMEOUT_MS = 6e4;
function artifactUpload({
  env = process.env,
  patience: purse = patience(BUDGET_MS),
  timeoutMs = TIMEOUT_MS
} = {}) {
  return {
    async upload(name, files, retentionDays) {
      refuseOutside(env);
      const folder = await mkdtemp(join(env["RUNNER_TEMP"] || tmpdir(), "umpire-artifact-"));
      try {
        const paths = await written(folder, files);
        const terms = { retentionDays, timeoutMs, patience: purse };
        return await firstFreeName({ name, files: paths, folder }, terms);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  };
}
async function firstFreeName(upload, terms) {
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const name = number === 1 ? upload.name : `${upload.name}-${number}`;
    if (await arrives({ ...upload, name }, terms)) return name;
  }
  throw new UserError(
    "artifacts-name",
    `This run has ${MOST_NAMES} artifacts named like ${JSON.stringify(upload.name)} already.`,
    "Start a new run instead of repeating this one."
  );
}
async function arrives(upload, terms) {
  for (let tries = 1; ; tries += 1) {
    const trouble = await sent(upload, terms);
    if (trouble === null) return true;
    if (trouble === "name-taken") return false;
    if (trouble.code !== "artifacts-unavailable" || tries === MOST_TRIES) throw trouble;
    if (!await terms.patience.wait(PAUSE_MS * tries)) throw trouble;
  }
}
async function sent({ name, files, folder }, { retentionDays, timeoutMs, patience: patience2 }) {
  const allowed = patience2.allow(timeoutMs);
  if (allowed === 0) return uploadTrouble(name, new Error("Upload progress stalled: the time is spent"));
  const { DefaultArtifactClient } = await import("./artifact-K4T6Q4OK.js");
  const started = performance.now();
  try {
    const client = new DefaultArtifactClient();
    await withinTime(client.uploadArtifact(name, [...files], folder, { retentionDays }), allowed);
    return null;
  } catch (error) {
    return uploadTrouble(name, error);
  } finally {
    patience2.spend(performance.now() - started);
  }
}
async function withinTime(work, ms) {
  let timer;
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Upload progress stalled: no answer in ${ms / 1e3} s`)), ms);
  });
  try {
    await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
function refuseOutside(env) {
  const missing = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new UserError(
    "artifacts-no-runner",
    `Artifacts can only be uploaded from inside an action: ${missing.join(" and ")} is not set.`,
    "The runner gives these to `uses:` steps only. Run Umpire as an action, not in a `run:` script."
  );
}
async function written(folder, files) {
  const paths = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    paths.push(path);
  }
  return paths;
}
export {
  artifactUpload
};
