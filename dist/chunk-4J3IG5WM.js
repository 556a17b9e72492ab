import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  rootCauseOf
} from "./chunk-6V7ABJCP.js";
import {
  Markdown,
  cell,
  code,
  fileLink,
  joined,
  md,
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  MATCH_BASE
} from "./chunk-VK362HHO.js";

// src/core/attempt/run-state.ts
function runState(evidence) {
  if (evidence.command?.timedOut) return "timeout";
  if (evidence.reports.some((report) => report.kind === "unreadable")) return "unreadable";
  if (evidence.failures.length > 0 || commandFailed(evidence)) return "failed";
  return executed(evidence) ? "passed" : "no-evidence";
}
function commandFailed({ command }) {
  return command !== null && command.exitCode !== 0;
}
function executed({ outcomes }) {
  for (const outcome of outcomes.values()) if (outcome !== "skipped") return true;
  return false;
}
function missingJobs({ expectedJobs, jobs, expired }) {
  return expectedJobs === null || expired !== null ? 0 : Math.max(0, expectedJobs - jobs.length);
}
function tally({ outcomes, flaky }) {
  const count = { passed: 0, failed: 0, error: 0, skipped: 0 };
  for (const outcome of outcomes.values()) count[outcome] += 1;
  const { passed, failed, error: errors, skipped } = count;
  return { total: outcomes.size, passed, failed, errors, skipped, flaky: flaky.size };
}

// src/core/change/is-test-path.ts
var TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|[sS]pecs?|e2e|cypress|step_definitions|testdata|test-data|fixtures|__fixtures__|__mocks__|androidTest|[^/]*Tests?)\//;
var MAIN_SOURCES = /(?:^|\/)src\/main\//;
var TEST_NAME = new RegExp(
  [
    "[._-](?:tests?|specs?|e2e|cy)\\.[cm]?[jt]sx?",
    // JavaScript and TypeScript
    "(?:^|/)(?:test_[^/]*|[^/]*_test|conftest)\\.py",
    "_test\\.(?:go|exs?|dart|cc|cpp)",
    "_(?:spec|test)\\.rb",
    "(?:^|/)(?:tests?|[^/]*_tests?)\\.rs",
    "(?:^|/)(?:Test[A-Z][^/]*|[^/]*(?:Tests?|TestCase|IT|Spec))\\.(?:java|kt|groovy|scala|cs|fs|vb|php|swift)",
    "\\.(?:snap|feature)"
  ].map((pattern) => `(?:${pattern})$`).join("|")
);
function isTestPath(path) {
  return TEST_NAME.test(path) || TEST_FOLDER.test(path) && !MAIN_SOURCES.test(path);
}

// src/core/comparison/compare-outcomes.ts
var CHANGES = {
  passed: { passed: "unchanged", failing: "broken", skipped: "silenced", absent: "removed" },
  failing: { passed: "fixed", failing: "still-failing", skipped: "silenced", absent: "silenced" },
  skipped: { passed: "revived", failing: "new-failure", skipped: "unchanged", absent: "removed" },
  absent: { passed: "added", failing: "new-failure", skipped: "added", absent: "unchanged" }
};
var PRESENCE = {
  passed: "passed",
  failed: "failing",
  error: "failing",
  skipped: "skipped"
};
function compareOutcomes(was, is, flaky) {
  const lists = emptyLists();
  let unchanged = 0;
  for (const id of /* @__PURE__ */ new Set([...was.keys(), ...is.keys()])) {
    const change = flaky.has(id) && is.has(id) ? "flaky" : CHANGES[presence(was, id)][presence(is, id)];
    if (change === "unchanged") unchanged += 1;
    else lists[change].push(id);
  }
  for (const list of Object.values(lists)) list.sort();
  return { ...lists, unchanged };
}
function presence(outcomes, id) {
  const outcome = outcomes.get(id);
  return outcome === void 0 ? "absent" : PRESENCE[outcome];
}
function isFailing(outcome) {
  return outcome === "failed" || outcome === "error";
}
function emptyLists() {
  return {
    broken: [],
    fixed: [],
    "still-failing": [],
    "new-failure": [],
    silenced: [],
    removed: [],
    added: [],
    revived: [],
    flaky: []
  };
}

