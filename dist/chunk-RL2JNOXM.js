import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  analyse,
  commandFailed,
  compareOutcomes,
  executed,
  fingerprintOf,
  forgetVanished,
  groupByCause,
  historyFrom,
  isDocumentationPath,
  isEffective,
  isFailing,
  isTestPath,
  missingJobs,
  newSince,
  primaryFile,
  provenFlaky,
  remember,
  runState,
  signatureOf,
  tally,
  wasAlwaysSo
} from "./chunk-4J3IG5WM.js";
import {
  SESSION_VERSION,
  isIssued,
  rootCauseOf,
  showsFix,
  testTable,
  toLetters
} from "./chunk-6V7ABJCP.js";
import {
  SEVERITIES,
  TAMPERING_KINDS,
  failsOn
} from "./chunk-VK362HHO.js";

// src/core/change/is-settings-path.ts
var SETTINGS = /\.(?:json[c5]?|ya?ml|toml|ini|cfg|conf|properties)$|(?:^|\/)(?:CODEOWNERS|\.(?:git(?:ignore|attributes|keep)|editorconfig|mailmap|prettier(?:rc|ignore)|dockerignore|npmignore))$/;
var DRIVES_CODE = new RegExp(
  [
    "(?:^|/)(?:package|composer|deno|bower|lerna|nx|turbo|project|workspace|angular|tsconfig[^/]*|jsconfig)\\.jsonc?$",
    "(?:^|/)(?:package-lock|npm-shrinkwrap|packages\\.lock)\\.json$|(?:^|/)pnpm-[^/]*\\.yaml$",
    "(?:^|/)(?:pyproject|Cargo|Pipfile|poetry|uv|rust-toolchain|clippy|deny|Gopkg|bunfig|mise)\\.toml$",
    "(?:^|/)(?:setup|tox|pytest|mypy|\\.coveragerc|\\.flake8|noxfile|gradle|gradle-wrapper|build)\\.(?:cfg|ini|properties)$",
    "(?:^|/)(?:pubspec|environment|docker-compose[^/]*|compose|Taskfile|\\.pre-commit-config|codecov|\\.codecov|umpire)\\.ya?ml$",
    "(?:^|/)\\.(?:github/(?:workflows|actions)|circleci|buildkite|cargo)/|(?:^|/)(?:\\.gitlab-ci|\\.travis|appveyor|azure-pipelines|bitbucket-pipelines|cloudbuild|\\.drone)[^/]*\\.ya?ml$",
    "(?:^|/)\\.?(?:jest|vitest|nyc|mocha|ava|babel|eslint|stylelint|biome|swc|stryker|playwright|cypress|karma|c8)[^/]*$"
  ].join("|")
);
function isSettingsPath(path) {
  return SETTINGS.test(path) && !DRIVES_CODE.test(path) && !isTestPath(path);
}

// src/core/policy/gate.ts
function excuseOf({ code: { files }, skip }) {
  const paths = files.map(({ path }) => path);
  if (paths.length > 0 && paths.every(isDocumentationPath))
    return { source: "docs-only", reason: "only documentation changed" };
  if (paths.length > 0 && paths.every((path) => isDocumentationPath(path) || isSettingsPath(path)))
    return { source: "config-only", reason: "only settings changed, and no code" };
  return skip?.reason ? { source: skip.source, reason: skip.reason } : null;
}
function gateOf(evidence, findings) {
  const isShown = executed(evidence) || evidence.failures.length > 0;
  const said = findings.flatMap((finding2) => wordOf(finding2, isShown) ?? []);
  const skipped = said.find(({ state }) => state === "skipped");
  if (skipped) return skipped;
  return said[0] ?? (isShown ? { state: "passed", reason: null, source: null } : blocked("no-evidence"));
}
function wordOf(finding2, isShown) {
  if (finding2.kind === "execution-skipped")
    return { state: "skipped", reason: finding2.reason, source: finding2.source };
  if (finding2.kind === "not-fixable-here" && !isShown)
    return { state: "skipped", reason: finding2.evidence, source: "infrastructure" };
  if (finding2.kind === "stale-evidence" && finding2.severity === "blocking") return blocked(finding2.kind);
  return finding2.kind === "no-evidence" ? blocked(finding2.reason) : null;
}
function blocked(reason) {
  return { state: "blocked", reason, source: null };
}

// src/core/attempt/ledger.ts
function addEvidence(ledger, evidence) {
  return { ...ledger, evidence: union(ledger.evidence, [evidence]) };
}
function addReset(ledger, reset) {
  return { ...ledger, resets: union(ledger.resets, [reset]) };
}
function addTold(ledger, told) {
  const known = ledger.told ?? [];
  const isNew = ({ escalation, channel }) => !known.some((one) => one.escalation === escalation && one.channel === channel);
  return { ...ledger, told: [...known, ...told.filter(isNew)] };
}
function union(left, right) {
  const byId = /* @__PURE__ */ new Map();
  for (const item of [...left, ...right]) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort(inTime);
}
function inTime(left, right) {
  return compareText(left.at, right.at) || compareText(left.id, right.id);
}
function compareText(left, right) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

// src/core/policy/coverage/owed-types.ts
function owedTypes({ coverage, bugFix }) {
  const byType = coverage?.judged?.byType ?? [];
  if (byType.length > 0) return byType;
  return bugFix ? [bugFix] : [];
}

// src/core/policy/coverage/coverage-findings.ts
function coverageFindings(evidence) {
  const { coverage } = evidence;
  const judged = coverage?.judged;
  const owed = owedTypes(evidence);
  const severity = runState(evidence) === "passed" ? "blocking" : "warning";
  return [
    ...judged ? [...below(judged, severity), ...noData(coverage, judged, severity)] : [],
    ...missingTests(owed, true, severity),
    ...missingTests(owed, false, "warning")
  ];
}
function below({ byType }, severity) {
  const types = byType.filter(({ verdict }) => verdict === "below").map(({ codeType, required, covered, total, base }) => ({ codeType, required, covered, total, base }));
  if (types.length === 0) return [];
  const condition = severity === "blocking" ? "coverage_threshold_unmet" : null;
  return [{ kind: "coverage-below", types, severity, condition }];
}
function noData({ noData: paths }, judged, severity) {
  const { problem, byType, expected } = judged;
  const reasons = [...new Set(byType.flatMap(({ noDataReason }) => noDataReason ?? []))];
  if (problem === null && reasons.length === 0 && paths.length === 0) return [];
  const isAsked = problem === null || expected;
  return [
    {
      kind: "coverage-no-data",
      problem,
      reasons,
      paths,
      severity: isAsked ? severity : "note",
      condition: null
    }
  ];
}
function missingTests(byType, enforced, severity) {
  const tests = byType.flatMap(
    ({ codeType, missingTests: missing }) => missing.filter((one) => one.enforced === enforced).map(({ kind }) => ({ codeType, kind }))
  );
  return tests.length > 0 ? [{ kind: "missing-tests", tests, severity, condition: null }] : [];
}

