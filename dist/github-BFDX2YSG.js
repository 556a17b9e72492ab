import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  AnswerLost
} from "./chunk-QCVQWBBA.js";
import {
  requestLog,
  require_light,
  retry
} from "./chunk-PQWHNJBS.js";
import {
  Octokit,
  legacyRestEndpointMethods,
  paginateRest
} from "./chunk-55RZY7CO.js";
import {
  _enum,
  array,
  boolean,
  literal,
  number,
  object,
  string,
  union,
  unknown,
  url
} from "./chunk-UIET7DDD.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
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
function explain({ does, needs: needs7 }, { kind, status, said }, cause) {
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
        `the token lacks \`${needs7}\` (403, "${said}").`,
        `Give the job that permission:
  permissions:
    ${needs7}
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
        `It may have been deleted meanwhile, or the token may not see it: that needs \`${needs7}\`.`
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

// src/shell/github/calls/download.ts
var ARCHIVE_BYTES = 20 * 1024 * 1024;
var MOST_TRIES = 4;
var TIMEOUT_MS = 6e4;
async function downloadArtifact(client, artifact) {
  if (artifact.expired) return "gone";
  refuseLarge(artifact, artifact.bytes);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const address = await signedAddress(client, artifact);
    if (address === null) return "gone";
    const zip = await zipAt(client, address, artifact);
    if (zip !== "lost") return zip;
    if (!await client.patience.wait(backoffMs(tries))) break;
  }
  throw new UserError(
    "github-unavailable",
    `Umpire could not download artifact ${artifact.id}: its store gave no whole answer.`,
    "Run the job again when https://www.githubstatus.com shows no trouble."
  );
}
async function signedAddress({ octokit, repo }, { id }) {
  return await read(
    { does: `download artifact ${id}`, needs: "actions: read" },
    url({ protocol: /^https?$/ }).nullable(),
    async () => {
      const request = { redirect: "manual", mostRetries: MOST_TRIES - 1 };
      const answer = await unless(
        [404, 410],
        octokit.rest.actions.downloadArtifact({ ...repo, artifact_id: id, archive_format: "zip", request })
      );
      return "headers" in answer ? { data: answer.headers.location } : answer;
    }
  );
}
async function zipAt(client, url2, artifact) {
  const started = performance.now();
  try {
    const answer = await client.fetch(url2, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404 || answer.status === 410) return "gone";
    if (!answer.ok || answer.body === null) return "lost";
    refuseLarge(artifact, Number(answer.headers.get("content-length") ?? 0));
    return await underCap(artifact, answer.body);
  } catch (error) {
    if (error instanceof UserError) throw error;
    client.patience.spend(performance.now() - started);
    return "lost";
  }
}
async function underCap(artifact, body) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    refuseLarge(artifact, bytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
function refuseLarge({ id }, bytes) {
  if (bytes <= ARCHIVE_BYTES) return;
  throw new UserError(
    "artifact-refused",
    `Artifact ${id} has ${bytes} bytes or more, and Umpire reads at most ${ARCHIVE_BYTES}.`,
    "Umpire's own artifacts are far smaller: something else uploaded this one under its name."
  );
}

// src/shell/github/calls/artifacts.ts
var needs = "actions: read";
var ArtifactAnswer = object({
  id: number(),
  name: string(),
  workflow_run: object({ id: number().nullish() }).nullish(),
  expired: boolean(),
  size_in_bytes: number(),
  created_at: string().nullable()
}).transform(
  ({ id, name, expired, ...artifact }) => ({
    id,
    name,
    runId: artifact.workflow_run?.id ?? null,
    expired,
    bytes: artifact.size_in_bytes,
    createdAt: artifact.created_at ?? ""
  })
);
var Artifacts = object({ artifacts: array(ArtifactAnswer) }).transform(({ artifacts }) => artifacts);
function artifactCalls(client) {
  const { repo } = client;
  const { actions } = client.octokit.rest;
  return {
    artifactsOf: (runId) => readPages(
      { does: `list the artifacts of workflow run ${runId}`, needs },
      Artifacts,
      { pages: 20, beyond: "refuse" },
      (page) => actions.listWorkflowRunArtifacts({ ...repo, run_id: runId, ...page })
    ),
    async artifactsNamed(name, most) {
      const found = await readPages(
        { does: `list the artifacts named ${JSON.stringify(name)}`, needs },
        Artifacts,
        { pages: Math.ceil(most / 100), beyond: "cut" },
        (page) => actions.listArtifactsForRepo({ ...repo, name, ...page })
      );
      const exactly = found.filter((artifact) => artifact.name === name);
      return exactly.sort((a, b) => b.id - a.id).slice(0, most);
    },
    download: (artifact) => downloadArtifact(client, artifact)
  };
}

// src/shell/github/calls/checks.ts
var needs2 = "checks: write";
var Check = object({
  id: number(),
  external_id: string().nullish(),
  html_url: string().nullish(),
  output: object({ annotations_count: number().default(0) }).nullish()
}).transform(
  ({ id, external_id, html_url, output }) => ({
    id,
    externalId: external_id ?? "",
    url: html_url ?? "",
    annotations: output?.annotations_count ?? 0
  })
);
var Checks = object({ check_runs: array(Check) }).transform(({ check_runs }) => check_runs);
function checkCalls({ octokit, repo }) {
  const { checks, repos } = octokit.rest;
  return {
    // Without `all` GitHub hides every run of this name but the latest.
    checkRuns: (sha, name) => readPages(
      { does: `list the check runs of ${sha}`, needs: "checks: read" },
      Checks,
      { pages: 10, beyond: "cut" },
      (page) => checks.listForRef({ ...repo, ref: sha, check_name: name, filter: "all", ...page })
    ),
    createCheckRun: (run) => write(
      { does: `create the check run on ${run.sha}`, needs: needs2 },
      Check,
      () => checks.create({ ...repo, ...bodyOf(run), head_sha: run.sha })
    ),
    updateCheckRun: (id, run) => write(
      { does: `update check run ${id}`, needs: needs2 },
      Check,
      () => checks.update({ ...repo, ...bodyOf(run), check_run_id: id })
    ),
    async setStatus(sha, { context, state, description, url: url2 }) {
      const status = { context, state, description, ...url2 !== null && { target_url: url2 } };
      await write(
        { does: `set the status of ${sha}`, needs: "statuses: write" },
        object({}),
        () => repos.createCommitStatus({ ...repo, sha, ...status })
      );
    }
  };
}
function bodyOf({ name, externalId, conclusion, title, summary, detailsUrl, annotations }) {
  return {
    name,
    external_id: externalId,
    status: "completed",
    conclusion,
    ...detailsUrl !== null && { details_url: detailsUrl },
    output: {
      title,
      summary,
      annotations: annotations.map(({ path, startLine, endLine, level, title: title2, message }) => ({
        path,
        start_line: startLine,
        end_line: endLine,
        annotation_level: level,
        message,
        ...title2 !== "" && { title: title2 }
      }))
    }
  };
}

// src/shell/github/calls/people.ts
var GHOST = { id: 10137, login: "ghost", type: "User" };
var Person = object({ id: number(), login: string(), type: string() }).nullish().transform((person2) => person2 ?? GHOST);

// src/shell/github/calls/comments.ts
var needs3 = "pull-requests: write";
var CommentAnswer = object({ id: number(), body: string().nullish(), user: Person, html_url: string() }).transform(
  ({ id, body, user, html_url }) => ({ id, body: body ?? "", author: user, url: html_url })
);
function commentCalls({ octokit, repo }) {
  const { issues } = octokit.rest;
  return {
    // GitHub itself ends a conversation at 2,500 comments.
    comments: (issue) => readPages(
      { does: `read the comments of #${issue}`, needs: "pull-requests: read" },
      array(CommentAnswer),
      { pages: 30, beyond: "refuse" },
      (page) => issues.listComments({ ...repo, issue_number: issue, ...page })
    ),
    createComment: (issue, body) => write(
      { does: `comment on #${issue}`, needs: needs3 },
      CommentAnswer,
      () => issues.createComment({ ...repo, issue_number: issue, body })
    ),
    updateComment: (id, body) => write(
      { does: `update comment ${id}`, needs: needs3 },
      CommentAnswer,
      () => issues.updateComment({ ...repo, comment_id: id, body })
    ),
    async deleteComment(id) {
      await write(
        { does: `delete comment ${id}`, needs: needs3 },
        unknown(),
        () => unless([404, 410], issues.deleteComment({ ...repo, comment_id: id }))
      );
    }
  };
}

// src/shell/github/calls/file-at.ts
var Content = union([
  object({ type: literal("file"), encoding: literal("base64"), content: string() }),
  object({ type: string() }).transform(() => "no-text"),
  array(unknown()).transform(() => "no-text")
]);
async function fileAt({ octokit, repo }, path, ref) {
  const place = `${JSON.stringify(path)} at ${JSON.stringify(ref)}`;
  const found = await read(
    { does: `read ${place}`, needs: "contents: read" },
    Content.nullable(),
    () => unless([404], octokit.rest.repos.getContent({ ...repo, path, ref }))
  );
  if (found === null) return null;
  if (found !== "no-text") return Buffer.from(found.content, "base64").toString("utf8");
  throw new UserError(
    "github-no-file",
    `Umpire could not read ${place}: it is no file of at most 1 MB.`,
    "Put a small text file there."
  );
}

// src/shell/github/calls/pulls.ts
var needs4 = "pull-requests: read";
var Pull = object({
  number: number(),
  title: string(),
  body: string().nullish(),
  state: _enum(["open", "closed"]),
  locked: boolean().default(false),
  user: Person,
  labels: array(object({ name: string() })).default([]),
  head: object({ sha: string(), ref: string(), repo: object({ id: number() }).nullish() }),
  base: object({ sha: string(), ref: string() })
}).transform(
  ({ body, user, labels, head, ...pull }) => ({
    ...pull,
    body: body ?? "",
    author: user.login,
    labels: labels.map(({ name }) => name),
    head: { sha: head.sha, ref: head.ref, repositoryId: head.repo?.id ?? null }
  })
);
var ReviewAnswer = object({
  id: number(),
  user: Person,
  author_association: string().default("NONE"),
  state: _enum(["APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED", "PENDING"]),
  body: string().nullish(),
  commit_id: string().nullish(),
  submitted_at: string().nullish()
}).transform(
  ({ id, user, author_association, state, body, commit_id, submitted_at }) => ({
    id,
    author: user,
    association: author_association,
    state,
    body: body ?? "",
    commit: commit_id ?? null,
    submittedAt: submitted_at ?? null
  })
);
var RemarkAnswer = object({
  pull_request_review_id: number().nullish(),
  path: string(),
  line: number().nullish(),
  body: string()
}).transform(
  ({ pull_request_review_id, path, line, body }) => ({
    review: pull_request_review_id ?? null,
    path,
    line: line ?? null,
    body
  })
);
var FileAnswer = object({
  filename: string(),
  previous_filename: string().nullish(),
  status: string(),
  changes: number(),
  patch: string().nullish()
}).transform(
  ({ filename, previous_filename, status, changes, patch }) => ({
    path: filename,
    previousPath: previous_filename ?? null,
    status,
    changes,
    patch: patch ?? null
  })
);
function pullCalls({ octokit, repo }) {
  const pulls = octokit.rest.pulls;
  return {
    pull: (number2) => read(
      { does: `read pull request #${number2}`, needs: needs4 },
      Pull,
      () => pulls.get({ ...repo, pull_number: number2 })
    ),
    async pullsAt(sha) {
      const operation = { does: `find the pull requests of ${sha}`, needs: needs4 };
      const isHead = ({ head }) => head.sha === sha;
      const of = await readPages(
        operation,
        array(Pull),
        { pages: 3, beyond: "refuse" },
        (page) => octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha: sha, ...page })
      );
      if (of.some(isHead)) return of.filter(isHead);
      const open = await readPages(
        operation,
        array(Pull),
        { pages: 5, beyond: "cut" },
        (page) => pulls.list({ ...repo, state: "open", sort: "updated", direction: "desc", ...page })
      );
      return open.filter(isHead);
    },
    pullFiles: (number2) => readPages(
      { does: `read the files of pull request #${number2}`, needs: needs4 },
      array(FileAnswer),
      { pages: 30, beyond: "cut" },
      (page) => pulls.listFiles({ ...repo, pull_number: number2, ...page })
    ),
    pullDiff: (number2) => read(
      { does: `read the diff of pull request #${number2}`, needs: needs4 },
      string().nullable(),
      () => unless([406], pulls.get({ ...repo, pull_number: number2, mediaType: { format: "diff" } }))
    ),
    reviews: (number2) => readPages(
      { does: `read the reviews of pull request #${number2}`, needs: needs4 },
      array(ReviewAnswer),
      { pages: 20, beyond: "refuse" },
      (page) => pulls.listReviews({ ...repo, pull_number: number2, ...page })
    ),
    reviewRemarks: (number2) => readPages(
      { does: `read the remarks on pull request #${number2}`, needs: needs4 },
      array(RemarkAnswer),
      { pages: 5, beyond: "cut" },
      (page) => pulls.listReviewComments({ ...repo, pull_number: number2, ...page })
    )
  };
}