// src/core/comparison/history.ts
var BASE_ID = "base";
function historyFrom(base) {
  const outcomes = base?.outcomes ?? /* @__PURE__ */ new Map();
  const passed = [...outcomes].filter(([, outcome]) => outcome === "passed");
  const passedIn = { id: BASE_ID, commit: base?.commit ?? null };
  return {
    last: outcomes,
    lastPass: new Map(passed.map(([id]) => [id, passedIn])),
    failingSince: /* @__PURE__ */ new Map(),
    brokenSince: /* @__PURE__ */ new Map(),
    byCode: /* @__PURE__ */ new Map(),
    flaky: /* @__PURE__ */ new Set(),
    first: base && { codeHash: null, tests: new Set(outcomes.keys()) },
    digests: /* @__PURE__ */ new Map(),
    witnesses: base ? [/* @__PURE__ */ new Set()] : []
  };
}
function remember(history, evidence) {
  const last = new Map(history.last);
  const lastPass = new Map(history.lastPass);
  const failingSince2 = new Map(history.failingSince);
  for (const [id, outcome] of evidence.outcomes) {
    if (outcome !== "skipped" || !last.has(id)) last.set(id, outcome);
    if (outcome === "passed") lastPass.set(id, { id: evidence.id, commit: evidence.code.commit });
    if (!isFailing(outcome)) failingSince2.delete(id);
    else if (!failingSince2.has(id)) failingSince2.set(id, evidence);
  }
  const seen = resultsOnThisCode(history, evidence);
  return {
    last,
    lastPass,
    failingSince: failingSince2,
    brokenSince: suitesBrokenSince(history, evidence),
    byCode: new Map(history.byCode).set(evidence.code.hash, seen),
    flaky: /* @__PURE__ */ new Set([...history.flaky, ...withBothResults(seen, evidence)]),
    first: history.first ?? { codeHash: evidence.code.hash, tests: new Set(evidence.outcomes.keys()) },
    digests: new Map([...reportsOf(evidence), ...history.digests]),
    witnesses: [...history.witnesses, new Set(evidence.tampering.map(placeKey))]
  };
}
function forgetVanished(history) {
  return { ...history, last: /* @__PURE__ */ new Map(), witnesses: [...history.witnesses, /* @__PURE__ */ new Set()] };
}
function wasAlwaysSo({ witnesses }, place2) {
  return witnesses.every((witness) => witness.has(placeKey(place2)));
}
function placeKey({ kind, path, text }) {
  return [kind, path, text].join("\n");
}
function reportsOf({ reports, code: code2 }) {
  return reports.filter(({ digest }) => digest !== "").map(({ digest }) => [digest, code2.hash]);
}
function newSince({ first }, { code: code2 }, tests) {
  if (!first || first.codeHash === code2.hash) return [];
  return [...tests].filter((test) => !first.tests.has(test));
}
function provenFlaky(history, evidence) {
  const flaky = withBothResults(resultsOnThisCode(history, evidence), evidence);
  for (const [id, outcome] of evidence.outcomes)
    if (isFailing(outcome) && history.flaky.has(id)) flaky.add(id);
  return flaky;
}
function failsSince({ brokenSince, failingSince: failingSince2 }, { scope, test }) {
  return (scope === "suite" ? brokenSince : failingSince2).get(test);
}
function resultsOnThisCode(history, { code: code2, outcomes, flaky }) {
  const earlier = history.byCode.get(code2.hash) ?? [];
  const seen = new Map([...earlier].map(([id, results]) => [id, new Set(results)]));
  for (const [id, outcome] of outcomes) {
    if (outcome === "skipped") continue;
    const results = seen.get(id) ?? /* @__PURE__ */ new Set();
    seen.set(id, results.add(outcome === "passed"));
    if (flaky.has(id)) results.add(true).add(false);
  }
  return seen;
}
function withBothResults(seen, { outcomes }) {
  const ran = [...outcomes].filter(([, outcome]) => outcome !== "skipped").map(([id]) => id);
  return new Set(ran.filter((id) => seen.get(id)?.size === 2));
}
function suitesBrokenSince({ brokenSince }, evidence) {
  const suites = evidence.failures.filter(({ scope }) => scope === "suite");
  return new Map(suites.map(({ test }) => [test, brokenSince.get(test) ?? evidence]));
}

// src/core/message/names.ts
var SHORT_SHA = 7;
function shortCommit(commit) {
  return commit === null ? "(no commit)" : commit.slice(0, SHORT_SHA);
}
function attemptWords({ loop, attempt }, latest) {
  return loop === latest.loop ? md`attempt ${attempt}` : md`attempt ${attempt} of loop ${loop}`;
}
function attemptAndCommit(judgement, latest) {
  const { commit } = judgement.evidence.code;
  return md`${attemptWords(judgement, latest)} (${code(shortCommit(commit))})`;
}
function failingSince(failure, latest, judgements) {
  const first = failsSince(latest.history, failure);
  return judgements.find(({ evidence }) => evidence.id === first?.id) ?? latest;
}
function sameValuesSince(failure, latest, judgements) {
  const isSame = ({ test, expected, actual }) => test === failure.test && expected === failure.expected && actual === failure.actual;
  let since = latest;
  for (const judgement of judgements.toReversed()) {
    if (!judgement.evidence.failures.some(isSame)) break;
    since = judgement;
  }
  return since;
}
function testName({ failures }, id) {
  return failures.find((failure) => failure.test === id)?.name ?? id;
}
function counted(amount, one, many = `${one}s`) {
  return `${amount} ${amount === 1 ? one : many}`;
}

