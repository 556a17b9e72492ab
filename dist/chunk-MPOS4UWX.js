import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  BASE_ID,
  acceptedWords,
  attemptAndCommit,
  attemptWords,
  belowWords,
  coverageUnknown,
  failingSince,
  gapSentence,
  groupByCause,
  isTestPath,
  listed,
  maskValues,
  missingWords,
  names,
  newLoopWords,
  notFixableQuestion,
  primaryFile,
  proofQuestion,
  reviewQuestion,
  sameValuesSince,
  securityQuestion,
  sentence,
  shortCommit,
  staleQuestion,
  tally,
  tamperingQuestion,
  testName
} from "./chunk-4J3IG5WM.js";
import {
  CoverageSummary,
  ERROR_TYPES,
  FileChange,
  Proof,
  iso_exports,
  rootCauseOf
} from "./chunk-6V7ABJCP.js";
import {
  code,
  md
} from "./chunk-TRBVMLRL.js";
import {
  ACTIONS,
  CHANNELS,
  CONDITIONS
} from "./chunk-VK362HHO.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  looseObject,
  number,
  object,
  string,
  uuid
} from "./chunk-RU565FZV.js";

// src/core/message/case-schema.ts
var CASE_VERSION = 1;
var count = int().min(0);
var text = string();
var tests = array(text).readonly();
var Frame = object({ file: text, line: int(), function: text.nullable() });
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
  kind: _enum(["test", "coverage", "security", "other", "unreadable"]),
  format: text.nullable(),
  digest: text,
  committed: boolean().describe("Whether git has it as it lies there, so that no run wrote it."),
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
  frame: Frame.nullable(),
  callers: array(Frame).readonly().exactOptional().describe("What led there, innermost first."),
  fingerprint: text.exactOptional().describe("Names the cause; its version stands before the colon.")
});
var Commit = object({
  sha: text,
  author: text,
  subject: text,
  rootCause: text.nullable(),
  fixStrategy: text.nullable(),
  confidence: text.nullable(),
  files: array(text).readonly().exactOptional()
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
  fix: Fix.nullable(),
  proof: Proof.nullable().describe("What prove-fix showed of this code; null when nobody tried.")
});
var Trigger = object({ condition: _enum(CONDITIONS), action: _enum(ACTIONS) });
var Call = object({
  action: _enum(["proceed", "retry", "escalate"]),
  status: _enum(["in_progress", "passed", "skipped", "escalated", "aborted"]),
  rule: text,
  attempt: int().min(1),
  maxAttempts: int().min(1),
  trigger: Trigger.nullable(),
  retryAfterSeconds: number().min(0),
  assignedTo: text.nullable().describe("The agent that has the next attempt, where that is another.")
});
var Notified = object({
  channel: _enum(CHANNELS),
  state: _enum(["sent", "failed"]),
  problem: text.nullable()
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
  gate: object({
    state: _enum(["passed", "blocked", "skipped"]),
    reason: text.nullable(),
    source: _enum(["docs-only", "config-only", "commit", "pull-request", "command-line", "infrastructure"]).nullable()
  }).describe("Whether there was evidence that tests ran; if not, why it may do without."),
  coverage: CoverageSummary.nullable().describe("Null when nothing was measured."),
  comment: text.describe("The escalation or feedback as Markdown."),
  notifications: array(Notified).readonly().describe(
    "Who was told of an escalation besides the comment. Empty when it was told before, or is none."
  )
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
function coverageQuestion(finding, latest) {
  if (finding.severity !== "blocking") return void 0;
  if (finding.kind === "coverage-below") return belowQuestion(finding.types, latest);
  return finding.kind === "coverage-no-data" ? unknownQuestion(finding) : testsQuestion(finding.tests);
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
function unknownQuestion(finding) {
  return {
    text: md`The tests pass, but ${coverageUnknown(finding)}. Is the coverage set-up incomplete, or can this have none?`,
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

// src/core/message/contradiction-question.ts
function contradictionQuestion(failures) {
  const expectations = failures.flatMap(toExpectation);
  for (const [position, one] of expectations.entries()) {
    const other = expectations.slice(position + 1).find((later) => contradict(one, later));
    if (other) return whichHolds(one, other);
  }
  return void 0;
}
function toExpectation({ name, frame, expected, actual }) {
  if (!frame || expected === null || actual === null) return [];
  return [{ name, place: `${frame.file}:${frame.line}`, expected, actual }];
}
function contradict(one, other) {
  if (one.place !== other.place || one.expected === other.expected) return false;
  if (maskValues(one.name) === maskValues(other.name)) return false;
  const isSame = one.actual === other.actual;
  return isSame || one.actual === other.expected && other.actual === one.expected;
}
function whichHolds(one, other) {
  const given = one.actual === other.actual ? md`the code gives ${code(one.actual)}` : md`the code gives ${code(one.actual)} and ${code(other.actual)}`;
  return {
    text: md`${code(one.name)} expects ${code(one.expected)} and ${code(other.name)} expects ${code(other.expected)} at one place (${code(one.place)}); ${given}. Which of the two holds?`,
    options: [
      md`**${code(one.expected)}**: ${code(other.name)} changes.`,
      md`**${code(other.expected)}**: ${code(one.name)} changes.`,
      md`**Both**: what they ask for differs, and the code must tell it apart.`
    ]
  };
}

// src/core/message/failure-question.ts
function failureQuestion(latest, judgements) {
  const [cause] = groupByCause(latest.evidence.failures);
  if (!cause) return void 0;
  const asked = { failure: cause.example, latest, judgements };
  return contradictionQuestion(latest.evidence.failures) ?? missingInputQuestion(asked) ?? environmentQuestion(asked) ?? mismatchQuestion(asked) ?? errorQuestion(asked);
}
function missingInputQuestion(asked) {
  const { failure, latest } = asked;
  const { frame, callers = [], message, name } = failure;
  if (!frame || failure.errorType === "AssertionError" || isTestPath(frame.file)) return void 0;
  if (rootCauseOf(failure) !== "null_undefined_access") return void 0;
  const where = md`${code(frame.function ?? frame.file)} (${code(`${frame.file}:${frame.line}`)})`;
  const [caller] = callers;
  const from = caller ? md` (${code(`${caller.file}:${caller.line}`)})` : testPlace(failure);
  return {
    text: md`${where} needs a value that never arrives: ${code(message)}. ${code(name)} fails so since ${sinceWords(asked)}. Must the value be there?`,
    options: [
      md`**Yes**: whoever calls it provides the value${from}.`,
      md`**No**: the code does without it${codePlace(failure, latest)}.`
    ]
  };
}
var OUTSIDE = /* @__PURE__ */ new Set(["configuration_error", "dependency_issue", "resource_leak"]);
function environmentQuestion(asked) {
  const { failure, latest } = asked;
  const { errorType } = failure;
  const isOutside = errorType === "NetworkError" || errorType === "TimeoutError" || OUTSIDE.has(rootCauseOf(failure));
  if (!isOutside || errorType === "AssertionError") return void 0;
  const { runtime, runtimeVersion, os } = latest.evidence.environment;
  return {
    text: md`${code(failure.name)} stops with ${saidBy(failure)} since ${sinceWords(asked)}, on ${code(`${runtime} ${runtimeVersion}, ${os}`)}. Is it the environment or the code?`,
    options: [
      md`**The environment**: someone with access provides what is missing there, and the tests run again.`,
      md`**The code**: it must not depend on it${codePlace(failure, latest)}.`
    ]
  };
}
function mismatchQuestion({ failure, latest, judgements }) {
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
function errorQuestion(asked) {
  const { failure, latest } = asked;
  return {
    text: md`${code(failure.name)} stops with ${saidBy(failure)}. It fails since ${sinceWords(asked)}. Is the code wrong, or what the test gives it?`,
    options: [
      md`**The code**: it must handle this case${codePlace(failure, latest)}.`,
      md`**The test**: its input or set-up changes${testPlace(failure)}.`
    ]
  };
}
function saidBy({ rawType, errorType, message }) {
  return md`${code(rawType || errorType)}: ${code(message)}`;
}
function sinceWords({ failure, latest, judgements }) {
  return attemptAndCommit(failingSince(failure, latest, judgements), latest);
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

// src/core/message/one-question.ts
var CODE_SPAN = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
var EMPTY_WORDS = /\bplease\b|\b(?:review|check|look at|have a look|investigate|advise|what (?:now|next)|any ideas?)\b/i;
function isTelling({ text: text2, options }) {
  const ownWords = text2.text.replace(CODE_SPAN, "");
  if (EMPTY_WORDS.test(ownWords) || !ownWords.endsWith("?")) return false;
  return holdsEvidence(text2) && options.length >= 2 && options.length <= 3;
}
function holdsEvidence({ text: text2 }) {
  return /`[^`]|\d|_\(empty\)_/.test(text2);
}

// src/core/message/regression-question.ts
function regressionQuestion({ tests: tests2 }, latest, judgements) {
  const [broken] = tests2;
  const failure = latest.evidence.failures.find(({ test }) => test === broken.test);
  const passed = judgements.find(({ evidence }) => evidence.id === broken.passedIn.id);
  const before = passed ? attemptAndCommit(passed, latest) : elsewhere(broken.passedIn);
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
function elsewhere({ id, commit }) {
  return id === BASE_ID ? md`the base (${code(shortCommit(commit))})` : md`an earlier attempt`;
}
function goBack(commit) {
  return commit === null ? md`` : md`, with ${code(`git restore --source ${shortCommit(commit)} .`)}`;
}

// src/core/message/question.ts
function askQuestion(judgements) {
  const latest = judgements.at(-1);
  if (latest?.call.action !== "escalate") return null;
  const { findings, call } = latest;
  const stopped = findings.filter(
    ({ condition }) => condition !== null && condition === call.trigger?.condition
  );
  const raised = [...stopped, ...findings].flatMap(
    (finding) => questionFor(finding, latest, judgements) ?? []
  );
  const blocking = findings.filter(({ severity }) => severity === "blocking");
  const asked = [...raised, ...blocking.map((finding) => lastResort(finding, latest))];
  return asked.map((question) => located(question, latest)).find(isTelling) ?? null;
}
function located({ text: text2, options }, latest) {
  if (holdsEvidence(text2)) return { text: text2, options };
  return { text: md`In ${attemptAndCommit(latest, latest)}: ${text2}`, options };
}
function lastResort(finding, latest) {
  return {
    text: md`The run of ${attemptAndCommit(latest, latest)} is held back: ${sentence(finding)}. Is that a fault of the code, or of how it is tested?`,
    options: [
      md`**The code**: it changes, and ${newLoopWords(latest)}.`,
      md`**The tests**: someone with access repairs how they run, and says why.`
    ]
  };
}
function questionFor(finding, latest, judgements) {
  switch (finding.kind) {
    case "timeout":
      return {
        text: md`The command did not end within ${finding.timeoutSeconds} s. Does something hang, or is the limit too small?`,
        options: [
          md`**It hangs**: the change is looked at for an endless wait.`,
          md`**Too small**: \`execution_config.timeout_seconds\` is raised.`
        ]
      };
    case "no-evidence":
      return {
        text: md`${runWords(latest)} shows no executed test. Is the test set-up broken, or the code that it loads?`,
        options: [
          md`**Set-up**: someone with access repairs how the tests run.`,
          md`**Code**: the last change is taken back.`
        ]
      };
    case "stale-evidence":
      return finding.severity === "blocking" ? staleQuestion(finding.reports) : void 0;
    case "not-fixable-here":
      return notFixableQuestion(finding);
    case "tampering":
      return tamperingQuestion(finding, latest);
    case "unreadable-report":
      return {
        text: md`${names(finding.reports.map(({ path }) => path))} could not be read, so the result is unknown. Was the run cut short, or is another file meant?`,
        options: [
          md`**Cut short**: the run is repeated.`,
          md`**Another file**: the report pattern is corrected.`
        ]
      };
    case "missing-jobs":
      return {
        text: md`Only ${finding.jobs.length} of ${finding.expected} jobs left a record. Did the others break, or are there fewer now?`,
        options: [
          md`**They broke**: those jobs are run again.`,
          md`**There are fewer**: \`expect-shards\` is corrected.`
        ]
      };
    case "identity-mismatch":
      return {
        text: md`A record claims another ${names(finding.claims)} than the run that it was found in. Who wrote it?`,
        options: [
          md`**A mistake of the workflow**: the recording step is repaired, and the tests run again.`,
          md`**Somebody tampered**: the pull request is closed.`
        ]
      };
    case "details-expired":
      return {
        text: md`The record of the last run is gone; it ended as ${code(finding.conclusion)}. Are its tests to be run again?`,
        options: [md`**Yes**: re-run the workflow.`, md`**No**: the pull request is closed.`]
      };
    case "regression":
      return regressionQuestion(finding, latest, judgements);
    case "failing-tests":
    case "suite-errors":
      return failureQuestion(latest, judgements);
    case "command-failed":
      return {
        text: md`Every reported test passes, yet the command ${endWords(finding.exitCode)}. Should its other steps decide, or only the tests?`,
        options: [
          md`**All of it**: the step that fails is repaired.`,
          md`**Only the tests**: the command is split, and Umpire runs the tests.`
        ]
      };
    case "silenced-tests":
    case "removed-tests":
      return {
        text: md`What ran before runs no longer: ${names(finding.tests)}. Was that intended?`,
        options: [md`**Yes**: ${acceptedWords(latest)}.`, md`**No**: the tests come back.`]
      };
    case "coverage-below":
    case "coverage-no-data":
    case "missing-tests":
      return coverageQuestion(finding, latest);
    case "unproven-fix":
      return proofQuestion(finding);
    case "security-issue":
    case "secret-in-output":
    case "no-security-report":
      return securityQuestion(finding, finding.severity);
    case "changes-requested":
      return reviewQuestion(finding);
    case "review-pending":
    case "accidental-green":
    case "execution-skipped":
    case "flaky-tests":
    case "new-flaky-tests":
    case "no-progress":
    case "unanalysed-retry":
    case "unknown-error-type":
    case "report-warnings":
      return void 0;
  }
}
function runWords(latest) {
  const { command } = latest.evidence;
  const what = command ? code(command.argv.join(" "), 80) : md`The run`;
  return md`${what} of ${attemptAndCommit(latest, latest)}`;
}
function endWords(exitCode) {
  return exitCode === null ? md`is ended by a signal` : md`ends with exit code ${exitCode}`;
}

// src/core/message/case-document.ts
function caseDocument(judgements, latest, comment) {
  const { because: _kinds, ...call } = latest.call;
  const question = askQuestion(judgements);
  const blocking = latest.findings.filter((finding) => finding.severity === "blocking");
  return {
    schemaVersion: CASE_VERSION,
    call: {
      ...call,
      reasons: blocking.map((finding) => sentence(finding).text),
      question: question && {
        text: question.text.text,
        options: question.options.map((option) => option.text)
      }
    },
    attempt: attemptDocument(latest),
    comparison: latest.comparison,
    findings: latest.findings.map((finding) => ({ ...finding, summary: sentence(finding).text })),
    gate: latest.gate,
    coverage: latest.evidence.coverage,
    comment,
    notifications: []
  };
}
function attemptDocument(judgement) {
  const { evidence, loop, attempt, try: number2, state, charged } = judgement;
  const { id, at, code: code2, command, reports, durationMs, fix, proof, failures } = evidence;
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
    fix,
    proof
  };
  return { schemaVersion: CASE_VERSION, loop, number: attempt, try: number2, ...run };
}

export {
  CASE_VERSION,
  AttemptDocument,
  CaseDocument,
  askQuestion,
  caseDocument,
  attemptDocument
};
