import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  distinctTests
} from "./chunk-YWSXRQC5.js";
import {
  COVERAGE_GLOBS,
  NEVER_SEARCHED,
  TEST_GLOBS,
  addEvidence,
  askQuestion,
  attemptWords,
  caseDocument,
  counted,
  diffSummary,
  failingSince,
  groupByCause,
  judge,
  ledgerId,
  primaryFile,
  redact,
  sentence,
  shortCommit,
  tally,
  writeSession
} from "./chunk-MU3HSBF4.js";
import {
  cell,
  code,
  fence,
  joined,
  md,
  oneLine,
  withoutTerminalSequences
} from "./chunk-NCA7Z3EL.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/core/reports/failure/error-type-of.ts
var RULES = [
  [/timeout|timed ?out/i, "TimeoutError"],
  [/assert|expectation|ComparisonFailure|testCodeFailure|^failure$/i, "AssertionError"],
  [/ECONN|ENOTFOUND|EAI_AGAIN|ConnectionError|UnknownHost|Network|SocketException/, "NetworkError"],
  [/Syntax|Indentation|ModuleNotFound|ImportError|Compil/, "SyntaxError"],
  [/Validation|ZodError/, "ValidationError"],
  [/ReferenceError|NameError|UnboundLocal/, "ReferenceError"],
  [/TypeError|AttributeError|NullPointer|NullReference|ClassCast/, "TypeError"]
];
function errorTypeOf(rawType, message) {
  for (const text of [rawType, message]) {
    const rule = RULES.find(([pattern]) => pattern.test(text));
    if (rule) return rule[1];
  }
  return rawType === "" ? "Other" : "RuntimeError";
}

// src/core/reports/failure/expected-actual.ts
var FORMS = [
  /^Expected: (?<expected>.+)\n\s*(?:Received|Actual|But was): (?<actual>.+)$/m,
  /^AssertionError: expected (?<actual>.{1,500}?) to (?:be|equal|deeply equal|strictly equal) (?<expected>.{1,500}?)(?: \/\/.*)?$/m,
  /^(?:E {2,})?assert (?<actual>[^\n]{1,500}?) == (?<expected>[^\n]{1,500})$/m,
  /^(?<actual>\S.{0,500}?) !== (?<expected>.{1,500})$/m,
  /expected: <(?<expected>[^\n]{0,500})> but was: <(?<actual>[^\n]{0,500})>/
];
function expectedActual(text) {
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (groups) return { expected: groups["expected"] ?? "", actual: groups["actual"] ?? "" };
  }
  return {};
}

// src/core/reports/failure/frames/python.ts
var TRACEBACK = /^\s*File "([^"]+)", line (\d{1,9})(?:, in (.+))?$/;
var PYTEST = /^([^\s:][^:]*\.py):(\d{1,9}): (?:in (\S+)|[\w.]*)$/;
function readPythonFrames(lines) {
  const frames = lines.flatMap((line) => {
    const [, path, number, name] = TRACEBACK.exec(line) ?? PYTEST.exec(line) ?? [];
    if (path === void 0) return [];
    const frame = { path, line: Number(number) };
    return [name === void 0 || name === "<module>" ? frame : { ...frame, function: name }];
  });
  return frames.reverse();
}

// src/core/reports/failure/frames/v8.ts
var LOCATION = /^(.+?):(\d{1,9})(?::\d{1,9})?$/;
function readV8Frames(lines) {
  return lines.flatMap((line) => {
    const text = line.trim();
    if (text.startsWith("at ")) return frameOf(text.slice(3));
    if (text.startsWith("❯ ")) return frameOf(text.slice(2));
    return [];
  });
}
function frameOf(text) {
  const opening = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  const place = opening < 0 ? text.slice(text.lastIndexOf(" ") + 1) : text.slice(opening + 2, -1);
  const name = text.slice(0, opening < 0 ? Math.max(0, text.lastIndexOf(" ")) : opening);
  const [, path, line] = LOCATION.exec(place) ?? [];
  if (path === void 0) return [];
  const frame = { path, line: Number(line) };
  const called = name.replace(/^(?:async |new )+/, "").replace(/ \[as .{1,200}\]$/, "");
  return [called === "" || called === "<anonymous>" ? frame : { ...frame, function: called }];
}