// src/shell/github/calls/runs.ts
var needs5 = "actions: read";
var Run = object({
  id: number(),
  run_attempt: number().default(1),
  event: string(),
  status: string().nullable(),
  conclusion: string().nullable(),
  path: string(),
  head_sha: string(),
  head_branch: string().nullable(),
  head_repository: object({ id: number() }).nullish(),
  created_at: string(),
  updated_at: string(),
  html_url: string()
}).transform(
  (run) => ({
    id: run.id,
    attempt: run.run_attempt,
    event: run.event,
    status: run.status ?? "unknown",
    conclusion: run.conclusion,
    // GitHub may add the ref: `.github/workflows/ci.yml@main`.
    path: run.path.replace(/(\.ya?ml)@.*$/, "$1"),
    head: {
      sha: run.head_sha,
      ref: run.head_branch ?? "",
      repositoryId: run.head_repository?.id ?? null
    },
    createdAt: run.created_at,
    updatedAt: run.updated_at,
    url: run.html_url
  })
);
var Runs = object({ workflow_runs: array(Run) }).transform(({ workflow_runs }) => workflow_runs);
function runCalls({ octokit, repo }) {
  const { actions } = octokit.rest;
  return {
    run: (id) => read(
      { does: `read workflow run ${id}`, needs: needs5 },
      Run,
      () => actions.getWorkflowRun({ ...repo, run_id: id })
    ),
    // GitHub lists at most 1,000 runs of a search.
    runs: ({ branch, event }) => readPages(
      { does: `list the workflow runs of branch ${JSON.stringify(branch)}`, needs: needs5 },
      Runs,
      { pages: 10, beyond: "cut" },
      (page) => actions.listWorkflowRunsForRepo({ ...repo, branch, event, ...page })
    )
  };
}