// src/core/policy/mask-values.ts
var VALUE = "#";
var TEXT = "…";
var PATH = "<path>";
var LONGEST = 200;
function maskValues(message) {
  return message.trim().replace(/\n.*/s, "").slice(0, 4 * LONGEST).replace(QUOTED, TEXT).replace(TIME, VALUE).replace(WORD, maskWord).replace(NUMBER, VALUE).replace(/#(?:\s?[,:.]?\s?#)+/g, VALUE).replace(/…(?:\s?,\s?…)+/g, TEXT).trim().slice(0, LONGEST).toWellFormed();
}
var QUOTED = /(?<!\w)(?:"[^"]*"|'[^']*'(?!\w)|`[^`]*`)/g;
var TIME = /\d+-\d\d-\d\d(?:[T ][\d:.]*\dZ?)?/g;
var WORD = /[^\s"'`,;()[\]{}<>]+/g;
var NUMBER = /(?:0x[0-9a-f]+|(?:(?<![\w.])[-+])?\d+(?:e[-+]?\d+)?)(?:\s?(?:ns|µs|ms|s|sec|seconds?|minutes?)\b)?/gi;
var ADDRESS = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\.{0,2}[\\/]|~[\\/]|[a-z]:[\\/])./i;
var FILE = /[\\/].*\.\w{1,5}(?::\d+)*:?$/;
var ID = /^(?=\D*\d)(?:[0-9a-f]{7,}|[\w-]{20,})$/i;
function maskWord(word) {
  if (ADDRESS.test(word) || FILE.test(word)) return PATH;
  return ID.test(word) ? VALUE : word;
}

// src/core/policy/fingerprint.ts
var VERSION = "v1:";
function fingerprintOf(failure) {
  const { fingerprint, errorType, rawType, message } = failure;
  if (fingerprint?.startsWith(VERSION)) return fingerprint;
  return VERSION + [errorType, rawType, placeOf(failure), maskValues(message)].join("|");
}
function signatureOf({ errorType, rawType, message }) {
  return `${rawType || errorType}: ${maskValues(message) || "no message"}`;
}
function placeOf({ frame, name }) {
  if (!frame) return "";
  const within = functionOf(frame) ?? (isTestPath(frame.file) ? maskValues(name) : "");
  return `${frame.file}:${within}`;
}
function functionOf({ function: name }) {
  return name?.match(/anonymous|\blambda\b|closure/i) ? null : name;
}

// src/core/policy/causes.ts
function groupByCause(failures) {
  const groups = /* @__PURE__ */ new Map();
  for (const failure of failures) {
    const fingerprint = fingerprintOf(failure);
    const key = `${fingerprint}|${lineOf(failure)}`;
    const group = groups.get(key);
    if (group) group.failures.push(failure);
    else groups.set(key, { fingerprint, example: failure, failures: [failure] });
  }
  return [...groups.values()].sort((left, right) => right.failures.length - left.failures.length);
}
function lineOf({ frame }) {
  return frame && functionOf(frame) === null ? frame.line : "";
}

// src/core/memory/fix-strategy.ts
var ADVICE = {
  null_undefined_access: "Find why the value is missing there, and either provide it or handle its absence",
  type_mismatch: "Convert the value once, at the boundary where it enters, and keep one type behind it",
  missing_validation: "Check the input where it enters, and refuse what cannot be used with a clear error",
  logic_error: "Compare what the code does step by step with what the test expects",
  off_by_one: "Check the first and the last step of the loop, and whether each bound is included",
  race_condition: "Let the parts that share this state take turns, or wait for the one that must come first",
  resource_leak: "Close what was opened on every way out, errors included",
  missing_error_handling: "Catch the error where it can be answered, or pass it on to who can",
  api_misuse: "Look up what is called there: its name, its arguments and what it gives back",
  configuration_error: "Name the setting that is missing, give it a default, or set it where the tests run",
  dependency_issue: "Install or name the dependency that cannot be loaded, in the version that the code needs",
  other: "Reproduce this one failure alone, and read the trace from its innermost line outward"
};
function fixStrategyFor({ frame, testFile, name }, category) {
  const start = frame ? `${frame.file}:${frame.line}` : testFile ?? "the test";
  return `${ADVICE[category]}; start at ${start}, where ${name} fails.`;
}

// src/core/memory/analysis.ts
var SHORTEST = 20;
function analyse(evidence, next) {
  const [cause] = groupByCause(evidence.failures);
  if (!cause) return void 0;
  const { example, failures } = cause;
  const commits = next?.fix?.commits ?? [];
  const category = rootCauseOf(example);
  return {
    rootCause: padded(lastStated(commits, "rootCause") ?? describeFailure(example), "Root cause"),
    category,
    fixStrategy: padded(
      lastStated(commits, "fixStrategy") ?? fixStrategyFor(example, category),
      "Fix strategy"
    ),
    related: failures.slice(1).map((failure) => failure.test)
  };
}
function describeFailure({ rawType, errorType, message, frame }) {
  const [headline = ""] = message.trim().split("\n", 1);
  const name = rawType || errorType;
  const place2 = frame ? ` in ${frame.function ? `${frame.function}, ` : ""}${frame.file}:${frame.line}` : "";
  return `${name}${place2}: ${headline || "no message"}`;
}
function lastStated(commits, field) {
  return commits.map((commit) => commit[field]).findLast((text) => text !== null) ?? void 0;
}
function padded(text, label) {
  return [...text].length >= SHORTEST ? text : `${label} as stated: ${text}`;
}

// src/core/message/branch-words.ts
var SHOWN = 3;
var LONGEST_TEST = 60;
function untakenWords({ branches, ranges }) {
  const known = branches.flatMap((branch) => branch ? [branchWords(branch).text] : []);
  const distinct = [...new Set(known)].map((text) => new Markdown(text));
  if (distinct.length === 0) return null;
  const shown = joined(distinct.slice(0, SHOWN), " and ");
  const isAll = known.length === ranges.length && distinct.length <= SHOWN;
  if (!isAll) return md`never run, among them ${shown}`;
  return distinct.length === 1 ? md`${shown} never runs` : md`${shown} never run`;
}
function branchWords({ kind, test }) {
  return test === null ? ALONE[kind] : md`${BEFORE_TEST[kind]} ${code(test, LONGEST_TEST)}`;
}
var BEFORE_TEST = {
  if: md`the branch`,
  else: md`the \`else\` of`,
  case: md`the case`,
  default: md`the default case of`,
  catch: md`the handler of`
};
var ALONE = {
  if: md`the branch`,
  else: md`the \`else\``,
  case: md`the case`,
  default: md`the \`default\` case`,
  catch: md`the \`catch\``
};

// src/core/message/coverage-words.ts
function percentOf(lines) {
  if (!lines || lines.total === 0) return null;
  return Math.floor(lines.covered * 1e3 / lines.total) / 10;
}
function percentWords(lines) {
  const percent = percentOf(lines);
  return percent === null ? null : `${percent} %`;
}
function ratioWords(lines) {
  const percent = percentWords(lines);
  return percent === null ? "nothing measured" : `${lines.covered} of ${lines.total} (${percent})`;
}
function requiredWords(required, base) {
  if (required !== MATCH_BASE) return `${required} %`;
  const percent = base && percentWords(base);
  return percent ? `as on the base (${percent})` : "as on the base";
}
var SHOWN_RANGES = 5;
function lineWords(ranges, say = (words2) => words2) {
  const shown = ranges.slice(0, SHOWN_RANGES).map(([first, last]) => say(first === last ? `${first}` : `${first}-${last}`, [first, last]));
  const isOne = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
  const more = ranges.length > SHOWN_RANGES ? ` and ${ranges.length - SHOWN_RANGES} more places` : "";
  return `${isOne ? "line" : "lines"} ${shown.join(", ")}${more}`;
}
function gapSentence(gap) {
  const place2 = gap.function === null ? code(gap.path) : md`${code(gap.function)} in ${code(gap.path)}`;
  const lines = new Markdown(lineWords(gap.ranges));
  const before = gap.wasMissed ? md` (they did not run on the base either)` : md``;
  const problem = untakenWords(gap) ?? new Markdown(problemWords(gap));
  return md`${place2}, ${lines}: ${problem}${before}`;
}
function problemWords({ kind, missed }) {
  switch (kind) {
    case "function":
      return "the function is never called";
    case "lines":
      return missed === 1 ? "never runs" : "never run";
    case "branches":
      return missed === 1 ? "runs, but not every branch of it" : "run, but not every branch of them";
  }
}
var NO_DATA_WORDS = {
  "not-in-reports": "no coverage report mentions it",
  "does-not-fit": "the report has lines beyond the end of the file, so it is of other code",
  "hidden-lines": "git shows it as binary, so its changed lines are unknown",
  "no-baseline": "there is no baseline to compare with",
  "not-in-baseline": "the baseline does not know it"
};
var NO_DATA_HINTS = {
  "not-in-reports": "Let the tests load these files, or have the coverage tool report files that no test loads (`all`, `include`, `--source`). Files that cannot have coverage are freed by a rule `exempt` in `code_types`.",
  "does-not-fit": "Run the tests with coverage again on this code.",
  "hidden-lines": "Remove the attribute that makes git treat the file as binary.",
  "no-baseline": "Record one on the base: `umpire coverage --report FILE --write-baseline`, then name it with `--baseline` or `coverage_requirements.baseline`.",
  "not-in-baseline": "Record the baseline again with reports that know these files; new code is no refactoring: say so with a label or a rule in `code_types`."
};
var TYPE_WORDS = {
  new_function: "new function",
  bug_fix: "bug fix",
  refactor: "refactoring",
  api_endpoint: "API endpoint",
  integration: "integration"
};
var TEST_WORDS = {
  happy_path: "a test of the normal case",
  edge_cases: "a test of edge cases",
  error_handling: "a test of error handling",
  error_cases: "a test of error cases",
  validation_test: "a test of validation",
  integration_test: "an integration test",
  regression_test: "a new or changed test that fails without the fix",
  original_bug_reproduction: "a test that reproduces the bug",
  existing_tests_pass: "every existing test"
};

// src/core/message/listed.ts
var SHOWN2 = 5;
function listed(items, between, say) {
  const shown = joined(items.slice(0, SHOWN2).map(say), between);
  return items.length > SHOWN2 ? md`${shown} and ${items.length - SHOWN2} more` : shown;
}

// src/core/message/coverage-sentences.ts
function belowWords({ codeType, required, base, ...lines }) {
  return new Markdown(
    `${TYPE_WORDS[codeType]} ${ratioWords(lines)}, required ${requiredWords(required, base)}`
  );
}
function missingWords({ codeType, kind }) {
  return new Markdown(`${TYPE_WORDS[codeType]}: ${TEST_WORDS[kind]}`);
}
var PROBLEMS = {
  "no-report": md`no coverage report was found where one is expected`,
  "stale-report": md`the coverage report is older than the code, so it shows other code`,
  "no-base": md`there is no base to compare with, so nobody knows which lines changed; name one with \`--base\``
};
function coverageUnknown({ problem, reasons, paths }) {
  if (problem !== null) return PROBLEMS[problem];
  const why = new Markdown(reasons.map((reason) => NO_DATA_WORDS[reason]).join("; "));
  if (paths.length === 0) return md`coverage is unknown: ${why}`;
  return md`coverage of ${listed(paths, ", ", (path) => code(path))} is unknown: ${why}`;
}

// src/core/message/gate-words.ts
var RULER = "=".repeat(36);
function blockedText(found, code2) {
  const task = code2 && `Task: ${oneLine(code2.branch)} (${counted(code2.files.length, "changed file")})`;
  return [
    "BLOCKED: Execution Evidence Required",
    RULER,
    ...task === null ? [] : [task],
    found,
    "",
    "Nothing shows that the tests ran on this code. No report is never a pass; nothing was recorded.",
    "",
    "1. Run the tests: `umpire run -- COMMAND`, such as `umpire run -- npm test`.",
    "2. Mend what fails.",
    "3. Umpire records the result in the debug memory.",
    "4. Then hand the work over.",
    "",
    "To go without, say why: `--execution-skip REASON`, the trailer `Execution-skip: REASON` in the commit,",
    "or a line `execution_skip: REASON` in the pull request. See docs/policy.md.",
    RULER
  ].join("\n");
}
var SOURCES = {
  "docs-only": "no code changed",
  "config-only": "no code changed",
  commit: "said in the commit",
  "pull-request": "said in the pull request",
  "command-line": "said on the command line",
  infrastructure: "the tests could not run"
};
function skippedWords(source, reason) {
  return md`no test ran, and nothing shows that the code works; skipped because ${code(reason)} (${new Markdown(SOURCES[source])})`;
}

// src/core/message/progress-words.ts
var WORDS = {
  reverted: (attempts) => `attempts ${attempts} are the same code: what was tried between was taken back`,
  oscillation: (attempts) => `attempts ${attempts} go back and forth: the fix for one failure brings the other back`,
  "same-causes": (attempts) => `attempts ${attempts} fail for the same causes, and nothing was fixed between them`,
  "fewer-passing": (attempts) => `attempts ${attempts} pass fewer tests each time`
};
function noProgressWords(pattern, attempts) {
  const numbers = [...new Set(attempts)].join(", ").replace(/, (?=\d+$)/, " and ");
  return new Markdown(`no progress: ${WORDS[pattern](numbers)}`);
}

// src/core/message/proof-sentences.ts
function unprovenWords({ reason, refused, base }) {
  const command = code(`umpire prove-fix --base ${base ?? "REF"} -- COMMAND`);
  switch (reason) {
    case "passes-without-fix":
      return md`no test fails without the fix: on the old code the new and changed tests pass, too`;
    case "not-tried":
      return md`nothing shows yet that a test fails without the fix; ${command} does`;
    case "cannot-tell":
      return md`whether a test fails without the fix is not known: ${listed(refused, "; ", refusedWords)}`;
  }
}
function refusedWords({ test, why }) {
  return md`${code(test)} (${code(why)})`;
}
function provedWords(proof) {
  if (!proof || proof.proven === null) return md``;
  return proof.proven ? md`, proved by ${listed(proof.tests, ", ", (test) => cell(test))}` : md`, but no test fails without the fix`;
}
function proofQuestion(finding) {
  if (finding.severity !== "blocking") return void 0;
  const said = unprovenWords(finding);
  if (finding.reason === "passes-without-fix")
    return {
      text: md`The tests pass, but ${said}. Does no test reach the bug, or was there none?`,
      options: [
        md`**No test reaches it**: one is written that fails on the old code.`,
        md`**There was none**: the change is no bug fix, and its title or a label says what it is.`
      ]
    };
  return {
    text: md`The tests pass, but ${said}. Can the fix be proven?`,
    options: [
      md`**Yes**: a test that fails on the old code is written, and \`umpire prove-fix\` shows it.`,
      md`**No**: \`coverage_requirements.bug_fix.require_proof\` changes, and someone says why.`
    ]
  };
}

// src/core/message/review-sentences.ts
function reviewWords(finding) {
  switch (finding.kind) {
    case "changes-requested":
      return md`changes are requested: ${listed(finding.reviews, "; ", requestWords)}`;
    case "review-pending":
      return md`nobody has approved the pull request yet (\`require_review\`)`;
  }
}
function requestWords({ by, comments }) {
  const [first] = comments;
  if (!first) return md`by ${code(by)}, who gives no reason`;
  const more = comments.length > 1 ? md` (and ${comments.length - 1} more)` : md``;
  const place2 = placeOf2(first);
  const where = place2 === null ? md`` : md` at ${code(place2)}`;
  return md`by ${code(by)}${where}: ${code(first.text)}${more}`;
}
function reviewQuestion({ reviews }) {
  return {
    text: md`The work still lacks what was asked for: ${listed(reviews, "; ", requestWords)}. Does the request stand?`,
    options: [
      md`**It stands**: someone shows how, or does it.`,
      md`**It does not**: the review is dismissed or approved.`
    ]
  };
}
function requestedItems({ reviews }) {
  return reviews.flatMap(
    ({ by, comments }) => comments.length === 0 ? [{ by, text: "no reason was given", place: null }] : comments.map((comment) => ({ by, text: comment.text, place: placeOf2(comment) }))
  );
}
function placeOf2({ path, line }) {
  return path === null || line === null ? path : `${path}:${line}`;
}

// src/core/message/security-sentences.ts
function securityWords(finding) {
  switch (finding.kind) {
    case "security-issue": {
      const what = new Markdown(counted(finding.total, "security issue"));
      return md`${what} found: ${listed(finding.issues, "; ", issueWords)}`;
    }
    case "secret-in-output":
      return md`the output holds what looks like a secret (taken out before it was kept): ${listed(finding.leaks, "; ", leakWords)}`;
    case "no-security-report":
      return md`a security scan is asked for, but no SARIF report of this code was found`;
  }
}
function issueWords({ severity, rule, path, line, message }) {
  const at = path === null ? md`` : md` in ${place(path, line)}`;
  return md`${new Markdown(severity)} ${code(rule)}${at}: ${code(message)}`;
}
function leakWords({ shape, test, path, line }) {
  const owner = test === null ? md`the command's output` : code(test);
  const at = path === null ? md`` : md` (${place(path, line)})`;
  return md`${new Markdown(shape)} in ${owner}${at}`;
}
function place(path, line) {
  return code(line === null ? path : `${path}:${line}`);
}
function securityQuestion(finding, severity) {
  if (severity !== "blocking") return void 0;
  switch (finding.kind) {
    case "security-issue":
      return {
        text: md`The scanners report ${listed(finding.issues.slice(0, 1), "", issueWords)}${others(finding.total - 1)}. Is it real?`,
        options: [
          md`**Real**: the code changes, and the scan runs again.`,
          md`**A false alarm**: someone who may accepts it in the scanner (suppression or baseline) and says why.`
        ]
      };
    case "secret-in-output":
      return {
        text: md`There was a ${listed(finding.leaks.slice(0, 1), "", leakWords)}${others(finding.leaks.length - 1)}. Can it be used?`,
        options: [
          md`**It is real**: revoke it now, for the log of the run still has it; then the test stops printing it.`,
          md`**It is made up**: the test uses a value that does not look like one.`
        ]
      };
    case "no-security-report":
      return {
        text: md`No SARIF report of this code was found. Did the scanner not run, or does it write elsewhere?`,
        options: [
          md`**It did not run**: the step is repaired, and runs before Umpire.`,
          md`**Elsewhere**: \`security.sarif\` names the place.`
        ]
      };
  }
}
function others(amount) {
  return amount > 0 ? md` (and ${amount} more)` : md``;
}

// src/core/message/new-loop.ts
function newLoopWords({ evidence, call }, freshAttempts = call.maxAttempts) {
  const attempts = counted(freshAttempts, "attempt");
  return new Markdown(
    evidence.workflow ? `the next push opens a new loop with ${attempts}` : `\`umpire ledger reset\` starts a new loop with ${attempts}`
  );
}
function acceptedWords({ evidence }) {
  return new Markdown(
    evidence.workflow ? "someone says why, and `tampering.severity` lets it pass on the base branch" : "someone says why, and starts a new loop with `umpire ledger reset`"
  );
}

// src/core/message/tampering-words.ts
var WHAT = {
  "test-removed": md`a test was removed`,
  "test-skipped": md`a test was skipped`,
  "test-emptied": md`a test no longer checks anything`,
  "assertion-removed": md`a check was removed from a test`,
  "assertion-loosened": md`a check was loosened`,
  "snapshot-rewritten": md`a snapshot was rewritten`,
  "timeout-raised": md`a time limit or a number of retries was raised`,
  "coverage-exclude-added": md`code was excluded from coverage`,
  "threshold-lowered": md`a threshold was lowered`,
  "lint-weakened": md`a lint rule was weakened`,
  "ci-weakened": md`the pipeline was weakened`,
  "workflow-changed": md`the workflow that tests this work is changed by it, so a person should look at what it runs and records`,
  "report-edited": md`a report is part of the change`,
  "umpire-config-changed": md`the rules of this judgement were changed`,
  "protected-test-changed": md`a protected test was changed`
};
function tamperingWords(what, places2) {
  return md`${WHAT[what]}${atPlaces(places2)}`;
}
function atPlaces(places2) {
  return places2.length === 0 ? md`` : md` (${listed(places2, "; ", placeWords)})`;
}
function placeWords({ path, line, side, text, detail }) {
  const place2 = code(`${path}:${line}`);
  const was = side === "old" ? md`, was ` : md` `;
  return md`${place2}${was}${code(text === "" ? detail : text, 100)}`;
}
function tamperingQuestion(finding, latest) {
  if (finding.severity !== "blocking") return void 0;
  return {
    text: md`${tamperingWords(finding.what, finding.places)}. Was that intended, and why?`,
    options: [md`**Yes**: ${acceptedWords(latest)}.`, md`**No**: it comes back as it was on the base.`]
  };
}

// src/core/message/triage-words.ts
function staleWords({ path, why }) {
  return why === "committed" ? md`${code(path)} is in git as it lies here, so no run wrote it, and it proves nothing` : md`${code(path)} is to the last byte the report of other code, so it proves nothing`;
}
var CAUSES = {
  infrastructure: md`the infrastructure failed`,
  dependency_outage: md`a service that the tests need did not answer`,
  missing_secret: md`a secret is missing that pull requests from forks do not get`,
  base_already_red: md`the base is already red`,
  flaky: md`tests gave both results on this very code`
};
function notFixableWords({ cause, tests, evidence, isAll, seen, bound }) {
  const which = tests.length === 0 ? md`` : md` for ${listed(tests, ", ", (test) => code(test))}`;
  const times = seen < bound ? `not counted (${seen + 1} of ${bound})` : `no longer left uncounted after ${counted(bound, "run")}`;
  const spent = isAll ? new Markdown(`; ${times}`) : md``;
  return md`not to be mended here: ${CAUSES[cause]}${which} (${code(evidence)})${spent}`;
}
var OPTIONS = {
  infrastructure: [
    md`**Outside**: someone with access repairs it, and the tests run again.`,
    md`**The code**: it uses too much, or what it should not; the change is looked at.`
  ],
  dependency_outage: [
    md`**Wait**: the tests run again once the service answers.`,
    md`**Do without**: the tests get a stand-in for it.`
  ],
  missing_secret: [
    md`**Run it for them**: someone with access starts the tests in the repository itself.`,
    md`**Do without**: the tests skip what needs the secret when it is not there.`
  ],
  base_already_red: [
    md`**The base first**: it is repaired, and this work is rebased.`,
    md`**Here**: this work repairs it, too.`
  ],
  flaky: [
    md`**Mend the tests**: they are made to give one result.`,
    md`**The code**: it behaves in two ways, and that is the bug.`
  ]
};
function notFixableQuestion(finding) {
  if (!finding.isAll) return void 0;
  const words2 = CAUSES[finding.cause].text;
  const cause = new Markdown(words2.charAt(0).toUpperCase() + words2.slice(1));
  return {
    text: md`${cause}: ${code(finding.evidence)}. Where is that to be mended?`,
    options: OPTIONS[finding.cause]
  };
}
function staleQuestion(reports) {
  return {
    text: md`${listed(reports, "; ", staleWords)}. Where does a run of this code leave its report?`,
    options: [
      md`**There**: the old file is taken out of git or deleted, and the tests run again.`,
      md`**Elsewhere**: the report pattern is corrected.`
    ]
  };
}

// src/core/message/unanalysed-words.ts
function unanalysedWords({ tests, commits }) {
  const what = listed(commits, ", ", (sha) => code(shortCommit(sha)));
  const attempt = commits.length === 0 ? md`this attempt` : md`this attempt (${what})`;
  const before = listed(tests, ", ", (test) => code(test));
  return md`${attempt} says nothing about the failure before it (${before}): no \`Root-cause:\`, no file of its trace, no word of it`;
}

// src/core/message/sentence.ts
function sentence(finding) {
  switch (finding.kind) {
    case "failing-tests":
      return md`${words(finding.tests, "test fails", "tests fail")}: ${names(finding.tests)}`;
    case "suite-errors":
      return md`${words(finding.suites, "suite")} broke outside any test: ${names(finding.suites)}`;
    case "command-failed":
      return finding.exitCode === null ? md`the command was ended by a signal although no reported test failed` : md`the command ended with exit code ${finding.exitCode} although no reported test failed`;
    case "timeout":
      return md`the command was killed after ${finding.timeoutSeconds} s (\`timeout_exceeded\`)`;
    case "no-evidence":
      return finding.refusedSkip ? md`${NO_EVIDENCE[finding.reason]}; the skip that was asked for gives no reason, and is refused` : NO_EVIDENCE[finding.reason];
    case "stale-evidence":
      return listed(finding.reports, "; ", staleWords);
    case "execution-skipped":
      return skippedWords(finding.source, finding.reason);
    case "not-fixable-here":
      return notFixableWords(finding);
    case "missing-jobs":
      return md`${finding.jobs.length} of ${finding.expected} jobs left a record (${names(finding.jobs)}); what the others would have shown is unknown`;
    case "identity-mismatch":
      return md`a record claims another ${names(finding.claims)} than GitHub knows of its run, so it proves nothing`;
    case "details-expired":
      return md`details expired: GitHub only still says that the run ended as ${code(finding.conclusion)}`;
    case "unreadable-report":
      return listed(finding.reports, "; ", (report) => {
        return md`${code(report.path)} is unreadable: ${code(report.error.message)}`;
      });
    case "regression": {
      const what = words(finding.tests, "test that passed before fails", "tests that passed before fail");
      return md`${what} now: ${names(finding.tests.map(({ test }) => test))}`;
    }
    case "silenced-tests": {
      const what = words(finding.tests, "test was", "tests were");
      return md`${what} silenced (now skipped, or gone while failing): ${names(finding.tests)}${atPlaces(finding.places)}`;
    }
    case "removed-tests":
      return md`${words(finding.tests, "test is", "tests are")} no longer there: ${names(finding.tests)}${atPlaces(finding.places)}`;
    case "tampering":
      return tamperingWords(finding.what, finding.places);
    case "flaky-tests":
      return md`${words(finding.tests, "test")} gave both results on the same code (flaky): ${names(finding.tests)}`;
    case "new-flaky-tests":
      return md`${words(finding.tests, "flaky test")} came with this work: ${names(finding.tests)}`;
    case "no-progress":
      return noProgressWords(finding.pattern, finding.attempts);
    case "unanalysed-retry":
      return unanalysedWords(finding);
    case "coverage-below":
      return md`the changed lines are not covered as required: ${listed(finding.types, "; ", belowWords)}`;
    case "coverage-no-data":
      return coverageUnknown(finding);
    case "missing-tests":
      return md`tests that such a change needs were not found: ${listed(finding.tests, "; ", missingWords)}`;
    case "unproven-fix":
      return unprovenWords(finding);
    case "accidental-green": {
      const what = words(finding.tests, "new test passes", "new tests pass");
      return md`${what} without the fix, too, and would not have caught the bug: ${names(finding.tests)}`;
    }
    case "unknown-error-type":
      return md`no failure has a known error type (\`unknown_error_type\`)`;
    case "security-issue":
    case "secret-in-output":
    case "no-security-report":
      return securityWords(finding);
    case "changes-requested":
    case "review-pending":
      return reviewWords(finding);
    case "report-warnings":
      return md`reports: ${names(finding.warnings)}`;
  }
}
var NO_EVIDENCE = {
  "no-report": md`the run left no test report, so nothing shows that a test ran`,
  "no-test": md`the reports hold no test case, so nothing shows that a test ran`,
  "all-skipped": md`every test was skipped, so nothing shows that the code works`
};
function words(items, one, many) {
  return new Markdown(counted(items.length, one, many));
}
function names(ids) {
  return listed(ids, ", ", (id) => code(id));
}

// src/core/message/source-place.ts
function placeOfRun(workflow) {
  const repository = workflow?.url.split("/actions/runs/")[0];
  if (!workflow || !repository || repository === workflow.url) return null;
  return { address: `${repository}/blob/${workflow.headSha}`, differing: /* @__PURE__ */ new Set() };
}
function lineLinks({ path, ranges }, place2) {
  if (!place2 || place2.differing.has(path)) return new Markdown(lineWords(ranges));
  return new Markdown(
    lineWords(ranges, (words2, [first, last]) => {
      const anchor = first === last ? `L${first}` : `L${first}-L${last}`;
      return fileLink(new Markdown(words2), place2.address, path, anchor).text;
    })
  );
}

// src/core/message/coverage-view.ts
var SHOWN_PLACES = 3;
function coverageView(coverage, shownGaps, place2 = null) {
  const judged = coverage?.judged;
  const { byType = [], gaps = [], hiddenGaps = 0 } = judged ?? {};
  return {
    headline: coverageHeadline(coverage),
    rows: byType.map((type) => row(type, gaps, place2)),
    gaps: gaps.slice(0, shownGaps).map(gapSentence),
    hidden_gaps: hiddenGaps + Math.max(0, gaps.length - shownGaps)
  };
}
function coverageHeadline(coverage) {
  if (!coverage) return md`not measured`;
  const { patch, judged, noData } = coverage;
  if (judged?.problem)
    return md`not judged: ${coverageUnknown({ problem: judged.problem, reasons: [], paths: noData })}`;
  const { total = 0 } = patch ?? {};
  const lines = patch && total > 0 ? `${ratioWords(patch)} changed lines run` : "no changed line was measured";
  return new Markdown(judged ? `${lines}: ${judged.verdict}` : lines);
}
function row({ codeType, required, base, verdict, proof, ...lines }, gaps, place2) {
  return {
    type: TYPE_WORDS[codeType],
    required: requiredWords(required, base),
    measured: ratioWords(lines),
    missing: places(
      gaps.filter((gap) => gap.codeType === codeType),
      place2
    ),
    verdict: md`${new Markdown(verdict)}${provedWords(proof)}`
  };
}
function places(gaps, place2) {
  const shown = gaps.slice(0, SHOWN_PLACES).map((gap) => md`${cell(gap.path)} ${lineLinks(gap, place2)}`);
  const more = gaps.length > SHOWN_PLACES ? md` and ${gaps.length - SHOWN_PLACES} more` : md``;
  return md`${joined(shown, ", ")}${more}`;
}

// src/core/change/is-documentation-path.ts
var DOCUMENTATION = /\.(md|mdx|markdown|rst|adoc)$|^docs?\/.*\.(txt|png|jpe?g|gif|svg)$|(^|\/)(LICENSE|NOTICE|AUTHORS)(\.txt)?$/i;
function isDocumentationPath(path) {
  return DOCUMENTATION.test(path);
}

// src/core/memory/patterns/trust.ts
var FEWEST = 2;
var EFFECTIVE = 0.7;
var Z = 1.96;
function wilsonLowerBound({ frequency: n, success_count: successes }) {
  const share = successes / n;
  const square = Z * Z;
  const centre = share + square / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * n)) / n);
  return Math.max(0, (centre - spread) / (1 + square / n));
}
function isEnough({ frequency }) {
  return frequency >= FEWEST;
}
function isEffective(count) {
  return isEnough(count) && count.success_count / count.frequency > EFFECTIVE;
}