// src/core/policy/proof-findings.ts
function proofFindings(evidence) {
  const { proof } = evidence;
  const fix = owedTypes(evidence).find((type) => type.proof !== null);
  return [...unproven(evidence, fix), ...accidentalGreen(proof?.accidentalGreen ?? [])];
}
function unproven(evidence, fix) {
  const { proof, code } = evidence;
  const shown = showsFix(proof);
  if (shown || lacksAnyTest(fix)) return [];
  const found = (reason, severity) => [
    {
      kind: "unproven-fix",
      reason,
      refused: proof?.refused ?? [],
      base: code.base?.ref ?? null,
      severity,
      condition: null
    }
  ];
  const strongest = runState(evidence) === "passed" ? "blocking" : "warning";
  if (shown === false) return found("passes-without-fix", fix ? strongest : "warning");
  if (!fix?.proof) return [];
  return found(proof ? "cannot-tell" : "not-tried", fix.proof.required ? strongest : "note");
}
function lacksAnyTest(fix) {
  return fix?.missingTests.some(({ kind }) => kind === "regression_test") ?? false;
}
function accidentalGreen(tests) {
  return tests.length > 0 ? [{ kind: "accidental-green", tests, severity: "warning", condition: null }] : [];
}

// src/core/policy/review-findings.ts
function reviewFindings(review, isRequired) {
  if (review?.state === "reject")
    return [{ kind: "changes-requested", reviews: review.requested, severity: "blocking", condition: null }];
  if (review?.state !== "pending" || !isRequired) return [];
  return [{ kind: "review-pending", severity: "blocking", condition: null }];
}

// src/core/policy/security-findings.ts
function securityFindings({ security, leaks }, policy) {
  const scanned = security ? scanFindings(security, policy) : [];
  const issued = leaks.filter(({ shape }) => isIssued(shape));
  const likely = leaks.filter(({ shape }) => !isIssued(shape));
  return [...scanned, ...leaked(issued, true), ...leaked(likely, false)];
}
function scanFindings(summary, policy) {
  if (summary.reports === 0) return [{ kind: "no-security-report", severity: "blocking", condition: null }];
  return [
    ...issuesThat((severity) => failsOn(severity, policy), true, summary),
    ...issuesThat((severity) => !failsOn(severity, policy), false, summary)
  ];
}
function issuesThat(fits, blocks, { counts, issues }) {
  const total = SEVERITIES.filter(fits).reduce((sum, severity) => sum + counts[severity], 0);
  if (total === 0) return [];
  const shown = issues.filter(({ severity }) => fits(severity));
  return [{ kind: "security-issue", issues: shown, total, ...weight(blocks) }];
}
function leaked(leaks, blocks) {
  return leaks.length > 0 ? [{ kind: "secret-in-output", leaks, ...weight(blocks) }] : [];
}
function weight(blocks) {
  return blocks ? { severity: "blocking", condition: "security_issue_found" } : { severity: "warning", condition: null };
}

// src/core/policy/stale-evidence.ts
function staleEvidence(evidence, history) {
  const tests = evidence.reports.filter(({ kind }) => kind === "test");
  const reports = tests.flatMap(({ path, digest, committed }) => {
    if (committed) return [{ path, why: "committed" }];
    return wasSeenBefore(digest, evidence, history) ? [{ path, why: "seen-before" }] : [];
  });
  if (reports.length === 0) return [];
  const severity = reports.length === tests.length ? "blocking" : "warning";
  return [{ kind: "stale-evidence", reports, severity, condition: null }];
}
function wasSeenBefore(digest, { command, durationMs, code }, { digests }) {
  if (command !== null || durationMs === 0) return false;
  const codeHash = digests.get(digest);
  return codeHash !== void 0 && codeHash !== code.hash;
}
function isStale(findings) {
  return findings.some(({ kind, severity }) => kind === "stale-evidence" && severity === "blocking");
}

// src/core/change/tampering/severity.ts
var BLOCKING = /* @__PURE__ */ new Set([
  "test-removed",
  "test-skipped",
  "test-emptied",
  "protected-test-changed"
]);
function severityOf(kind, config) {
  return config[kind] ?? (BLOCKING.has(kind) ? "blocking" : "warning");
}