// src/shell/github/calls/triage.ts
var needs6 = "pull-requests: write";
var Done = unknown();
function triageCalls({ octokit, repo }) {
  const { issues, pulls } = octokit.rest;
  return {
    async addLabels(issue, labels) {
      await write(
        { does: `label #${issue}`, needs: needs6 },
        Done,
        () => issues.addLabels({ ...repo, issue_number: issue, labels: [...labels] })
      );
    },
    async removeLabel(issue, label) {
      await write(
        { does: `remove a label from #${issue}`, needs: needs6 },
        Done,
        () => unless([404, 410], issues.removeLabel({ ...repo, issue_number: issue, name: label }))
      );
    },
    async addAssignees(issue, logins) {
      await write(
        { does: `assign #${issue}`, needs: needs6 },
        Done,
        () => issues.addAssignees({ ...repo, issue_number: issue, assignees: [...logins] })
      );
    },
    async requestReviewers(pull, { users, teams }) {
      const asked = { reviewers: [...users], team_reviewers: [...teams] };
      await write(
        { does: `request reviewers for pull request #${pull}`, needs: needs6 },
        Done,
        () => pulls.requestReviewers({ ...repo, pull_number: pull, ...asked })
      );
    }
  };
}

// src/shell/github/calls/viewer.ts
var ACTIONS_BOT = { id: 41898282, login: "github-actions[bot]", type: "Bot" };
var WHOSE = { does: "ask whose token this is", needs: "metadata: read" };
var App = object({ data: object({ viewer: object({ login: string(), databaseId: number() }) }) }).transform(({ data: { viewer: viewer2 } }) => ({ id: viewer2.databaseId, login: viewer2.login, type: "Bot" }));
async function viewer(client, options) {
  if (options.isWorkflowToken) return ACTIONS_BOT;
  return options.token.startsWith("ghs_") ? await app(client, options) : await person(client);
}
async function app({ octokit }, { apiUrl }) {
  const url2 = `${apiUrl.replace(/\/(?:v3\/?)?$/, "")}/graphql`;
  const query = "{ viewer { login databaseId } }";
  return await read(WHOSE, App, () => octokit.request(`POST ${url2}`, { query }));
}
async function person({ octokit }) {
  const user = await read(
    WHOSE,
    Person.nullable(),
    () => unless([403], octokit.rest.users.getAuthenticated())
  );
  return user ?? ACTIONS_BOT;
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

// src/shell/github/manners/patience.ts
function patience(budgetMs, sleep) {
  let left = budgetMs;
  return {
    left: () => left,
    spend(ms) {
      left = Math.max(0, left - ms);
    },
    async wait(ms) {
      if (ms > left) return false;
      left -= ms;
      await sleep(ms);
      return true;
    }
  };
}

// src/shell/github/manners/runner-fetch.ts
var PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
var runnerFetch = async (url2, init) => {
  if (PROXY_VARIABLES.every((name) => !process.env[name])) return await fetch(url2, init);
  const { defaults } = await import("./utils-2CGERG2G.js");
  const proxied = defaults.request?.fetch;
  return await proxied(url2, init);
};

// src/shell/github/manners/whole-answers.ts
var SHORTEST_TIMEOUT_MS = 1e4;
function wholeAnswers(fetch2, patience2, timeoutMs) {
  return async (url2, init) => {
    const started = performance.now();
    const most = Math.max(Math.ceil(patience2.left()), SHORTEST_TIMEOUT_MS);
    const signal = AbortSignal.timeout(Math.min(timeoutMs, most));
    try {
      const answer = await fetch2(url2, { ...init, signal });
      const body = await answer.text();
      if (answer.ok && answer.status !== 204) refuseStrange(answer, body, wantsDiff(init));
      const { status, statusText } = answer;
      return new Response(body === "" ? null : body, { status, statusText, headers: [...answer.headers] });
    } catch (error) {
      patience2.spend(performance.now() - started);
      throw error;
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
var BUDGET_MS = 5 * 6e4;
var TIMEOUT_MS2 = 3e4;
function openClient(options) {
  const { sleep = (ms) => new Promise((wake) => setTimeout(wake, ms)), pace = "github" } = options;
  const purse = patience(options.budgetMs ?? BUDGET_MS, sleep);
  const Manners = Octokit2.plugin(retryPolicy(purse), retry, throttling);
  const octokit = new Manners({
    auth: tokenIn(options.token),
    baseUrl: urlIn(options.apiUrl),
    userAgent: "umpire",
    log: SILENT,
    request: { fetch: wholeAnswers(runnerFetch, purse, options.timeoutMs ?? TIMEOUT_MS2), log: SILENT },
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
function urlIn(url2) {
  if (/^https?:\/\//.test(url2) && URL.canParse(url2)) return url2.replace(/\/+$/, "");
  throw new UserError(
    "github-url",
    `The address of GitHub's API is ${JSON.stringify(url2)}, not an http(s) URL.`,
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

// src/shell/github/github.ts
function openGitHub(options) {
  const client = openClient(options);
  return {
    repository: options.repository,
    viewer: () => viewer(client, options),
    ...pullCalls(client),
    ...runCalls(client),
    ...artifactCalls(client),
    ...commentCalls(client),
    ...checkCalls(client),
    ...triageCalls(client),
    fileAt: (path, ref) => fileAt(client, path, ref)
  };
}
export {
  openGitHub
};