// src/core/memory/patterns/recall.ts
var NEARNESS = ["same-cause", "same-error-here", "same-error", "same-kind-here"];
function recall(cause, patterns) {
  return patterns.flatMap((pattern) => {
    const nearness = nearnessOf(cause, pattern);
    return nearness ? [{ pattern, nearness }] : [];
  }).sort((left, right) => rankOf(left) - rankOf(right) || trustIn(right) - trustIn(left));
}
function matchedPatterns(failures, patterns) {
  const recalled = groupByCause(failures).flatMap((cause) => recall(cause, patterns));
  return [...new Set(recalled.map(({ pattern }) => pattern.pattern_id))];
}
function rankOf({ nearness }) {
  return NEARNESS.indexOf(nearness);
}
function trustIn({ pattern }) {
  return isEnough(pattern) ? wilsonLowerBound(pattern) : 0;
}
function nearnessOf({ fingerprint, example }, { observations, pattern, category }) {
  if (observations.some((seen) => seen.fingerprint === fingerprint)) return "same-cause";
  const here = example.frame ? folderOf(example.frame.file) : null;
  const isHere = here !== null && observations.some(({ file }) => file !== null && folderOf(file) === here);
  if (pattern === signatureOf(example)) return isHere ? "same-error-here" : "same-error";
  const kind = rootCauseOf(example);
  return isHere && kind !== "other" && kind === category ? "same-kind-here" : null;
}
function folderOf(file) {
  return file.slice(0, file.lastIndexOf("/") + 1);
}