// src/core/policy/is-of-test.ts
var SEPARATOR = " > ";
var SHORTEST = 3;
function isOfTest({ path, text, detail }, test) {
  if (test.includes(path)) return true;
  const steps = test.split(SEPARATOR).map((step) => step.replace(/[([].*/s, "").trim());
  if (steps.some((step) => step.length >= SHORTEST && (holds(text, step) || holds(detail, step))))
    return true;
  const stem = path.replace(/.*\//, "").replace(/\..*/, "");
  return stem.length >= SHORTEST && holds(test, stem);
}
function holds(text, words) {
  const parts = text.split(words);
  return parts.some((before, index) => {
    const after = parts[index + 1];
    return after !== void 0 && !/\w$/.test(before) && !/^\w/.test(after);
  });
}

// src/core/policy/tampering-findings.ts
function tamperingFindings(facts) {
  const { evidence, comparison, config } = facts;
  const { severity } = config.tampering;
  const gone = evidence.tampering.filter(({ kind }) => kind === "test-removed" || kind === "test-skipped");
  const silenced = shownIn(gone, comparison.silenced);
  const removed = shownIn(gone, comparison.removed);
  const rest = evidence.tampering.filter((place) => !silenced.includes(place) && !removed.includes(place));
  return [
    ...vanished("silenced-tests", comparison.silenced, silenced, severityOf("test-skipped", severity)),
    ...vanished("removed-tests", comparison.removed, removed, severityOf("test-removed", severity)),
    ...TAMPERING_KINDS.flatMap(
      (kind) => tampering(
        kind,
        rest.filter((place) => place.kind === kind),
        facts
      )
    )
  ];
}
function shownIn(places, tests) {
  return places.filter((place) => tests.some((test) => isOfTest(place, test)));
}
function vanished(kind, tests, places, severity) {
  if (tests.length === 0 || severity === "off") return [];
  return [{ kind, tests, places, severity, condition: null }];
}
function tampering(what, places, facts) {
  const severity = configured(what, places, facts);
  return severity === "off" || places.length === 0 ? [] : [{ kind: "tampering", what, places, severity, condition: null }];
}
var CHECKED_BY_RESULTS = /* @__PURE__ */ new Set([
  "test-removed",
  "test-skipped",
  "test-emptied"
]);
function configured(what, places, facts) {
  const severities = facts.config.tampering.severity;
  const usual = severityOf(what, severities);
  if (severities[what] !== void 0 || !CHECKED_BY_RESULTS.has(what)) return usual;
  return places.some((place) => isUnwitnessed(place, facts.history)) ? usual : "warning";
}
function isUnwitnessed(place, history) {
  if (wasAlwaysSo(history, place)) return true;
  return place.kind === "test-emptied" && [...history.last.keys()].some((test) => isOfTest(place, test));
}

// src/core/policy/tool-words.ts
var TOOL_WORDS = [
  // npm
  "npm err(?:or|!) (?:network\\b|code (?:E5\\d\\d|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\\b)",
  // pip
  "could not fetch url https?:|retrying \\(retry\\(total=\\d[^\\n]{0,120}after connection broken by",
  // Maven, NuGet
  "could not transfer artifact|unable to load the service index",
  // cargo
  "failed to download from `?https?:|failed to get successful http response from `?https?:[^\\n]{0,300}got 5\\d\\d",
  // Go
  '@v\\d[\\w.+-]{0,60}: (?:get|reading) "?https?:',
  // curl and git
  "curl: \\((?:5|6|7|28|35|52|56)\\)|unable to access 'https?:[^']{0,300}': (?:failed to connect|could not connect|operation timed out)",
  // Docker
  'cannot connect to the docker daemon|error response from daemon: (?:get|head) "https?:|\\btoomanyrequests:',
  // The virtual machines of node, Java and Go, before any code of the tests ran
  "fatal process oom in failed to reserve|could not reserve enough space for [^\\n]{0,30}object heap|insufficient memory for the java runtime|failed to reserve page summary memory"
];

// src/core/policy/triage-words.ts
var NO_HOST = "(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|json|ya?ml|xml|html?|txt|log|md|test|invalid|example|localhost)";
var NAME = `(?![\\w.-]{0,300}\\.${NO_HOST}\\b(?!\\.))(?:[\\w-]{1,63}\\.){1,8}[a-z]{2,24}`;
var HOST = `(?:${NAME}|\\d{1,3}(?:\\.\\d{1,3}){3})\\b`;
var OVERLOADED = "(?:50[234] (?:bad gateway|service (?:temporarily )?unavailable|gateway time-?out)|429 too many requests)";
var RULES = [
  rule("infrastructure", [
    "\\bENOSPC\\b|no space left on device|disk quota exceeded",
    "\\bEAI_AGAIN\\b|temporary failure (?:in name resolution|resolving)|\\bENET(?:UNREACH|DOWN)\\b|network is unreachable|could not resolve host",
    "\\bENOMEM\\b|cannot allocate memory|out of memory: killed process|\\boom-?kill",
    "runner has received a shutdown signal|lost communication with the server",
    ...TOOL_WORDS
  ]),
  rule("dependency_outage", [
    `\\b(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)\\b[^\\n]{0,60}?${HOST}`,
    `max retries exceeded with url|connection to [^\\n]{0,20}${HOST}[^\\n]{0,20} (?:refused|timed out)`,
    // Without a host it may be a server that the test itself plays.
    `\\b${OVERLOADED}\\b[^\\n]{0,80}?\\b${HOST}|\\bhttps?://${HOST}[^\\n]{0,200}?\\b${OVERLOADED}`
  ])
];
var NO_SECRET = rule("missing_secret", [
  "\\b\\w{0,60}(?:secret|token|password|api[_ -]?key|credential)s?\\b[^\\n]{0,40}\\b(?:is|are|was|were)? ?(?:not (?:set|found|provided|defined|configured)|missing|required|undefined|empty)\\b",
  "\\b(?:missing|no|undefined) [^\\n]{0,40}(?:secret|token|password|api[_ -]?key|credential)s?\\b"
]);
var LOCAL = /localhost|\b127\.\d|\b0\.0\.0\.0\b|::1\b/i;
var LONGEST = 200;
var LOOKED_AT = 8e3;
function brokenWorld(text, isFork) {
  const rules = isFork ? [NO_SECRET, ...RULES] : RULES;
  for (const line of text.slice(-LOOKED_AT).split("\n")) {
    if (LOCAL.test(line)) continue;
    const found = rules.find(({ pattern }) => pattern.test(line));
    if (found) return { cause: found.cause, evidence: line.trim().slice(0, LONGEST) };
  }
  return null;
}
function rule(cause, patterns) {
  return { cause, pattern: new RegExp(patterns.join("|"), "i") };
}

// src/core/policy/triage.ts
function triage(facts) {
  const { evidence } = facts;
  const failing = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([test]) => test);
  const suites = evidence.failures.filter(({ scope }) => scope === "suite").map(({ test }) => test);
  const records = new Map(evidence.failures.map((failure) => [failure.test, failure]));
  const broken = /* @__PURE__ */ new Set([...failing, ...suites]);
  const reasons = /* @__PURE__ */ new Map();
  for (const test of broken) {
    const reason = proven(test, facts) ?? fromFailure(records.get(test), evidence);
    if (reason) reasons.set(test, reason);
  }
  const ofRun = broken.size === 0 ? fromRun(evidence) : null;
  return { reasons, ofRun, isAll: ofRun !== null || broken.size > 0 && reasons.size === broken.size };
}
function proven(test, { evidence, history, base }) {
  const onThisCode = history.byCode.get(evidence.code.hash)?.get(test);
  if (onThisCode?.has(true)) return { cause: "flaky", evidence: "it passed on the same code before" };
  if (base && isFailing(base.outcomes.get(test)))
    return { cause: "base_already_red", evidence: `it fails on the base too, at ${base.commit.slice(0, 7)}` };
  return null;
}
function fromFailure(failure, { fork }) {
  if (!failure || failure.errorType === "AssertionError") return null;
  return brokenWorld(`${failure.rawType}: ${failure.message}`, fork);
}
var OUT_OF_MEMORY = 137;
var LOST = /* @__PURE__ */ new Set(["cancelled", "startup_failure", "stale"]);
function fromRun(evidence) {
  const { command, workflow, fork } = evidence;
  const ended = workflow?.expired;
  if (LOST.has(ended)) return { cause: "infrastructure", evidence: `the run ended as ${ended}` };
  if (!command || !commandFailed(evidence) || command.timedOut) return null;
  if (command.exitCode === OUT_OF_MEMORY)
    return {
      cause: "infrastructure",
      evidence: "exit code 137: killed from outside, as when memory runs out"
    };
  return executed(evidence) ? null : brokenWorld(command.outputTail, fork);
}
function triageFindings({ reasons, ofRun, isAll }, seen, { triage: bounds }) {
  const byCause = /* @__PURE__ */ new Map();
  if (ofRun) byCause.set(ofRun.cause, { evidence: ofRun.evidence, tests: [] });
  for (const [test, { cause, evidence }] of reasons) {
    const group = byCause.get(cause);
    if (group) group.tests.push(test);
    else byCause.set(cause, { evidence, tests: [test] });
  }
  return [...byCause].map(([cause, { evidence, tests }]) => ({
    kind: "not-fixable-here",
    cause,
    tests: tests.sort(),
    evidence,
    isAll,
    seen: seen(cause),
    bound: bounds[cause],
    severity: "warning",
    condition: null
  }));
}
var EXPLAINED = /* @__PURE__ */ new Set([
  "failing-tests",
  "suite-errors",
  "command-failed",
  "no-evidence",
  "details-expired"
]);
function isBeyondTheCode(findings) {
  const isAll = findings.some((finding2) => finding2.kind === "not-fixable-here" && finding2.isAll);
  return isAll && findings.every(({ severity, kind }) => severity !== "blocking" || EXPLAINED.has(kind));
}
function isFromOutside(reason) {
  return reason !== void 0 && reason.cause !== "base_already_red" && reason.cause !== "flaky";
}

// src/core/policy/workflow-findings.ts
function workflowFindings({ workflow }) {
  if (!workflow) return [];
  const { jobs, expectedJobs, mismatches, expired } = workflow;
  const found = [];
  if (expired !== null)
    found.push({
      kind: "details-expired",
      conclusion: expired,
      severity: expired === "success" ? "note" : "blocking",
      condition: null
    });
  if (mismatches.length > 0)
    found.push({ kind: "identity-mismatch", claims: mismatches, severity: "blocking", condition: null });
  if (expectedJobs !== null && missingJobs(workflow) > 0)
    found.push({
      kind: "missing-jobs",
      expected: expectedJobs,
      jobs,
      severity: "blocking",
      condition: null
    });
  return found;
}

// src/core/policy/find.ts
var CHECKS = [
  timeout,
  unreadableReports,
  ({ evidence }) => workflowFindings(evidence),
  ({ evidence, history }) => staleEvidence(evidence, history),
  (facts) => triageFindings(facts.triage, facts.seen, facts.config),
  noEvidence,
  regression,
  failingTests,
  suiteErrors,
  commandFailure,
  tamperingFindings,
  ({ evidence, config }) => securityFindings(evidence, config.security),
  ({ review, config }) => reviewFindings(review, config.require_review),
  ({ evidence }) => coverageFindings(evidence),
  ({ evidence }) => proofFindings(evidence),
  unknownErrorType,
  flakyTests,
  newFlakyTests,
  reportWarnings
];
function findAll(facts) {
  const triaged = { ...facts, triage: triage(facts) };
  return CHECKS.flatMap((check) => check(triaged) ?? []);
}
function timeout({ evidence: { command } }) {
  if (!command?.timedOut) return void 0;
  return blocking({ kind: "timeout", timeoutSeconds: command.timeoutSeconds }, "timeout_exceeded");
}
function unreadableReports({ evidence }) {
  const reports = evidence.reports.flatMap(({ path, error }) => error ? [{ path, error }] : []);
  return reports.length > 0 ? blocking({ kind: "unreadable-report", reports }) : void 0;
}
function noEvidence({ evidence, history }) {
  if (executed(evidence) || evidence.failures.length > 0) return void 0;
  if (evidence.workflow && evidence.workflow.expired !== null) return void 0;
  const excuse = excuseOf(evidence);
  if (excuse) return finding("warning", { kind: "execution-skipped", ...excuse });
  if (isStale(staleEvidence(evidence, history))) return void 0;
  return blocking({ kind: "no-evidence", reason: whyNone(evidence), refusedSkip: evidence.skip !== null });
}
function whyNone({ reports, outcomes }) {
  if (!reports.some((report) => report.kind === "test")) return "no-report";
  return outcomes.size === 0 ? "no-test" : "all-skipped";
}
function regression({ evidence, history, flaky, triage: { reasons } }) {
  const tests = [];
  for (const [test, outcome] of evidence.outcomes) {
    const passedIn = history.lastPass.get(test);
    if (!passedIn || !isFailing(outcome) || flaky.has(test) || isFromOutside(reasons.get(test))) continue;
    tests.push({ test, passedIn });
  }
  const [first, ...others] = tests;
  return first && blocking({ kind: "regression", tests: [first, ...others] }, "regression_detected");
}
function failingTests({ evidence }) {
  const tests = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([id]) => id);
  return tests.length > 0 ? blocking({ kind: "failing-tests", tests: tests.sort() }) : void 0;
}
function suiteErrors({ evidence }) {
  const suites = evidence.failures.filter((failure) => failure.scope === "suite").map((failure) => failure.test);
  return suites.length > 0 ? blocking({ kind: "suite-errors", suites }) : void 0;
}
function commandFailure({ evidence }) {
  const { command, failures } = evidence;
  if (!command || !commandFailed(evidence) || command.timedOut || failures.length > 0) return void 0;
  return blocking({ kind: "command-failed", exitCode: command.exitCode });
}
function unknownErrorType({ evidence: { failures } }) {
  const unknown = failures.length > 0 && failures.every((failure) => failure.errorType === "Other");
  if (!unknown) return void 0;
  return finding(
    "warning",
    { kind: "unknown-error-type", tests: failures.map((failure) => failure.test) },
    "unknown_error_type"
  );
}
function flakyTests({ flaky }) {
  return flaky.size > 0 ? finding("warning", { kind: "flaky-tests", tests: [...flaky].sort() }) : void 0;
}
function newFlakyTests({ evidence, history, flaky }) {
  const tests = newSince(history, evidence, flaky);
  return tests.length > 0 ? finding("warning", { kind: "new-flaky-tests", tests: tests.sort() }) : void 0;
}
function reportWarnings({ evidence }) {
  const warnings = evidence.reports.flatMap(
    (report) => report.warnings.map((warning) => `${report.path}: ${warning}`)
  );
  return warnings.length > 0 ? finding("note", { kind: "report-warnings", warnings }) : void 0;
}
function blocking(observation, condition = null) {
  return finding("blocking", observation, condition);
}
function finding(severity, observation, condition = null) {
  return { ...observation, severity, condition };
}

// src/core/comparison/progress.ts
var RULES2 = [reverted, oscillation, sameCauses, fewerPassing];
function noProgress(history) {
  const steps = stepsOf(history);
  const last = steps.at(-1);
  if (!last || !failed(last)) return null;
  const earlier = steps.slice(0, -1);
  for (const rule2 of RULES2) {
    const found = rule2(last, earlier);
    if (found) return found;
  }
  return null;
}
function stepsOf(history) {
  const steps = history.map((facts, at) => ({ at, facts }));
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    return !next || !isSameCode(step, next);
  });
}
function reverted(last, earlier) {
  const before = earlier.findLast((step) => isSameCode(step, last) && failed(step));
  return before ? { kind: "reverted", attempts: [before.at, last.at] } : null;
}
function oscillation(last, earlier) {
  const [first, between2] = earlier.slice(-2);
  if (!first || !between2 || last.facts.failing.size === 0 || between2.facts.failing.size === 0) return null;
  if (!isSameSet(first.facts.failing, last.facts.failing)) return null;
  if (isSameSet(between2.facts.failing, last.facts.failing)) return null;
  return { kind: "oscillation", attempts: [first.at, between2.at, last.at] };
}
function sameCauses(last, earlier) {
  const before = earlier.at(-1);
  if (!before || last.facts.causes.size === 0) return null;
  const fixedNothing = [...before.facts.failing].every((test) => last.facts.failing.has(test));
  if (!fixedNothing || !isSameSet(before.facts.causes, last.facts.causes)) return null;
  return { kind: "same-causes", attempts: [before.at, last.at] };
}
function fewerPassing(last, earlier) {
  const [first, between2] = earlier.slice(-2);
  if (!first || !between2) return null;
  const isFalling = first.facts.passed > between2.facts.passed && between2.facts.passed > last.facts.passed;
  return isFalling ? { kind: "fewer-passing", attempts: [first.at, between2.at, last.at] } : null;
}
function failed({ facts: { causes, failing } }) {
  return causes.size > 0 || failing.size > 0;
}
function isSameCode({ facts: a }, { facts: b }) {
  return a.codeHash === b.codeHash || a.treeOrDiffId === b.treeOrDiffId;
}
function isSameSet(a, b) {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

// src/core/policy/progress-findings.ts
function progressFindings(steps) {
  const found = noProgress(steps.map(({ evidence }) => progressOf(evidence)));
  if (!found) return [];
  const attempts = steps.filter((_step, position) => found.attempts.includes(position)).map(({ attempt }) => attempt);
  return [{ kind: "no-progress", pattern: found.kind, attempts, severity: "warning", condition: null }];
}
function progressOf(evidence) {
  const failing = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([test]) => test);
  return {
    codeHash: evidence.code.hash,
    treeOrDiffId: evidence.code.tree,
    causes: new Set(groupByCause(evidence.failures).map(({ fingerprint }) => fingerprint)),
    failing: new Set(failing),
    passed: tally(evidence).passed
  };
}

