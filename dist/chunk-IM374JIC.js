import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_RECORDS,
  RECORDS_FILE,
  attemptOf,
  attemptPrefix,
  ledgerArtifact,
  newestOf,
  publishVerdict,
  readRecords,
  sayStatus,
  settle,
  writeRecords
} from "./chunk-ZSALLLUM.js";
import {
  failedNotifications,
  notifyPeople,
  ownTemplates,
  tellCase
} from "./chunk-XAGITZFX.js";
import {
  inTime,
  judge
} from "./chunk-Q45JHG4Q.js";
import {
  SEVERITIES,
  countIssues,
  redact,
  worstIssues
} from "./chunk-XMMUHOWT.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/app/github/may-gather.ts
function ofSameWork({ path, event, head }) {
  return (run) => run.path === path && run.event === event && isSameBranch(run.head, head);
}
function ofJudgingWorkflow({ path }) {
  return (run) => run.path === path && run.event === "workflow_run";
}
function isSameBranch(left, right) {
  return left.repositoryId !== null && left.repositoryId === right.repositoryId && left.ref === right.ref;
}

// src/core/attempt/run-record.ts
function recordKey({ claim: { runId, runAttempt, job }, evidence }) {
  return [runId, runAttempt, job, evidence.id].join("/");
}
function uniteRecords(records) {
  const byKey = /* @__PURE__ */ new Map();
  for (const record of records) {
    const key = recordKey(record);
    if (!byKey.has(key)) byKey.set(key, record);
  }
  return [...byKey.values()].sort(inOrder);
}
function inOrder({ claim: left, evidence: one }, { claim: right, evidence: other }) {
  return left.runId - right.runId || left.runAttempt - right.runAttempt || compareText(left.job, right.job) || compareText(one.id, other.id);
}
function compareText(left, right) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

// src/app/github/read-artifact.ts
async function readArtifact(artifact, world) {
  if (artifact.expired) return "gone";
  try {
    const zip = await world.github.download(artifact);
    if (zip === "gone") return "gone";
    const file = (await world.readZip(zip)).get(RECORDS_FILE);
    if (!file) {
      world.say(`Artifact ${artifact.name} holds no ${RECORDS_FILE}: it is left out.`);
      return "refused";
    }
    return readRecords(new TextDecoder().decode(file), artifact.name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.say(`${error.message} ${error.hint}`);
    return error.code === "github-unavailable" ? "later" : "refused";
  }
}

// src/app/github/load-records.ts
var MOST_RUNS_AT_ONCE = 25;
async function loadRecords(search, world) {
  const gathered = await newestGathering(search, world);
  return await addNewRuns(gathered, search, world);
}
async function addNewRuns(known, search, world) {
  const runs = await runsOf(search, world);
  const unseen = runs.filter((run) => !wasLookedAt(run, known.looked)).slice(0, MOST_RUNS_AT_ONCE);
  const found = await Promise.all(unseen.map((run) => lookAt(run, search.pull, world)));
  return uniteGathered([{ ...NO_RECORDS, runs: runs.map(factsOf) }, known, ...found]);
}
function uniteGathered(parts) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of parts.flatMap((part) => part.runs)) {
    const known = runs.get(run.id) ?? run;
    runs.set(run.id, { ...known, attempt: Math.max(known.attempt, run.attempt) });
  }
  const looked = new Map(
    parts.flatMap((part) => part.looked).map((seen) => [`${seen.runId}/${seen.runAttempt}`, seen])
  );
  return {
    records: uniteRecords(parts.flatMap(({ records }) => records)),
    runs: [...runs.values()].sort((left, right) => left.id - right.id),
    looked: [...looked.values()].sort(
      (left, right) => left.runId - right.runId || left.runAttempt - right.runAttempt
    )
  };
}
function factsOf({ id, attempt, event, conclusion, head, createdAt, url }) {
  return { id, attempt, event, conclusion, headSha: head.sha, createdAt, url };
}
async function runsOf({ pull, path, event }, { github }) {
  const runs = await github.runs({ branch: pull.head.ref, event });
  return runs.filter((run) => run.path === path && isSameBranch(run.head, pull.head));
}
function wasLookedAt({ id, attempt }, looked) {
  return looked.some(({ runId, runAttempt }) => runId === id && runAttempt === attempt);
}
var SETTLED_MS = 10 * 6e4;
async function lookAt(run, { number }, world) {
  const prefix = attemptPrefix(number, run.id);
  const artifacts = await world.github.artifactsOf(run.id, prefix);
  const records = [];
  const gone = [];
  let isWhole = true;
  for (const artifact of artifacts) {
    const read = await readArtifact(artifact, world);
    if (read === "later") isWhole = false;
    if (read === "later" || read === "refused") continue;
    if (read === "gone")
      gone.push({
        runId: run.id,
        runAttempt: attemptOf(artifact.name, prefix) ?? run.attempt,
        expired: true
      });
    else records.push(...ownRecords(read, artifact.name, run, world));
  }
  const age = Date.parse(world.clock.now()) - Date.parse(run.updatedAt);
  const isFinished = run.status === "completed" && age > SETTLED_MS;
  const seen = { runId: run.id, runAttempt: run.attempt, expired: false };
  const needsSeen = isFinished && isWhole && !gone.some(({ runAttempt }) => runAttempt === run.attempt);
  return { records, runs: [factsOf(run)], looked: needsSeen ? [...gone, seen] : gone };
}
function ownRecords({ records }, name, { id }, { say }) {
  const own = records.filter(({ claim }) => claim.runId === id);
  if (own.length < records.length) say(`Artifact ${name} of run ${id} tells of another run: it is left out.`);
  return own;
}
async function newestGathering({ pull, mayGather }, world) {
  const newest = await newestOf(ledgerArtifact(pull.number), mayGather, world);
  const read = newest && await readArtifact(newest.artifact, world);
  return typeof read === "object" && read !== null ? read : NO_RECORDS;
}

