import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ACTIONS,
  CONDITIONS,
  CoverageSummary,
  ERROR_TYPES,
  NO_HISTORY,
  SESSION_VERSION,
  _enum,
  analyse,
  array,
  attemptAndCommit,
  attemptWords,
  belowWords,
  boolean,
  commandFailed,
  compareOutcomes,
  coverageUnknown,
  executed,
  failingSince,
  forgetVanished,
  gapSentence,
  groupByCause,
  int,
  isDocumentationPath,
  isFailing,
  isTestPath,
  iso_exports,
  listed,
  literal,
  looseObject,
  missingWords,
  names,
  number,
  object,
  primaryFile,
  provenFlaky,
  remember,
  runState,
  sameValuesSince,
  sentence,
  shortCommit,
  string,
  tally,
  testName,
  testTable,
  toLetters,
  uuid
} from "./chunk-FQLQEVPY.js";
import {
  code,
  md
} from "./chunk-OXK5M3IS.js";

// src/core/attempt/ledger.ts
function addEvidence(ledger, evidence) {
  return { ...ledger, evidence: union(ledger.evidence, [evidence]) };
}
function addReset(ledger, reset) {
  return { ...ledger, resets: union(ledger.resets, [reset]) };
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

// src/core/policy/coverage/coverage-findings.ts
function coverageFindings(evidence) {
  const { coverage } = evidence;
  const judged = coverage?.judged;
  if (!judged) return [];
  const severity = runState(evidence) === "passed" ? "blocking" : "warning";
  return [
    ...below(judged, severity),
    ...noData(coverage, judged, severity),
    ...missingTests(judged.byType, true, severity),
    ...missingTests(judged.byType, false, "warning")
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
  const tests2 = byType.flatMap(
    ({ codeType, missingTests: missing }) => missing.filter((one) => one.enforced === enforced).map(({ kind }) => ({ codeType, kind }))
  );
  return tests2.length > 0 ? [{ kind: "missing-tests", tests: tests2, severity, condition: null }] : [];
}

// src/core/policy/find.ts
var CHECKS = [
  timeout,
  unreadableReports,
  noEvidence,
  regression,
  failingTests,
  suiteErrors,
  commandFailure,
  silencedTests,
  removedTests,
  ({ evidence }) => coverageFindings(evidence),
  unknownErrorType,
  flakyTests,
  reportWarnings
];
function findAll(facts) {
  return CHECKS.flatMap((check) => check(facts) ?? []);
}
function timeout({ evidence: { command } }) {
  if (!command?.timedOut) return void 0;
  return blocking({ kind: "timeout", timeoutSeconds: command.timeoutSeconds }, "timeout_exceeded");
}
function unreadableReports({ evidence }) {
  const reports = evidence.reports.flatMap(({ path, error }) => error ? [{ path, error }] : []);
  return reports.length > 0 ? blocking({ kind: "unreadable-report", reports }) : void 0;
}
function noEvidence({ evidence }) {
  if (executed(evidence) || evidence.failures.length > 0) return void 0;
  if (!evidence.reports.some((report) => report.kind === "test"))
    return blocking({ kind: "no-evidence", reason: "no-report" });
  return blocking({ kind: "no-evidence", reason: evidence.outcomes.size === 0 ? "no-test" : "all-skipped" });
}
function regression({ evidence, history, flaky }) {
  const tests2 = [];
  for (const [test, outcome] of evidence.outcomes) {
    const passed = history.lastPass.get(test);
    if (!passed || !isFailing(outcome) || flaky.has(test)) continue;
    tests2.push({ test, passedIn: { id: passed.id, commit: passed.code.commit } });
  }
  const [first, ...others] = tests2;
  return first && blocking({ kind: "regression", tests: [first, ...others] }, "regression_detected");
}
function failingTests({ evidence }) {
  const tests2 = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([id]) => id);
  return tests2.length > 0 ? blocking({ kind: "failing-tests", tests: tests2.sort() }) : void 0;
}
function suiteErrors({ evidence }) {
  const suites = evidence.failures.filter((failure) => failure.scope === "suite").map((failure) => failure.test);
  return suites.length > 0 ? blocking({ kind: "suite-errors", suites }) : void 0;
}
function commandFailure({ evidence }) {
  if (!commandFailed(evidence) || evidence.command?.timedOut || evidence.failures.length > 0)
    return void 0;
  return blocking({ kind: "command-failed", exitCode: evidence.command?.exitCode ?? null });
}
function silencedTests({ comparison: { silenced: tests2 } }) {
  return tests2.length > 0 ? blocking({ kind: "silenced-tests", tests: tests2 }) : void 0;
}
function removedTests({ comparison: { removed: tests2 } }) {
  return tests2.length > 0 ? blocking({ kind: "removed-tests", tests: tests2 }) : void 0;
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

// src/core/decision/decide.ts
var RULES = [proceedWhenNothingBlocks, actOnTriggers, stopAtTheLimit];
function decide(facts) {
  const position = { attempt: facts.attempt, maxAttempts: facts.config.retry_policy.max_attempts };
  for (const rule of RULES) {
    const verdict = rule(facts);
    if (verdict) return { ...verdict, ...position };
  }
  return { ...retry(facts, "attempts_left"), ...position };
}
function proceedWhenNothingBlocks({ findings, config }) {
  const blocks = findings.some((finding2) => finding2.severity === "blocking" && !isFlagged(finding2, config));
  if (blocks) return void 0;
  return {
    action: "proceed",
    status: "passed",
    rule: "nothing_blocks",
    because: [],
    trigger: null,
    retryAfterSeconds: 0
  };
}
function actOnTriggers({ findings, config }) {
  for (const finding2 of findings) {
    const action = finding2.condition && actionFor(finding2.condition, config);
    if (!finding2.condition || !action || action === "flag_and_continue") continue;
    return {
      action: "escalate",
      status: action === "abort_with_report" ? "aborted" : "escalated",
      rule: finding2.condition === "regression_detected" ? "regression_detected" : "trigger",
      because: [finding2.kind],
      trigger: { condition: finding2.condition, action },
      retryAfterSeconds: 0
    };
  }
  return void 0;
}
function stopAtTheLimit(facts) {
  const { findings, attempt, config } = facts;
  if (attempt < config.retry_policy.max_attempts) return void 0;
  const action = actionFor("max_attempts_reached", config);
  if (!action || action === "flag_and_continue") return retry(facts, "limit_not_enforced");
  return {
    action: "escalate",
    status: action === "abort_with_report" ? "aborted" : "escalated",
    rule: "max_attempts_reached",
    because: blockingKinds(findings),
    trigger: { condition: limitCondition(findings), action },
    retryAfterSeconds: 0
  };
}
function limitCondition(findings) {
  const isCoverage = blockingKinds(findings).every((kind) => COVERAGE.has(kind));
  return isCoverage ? "coverage_threshold_unmet" : "max_attempts_reached";
}
var COVERAGE = /* @__PURE__ */ new Set(["coverage-below", "coverage-no-data", "missing-tests"]);
function retry({ findings, attempt, config }, rule) {
  const { backoff, backoff_seconds: seconds } = config.retry_policy;
  const waits = { none: 0, linear: seconds * attempt, exponential: seconds * 2 ** (attempt - 1) };
  return {
    action: "retry",
    status: "in_progress",
    rule,
    because: blockingKinds(findings),
    trigger: null,
    retryAfterSeconds: waits[backoff]
  };
}
function actionFor(condition, { escalation_policy, retry_policy }) {
  const configured = escalation_policy.triggers.find((trigger) => trigger.condition === condition);
  if (configured) return configured.action;
  if (condition === "max_attempts_reached")
    return retry_policy.escalation_on_max ? "human_review" : void 0;
  if (condition === "regression_detected")
    return retry_policy.abort_on_regression ? "abort_with_report" : void 0;
  return condition === "security_issue_found" ? "human_review" : void 0;
}
function isFlagged({ condition }, config) {
  if (condition === null || condition === "timeout_exceeded") return false;
  return actionFor(condition, config) === "flag_and_continue";
}
function blockingKinds(findings) {
  return findings.filter((finding2) => finding2.severity === "blocking").map((finding2) => finding2.kind);
}

// src/core/decision/judge.ts
var FIRST_LOOP = { number: 1, ended: false, judgements: [] };
function judge(ledger, config) {
  const all = [];
  let loop = FIRST_LOOP;
  let history = NO_HISTORY;
  for (const event of eventsOf(ledger)) {
    if (event.kind === "reset") {
      history = forgetVanished(history);
      loop = loop.judgements.length === 0 ? loop : nextLoop(loop);
      continue;
    }
    if (loop.ended && !isSameCode(loop, event.evidence)) loop = nextLoop(loop);
    const judgement = judgeRun(event.evidence, loop, history, config);
    history = remember(history, event.evidence);
    loop = { ...loop, ended: judgement.call.action !== "retry", judgements: [...loop.judgements, judgement] };
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
function judgeRun(evidence, loop, history, config) {
  const earlier = loop.judgements.filter((judgement) => judgement.evidence.code.hash === evidence.code.hash);
  const free = isDocumentationOnly(evidence, loop);
  const attempt = earlier[0]?.attempt ?? nextAttempt(loop, free);
  const flaky = provenFlaky(history, evidence);
  const comparison = compareOutcomes(comparable(history, evidence), evidence.outcomes, flaky);
  const findings = findAll({ evidence, comparison, history, flaky });
  const call = decide({ findings, attempt, config });
  const charged = call.action !== "proceed" && !free && !earlier.some((judgement) => judgement.charged);
  return {
    loop: loop.number,
    attempt,
    try: earlier.length + 1,
    evidence,
    state: runState(evidence),
    charged,
    comparison,
    findings,
    call,
    history
  };
}
function comparable({ last }, evidence) {
  const state = runState(evidence);
  const broke = evidence.outcomes.size === 0 || evidence.failures.some(({ scope }) => scope === "suite");
  const isWhole = !broke && state !== "timeout" && state !== "unreadable";
  return isWhole ? last : new Map([...last].filter(([id]) => evidence.outcomes.has(id)));
}
function nextAttempt({ judgements }, free) {
  const spent = judgements.filter((judgement) => judgement.charged).length;
  return free ? spent : spent + 1;
}
function isSameCode(loop, evidence) {
  return loop.judgements.at(-1)?.evidence.code.hash === evidence.code.hash;
}
function isDocumentationOnly({ fix }, loop) {
  if (loop.judgements.length === 0 || !fix || fix.files.length === 0) return false;
  return fix.files.every((file) => isDocumentationPath(file.path));
}
function nextLoop({ number: number2 }) {
  return { number: number2 + 1, ended: false, judgements: [] };
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
function toExecution(judgement, next, tests2) {
  const { evidence, attempt } = judgement;
  const { runtime, runtimeVersion, os, testFramework } = evidence.environment;
  const { total, passed, failed, errors, skipped } = tally(evidence);
  const analysis = analyse(evidence, next?.evidence);
  return {
    attempt,
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
      failed,
      errors,
      skipped,
      duration_ms: evidence.durationMs,
      ...coveragePercent(evidence)
    },
    failures: evidence.failures.map(toFailure),
    ...analysis && {
      analysis: {
        root_cause: analysis.rootCause,
        fix_strategy: analysis.fixStrategy,
        related_failures: [...analysis.related]
      }
    },
    ...next?.evidence.fix && { fix_applied: toFixApplied(next.evidence.fix, next) },
    umpire: runFacts(judgement, toLetters(evidence, tests2))
  };
}
function runFacts({ evidence, loop, state, call }, outcomes) {
  const { id, command, reports, coverage, fix } = evidence;
  const { hash: _storedAsCodeHash, ...code2 } = evidence.code;
  return {
    id,
    code: { ...code2, files: [...code2.files] },
    command: command && { ...command, argv: [...command.argv] },
    reports: reports.map((report) => ({ ...report, warnings: [...report.warnings] })),
    outcomes,
    coverage,
    fix: fix && { ...fix, commits: [...fix.commits], files: [...fix.files] },
    loop,
    state,
    call: call.action,
    rule: call.rule
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
    ...frame && {
      source_location: {
        file: frame.file,
        line: frame.line,
        ...frame.function !== null && { function: frame.function }
      }
    }
  };
}
function toFixApplied(fix, { state }) {
  return {
    description: describeFix(fix),
    diff_summary: diffSummary(fix),
    files_changed: fix.files.map((file) => file.path),
    verification: state === "passed" ? "passed" : "failed"
  };
}

// src/core/memory/write-session.ts
function writeSession(ledger, judgements) {
  const tests2 = testTable(ledger.evidence);
  const latest = judgements.at(-1);
  return {
    schemaVersion: SESSION_VERSION,
    session_id: ledger.id,
    file_path: primaryFile(latest?.evidence),
    created_at: ledger.createdAt,
    updated_at: lastChange(ledger),
    status: latest ? SESSION_STATUS[latest.call.status] : "in_progress",
    executions: judgements.map(
      (judgement, position) => toExecution(judgement, answerTo(judgement, judgements.slice(position + 1)), tests2)
    ),
    learnings: {
      recurring_failures: recurringFailures(judgements),
      recommendations: recommendations(latest)
    },
    metadata: { task_id: ledger.branch },
    umpire: { branch: ledger.branch, tests: tests2, resets: [...ledger.resets].sort(inTime) }
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

// src/core/message/case-schema.ts
var CASE_VERSION = 1;
var count = int().min(0);
var text = string();
var tests = array(text).readonly();
var FileChange = object({ path: text, added: count, removed: count });
var CodeState = object({
  hash: text.describe("SHA-256 over the sorted path:blob pairs of the changed files."),
  branch: text,
  commit: text.nullable(),
  tree: text,
  base: object({ ref: text, commit: text }).nullable(),
  files: array(FileChange).readonly()
});
var CommandRun = object({
  argv: tests,
  exitCode: int().nullable(),
  timedOut: boolean(),
  timeoutSeconds: number(),
  durationMs: number(),
  outputTail: text
});
var ErrorInfo = object({ code: text, message: text, hint: text });
var ReportSummary = object({
  path: text,
  kind: _enum(["test", "coverage", "other", "unreadable"]),
  format: text.nullable(),
  digest: text,
  counts: object({ cases: count, passed: count, failed: count, errors: count, skipped: count }).nullable(),
  warnings: tests,
  error: ErrorInfo.nullable()
});
var Failure = object({
  test: text,
  scope: _enum(["test", "suite"]),
  name: text,
  errorType: _enum(ERROR_TYPES),
  rawType: text,
  message: text,
  expected: text.nullable(),
  actual: text.nullable(),
  stack: text,
  testFile: text.nullable(),
  testLine: int().nullable(),
  frame: object({ file: text, line: int(), function: text.nullable() }).nullable()
});
var Commit = object({
  sha: text,
  author: text,
  subject: text,
  rootCause: text.nullable(),
  fixStrategy: text.nullable(),
  confidence: text.nullable()
});
var Fix = object({
  since: text,
  commits: array(Commit).readonly(),
  files: array(FileChange).readonly(),
  uncommitted: boolean()
});
var AttemptDocument = object({
  schemaVersion: literal(CASE_VERSION),
  loop: int().min(1),
  number: int().min(1),
  try: int().min(1),
  id: text,
  at: iso_exports.datetime(),
  code: CodeState,
  command: CommandRun.nullable(),
  reports: array(ReportSummary).readonly(),
  state: _enum(["passed", "failed", "timeout", "no-evidence", "unreadable"]),
  charged: boolean(),
  tests: object({
    total: count,
    passed: count,
    failed: count,
    errors: count,
    skipped: count,
    flaky: count
  }),
  failures: array(Failure).readonly(),
  durationMs: number(),
  fix: Fix.nullable()
});
var Trigger = object({ condition: _enum(CONDITIONS), action: _enum(ACTIONS) });
var Call = object({
  action: _enum(["proceed", "retry", "escalate"]),
  status: _enum(["in_progress", "passed", "escalated", "aborted"]),
  rule: text,
  attempt: int().min(1),
  maxAttempts: int().min(1),
  trigger: Trigger.nullable(),
  retryAfterSeconds: number().min(0)
});
var CaseDocument = object({
  schemaVersion: literal(CASE_VERSION),
  call: Call.extend({ reasons: tests, question: object({ text, options: tests }).nullable() }),
  attempt: AttemptDocument,
  comparison: object({
    broken: tests,
    fixed: tests,
    "still-failing": tests,
    "new-failure": tests,
    silenced: tests,
    removed: tests,
    added: tests,
    revived: tests,
    flaky: tests,
    unchanged: count
  }),
  findings: array(
    looseObject({
      kind: text,
      severity: _enum(["blocking", "warning", "note"]),
      condition: _enum(CONDITIONS).nullable(),
      summary: text
    })
  ).readonly(),
  coverage: CoverageSummary.nullable().describe("Null when nothing was measured."),
  comment: text.describe("The escalation or feedback as Markdown.")
});
var LedgerDocument = object({
  schemaVersion: literal(CASE_VERSION),
  id: uuid(),
  branch: text,
  createdAt: iso_exports.datetime(),
  resets: array(object({ id: text, at: iso_exports.datetime() })).readonly(),
  runs: array(AttemptDocument.extend({ call: Call.extend({ because: tests }) })).readonly()
});

// src/core/message/coverage-question.ts
function coverageQuestion(finding2, latest) {
  if (finding2.severity !== "blocking") return void 0;
  if (finding2.kind === "coverage-below") return belowQuestion(finding2.types, latest);
  return finding2.kind === "coverage-no-data" ? unknownQuestion(finding2) : testsQuestion(finding2.tests);
}
function belowQuestion(types, { evidence }) {
  const gap = evidence.coverage?.judged?.gaps[0];
  const first = gap ? md` First: ${gapSentence(gap)}.` : md``;
  return {
    text: md`The tests pass, but too little of the change runs in them: ${listed(types, "; ", belowWords)}. Are tests missing, or is less enough here?`,
    options: [
      md`**Tests are missing**: they are written.${first}`,
      md`**Less is enough**: \`coverage_requirements\` or a rule in \`code_types\` changes, and someone says why.`
    ]
  };
}
function unknownQuestion(finding2) {
  return {
    text: md`The tests pass, but ${coverageUnknown(finding2)}. Is the coverage set-up incomplete, or can this have none?`,
    options: [
      md`**Incomplete**: someone with access repairs how coverage is measured.`,
      md`**None**: a rule \`exempt\` in \`code_types\` says so.`
    ]
  };
}
function testsQuestion(tests2) {
  return {
    text: md`The tests pass, but the change brings no such test: ${listed(tests2, "; ", missingWords)}. Can it be tested?`,
    options: [
      md`**Yes**: the test is written, and fails without the change.`,
      md`**No**: \`required_tests\` changes, and someone says why.`
    ]
  };
}

// src/core/message/question.ts
function askQuestion(judgements) {
  const latest = judgements.at(-1);
  if (latest?.call.action !== "escalate") return null;
  const { findings, call } = latest;
  const stopped = findings.filter(
    ({ condition }) => condition !== null && condition === call.trigger?.condition
  );
  for (const finding2 of [...stopped, ...findings]) {
    const question = questionFor(finding2, latest, judgements);
    if (question) return question;
  }
  return null;
}
function questionFor(finding2, latest, judgements) {
  switch (finding2.kind) {
    case "timeout":
      return {
        text: md`The command did not end within ${finding2.timeoutSeconds} s. Does something hang, or is the limit too small?`,
        options: [
          md`**It hangs**: the change is looked at for an endless wait.`,
          md`**Too small**: \`execution_config.timeout_seconds\` is raised.`
        ]
      };
    case "no-evidence":
      return {
        text: md`The run shows no executed test. Is the test set-up broken, or the code that it loads?`,
        options: [
          md`**Set-up**: someone with access repairs how the tests run.`,
          md`**Code**: the last change is taken back.`
        ]
      };
    case "unreadable-report":
      return {
        text: md`A report could not be read, so the result is unknown. Was the run cut short, or is another file meant?`,
        options: [
          md`**Cut short**: the run is repeated.`,
          md`**Another file**: the report pattern is corrected.`
        ]
      };
    case "regression":
      return regressionQuestion(finding2, latest, judgements);
    case "failing-tests":
    case "suite-errors":
      return failureQuestion(latest, judgements);
    case "command-failed":
      return {
        text: md`Every reported test passes, yet the command fails. Should the command's other steps decide, or only the tests?`,
        options: [
          md`**All of it**: the step that fails is repaired.`,
          md`**Only the tests**: the command is split, and Umpire runs the tests.`
        ]
      };
    case "silenced-tests":
    case "removed-tests":
      return {
        text: md`What ran before runs no longer: ${names(finding2.tests)}. Was that intended?`,
        options: [
          md`**Yes**: start a new loop with \`umpire ledger reset\`.`,
          md`**No**: the tests come back.`
        ]
      };
    case "coverage-below":
    case "coverage-no-data":
    case "missing-tests":
      return coverageQuestion(finding2, latest);
    default:
      return void 0;
  }
}
function regressionQuestion({ tests: tests2 }, latest, judgements) {
  const [broken] = tests2;
  const failure = latest.evidence.failures.find(({ test }) => test === broken.test);
  const passed = judgements.find(({ evidence }) => evidence.id === broken.passedIn.id);
  const before = passed ? attemptAndCommit(passed, latest) : md`an earlier attempt`;
  const since = failingSince({ scope: "test", test: broken.test }, latest, judgements);
  const fixed = latest.comparison.fixed[0];
  const meant = fixed === void 0 ? md`` : md` The same change fixed ${code(fixed)}.`;
  return {
    text: md`${code(testName(latest.evidence, broken.test))} passed in ${before} and fails since ${attemptWords(since, latest)}.${meant} Which behaviour is right?`,
    options: [
      md`**The old one**: go back to the code of ${before}${goBack(broken.passedIn.commit)}.`,
      md`**The new one**: the test changes${testPlace(failure)}, and someone says why.`
    ]
  };
}
function goBack(commit) {
  return commit === null ? md`` : md`, with ${code(`git restore --source ${shortCommit(commit)} .`)}`;
}
function failureQuestion(latest, judgements) {
  const [cause] = groupByCause(latest.evidence.failures);
  if (!cause) return void 0;
  const { example } = cause;
  return mismatchQuestion(example, latest, judgements) ?? errorQuestion(example, latest, judgements);
}
function mismatchQuestion(failure, latest, judgements) {
  if (failure.expected === null || failure.actual === null) return void 0;
  const [expected, actual] = [code(failure.expected), code(failure.actual)];
  if (expected.text === actual.text) return void 0;
  const since = attemptAndCommit(sameValuesSince(failure, latest, judgements), latest);
  return {
    text: md`${code(failure.name)} expects ${expected}; since ${since} the code gives ${actual}. Which is right?`,
    options: [
      md`**${expected}**: the code changes${codePlace(failure, latest)}.`,
      md`**${actual}**: the test changes${testPlace(failure)}.`
    ]
  };
}
function errorQuestion(failure, latest, judgements) {
  const what = md`${code(failure.rawType || failure.errorType)}: ${code(failure.message)}`;
  const since = attemptAndCommit(failingSince(failure, latest, judgements), latest);
  return {
    text: md`${code(failure.name)} stops with ${what}. It fails since ${since}. Is the code wrong, or what the test gives it?`,
    options: [
      md`**The code**: it must handle this case${codePlace(failure, latest)}.`,
      md`**The test**: its input or set-up changes${testPlace(failure)}.`
    ]
  };
}
function codePlace({ frame }, latest) {
  if (frame && !isTestPath(frame.file)) return md` (${code(`${frame.file}:${frame.line}`)})`;
  return md` (${code(primaryFile(latest.evidence))})`;
}
function testPlace(failure) {
  const { frame = null, testFile = null, testLine = null } = failure ?? {};
  if (frame && isTestPath(frame.file)) return md` (${code(`${frame.file}:${frame.line}`)})`;
  if (testFile === null) return md``;
  return md` (${code(testLine === null ? testFile : `${testFile}:${testLine}`)})`;
}

// src/core/message/case-document.ts
function caseDocument(judgements, latest, comment) {
  const { because: _kinds, ...call } = latest.call;
  const question = askQuestion(judgements);
  const blocking2 = latest.findings.filter((finding2) => finding2.severity === "blocking");
  return {
    schemaVersion: CASE_VERSION,
    call: {
      ...call,
      reasons: blocking2.map((finding2) => sentence(finding2).text),
      question: question && {
        text: question.text.text,
        options: question.options.map((option) => option.text)
      }
    },
    attempt: attemptDocument(latest),
    comparison: latest.comparison,
    findings: latest.findings.map((finding2) => ({ ...finding2, summary: sentence(finding2).text })),
    coverage: latest.evidence.coverage,
    comment
  };
}
function attemptDocument(judgement) {
  const { evidence, loop, attempt, try: number2, state, charged } = judgement;
  const { id, at, code: code2, command, reports, durationMs, fix, failures } = evidence;
  const run = {
    id,
    at,
    code: code2,
    command,
    reports,
    state,
    charged,
    tests: tally(evidence),
    failures,
    durationMs,
    fix
  };
  return { schemaVersion: CASE_VERSION, loop, number: attempt, try: number2, ...run };
}

// src/app/ledger-id.ts
async function ledgerId(branch, world) {
  return world.ids.fromName(`${await world.code.name()}#${branch}`);
}

export {
  addEvidence,
  addReset,
  judge,
  describeFix,
  diffSummary,
  writeSession,
  CASE_VERSION,
  askQuestion,
  caseDocument,
  attemptDocument,
  ledgerId
};