// src/core/policy/unanalysed-retry.ts
function unanalysedRetry(earlier, { code, fix }) {
  const before = earlier.findLast(({ evidence }) => evidence.code.hash !== code.hash)?.evidence;
  if (!before || !fix || before.failures.length === 0) return [];
  const { commits, files } = fix;
  const touched = new Set(files.map(({ path }) => path));
  const isAnswered = commits.some(isStated) || before.failures.some((failure) => placesOf(failure).some((place) => touched.has(place))) || commits.some((commit) => speaksOf(commit, before.failures));
  if (isAnswered) return [];
  return [
    {
      kind: "unanalysed-retry",
      tests: before.failures.map(({ test }) => test),
      commits: commits.map(({ sha }) => sha),
      severity: "warning",
      condition: null
    }
  ];
}
function isStated({ rootCause, fixStrategy }) {
  return rootCause !== null || fixStrategy !== null;
}
function placesOf({ frame, callers = [], testFile }) {
  return [frame?.file, testFile, ...callers.map(({ file }) => file)];
}
function speaksOf({ subject }, failures) {
  const said = wordsOf(subject);
  return failures.some(
    ({ name, message, frame }) => [...wordsOf(`${name} ${message.slice(0, 500)} ${frame?.function ?? ""}`)].some((word) => said.has(word))
  );
}
var EMPTY = new Set(
  "test tests should fail fails failed failing failure error errors with that this from when then have been does expected expect received actual value values update updated change changed changes more again make makes some code file files work works".split(
    " "
  )
);
function wordsOf(text) {
  const words = text.replace(new RegExp("(\\p{Ll})(?=\\p{Lu})", "gu"), "$1 ").toLowerCase().split(/[^\p{L}]/u);
  return new Set(words.filter((word) => word.length >= 4 && !EMPTY.has(word)));
}