// src/core/memory/primary-file.ts
function primaryFile(evidence) {
  if (!evidence) return "(no run yet)";
  const votes = /* @__PURE__ */ new Map();
  for (const { frame } of evidence.failures) {
    if (frame && !isTestPath(frame.file)) votes.set(frame.file, (votes.get(frame.file) ?? 0) + 1);
  }
  const [blamed] = [...votes].sort((left, right) => right[1] - left[1]);
  return blamed?.[0] ?? mostChanged(evidence) ?? evidence.failures[0]?.testFile ?? "(no file changed)";
}
function mostChanged({ code: { files } }) {
  const bySize = [...files].sort((left, right) => size(right) - size(left));
  const code2 = bySize.filter(({ path }) => !isTestPath(path) && !isDocumentationPath(path));
  return (code2.find(({ path }) => !SET_UP.test(path)) ?? code2[0] ?? bySize[0])?.path;
}
var SET_UP = /(?:^|\/)\.[^/]+\/|\.(?:json[c5]?|ya?ml|toml|ini|cfg|conf|properties|lock)$/;
function size(file) {
  return file.added + file.removed;
}

// src/core/memory/cause-place.ts
function causePlace({ frame, callers = [] }, { code: code2 }) {
  if (!frame) return null;
  const frames = [frame, ...callers];
  const files = new Map(code2.files.map((file2) => [file2.path, file2]));
  const inLine = (at) => files.get(at.file)?.lines?.some(([first, last]) => first <= at.line && at.line <= last) ?? false;
  const line = frames.find((at) => inLine(at) && !isTestPath(at.file)) ?? frames.find(inLine);
  if (line) return { frame: line, changed: "line" };
  const file = frames.find((at) => files.has(at.file) && !isTestPath(at.file));
  if (file) return { frame: file, changed: "file" };
  return { frame, changed: files.has(frame.file) ? "file" : "no" };
}
function commitOf({ frame, changed }, latest, runs) {
  if (changed === "line") {
    const commits2 = latest.code.files.flatMap(
      (file) => file.path === frame.file ? file.commits ?? [] : []
    );
    return commits2.find(({ line }) => line === frame.line)?.commit ?? null;
  }
  const commits = runs.flatMap(({ fix }) => fix?.commits ?? []);
  return commits.findLast(({ files = [] }) => files.includes(frame.file))?.sha ?? null;
}

