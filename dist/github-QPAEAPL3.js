import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  backoffMs,
  openClient,
  read,
  readPages,
  unless,
  write
} from "./chunk-MEDSKKDU.js";
import "./chunk-PQWHNJBS.js";
import "./chunk-APXBS5J2.js";
import "./chunk-QCVQWBBA.js";
import "./chunk-TRBVMLRL.js";
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
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-55RZY7CO.js";
import "./chunk-KPOE4I3O.js";

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
  const allowed = client.patience.allow(TIMEOUT_MS);
  if (allowed === 0) return "lost";
  try {
    const answer = await client.fetch(url2, { signal: AbortSignal.timeout(allowed) });
    if (answer.status === 404 || answer.status === 410) return "gone";
    if (!answer.ok || answer.body === null) return "lost";
    refuseLarge(artifact, Number(answer.headers.get("content-length") ?? 0));
    return await underCap(artifact, answer.body);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return "lost";
  } finally {
    client.patience.spend(performance.now() - started);
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
    async artifactsOf(runId, prefix) {
      const found = await readPages(
        { does: `list the artifacts of workflow run ${runId}`, needs },
        Artifacts,
        { pages: 20, beyond: "refuse" },
        (page) => actions.listWorkflowRunArtifacts({ ...repo, run_id: runId, ...page })
      );
      return found.filter(({ name }) => name.startsWith(prefix));
    },
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

// src/shell/github/calls/people.ts
var GHOST = { id: 10137, login: "ghost", type: "User" };
var Person = object({ id: number(), login: string(), type: string() }).nullish().transform((person2) => person2 ?? GHOST);

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
var Status = object({ context: string(), state: _enum(["success", "failure", "error", "pending"]), creator: Person }).transform((status) => status);
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
    statuses: (sha) => readPages(
      { does: `read the statuses of ${sha}`, needs: "statuses: read" },
      array(Status),
      { pages: 1, beyond: "cut" },
      (page) => repos.listCommitStatusesForRef({ ...repo, ref: sha, ...page })
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
  run_started_at: string().nullish(),
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
    startedAt: run.run_started_at ?? null,
    updatedAt: run.updated_at,
    url: run.html_url
  })
);
var Runs = object({ workflow_runs: array(Run) }).transform(({ workflow_runs }) => workflow_runs);
var Job = object({
  name: string(),
  run_attempt: number().default(1),
  conclusion: string().nullish(),
  started_at: string().nullish()
}).transform(
  ({ name, run_attempt, conclusion, started_at }) => ({
    name,
    attempt: run_attempt,
    conclusion: conclusion ?? null,
    startedAt: started_at ?? null
  })
);
var Jobs = object({ jobs: array(Job) }).transform(({ jobs }) => jobs);
function runCalls({ octokit, repo }) {
  const { actions } = octokit.rest;
  return {
    run: (id) => read(
      { does: `read workflow run ${id}`, needs: needs5 },
      Run,
      () => actions.getWorkflowRun({ ...repo, run_id: id })
    ),
    // A matrix has at most 256 legs.
    jobsOf: (id, attempt) => readPages(
      { does: `list the jobs of workflow run ${id}`, needs: needs5 },
      Jobs,
      { pages: 10, beyond: "cut" },
      (page) => actions.listJobsForWorkflowRunAttempt({ ...repo, run_id: id, attempt_number: attempt, ...page })
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
