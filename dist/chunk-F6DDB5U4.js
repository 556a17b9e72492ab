import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  checkAnnotations
} from "./chunk-6LNHWR3Y.js";
import {
  AnswerLost
} from "./chunk-QCVQWBBA.js";
import {
  collectAttempt
} from "./chunk-MYFO526K.js";
import {
  buildEvidence,
  failedNotifications,
  notifyPeople,
  ownTemplates,
  tellCase
} from "./chunk-F57WLRPV.js";
import {
  baselinePath,
  measureReports,
  writeBaseline
} from "./chunk-UYNMHUEU.js";
import {
  inTime,
  judge,
  toRecordedRun
} from "./chunk-5K2BLLAI.js";
import {
  fingerprintOf,
  sentence,
  tally
} from "./chunk-CM23JTGE.js";
import {
  DEFAULT_CONFIG,
  RecordedRun,
  SEVERITIES,
  USUAL_CONFIG,
  countIssues,
  readConfig,
  redact,
  testTable,
  toEvidence,
  worstIssues
} from "./chunk-ZRIGJCED.js";
import {
  array,
  boolean,
  int,
  literal,
  object,
  string
} from "./chunk-UIET7DDD.js";
import {
  oneLine
} from "./chunk-IYHK5JIX.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/app/github/base-config.ts
async function baseConfig({ base }, named, github) {
  const path = (named ?? USUAL_CONFIG).replace(/^\.\//, "");
  const text = await github.fileAt(path, base.sha);
  if (text !== null) return readConfig(text, `${path} of ${base.ref}`);
  if (named === void 0) return DEFAULT_CONFIG;
  throw new UserError(
    "config-missing",
    `There is no configuration file ${path} on ${base.ref}.`,
    `Add it there first: a pull request is judged by the configuration of its base. Or leave \`config\` out to use ${USUAL_CONFIG} or the defaults.`
  );
}

// src/core/memory/compact-run.ts
var DETAILED_RUNS = 20;
var MOST_FAILURES = 200;
var FEW_ISSUES = 5;
function compactRun(evidence, age) {
  const isOld = age > DETAILED_RUNS;
  const { command, security } = evidence;
  return {
    ...evidence,
    failures: evidence.failures.slice(0, MOST_FAILURES).map((failure) => isOld ? cut(failure, 300, 0) : cut(failure, 2e3, 4e3)),
    security: security && { ...security, issues: security.issues.slice(0, isOld ? FEW_ISSUES : void 0) },
    tampering: isOld ? [] : evidence.tampering,
    command: command && { ...command, outputTail: isOld ? "" : command.outputTail }
  };
}
function cut(failure, message, stack) {
  return {
    ...failure,
    // Made of the whole: what is left of it may name another cause.
    fingerprint: fingerprintOf(failure),
    message: failure.message.slice(0, message),
    expected: failure.expected?.slice(0, message) ?? null,
    actual: failure.actual?.slice(0, message) ?? null,
    stack: failure.stack.slice(0, stack)
  };
}

// src/core/memory/front-code.ts
function frontCode(names) {
  let before = "";
  return names.map((name) => {
    const kept = sharedStart(before, name);
    before = name;
    return `${kept.toString(36)}:${name.slice(kept)}`;
  });
}
function readFrontCode(lines) {
  const names = [];
  let before = "";
  for (const line of lines) {
    const colon = line.indexOf(":");
    const kept = Number.parseInt(line.slice(0, colon), 36);
    if (colon < 1 || !(kept >= 0 && kept <= before.length)) return null;
    before = before.slice(0, kept) + line.slice(colon + 1);
    names.push(before);
  }
  return names;
}
function sharedStart(left, right) {
  const end = Math.min(left.length, right.length);
  let length = 0;
  while (length < end && left.charCodeAt(length) === right.charCodeAt(length)) length += 1;
  return length;
}

// src/core/memory/records.ts
var RECORDS_VERSION = 1;
var Claim = object({
  repository: string(),
  pullRequest: int().min(0),
  headSha: string(),
  event: string(),
  runId: int().min(0),
  runAttempt: int().min(1),
  job: string(),
  expectedJobs: int().min(1).nullable()
});
var Run = object({
  id: int(),
  attempt: int(),
  event: string(),
  conclusion: string().nullable(),
  headSha: string(),
  createdAt: string(),
  url: string()
});
var LookedAt = object({
  runId: int(),
  runAttempt: int(),
  expired: boolean().describe("Whether it had left a record that is gone.")
});
var RecordsDocument = object({
  schemaVersion: literal(RECORDS_VERSION),
  tests: array(string()).describe("Test ids, sorted, each as `N:rest`: N, in base 36, is how much of the one before it keeps."),
  records: array(object({ claim: Claim, run: RecordedRun })),
  runs: array(Run).describe("What the API said of the runs when they were gathered."),
  looked: array(LookedAt).describe("Finished runs that were looked at and have left nothing else.")
});
var NO_RECORDS = { records: [], runs: [], looked: [] };
function writeRecords({ records, runs, looked }) {
  const tests = testTable(records.map(({ evidence }) => evidence)).sort();
  return {
    schemaVersion: RECORDS_VERSION,
    tests: frontCode(tests),
    records: records.map(({ claim, evidence }, position) => ({
      claim: { ...claim },
      run: toRecordedRun(compactRun(evidence, records.length - position), tests)
    })),
    runs: [...runs],
    looked: [...looked]
  };
}
function readRecords(text, name) {
  const document = RecordsDocument.safeParse(parse(text, name));
  if (!document.success) {
    const [issue] = document.error.issues.map(
      ({ path, message }) => `${path.map(String).join(".")} ${message}`
    );
    throw refused(name, `${issue}`);
  }
  const tests = readFrontCode(document.data.tests);
  if (tests === null) throw refused(name, "its list of tests is damaged");
  return {
    records: document.data.records.map(({ claim, run }) => ({ claim, evidence: toEvidence(run, tests) })),
    runs: document.data.runs,
    looked: document.data.looked
  };
}
function parse(text, name) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused(name, "it is not JSON", cause);
  }
}
function refused(name, why, cause) {
  return new UserError(
    "record-unreadable",
    `The artifact ${name} is no record of Umpire: ${why}.`,
    "It is left out of the case. If another tool uploads artifacts under this name, rename those.",
    { cause }
  );
}