// src/core/memory/analyse-causes.ts
function analyseCauses(judgements, latest, patterns) {
  return groupByCause(latest.evidence.failures).map((cause) => {
    const { example } = cause;
    const category = rootCauseOf(example);
    const place2 = causePlace(example, latest.evidence);
    const runs = judgements.map(({ evidence }) => evidence);
    return {
      cause,
      category,
      strategy: fixStrategyFor(example, category),
      place: place2,
      commit: place2 && commitOf(place2, latest.evidence, runs),
      tried: place2 ? triedAt(place2.frame.file, cause, judgements, latest) : [],
      known: recall(cause, patterns)
    };
  });
}
function triedAt(file, { fingerprint }, judgements, { loop }) {
  const ofLoop = judgements.filter((judgement) => judgement.loop === loop);
  const first = ofLoop.findIndex((judgement) => hasCause(judgement, fingerprint));
  const code2 = ofLoop[first]?.evidence.code.hash;
  const later = ofLoop.slice(first + 1).filter(
    ({
      evidence: {
        fix,
        code: { hash }
      }
    }) => hash !== code2 && touches(fix?.files ?? [], file)
  );
  return [...new Map(later.map((judgement) => [judgement.attempt, judgement])).values()];
}
function touches(files, file) {
  return files.some(({ path }) => path === file);
}
function hasCause({ evidence }, fingerprint) {
  return evidence.failures.some((failure) => fingerprintOf(failure) === fingerprint);
}