// src/core/attempt/merge-coverage.ts
function mergeCoverage(summaries) {
  return summaries.toSorted((left, right) => weight(right) - weight(left))[0] ?? null;
}
function weight({ patch, lines }) {
  return (patch?.covered ?? 0) * 1e9 + lines.covered;
}

// src/core/attempt/merge-security.ts
function mergeSecurity(parts) {
  if (parts.length === 0) return null;
  const issues = parts.flatMap((part) => part.issues);
  const counts = countIssues(issues);
  for (const severity of SEVERITIES)
    counts[severity] = Math.max(counts[severity], ...parts.map((part) => part.counts[severity]));
  return {
    reports: parts.reduce((sum, { reports }) => sum + reports, 0),
    counts,
    suppressed: Math.max(...parts.map(({ suppressed }) => suppressed)),
    known: Math.max(...parts.map(({ known }) => known)),
    issues: worstIssues(issues)
  };
}

// src/core/attempt/merge-jobs.ts
var WORST = ["error", "failed", "passed", "skipped"];
function mergeJobs(records) {
  const parts = records.toSorted(inOrder);
  const outcomes = /* @__PURE__ */ new Map();
  for (const { evidence } of parts)
    for (const [id, outcome] of evidence.outcomes) outcomes.set(id, worse(outcomes.get(id), outcome));
  return {
    reports: parts.flatMap(({ evidence }) => evidence.reports),
    outcomes,
    flaky: new Set(
      parts.flatMap(({ evidence }) => [...evidence.flaky].filter((id) => outcomes.get(id) === "passed"))
    ),
    failures: oncePerTest(parts.flatMap(({ evidence }) => evidence.failures)),
    durationMs: parts.reduce((sum, { evidence }) => sum + evidence.durationMs, 0),
    coverage: mergeCoverage(parts.flatMap(({ evidence }) => evidence.coverage ?? [])),
    proof: parts.find(({ evidence }) => evidence.proof)?.evidence.proof ?? null,
    security: mergeSecurity(parts.flatMap(({ evidence }) => evidence.security ?? [])),
    leaks: parts.flatMap(({ evidence }) => evidence.leaks),
    command: parts.find(({ evidence }) => evidence.command)?.evidence.command ?? null
  };
}
function worse(left, right) {
  if (left === void 0) return right;
  return WORST.indexOf(left) < WORST.indexOf(right) ? left : right;
}
function oncePerTest(failures) {
  const byTest = /* @__PURE__ */ new Map();
  for (const failure of failures) if (!byTest.has(failure.test)) byTest.set(failure.test, failure);
  return [...byTest.values()];
}