// src/core/reports/failure/vendored.ts
var VENDORED = /(?:^|\/)(?:node_modules|bower_components|site-packages|dist-packages|vendor|\.venv|\.yarn|\.pnpm)\/|\/lib\/python\d|^node:|^<|(?:^|\/)(?:internal\/)?importlib\//;
function isVendored(path) {
  return VENDORED.test(path);
}

// src/core/reports/failure/repository-path.ts
function repositoryPath(written, context) {
  const path = plainPath(written);
  if (path === "" || isVendored(path)) return void 0;
  const root = plainPath(context.root).replace(/\/+$/, "");
  if (root !== "" && path.startsWith(`${root}/`)) return path.slice(root.length + 1);
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  for (let first = 0; first < segments.length; first += 1) {
    const suffix = segments.slice(first).join("/");
    if (context.tracked(suffix)) return suffix;
  }
  return isAbsolute(path) ? void 0 : segments.join("/");
}
function isAbsolute(path) {
  return path.startsWith("/") || /^[A-Za-z]:\//.test(path);
}
function plainPath(written) {
  return written.replaceAll("\\", "/").replace(/^(?:file:\/\/\/(?=[A-Za-z]:)|file:\/\/|webpack(?:-internal)?:\/\/\/)/, "").replace(/\?.*$/, "");
}

// src/core/reports/failure/read-failure.ts
var READERS = [readV8Frames, readPythonFrames];
var HEAD = /^(?:E {2,})?(?:Uncaught )?([A-Za-z_][\w.$]*(?:Error|Exception|Failure|Warning|Failed))(?: \[[A-Z_]+\])?(?::|$)/m;
function readFailure(problem, context) {
  const message = withoutTerminalSequences(problem.message);
  const stack = withoutTerminalSequences(problem.text);
  const rawType = problem.type || (HEAD.exec(message) ?? HEAD.exec(stack))?.[1] || "";
  const frames = framesInside(stack === "" ? message : stack, context);
  const testFile = context.testFile === "" ? void 0 : repositoryPath(context.testFile, context);
  const testLine2 = frames.findLast(({ file }) => file === testFile)?.line;
  const [frame] = frames;
  return {
    errorType: errorTypeOf(rawType, `${message}
${stack}`),
    rawType,
    message: messageOf(message, stack),
    ...valuesOf(problem, `${message}
${stack}`),
    stack,
    ...frame && { frame },
    ...testFile !== void 0 && { testFile },
    ...testLine2 !== void 0 && { testLine: testLine2 }
  };
}
function messageOf(message, stack) {
  if (message !== "") return message;
  const end = stack.search(/^\s*at |^\s*❯ /m);
  return (end < 0 ? stack : stack.slice(0, end)).trim();
}
function valuesOf({ expected, actual }, text) {
  if (expected === void 0 && actual === void 0) return expectedActual(text);
  return { ...expected !== void 0 && { expected }, ...actual !== void 0 && { actual } };
}
function framesInside(text, context) {
  const lines = text.split("\n");
  for (const read of READERS) {
    const frames = read(lines).flatMap(({ path, ...frame }) => {
      const file = repositoryPath(path, context);
      return file === void 0 ? [] : [{ file, ...frame }];
    });
    if (frames.length > 0) return frames;
  }
  return [];
}

