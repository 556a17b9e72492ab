import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  checkAnnotations
} from "./chunk-DONS6G77.js";
import {
  collectAttempt
} from "./chunk-FEXGV63L.js";
import {
  buildEvidence
} from "./chunk-GXDMD3WV.js";
import {
  toRecordedRun
} from "./chunk-RL2JNOXM.js";
import {
  baselinePath,
  measureReports,
  writeBaseline
} from "./chunk-CJMZRCYG.js";
import {
  fingerprintOf,
  sentence,
  tally
} from "./chunk-4J3IG5WM.js";
import {
  AnswerLost
} from "./chunk-QCVQWBBA.js";
import {
  RecordedRun,
  USUAL_CONFIG,
  testTable,
  toEvidence
} from "./chunk-6V7ABJCP.js";
import {
  parseJson
} from "./chunk-66JN3P3K.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  readConfig
} from "./chunk-GLPSYZ5K.js";
import {
  DEFAULT_CONFIG
} from "./chunk-VK362HHO.js";
import {
  array,
  boolean,
  int,
  literal,
  object,
  string
} from "./chunk-RU565FZV.js";
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
  const document = RecordsDocument.safeParse(
    parseJson(text, (found, cause) => refused(name, `it ${found}`, cause))
  );
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
  const { files } = await measureReports(found, await world.code.tracked(), config, world);
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

// src/app/github/under-status.ts
var LONGEST2 = 140;
async function underStatus(place, attempts, world, judging) {
  const isSaid = await sayStatus("pending", "Umpire is judging this attempt", place, attempts, world);
  if (isSaid) await attempts.try("Commit status", () => noticeOthers(place, attempts, world));
  return await orErrorStatus(place, attempts, world, judging);
}
async function orErrorStatus(place, attempts, world, judging) {
  try {
    return await judging();
  } catch (error) {
    const why = error instanceof UserError ? error.code : "internal";
    const words = `Umpire could not judge this commit (${why}): the log of the job says more`;
    await sayStatus("error", words, place, attempts, world);
    throw error;
  }
}
async function noticeOthers({ sha, context }, attempts, { github }) {
  const statuses = (await github.statuses(sha)).filter((status) => status.context === context);
  const [before] = statuses.slice(1);
  const viewer = await github.viewer();
  if (!before || viewer === null || before.creator.id === viewer.id) return;
  const who = oneLine(before.creator.login, 100);
  attempts.problems.push(
    `Commit status: ${who} had set \`${context}\` of this commit to ${before.state}. It is written over. Bind the status to GitHub Actions in the ruleset, so that no other can satisfy it.`
  );
}
async function sayStatus(state, words, { sha, context, url }, attempts, world) {
  const status = { context, state, description: oneLine(words, LONGEST2), url };
  const said = await attempts.try("Commit status", async () => {
    await putStatus(sha, status, world);
    return true;
  });
  return said === true;
}

export {
  baseConfig,
  NO_RECORDS,
  writeRecords,
  readRecords,
  attemptArtifact,
  attemptPrefix,
  attemptOf,
  ledgerArtifact,
  RECORDS_FILE,
  newestOf,
  recordBaselineRun,
  readBase,
  layBaseline,
  settle,
  publishVerdict,
  underStatus,
  orErrorStatus,
  sayStatus
};