// src/core/decision/action-for.ts
function actionFor(condition, { escalation_policy, retry_policy }) {
  const configured2 = escalation_policy.triggers.find((trigger) => trigger.condition === condition);
  if (configured2) return configured2.action;
  if (condition === "max_attempts_reached")
    return retry_policy.escalation_on_max ? "human_review" : void 0;
  if (condition === "regression_detected")
    return retry_policy.abort_on_regression ? "abort_with_report" : void 0;
  return condition === "security_issue_found" ? "human_review" : void 0;
}
function isFlagged({ condition }, config) {
  return condition !== "timeout_exceeded" && actionFor(condition, config) === "flag_and_continue";
}

// src/core/decision/senior.ts
function seniorPhase(before, isNewAttempt, agent) {
  const start = before.findIndex(({ call }) => call.rule === "senior_agent");
  const handed = before[start];
  if (!agent || !handed) return null;
  const own = before.slice(start + 1).filter(({ charged }) => charged).length;
  return { agent, since: handed.attempt, spent: own + (isNewAttempt ? 1 : 0) };
}
function handOver(because, trigger) {
  return {
    action: "retry",
    status: "in_progress",
    rule: "senior_agent",
    because,
    trigger,
    retryAfterSeconds: 0
  };
}
function positionOf(rule2, attempt, config, phase) {
  const agent = phase?.agent ?? (rule2 === "senior_agent" ? config.senior_agent : void 0);
  if (!agent) return { attempt, maxAttempts: config.retry_policy.max_attempts, assignedTo: null };
  return {
    attempt,
    maxAttempts: (phase?.since ?? attempt) + agent.max_attempts,
    assignedTo: rule2 === "senior_agent" ? agent.name : null
  };
}

// src/core/decision/decide.ts
var RULES3 = [
  proceedWhenNothingBlocks,
  actOnTriggers,
  leaveWhatIsBeyondTheCode,
  waitForReview,
  stopWithoutProgress,
  goOnWithTheSenior,
  stopAtTheLimit
];
function decide(facts) {
  const verdict = firstVerdict(facts);
  return { ...verdict, ...positionOf(verdict.rule, facts.attempt, facts.config, facts.senior ?? null) };
}
function firstVerdict(facts) {
  for (const rule2 of RULES3) {
    const verdict = rule2(facts);
    if (verdict) return verdict;
  }
  return retry(facts, "attempts_left");
}
function proceedWhenNothingBlocks(facts) {
  const { findings } = facts;
  if (holding(facts).length > 0) return void 0;
  const isSkipped = findings.some(({ kind }) => kind === "execution-skipped");
  return {
    action: "proceed",
    status: isSkipped ? "skipped" : "passed",
    rule: isSkipped ? "gate_skipped" : "nothing_blocks",
    because: isSkipped ? ["execution-skipped"] : [],
    trigger: null,
    retryAfterSeconds: 0
  };
}
function actOnTriggers({ findings, config, senior }) {
  for (const finding2 of findings) {
    const { condition } = finding2;
    const action = actionFor(condition, config);
    if (!condition || !action || action === "flag_and_continue") continue;
    const trigger = { condition, action };
    if (action === "senior_agent" && senior) continue;
    if (action === "senior_agent" && config.senior_agent) return handOver([finding2.kind], trigger);
    return {
      action: "escalate",
      status: action === "abort_with_report" ? "aborted" : "escalated",
      rule: condition === "regression_detected" ? "regression_detected" : "trigger",
      because: [finding2.kind],
      trigger,
      retryAfterSeconds: 0
    };
  }
  return void 0;
}
function leaveWhatIsBeyondTheCode(facts) {
  const { findings } = facts;
  if (!isBeyondTheCode(findings)) return void 0;
  const isOver = findings.some(
    (finding2) => finding2.kind === "not-fixable-here" && finding2.seen >= finding2.bound
  );
  return isOver ? escalated("triage_bound_reached", "not-fixable-here") : retry(facts, "not_charged");
}
function waitForReview(facts) {
  const isAllThatIsMissing = holding(facts).every(({ kind }) => kind === "review-pending");
  return isAllThatIsMissing ? { ...retry(facts, "review_pending"), retryAfterSeconds: 0 } : void 0;
}
function stopWithoutProgress({ findings, config }) {
  const isStuck = findings.some(({ kind }) => kind === "no-progress");
  return isStuck && config.retry_policy.early_escalation ? escalated("no_progress", "no-progress") : void 0;
}
function escalated(rule2, because) {
  return {
    action: "escalate",
    status: "escalated",
    rule: rule2,
    because: [because],
    trigger: null,
    retryAfterSeconds: 0
  };
}
function goOnWithTheSenior(facts) {
  const { senior, findings } = facts;
  if (!senior) return void 0;
  if (senior.spent < senior.agent.max_attempts) return retry(facts, "senior_agent");
  return {
    action: "escalate",
    status: "escalated",
    rule: "senior_agent_limit",
    because: blockingKinds(findings),
    trigger: { condition: limitCondition(findings), action: "human_review" },
    retryAfterSeconds: 0
  };
}
function stopAtTheLimit(facts) {
  const { findings, attempt, config } = facts;
  if (attempt < config.retry_policy.max_attempts) return void 0;
  const action = actionFor("max_attempts_reached", config);
  if (!action || action === "flag_and_continue") return retry(facts, "limit_not_enforced");
  const trigger = { condition: limitCondition(findings), action };
  if (action === "senior_agent" && config.senior_agent) return handOver(blockingKinds(findings), trigger);
  return {
    action: "escalate",
    status: action === "abort_with_report" ? "aborted" : "escalated",
    rule: "max_attempts_reached",
    because: blockingKinds(findings),
    trigger,
    retryAfterSeconds: 0
  };
}
function limitCondition(findings) {
  const isCoverage = blockingKinds(findings).every((kind) => COVERAGE.has(kind));
  return isCoverage ? "coverage_threshold_unmet" : "max_attempts_reached";
}
var COVERAGE = /* @__PURE__ */ new Set([
  "coverage-below",
  "coverage-no-data",
  "missing-tests",
  "unproven-fix"
]);
function retry({ findings, attempt, config }, rule2) {
  const { backoff, backoff_seconds: seconds } = config.retry_policy;
  const waits = { none: 0, linear: seconds * attempt, exponential: seconds * 2 ** (attempt - 1) };
  return {
    action: "retry",
    status: "in_progress",
    rule: rule2,
    because: blockingKinds(findings),
    trigger: null,
    retryAfterSeconds: waits[backoff]
  };
}
function holding({ findings, config }) {
  return findings.filter((finding2) => finding2.severity === "blocking" && !isFlagged(finding2, config));
}
function blockingKinds(findings) {
  return findings.filter((finding2) => finding2.severity === "blocking").map((finding2) => finding2.kind);
}