// src/core/attempt/collect-results.ts
var RANK = { skipped: 0, passed: 1, failed: 2, error: 3 };
var MAX_FAILURES = 200;
var MAX_STACK = 8e3;
var MAX_MESSAGE = 2e3;
function collectResults(reports, options) {
  const tests = [...mergeReports(reports, options)];
  const failing = tests.filter(([, { outcome }]) => outcome === "failed" || outcome === "error");
  const suites = reports.flatMap((report) => report.suiteProblems);
  return {
    outcomes: new Map(tests.map(([id, { outcome }]) => [id, outcome])),
    flaky: new Set(tests.filter(([, { flaky }]) => flaky).map(([id]) => id)),
    failures: [
      ...failing.map(([id, test]) => testFailure(id, test, options)),
      ...suites.map((suite) => suiteFailure(suite, options))
    ].slice(0, MAX_FAILURES),
    durationMs: whole(reports.reduce((sum, report) => sum + report.durationMs, 0))
  };
}
function mergeReports(reports, { root, secrets }) {
  const tests = /* @__PURE__ */ new Map();
  for (const report of reports) {
    for (const test of distinctTests(report.cases, { root })) {
      const id = redact(test.id, secrets);
      const known = tests.get(id);
      if (!known || isWorse(test, known)) tests.set(id, test);
    }
  }
  return tests;
}
function isWorse(test, known) {
  const difference = RANK[test.outcome] - RANK[known.outcome];
  return difference > 0 || difference === 0 && test.flaky && !known.flaky;
}
var NO_PROBLEM = { kind: "failure", type: "", message: "", text: "" };
function testFailure(id, { test, problems }, options) {
  const problem = problems.findLast(({ kind }) => kind === "error" || kind === "failure") ?? NO_PROBLEM;
  const name = redact(test.name, options.secrets);
  return { ...toRecord(problem, test.file, test.line, options), test: id, scope: "test", name };
}
function suiteFailure({ suite, problem }, options) {
  const name = redact(suite, options.secrets);
  return { ...toRecord(problem, "", void 0, options), test: name, scope: "suite", name };
}
function toRecord(problem, file, line, options) {
  const failure = readFailure(problem, {
    testFile: file,
    root: options.root,
    tracked: (path) => options.tracked.has(path)
  });
  const safe = (text, length) => redact(text, options.secrets).slice(0, length);
  const { expected, actual, frame } = failure;
  const testLine2 = failure.testLine ?? line;
  return {
    errorType: failure.errorType,
    rawType: safe(failure.rawType, MAX_MESSAGE),
    message: safe(failure.message, MAX_MESSAGE),
    expected: expected === void 0 ? null : safe(expected, MAX_MESSAGE),
    actual: actual === void 0 ? null : safe(actual, MAX_MESSAGE),
    stack: safe(failure.stack, MAX_STACK),
    testFile: failure.testFile ?? null,
    testLine: testLine2 === void 0 ? null : whole(testLine2),
    frame: frame ? { file: frame.file, line: whole(frame.line), function: frame.function ?? null } : null
  };
}
function whole(number) {
  return Math.min(Math.round(number), Number.MAX_SAFE_INTEGER);
}

// src/app/find-evidence.ts
async function gather(found, world) {
  const options = {
    root: world.code.root,
    tracked: await world.code.tracked(),
    secrets: world.secrets
  };
  const tests = found.flatMap(({ result }) => result.kind === "test" ? [result] : []);
  const coverage = found.flatMap(({ result }) => result.kind === "coverage" ? [result] : []);
  return {
    reports: found.map(summarise),
    ...collectResults(tests, options),
    coverage: coverageSummary(coverage)
  };
}
function summarise({ path, digest, result }) {
  const shared = {
    path,
    kind: result.kind,
    digest: digest(),
    format: null,
    counts: null,
    warnings: [],
    error: null
  };
  switch (result.kind) {
    case "test":
      return { ...shared, format: result.format, counts: result.counts, warnings: result.warnings };
    case "coverage":
      return { ...shared, format: result.format, warnings: result.warnings };
    case "other":
      return { ...shared, warnings: [result.note] };
    case "unreadable":
      return { ...shared, error: result.error };
  }
}
function coverageSummary(reports) {
  if (reports.length === 0) return null;
  const covered = reports.reduce((sum, report) => sum + report.lines.covered, 0);
  const total = reports.reduce((sum, report) => sum + report.lines.total, 0);
  return { lines: { covered, total }, patch: null, noData: [], unmatched: [] };
}