// src/app/github/artifact-names.ts
var UNFIT = /[^A-Za-z0-9._-]+/g;
function attemptArtifact(pull, runId, runAttempt, job) {
  return `${attemptPrefix(pull, runId)}${runAttempt}-${job.replace(UNFIT, "_").slice(0, 80)}`;
}
function attemptPrefix(pull, runId) {
  return `umpire-attempt-v1-${pull}-${runId}-`;
}
function attemptOf(name, prefix) {
  const number = /^(\d{1,6})-/.exec(name.slice(prefix.length))?.[1];
  return number === void 0 ? null : Number(number);
}
function ledgerArtifact(pull) {
  return `umpire-ledger-v1-${pull}`;
}
var RECORDS_FILE = "records.json";

// src/app/github/newest-of.ts
var MOST_CLAIMS = 20;
async function newestOf(name, mayUpload, { github }) {
  for (const artifact of await github.artifactsNamed(name, MOST_CLAIMS)) {
    if (artifact.runId === null) continue;
    const run = await github.run(artifact.runId);
    if (mayUpload(run)) return { artifact, run };
  }
  return null;
}

// src/app/github/baseline.ts
var COVERAGE_FILE = "coverage-baseline.json";
var RETENTION_DAYS = 90;
function baselineArtifact(branch) {
  return `umpire-baseline-v1-${branch.replace(/[^A-Za-z0-9._-]+/g, "_")}`;
}
async function recordBaselineRun({ run, reports }, config, world) {
  const input = await collectAttempt(reports, config, world);
  const evidence = await buildEvidence(input, null, config, world);
  const claim = {
    repository: world.github.repository,
    pullRequest: 0,
    headSha: run.head.sha,
    event: run.event,
    runId: run.id,
    runAttempt: run.attempt,
    job: "baseline",
    expectedJobs: null
  };
  const found = input.coverage.reports.flatMap(({ result }) => result.kind === "coverage" ? [result] : []);
  const { files } = await measureReports(found, [], config, world);
  const origin = { at: world.clock.now(), branch: run.head.ref, commit: run.head.sha };
  const documents = {
    [RECORDS_FILE]: JSON.stringify(writeRecords({ ...NO_RECORDS, records: [{ claim, evidence }] })),
    ...files.size > 0 && { [COVERAGE_FILE]: JSON.stringify(writeBaseline(files, origin)) }
  };
  return await world.uploads.upload(baselineArtifact(run.head.ref), documents, RETENTION_DAYS);
}
var NOTHING = { results: null, coverage: null };
async function readBase(pull, world) {
  const isOfBase = ({ event, head }) => event === "push" && head.ref === pull.base.ref;
  const newest = await newestOf(baselineArtifact(pull.base.ref), isOfBase, world);
  if (!newest || newest.artifact.expired) return NOTHING;
  const { artifact, run } = newest;
  const zip = await world.github.download(artifact);
  if (zip === "gone") return NOTHING;
  const files = await world.readZip(zip);
  const text = (name) => {
    const file = files.get(name);
    return file ? new TextDecoder().decode(file) : null;
  };
  const records = text(RECORDS_FILE);
  const [record] = records === null ? [] : readRecords(records, artifact.name).records;
  return {
    results: record ? { commit: run.head.sha, outcomes: record.evidence.outcomes } : null,
    coverage: text(COVERAGE_FILE)
  };
}
async function layBaseline({ coverage }, config, {
  files,
  code
}) {
  const path = baselinePath(config);
  if (coverage === null) return;
  const isOfMemory = path.startsWith(`${config.debug_memory.location}/`);
  const isFree = await files.read(path) === null || isOfMemory && (await code.committed([path])).has(path);
  if (isFree) await files.write(path, coverage);
}

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
  const artifacts = (await world.github.artifactsOf(run.id)).filter(({ name }) => name.startsWith(prefix));
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