// src/core/decision/judge.ts
var FIRST_LOOP = { number: 1, ended: false, judgements: [] };
function judge(ledger, config) {
  const all = [];
  let loop = FIRST_LOOP;
  let history = historyFrom(ledger.base ?? null);
  const newest = ledger.evidence.toSorted(inTime).at(-1);
  for (const event of eventsOf(ledger)) {
    if (event.kind === "reset") {
      history = forgetVanished(history);
      loop = loop.judgements.length === 0 ? loop : nextLoop(loop);
      continue;
    }
    if (loop.ended && !isSameCode2(loop, event.evidence)) loop = nextLoop(loop);
    const review = event.evidence === newest ? ledger.review ?? null : null;
    const known = { history, base: ledger.base ?? null, review };
    const judgement = judgeRun(event.evidence, loop, known, config);
    if (!isStale(judgement.findings)) history = remember(history, event.evidence);
    loop = { ...loop, ended: isEnd(judgement, loop), judgements: [...loop.judgements, judgement] };
    all.push(judgement);
  }
  return all;
}
function eventsOf({ evidence, resets }) {
  const dated = [
    ...evidence.map((item) => ({ item, event: { kind: "evidence", evidence: item } })),
    ...resets.map((item) => ({ item, event: { kind: "reset" } }))
  ];
  return dated.sort((left, right) => inTime(left.item, right.item)).map(({ event }) => event);
}
function isEnd({ call }, { ended, judgements }) {
  if (call.rule === "gate_skipped") return ended;
  if (call.rule === "not_charged") return ended && judgements.at(-1)?.call.action !== "proceed";
  return call.action !== "retry";
}
function judgeRun(evidence, loop, { history, base, review }, config) {
  const earlier = loop.judgements.filter((judgement) => judgement.evidence.code.hash === evidence.code.hash);
  const flaky = provenFlaky(history, evidence);
  const comparison = compareOutcomes(comparable(history, evidence), evidence.outcomes, flaky);
  const seen = (cause) => timesLeft(loop, cause);
  const found = findAll({ evidence, comparison, history, flaky, base, review, config, seen });
  const free = isDocumentationOnly(evidence, loop) || isBeyondTheCode(found);
  const attempt = earlier.find(({ charged: charged2 }) => charged2)?.attempt ?? nextAttempt(loop, free);
  const before = telling(loop);
  const work = [
    ...unanalysedRetry(before, evidence),
    ...progressFindings([...before, { attempt, evidence }])
  ];
  const findings = free ? found : [...found, ...work];
  const isNewAttempt = !free && !earlier.some(({ charged: charged2 }) => charged2);
  const senior = seniorPhase(loop.judgements, isNewAttempt, config.senior_agent);
  const call = decide({ findings, attempt, config, senior });
  const charged = isNewAttempt && call.action !== "proceed" && call.rule !== "review_pending";
  return {
    loop: loop.number,
    attempt,
    try: earlier.length + 1,
    evidence,
    state: runState(evidence),
    charged,
    comparison,
    findings,
    gate: gateOf(evidence, findings),
    call,
    history
  };
}
function timesLeft({ judgements }, cause) {
  return judgements.filter(
    ({ findings }) => isBeyondTheCode(findings) && findings.some((finding2) => finding2.kind === "not-fixable-here" && finding2.cause === cause)
  ).length;
}
function telling({ judgements }) {
  return judgements.filter(({ findings }) => !isBeyondTheCode(findings));
}
function comparable({ last }, evidence) {
  const state = runState(evidence);
  const broke = evidence.outcomes.size === 0 || evidence.failures.some(({ scope }) => scope === "suite");
  const lost = evidence.workflow !== null && missingJobs(evidence.workflow) > 0;
  const isWhole = !broke && !lost && state !== "timeout" && state !== "unreadable";
  return isWhole ? last : new Map([...last].filter(([id]) => evidence.outcomes.has(id)));
}
function nextAttempt({ judgements }, free) {
  const spent = judgements.filter((judgement) => judgement.charged).length;
  return free ? Math.max(1, spent) : spent + 1;
}
function isSameCode2(loop, evidence) {
  return loop.judgements.at(-1)?.evidence.code.hash === evidence.code.hash;
}
function isDocumentationOnly({ fix }, loop) {
  if (loop.judgements.length === 0 || !fix || fix.files.length === 0) return false;
  return fix.files.every((file) => isDocumentationPath(file.path));
}
function nextLoop({ number }) {
  return { number: number + 1, ended: false, judgements: [] };
}