// src/app/must-hold-tests.ts
function mustHoldTests({ reports, stale }, globs, noReportHint) {
  const unreadable = reports.flatMap(
    ({ path, result }) => result.kind === "unreadable" ? [{ path, error: result.error }] : []
  );
  if (unreadable.length > 0) {
    const list = unreadable.map(({ path, error }) => `  ${path}: ${error.message} ${error.hint}`).join("\n");
    throw new UserError(
      "report-unreadable",
      `${unreadable.length} of ${reports.length} test reports cannot be read:
${list}`,
      "A run that left such a report is no evidence. Run the tests again, or correct the pattern."
    );
  }
  const tests = reports.flatMap(({ result }) => result.kind === "test" ? [result] : []);
  if (tests.some((report) => report.cases.length + report.suiteProblems.length > 0)) return;
  const patterns = globs.join(", ");
  const [old] = stale;
  if (tests.length > 0)
    throw blocked(
      "no-tests",
      `The reports that match ${patterns} hold no test case.`,
      "Check that the run really selected tests, then run it again."
    );
  if (old)
    throw blocked(
      "report-stale",
      `${old.path} is older than what it should show.`,
      "Run the tests again, then review."
    );
  throw blocked("no-report", `No test report matches ${patterns}.`, noReportHint);
}
function blocked(code2, found, hint) {
  return new UserError(
    code2,
    `BLOCKED: Execution Evidence Required
${found}
No report is never a pass; nothing was recorded.`,
    hint
  );
}

// src/app/report-search.ts
function testSearch({ junit }, { reports }, usual = TEST_GLOBS) {
  return search(usual, junit, reports.junit);
}
function coverageSearch({ coverage }, { reports }) {
  return search(COVERAGE_GLOBS, coverage, reports.coverage);
}
function search(usual, ...asked) {
  const globs = asked.find((list) => list.length > 0);
  return globs ? { globs, ignore: [] } : { globs: usual, ignore: NEVER_SEARCHED };
}
async function findCoverage(search2, sinceMs, tests, world) {
  const known = new Set(tests.reports.map((report) => report.path));
  const { reports } = await world.reports.find({ ...search2, sinceMs });
  return reports.filter(
    ({ path, result }) => !known.has(path) && result.kind !== "test" && result.kind !== "other"
  );
}

// src/core/message/fit.ts
var MAX_COMMENT = 6e4;
var DETAILS = [
  { failures: 50, causes: 20, traces: true },
  { failures: 50, causes: 20, traces: false },
  { failures: 20, causes: 5, traces: false },
  { failures: 5, causes: 2, traces: false }
];
var NOTE = "\n\n(cut here: the comment would not fit)\n";
function firstThatFits(render, limit = MAX_COMMENT) {
  let text = "";
  for (const detail of DETAILS) {
    text = render(detail);
    if (text.length <= limit) return text;
  }
  const kept = text.slice(0, text.lastIndexOf("\n", limit - NOTE.length));
  return `${kept}${NOTE}`;
}

// src/core/message/failure-views.ts
function failureRows(latest, judgements) {
  return latest.evidence.failures.map((failure) => ({
    test: cell(failure.name),
    since: attemptWords(failingSince(failure, latest, judgements), latest),
    expected: failure.expected === null ? md`` : cell(failure.expected, 80),
    actual: cell(failure.actual ?? headline(failure), 80)
  }));
}
function causeViews(latest, judgements, traces) {
  return groupByCause(latest.evidence.failures).map((cause) => ({
    headline: causeHeadline(cause.example),
    tests: testsOf(cause),
    evidence: evidenceOf(cause.example, latest, judgements),
    trace: traces && cause.example.stack ? fence(cause.example.stack, "text", 2e3) : null
  }));
}
function causeHeadline(failure) {
  const { frame, rawType, errorType } = failure;
  const type = md`**${code(rawType || errorType)}**`;
  const said = code(headline(failure));
  if (!frame) return md`${type}: ${said}`;
  const within = frame.function === null ? md`` : md`${code(frame.function)}, `;
  return md`${type} in ${within}${code(`${frame.file}:${frame.line}`)}: ${said}`;
}
function testsOf({ failures }) {
  const shown = joined(
    failures.slice(0, 3).map(({ name }) => code(name)),
    ", "
  );
  return failures.length > 3 ? md`${shown} and ${failures.length - 3} more` : shown;
}
function evidenceOf(failure, latest, judgements) {
  const since = md`Since ${attemptWords(failingSince(failure, latest, judgements), latest)}.`;
  const { frame } = failure;
  if (!frame) return md`${since} The report names no line of this repository.`;
  const changed = latest.evidence.code.files.some((file) => file.path === frame.file);
  return changed ? md`${since} ${code(frame.file)} is changed by this work.` : md`${since} ${code(frame.file)} is not changed by this work.`;
}
function headline({ message, expected, actual }) {
  if (expected !== null && actual !== null)
    return `expected ${oneLine(expected, 60)}, got ${oneLine(actual, 60)}`;
  return message.trim().split("\n", 1)[0] || "no message";
}