// src/app/github/settle.ts
var PAUSES_MS = [1e3, 4e3, 9e3];
async function settle(step, { wait }) {
  for (const pause of PAUSES_MS) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error;
      await wait(pause);
    }
  }
  return await step();
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

// src/core/message/status-line.ts
var LONGEST = 140;
function statusLine({ call, findings, evidence }) {
  const { passed, total } = tally(evidence);
  const position = `attempt ${call.attempt} of ${call.maxAttempts}`;
  const worst = findings.find(
    ({ severity, kind }) => severity === "blocking" || kind === "execution-skipped"
  );
  const why = worst ? sentence(worst).text.replaceAll("`", "") : `${passed} of ${total} tests pass`;
  return oneLine(`${WORDS[call.action]}, ${position}: ${why}`, LONGEST);
}
var WORDS = { proceed: "Proceed", retry: "Retry", escalate: "Escalated" };

// src/app/github/check-run.ts
var BATCH = 50;
var LONGEST_SUMMARY = 6e4;
async function publishCheck(latest, request, world) {
  const annotations = checkAnnotations(latest).slice(0, request.maxAnnotations).map(({ file: path, ...annotation }) => ({ path, ...annotation }));
  const input = {
    name: request.name,
    sha: request.sha,
    externalId: latest.evidence.id,
    conclusion: CONCLUSIONS[latest.call.action],
    title: statusLine(latest),
    summary: fitBytes(request.summary),
    detailsUrl: request.detailsUrl
  };
  let sent = 0;
  do {
    const from = sent;
    sent = await settle(() => putBatch(input, annotations, from, world), world);
  } while (sent < annotations.length);
}
async function putBatch(input, annotations, sent, { github }) {
  const known = (await github.checkRuns(input.sha, input.name)).find(
    ({ externalId }) => externalId === input.externalId
  );
  const from = Math.max(sent, known?.annotations ?? 0);
  const batch = { ...input, annotations: annotations.slice(from, from + BATCH) };
  if (known) await github.updateCheckRun(known.id, batch);
  else await github.createCheckRun(batch);
  return from + batch.annotations.length;
}
var CONCLUSIONS = {
  proceed: "success",
  retry: "failure",
  escalate: "action_required"
};
function fitBytes(text) {
  let kept = text;
  while (new TextEncoder().encode(kept).length > LONGEST_SUMMARY)
    kept = kept.slice(0, kept.lastIndexOf("\n", kept.length * 0.9));
  return kept;
}