// src/core/attempt/assemble-runs.ts
function assembleRuns(records, runs, subject) {
  return runs.flatMap((run) => {
    const own = records.filter(({ claim }) => claim.runId === run.id);
    const attempts = [...new Set(own.map(({ claim }) => claim.runAttempt))].sort((a, b) => a - b);
    return attempts.flatMap((attempt) => evidenceOf(newestPerJob(own, attempt), run, attempt, subject));
  });
}
function newestPerJob(records, attempt) {
  const newest = /* @__PURE__ */ new Map();
  const until = records.filter(({ claim }) => claim.runAttempt <= attempt);
  for (const { claim } of until)
    newest.set(claim.job, Math.max(newest.get(claim.job) ?? 0, claim.runAttempt));
  return until.filter(({ claim }) => newest.get(claim.job) === claim.runAttempt);
}
function evidenceOf(records, run, attempt, subject) {
  const newest = records.filter(({ claim }) => claim.runAttempt === attempt).slice(-1);
  return newest.map(({ evidence }) => ({
    ...evidence,
    ...mergeJobs(records),
    id: evidenceId(run.id, attempt),
    at: run.createdAt,
    code: { ...evidence.code, commit: run.headSha },
    workflow: {
      ...workflowOf(run, attempt),
      jobs: [...new Set(records.map(({ claim }) => claim.job))].sort(),
      expectedJobs: records.reduce(
        (most, { claim }) => larger(most, claim.expectedJobs),
        null
      ),
      mismatches: [...new Set(records.flatMap(({ claim }) => mismatches(claim, run, subject)))].sort()
    }
  }));
}
function expiredRun(run, attempt, { pullRequest }) {
  return {
    id: evidenceId(run.id, attempt),
    at: run.createdAt,
    code: {
      hash: `commit:${run.headSha}`,
      branch: `pull/${pullRequest}`,
      commit: run.headSha,
      tree: run.headSha,
      base: null,
      files: []
    },
    command: null,
    reports: [],
    outcomes: /* @__PURE__ */ new Map(),
    flaky: /* @__PURE__ */ new Set(),
    failures: [],
    durationMs: 0,
    coverage: null,
    proof: null,
    fix: null,
    security: null,
    leaks: [],
    tampering: [],
    skip: null,
    fork: false,
    environment: { runtime: "unknown", runtimeVersion: "unknown", os: "unknown", testFramework: null },
    workflow: { ...workflowOf(run, attempt), expired: endOf(run, attempt) }
  };
}
function endOf({ conclusion, attempt: last }, attempt) {
  return (attempt < last ? null : conclusion) ?? "unknown";
}
function evidenceId(runId, attempt) {
  const digits = String(runId).padStart(16, "0") + String(attempt).padStart(4, "0");
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})(.{2})$/, "$1-$2-5$3-8$4-$50000000000");
}
function workflowOf({ id, url, headSha }, attempt) {
  return {
    runId: id,
    runAttempt: attempt,
    url,
    headSha,
    jobs: [],
    expectedJobs: null,
    mismatches: [],
    expired: null
  };
}
function larger(left, right) {
  if (left === null || right === null) return left ?? right;
  return Math.max(left, right);
}
function mismatches(claim, run, subject) {
  const told = [
    ["repository", claim.repository, subject.repository],
    ["pull request", claim.pullRequest, subject.pullRequest],
    ["commit", claim.headSha, run.headSha],
    ["event", claim.event, run.event],
    ["run attempt", Math.min(claim.runAttempt, run.attempt), claim.runAttempt]
  ];
  return told.flatMap(([what, claimed, known]) => claimed === known ? [] : [what]);
}

// src/app/github/github-ledger.ts
function githubLedger({ records, runs, looked }, subject, { ids }) {
  const known = assembleRuns(records, runs, subject);
  const places = new Set(known.map(({ id }) => id));
  const expired = looked.filter((seen) => seen.expired).flatMap(
    ({ runId, runAttempt }) => runs.filter(({ id }) => id === runId).map((run) => expiredRun(run, runAttempt, subject))
  ).filter(({ id }) => !places.has(id));
  const evidence = [...known, ...expired].sort(inTime);
  const branch = `pull/${subject.pullRequest}`;
  return {
    id: ids.fromName(`${subject.repository}#${branch}`),
    branch,
    createdAt: evidence[0]?.at ?? (/* @__PURE__ */ new Date(0)).toISOString(),
    evidence,
    resets: []
  };
}