// src/core/message/fix-rows.ts
var SHOWN_COMMITS = 3;
var SHOWN_AUTHORS = 3;
var STATE_WORDS = {
  passed: md`all tests pass`,
  failed: md`no test fails, but the command does`,
  timeout: md`killed by the time limit`,
  "no-evidence": md`no test ran`,
  unreadable: md`a report could not be read`
};
function fixRows(judgements, loop) {
  const byCode = /* @__PURE__ */ new Map();
  for (const judgement of judgements)
    if (judgement.loop === loop) byCode.set(judgement.evidence.code.hash, judgement);
  return [...byCode.values()].map(toRow);
}
function toRow(judgement) {
  const { passed, total } = tally(judgement.evidence);
  return {
    attempt: judgement.attempt,
    what: whatWasDone(judgement),
    by: doneBy(judgement),
    tests: `${passed} of ${total}`,
    happened: whatHappened(judgement)
  };
}
function whatWasDone({ evidence: { fix, code: state } }) {
  if (!fix) return md`${cell(shortCommit(state.commit))} first run`;
  const hidden = fix.commits.length - SHOWN_COMMITS;
  const commits = fix.commits.slice(-SHOWN_COMMITS).map((commit) => md`${cell(shortCommit(commit.sha))} ${cell(commit.subject)}`);
  if (hidden > 0) commits.unshift(md`${hidden} earlier commits`);
  if (fix.uncommitted) commits.push(md`uncommitted changes`);
  const done = commits.length > 0 ? joined(commits, "; ") : md`no change`;
  const stated = fix.commits.findLast((commit) => commit.rootCause !== null)?.rootCause ?? null;
  const why = stated === null ? md`` : md` because ${cell(stated)}`;
  return md`${done}${why} (${cell(diffSummary(fix))})`;
}
function doneBy({ evidence: { fix } }) {
  const authors = [...new Set(fix?.commits.map((commit) => commit.author) ?? [])];
  if (authors.length === 0) return md`–`;
  const shown = joined(
    authors.slice(0, SHOWN_AUTHORS).map((author) => cell(author, 60)),
    ", "
  );
  return authors.length > SHOWN_AUTHORS ? md`${shown} and ${authors.length - SHOWN_AUTHORS} more` : shown;
}
function whatHappened({ comparison, evidence, state }) {
  const parts = [];
  if (comparison.broken.length > 0) parts.push(md`**broke ${comparison.broken.length}**`);
  if (comparison.fixed.length > 0) parts.push(md`fixed ${comparison.fixed.length}`);
  if (comparison["still-failing"].length > 0)
    parts.push(md`${comparison["still-failing"].length} still failing`);
  const silent = comparison.silenced.length + comparison.removed.length;
  if (silent > 0) parts.push(md`${silent} no longer ran`);
  const [cause] = groupByCause(evidence.failures);
  if (cause) parts.push(cell(headline(cause.example), 90));
  const isSaid = cause ? state === "failed" : state === "passed" && parts.length > 0;
  if (!isSaid) parts.push(STATE_WORDS[state]);
  return joined(parts, "; ");
}