// src/core/memory/fix-words.ts
function describeFix({ commits, uncommitted }) {
  const subjects = commits.map((commit) => commit.subject);
  if (uncommitted) subjects.push("uncommitted changes");
  return subjects.join("; ") || "no change of the code";
}
function diffSummary({ files }) {
  const added = files.reduce((sum, file) => sum + file.added, 0);
  const removed = files.reduce((sum, file) => sum + file.removed, 0);
  return `+${added}/-${removed} lines`;
}

// src/core/memory/execution.ts
function toExecution(judgement, next, tests) {
  const { evidence, attempt, loop, state, call } = judgement;
  const analysis = analyse(evidence, next?.evidence);
  const recorded = toRecordedRun(evidence, tests);
  return {
    attempt,
    ...recorded,
    ...analysis && {
      analysis: {
        root_cause: analysis.rootCause,
        root_cause_category: analysis.category,
        fix_strategy: analysis.fixStrategy,
        related_failures: [...analysis.related],
        ...evidence.patternsMatched && { patterns_matched: [...evidence.patternsMatched] }
      }
    },
    ...next?.evidence.fix && { fix_applied: toFixApplied(next.evidence.fix, next) },
    umpire: { ...recorded.umpire, loop, state, call: call.action, rule: call.rule }
  };
}
function toRecordedRun(evidence, tests) {
  const { runtime, runtimeVersion, os, testFramework } = evidence.environment;
  const { total, passed, failed: failed2, errors, skipped } = tally(evidence);
  return {
    timestamp: evidence.at,
    code_hash: evidence.code.hash,
    environment: {
      runtime,
      runtime_version: runtimeVersion,
      os,
      ...testFramework !== null && { test_framework: testFramework }
    },
    test_results: {
      total,
      passed,
      failed: failed2,
      errors,
      skipped,
      duration_ms: evidence.durationMs,
      ...coveragePercent(evidence)
    },
    failures: evidence.failures.map(toFailure),
    umpire: runFacts(evidence, toLetters(evidence, tests))
  };
}
function runFacts(evidence, outcomes) {
  const { id, command, reports, coverage, proof, fix, tampering: tampering2, skip, fork, workflow } = evidence;
  const { security, leaks, patternsMatched, bugFix } = evidence;
  const { hash: _storedAsCodeHash, ...code } = evidence.code;
  return {
    id,
    code: { ...code, files: [...code.files] },
    command: command && { ...command, argv: [...command.argv] },
    reports: reports.map((report) => ({ ...report, warnings: [...report.warnings] })),
    outcomes,
    coverage,
    ...bugFix !== void 0 && { bugFix },
    proof,
    security,
    leaks: [...leaks],
    tampering: [...tampering2],
    skip,
    ...patternsMatched && { patternsMatched },
    fork,
    fix: fix && { ...fix, commits: [...fix.commits], files: [...fix.files] },
    workflow: workflow && {
      ...workflow,
      jobs: [...workflow.jobs],
      mismatches: [...workflow.mismatches]
    }
  };
}
function coveragePercent({ coverage }) {
  if (!coverage || coverage.lines.total === 0) return {};
  return { coverage_percent: coverage.lines.covered / coverage.lines.total * 100 };
}
function toFailure(failure) {
  const { frame } = failure;
  return {
    test_name: failure.name,
    test_id: failure.test,
    scope: failure.scope,
    ...failure.testFile !== null && { test_file: failure.testFile },
    ...failure.testLine !== null && { test_line: failure.testLine },
    error_type: failure.errorType,
    raw_type: failure.rawType,
    error_message: failure.message,
    stack_trace: failure.stack,
    ...failure.expected !== null && { expected: failure.expected },
    ...failure.actual !== null && { actual: failure.actual },
    ...frame && { source_location: toLocation(frame) },
    ...failure.callers && { callers: failure.callers.map(toLocation) },
    fingerprint: fingerprintOf(failure)
  };
}
function toLocation({ file, line, function: name }) {
  return { file, line, ...name !== null && { function: name } };
}
function toFixApplied(fix, { state }) {
  return {
    description: describeFix(fix),
    diff_summary: diffSummary(fix),
    files_changed: fix.files.map((file) => file.path),
    verification: state === "passed" ? "passed" : "failed"
  };
}

// src/core/memory/retention.ts
var DAYS = { usual: 30, learned: 60, escalated: 90 };
var DAY_MS = 864e5;
function retentionOf(lastSeen, { learned, escalated: escalated2 }) {
  const days = escalated2 ? DAYS.escalated : learned ? DAYS.learned : DAYS.usual;
  return { days, expires_at: new Date(Date.parse(lastSeen) + days * DAY_MS).toISOString() };
}

// src/core/memory/patterns/observe-fixes.ts
function triedFixes(judgements, sessionId) {
  const ends = new Map(judgements.map(({ loop, call }) => [loop, call.action]));
  return [...ends].flatMap(([number, end]) => {
    if (end === "retry") return [];
    const loop = judgements.filter((judgement) => judgement.loop === number);
    const fixes = inLoop(loop, { sessionId, escalated: end === "escalate" });
    return end === "escalate" ? fixes.filter(({ observation }) => !observation.worked) : fixes;
  });
}
function inLoop(loop, known) {
  const byCode = /* @__PURE__ */ new Map();
  for (const judgement of loop.filter(({ findings }) => !isBeyondTheCode(findings))) {
    const { code, at } = judgement.evidence;
    byCode.set(code.hash, { at: byCode.get(code.hash)?.at ?? at, judgement });
  }
  const attempts = [...byCode.values()];
  return attempts.flatMap(({ judgement }, position) => {
    const after = attempts[position + 1];
    return after ? between(judgement, after, known) : [];
  });
}
function between(before, { at, judgement }, known) {
  const { evidence } = judgement;
  const { sessionId, escalated: escalated2 } = known;
  const { fix } = evidence;
  if (!fix || !executed(evidence)) return [];
  const still = new Set(groupByCause(evidence.failures).map(({ fingerprint }) => fingerprint));
  return groupByCause(before.evidence.failures).flatMap((cause) => {
    const { fingerprint, example, failures } = cause;
    const passes = failures.every(
      ({ scope, test }) => scope === "suite" || evidence.outcomes.get(test) === "passed"
    );
    const worked = passes && !still.has(fingerprint);
    if (!worked && !still.has(fingerprint)) return [];
    const file = example.frame?.file ?? null;
    return {
      pattern: signatureOf(example),
      category: rootCauseOf(example),
      error_type: example.errorType,
      ...strategyOf(fix, cause),
      observation: {
        session_id: sessionId,
        code_hash: evidence.code.hash,
        fingerprint,
        file,
        worked,
        escalated: escalated2,
        at
      }
    };
  });
}
function strategyOf({ commits, files }, { example }) {
  const words = commits.findLast(({ fixStrategy }) => fixStrategy !== null)?.fixStrategy ?? null;
  if (words !== null) return { fix_strategy: words.slice(0, 300), stated: true };
  const paths = files.map(({ path }) => path);
  const isWhere = example.frame !== null && paths.includes(example.frame.file);
  const shown = paths.every(isTestPath) ? "changed only tests" : isWhere ? "changed the file in which it fails" : "changed other files than the one in which it fails";
  return { fix_strategy: shown, stated: false };
}

