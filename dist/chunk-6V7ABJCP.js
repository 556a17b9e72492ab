import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  READ_LIMITS,
  fileChunks,
  isInside,
  namedReports,
  readReport,
  shownPath
} from "./chunk-C2YAJR6A.js";
import {
  parseJson
} from "./chunk-66JN3P3K.js";
import {
  glob
} from "./chunk-5YDYONSO.js";
import {
  CODE_TYPES,
  DEFAULT_CONFIG,
  SEVERITIES,
  TAMPERING_KINDS,
  TEST_KINDS
} from "./chunk-VK362HHO.js";
import {
  ZodBigInt,
  ZodBoolean,
  ZodDate,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  ZodNumber,
  ZodString,
  _coercedBigint,
  _coercedBoolean,
  _coercedDate,
  _coercedNumber,
  _coercedString,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  array,
  boolean,
  int,
  literal,
  number,
  object,
  record,
  string,
  tuple,
  uuid
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import {
  __export
} from "./chunk-KPOE4I3O.js";

// src/shell/notify/notifier.ts
import { setTimeout as setTimeout2 } from "node:timers/promises";

// src/shell/notify/undeliverable.ts
var Undeliverable = class extends Error {
  name = "Undeliverable";
  kind;
  constructor(message, kind, options) {
    super(message, options);
    this.kind = kind;
  }
};

// src/shell/notify/means.ts
function variable(name, { env }) {
  const value = env[name]?.trim();
  if (value) return value;
  throw new Undeliverable(`the environment variable ${name} is not set`, "final");
}

// src/shell/notify/email.ts
var TIMEOUT_MS = 1e4;
async function sendMail({ serverVariable, from, to, mail }, means) {
  const server = serverOf(variable(serverVariable, means));
  const { createTransport } = await import("./nodemailer-6OVYLA7W.js");
  const transport = createTransport({
    ...server,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true
  });
  try {
    await transport.sendMail({ from, to: [...to], ...mail });
  } catch (cause) {
    throw refusal(cause);
  } finally {
    transport.close();
  }
}
function serverOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol))
    throw new Undeliverable("the variable holds no address that begins with smtp:// or smtps://", "final");
  const secure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    // A password is never sent in the clear.
    requireTLS: user !== "" && !secure,
    ...user !== "" && { auth: { user, pass: decodeURIComponent(url.password) } }
  };
}
function refusal(cause) {
  const unsafe = unsafeWords(cause);
  if (unsafe !== null) return new Undeliverable(unsafe, "final", { cause });
  const code = replyCode(cause);
  if (code === null) return new Undeliverable("the mail server could not be reached", "passing", { cause });
  return new Undeliverable(`the mail server answered with ${code}`, code >= 500 ? "final" : "passing", {
    cause
  });
}
function unsafeWords(cause) {
  if (!(cause instanceof Error)) return null;
  if ("code" in cause && cause.code === "ETLS")
    return "the mail server offers no encryption (STARTTLS), and a password is only ever sent encrypted";
  if (!/certificate|altname/i.test(cause.message)) return null;
  return "the certificate of the mail server is not trusted (NODE_EXTRA_CA_CERTS can name a file with one that is)";
}
function replyCode(cause) {
  if (typeof cause !== "object" || cause === null || !("responseCode" in cause)) return null;
  return typeof cause.responseCode === "number" ? cause.responseCode : null;
}

// src/shell/notify/persistently.ts
var PAUSES_MS = [1e3, 4e3];
async function persistently(send, sleep4, [pause, ...later] = PAUSES_MS) {
  try {
    await send();
    return { problem: null };
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    if (error.kind === "final") return { problem: error.message };
    if (pause === void 0) return { problem: `${error.message} (after ${PAUSES_MS.length + 1} tries)` };
    await sleep4(pause);
    return await persistently(send, sleep4, later);
  }
}

// src/shell/notify/post.ts
var TIMEOUT_MS2 = 1e4;
async function post(address, body, headers = {}) {
  const response = await answerOf(webAddress(address), body, headers);
  await response.body?.cancel();
  const { status } = response;
  if (status >= 200 && status < 300) return;
  const isPassing = status === 408 || status === 429 || status >= 500;
  throw new Undeliverable(`the receiver answered with status ${status}`, isPassing ? "passing" : "final");
}
function webAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Undeliverable("the variable holds no address that begins with https://", "final");
}
async function answerOf(url, body, headers) {
  try {
    return await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS2),
      headers: { "content-type": "application/json", "user-agent": "umpire", ...headers },
      body
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    const why = isLate ? `did not answer within ${TIMEOUT_MS2 / 1e3} s` : "could not be reached";
    throw new Undeliverable(`the receiver ${why}`, "passing", { cause });
  }
}

// src/shell/notify/slack.ts
async function postSlack({ urlVariable, message }, means) {
  await post(variable(urlVariable, means), JSON.stringify(message));
}

// src/shell/notify/webhook.ts
import { createHmac } from "node:crypto";
async function postWebhook({ urlVariable, secretVariable, document }, means) {
  const body = JSON.stringify(document);
  const timestamp = String(Math.floor(means.now().getTime() / 1e3));
  const signature = createHmac("sha256", variable(secretVariable, means)).update(`${timestamp}.${body}`).digest("hex");
  await post(variable(urlVariable, means), body, {
    "x-umpire-delivery": document.id,
    "x-umpire-timestamp": timestamp,
    "x-umpire-signature-256": `sha256=${signature}`
  });
}

// src/shell/notify/notifier.ts
function openNotifier(say, given = {}) {
  const means = {
    env: process.env,
    sleep: async (milliseconds) => void await setTimeout2(milliseconds),
    now: () => /* @__PURE__ */ new Date(),
    ...given
  };
  return {
    send: async (delivery) => await persistently(() => sendOnce(delivery, means, say), means.sleep)
  };
}
async function sendOnce(delivery, means, say) {
  switch (delivery.channel) {
    case "cli":
      return delivery.lines.forEach(say);
    case "slack":
      return await postSlack(delivery, means);
    case "email":
      return await sendMail(delivery, means);
    case "webhook":
      return await postWebhook(delivery, means);
  }
}

// src/wiring/identifiers.ts
import { createHash, randomUUID } from "node:crypto";
var NAMESPACE = Buffer.from("5e0f6b0c7f3d4a7b9a51c0b7d2a4e816", "hex");
function uuidFromName(name) {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6] ?? 0) & 15 | 80;
  bytes[8] = (bytes[8] ?? 0) & 63 | 128;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
var identifiers = { fresh: () => randomUUID(), fromName: uuidFromName };