// src/core/message/known-fixes.ts
function countWords(pattern) {
  if (!isEnough(pattern)) return "seen once, and worked";
  return `worked ${pattern.success_count} of ${pattern.frequency} times`;
}
var NEAR = {
  "same-cause": "this very cause",
  "same-error-here": "the same error nearby",
  "same-error": "the same error elsewhere",
  "same-kind-here": "a fault of this kind nearby"
};
function knownWords(known) {
  const [best] = known;
  if (!best) return md``;
  const { pattern, nearness } = best;
  return md` Memory, of ${new Markdown(NEAR[nearness])}${placesOf(pattern)}: ${code(pattern.fix_strategy)} ${new Markdown(countWords(pattern))}.`;
}
function placesOf({ observations }) {
  const [folder] = observations.flatMap(({ file }) => file === null ? [] : [folderOf(file)]);
  return folder ? md` in ${code(folder)}` : md``;
}
function knownText(known) {
  const [best] = known;
  if (!best) return null;
  const { pattern, nearness } = best;
  return `${NEAR[nearness]}: ${oneLine(pattern.fix_strategy, 200)} (${countWords(pattern)})`;
}
function offeredFix(known) {
  const offered = known.find(({ pattern }) => pattern.fix_template !== void 0);
  return offered ? oneLine(offered.pattern.fix_strategy, 300) : null;
}