// src/core/memory/patterns/learn.ts
var MOST_OBSERVATIONS = 50;
var MOST_PATTERNS = 500;
function learn(known, judgements, sessionId, now) {
  const byKey = new Map(known.map((pattern) => [keyOf(pattern), pattern]));
  for (const fix of worksFirst(triedFixes(judgements, sessionId))) {
    const key = keyOf(fix);
    const pattern = byKey.get(key);
    if (pattern) byKey.set(key, withObservation(pattern, fix.observation));
    else if (fix.observation.worked) byKey.set(key, firstSeen(fix, [...byKey.values()]));
  }
  return newestFirst([...byKey.values()], now);
}
function unitePatterns(lists, now) {
  const byKey = /* @__PURE__ */ new Map();
  for (const pattern of lists.flat()) {
    const known = byKey.get(keyOf(pattern));
    const named = known ?? { ...pattern, pattern_id: freeId(pattern, [...byKey.values()]) };
    byKey.set(keyOf(pattern), pattern.observations.reduce(withObservation, named));
  }
  return newestFirst([...byKey.values()], now);
}
function freeId({ pattern_id, category }, others) {
  return others.some((other) => other.pattern_id === pattern_id) ? nextId(category, others) : pattern_id;
}
function newestFirst(patterns, now) {
  return unexpired(patterns, now).sort((left, right) => compare(right.last_seen, left.last_seen)).slice(0, MOST_PATTERNS);
}
function unexpired(patterns, now) {
  return patterns.filter(({ retention }) => retention.expires_at > now);
}
function worksFirst(fixes) {
  return fixes.toSorted((left, right) => Number(right.observation.worked) - Number(left.observation.worked));
}
function keyOf({ pattern, fix_strategy }) {
  const words = fix_strategy.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return `${pattern}|${words.trim()}`;
}
function firstSeen({ observation, ...fix }, others) {
  return counted({ ...fix, pattern_id: nextId(fix.category, others) }, observation, []);
}
function nextId(category, others) {
  const start = `pat-error-${category.replaceAll("_", "-")}-`;
  const numbers = others.map(({ pattern_id }) => Number(pattern_id.replace(start, "")) || 0);
  return start + String(Math.max(0, ...numbers) + 1).padStart(3, "0");
}
function withObservation(pattern, seen) {
  const others = pattern.observations.filter((observation) => nameOf(observation) !== nameOf(seen));
  return counted(pattern, seen, others);
}
function counted({ pattern_id, pattern, category, error_type, fix_strategy, stated }, seen, others) {
  const observations = [...others, seen].sort(inTime2).slice(-MOST_OBSERVATIONS);
  const successes = observations.filter(({ worked }) => worked).length;
  const count = { frequency: observations.length, success_count: successes };
  const first = others.reduce((time, { at }) => compare(at, time) < 0 ? at : time, seen.at);
  const last = others.reduce((time, { at }) => compare(at, time) > 0 ? at : time, seen.at);
  const escalated2 = observations.some((observation) => observation.escalated);
  return {
    pattern_id,
    pattern,
    category,
    error_type,
    fix_strategy,
    stated,
    ...stated && isEffective(count) && { fix_template: fix_strategy },
    ...count,
    effectiveness: successes / count.frequency,
    first_seen: first,
    last_seen: last,
    retention: retentionOf(last, { learned: true, escalated: escalated2 }),
    observations
  };
}
function inTime2(left, right) {
  return compare(left.at, right.at) || compare(nameOf(left), nameOf(right));
}
function nameOf({ session_id, code_hash, fingerprint }) {
  return [session_id, code_hash, fingerprint].join("\n");
}
function compare(left, right) {
  return left === right ? 0 : left < right ? -1 : 1;
}

// src/core/memory/write-session.ts
function writeSession(ledger, judgements) {
  const tests = testTable(ledger.evidence);
  const latest = judgements.at(-1);
  const updatedAt = lastChange(ledger);
  const patterns = learn([], judgements, ledger.id, ledger.createdAt);
  return {
    schemaVersion: SESSION_VERSION,
    session_id: ledger.id,
    file_path: primaryFile(latest?.evidence),
    created_at: ledger.createdAt,
    updated_at: updatedAt,
    status: latest ? SESSION_STATUS[latest.call.status] : "in_progress",
    executions: judgements.map(
      (judgement, position) => toExecution(judgement, answerTo(judgement, judgements.slice(position + 1)), tests)
    ),
    learnings: {
      patterns_identified: patterns.map(({ pattern, frequency, category, fix_template, effectiveness }) => ({
        pattern,
        frequency,
        category,
        ...fix_template !== void 0 && { fix_template },
        effectiveness
      })),
      recurring_failures: recurringFailures(judgements),
      recommendations: recommendations(latest)
    },
    metadata: { task_id: ledger.branch },
    umpire: {
      branch: ledger.branch,
      tests,
      resets: [...ledger.resets].sort(inTime),
      ...ledger.told && { told: [...ledger.told] },
      retention: retentionOf(updatedAt, {
        learned: patterns.length > 0,
        escalated: judgements.some(({ call }) => call.action === "escalate")
      })
    }
  };
}
function lastChange({ createdAt, evidence, resets }) {
  let last = createdAt;
  for (const { at } of [...evidence, ...resets]) if (at > last) last = at;
  return last;
}
function answerTo({ evidence }, later) {
  return later.find((judgement) => judgement.evidence.code.hash !== evidence.code.hash);
}
var SESSION_STATUS = {
  in_progress: "in_progress",
  passed: "passed",
  // Nobody ran anything: the work is handed over, and the session stays open.
  skipped: "in_progress",
  escalated: "escalated",
  aborted: "escalated"
};
function recurringFailures(judgements) {
  const occurrences = /* @__PURE__ */ new Map();
  for (const { evidence } of judgements) {
    for (const [test, outcome] of evidence.outcomes)
      if (isFailing(outcome)) occurrences.set(test, (occurrences.get(test) ?? 0) + 1);
  }
  const latest = judgements.at(-1);
  return [...occurrences].filter(([, times]) => times > 1).map(([test, times]) => ({ test, occurrences: times, resolution: resolution(test, latest) }));
}
function resolution(test, latest) {
  if (!isFailing(latest?.evidence.outcomes.get(test))) return "resolved";
  return latest?.call.action === "escalate" ? "escalated" : "pending";
}
function recommendations(latest) {
  if (latest?.call.status !== "aborted") return [];
  return [`Aborted (${latest.call.rule}): go back to the last code whose tests passed, then decide.`];
}

// src/app/ledger-id.ts
async function ledgerId(branch, world) {
  return world.ids.fromName(`${await world.code.name()}#${branch}`);
}

export {
  excuseOf,
  addEvidence,
  addReset,
  addTold,
  inTime,
  isBeyondTheCode,
  judge,
  describeFix,
  diffSummary,
  toRecordedRun,
  learn,
  unitePatterns,
  unexpired,
  writeSession,
  ledgerId
};