// src/app/github/publish-verdict.ts
var STATES = { proceed: "success", retry: "failure", escalate: "failure" };
async function publishVerdict({ latest, document }, sha, settings, attempts, world) {
  const url = latest.evidence.workflow?.url ?? null;
  await attempts.try(
    "Check run",
    () => publishCheck(
      latest,
      {
        name: settings.checkName,
        sha,
        summary: document.comment,
        detailsUrl: url,
        maxAnnotations: settings.maxAnnotations
      },
      world
    )
  );
  const status = {
    context: settings.statusContext,
    state: STATES[latest.call.action],
    description: statusLine(latest),
    url
  };
  await attempts.try("Commit status", () => putStatus(sha, status, world));
}
async function putStatus(sha, status, world) {
  await settle(() => world.github.setStatus(sha, status), world);
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

// src/app/github/under-status.ts
var LONGEST2 = 140;
async function underStatus(place, attempts, world, judging) {
  await sayStatus("pending", "Umpire is judging this attempt", place, attempts, world);
  try {
    return await judging();
  } catch (error) {
    const why = error instanceof UserError ? error.code : "internal";
    const words = `Umpire could not judge this commit (${why}): the log of the job says more`;
    await sayStatus("error", words, place, attempts, world);
    throw error;
  }
}
async function sayStatus(state, words, { sha, context, url }, attempts, world) {
  const status = { context, state, description: oneLine(words, LONGEST2), url };
  await attempts.try("Commit status", () => putStatus(sha, status, world));
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

// src/app/github/judge-run.ts
var FIRST_PAUSE_MS = 1e3;
var BROKEN_OFF = /* @__PURE__ */ new Set([
  "cancelled",
  "skipped",
  "stale",
  "startup_failure",
  "timed_out"
]);
async function judgeRun(request, attempts, world) {
  const { run, settings } = request;
  const place = { sha: run.head.sha, context: settings.statusContext, url: run.url };
  if (BROKEN_OFF.has(run.conclusion)) {
    const ended = `${run.conclusion}`.replaceAll("_", " ");
    return await noVerdict(
      `This run did not end by itself (${ended}): it is no verdict`,
      place,
      attempts,
      world
    );
  }
  return await underStatus(place, attempts, world, async () => {
    const own = withExpected(await waitForRecords(request, world), request.expectedJobs);
    if (own.records.some(({ claim }) => claim.runAttempt === run.attempt))
      return await judgeRecords(own, request, attempts, world);
    const ended = run.conclusion ?? run.status;
    const words = `This run (${ended}) left no record of its tests: nothing is known of this commit`;
    return await noVerdict(words, place, attempts, world);
  });
}
async function noVerdict(words, place, attempts, world) {
  world.say(words);
  await sayStatus("error", words, place, attempts, world);
  return null;
}
async function judgeRecords(own, request, attempts, world) {
  const { pull, run, config, settings, base, mayGather, endsAsJudged } = request;
  const search = { pull, path: run.path, event: run.event, mayGather, endsAsJudged };
  const before = await attempts.try("Earlier records", () => loadRecords(search, world));
  if (before === null) return await tellAlone(own, request, attempts, world);
  const { id, attempt, head } = run;
  const asked = { search, run: { id, attempt, headSha: head.sha }, config, settings, base };
  return await judgePull(uniteGathered([own, before]), asked, attempts, world);
}
async function waitForRecords({ pull, run, expectedJobs, waitSeconds }, world) {
  let left = waitSeconds * 1e3;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await lookAt(run, pull, world);
    const isThere = found.records.some(({ claim }) => claim.runAttempt === run.attempt);
    const jobs = new Set(found.records.map(({ claim }) => claim.job)).size;
    if (isThere && jobs >= (expectedJobs ?? 1) || left <= 0) return found;
    await world.wait(Math.min(pause, left));
    left -= pause;
  }
}
function withExpected(records, expectedJobs) {
  if (expectedJobs === null) return records;
  return {
    ...records,
    records: records.records.map((record) => ({ ...record, claim: { ...record.claim, expectedJobs } }))
  };
}

export {
  baseConfig,
  NO_RECORDS,
  writeRecords,
  attemptArtifact,
  RECORDS_FILE,
  recordBaselineRun,
  readBase,
  layBaseline,
  uniteRecords,
  githubLedger,
  ofSameWork,
  ofJudgingWorkflow,
  isSameBranch,
  loadRecords,
  uniteGathered,
  factsOf,
  publishVerdict,
  judgePull,
  underStatus,
  tellAlone,
  judgeRun
};
