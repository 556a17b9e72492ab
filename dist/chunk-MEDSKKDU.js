import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  requestLog,
  require_light,
  retry
} from "./chunk-PQWHNJBS.js";
import {
  BUDGET_MS,
  patience
} from "./chunk-APXBS5J2.js";
import {
  AnswerLost
} from "./chunk-QCVQWBBA.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  number,
  object,
  string
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import {
  Octokit,
  legacyRestEndpointMethods,
  paginateRest
} from "./chunk-55RZY7CO.js";
import {
  __toESM
} from "./chunk-KPOE4I3O.js";

// src/shell/github/manners/trouble.ts
var Header = string().optional().catch(void 0);
var Headers2 = object({
  "retry-after": Header,
  "x-ratelimit-remaining": Header,
  "x-ratelimit-reset": Header,
  date: Header
});
var Failure = object({
  status: number(),
  message: string(),
  response: object({ headers: Headers2 }).optional()
});
function troubleOf(error) {
  const parsed2 = Failure.safeParse(error);
  if (!parsed2.success) return null;
  const { status, message } = parsed2.data;
  const said = { status, said: oneLine(message) };
  if (status >= 500 || status === 408) return { kind: "lost", waitMs: askedWait(parsed2.data), ...said };
  if (isLimit(parsed2.data)) return { kind: "limited", waitMs: askedWait(parsed2.data), ...said };
  if (status === 401) return { kind: "token", ...said };
  if (status === 403) return { kind: /\blocked\b/i.test(message) ? "locked" : "permission", ...said };
  if (status === 404 || status === 410) return { kind: "missing", ...said };
  return { kind: "refused", ...said };
}
function isLimit({ status, message, response }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  const headers = response?.headers;
  return headers?.["retry-after"] !== void 0 || headers?.["x-ratelimit-remaining"] === "0" || /\brate limit|\babuse detection/i.test(message);
}
function askedWait({ response }) {
  const headers = response?.headers;
  const seconds = Number(headers?.["retry-after"] ?? Number.NaN);
  if (seconds >= 0) return seconds * 1e3;
  if (headers?.["x-ratelimit-remaining"] !== "0") return null;
  const wait = Number(headers["x-ratelimit-reset"]) * 1e3 - Date.parse(headers.date ?? "");
  return Number.isNaN(wait) ? null : Math.max(0, wait) + 1e3;
}

// src/shell/github/manners/explain.ts
function explained(operation, error) {
  const trouble = troubleOf(error);
  return trouble === null ? error : explain(operation, trouble, error);
}
function explain({ does, needs }, { kind, status, said }, cause) {
  const told = (code, message, hint) => new UserError(code, `Umpire could not ${does}: ${message}`, hint, { cause });
  switch (kind) {
    case "lost":
      return told(
        "github-unavailable",
        `GitHub gave no usable answer for as long as Umpire waits (${status}, "${said}").`,
        "Run the job again when https://www.githubstatus.com shows no trouble."
      );
    case "limited":
      return told(
        "github-unavailable",
        `the rate limit is spent, and its reset is further away than Umpire waits (${status}, "${said}").`,
        "Run the job again later; fewer jobs that use the same token leave more calls to each."
      );
    case "token":
      return told(
        "github-token",
        `GitHub does not accept the token (401, "${said}").`,
        "Leave `token` out to use the workflow's own, or pass one that has not expired."
      );
    case "permission":
      return told(
        "github-permission",
        `the token lacks \`${needs}\` (403, "${said}").`,
        `Give the job that permission:
  permissions:
    ${needs}
A pull request from a fork always has a read-only token: record there and judge in a second workflow on \`workflow_run\`.`
      );
    case "locked":
      return told(
        "github-locked",
        `the conversation is locked (403, "${said}").`,
        "Unlock it, or read the result in the job summary."
      );
    case "missing":
      return told(
        "github-not-found",
        `GitHub found nothing there (${status}, "${said}").`,
        `It may have been deleted meanwhile, or the token may not see it: that needs \`${needs}\`.`
      );
    case "refused":
      return told(
        "github-refused",
        `GitHub refused it (${status}, "${said}").`,
        "If what GitHub says is nothing you can change, please report it as a bug in Umpire."
      );
  }
}

