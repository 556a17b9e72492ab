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
} from "./chunk-2EI67WUC.js";
import {
  escalationId,
  failedNotifications,
  notifyPeople,
  ownTemplates,
  readPatterns,
  tellCase,
  writePatterns
} from "./chunk-GXDMD3WV.js";
import {
  inTime,
  judge,
  learn,
  unitePatterns
} from "./chunk-RL2JNOXM.js";
import {
  readRanges,
  toRanges
} from "./chunk-CJMZRCYG.js";
import {
  NOTHING,
  add,
  meetsBase,
  meetsPercent,
  worst
} from "./chunk-G6XXBA3Q.js";
import {
  countIssues,
  redact,
  worstIssues
} from "./chunk-6V7ABJCP.js";
import {
  MATCH_BASE,
  SEVERITIES
} from "./chunk-VK362HHO.js";
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
    if (!(error instanceof UserError) || error.code.startsWith("github-")) throw error;
    world.say(`${error.message} ${error.hint}`);
    return "refused";
  }
}

// src/app/github/load-records.ts
var MOST_RUNS_AT_ONCE = 25;
async function loadRecords(search, world, except) {
  const gathered = await newestGathering(search, world);
  return await addNewRuns(gathered, search, world, except);
}
async function addNewRuns(known, search, world, except) {
  const runs = await runsOf(search, world);
  const unseen = runs.filter((run) => run.id !== except && !wasLookedAt(run, known.looked)).slice(0, MOST_RUNS_AT_ONCE);
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
  let refused = 0;
  for (const artifact of artifacts) {
    const read2 = await readArtifact(artifact, world);
    const runAttempt = attemptOf(artifact.name, prefix) ?? run.attempt;
    if (read2 === "refused") refused += Number(runAttempt === run.attempt);
    else if (read2 === "gone") gone.push({ runId: run.id, runAttempt, expired: true });
    else records.push(...ownRecords(read2, artifact.name, run, world));
  }
  const age = Date.parse(world.clock.now()) - Date.parse(run.updatedAt);
  const isFinished = run.status === "completed" && age > SETTLED_MS;
  const seen = { runId: run.id, runAttempt: run.attempt, expired: false };
  const needsSeen = isFinished && !gone.some(({ runAttempt }) => runAttempt === run.attempt);
  return { records, runs: [factsOf(run)], looked: needsSeen ? [...gone, seen] : gone, refused };
}
function ownRecords({ records }, name, { id }, { say }) {
  const own = records.filter(({ claim }) => claim.runId === id);
  if (own.length < records.length) say(`Artifact ${name} of run ${id} tells of another run: it is left out.`);
  return own;
}
async function newestGathering({ pull, mayGather }, world) {
  const newest = await newestOf(ledgerArtifact(pull.number), mayGather, world);
  const read2 = newest && await readArtifact(newest.artifact, world);
  return typeof read2 === "object" && read2 !== null ? read2 : NO_RECORDS;
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
function mergeJobs(records, unite) {
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
    coverage: unite(parts.flatMap(({ evidence }) => evidence.coverage ?? [])),
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
function assembleRuns(records, runs, subject, unite) {
  return runs.flatMap((run) => {
    const own = records.filter(({ claim }) => claim.runId === run.id);
    const attempts = [...new Set(own.map(({ claim }) => claim.runAttempt))].sort((a, b) => a - b);
    return attempts.flatMap((attempt) => {
      const jobs = newestPerJob(own, attempt);
      return evidenceOf(jobs, mergeJobs(jobs, unite), run, attempt, subject);
    });
  });
}
function newestPerJob(records, attempt) {
  const newest = /* @__PURE__ */ new Map();
  const until = records.filter(({ claim }) => claim.runAttempt <= attempt);
  for (const { claim } of until)
    newest.set(claim.job, Math.max(newest.get(claim.job) ?? 0, claim.runAttempt));
  return until.filter(({ claim }) => newest.get(claim.job) === claim.runAttempt);
}
function evidenceOf(records, merged, run, attempt, subject) {
  const newest = records.filter(({ claim }) => claim.runAttempt === attempt).slice(-1);
  return newest.map(({ evidence }) => ({
    ...evidence,
    ...merged,
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

// src/core/policy/coverage/unite/line-book.ts
var LineBook = class {
  #hit = /* @__PURE__ */ new Map();
  add({ covered, missed }) {
    for (const line of linesOf(readRanges(missed))) if (!this.#hit.has(line)) this.#hit.set(line, false);
    for (const line of linesOf(readRanges(covered))) this.#hit.set(line, true);
  }
  isMissed(line) {
    return this.#hit.get(line) === false;
  }
  ratio() {
    const covered = [...this.#hit.values()].filter(Boolean).length;
    return { covered, total: this.#hit.size };
  }
};
var MOST_LINES = 1e5;
function linesOf(ranges) {
  const lines = [];
  for (const [first, last] of ranges)
    for (let line = first; line <= last && lines.length < MOST_LINES; line += 1) lines.push(line);
  return lines;
}

// src/core/policy/coverage/unite/unite-gaps.ts
function uniteGaps(gaps, isMissed) {
  const united2 = /* @__PURE__ */ new Map();
  for (const gap of gaps) {
    const left = leftOf(gap, isMissed);
    if (!left) continue;
    const key = JSON.stringify([left.path, left.codeType, left.function, left.ranges]);
    if (!united2.has(key)) united2.set(key, left);
  }
  return [...united2.values()].sort((left, right) => right.missed - left.missed);
}
function leftOf(gap, isMissed) {
  const lines = linesOf(gap.ranges).filter((line) => isMissed(gap.path, gap.codeType, line));
  if (lines.length === 0) return null;
  if (lines.length === gap.missed) return gap;
  const kind = gap.kind === "function" ? "lines" : gap.kind;
  return { ...gap, kind, ranges: toRanges(lines), branches: [], missed: lines.length };
}

// src/core/policy/coverage/unite/unite-type.ts
function uniteType(verdicts, legs, forgiven) {
  const [best] = verdicts;
  const proof = verdicts.find((verdict) => verdict.proof?.proven)?.proof ?? best.proof;
  const united2 = best.required === MATCH_BASE ? byBase(verdicts, legs, forgiven) : byPercent(best, legs, forgiven);
  return { ...united2 ?? best, proof };
}
function byPercent(best, legs, forgiven) {
  const lines = sumOf(legs.flat());
  const [unknown = null] = legs.flat().flatMap(({ noData }) => noData ?? []);
  const isMet = meetsPercent(lines, best.required, forgiven);
  const met = unknown === null ? "met" : "no-data";
  return { ...best, ...lines, noDataReason: unknown, verdict: isMet ? met : "below" };
}
function byBase([best, ...others], legs, forgiven) {
  const files = legs.map((leg) => JSON.stringify(leg.map(({ path }) => path).sort()));
  const bases = [best, ...others].map(({ base }) => JSON.stringify(base));
  if (!best.base || best.noDataReason !== null) return null;
  if (new Set(files).size > 1 || new Set(bases).size > 1) return null;
  const whole = legs.flat().flatMap(({ path, whole: sets }) => sets ? [{ path, ...sets }] : []);
  if (whole.length < legs.flat().length) return null;
  const lines = sumOf(whole);
  return { ...best, ...lines, verdict: meetsBase(lines, best.base, forgiven) ? "met" : "below" };
}
function sumOf(entries) {
  const books = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const book = books.get(entry.path) ?? new LineBook();
    book.add(entry);
    books.set(entry.path, book);
  }
  return [...books.values()].map((book) => book.ratio()).reduce(add, NOTHING);
}

// src/core/policy/coverage/unite/unite-coverage.ts
function uniteCoverage(forgiven) {
  return (parts) => {
    const best = parts.toSorted((left, right) => weight(right) - weight(left));
    const [first] = best;
    if (!first) return null;
    const told = best.filter(({ judged }) => judged?.problem === null);
    const known = told.filter(isKnown);
    if (known.length < 2 || known.length < told.length) return first;
    return united(known, forgiven);
  };
}
function weight({ patch, lines }) {
  return (patch?.covered ?? 0) * 1e9 + lines.covered;
}
function isKnown(part) {
  return part.judged !== null && part.changed !== void 0;
}
function united(legs, forgiven) {
  const measured = new Set(legs.flatMap(({ changed }) => changed.filter(isMeasured).map(({ path }) => path)));
  const entries = legs.map(
    ({ changed }) => changed.filter((one) => isMeasured(one) || !measured.has(one.path))
  );
  const books = booksOf(entries.flat());
  const judged = legs.map((leg) => leg.judged);
  const types = /* @__PURE__ */ new Map();
  for (const type of judged.flatMap(({ byType: byType2 }) => byType2)) {
    const known = types.get(type.codeType);
    if (known) known.push(type);
    else types.set(type.codeType, [type]);
  }
  const byType = [...types].map(([codeType, verdicts]) => {
    const own = entries.map((leg) => leg.filter((one) => one.codeType === codeType));
    return uniteType(verdicts, own, forgiven);
  });
  const isMissed = (path, codeType, line) => books.get(keyOf({ path, codeType }))?.isMissed(line) ?? false;
  return {
    lines: legs.map(({ lines }) => lines).reduce((left, right) => right.covered > left.covered ? right : left),
    patch: [...books.values()].map((book) => book.ratio()).reduce(add, NOTHING),
    noData: [...new Set(legs.flatMap(({ noData }) => noData))].filter((path) => !measured.has(path)).sort(),
    unmatched: [...new Set(legs.flatMap(({ unmatched }) => unmatched))].sort(),
    judged: {
      verdict: worst(byType.map(({ verdict }) => verdict)),
      problem: null,
      expected: judged.some(({ expected }) => expected),
      byType,
      gaps: uniteGaps(
        judged.flatMap(({ gaps }) => gaps),
        isMissed
      ),
      hiddenGaps: Math.min(...judged.map(({ hiddenGaps }) => hiddenGaps))
    }
  };
}
function isMeasured({ noData }) {
  return noData === null;
}
function booksOf(entries) {
  const books = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const book = books.get(keyOf(entry)) ?? new LineBook();
    book.add(entry);
    books.set(keyOf(entry), book);
  }
  return books;
}
function keyOf({ path, codeType }) {
  return `${codeType} ${path}`;
}

// src/app/github/github-ledger.ts
function githubLedger({ records, runs, looked }, subject, { coverage_requirements: { allow_missed_lines } }, { ids }) {
  const known = assembleRuns(records, runs, subject, uniteCoverage(allow_missed_lines));
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

// src/app/github/tell-alone.ts
async function tellAlone(records, { pull, run, config, settings }, attempts, world) {
  const url = records.runs.find(({ id }) => id === run.id)?.url ?? null;
  const place = { sha: run.headSha, context: settings.statusContext, url };
  const words = "Recorded, but GitHub did not tell all that a verdict rests on: run this job again";
  await sayStatus("error", words, place, attempts, world);
  const subject = { repository: world.github.repository, pullRequest: pull.number };
  const judgements = judge(githubLedger(records, subject, config, world), config);
  const telling = { config, templates: /* @__PURE__ */ new Map() };
  const review = tellCase(judgements, evidenceId(run.id, run.attempt), telling, world);
  return { review, commentUrl: null, isWhole: false };
}

// src/core/attempt/witness.ts
var WORKFLOW = /^\.github\/(?:workflows|actions)\//;
function withWitness(evidence, witness) {
  const { workflow, code, tampering } = evidence;
  if (workflow === null || workflow.expired !== null || workflow.headSha !== witness.headSha) return evidence;
  const known = new Set(code.files.map(({ path }) => path));
  const isHiding = code.base !== null && witness.changed.some((path) => !known.has(path));
  const mismatches2 = isHiding ? [...workflow.mismatches, "list of changed files"] : workflow.mismatches;
  const seen = new Set(tampering.map(({ kind, path }) => `${kind} ${path}`));
  const places = placesOf(witness).filter(({ kind, path }) => !seen.has(`${kind} ${path}`));
  return { ...evidence, tampering: [...tampering, ...places], workflow: { ...workflow, mismatches: mismatches2 } };
}
function placesOf({ changed, rules }) {
  const place = { line: 1, side: "new", text: "", since: "base" };
  return changed.flatMap((path) => {
    if (path === rules)
      return [{ ...place, kind: "umpire-config-changed", path, detail: "it holds from the next one on" }];
    if (!WORKFLOW.test(path)) return [];
    return [{ ...place, kind: "workflow-changed", path, detail: "it says what is run and recorded" }];
  });
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
  const reviews = await attempts.ask("Reviews", () => github.reviews(number));
  if (reviews === null) return NO_REVIEW;
  const standing = standingReviews(reviews, author);
  const remarks = standing.some(isRequesting) ? await attempts.try("Remarks of the review", () => github.reviewRemarks(number)) : [];
  return reviewResult(standing, remarks ?? []);
}

// src/app/github/shared-memory.ts
var ARTIFACT = "umpire-memory-v1";
var FILE = "learned-patterns.yaml";
var RETENTION_DAYS = 90;
var MOST_READ = 5;
var MOST_CLAIMS = 20;
async function recallMemory(memory, attempts, world) {
  if (!memory) return null;
  return await attempts.try("Memory", async () => {
    const lists = [];
    for (const artifact of await world.github.artifactsNamed(ARTIFACT, MOST_CLAIMS)) {
      if (lists.length === MOST_READ) break;
      if (artifact.expired || artifact.runId === null) continue;
      if (memory.mayWrite(await world.github.run(artifact.runId))) lists.push(await read(artifact, world));
    }
    return unitePatterns(lists, world.clock.now());
  });
}
async function read(artifact, world) {
  const zip = await world.github.download(artifact);
  const file = zip === "gone" ? void 0 : (await world.readZip(zip)).get(FILE);
  if (!file) return [];
  try {
    return readPatterns(new TextDecoder().decode(file), artifact.name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.say(`${error.message} It is left out.`);
    return [];
  }
}
async function keepMemory(memory, { known, judgements, sessionId }, attempts, world) {
  if (!memory?.mayLearn || known === null) return;
  const now = world.clock.now();
  const learned = learn(known, judgements, sessionId, now);
  if (JSON.stringify(learned) === JSON.stringify(known)) return;
  const files = { [FILE]: writePatterns(learned, now) };
  await attempts.try("Memory", () => world.uploads.upload(ARTIFACT, files, RETENTION_DAYS));
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
var TOLD = /^<!-- umpire:told v1 ([\w-]+) ([a-z_,]+) -->$/;
function toldIn(body, escalation) {
  const [, second = ""] = body.split("\n", 2);
  const [, whose, channels = ""] = TOLD.exec(second.trimEnd()) ?? [];
  return new Set(whose === escalation ? channels.split(",") : []);
}
function withTold(body, escalation, channels) {
  const [first = "", second = "", ...rest] = body.split("\n");
  const kept = TOLD.test(second.trimEnd()) ? rest : [second, ...rest];
  const named = [...channels].sort().join(",");
  return [first, ...named === "" ? [] : [`<!-- umpire:told v1 ${escalation} ${named} -->`], ...kept].join(
    "\n"
  );
}
function hasMarker(body, pull) {
  const [first = ""] = body.split("\n", 1);
  return first.trimEnd() === markerOf(pull);
}

// src/app/github/sticky-comment.ts
async function stickyComment(sticky, world) {
  return await settle(() => putComment(sticky, world), world);
}
async function putComment({ on, pull, body, escalation }, { github }) {
  const [found, ...twins] = await ourComments(on, pull, github);
  const told = found && escalation !== void 0 ? toldIn(found.body, escalation) : [];
  const text = withTold(withMarker(pull, body), escalation ?? "", told);
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
async function publishCase(review, number, settings, attempts, world) {
  const { latest, document } = review;
  const pull = await world.github.pull(number);
  if (pull.state === "closed" || pull.locked) {
    world.say(
      `Pull request ${number} is ${pull.locked ? "locked" : "closed"}: the job summary has the story.`
    );
    return { comment: null, isNewEscalation: false };
  }
  const isEscalated = latest.call.action === "escalate";
  const mentions = isEscalated ? await callPeople(pull, settings, attempts, world) : [];
  const handed = await callSenior(pull, latest.call, settings.senior, attempts, world);
  const told = withLine(withMentions(document.comment, mentions), handed);
  const body = withRun(told, latest.evidence.workflow);
  const comment = await attempts.try(
    "Comment",
    () => stickyComment({ on: number, pull: number, body, escalation: escalationId(review) }, world)
  );
  const elsewhere = targetOf(pull, settings);
  if (elsewhere !== number)
    await attempts.try("Escalation", () => tellElsewhere(elsewhere, number, body, isEscalated, world));
  if (!isEscalated && pull.labels.includes(settings.label))
    await attempts.try("Label", () => settle(() => world.github.removeLabel(number, settings.label), world));
  return {
    comment,
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

// src/app/github/tell-people.ts
async function tellPeople(review, { comment, isNewEscalation }, { pull, config }, attempts, world) {
  const escalation = escalationId(review);
  if (escalation === void 0 || !comment && !isNewEscalation) return [];
  const already = comment ? toldIn(comment.body, escalation) : /* @__PURE__ */ new Set();
  const where = { name: `${world.github.repository}#${pull}`, address: comment?.url ?? null };
  const notifications = await notifyPeople(review, config, where, world, already);
  attempts.problems.push(...failedNotifications(notifications));
  const sent = notifications.filter(({ state }) => state === "sent").map(({ channel }) => channel);
  if (comment && sent.length > 0)
    await attempts.try("Comment", () => markTold(pull, escalation, [...already, ...sent], world));
  return notifications;
}
async function markTold(pull, escalation, channels, world) {
  await settle(async () => {
    const found = await findSticky(pull, pull, world);
    if (!found) return;
    const known = toldIn(found.body, escalation);
    await world.github.updateComment(
      found.id,
      withTold(found.body, escalation, /* @__PURE__ */ new Set([...known, ...channels]))
    );
  }, world);
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
  const published = await publishCase(told, pull, surfaces, attempts, world);
  const commentUrl = published.comment?.url ?? before.commentUrl;
  const onCommit = here?.evidence.id ?? null;
  if (before.notifications.length > 0) return { ...before, commentUrl, onCommit };
  const notifications = await tellPeople(told, published, { pull, config: telling.config }, attempts, world);
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
  const patterns = await recallMemory(request.memory, attempts, world);
  const telling = { config, templates, patterns: patterns ?? [] };
  const said = await readReview(search.pull, attempts, world.github);
  if (attempts.unknown.length > 0)
    return await tellAlone(records, { ...request, pull: search.pull }, attempts, world);
  const judgeAll = (known) => {
    const told = githubLedger(search.endsAsJudged ? known : withoutEnds(known), subject, config, world);
    const ledger = witnessed(told, request.witness);
    return judge({ ...ledger, review: said, base: comparableBase(request.base, ledger) }, config);
  };
  const review = tellCase(judgeAll(records), evidenceId(run.id, run.attempt), telling, world);
  const how = { telling, judgeAll };
  const { commentUrl, notifications } = await publishUntilCurrent(records, request, how, attempts, world);
  const { id: sessionId } = githubLedger(records, subject, config, world);
  const lesson = { known: patterns, judgements: judgeAll(records), sessionId };
  await keepMemory(request.memory, lesson, attempts, world);
  return {
    review: { ...review, document: { ...review.document, notifications } },
    commentUrl,
    isWhole: true
  };
}
function witnessed(ledger, witness) {
  if (!witness) return ledger;
  return { ...ledger, evidence: ledger.evidence.map((evidence) => withWitness(evidence, witness)) };
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
    const now = await attempts.try("Case", () => showJudgements(judgements, before, where, attempts, world));
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
  tellAlone,
  judgePull
};