// src/core/attempt/review-result.ts
var NO_REVIEW = { state: "pending", requested: [] };
var ASSOCIATIONS = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR", "CONTRIBUTOR"]);
var OPINIONS = /* @__PURE__ */ new Set(["APPROVED", "CHANGES_REQUESTED", "DISMISSED"]);
function standingReviews(reviews, pullAuthor) {
  const last = /* @__PURE__ */ new Map();
  for (const review of reviews) {
    const { author, association, state } = review;
    const isBot = author.type === "Bot" || author.login.endsWith("[bot]");
    if (isBot || author.login === pullAuthor || !ASSOCIATIONS.has(association)) continue;
    if (OPINIONS.has(state)) last.set(author.login, review);
  }
  return [...last.values()].filter(({ state }) => state !== "DISMISSED");
}
function isRequesting({ state }) {
  return state === "CHANGES_REQUESTED";
}
function reviewResult(standing, remarks) {
  const requested = standing.filter(isRequesting).map((review) => requestedBy(review, remarks));
  if (requested.length > 0) return { state: "reject", requested };
  return standing.length > 0 ? { state: "approve", requested } : NO_REVIEW;
}
var MOST_COMMENTS = 20;
var MAX_TEXT = 2e3;
function requestedBy({ id, author, body }, remarks) {
  const own = remarks.filter(({ review }) => review === id);
  const comments = [
    ...body.trim() === "" ? [] : [{ text: body, path: null, line: null }],
    ...own.map(({ body: text, path, line }) => ({ text, path, line }))
  ];
  return {
    by: author.login,
    comments: comments.slice(0, MOST_COMMENTS).map((comment) => ({ ...comment, text: redact(comment.text).slice(0, MAX_TEXT) }))
  };
}

// src/app/github/read-review.ts
async function readReview({ number, author }, attempts, github) {
  const reviews = await attempts.try("Reviews", () => github.reviews(number));
  if (reviews === null) return NO_REVIEW;
  const standing = standingReviews(reviews, author);
  const remarks = standing.some(isRequesting) ? await attempts.try("Remarks of the review", () => github.reviewRemarks(number)) : [];
  return reviewResult(standing, remarks ?? []);
}

// src/core/change/linked-issue.ts
var CLOSES = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,9})\b/i;
function linkedIssue(body) {
  const number = CLOSES.exec(body)?.[1];
  return number === void 0 ? null : Number(number);
}

// src/app/github/call-senior.ts
async function callSenior({ number, labels }, { assignedTo, attempt, maxAttempts }, agent, attempts, world) {
  if (!agent) return null;
  const { github } = world;
  const { label, mention } = agent;
  const hasIt = assignedTo !== null;
  if (hasIt && !labels.includes(label))
    await attempts.try("Label", () => settle(() => github.addLabels(number, [label]), world));
  if (!hasIt && labels.includes(label))
    await attempts.try("Label", () => settle(() => github.removeLabel(number, label), world));
  if (!hasIt || mention === void 0) return null;
  return `@${mention}: the next attempt is yours (${maxAttempts - attempt} before a person is asked).`;
}

// src/core/message/marker.ts
function markerOf(pull) {
  return `<!-- umpire:case v1 pull=${pull} -->`;
}
function withMarker(pull, body) {
  return `${markerOf(pull)}
${body}`;
}
function hasMarker(body, pull) {
  const [first = ""] = body.split("\n", 1);
  return first.trimEnd() === markerOf(pull);
}

// src/app/github/sticky-comment.ts
async function stickyComment(sticky, world) {
  return await settle(() => putComment(sticky, world), world);
}
async function putComment({ on, pull, body }, { github }) {
  const text = withMarker(pull, body);
  const [found, ...twins] = await ourComments(on, pull, github);
  if (found) return await foldInto(found, twins, text, github);
  const created = await github.createComment(on, text);
  const [first = created, ...others] = await ourComments(on, pull, github);
  return await foldInto(first, others, text, github);
}
async function foldInto(first, others, text, github) {
  for (const { id } of others) await github.deleteComment(id);
  return first.body === text ? first : await github.updateComment(first.id, text);
}
async function ourComments(on, pull, github) {
  const [comments, viewer] = [await github.comments(on), await github.viewer()];
  return comments.filter(({ author, body }) => isOurs(author, viewer) && hasMarker(body, pull)).sort((left, right) => left.id - right.id);
}
function isOurs(author, viewer) {
  return viewer !== null && author.id === viewer.id && author.type === viewer.type;
}
async function findSticky(on, pull, { github }) {
  return (await ourComments(on, pull, github))[0];
}