// src/shell/github/ask.ts
async function read(operation, schema, call) {
  try {
    return parsed(operation, schema, await call());
  } catch (error) {
    throw explained(operation, error);
  }
}
async function readPages(operation, schema, limit, call) {
  const items = [];
  for (let page = 1; page <= limit.pages; page += 1) {
    let link;
    const found = await read(operation, schema, async () => {
      const answer = await call({ per_page: 100, page });
      link = answer.headers.link;
      return answer;
    });
    items.push(...found);
    if (!hasNext(link)) return items;
  }
  if (limit.beyond === "cut") return items;
  throw new UserError(
    "github-too-many",
    `Umpire could not ${operation.does}: there are more than ${limit.pages * 100}.`,
    "That many are no normal use. Remove what is not needed."
  );
}
async function write(operation, schema, call) {
  let answer;
  try {
    answer = await call();
  } catch (error) {
    if (troubleOf(error)?.kind === "lost") throw answerLost(operation, error);
    throw explained(operation, error);
  }
  const checked = schema.safeParse(answer.data);
  if (checked.success) return checked.data;
  throw answerLost(operation, checked.error);
}
async function unless(statuses, call) {
  try {
    return await call;
  } catch (error) {
    if (statuses.includes(troubleOf(error)?.status ?? 0)) return { data: null };
    throw error;
  }
}
function parsed(operation, schema, { data }) {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const where = checked.error.issues.map(({ path }) => path.join(".")).join(", ");
  throw new UserError(
    "github-answer",
    `Umpire could not ${operation.does}: GitHub's answer is not as documented (at ${where || "its root"}).`,
    "Check GITHUB_API_URL. If it is right, this GitHub may be too old for Umpire: please report it.",
    { cause: checked.error }
  );
}
function answerLost({ does }, cause) {
  return new AnswerLost(`Umpire sent the request to ${does}, and the answer was lost.`, { cause });
}
function hasNext(link) {
  return /;\s*rel="?next\b/.test(link ?? "");
}

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light = __toESM(require_light(), 1);
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  const { pathname } = new URL(options.url, "http://github.test");
  const isAuth = isAuthRequest(options.method, pathname);
  const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
  const isSearch = options.method === "GET" && pathname.startsWith("/search/");
  const isGraphQL = pathname.startsWith("/graphql");
  const retryCount = ~~request.retryCount;
  const jobOptions = retryCount > 0 ? { priority: 0, weight: 0 } : {};
  if (state.clustering) {
    jobOptions.expiration = 1e3 * 60;
  }
  if (isWrite || isGraphQL) {
    await state.write.key(state.id).schedule(jobOptions, noop);
  }
  if (isWrite && state.triggersNotification(pathname)) {
    await state.notifications.key(state.id).schedule(jobOptions, noop);
  }
  if (isSearch) {
    await state.search.key(state.id).schedule(jobOptions, noop);
  }
  const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    const res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
      const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
      throw error;
    }
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
  const regexes = paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  );
  const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  });
  groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  });
  groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  });
  groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  });
  groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  const {
    enabled = true,
    Bottleneck = import_light.default,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled) {
    return {};
  }
  const common = { timeout };
  if (typeof connection !== "undefined") {
    common.connection = connection;
  }
  const state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  }
  let initialized = false;
  const initializeBottleneck = () => {
    if (initialized) {
      return;
    }
    initialized = true;
    if (groups.global == null) {
      createGroups(Bottleneck, common);
    }
    state.global = state.global ?? groups.global;
    state.auth = state.auth ?? groups.auth;
    state.search = state.search ?? groups.search;
    state.write = state.write ?? groups.write;
    state.notifications = state.notifications ?? groups.notifications;
    state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    const events = {};
    const emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit);
    events.on("rate-limit", state.onRateLimit);
    events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    );
    state.retryLimiter.on("failed", async function(error, info) {
      const [state2, request, options] = info.args;
      const { pathname } = new URL(options.url, "http://github.test");
      const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
      if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
        return;
      }
      const retryCount = ~~request.retryCount;
      request.retryCount = retryCount;
      options.request.retryCount = retryCount;
      const { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          const wantRetry2 = await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          const rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime();
          const retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          const wantRetry2 = await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry) {
        request.retryCount++;
        return retryAfter * state2.retryAfterBaseValue;
      }
    });
  };
  octokit.hook.wrap("request", (request, options) => {
    initializeBottleneck();
    return wrapRequest(state, request, options);
  });
  return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;