export {
  runState,
  commandFailed,
  executed,
  missingJobs,
  tally,
  isDocumentationPath,
  isTestPath,
  compareOutcomes,
  isFailing,
  BASE_ID,
  historyFrom,
  remember,
  forgetVanished,
  wasAlwaysSo,
  newSince,
  provenFlaky,
  shortCommit,
  attemptWords,
  attemptAndCommit,
  failingSince,
  sameValuesSince,
  testName,
  counted,
  blockedText,
  maskValues,
  fingerprintOf,
  signatureOf,
  groupByCause,
  isEffective,
  recall,
  matchedPatterns,
  ADVICE,
  analyse,
  describeFailure,
  primaryFile,
  percentOf,
  ratioWords,
  requiredWords,
  gapSentence,
  NO_DATA_WORDS,
  NO_DATA_HINTS,
  TEST_WORDS,
  listed,
  belowWords,
  missingWords,
  coverageUnknown,
  newLoopWords,
  acceptedWords,
  proofQuestion,
  reviewQuestion,
  requestedItems,
  securityQuestion,
  tamperingQuestion,
  notFixableQuestion,
  staleQuestion,
  sentence,
  names,
  placeOfRun,
  coverageView,
  coverageHeadline,
  analyseCauses,
  hasCause,
  countWords,
  knownWords,
  knownText,
  offeredFix
};