// src/app/github/publish-case.ts
async function publishCase({ latest, document }, number, settings, attempts, world) {
  const pull = await world.github.pull(number);
  if (pull.state === "closed" || pull.locked) {
    world.say(
      `Pull request ${number} is ${pull.locked ? "locked" : "closed"}: the job summary has the story.`
    );
    return { url: null, isNewEscalation: false };
  }
  const isEscalated = latest.call.action === "escalate";
  const mentions = isEscalated ? await callPeople(pull, settings, attempts, world) : [];
  const handed = await callSenior(pull, latest.call, settings.senior, attempts, world);
  const told = withLine(withMentions(document.comment, mentions), handed);
  const body = withRun(told, latest.evidence.workflow);
  const comment = await attempts.try(
    "Comment",
    () => stickyComment({ on: number, pull: number, body }, world)
  );
  const elsewhere = targetOf(pull, settings);
  if (elsewhere !== number)
    await attempts.try("Escalation", () => tellElsewhere(elsewhere, number, body, isEscalated, world));
  if (!isEscalated && pull.labels.includes(settings.label))
    await attempts.try("Label", () => settle(() => world.github.removeLabel(number, settings.label), world));
  return {
    url: comment?.url ?? null,
    isNewEscalation: isEscalated && !pull.labels.includes(settings.label)
  };
}
function targetOf(pull, { escalateTo }) {
  if (escalateTo === "pull-request") return pull.number;
  return escalateTo === "linked-issue" ? linkedIssue(pull.body) ?? pull.number : escalateTo;
}
async function tellElsewhere(on, pull, body, isEscalated, world) {
  if (isEscalated || await findSticky(on, pull, world)) await stickyComment({ on, pull, body }, world);
}
async function callPeople(pull, settings, attempts, world) {
  const { github } = world;
  const { label, teamReviewers: teams } = settings;
  const asked = teams.length === 0 || await attempts.try("Team review", async () => {
    await settle(() => github.requestReviewers(pull.number, { users: [], teams }), world);
    return true;
  });
  if (!pull.labels.includes(label)) {
    await callByName(pull, settings, attempts, world);
    await attempts.try("Label", () => settle(() => github.addLabels(pull.number, [label]), world));
  }
  const owner = github.repository.split("/")[0] ?? "";
  return asked ? [] : teams.map((team) => team.includes("/") ? team : `${owner}/${team}`);
}
async function callByName({ number }, { assignees, reviewers: users }, attempts, world) {
  const { github } = world;
  if (assignees.length > 0)
    await attempts.try("Assignees", () => settle(() => github.addAssignees(number, assignees), world));
  if (users.length > 0)
    await attempts.try(
      "Reviewers",
      () => settle(() => github.requestReviewers(number, { users, teams: [] }), world)
    );
}
function withRun(comment, workflow) {
  if (!workflow) return comment;
  return `${comment}

<sub>Tested commit: ${workflow.headSha} · [run and full report](${workflow.url})</sub>`;
}
function withMentions(comment, names) {
  if (names.length === 0) return comment;
  const called = names.map((name) => `@${name}`).join(" ");
  return `${comment}

${called}: this token may not request a review of a team, so you are mentioned instead.`;
}
function withLine(comment, line) {
  return line === null ? comment : `${comment}

${line}`;
}