// src/core/message/story-view.ts
var RULES2 = {
  nothing_blocks: "nothing blocks",
  regression_detected: "regression detected",
  trigger: "escalation trigger",
  max_attempts_reached: "max attempts reached",
  attempts_left: "attempts left",
  limit_not_enforced: "limit not enforced"
};
function storyView(judgements, latest, detail) {
  const { evidence, findings, call } = latest;
  const blocking = findings.filter((finding) => finding.severity === "blocking");
  const failures = failureRows(latest, judgements);
  const causes = causeViews(latest, judgements, detail.traces);
  return {
    file_path: code(primaryFile(evidence)),
    attempt_count: call.attempt,
    max_attempts: call.maxAttempts,
    attempts_left: Math.max(0, call.maxAttempts - call.attempt),
    rule: RULES2[call.rule],
    tests: testLine(latest),
    question: questionView(askQuestion(judgements)),
    reasons: blocking.map(sentence),
    other_reasons: blocking.filter(({ kind }) => kind !== "failing-tests" && kind !== "suite-errors").map(sentence),
    notes: findings.filter((finding) => finding.severity !== "blocking").map(sentence),
    failure_count: `${counted(failures.length, "failure")}, ${counted(causes.length, "cause")}`,
    failures: failures.slice(0, detail.failures),
    hidden_failures: Math.max(0, failures.length - detail.failures),
    causes: causes.slice(0, detail.causes),
    hidden_causes: Math.max(0, causes.length - detail.causes),
    fixes: fixRows(judgements, latest.loop),
    not_charged: notCharged(judgements, latest),
    retry_after_seconds: call.retryAfterSeconds,
    traces: causes.slice(0, detail.causes).some(({ trace }) => trace !== null)
  };
}
function notCharged(judgements, { loop }) {
  const free = judgements.filter(
    (judgement) => judgement.loop === loop && !judgement.charged && judgement.call.action !== "proceed"
  );
  return free.length > 0 ? counted(free.length, "run") : "";
}
function questionView(question) {
  return question && {
    ...question,
    options: question.options.map((text, position) => ({ number: position + 1, text }))
  };
}
function testLine({ evidence }) {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  const parts = [`${passed} of ${total} pass`];
  if (failed + errors > 0) parts.push(`${failed + errors} fail`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(", ");
}

// src/app/review-attempt.ts
async function reviewAttempt(input, config, world) {
  const id = await ledgerId(input.code.branch, world);
  const evidence = {
    id: world.ids.fresh(),
    at: input.at,
    code: input.code,
    command: input.command,
    ...input.gathered,
    fix: await fixSinceLastRun(await world.ledgers.load(id), input.code, world),
    environment: { ...world.environment, testFramework: input.testFramework }
  };
  const judgements = await record(id, evidence, config, world);
  const position = judgements.findIndex((judgement) => judgement.evidence.id === evidence.id);
  const story = judgements.slice(0, position + 1);
  const latest = story.at(-1);
  if (!latest) throw new Error("The run that was just recorded is not in its ledger.");
  return { judgements: story, latest, document: caseDocument(story, latest, comment(story, latest, world)) };
}
function record(id, evidence, config, world) {
  return world.ledgers.update(id, (stored) => {
    const ledger = addEvidence(stored ?? newLedger(id, evidence), evidence);
    const judgements = judge(ledger, config);
    return { document: writeSession(ledger, judgements), result: judgements };
  });
}
function newLedger(id, { at, code: code2 }) {
  return { id, branch: code2.branch, createdAt: at, evidence: [], resets: [] };
}
async function fixSinceLastRun(ledger, now, world) {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? baseOf(now);
  return before && await world.code.fixSince(before, now);
}
function baseOf(now) {
  return now.base && { ...now, commit: now.base.commit, tree: now.base.commit };
}
var TEMPLATES = {
  proceed: "passed",
  retry: "feedback",
  escalate: "escalation"
};
function comment(story, latest, { render }) {
  return firstThatFits((detail) => render(TEMPLATES[latest.call.action], storyView(story, latest, detail)));
}

export {
  gather,
  mustHoldTests,
  testSearch,
  coverageSearch,
  findCoverage,
  reviewAttempt
};