// src/wiring/open-world.ts
import { access, readFile as readFile8 } from "node:fs/promises";
import { platform, release } from "node:os";
import { join as join11, resolve as resolve3 } from "node:path";

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// node_modules/zod/v4/classic/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint,
  boolean: () => boolean2,
  date: () => date2,
  number: () => number2,
  string: () => string2
});
function string2(params) {
  return _coercedString(ZodString, params);
}
function number2(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean2(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint(params) {
  return _coercedBigint(ZodBigInt, params);
}
function date2(params) {
  return _coercedDate(ZodDate, params);
}

// src/core/config/usual-config.ts
var USUAL_CONFIG = ".github/umpire.yml";

// src/core/redact.ts
var ISSUED = [
  "GitHub token",
  "AWS access key",
  "Slack token",
  "npm token",
  "API key",
  "Google API key",
  "private key"
];
var SECRET_SHAPES = [
  ...ISSUED,
  "signed web token",
  "bearer token",
  "password in an address"
];
function isIssued(shape) {
  return ISSUED.some((issued) => issued === shape);
}
var SHAPES = [
  ["GitHub token", /\bgh[pousr]_[A-Za-z0-9]{20,255}\b/g],
  ["GitHub token", /\bgithub_pat_[A-Za-z0-9_]{22,255}\b/g],
  ["AWS access key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ["Slack token", /\bxox[abeprs]-[A-Za-z0-9-]{10,250}/g],
  ["npm token", /\bnpm_[A-Za-z0-9]{36}\b/g],
  ["API key", /\bsk-[A-Za-z0-9_-]{20,200}\b/g],
  ["Google API key", /\bAIza[A-Za-z0-9_-]{35}\b/g],
  ["signed web token", /\beyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,2000}/g],
  // A report that was cut may hold a key without its end.
  [
    "private key",
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g
  ],
  ["bearer token", /(?<=\b[Bb]earer )[A-Za-z0-9._~+/-]{16,4000}=*/g],
  ["password in an address", /(?<=:\/\/[^\s:@/]{1,100}:)[^\s@/]{3,200}(?=@)/g]
];
var REDACTED = "[redacted]";
function redact(text, secrets = [], seen = () => void 0) {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, REDACTED);
  for (const [shape, pattern] of SHAPES)
    clean = clean.replace(pattern, () => {
      seen(shape);
      return REDACTED;
    });
  return clean;
}
var SECRET_NAME = /(TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|PRIVATE_?KEY|CREDENTIAL)/i;
var SHORTEST_SECRET = 8;
function secretValues(environment) {
  return Object.entries(environment).flatMap(
    ([name, value = ""]) => SECRET_NAME.test(name) && value.length >= SHORTEST_SECRET ? [value] : []
  ).sort((left, right) => right.length - left.length);
}

// src/shell/files/report-files.ts
import { lstat, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";

// src/shell/files/sha256.ts
import { createHash as createHash2 } from "node:crypto";
function sha256Of(chunks) {
  const hash = createHash2("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

// src/shell/files/report-files.ts
var LIMITS = { ...READ_LIMITS, maxFiles: 2e3 };
var NEVER = ["**/node_modules/**", "**/.git/**"];
function reportFiles(root, limits = LIMITS) {
  return {
    async find({ globs, ignore, sinceMs }) {
      const paths2 = await matching(root, globs, [...NEVER, ...ignore], limits.maxFiles);
      const dated = await Promise.all(
        paths2.map(async (path) => ({ path, modifiedMs: (await stat(path)).mtimeMs }))
      );
      const fresh = dated.filter(({ modifiedMs }) => modifiedMs >= sinceMs);
      const stale = dated.filter(({ modifiedMs }) => modifiedMs < sinceMs);
      return {
        reports: fresh.map(({ path, modifiedMs }) => ({
          path: shownPath(root, path),
          modifiedMs,
          ...readFile(path, limits)
        })),
        stale: stale.map(({ path, modifiedMs }) => ({ path: shownPath(root, path), modifiedMs }))
      };
    },
    async read(paths2) {
      return [...namedReports(root, paths2, limits)].map(({ chunks, ...report }) => ({
        ...report,
        digest: () => chunks === void 0 ? "" : sha256Of(chunks)
      }));
    }
  };
}
async function matching(root, globs, ignore, maxFiles) {
  const patterns = globs.map(
    (pattern) => (isAbsolute(pattern) ? relative(root, pattern) : pattern).split(sep).join("/")
  );
  const { glob: glob2 } = await import("./dist-4PHS3LC3.js");
  const found = await glob2(patterns, {
    cwd: root,
    ignore: [...ignore],
    dot: true,
    followSymbolicLinks: false,
    expandDirectories: false
  });
  if (found.length > maxFiles) {
    throw new UserError(
      "too-many-reports",
      `${globs.join(", ")} matches ${found.length} files; at most ${maxFiles} are read.`,
      "Use a narrower pattern."
    );
  }
  const inside = [];
  for (const name of found.sort()) {
    const path = await realpath(join(root, name));
    if (isInside(root, path) && (await lstat(path)).isFile()) inside.push(path);
  }
  return [...new Set(inside)];
}
function readFile(path, limits) {
  const chunks = fileChunks(path);
  return { result: readReport(chunks, limits), digest: () => sha256Of(chunks) };
}

// src/shell/files/text-files.ts
import { mkdir, readFile as readFile2 } from "node:fs/promises";
import { dirname as dirname2, resolve } from "node:path";

// src/shell/ledger/write-atomically.ts
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
async function writeAtomically(path, text) {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, "w");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
async function syncFolder(path) {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

// src/shell/files/text-files.ts
function textFiles(root) {
  return {
    async read(path) {
      return await readFile2(resolve(root, path), "utf8").catch((error) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    async write(path, text) {
      const file = resolve(root, path);
      await mkdir(dirname2(file), { recursive: true });
      await writeAtomically(file, text);
    }
  };
}

// src/shell/git/code-source.ts
import { stat as stat4 } from "node:fs/promises";
import { join as join4 } from "node:path";

// src/core/runner/report-globs.ts
var NEVER_SEARCHED = [
  "**/{node_modules,.git,.aiwg,vendor,.venv,venv,site-packages,.tox,.nox}/**",
  "**/{fixtures,__fixtures__,testdata,test-data,samples}/**",
  "**/src/*/resources/**"
];
var TEST_GLOBS = [
  "**/junit*.xml",
  "**/*junit.xml",
  "**/TEST-*.xml",
  "**/*.trx",
  "**/test-results.{xml,json}",
  "**/test-results/**/*.xml",
  "**/test-reports/**/*.xml",
  "**/TestResults/**/*.xml",
  "reports/**/*.xml",
  "**/ctrf/*.json"
];
var MAVEN_GLOBS = [
  "**/target/surefire-reports/TEST-*.xml",
  "**/target/failsafe-reports/TEST-*.xml"
];
var GRADLE_GLOBS = ["**/build/test-results/**/*.xml"];
var COVERAGE_GLOBS = [
  "**/lcov.info",
  "**/*.lcov",
  "**/coverage-final.json",
  "**/coverage.{xml,json,out}",
  "**/cover.out",
  "**/clover.xml",
  "**/*cobertura*.xml",
  "**/*.opencover.xml",
  "**/target/site/jacoco*/jacoco.xml",
  "**/build/reports/jacoco/**/*.xml",
  "coverage/.resultset.json"
];
var TOOL_FOLDERS = words(
  "node_modules .git .aiwg .nyc_output .pytest_cache __pycache__ .mypy_cache .ruff_cache .hypothesis .eggs .tox .nox",
  ".venv venv .gradle .cache .turbo .nx .parcel-cache .next .nuxt .svelte-kit .vitest .dart_tool .scannerwork",
  ".stryker-tmp htmlcov lcov-report playwright-report allure-results allure-report surefire-reports failsafe-reports"
);
var SHARED_FOLDERS = words(
  "coverage reports report test-results test-reports TestResults target build dist out obj ctrf"
);
var REPORT_PAGES = words("coverage reports report site test-results test-reports");
var SAMPLES = words("fixtures __fixtures__ testdata test-data samples resources");
var TOOL_FILES = /^(?:junit.*\.xml|.*junit\.xml|TEST-.*\.xml|test-results\.(?:xml|json)|lcov\.info|coverage-final\.json|coverage\.(?:xml|json|out)|cover\.out|clover\.xml|.*cobertura.*\.xml|jacoco\.(?:xml|exec)|\.coverage(?:\..+)?|\.eslintcache|\.phpunit\.result\.cache|\.DS_Store|.*\.(?:trx|lcov|log|tsbuildinfo|profraw|gcda|gcno))$/;
var WRITTEN_BY_PEOPLE = new RegExp(
  "(?:\\.(?:[cm]?[jt]sx?|vue|svelte|pyi?|rb|go|rs|java|kts?|scala|groovy|gradle|clj|[ch]|cc|cpp|hpp|cs|csproj|fs|vb|swift|mm?|php|pl|lua|sh|bash|ps1|bat|cmd|sql|exs?|erl|hs|dart|jl|zig|proto|graphql|md|ya?ml|toml|cmake)|file)$",
  "i"
);
function isToolOutput(path) {
  const folders = path.split("/").slice(0, -1);
  const file = path.slice(path.lastIndexOf("/") + 1);
  if (folders.some((folder) => TOOL_FOLDERS.has(folder)) || file.endsWith(".pyc")) return true;
  if (folders.some((folder) => SAMPLES.has(folder))) return false;
  if (TOOL_FILES.test(file)) return true;
  if (folders.includes("src") || !folders.some((folder) => SHARED_FOLDERS.has(folder))) return false;
  return !WRITTEN_BY_PEOPLE.test(file) || isPageScript(file, folders);
}
function isPageScript(file, folders) {
  return file.endsWith(".js") && folders.some((folder) => REPORT_PAGES.has(folder));
}
function words(...lines) {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

// src/shell/git/git.ts
import { execFile } from "node:child_process";
var SETTINGS = [
  "core.quotePath=false",
  "diff.renames=true",
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "color.ui=false"
];
var MAX_OUTPUT = 1024 ** 3;
var GitFailure = class extends Error {
  name = "GitFailure";
};
function gitIn(cwd) {
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  return (args, { input, env } = {}) => new Promise((resolve4, reject) => {
    const options = {
      cwd,
      maxBuffer: MAX_OUTPUT,
      env: { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", ...env }
    };
    const child = execFile("git", [...settings, ...args], options, (error, stdout, stderr) => {
      if (!error) return resolve4(stdout);
      if (error.code === "ENOENT") return reject(noGit(error));
      return reject(new GitFailure(`git ${args[0]}: ${stderr.trim() || error.message}`, { cause: error }));
    });
    child.stdin?.on("error", () => {
    });
    child.stdin?.end(input);
  });
}
function noGit(cause) {
  return new UserError(
    "git-missing",
    "The program `git` was not found.",
    "Install git and make sure it is on the PATH.",
    { cause }
  );
}
async function answer(git, args) {
  try {
    return (await git(args)).trim();
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}

// src/shell/git/base.ts
var USUAL = ["origin/HEAD", "origin/main", "origin/master", "main", "master"];
async function findBase(repository, asked, branch) {
  if (asked) return await mustFind(repository, asked);
  for (const ref of USUAL) {
    if (ref === branch) continue;
    const commit2 = await mergeBase(repository, ref);
    if (commit2) return { ref, commit: commit2 };
  }
  return null;
}
async function mustFind(repository, ref) {
  const commit2 = await mergeBase(repository, ref);
  if (commit2) return { ref, commit: commit2 };
  if (await isShallow(repository)) throw shallowClone(`\`${ref}\``);
  const exists2 = await answer(repository.git, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  throw exists2 ? new UserError(
    "base-unrelated",
    `\`${ref}\` and HEAD have no commit in common.`,
    "Name the branch that this one started from with `--base`."
  ) : new UserError(
    "base-missing",
    `There is no commit named \`${ref}\` here.`,
    "Fetch it (`git fetch origin`), or name another with `--base`."
  );
}
async function mergeBase({ git }, ref) {
  const commit2 = await answer(git, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  return commit2 ? await answer(git, ["merge-base", commit2, "HEAD"]) : null;
}
function shallowClone(base) {
  return new UserError(
    "shallow-clone",
    `This clone is shallow, and the history where this branch left ${base} is not in it.`,
    "Fetch it: `git fetch --unshallow`, or `fetch-depth: 0` in actions/checkout."
  );
}
async function isShallow({ git }) {
  return await answer(git, ["rev-parse", "--is-shallow-repository"]) === "true";
}

// src/shell/git/code-hash.ts
import { createHash as createHash3 } from "node:crypto";
async function codeHash({ git }, from, tree, isCode2) {
  const fields = (await git(["diff-tree", "-r", "-z", "--no-renames", from, tree])).split("\0");
  const pairs = [];
  for (let position = 0; position + 1 < fields.length; position += 2) {
    const [meta = "", path = ""] = [fields[position], fields[position + 1]];
    const [, , , blob] = meta.split(" ");
    if (isCode2(path)) pairs.push(`${path}:${blob}`);
  }
  return createHash3("sha256").update(pairs.sort().join("\n")).digest("hex");
}

// src/shell/git/fix.ts
async function fixSince(repository, before, now, isCode2) {
  return {
    since: before.commit ?? before.tree,
    commits: await commitsBetween(repository, before.commit, now.commit),
    files: await changedFiles(repository, before.tree, now.tree, isCode2),
    uncommitted: await differsFromCommit(repository, now)
  };
}
async function changedFiles({ git }, from, to, isCode2) {
  const printed = await answer(git, ["diff-tree", "-r", "-z", "--numstat", "--no-renames", from, to]);
  const lines = (printed ?? "").split("\0").filter(Boolean);
  return lines.flatMap((line) => {
    const [added = "", removed = "", path = ""] = line.split("	");
    return isCode2(path) ? [{ path, added: Number(added) || 0, removed: Number(removed) || 0 }] : [];
  });
}
var FIELD = "%x1f";
var TRAILERS = ["Root-cause", "Fix-strategy", "Confidence"].map(
  (key) => `%(trailers:key=${key},valueonly,unfold,separator=%x20)`
);
var FORMAT = `%x1e${["%H", "%an", "%s", ...TRAILERS].join(FIELD)}`;
var MOST_FILES = 100;
async function commitsBetween({ git }, from, to) {
  if (to === null || from === to) return [];
  const range = from === null ? to : `${from}..${to}`;
  const log = ["log", "-z", "--reverse", "--no-merges", "--no-renames", "--name-only", "--max-count=50"];
  const printed = await answer(git, [...log, `--format=${FORMAT}`, range]);
  return (printed ?? "").split("").slice(1).map(toCommit);
}
function toCommit(record2) {
  const [line = "", ...names2] = record2.split("\0");
  const [sha = "", author = "", subject = "", rootCause, fixStrategy, confidence] = line.split("");
  const files = names2.map((name) => name.replace(/^\n/, "")).filter(Boolean);
  return {
    sha,
    author,
    subject,
    rootCause: stated(rootCause),
    fixStrategy: stated(fixStrategy),
    confidence: stated(confidence),
    files: files.slice(0, MOST_FILES)
  };
}
function stated(text) {
  return text?.trim() || null;
}
async function differsFromCommit({ git }, { commit: commit2, tree }) {
  return commit2 !== null && await answer(git, ["rev-parse", `${commit2}^{tree}`]) !== tree;
}

// src/shell/git/old-code.ts
import { cp, mkdir as mkdir2, mkdtemp, realpath as realpath2, rm as rm2, stat as stat2, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname as dirname3, join as join2, relative as relative2 } from "node:path";
var INSTALLED = ["node_modules", ".venv", "venv", "vendor"];
async function withOldCode({ git, root }, { base }, paths2, cwd, use) {
  const folder = await realpath2(await mkdtemp(join2(tmpdir(), "umpire-old-code-")));
  const tree = join2(folder, "tree");
  try {
    await git(["worktree", "add", "--quiet", "--detach", "--force", tree, base?.commit ?? "HEAD"]);
    for (const path of paths2) await lay(join2(root, path), join2(tree, path));
    await shareInstalled(root, tree, relative2(root, cwd));
    return await use(join2(tree, relative2(root, cwd)));
  } finally {
    await rm2(folder, { recursive: true, force: true });
    await git(["worktree", "prune"]);
  }
}
async function lay(from, to) {
  if (!await exists(from)) return await rm2(to, { force: true });
  await mkdir2(dirname3(to), { recursive: true });
  await cp(from, to);
}
async function shareInstalled(root, tree, below) {
  for (const place of /* @__PURE__ */ new Set(["", below])) {
    for (const name of INSTALLED) {
      const [from, to] = [join2(root, place, name), join2(tree, place, name)];
      if (await exists(from) && !await exists(to) && await exists(dirname3(to)))
        await symlink(from, to, "junction");
    }
  }
}
async function exists(path) {
  return await stat2(path).then(
    () => true,
    (error) => {
      if (error.code === "ENOENT") return false;
      throw error;
    }
  );
}
async function addedText({ git }, { base, tree }, paths2) {
  const texts = /* @__PURE__ */ new Map();
  for (const path of paths2) {
    const diff = await git([
      "diff",
      "--no-ext-diff",
      "--no-textconv",
      "-U0",
      "-M",
      base?.commit ?? tree,
      tree,
      "--",
      path
    ]);
    const added = diff.split("\n").filter((line) => line.startsWith("+") && !line.startsWith("+++"));
    texts.set(path, added.map((line) => line.slice(1)).join("\n"));
  }
  return texts;
}

// src/shell/git/repository.ts
import { realpath as realpath3 } from "node:fs/promises";
async function openRepository(folder) {
  const top = await answer(gitIn(folder), ["rev-parse", "--show-toplevel"]);
  if (!top) {
    throw new UserError(
      "not-a-repository",
      `${folder} is not inside a git repository, and attempts are told apart by their code in git.`,
      "Run `git init` there, or go to the repository."
    );
  }
  const root = await realpath3(top);
  return { root, git: gitIn(root) };
}
async function currentBranch({ git }, named) {
  if (named) return named;
  const branch = await answer(git, ["symbolic-ref", "--short", "--quiet", "HEAD"]);
  if (branch) return branch;
  const commit2 = await answer(git, ["rev-parse", "--short", "HEAD"]);
  throw new UserError(
    "detached-head",
    `HEAD is detached at ${commit2}, and attempts are kept per branch.`,
    "Switch to a branch (`git switch -c NAME`), or name one with `--branch NAME`."
  );
}
async function repositoryName({ git, root }) {
  const url = await answer(git, ["config", "--get", "remote.origin.url"]);
  if (url)
    return url.replace(/^[a-z+]+:\/\/([^@/]*@)?|^[^@/]+@/i, "").replace(":", "/").replace(/(\.git)?\/*$/, "");
  const commits = await answer(git, ["rev-list", "--max-parents=0", "HEAD"]);
  return commits?.split("\n").at(-1) || root;
}

// src/shell/git/snapshot.ts
import { copyFile, mkdtemp as mkdtemp2, rm as rm3, stat as stat3, utimes } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join3, resolve as resolve2 } from "node:path";
async function snapshot(repository, isSource) {
  const { git, root } = repository;
  const folder = await mkdtemp2(join3(tmpdir2(), "umpire-index-"));
  try {
    const env = { GIT_INDEX_FILE: join3(folder, "index") };
    await startIndex(repository, env.GIT_INDEX_FILE);
    await git(["add", "--update", "--", root], { env });
    const untracked = (await git(["ls-files", "--others", "--exclude-standard", "-z"])).split("\0").filter(Boolean);
    const source = untracked.filter((path) => isSource(path) && !path.endsWith("/"));
    if (source.length > 0)
      await git(["update-index", "--add", "-z", "--stdin"], { env, input: `${source.join("\0")}\0` });
    return (await git(["write-tree"], { env })).trim();
  } finally {
    await rm3(folder, { recursive: true, force: true });
  }
}
async function startIndex({ git, root }, file) {
  const index = resolve2(root, (await git(["rev-parse", "--git-path", "index"])).trim());
  const found = await stat3(index).catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (found) {
    await copyFile(index, file);
    await backdate(file, found.mtimeMs);
  } else if (await answer(git, ["rev-parse", "--verify", "--quiet", "HEAD"])) {
    await git(["read-tree", "HEAD"], { env: { GIT_INDEX_FILE: file } });
  }
}
async function backdate(file, originalMs) {
  const seconds = Math.floor(originalMs / 1e3) - 1;
  await utimes(file, seconds, seconds);
}

// src/shell/git/source-place.ts
import { relative as relative3 } from "node:path";
async function sourcePlace(repository, { commit: commit2, tree }, env) {
  const { git } = repository;
  const remote = await answer(git, ["remote", "get-url", "origin"]);
  const web = remote === null ? runnersRepository(repository, env) : webAddress2(remote, env);
  if (commit2 === null || web === null || !await isPublished(repository, commit2, env)) return null;
  const differing = await git(["diff", "--name-only", "--no-renames", "-z", commit2, tree]);
  return { address: `${web}/blob/${commit2}`, differing: new Set(differing.split("\0").filter(Boolean)) };
}
var WEB_REMOTE = /^https?:\/\/(?:[^@/]*@)?([\w.-]+(?::\d+)?)\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/i;
var SSH_REMOTE = /^(?:ssh:\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/|(?:[^@/]+@)([\w.-]+):)([\w.-]+\/[\w.-]+?)(?:\.git)?\/*$/i;
function webAddress2(remote, env) {
  const [, webHost, webName] = WEB_REMOTE.exec(remote) ?? [];
  const [, sshHost, scpHost, sshName] = SSH_REMOTE.exec(remote) ?? [];
  const host = webHost ?? (sshHost ?? scpHost)?.replace(/^ssh\./, "");
  const name = webName ?? sshName;
  return host !== void 0 && name !== void 0 && isGitHub(host, env) ? `https://${host}/${name}` : null;
}
function isGitHub(host, env) {
  const server = env["GITHUB_SERVER_URL"]?.replace(/^https?:\/\//, "");
  return host === server || /(?:^|\.)(?:github\.[\w.-]+|ghe\.com)$/i.test(host);
}
function runnersRepository({ root }, env) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_WORKSPACE: workspace } = env;
  if (!server || !workspace || relative3(workspace, root).startsWith("..")) return null;
  return /^[\w.-]+\/[\w.-]+$/.test(name ?? "") ? `${server}/${name}` : null;
}
async function isPublished({ git }, commit2, env) {
  if (env["GITHUB_ACTIONS"] === "true") return true;
  return Boolean(await answer(git, ["for-each-ref", "--count=1", "--contains", commit2, "refs/remotes"]));
}

// src/shell/git/written-by.ts
async function writtenBy({ git }, { base }, lines) {
  const start2 = base ? [`^${base.commit}`] : [];
  return await Promise.all(
    lines.map(async ({ file, line }) => {
      const range = `${line},${line}`;
      const printed = await answer(git, ["blame", "--porcelain", "-L", range, ...start2, "--", file]);
      return commitIn(printed ?? "");
    })
  );
}
function commitIn(printed) {
  const commit2 = /^[0-9a-f]{40,64}/.exec(printed)?.[0];
  if (commit2 === void 0 || /^0+$/.test(commit2)) return null;
  return /^boundary$/m.test(printed) ? null : commit2;
}

// src/shell/git/code-source.ts
var EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
function gitCodeSource(repository, memory) {
  const isCode2 = (path) => path !== memory && !path.startsWith(`${memory}/`);
  return {
    root: repository.root,
    name: () => repositoryName(repository),
    branch: (named) => currentBranch(repository, named),
    state: (request) => codeState(repository, request, isCode2),
    fixSince: (before, now) => fixSince(repository, before, now, isCode2),
    writtenBy: (state, lines) => writtenBy(repository, state, lines),
    tracked: async () => new Set((await repository.git(["ls-files", "-z"])).split("\0").filter(Boolean)),
    committed: (paths2) => committed(repository, paths2),
    trailer: (state, key) => trailer(repository, state, key),
    isAncestor: (commit2, ref) => isAncestor(repository, commit2, ref),
    addedText: (state, paths2) => addedText(repository, state, paths2),
    withOldCode: (state, paths2, cwd, use) => withOldCode(repository, state, paths2, cwd, use),
    place: (state) => sourcePlace(repository, state, process.env),
    newestChange: (state) => newestChange(repository, state),
    newestContent: (state) => newestContent(repository, state)
  };
}
async function codeState(repository, { base: asked, branch, head }, isCode2) {
  const tree = await snapshot(repository, (path) => isCode2(path) && !isToolOutput(path));
  const base = await findBase(repository, asked, branch);
  const from = base?.commit ?? EMPTY_TREE;
  return {
    hash: await codeHash(repository, from, tree, isCode2),
    branch,
    ...await tested(repository, tree, head),
    base,
    files: base ? await changedFiles(repository, from, tree, isCode2) : []
  };
}
async function tested({ git }, tree, head) {
  const commit2 = await answer(git, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (head === void 0) return { commit: commit2, tree };
  const isClean = await answer(git, ["rev-parse", "--verify", "--quiet", "HEAD^{tree}"]) === tree;
  const headTree = await answer(git, ["rev-parse", "--verify", "--quiet", `${head}^{tree}`]);
  return { commit: head, tree: isClean && headTree ? headTree : tree };
}
async function committed({ git }, paths2) {
  const list = async (...which) => new Set((await git(["ls-files", "-z", ...which])).split("\0").filter(Boolean));
  const tracked = await list();
  const asked = paths2.filter((path) => tracked.has(path));
  if (asked.length === 0) return /* @__PURE__ */ new Set();
  const modified = await list("--modified", "--", ...asked.map((path) => `:(literal)${path}`));
  return new Set(asked.filter((path) => !modified.has(path)));
}
async function trailer({ git }, { commit: commit2, tree }, key) {
  if (commit2 === null || await answer(git, ["rev-parse", `${commit2}^{tree}`]) !== tree) return null;
  const printed = await answer(git, ["log", "-1", `--format=%(trailers:key=${key},unfold)`, commit2, "--"]);
  return printed ? (printed.split("\n").at(-1) ?? "").replace(/^[^:]*:\s*/, "") : null;
}
async function isAncestor({ git }, commit2, ref) {
  return await answer(git, ["merge-base", "--is-ancestor", commit2, ref]) !== null;
}
async function newestChange({ root }, { files }) {
  const times = await Promise.all(files.map(({ path }) => writtenMs(join4(root, path))));
  return times.reduce((newest, time2) => Math.max(newest, time2), 0);
}
async function newestContent({ root, git }, state) {
  const { commit: commit2, tree, files } = state;
  if (commit2 === null) return await newestChange({ root, git }, state);
  const committedMs = Number(await git(["log", "-1", "--format=%ct", commit2])) * 1e3;
  const printed = await git(["diff", "--name-only", "--no-renames", "-z", commit2, tree]);
  const uncommitted = new Set(printed.split("\0"));
  const times = await Promise.all(
    files.map(async ({ path }) => {
      const written = await writtenMs(join4(root, path));
      return uncommitted.has(path) ? written : Math.min(written, committedMs);
    })
  );
  return times.reduce((newest, time2) => Math.max(newest, time2), 0);
}
async function writtenMs(file) {
  return await stat4(file).then(
    (found) => found.mtimeMs,
    () => 0
    // deleted by the change
  );
}

// src/shell/git/diff.ts
import { readFile as readFile3 } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";

// src/shell/git/diff-texts.ts
import { spawn } from "node:child_process";
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { dirname as dirname4, join as join5, sep as sep2 } from "node:path";
import { buffer } from "node:stream/consumers";
var LARGEST = 5e5;
async function treeTexts(root, tree, paths2) {
  const asked = paths2.filter((path) => !path.includes("\n"));
  if (asked.length === 0) return /* @__PURE__ */ new Map();
  const child = spawn("git", ["cat-file", "--batch"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.on("error", () => {
  });
  child.stdin.end(asked.map((path) => `${tree}:${path}
`).join(""));
  return new Map(readBatch(await buffer(child.stdout), asked));
}
function* readBatch(printed, paths2) {
  let at2 = 0;
  for (const path of paths2) {
    const end = printed.indexOf("\n", at2);
    const [, size] = / blob (\d+)$/.exec(printed.toString("utf8", at2, end)) ?? [];
    at2 = end + 1;
    if (size === void 0) continue;
    if (Number(size) <= LARGEST) yield [path, printed.toString("utf8", at2, at2 + Number(size))];
    at2 += Number(size) + 1;
  }
}
async function workTreeTexts(root, paths2) {
  const texts = /* @__PURE__ */ new Map();
  const insideOf = /* @__PURE__ */ new Map();
  const isInside2 = (folder) => {
    const known = insideOf.get(folder) ?? `${realpathSync(folder)}${sep2}`.startsWith(root + sep2);
    insideOf.set(folder, known);
    return known;
  };
  for (const path of paths2) {
    const file = join5(root, path);
    if (isSmallFile(file) && isInside2(dirname4(file))) texts.set(path, readFileSync(file, "utf8"));
  }
  return texts;
}
function isSmallFile(file) {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size <= LARGEST;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return false;
    throw error;
  }
}

// src/shell/git/diff.ts
function gitChanges(repository) {
  return {
    branch: () => answer(repository.git, ["symbolic-ref", "--short", "--quiet", "HEAD"]),
    of: (state) => changeOf(repository, state),
    since: (tree, state) => changeSince(repository, tree, state),
    ofDiff: (diff) => ofDiff(repository, diff),
    inFile: async (path) => ofDiff(repository, await readDiff(path))
  };
}
function ofDiff({ root }, diff) {
  return { diff, commits: [], texts: (paths2) => workTreeTexts(root, paths2) };
}
async function changeOf(repository, { base, tree }) {
  if (!base) {
    if (await isShallow(repository)) throw shallowClone("its base");
    throw new UserError(
      "base-missing",
      "There is nothing to compare with: neither origin/HEAD nor a main or master branch was found.",
      "Name what the change started from with `--base REF`, or hand over a diff with `--diff FILE`."
    );
  }
  return {
    diff: await repository.git(["diff", ...FORMAT2, base.commit, tree]),
    commits: await commitHints(repository, base.commit),
    texts: (paths2) => treeTexts(repository.root, tree, paths2)
  };
}
async function changeSince(repository, from, { tree }) {
  if (!/^[0-9a-f]{40,64}$/.test(from)) return null;
  const diff = await answer(repository.git, ["diff", ...FORMAT2, from, tree]);
  return diff === null ? null : { diff, commits: [], texts: (paths2) => treeTexts(repository.root, tree, paths2) };
}
var FORMAT2 = [
  "--patch",
  "--unified=0",
  "--inter-hunk-context=0",
  "--find-renames",
  "--diff-algorithm=myers",
  "--indent-heuristic",
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-relative",
  "--submodule=short",
  "--src-prefix=a/",
  "--dst-prefix=b/"
];
var MOST_COMMITS = 500;
async function commitHints({ git }, base) {
  const log = ["log", "-z", "--no-merges", "--no-renames", "--name-only", `--max-count=${MOST_COMMITS}`];
  const printed = await git([...log, "--format=%x1e%s", `${base}..HEAD`]);
  return printed.split("").slice(1).map(toHint);
}
function toHint(record2) {
  const [subject = "", ...names2] = record2.split("\0");
  const files = names2.map((name) => name.replace(/^\n/, "")).filter(Boolean);
  return { subject, files: new Set(files) };
}
async function readDiff(path) {
  if (path === "-") return await readAll(process.stdin);
  try {
    return await readFile3(path, "utf8");
  } catch (cause) {
    throw new UserError(
      "diff-missing",
      `The diff ${path} cannot be read.`,
      "Make one with `git diff BASE...HEAD > change.diff`, or use `--base REF`.",
      { cause }
    );
  }
}

// src/shell/ledger/session-files.ts
import { mkdir as mkdir3, readFile as readFile5 } from "node:fs/promises";
import { join as join6 } from "node:path";

// src/core/memory/outcome-letters.ts
var LETTERS = { passed: "p", failed: "f", error: "e", skipped: "s" };
var FLAKY_PASS = "y";
var ABSENT = "-";
var OUTCOMES = {
  p: "passed",
  f: "failed",
  e: "error",
  s: "skipped",
  [FLAKY_PASS]: "passed"
};
function testTable(runs) {
  const tests = /* @__PURE__ */ new Set();
  for (const run of runs) for (const id of run.outcomes.keys()) tests.add(id);
  return [...tests];
}
function toLetters({ outcomes, flaky }, tests) {
  return tests.map((id) => {
    const outcome = outcomes.get(id);
    if (outcome === void 0) return ABSENT;
    return outcome === "passed" && flaky.has(id) ? FLAKY_PASS : LETTERS[outcome];
  }).join("");
}
function fromLetters(letters, tests) {
  const outcomes = /* @__PURE__ */ new Map();
  const flaky = /* @__PURE__ */ new Set();
  tests.forEach((id, position) => {
    const letter = letters[position] ?? ABSENT;
    const outcome = OUTCOMES[letter];
    if (outcome) outcomes.set(id, outcome);
    if (letter === FLAKY_PASS) flaky.add(id);
  });
  return { outcomes, flaky };
}

// src/core/change/syntax/items.ts
function at(match, name) {
  return match.find((capture2) => capture2.name === name);
}
function itemsOf(text, matches, literals) {
  const found = matches.flatMap((match) => functionItem(text, match) ?? scopeItem(text, match) ?? []);
  return nested(oncePerPlace([...found, ...literals]));
}
function functionItem(text, match) {
  const place = at(match, "function");
  if (!place) return null;
  const name = at(match, "name");
  const body = at(match, "body");
  const owner = at(match, "owner");
  return {
    ...newItem(place, body),
    simpleName: name ? simpleName(textOf(text, name)) : DEFAULT_NAME,
    // A function expression may stand behind its name; only a name within it is part of its text.
    ...name && name.start >= place.start ? { nameStart: name.start, nameEnd: name.end } : {},
    owner: owner ? textOf(text, owner).replace(/^[*&]|[<[].*$/gs, "") : ""
  };
}
function scopeItem(text, match) {
  const [place, name, bases] = [at(match, "scope"), at(match, "scope.name"), at(match, "scope.bases")];
  if (!place || !name) return null;
  return {
    ...newItem(place, void 0),
    kind: "scope",
    simpleName: textOf(text, name),
    bases: bases ? textOf(text, bases) : "",
    nameStart: name.start,
    nameEnd: name.end
  };
}
var DEFAULT_NAME = "default";
function newItem(place, body) {
  return {
    kind: "function",
    simpleName: DEFAULT_NAME,
    owner: "",
    bases: "",
    nameStart: place.start,
    nameEnd: place.start,
    bodyStart: body?.start ?? place.end,
    start: place.start,
    end: place.end,
    line: place.line,
    endLine: place.endLine,
    marks: [],
    parent: null
  };
}
function simpleName(text) {
  return text.replace(/^["'`](.*)["'`]$/s, "$1").replace(/^.*[.]/s, "");
}
function oncePerPlace(items) {
  const byPlace = new Map(items.map((item) => [`${item.kind} ${item.start} ${item.end}`, item]));
  return [...byPlace.values()].sort((a, b) => a.start - b.start);
}
function nested(items) {
  const open2 = [];
  for (const item of items) {
    while ((open2.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= item.start) open2.pop();
    item.parent = open2.at(-1) ?? null;
    open2.push(item);
  }
  return items;
}
function textOf(text, { start: start2, end }) {
  return text.slice(start2, end);
}

// src/core/change/syntax/branches.ts
var BRANCH_KINDS = ["if", "else", "case", "default", "catch"];
function branchesOf(text, matches) {
  return matches.flatMap((match) => {
    const test = at(match, "branch.test");
    const words2 = test ? testText(text, test) : null;
    return BRANCH_KINDS.flatMap((kind) => {
      const place = at(match, `branch.${kind}`);
      return place ? [{ kind, test: words2, ...linesOf(text, place, kind) }] : [];
    });
  });
}
function linesOf(text, place, kind) {
  const padded = textOf(text, place).trimEnd();
  const written = padded.trimStart();
  const line = place.line + lineBreaks(padded) - lineBreaks(written);
  const endLine = place.line + lineBreaks(padded);
  const whole = { start: line, end: endLine };
  if (line === endLine) return { ...whole, inner: whole };
  if (written.startsWith("{"))
    return { start: line + 1, end: endLine, inner: { start: line + 1, end: endLine - 1 } };
  const isLabelled = kind === "case" || kind === "default";
  return { ...whole, inner: isLabelled ? { start: line + 1, end: endLine } : whole };
}
function lineBreaks(text) {
  return text.split("\n").length - 1;
}
var LONGEST = 120;
var IN_PARENTHESES = /* @__PURE__ */ new Set(["parenthesized_expression", "catch_declaration"]);
function testText(text, test) {
  const written = textOf(text, test);
  const bare = IN_PARENTHESES.has(test.type) ? written.slice(1, -1) : written;
  return bare.trim().replace(/\s+/g, " ").slice(0, LONGEST);
}

// src/core/attempt/coverage-summary.ts
var count = int().min(0);
var codeType = _enum(CODE_TYPES);
var paths = array(string()).readonly();
var RatioSchema = object({ covered: count, total: count });
var Verdict = _enum(["met", "below", "no-data", "exempt"]).describe("Only met and exempt are a pass: what nobody measured is a state of its own.");
var NoDataReason = _enum([
  "not-in-reports",
  "does-not-fit",
  "hidden-lines",
  "no-baseline",
  "not-in-baseline"
]);
var MissingTests = object({
  kind: _enum(TEST_KINDS),
  enforced: boolean().describe("Whether it holds a pass back, or is only shown.")
});
var ProofVerdict = object({
  proven: boolean().nullable().describe("Whether a test fails without the fix. Null: nobody tried, or what was tried could not tell."),
  tests: array(string()).readonly().describe("The tests that fail without the fix."),
  at: iso_exports.datetime().nullable().describe("When prove-fix ran on this code."),
  required: boolean().describe("Whether a fix without proof is held back.")
});
var TypeVerdict = RatioSchema.extend({
  codeType,
  required: number().describe("Percentage; -1 stands for at least as covered as on the base."),
  verdict: Verdict,
  base: RatioSchema.nullable().describe(
    "Coverage of the same files on the base, where that is asked for and known."
  ),
  noDataReason: NoDataReason.nullable(),
  missingTests: array(MissingTests).readonly(),
  proof: ProofVerdict.nullable().describe("Null where no proof is asked for: only a bug fix can have one.")
});
var OwedType = TypeVerdict.pick({ codeType: true, missingTests: true, proof: true });
var UntakenBranch = object({
  kind: _enum(BRANCH_KINDS),
  test: string().nullable().describe("What decides, as the source says it.")
});
var Gap = object({
  path: string(),
  codeType,
  function: string().nullable(),
  ranges: array(tuple([int(), int()]).readonly()).readonly().describe("First and last line of each stretch."),
  branches: array(UntakenBranch.nullable()).readonly().default([]).describe("For each stretch the branch that is never taken, where that is known."),
  missed: count,
  kind: _enum(["function", "lines", "branches"]).describe(
    "function: it was never called. lines: it was, and these did not run. branches: they ran, but not every way."
  ),
  wasMissed: boolean().nullable().describe("Whether these lines did not run on the base either; null: unknown.")
});
var JudgedCoverage = object({
  verdict: Verdict,
  problem: _enum(["no-report", "stale-report", "no-base"]).nullable().describe("Why nothing could be judged at all."),
  expected: boolean().describe("Whether somebody said where the coverage reports are: then a missing one holds a pass back."),
  byType: array(TypeVerdict).readonly(),
  gaps: array(Gap).readonly().describe("What to test next, the largest gap first; capped."),
  hiddenGaps: count
});
var lineRanges = string().regex(/^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/);
var LineSets = object({ covered: lineRanges, missed: lineRanges }).describe("As ranges: 12-18,40.");
var ChangedLines = LineSets.extend({
  path: string(),
  codeType,
  whole: LineSets.nullable().describe("All lines of the file, where a match with the base is asked for."),
  noData: NoDataReason.nullable().describe("Why nothing of the file is known.")
});
var CoverageSummary = object({
  lines: RatioSchema.describe("Of all files, changed or not."),
  patch: RatioSchema.nullable().describe("Changed lines. Null when there was no base to compare with."),
  noData: paths.describe("Changed source files of which nothing was measured."),
  unmatched: paths.describe("Report paths that name no file of the repository."),
  judged: JudgedCoverage.nullable().default(null).describe("Null in ledgers from before coverage was judged."),
  changed: array(ChangedLines).readonly().optional().describe("What is needed to unite the jobs of one run; left out of a change that is too large for it.")
});

// src/core/attempt/execution-skip.ts
var ExecutionSkip = object({
  source: _enum(["commit", "pull-request", "command-line"]),
  reason: string().nullable()
}).readonly();
var LONGEST2 = 300;
var NO_REASON = /^(?:true|yes|1|on|none|skip(?:ped)?|reason|n\/?a|[\W_]*)$/i;
function skipBecause(source, words2) {
  const reason = words2.trim().slice(0, LONGEST2);
  return { source, reason: NO_REASON.test(reason) ? null : reason };
}
var FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1|(?![\s\S]))/gm;
var COMMENT = /<!--[\s\S]*?(?:-->|(?![\s\S]))/g;
var LINE = /^[ \t]*execution[_-]skip:[ \t]*(.*)$/im;
function skipInBody(body) {
  const [, words2] = LINE.exec(body.replaceAll("\r", "").replace(COMMENT, "").replace(FENCED, "")) ?? [];
  return words2 === void 0 ? null : skipBecause("pull-request", words2);
}

// src/core/attempt/leak.ts
var Leak = object({
  shape: _enum(SECRET_SHAPES),
  test: string().nullable().describe("Whose output it was in; null for the command's own."),
  path: string().nullable(),
  line: int().nullable()
});
var MOST_LEAKS = 50;
var LeakBook = class {
  #leaks = /* @__PURE__ */ new Map();
  /** What is told of each secret that `redact` takes out of this place. */
  at(place) {
    return (shape) => {
      const key = `${shape}
${place.test}`;
      const known = this.#leaks.get(key);
      if (!known || known.path === null) this.#leaks.set(key, { shape, ...place });
    };
  }
  found() {
    return [...this.#leaks.values()].slice(0, MOST_LEAKS);
  }
};

// src/core/attempt/proof.ts
var Proof = object({
  at: iso_exports.datetime(),
  base: object({ ref: string(), commit: string() }).readonly(),
  proven: boolean(),
  proofs: array(object({ test: string(), failedWith: string() })).readonly().describe("Tests that fail on the old code and pass on the new."),
  accidentalGreen: array(string()).readonly().describe("New tests that pass on the old code, too: they would not have caught the bug."),
  refused: array(object({ test: string(), why: string() })).readonly().describe("Tests that show nothing, and why.")
});
function showsFix(proof) {
  if (!proof) return null;
  if (proof.proven) return true;
  return proof.refused.length > 0 && proof.accidentalGreen.length === 0 ? null : false;
}

// src/core/attempt/security-summary.ts
var count2 = int().min(0);
var SecurityIssue = object({
  tool: string(),
  rule: string(),
  severity: _enum(SEVERITIES),
  message: string(),
  path: string().nullable().describe("Null when it is of no file of the repository."),
  line: int().nullable()
});
var SecuritySummary = object({
  reports: count2.describe("How many reports were read. With none, nothing is known."),
  counts: object({ critical: count2, high: count2, medium: count2, low: count2 }),
  suppressed: count2.describe("Results that somebody accepted, in the source or in the scanner."),
  known: count2.describe("Results of the scanner's own baseline, or gone."),
  issues: array(SecurityIssue).readonly().describe("The worst first; capped.")
});
var MOST_ISSUES = 100;
function worstIssues(issues) {
  return distinct(issues).sort((left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity)).slice(0, MOST_ISSUES);
}
function countIssues(issues) {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of distinct(issues)) counts[severity] += 1;
  return counts;
}
function distinct(issues) {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

// src/core/attempt/seen-tampering.ts
var SeenTampering = object({
  kind: _enum(TAMPERING_KINDS),
  path: string(),
  line: int(),
  side: _enum(["old", "new"]),
  text: string(),
  detail: string(),
  since: _enum(["base", "attempt"]).describe("Compared with the base, or with the attempt before.")
}).readonly();

// src/core/reports/failure/error-type.ts
var ERROR_TYPES = [
  "AssertionError",
  "TypeError",
  "ReferenceError",
  "SyntaxError",
  "RuntimeError",
  "TimeoutError",
  "NetworkError",
  "ValidationError",
  "Other"
];

// src/core/memory/root-cause.ts
var ROOT_CAUSES = [
  "null_undefined_access",
  "type_mismatch",
  "missing_validation",
  "logic_error",
  "off_by_one",
  "race_condition",
  "resource_leak",
  "missing_error_handling",
  "api_misuse",
  "configuration_error",
  "dependency_issue",
  "other"
];
var BY_WORDS = [
  [
    "dependency_issue",
    /cannot find (?:module|package)|no module named|ModuleNotFoundError|ImportError|ClassNotFound|NoClassDefFound|unresolved import|cannot load such file|could not load file or assembly/i
  ],
  [
    "null_undefined_access",
    /cannot (?:read|set) propert(?:y|ies)|\b(?:undefined|null|none|nil) has no\b|\b(?:of|is|on a|for) `?(?:undefined|null|none|nil)\b|NullPointer|NullReference|nil pointer|NoneType|not set to an instance|unwrap\(\)` on a `None`/i
  ],
  ["race_condition", /\bdata race\b|race condition|deadlock|ConcurrentModification|database is locked/i],
  [
    "resource_leak",
    /\bEMFILE\b|too many open files|heap out of memory|OutOfMemory|ResourceWarning|(?:pool|connections?) exhausted|address already in use|\bEADDRINUSE\b/i
  ],
  [
    "configuration_error",
    /environment variable|\bconfig(?:uration)?\b.{0,40}(?:missing|invalid|not found|required)|(?:missing|invalid|no) config|ENOENT.{0,80}\.(?:ya?ml|json|toml|ini|env)\b/i
  ],
  [
    "api_misuse",
    /is not a (?:function|constructor)|is not defined|has no attribute|NoSuchMethod|undefined method|positional arguments?|unexpected keyword|wrong number of arguments|not enough arguments/i
  ],
  [
    "off_by_one",
    /(?:index|offset)[^\n]{0,40} out of (?:range|bounds)|IndexOutOf|IndexError|ArgumentOutOfRange/i
  ],
  ["missing_error_handling", /\b(?:unhandled|uncaught)\b|unwrap\(\)` on an `Err`/i],
  [
    "type_mismatch",
    /ClassCast|InvalidCast|mismatched types|unsupported operand|is not assignable|cannot (?:convert|unmarshal)|must be (?:str|a string|of type)/i
  ],
  [
    "missing_validation",
    /\binvalid (?:input|argument|value|date|email|url)|IllegalArgument|ValueError|\bmust (?:not )?be\b|is required/i
  ]
];
function rootCauseOf(failure) {
  const { errorType, rawType, message } = failure;
  if (errorType === "AssertionError") return fromValues(failure);
  const words2 = `${rawType}: ${message}`.slice(0, 1e3);
  const found = BY_WORDS.find(([, pattern]) => pattern.test(words2));
  if (found) return found[0];
  if (errorType === "TypeError") return "type_mismatch";
  if (errorType === "ReferenceError") return "api_misuse";
  return errorType === "ValidationError" ? "missing_validation" : "other";
}
var NOTHING = /^(?:undefined|null|none|nil|<nil>|nan)$/i;
function fromValues({ expected, actual }) {
  if (expected === null || actual === null) return "logic_error";
  if (NOTHING.test(actual.trim())) return "null_undefined_access";
  return unquoted(expected) === unquoted(actual) ? "type_mismatch" : "logic_error";
}
function unquoted(text) {
  return text.trim().replace(/^(["'`])(.*)\1$/s, "$2");
}

// src/core/memory/session-schema.ts
var SESSION_VERSION = 1;
var count3 = int().min(0);
var commit = string().nullable();
var FileChange = object({
  path: string(),
  added: count3,
  removed: count3,
  lines: array(tuple([int(), int()]).readonly()).readonly().exactOptional().describe("Changed stretches, where a failure leads into the file."),
  commits: array(object({ line: int(), commit: string() })).readonly().exactOptional().describe("The commit that wrote each changed line to which a failure leads.")
});
var Commit = object({
  sha: string(),
  author: string(),
  subject: string(),
  rootCause: string().nullable(),
  fixStrategy: string().nullable(),
  confidence: string().nullable(),
  files: array(string()).readonly().exactOptional()
});
var Counts = object({ cases: count3, passed: count3, failed: count3, errors: count3, skipped: count3 });
var ErrorInfo = object({ code: string(), message: string(), hint: string() });
var Location = object({ file: string(), line: int(), function: string().exactOptional() });
var Failure = object({
  test_name: string(),
  test_id: string(),
  scope: _enum(["test", "suite"]),
  test_file: string().optional(),
  test_line: int().optional(),
  error_type: _enum(ERROR_TYPES),
  raw_type: string(),
  error_message: string(),
  stack_trace: string(),
  expected: string().optional(),
  actual: string().optional(),
  source_location: Location.optional(),
  callers: array(Location).exactOptional().describe("What led there, innermost first."),
  fingerprint: string().exactOptional().describe("Names the cause; its version stands before the colon.")
});
var Analysis = object({
  root_cause: string().min(20),
  root_cause_category: _enum(ROOT_CAUSES).exactOptional(),
  fix_strategy: string().min(20),
  related_failures: array(string()),
  patterns_matched: array(string()).exactOptional().describe("Learned patterns, by id, that were known then and fit the failures.")
});
var FixApplied = object({
  description: string(),
  diff_summary: string(),
  files_changed: array(string()),
  verification: _enum(["pending", "passed", "failed"])
});
var Workflow = object({
  runId: count3,
  runAttempt: count3,
  url: string(),
  headSha: string(),
  jobs: array(string()),
  expectedJobs: count3.nullable(),
  mismatches: array(string()),
  expired: string().nullable()
});
var Facts = object({
  id: string(),
  code: object({
    branch: string(),
    commit,
    tree: string(),
    base: object({ ref: string(), commit: string() }).nullable(),
    files: array(FileChange)
  }),
  command: object({
    argv: array(string()),
    exitCode: int().nullable(),
    timedOut: boolean(),
    timeoutSeconds: number(),
    durationMs: number(),
    outputTail: string()
  }).nullable(),
  reports: array(
    object({
      path: string(),
      kind: _enum(["test", "coverage", "security", "other", "unreadable"]),
      format: string().nullable(),
      digest: string(),
      committed: boolean().default(false),
      counts: Counts.nullable(),
      warnings: array(string()),
      error: ErrorInfo.nullable()
    })
  ),
  /** One letter per entry of the session's `tests`: p, f, e, s, y (passed, flaky), - (not in this run). */
  outcomes: string().regex(/^[pfesy-]*$/),
  coverage: CoverageSummary.nullable(),
  bugFix: OwedType.nullable().exactOptional().describe("What the change owes as a bug fix, measured or not."),
  proof: Proof.nullable().default(null).describe("Null in ledgers from before proofs were kept, too."),
  fix: object({
    since: string(),
    commits: array(Commit),
    files: array(FileChange),
    uncommitted: boolean()
  }).nullable(),
  security: SecuritySummary.nullable().default(null).describe("Null when no scanner was asked for."),
  leaks: array(Leak).default([]).describe("Secrets in the output, by shape and place."),
  tampering: array(SeenTampering).default([]).describe("Where the code made it easier to pass."),
  skip: ExecutionSkip.nullable().default(null).describe("Who asked to go without a run, and why."),
  patternsMatched: array(string()).readonly().exactOptional(),
  fork: boolean().default(false).describe("Whether it ran for a pull request from a fork."),
  workflow: Workflow.nullable().default(null).describe("Null for a run on somebody's machine.")
});
var JudgedFacts = Facts.extend({
  loop: int().min(1),
  state: _enum(["passed", "failed", "timeout", "no-evidence", "unreadable"]),
  call: _enum(["proceed", "retry", "escalate"]),
  rule: string()
});
var RecordedRun = object({
  timestamp: iso_exports.datetime(),
  code_hash: string(),
  environment: object({
    runtime: string(),
    runtime_version: string(),
    os: string(),
    test_framework: string().optional()
  }),
  test_results: object({
    total: count3,
    passed: count3,
    failed: count3,
    errors: count3,
    skipped: count3,
    duration_ms: count3,
    coverage_percent: number().min(0).max(100).optional()
  }),
  failures: array(Failure),
  umpire: Facts
});
var Execution = RecordedRun.extend({
  attempt: int().min(1),
  analysis: Analysis.optional(),
  fix_applied: FixApplied.optional(),
  umpire: JudgedFacts
});
var Session = object({
  schemaVersion: literal(SESSION_VERSION),
  session_id: uuid(),
  file_path: string(),
  created_at: iso_exports.datetime(),
  updated_at: iso_exports.datetime(),
  status: _enum(["in_progress", "passed", "failed", "escalated"]),
  executions: array(Execution),
  learnings: object({
    patterns_identified: array(
      object({
        pattern: string(),
        frequency: int().min(1),
        category: string(),
        fix_template: string().exactOptional(),
        effectiveness: number().min(0).max(1)
      })
    ).exactOptional(),
    recurring_failures: array(
      object({
        test: string(),
        occurrences: int(),
        resolution: _enum(["resolved", "pending", "wont_fix", "escalated"])
      })
    ),
    recommendations: array(string())
  }),
  metadata: object({ task_id: string() }),
  umpire: object({
    branch: string(),
    /** Every test id ever seen, in order of appearance: executions refer to them by position. */
    tests: array(string()),
    resets: array(object({ id: string(), at: iso_exports.datetime() })),
    told: array(object({ escalation: string(), channel: string() })).exactOptional().describe("Who has been told of which escalation."),
    retention: object({ days: int().min(1), expires_at: iso_exports.datetime() }).readonly().exactOptional().describe("How long to keep it: 30 days, 60 when it taught something, 90 when a person was asked.")
  })
});

// src/core/memory/read-session.ts
function readSession(text, path) {
  const json = parseJson(text, (found, cause) => unusable(path, found, cause));
  const parsed2 = Session.safeParse(json);
  if (!parsed2.success) throw unusable(path, whyNot(json, parsed2.error.issues));
  const { session_id, created_at, executions, umpire } = parsed2.data;
  return {
    id: session_id,
    branch: umpire.branch,
    createdAt: created_at,
    resets: umpire.resets,
    ...umpire.told && { told: umpire.told },
    evidence: executions.map((execution) => toEvidence(execution, umpire.tests))
  };
}
var Newer = object({ schemaVersion: number().gt(SESSION_VERSION) });
function whyNot(json, issues) {
  const newer = Newer.safeParse(json);
  if (newer.success)
    return `needs a newer Umpire: it has schemaVersion ${newer.data.schemaVersion}, and this one reads ${SESSION_VERSION}`;
  const [first] = issues.map(
    ({ path, message }) => `${path.map(String).join(".") || "the document"}: ${message}`
  );
  return `is JSON, but not a session that Umpire wrote (${first})`;
}
function unusable(path, found, cause) {
  return new UserError(
    "ledger-unreadable",
    `The ledger ${path} ${found}.`,
    "It was left untouched. Move it away to start a new ledger, or restore it from a copy.",
    { cause }
  );
}
function toEvidence(execution, tests) {
  const { id, code, command, reports, outcomes, coverage, proof, fix, tampering, skip, fork, workflow } = execution.umpire;
  const { security, leaks, patternsMatched, bugFix } = execution.umpire;
  const { runtime, runtime_version, os, test_framework } = execution.environment;
  return {
    id,
    at: execution.timestamp,
    code: { hash: execution.code_hash, ...code },
    command,
    reports,
    ...fromLetters(outcomes, tests),
    failures: execution.failures.map(toFailureRecord),
    durationMs: execution.test_results.duration_ms,
    coverage,
    ...bugFix !== void 0 && { bugFix },
    proof,
    fix,
    security,
    leaks,
    tampering,
    skip,
    ...patternsMatched && { patternsMatched },
    fork,
    environment: { runtime, runtimeVersion: runtime_version, os, testFramework: test_framework ?? null },
    workflow
  };
}
function toFailureRecord(failure) {
  const at2 = failure.source_location;
  return {
    test: failure.test_id,
    scope: failure.scope,
    name: failure.test_name,
    errorType: failure.error_type,
    rawType: failure.raw_type,
    message: failure.error_message,
    expected: failure.expected ?? null,
    actual: failure.actual ?? null,
    stack: failure.stack_trace,
    testFile: failure.test_file ?? null,
    testLine: failure.test_line ?? null,
    frame: at2 ? toFrame(at2) : null,
    ...failure.callers && { callers: failure.callers.map(toFrame) },
    ...failure.fingerprint && { fingerprint: failure.fingerprint }
  };
}
function toFrame({ file, line, function: name }) {
  return { file, line, function: name ?? null };
}

// src/shell/ledger/lock.ts
import { link, readFile as readFile4, rm as rm4, stat as stat5, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
var RETRY_MS = 20;
var PATIENCE_MS = 3e4;
var FOREIGN_AGE_MS = 6e5;
async function withLock(path, step, patienceMs = PATIENCE_MS) {
  const ticket = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(ticket, `${process.pid}@${hostname()}`);
  try {
    await take(path, ticket, patienceMs);
    try {
      return await step();
    } finally {
      await rm4(path, { force: true });
    }
  } finally {
    await rm4(ticket, { force: true });
  }
}
async function take(path, ticket, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (; ; ) {
    if (await linked(ticket, path)) return;
    if (await isAbandoned(path)) await clearAbandoned(path, ticket);
    else if (Date.now() > deadline) throw await stillLocked(path, patienceMs);
    else await sleep(RETRY_MS * (1 + Math.random()));
  }
}
async function clearAbandoned(path, ticket) {
  const clearing = `${path}.clearing`;
  if (!await linked(ticket, clearing)) {
    if (await isAbandoned(clearing)) await rm4(clearing, { force: true });
    await sleep(RETRY_MS);
    return;
  }
  try {
    if (await isAbandoned(path)) await rm4(path, { force: true });
  } finally {
    await rm4(clearing, { force: true });
  }
}
async function linked(ticket, path) {
  try {
    await link(ticket, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}
async function isAbandoned(path) {
  try {
    const [pid = "", host = ""] = (await readFile4(path, "utf8")).split("@");
    if (host !== hostname()) return Date.now() - (await stat5(path)).mtimeMs > FOREIGN_AGE_MS;
    return !isAlive(Number(pid));
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}
async function stillLocked(path, patienceMs) {
  const owner = await readFile4(path, "utf8").catch(() => "another process");
  return new UserError(
    "ledger-locked",
    `The ledger is locked by ${owner} (${path}), and was not released within ${patienceMs / 1e3} s.`,
    "Wait for that run to end, then run again. If it is long gone, delete the lock file."
  );
}
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

// src/shell/ledger/session-files.ts
function sessionFiles(memoryFolder, onFirst) {
  const folder = join6(memoryFolder, "sessions");
  const fileOf = (id) => join6(folder, `${id}.json`);
  return {
    load: (id) => loadSession(fileOf(id)),
    async update(id, change) {
      const path = fileOf(id);
      if (await mkdir3(folder, { recursive: true })) await onFirst();
      return await withLock(`${path}.lock`, async () => {
        const { document, result } = change(await loadSession(path));
        await writeAtomically(path, `${JSON.stringify(document, null, 1)}
`);
        return result;
      });
    }
  };
}
async function loadSession(path) {
  try {
    return readSession(await readFile5(path, "utf8"), path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

// src/shell/process/command-runner.ts
import { mkdtemp as mkdtemp3, rm as rm5 } from "node:fs/promises";
import { tmpdir as tmpdir3 } from "node:os";
import { join as join8 } from "node:path";

// src/shell/process/read-project.ts
import { readFile as readFile6 } from "node:fs/promises";
import { join as join7 } from "node:path";

// src/core/runner/asked-report.ts
var NAMED_FILE = /(?<=(?:--junit-?xml|--outputFile(?:\.\w+)?|--test-reporter-destination|--reporter-outfile|--junitfile|--out|\boutput|\bmochaFile|GOTESTSUM_JUNITFILE)[= ]|\b(?:outputFile|junit)\s*:\s*["'])(?!(?:stdout|stderr)\b)[^\s"',\]]+/gi;
function askedReport({ name, asks, means }, words2, { env, configText }) {
  const variable3 = means.by === "variable" ? `${means.name}=${env[means.name] ?? ""}` : "";
  const spoken = `${words2.join(" ")} ${variable3}`;
  const isConfigured = name === "pytest" && asks.test(configText) || name === "vitest" && /junit/i.test(configText);
  if (!isConfigured && !asks.test(spoken)) return void 0;
  const text = isConfigured ? `${spoken} ${configText}` : spoken;
  return (text.match(NAMED_FILE) ?? []).map((file) => file.replace(/^\.\//, ""));
}

// src/core/runner/runner-profiles.ts
var NEVER2 = /(?!)/;
var PYTHON = /^(?:python|py)[\d.]*$/;
var PLAIN_PATH = /^[\w./:@%+=-]+$/;
var RUNNER_PROFILES = [
  {
    name: "vitest",
    isStartedBy: (program) => program === "vitest",
    asks: /--reporter[= ]\S*(?:junit|json)|--outputFile/i,
    means: {
      by: "arguments",
      add: (file, words2) => [
        // A reporter the command names stays the one that people read.
        ...words2.some((word) => word.startsWith("--reporter")) ? [] : ["--reporter=default"],
        "--reporter=junit",
        `--outputFile.junit=${file}`
      ]
    },
    hint: "Let Vitest write a report: add `--reporter=default --reporter=junit --outputFile.junit=reports/junit.xml`."
  },
  {
    name: "jest",
    isStartedBy: (program) => program === "jest",
    asks: /--json\b|--outputFile/i,
    means: { by: "arguments", add: (file) => ["--json", `--outputFile=${file}`] },
    hint: "Let Jest write a report: add `--json --outputFile=reports/jest.json`."
  },
  {
    name: "pytest",
    isStartedBy: (program, words2) => program === "pytest" || program === "py.test" || PYTHON.test(program) && words2.join(" ").includes("-m pytest"),
    asks: /--junit-?xml/,
    means: {
      by: "variable",
      name: "PYTEST_ADDOPTS",
      value: (file) => `--junitxml=${shellQuoted(file)} -o junit_family=xunit1`
    },
    hint: "Let pytest write a report: add `--junitxml=reports/junit.xml`."
  },
  {
    name: "pytest",
    isStartedBy: (program) => program === "tox" || program === "nox",
    asks: /--junit-?xml/,
    means: { by: "hand" },
    hint: "tox and nox do not hand variables on to pytest: add `--junitxml=reports/junit.xml` to the pytest command in their configuration."
  },
  {
    name: "node-test",
    isStartedBy: (program, [, first = "", ...rest]) => (
      // Behind a file name `--test` is an option of that file.
      (program === "node" || program === "tsx") && first.startsWith("-") && [first, ...rest].includes("--test")
    ),
    asks: /--test-reporter/,
    means: {
      by: "variable",
      name: "NODE_OPTIONS",
      // Not as arguments: behind a file name Node takes them for more files.
      value: (file) => `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${nodeQuoted(file)}`
    },
    hint: "Let node:test write a report: put `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=reports/junit.xml` before the file names (Node 20 or later)."
  },
  {
    name: "bun",
    isStartedBy: (program, words2) => program === "bun" && words2[1] === "test",
    asks: /--reporter/,
    means: { by: "arguments", add: (file) => ["--reporter=junit", `--reporter-outfile=${file}`] },
    hint: "Let bun write a report: add `--reporter=junit --reporter-outfile=reports/junit.xml`."
  },
  {
    name: "mocha",
    isStartedBy: (program) => program === "mocha" || program === "_mocha",
    asks: /--reporter[= ]\S*(?:junit|xunit|json)|-R \S*(?:junit|xunit|json)/,
    means: { by: "hand" },
    hint: "Mocha has one reporter at a time. Install mocha-multi-reporters and mocha-junit-reporter to keep the readable one, or run it with `--reporter xunit --reporter-option output=reports/junit.xml`."
  },
  {
    name: "go",
    isStartedBy: (program) => program === "gotestsum",
    asks: /--junitfile|GOTESTSUM_JUNITFILE=\S/,
    means: { by: "variable", name: "GOTESTSUM_JUNITFILE", value: (file) => file },
    hint: "Let gotestsum write a report: add `--junitfile reports/junit.xml`."
  },
  {
    name: "go",
    isStartedBy: (program, words2) => program === "go" && words2[1] === "test",
    asks: NEVER2,
    means: { by: "hand" },
    hint: "`go test` writes no report. Run `gotestsum -- ./...` instead (go install gotest.tools/gotestsum@latest); Umpire then asks it for one."
  },
  {
    name: "maven",
    isStartedBy: (program) => program === "mvn" || program === "mvnw" || program === "mvnd",
    asks: NEVER2,
    means: { by: "itself", globs: MAVEN_GLOBS },
    hint: "Surefire and Failsafe write target/surefire-reports/TEST-*.xml and target/failsafe-reports/TEST-*.xml: check that the goals include `test` or `verify`."
  },
  {
    name: "gradle",
    isStartedBy: (program) => program === "gradle" || program === "gradlew",
    asks: NEVER2,
    means: { by: "itself", globs: GRADLE_GLOBS },
    hint: "Gradle writes build/test-results/**/*.xml, but not when the tests are up to date: add `--rerun-tasks`, or `cleanTest` before `test`."
  },
  {
    name: "cargo",
    isStartedBy: (program, words2) => program === "cargo" && (words2[1] === "test" || words2[1] === "nextest"),
    asks: NEVER2,
    means: { by: "hand" },
    hint: 'Run `cargo nextest run` with `[profile.default.junit]` and `path = "junit.xml"` in .config/nextest.toml: the report is target/nextest/default/junit.xml.'
  },
  {
    name: "rspec",
    isStartedBy: (program) => program === "rspec",
    asks: /RspecJunitFormatter/i,
    means: { by: "hand" },
    hint: "Install the gem rspec_junit_formatter and add `--format progress --format RspecJunitFormatter --out reports/rspec.xml`."
  }
];
function shellQuoted(path) {
  return PLAIN_PATH.test(path) ? path : `'${path.replaceAll("'", `'"'"'`)}'`;
}
function nodeQuoted(path) {
  return /[\s"]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;
}

// src/core/runner/script-call.ts
var ELSEWHERE = /^(?:-C|-w|-ws|-r|-F|--prefix|--workspaces?|--filter|--recursive|--cwd|--dir|workspaces?)(?:=|$)/;
var NPM_TEST = /* @__PURE__ */ new Set(["test", "tst", "t"]);
var RUN = /* @__PURE__ */ new Set(["run", "run-script"]);
function isElsewhere(words2) {
  const dashes = words2.indexOf("--");
  return words2.slice(0, dashes < 0 ? void 0 : dashes).some((word) => ELSEWHERE.test(word));
}
function scriptCall(words2) {
  return words2[0] === "npm" ? npmCall(words2) : directCall(words2);
}
function npmCall(words2) {
  const [verb = "", name] = words2.slice(1).filter((word) => !word.startsWith("-"));
  const script = NPM_TEST.has(verb) ? "test" : RUN.has(verb) ? name : void 0;
  return script === void 0 ? void 0 : { script, route: npmRoute(words2) };
}
function npmRoute(words2) {
  const dashes = words2.indexOf("--");
  if (dashes < 0) return (added) => ["--", ...added];
  return words2.includes("--", dashes + 1) ? () => null : (added) => added;
}
function directCall(words2) {
  const at2 = words2.findIndex((word, index) => index > 0 && !word.startsWith("-") && !RUN.has(word));
  const script = words2[at2];
  if (script === void 0) return void 0;
  if (words2[0] === "bun" && script === "test" && !words2.some((word) => RUN.has(word))) return void 0;
  const keepsDashes = words2[0] === "pnpm";
  const isFree = !words2.includes("--", at2);
  return { script, route: (added) => isFree && (keepsDashes || added[0] !== "--") ? added : null };
}

// src/core/runner/split-script.ts
var TOKEN = /[ \t\r]*(?:(?<separator>&&|\|\||;|\n)|(?<word>(?:'[^']*'|"(?:[^"\\`]|\\.)*"|\\.|[^\s'"\\&|;<>()`#]|(?<=\S)#)+))/y;
var QUOTED = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g;
function splitScript(line) {
  const text = line.trim();
  const commands = [[]];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    if (groups === void 0) return void 0;
    const word = groups["word"];
    if (word === void 0) commands.push([]);
    else commands.at(-1)?.push(unquote(word));
  }
  return commands.filter((words2) => words2.length > 0);
}
function unquote(word) {
  return word.replace(QUOTED, (quoted, single, double) => {
    return single ?? double?.replace(/\\(["\\$])/g, "$1") ?? quoted.slice(1);
  });
}

// src/core/runner/find-runner.ts
var NONE = { kind: "none" };
var MANAGERS = /* @__PURE__ */ new Set(["npm", "pnpm", "yarn", "bun"]);
var SHELLS = /* @__PURE__ */ new Set(["sh", "bash", "zsh", "dash"]);
var WRAPPERS = new Set(
  "npx bunx pnpx cross-env env dotenv c8 nyc time timeout nice xvfb-run poetry uv uvx pipenv pdm hatch rye coverage bundle".split(" ")
);
var STARTERS = /* @__PURE__ */ new Set([...MANAGERS, ...SHELLS, ...WRAPPERS, "node"]);
function findRunner(command, scripts) {
  return inCommand(command, { scripts: new Map(Object.entries(scripts)), followed: /* @__PURE__ */ new Map() });
}
function inCommand(command, search) {
  const words2 = bareWords(command);
  const [program = ""] = words2;
  const profile = RUNNER_PROFILES.find((candidate) => candidate.isStartedBy(program, words2));
  if (profile) return { kind: "one", profile, words: words2, route: words2.includes("--") ? noWay : (added) => added };
  if (MANAGERS.has(program)) return throughManager(words2, search);
  if (SHELLS.has(program) && words2[1] === "-c")
    return through(words2, noWay, inScript(words2[2] ?? "", search));
  if (program === "node") return inCommand(afterOptions(words2), search);
  return WRAPPERS.has(program) ? amongWords(words2, search) : NONE;
}
function throughManager(words2, search) {
  if (isElsewhere(words2)) return NONE;
  const call = scriptCall(words2);
  const script = call && search.scripts.get(call.script);
  if (call && script !== void 0) return through(words2, call.route, followed(call.script, script, search));
  const wrapped = amongWords(words2, search);
  return words2[0] === "npm" ? through(words2, npmRoute(words2), wrapped) : wrapped;
}
function followed(name, script, search) {
  const known = search.followed.get(name);
  if (known !== void 0) return known;
  search.followed.set(name, NONE);
  const sighting = inScript(script, search);
  search.followed.set(name, sighting);
  return sighting;
}
function through(words2, route, inner) {
  if (inner.kind !== "one") return inner;
  const handOn = (added) => {
    const given = inner.route(added);
    return given && route(given);
  };
  return { ...inner, words: [...inner.words, ...words2], route: handOn };
}
function inScript(script, search) {
  const sightings = (splitScript(script) ?? []).map((words2) => inCommand(words2, search));
  const seen = sightings.filter((sighting) => sighting.kind !== "none");
  const [only] = seen;
  if (only === void 0) return NONE;
  if (seen.length > 1) return { kind: "several" };
  return only === sightings.at(-1) ? only : through([], noWay, only);
}
function amongWords(words2, search) {
  for (const [before, word] of words2.slice(1).entries()) {
    const sighting = inCommand(words2.slice(before + 1), search);
    if (sighting.kind !== "none" || STARTERS.has(word)) return sighting;
  }
  return NONE;
}
function noWay() {
  return null;
}
function bareWords(words2) {
  const start2 = words2.findIndex((word) => !/^\w+=/.test(word));
  const [program = "", ...rest] = start2 < 0 ? [] : words2.slice(start2);
  return [program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat|ps1|[cm]?js)$/i, ""), ...rest];
}
function afterOptions(words2) {
  const start2 = words2.findIndex((word, index) => index > 0 && !word.startsWith("-"));
  return start2 < 0 ? [] : words2.slice(start2);
}

// src/core/runner/arrange-report.ts
var RUNNER_CONFIG_FILES = [
  "pytest.ini",
  ".pytest.ini",
  "pyproject.toml",
  "tox.ini",
  "setup.cfg",
  "vitest.config.{ts,mts,cts,js,mjs,cjs}",
  "vite.config.{ts,mts,cts,js,mjs,cjs}"
];
var ASKED_HINT = "The command or its configuration asks for a report: name the file it writes with --junit.";
var SEVERAL_HINT = "The command runs tests more than once, and one file cannot hold both reports. Let each write its own (for example reports/unit.xml) and name them with --junit.";
function arrangeReport(command, project, reportFile) {
  const untouched = (runner2, hint2, reportGlobs = TEST_GLOBS) => {
    return { runner: runner2, command, env: {}, reportFile: null, reportGlobs, hint: hint2 };
  };
  const sighting = findRunner(command, project.packageScripts);
  if (sighting.kind === "several") return untouched("unknown", SEVERAL_HINT);
  if (sighting.kind === "none") return untouched("unknown", unknownHint(command, project));
  const { profile, words: words2, route } = sighting;
  const { name: runner, means, hint } = profile;
  const asked = askedReport(profile, words2, project);
  if (asked !== void 0) return untouched(runner, ASKED_HINT, [...asked, ...TEST_GLOBS]);
  const arranged = { runner, command, env: {}, reportFile, reportGlobs: TEST_GLOBS, hint };
  switch (means.by) {
    case "arguments": {
      const added = route(means.add(reportFile, words2));
      if (added === null) return untouched(runner, `Added arguments would not reach the runner. ${hint}`);
      return { ...arranged, command: [...command, ...added] };
    }
    case "variable": {
      if (runner === "node-test" && project.nodeMajor < 20) return untouched(runner, hint);
      const value = [project.env[means.name], means.value(reportFile)].filter(Boolean).join(" ");
      return { ...arranged, env: { [means.name]: value } };
    }
    case "itself":
      return untouched(runner, hint, means.globs);
    case "hand":
      return untouched(runner, hint);
  }
}
function unknownHint(command, { dependencies }) {
  const known = RUNNER_PROFILES.find(({ name }) => dependencies.includes(name));
  const advice = known?.hint ?? "Let your test runner write JUnit XML, for example to reports/junit.xml.";
  return `Umpire cannot tell which test runner \`${command.join(" ")}\` starts. ${advice} Name the file with --junit if it is elsewhere.`;
}

// src/shell/process/read-project.ts
var names = record(string(), string()).catch({});
var PackageJson = object({
  scripts: names.default({}),
  dependencies: names.default({}),
  devDependencies: names.default({})
});
async function readProject(cwd, env) {
  const { scripts, dependencies, devDependencies } = PackageJson.parse(
    parsed(await textOf2(join7(cwd, "package.json")))
  );
  const configs = await glob([...RUNNER_CONFIG_FILES], { cwd, absolute: true, expandDirectories: false });
  return {
    packageScripts: scripts,
    dependencies: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    nodeMajor: Number.parseInt(process.versions.node, 10),
    env,
    configText: (await Promise.all(configs.map(textOf2))).join("\n")
  };
}
async function textOf2(path) {
  try {
    return await readFile6(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}
function parsed(text) {
  try {
    const value = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

// src/shell/process/run-command.ts
import { spawn as spawn3 } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { setTimeout as sleep3 } from "node:timers/promises";

// src/shell/process/output-tail.ts
function outputTail(keepBytes) {
  const ring = new Uint8Array(keepBytes);
  let written = 0;
  return {
    push(chunk) {
      const kept = chunk.subarray(Math.max(0, chunk.length - keepBytes));
      written += chunk.length - kept.length;
      const at2 = written % keepBytes;
      const head = kept.subarray(0, keepBytes - at2);
      ring.set(head, at2);
      ring.set(kept.subarray(head.length), 0);
      written += kept.length;
    },
    text() {
      if (written <= keepBytes) return new TextDecoder().decode(ring.subarray(0, written));
      const at2 = written % keepBytes;
      const tail = new Uint8Array(keepBytes);
      tail.set(ring.subarray(at2), 0);
      tail.set(ring.subarray(0, at2), keepBytes - at2);
      return new TextDecoder().decode(tail.subarray(characterStart(tail)));
    }
  };
}
function characterStart(bytes) {
  let start2 = 0;
  while (start2 < 3 && ((bytes[start2] ?? 0) & 192) === 128) start2++;
  return start2;
}

// src/shell/process/start-error.ts
function startError({ program, cwd, cwdIsFolder, cause }) {
  const error = (code, message, hint) => new UserError(code, message, hint, { cause });
  if (program === "") {
    return error(
      "command-missing",
      "There is no command to run.",
      "Write it after `--`, such as `umpire run -- npm test`."
    );
  }
  if (!cwdIsFolder) {
    return error(
      "directory-missing",
      `The command was to run in ${cwd}, which is not a folder.`,
      "Correct the working directory."
    );
  }
  switch (codeOf(cause)) {
    case "ENOENT":
      return error("command-not-found", `The command \`${program}\` was not found.`, notFoundHint(program));
    case "EACCES":
      return error(
        "command-not-executable",
        `\`${program}\` may not be executed.`,
        `If it is a script, run \`chmod +x ${program}\`, or start it with its interpreter (sh, node, python).`
      );
    default:
      return error(
        "command-not-started",
        `\`${program}\` could not be started: ${cause instanceof Error ? cause.message : String(cause)}.`,
        "Run the same command in a terminal to see what is wrong with it."
      );
  }
}
function codeOf(cause) {
  return cause instanceof Error && "code" in cause ? cause.code : void 0;
}
function notFoundHint(program) {
  if (/\s/.test(program)) {
    return "Umpire uses no shell: give the command and its arguments as separate words, without quotes around all of them.";
  }
  if (/[\\/]/.test(program)) return "Check the path; it is relative to the folder the command runs in.";
  return "Check the spelling, and that it is installed and on the PATH. Programs of the project's own packages are started with `npx`.";
}

// src/shell/process/stop-tree.ts
import { spawn as spawn2 } from "node:child_process";
import { setTimeout as sleep2 } from "node:timers/promises";
var GRACE_MS = 2e3;
var REAP_MS = 250;
var POLL_MS = 25;
async function stopTree(pid, signal) {
  if (process.platform === "win32") return await killWindowsTree(pid);
  if (!signalGroup(pid, signal) || await isGone(pid, GRACE_MS)) return;
  signalGroup(pid, "SIGKILL");
  await isGone(pid, REAP_MS);
}
async function isGone(pid, withinMs) {
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += POLL_MS) {
    if (!signalGroup(pid, 0)) return true;
    await sleep2(POLL_MS);
  }
  return false;
}
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
function killWindowsTree(pid) {
  return new Promise((resolve4) => {
    const taskkill = spawn2("taskkill", ["/pid", String(pid), "/T", "/F"], {
      stdio: "ignore",
      windowsHide: true
    });
    taskkill.once("error", () => resolve4());
    taskkill.once("exit", () => resolve4());
  });
}

// src/shell/process/windows-command.ts
import { existsSync } from "node:fs";
import { win32 } from "node:path";
function windowsLaunch(command, cwd, env, exists2 = existsSync) {
  const [program = "", ...args] = command;
  const file = candidates(program, cwd, env).find(exists2) ?? program;
  if (!/\.(?:cmd|bat)$/i.test(file)) return { file, args, verbatim: false };
  const line = [file, ...args].map(batchQuoted).join(" ");
  const shell = variable2(env, "ComSpec") ?? "cmd.exe";
  return { file: shell, args: ["/d", "/e:on", "/v:off", "/s", "/c", `"${line}"`], verbatim: true };
}
function candidates(program, cwd, env) {
  const extensions = (variable2(env, "PATHEXT") ?? ".COM;.EXE;.BAT;.CMD").split(";").filter(Boolean);
  const folders = /[\\/]/.test(program) ? [cwd] : (variable2(env, "PATH") ?? "").split(";").filter(Boolean);
  const endings = win32.extname(program) === "" ? extensions : ["", ...extensions];
  return folders.flatMap((folder) => endings.map((ending) => win32.resolve(folder, program + ending)));
}
function variable2(env, name) {
  return Object.entries(env).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}
function batchQuoted(argument) {
  if (/[\r\n\0]/.test(argument)) {
    throw new UserError(
      "command-unquotable",
      `An argument of the command holds a line break, which a batch file cannot take: ${JSON.stringify(argument)}.`,
      "Put the command into a script file and run that."
    );
  }
  const quoted = argument.replace(/(\\*)"/g, '$1$1""').replace(/\\+$/, "$&$&").replaceAll("%", "%%cd:~,%");
  return `"${quoted}"`;
}

// src/shell/process/run-command.ts
var STREAMS = ["stdout", "stderr"];
var INTERRUPTS = ["SIGINT", "SIGTERM", "SIGHUP"];
var KEEP_BYTES = 65536;
var DRAIN_MS = 1e3;
var NOT_FOUND_CODES = process.platform === "win32" ? [9009] : [127];
async function runCommand(request) {
  const startedAtMs = Date.now();
  const begin = performance.now();
  const child = await start(request);
  const close = once(child, "close");
  const tails = capture(child, request);
  const ending = await watch(child, request.timeoutSeconds);
  const durationMs = Math.round(performance.now() - begin);
  await Promise.race([close, sleep3(DRAIN_MS, void 0, { ref: false })]);
  for (const stream of STREAMS) child[stream].destroy();
  return {
    ...ending,
    notFound: NOT_FOUND_CODES.includes(ending.exitCode),
    startedAtMs,
    durationMs,
    stdoutTail: tails.stdout.text(),
    stderrTail: tails.stderr.text()
  };
}
async function start({ command, cwd, env }) {
  const [program = "", ...args] = command;
  const isWindows = process.platform === "win32";
  const launch = isWindows ? windowsLaunch(command, cwd, env) : { file: program, args, verbatim: false };
  try {
    const child = spawn3(launch.file, [...launch.args], {
      cwd,
      env: { ...env },
      // No terminal to read from: a runner would start to watch, or a prompt would wait for an answer.
      stdio: ["ignore", "pipe", "pipe"],
      // Leads its own process group, so that all it starts can be stopped together.
      detached: !isWindows,
      windowsHide: true,
      windowsVerbatimArguments: launch.verbatim
    });
    await once(child, "spawn");
    return child;
  } catch (cause) {
    const cwdIsFolder = statSync(cwd, { throwIfNoEntry: false })?.isDirectory() ?? false;
    throw startError({ program, cwd, cwdIsFolder, cause });
  }
}
function capture(child, { onOutput, keepBytes = KEEP_BYTES }) {
  const tails = { stdout: outputTail(keepBytes), stderr: outputTail(keepBytes) };
  for (const stream of STREAMS) {
    child[stream].on("data", (chunk) => {
      tails[stream].push(chunk);
      onOutput?.(stream, chunk);
    });
  }
  return tails;
}
async function watch(child, timeoutSeconds) {
  let timedOut = false;
  let interruptedBy = null;
  let stopped;
  const stop = (signal) => {
    if (child.pid !== void 0) stopped ??= stopTree(child.pid, signal);
  };
  const interrupt = (signal) => {
    interruptedBy ??= signal;
    stop(signal);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    stop("SIGTERM");
  }, timeoutSeconds * 1e3);
  for (const signal of INTERRUPTS) process.on(signal, interrupt);
  const exit = await exitOf(child);
  clearTimeout(timer);
  await stopped;
  for (const signal of INTERRUPTS) process.off(signal, interrupt);
  return { ...exit, timedOut, interruptedBy };
}
function exitOf(child) {
  return new Promise((resolve4) => {
    child.once("exit", (exitCode, signal) => resolve4({ exitCode, signal }));
  });
}

// src/shell/process/command-runner.ts
var TAIL_CHARACTERS = 4e3;
function commandRunner(output) {
  return {
    async run({ argv, cwd, env, timeoutSeconds }) {
      const onOutput = (stream, chunk) => show(output, stream, chunk);
      const result = await runCommand({
        command: argv,
        cwd,
        env: wholeEnvironment(env),
        timeoutSeconds,
        onOutput
      });
      refuseInterrupted(result);
      const { exitCode, timedOut, durationMs, startedAtMs } = result;
      return {
        argv,
        exitCode,
        timedOut,
        timeoutSeconds,
        durationMs,
        outputTail: tailOf(result),
        startedMs: startedAtMs
      };
    },
    project: (cwd, env) => readProject(cwd, wholeEnvironment(env)),
    async withReportFile(use) {
      const folder = await mkdtemp3(join8(tmpdir3(), "umpire-report-"));
      try {
        return await use(join8(folder, "report.xml"));
      } finally {
        await rm5(folder, { recursive: true, force: true });
      }
    }
  };
}
function show(output, stream, chunk) {
  if (output === "nowhere") return;
  (output === "both" && stream === "stdout" ? process.stdout : process.stderr).write(chunk);
}
function wholeEnvironment(added) {
  const inherited = Object.entries(process.env).flatMap(
    ([name, value]) => value === void 0 ? [] : [[name, value]]
  );
  return { ...Object.fromEntries(inherited), ...added };
}
function refuseInterrupted({ interruptedBy }) {
  if (interruptedBy === null) return;
  throw new UserError(
    "run-cancelled",
    `The run was cancelled (${interruptedBy}), so nothing was recorded.`,
    "Run it again to the end."
  );
}
function tailOf({ stdoutTail, stderrTail }) {
  return `${stdoutTail}
${stderrTail}`.trim().slice(-TAIL_CHARACTERS);
}

// src/shell/syntax/tree-sitter.ts
import { readFile as readFile7 } from "node:fs/promises";
import { join as join10 } from "node:path";

// src/shell/syntax/grammar-files.ts
import { join as join9 } from "node:path";
import { fileURLToPath } from "node:url";
var HERE = fileURLToPath(new URL(".", import.meta.url));
function shippedGrammars() {
  return HERE.includes(join9("src", "shell")) ? join9(HERE, "../../../grammars") : join9(HERE, "../grammars");
}
var RUNTIME = "web-tree-sitter.wasm";
function grammarFile(name) {
  return `tree-sitter-${name}.wasm`;
}

// src/shell/syntax/tree-sitter.ts
function treeSitter(folder = shippedGrammars()) {
  const runtime = once2(() => startRuntime(folder));
  const grammars = /* @__PURE__ */ new Map();
  const loaded = (grammar) => {
    const known = grammars.get(grammar.name) ?? load(grammar.name, folder, runtime);
    grammars.set(grammar.name, known);
    return known;
  };
  return {
    async matches(grammar, { old, now, edits }) {
      const { parser, query: queryOf, Edit } = await loaded(grammar);
      const query = queryOf(grammar.query);
      const before = old === null ? null : parse(parser, old, null);
      const oldMatches = before ? matchesIn(before, query) : [];
      for (const edit of edits) before?.edit(new Edit(edit));
      const after = now === null ? null : parseOnTop(parser, now, before);
      const nowMatches = after ? matchesIn(after, query) : [];
      before?.delete();
      after?.delete();
      return { old: oldMatches, now: nowMatches };
    }
  };
}
function parse(parser, text, before) {
  const tree = parser.parse(text, before);
  if (!tree) throw new Error("The parser has no language.");
  return tree;
}
function parseOnTop(parser, text, before) {
  const tree = parse(parser, text, before);
  if (before === null || !tree.rootNode.hasError) return tree;
  tree.delete();
  return parse(parser, text, null);
}
function matchesIn(tree, query) {
  return query.matches(tree.rootNode).map(toMatch);
}
async function startRuntime(folder) {
  const runtime = await import("./web-tree-sitter-MQ7YWKDM.js");
  await runtime.Parser.init({ wasmBinary: await readFile7(join10(folder, RUNTIME)) });
  return runtime;
}
async function load(name, folder, runtime) {
  const { Edit, Language, Parser, Query } = await runtime();
  const language = await Language.load(await readFile7(join10(folder, grammarFile(name))));
  const parser = new Parser();
  parser.setLanguage(language);
  const queries = /* @__PURE__ */ new Map();
  const query = (text) => {
    const known = queries.get(text) ?? new Query(language, text);
    queries.set(text, known);
    return known;
  };
  return { Edit, parser, query };
}
function toMatch({ captures }) {
  return captures.map(({ name, node }) => ({
    name,
    type: node.type,
    start: node.startIndex,
    end: node.endIndex,
    line: node.startPosition.row + 1,
    endLine: node.endPosition.row + 1
  }));
}
function once2(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// src/wiring/open-world.ts
async function openWorld(options) {
  const [{ world, config }, { templateRenderer }] = await Promise.all([
    openMeasuringWorld(options),
    import("./render-Y2ELBHBK.js")
  ]);
  const at2 = async (folder) => (await openWorld({ ...options, folder })).world;
  return { world: { ...world, render: templateRenderer(), at: at2 }, config };
}
async function openMeasuringWorld(options) {
  const { folder, config: named, settled, output, say } = options;
  const repository = await openRepository(folder);
  const config = settled ?? await loadConfig(repository.root, named);
  const memory = config.debug_memory.location;
  const world = {
    code: gitCodeSource(repository, memory),
    changes: gitChanges(repository),
    syntax: treeSitter(),
    reports: reportFiles(repository.root, fileLimits(config)),
    files: textFiles(repository.root),
    ledgers: sessionFiles(join11(repository.root, memory), () => hintToIgnore(repository, memory, say)),
    commands: commandRunner(output),
    notifier: openNotifier(say),
    clock: { now: () => (/* @__PURE__ */ new Date()).toISOString() },
    ids: identifiers,
    environment: {
      runtime: "node",
      runtimeVersion: process.versions.node,
      os: `${platform()} ${release()}`,
      testFramework: null
    },
    secrets: secretValues(process.env),
    say
  };
  return { world, config };
}
async function loadConfig(root, named) {
  const path = named === void 0 ? join11(root, USUAL_CONFIG) : resolve3(named);
  try {
    await access(path);
  } catch (cause) {
    if (named === void 0) return DEFAULT_CONFIG;
    throw new UserError(
      "config-missing",
      `There is no configuration file ${named}.`,
      `Name an existing one, or leave --config out to use ${USUAL_CONFIG} or the defaults.`,
      { cause }
    );
  }
  const { readConfig } = await import("./read-config-AFRSYJAT.js");
  return readConfig(await readFile8(path, "utf8"), named ?? USUAL_CONFIG);
}
async function hintToIgnore({ git }, memory, say) {
  const ignored = await answer(git, ["check-ignore", "--quiet", `${memory}/sessions`]);
  if (ignored === null)
    say(
      `Hint: attempts are kept in ${memory}/. Add it to .gitignore: echo '${memory.split("/")[0]}/' >> .gitignore`
    );
}
function fileLimits({ reports: { limits } }) {
  return {
    maxBytes: limits.max_bytes,
    maxDepth: limits.max_depth,
    maxText: limits.max_text,
    maxFiles: limits.max_files
  };
}

export {
  iso_exports,
  coerce_exports,
  at,
  itemsOf,
  DEFAULT_NAME,
  newItem,
  textOf,
  branchesOf,
  Proof,
  showsFix,
  isIssued,
  redact,
  LeakBook,
  skipBecause,
  skipInBody,
  NEVER_SEARCHED,
  TEST_GLOBS,
  COVERAGE_GLOBS,
  ROOT_CAUSES,
  rootCauseOf,
  testTable,
  toLetters,
  RatioSchema,
  NoDataReason,
  TypeVerdict,
  Gap,
  CoverageSummary,
  worstIssues,
  countIssues,
  ERROR_TYPES,
  SESSION_VERSION,
  FileChange,
  RecordedRun,
  USUAL_CONFIG,
  gitIn,
  toEvidence,
  openNotifier,
  arrangeReport,
  identifiers,
  openWorld,
  openMeasuringWorld
};