// node_modules/@octokit/rest/dist-src/version.js
var VERSION2 = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
var Octokit2 = Octokit.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION2}`
  }
);

// src/shell/github/manners/retry-policy.ts
var FIRST_BACKOFF_MS = 1e3;
var LONGEST_BACKOFF_MS = 3e4;
var LIMIT_WAIT_MS = 6e4;
function retryPolicy(patience2) {
  return (octokit) => {
    octokit.hook.error("request", async (error, options) => {
      const trouble = troubleOf(error);
      if (trouble === null || !("request" in error)) throw error;
      const tries = Number(options.request["retryCount"] ?? 0);
      const most = Number(options.request["mostRetries"] ?? Number.POSITIVE_INFINITY);
      const waitMs = tries < most ? waitBefore(trouble, options.method, tries) : null;
      if (waitMs !== null && await patience2.wait(waitMs))
        error.request.request = { ...error.request.request, retries: tries + 1, retryAfter: 0 };
      throw error;
    });
    return {};
  };
}
function waitBefore(trouble, method, tries) {
  switch (trouble.kind) {
    case "limited":
      return trouble.waitMs ?? LIMIT_WAIT_MS * 2 ** tries;
    case "lost":
      return method === "GET" ? trouble.waitMs ?? backoffMs(tries) : null;
    case "token":
    case "permission":
    case "locked":
    case "missing":
    case "refused":
      return null;
  }
}
function backoffMs(tries) {
  const full = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** tries);
  return full * (0.5 + Math.random() / 2);
}

// src/shell/github/manners/runner-fetch.ts
var PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
var runnerFetch = async (url, init) => {
  if (PROXY_VARIABLES.every((name) => !process.env[name])) return await fetch(url, init);
  const { defaults } = await import("./utils-LIMGV25C.js");
  const proxied = defaults.request?.fetch;
  return await proxied(url, init);
};

// src/shell/github/manners/whole-answers.ts
function wholeAnswers(fetch2, patience2, timeoutMs) {
  return async (url, init) => {
    const allowed = patience2.allow(timeoutMs);
    if (allowed === 0) throw new TypeError("The time for GitHub is spent");
    const started = performance.now();
    const signal = AbortSignal.timeout(allowed);
    try {
      const answer = await fetch2(url, { ...init, signal });
      const body = await answer.text();
      if (answer.ok && answer.status !== 204) refuseStrange(answer, body, wantsDiff(init));
      const { status, statusText } = answer;
      return new Response(body === "" ? null : body, { status, statusText, headers: [...answer.headers] });
    } finally {
      patience2.spend(performance.now() - started);
    }
  };
}
function wantsDiff(init) {
  return /\bdiff\b/.test(new Headers(init?.headers).get("accept") ?? "");
}
function refuseStrange(answer, body, isDiff) {
  const type = answer.headers.get("content-type") ?? "nothing";
  if (isDiff ? /\bhtml\b/.test(type) : !/\bjson\b/.test(type))
    throw new TypeError(`The answer is ${type}, not ${isDiff ? "a diff" : "JSON"}`);
  if (!isDiff) JSON.parse(body);
}

// src/shell/github/client.ts
var TIMEOUT_MS = 3e4;
function openClient(options) {
  const { pace = "github" } = options;
  const purse = options.patience ?? patience(options.budgetMs ?? BUDGET_MS, options.sleep);
  const Manners = Octokit2.plugin(retryPolicy(purse), retry, throttling);
  const octokit = new Manners({
    auth: tokenIn(options.token),
    baseUrl: urlIn(options.apiUrl),
    userAgent: "umpire",
    log: SILENT,
    request: { fetch: wholeAnswers(runnerFetch, purse, options.timeoutMs ?? TIMEOUT_MS), log: SILENT },
    retry: { doNotRetry: EVERY_FAILURE },
    throttle: { enabled: pace === "github", onRateLimit: never, onSecondaryRateLimit: never }
  });
  return { octokit, repo: repositoryIn(options.repository), patience: purse, fetch: runnerFetch };
}
var EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);
var never = () => false;
var quiet = () => void 0;
var SILENT = { debug: quiet, info: quiet, warn: quiet, error: quiet };
function tokenIn(token) {
  if (token !== "") return token;
  throw new UserError(
    "github-token",
    "There is no token for GitHub.",
    "Leave `token` out to use the workflow's own."
  );
}
function urlIn(url) {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url.replace(/\/+$/, "");
  throw new UserError(
    "github-url",
    `The address of GitHub's API is ${JSON.stringify(url)}, not an http(s) URL.`,
    "GITHUB_API_URL is set by the runner: https://api.github.com, or https://HOST/api/v3 on GitHub Enterprise Server."
  );
}
function repositoryIn(name) {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(name) ?? [];
  if (owner !== void 0 && repo !== void 0) return { owner, repo };
  throw new UserError(
    "github-repository",
    `The repository is ${JSON.stringify(name)}, not \`owner/name\`.`,
    "GITHUB_REPOSITORY is set by the runner: octocat/hello-world."
  );
}

export {
  troubleOf,
  read,
  readPages,
  write,
  unless,
  backoffMs,
  openClient
};