// src/app/github/show-judgements.ts
var NOTHING_SHOWN = { commentUrl: null, onCommit: null, notifications: [] };
async function showJudgements(judgements, before, { pull, sha, settings, telling }, attempts, world) {
  const here = newestOn(sha, judgements);
  if (here && here.evidence.id !== before.onCommit) {
    const verdict = tellCase(judgements, here.evidence.id, telling, world);
    await publishVerdict(verdict, sha, settings, attempts, world);
  }
  const newest = judgements.at(-1);
  if (!newest) return before;
  const told = tellCase(judgements, newest.evidence.id, telling, world);
  const surfaces = { ...settings, senior: telling.config.senior_agent };
  const { url, isNewEscalation } = await publishCase(told, pull, surfaces, attempts, world);
  const commentUrl = url ?? before.commentUrl;
  const onCommit = here?.evidence.id ?? null;
  if (!isNewEscalation || before.notifications.length > 0) return { ...before, commentUrl, onCommit };
  const where = { name: `${world.github.repository}#${pull}`, address: commentUrl };
  const notifications = await notifyPeople(told, telling.config, where, world);
  attempts.problems.push(...failedNotifications(notifications));
  return { commentUrl, onCommit, notifications };
}
function newestOn(sha, judgements) {
  return judgements.findLast(
    ({ evidence: { workflow } }) => workflow?.headSha === sha && workflow.expired === null
  );
}

// src/app/github/judge-pull.ts
var MOST_LOOKS = 4;
async function judgePull(records, request, attempts, world) {
  const { search, run, config } = request;
  const subject = { repository: world.github.repository, pullRequest: search.pull.number };
  const { sha } = search.pull.base;
  const templates = await ownTemplates(config, (path) => world.github.fileAt(path, sha));
  const telling = { config, templates };
  const said = await readReview(search.pull, attempts, world.github);
  const judgeAll = (known) => {
    const ledger = githubLedger(search.endsAsJudged ? known : withoutEnds(known), subject, world);
    return judge({ ...ledger, review: said, base: comparableBase(request.base, ledger) }, config);
  };
  const review = tellCase(judgeAll(records), evidenceId(run.id, run.attempt), telling, world);
  const how = { telling, judgeAll };
  const { commentUrl, notifications } = await publishUntilCurrent(records, request, how, attempts, world);
  return { review: { ...review, document: { ...review.document, notifications } }, commentUrl };
}
function comparableBase(base, { evidence }) {
  const run = evidence.findLast(({ outcomes }) => outcomes.size > 0);
  if (!base || !run) return null;
  const shared = [...base.outcomes.keys()].filter((id) => run.outcomes.has(id)).length;
  return shared * 2 >= base.outcomes.size ? base : null;
}
function withoutEnds(records) {
  return { ...records, runs: records.runs.map((run) => ({ ...run, conclusion: null })) };
}
async function publishUntilCurrent(first, request, { telling, judgeAll }, attempts, world) {
  const { search, run, settings } = request;
  const where = { pull: search.pull.number, sha: run.headSha, settings, telling };
  let records = first;
  let shown = NOTHING_SHOWN;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const [judgements, before] = [judgeAll(records), shown];
    const now = await attempts.try(
      "Comment",
      () => showJudgements(judgements, before, where, attempts, world)
    );
    if (now === null) break;
    shown = now;
    const known = records;
    const again = await attempts.try("Records", () => addNewRuns(known, search, world));
    if (again === null || again.records.length === records.records.length) break;
    records = again;
  }
  const files = { [RECORDS_FILE]: JSON.stringify(writeRecords(records)) };
  const days = daysToKeep(judgeAll(records));
  await attempts.try(
    "Gathered records",
    () => world.uploads.upload(ledgerArtifact(search.pull.number), files, days)
  );
  return shown;
}
function daysToKeep(judgements) {
  if (judgements.some(({ call }) => call.action === "escalate")) return 90;
  return judgements.some(({ call, attempt }) => call.action === "proceed" && attempt > 1) ? 60 : 30;
}

// src/app/github/tell-alone.ts
async function tellAlone(own, { pull, run, config, settings }, attempts, world) {
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  const words = "Recorded, but GitHub did not tell what came before: run this job again";
  await sayStatus("error", words, place, attempts, world);
  const subject = { repository: world.github.repository, pullRequest: pull.number };
  const judgements = judge(githubLedger(own, subject, world), config);
  const telling = { config, templates: /* @__PURE__ */ new Map() };
  return { review: tellCase(judgements, evidenceId(run.id, run.attempt), telling, world), commentUrl: null };
}

export {
  uniteRecords,
  ofSameWork,
  ofJudgingWorkflow,
  isSameBranch,
  loadRecords,
  uniteGathered,
  factsOf,
  lookAt,
  githubLedger,
  judgePull,
  tellAlone
};
