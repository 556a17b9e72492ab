import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  AttemptDocument,
  CaseDocument,
  askQuestion,
  caseDocument
} from "./chunk-MPOS4UWX.js";
import {
  addEvidence,
  addTold,
  diffSummary,
  isBeyondTheCode,
  judge,
  learn,
  ledgerId,
  unexpired,
  writeSession
} from "./chunk-RL2JNOXM.js";
import {
  judgeChange,
  loadBaseline,
  loadProof,
  measureReports,
  missingTests,
  proofVerdict,
  typedFiles
} from "./chunk-CJMZRCYG.js";
import {
  classify,
  globMatcher,
  likeness,
  parseDiff
} from "./chunk-L2TGGAES.js";
import {
  exemptPath
} from "./chunk-FETY4OHT.js";
import {
  analyseCauses,
  attemptAndCommit,
  attemptWords,
  blockedText,
  countWords,
  counted,
  coverageView,
  failingSince,
  groupByCause,
  hasCause,
  isFailing,
  isTestPath,
  knownWords,
  matchedPatterns,
  newLoopWords,
  percentOf,
  placeOfRun,
  primaryFile,
  recall,
  sentence,
  shortCommit,
  tally,
  testName
} from "./chunk-4J3IG5WM.js";
import {
  findSecurity,
  mustBeSarif
} from "./chunk-ZGZSONUI.js";
import {
  COVERAGE_GLOBS,
  ERROR_TYPES,
  NEVER_SEARCHED,
  ROOT_CAUSES,
  TEST_GLOBS,
  iso_exports,
  redact,
  skipBecause,
  skipInBody
} from "./chunk-6V7ABJCP.js";
import {
  inlines
} from "./chunk-RLDAFMYN.js";
import {
  Markdown,
  cell,
  code,
  fence,
  joined,
  md,
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  require_dist
} from "./chunk-7MVURXQ7.js";
import {
  REPORT_PARTS,
  channelsOf,
  reportParts
} from "./chunk-VK362HHO.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  number,
  object,
  string
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import {
  __toESM
} from "./chunk-KPOE4I3O.js";

// src/app/attempt-coverage.ts
var MAX_GAPS = 50;
var MAX_RANGES = 20;
var MAX_PATHS = 100;
var MOST_LETTERS = 2e5;
var NO_HINTS = { labels: [], issueType: null, title: null, branch: null };
async function attemptCoverage(code2, { expected, reports: found, stale }, { hints, proof, change }, config, world) {
  const reports = found.flatMap(({ result }) => result.kind === "coverage" ? [result] : []);
  if (reports.length === 0) {
    if (stale.length > 0) return unjudged("stale-report", expected);
    return expected ? unjudged("no-report", expected) : null;
  }
  if (!code2.base || !change) return await withoutBase(reports, expected, config, world);
  const { answer, measured } = await judgeChange(
    {
      change,
      hints,
      base: code2.base,
      reports,
      baseline: await loadBaseline(void 0, config, world),
      proof
    },
    config,
    world
  );
  const shown2 = answer.gaps.slice(0, MAX_GAPS);
  return {
    lines: measured.lines,
    patch: answer.patch,
    noData: answer.noData.slice(0, MAX_PATHS),
    unmatched: measured.unmatched.slice(0, MAX_PATHS),
    judged: {
      verdict: answer.verdict,
      problem: null,
      expected,
      byType: answer.byType,
      gaps: shown2.map((gap) => ({
        ...gap,
        ranges: gap.ranges.slice(0, MAX_RANGES),
        branches: gap.branches.slice(0, MAX_RANGES)
      })),
      hiddenGaps: answer.gaps.length - shown2.length
    },
    ...isSmall(answer.changed) && { changed: answer.changed }
  };
}
function isSmall(changed) {
  const letters = changed.reduce(
    (sum, { path, covered, missed, whole }) => sum + path.length + covered.length + missed.length + (whole?.covered.length ?? 0) + (whole?.missed.length ?? 0),
    0
  );
  return letters <= MOST_LETTERS;
}
async function withoutBase(reports, expected, config, world) {
  const { lines: lines2, unmatched } = await measureReports(reports, await world.code.tracked(), config, world);
  return { ...unjudged("no-base", expected), lines: lines2, unmatched: unmatched.slice(0, MAX_PATHS) };
}
function unjudged(problem, expected) {
  return {
    lines: { covered: 0, total: 0 },
    patch: null,
    noData: [],
    unmatched: [],
    judged: { verdict: "no-data", problem, expected, byType: [], gaps: [], hiddenGaps: 0 }
  };
}

// src/app/find-skip.ts
var SKIP_TRAILER = "Execution-skip";
async function findSkip({ executionSkip: given, body }, code2, { execution_gate: { allow_skip } }, world) {
  const safe = (text) => redact(text, world.secrets);
  if (given !== void 0) return mustBeAllowed(safe(given), allow_skip);
  if (!allow_skip) return null;
  const words2 = await world.code.trailer(code2, SKIP_TRAILER);
  if (words2 !== null) return skipBecause("commit", safe(words2));
  return body === void 0 ? null : skipInBody(safe(body));
}
function mustBeAllowed(given, isAllowed) {
  if (!isAllowed)
    throw new UserError(
      "skip-not-allowed",
      "`--execution-skip` was given, but `execution_gate.allow_skip` is false.",
      "Run the tests, or ask whoever owns the configuration."
    );
  const skip = skipBecause("command-line", given);
  if (skip.reason !== null) return skip;
  throw new UserError(
    "skip-without-reason",
    `\`--execution-skip ${given}\` gives no reason, and a skip without one is refused.`,
    'Say why no test can run, such as `--execution-skip "only comments changed"`.'
  );
}

// src/app/must-hold-tests.ts
function mustHoldTests({ reports, stale }, rule2) {
  const unreadable = reports.flatMap(
    ({ path, result }) => result.kind === "unreadable" ? [{ path, error: result.error }] : []
  );
  if (unreadable.length > 0) {
    const list3 = unreadable.map(({ path, error }) => `  ${path}: ${error.message} ${error.hint}`).join("\n");
    throw new UserError(
      "report-unreadable",
      `${unreadable.length} of ${reports.length} test reports cannot be read:
${list3}`,
      "A run that left such a report is no evidence. Run the tests again, or correct the pattern."
    );
  }
  const tests = reports.flatMap(({ result }) => result.kind === "test" ? [result] : []);
  if (tests.some((report) => report.cases.length + report.suiteProblems.length > 0)) return;
  if (rule2.gate?.excuse) return;
  const patterns = rule2.globs.join(", ");
  const [old] = stale;
  const blocked = (code2, found, hint) => new UserError(code2, blockedText(found, rule2.gate?.code ?? null), hint);
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
  throw blocked("no-report", `No test report matches ${patterns}.`, rule2.noReportHint);
}

// src/app/report-search.ts
function testSearch({ junit }, { reports }, usual = TEST_GLOBS) {
  return search(usual, junit, reports.junit);
}
function coverageSearch({ coverage }, { reports }) {
  return search(COVERAGE_GLOBS, coverage, reports.coverage);
}
function search(usual, ...asked) {
  const globs = asked.find((list3) => list3.length > 0);
  return globs ? { globs, ignore: [] } : { globs: usual, ignore: NEVER_SEARCHED };
}
async function findCoverage(given, config, sinceMs, tests, world) {
  const known = new Set([...tests.reports, ...tests.stale].map(({ path }) => path));
  const among = tests.reports.filter(({ result }) => result.kind === "coverage");
  const { reports, stale } = await world.reports.find({ ...coverageSearch(given, config), sinceMs });
  return {
    expected: given.coverage.length > 0 || config.reports.coverage.length > 0,
    reports: [
      ...among,
      ...reports.filter(
        ({ path, result }) => !known.has(path) && (result.kind === "coverage" || result.kind === "unreadable")
      )
    ],
    stale: stale.map(({ path }) => path).filter((path) => !known.has(path))
  };
}

// src/core/attempt/changed-lines.ts
var MOST_STRETCHES = 200;
var MOST_LINES = 30;
function failingLines({ files }, failures) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const isChanged = ({ file, line }) => byPath.get(file)?.lines?.some(([first, last]) => first <= line && line <= last) ?? false;
  const found = framesOf(failures).filter(isChanged);
  const distinct = new Map(found.map(({ file, line }) => [`${file}:${line}`, { file, line }]));
  return [...distinct.values()].slice(0, MOST_LINES);
}
function withLineCommits(code2, lines2, commits) {
  const files = code2.files.map((file) => {
    const known = lines2.flatMap(({ file: path, line }, position) => {
      const commit = commits[position];
      return path === file.path && commit ? [{ line, commit }] : [];
    });
    return known.length > 0 ? { ...file, commits: known } : file;
  });
  return { ...code2, files };
}
function withChangedLines(code2, changed, failures) {
  const wanted = new Set(framesOf(failures).map(({ file }) => file));
  const byPath = new Map(changed.map((file) => [file.path, file]));
  const files = code2.files.map((file) => {
    const change = wanted.has(file.path) ? byPath.get(file.path) : void 0;
    return change ? { ...file, lines: stretchesOf(change) } : file;
  });
  return { ...code2, files };
}
function framesOf(failures) {
  return failures.flatMap(({ frame, callers = [] }) => frame ? [frame, ...callers] : []);
}
function stretchesOf({ groups }) {
  return groups.filter(({ added }) => added.length > 0).slice(0, MOST_STRETCHES).map(({ newStart, added }) => [newStart, newStart + added.length - 1]);
}

// src/core/policy/coverage/bug-fix.ts
function bugFix(files, hints, proof, config) {
  const { files: classified } = classify({ files, outlines: /* @__PURE__ */ new Map(), hints, warnings: [] }, config);
  const typed = typedFiles(files, classified, config.change);
  const isFix = typed.some(
    (file) => file.exempt === null && file.codeType === "bug_fix" && file.owed.length > 0
  );
  if (!isFix) return null;
  const requirements = config.coverage_requirements;
  return {
    codeType: "bug_fix",
    missingTests: missingTests("bug_fix", typed, requirements),
    proof: proofVerdict("bug_fix", proof, requirements)
  };
}

// src/core/change/tampering/lines/evidence-of.ts
var LONGEST_TEXT = 200;
function evidenceOf({ file }, kind, line, detail) {
  const { number: number2, side } = line;
  const path = side === "old" ? file.from ?? file.path : file.path;
  return { kind, path, line: number2, side, text: line.text.trim().slice(0, LONGEST_TEXT), detail };
}
function fileEvidence({ file }, kind, detail) {
  const side = file.status === "deleted" ? "old" : "new";
  return { kind, path: file.path, line: 1, side, text: "", detail };
}

// src/core/change/tampering/assertions/assertions.ts
function isAssertion({ code: code2, bare }, { assertion, vacuous }) {
  return assertion.test(code2) && !vacuous.test(bare);
}
function isHollow(line, family) {
  return family.vacuous.test(line.bare) || family.filler.test(line.code) && line.code.trim() !== "";
}
function isNothing({ code: code2 }) {
  return !/\w/.test(code2);
}
var CANDIDATES = 64;
function pairAlike(old, now, least) {
  const unused = now.map((line) => ({ line, words: wordsOf(line) }));
  const pairs = [];
  const left = old.filter((line) => {
    const words2 = wordsOf(line);
    const shares = unused.slice(0, CANDIDATES).map((candidate) => sharedPart(words2, candidate.words));
    const best = Math.max(...shares);
    const [found] = best < least ? [] : unused.splice(shares.indexOf(best), 1);
    if (found) pairs.push({ old: line, now: found.line });
    return !found;
  });
  return { pairs, left, unused: unused.map(({ line }) => line) };
}
function sharedPart(a, b) {
  const shared = [...a].filter((word) => b.has(word)).length;
  return 2 * shared / (a.size + b.size);
}
function wordsOf({ text }) {
  return new Set(text.match(/\w+|[^\w\s]/g));
}

// src/core/change/tampering/lines/source-line.ts
var LONGEST = 1e3;
function sidedGroup({ removed, added, oldStart, newStart }, split) {
  return {
    newStart,
    removed: removed.map((text, index) => sourceLine(text, oldStart + index, "old", split)),
    added: added.map((text, index) => sourceLine(text, newStart + index, "new", split))
  };
}
function sourceLine(full, number2, side, split) {
  const text = full.slice(0, LONGEST);
  return { text, number: number2, side, ...split(text) };
}

// src/core/change/tampering/tests/blocks.ts
var ATTRIBUTE = /^\s*(?:@\w|#!?\[|\[\w[^\]]*\]\s*$|\[\w+\()/;
function blocksOf(lines2, family) {
  const loose = [];
  const blocks = [];
  let marks = [];
  for (const line of lines2) {
    const head = titleBelow(line, marks.at(-1), family) ?? headOf(line, marks, family);
    if (head && !isInside(line, head.kind, blocks.at(-1))) {
      blocks.push({ ...head, head: line, marks, body: [] });
      marks = [];
    } else if (isMark(line, family) || family.opener?.test(line.code) || ATTRIBUTE.test(line.text) && !family.assertion.test(line.code))
      marks.push(line);
    else {
      (blocks.at(-1)?.body ?? loose).push(...marks, line);
      marks = [];
    }
  }
  const [first] = blocks;
  if (first?.kind === "function" && first.marks.length === 0 && marks.some((line) => isMark(line, family)))
    first.kind = "test";
  else if (marks.length > 0) (blocks.at(-1)?.body ?? loose).push(...marks);
  return { loose, blocks };
}
function isInside(line, kind, above) {
  return kind === "function" && above?.kind === "test" && depthOf(line) > depthOf(above.head);
}
var TITLE = /^\s*(?<quote>["'`])(?<name>[^"'`]*)\k<quote>/d;
function titleBelow(line, above, { opener }) {
  const name = above && opener?.test(above.code) ? nameIn(line, [TITLE]) : null;
  return name === null ? null : { kind: "test", name };
}
function headOf(line, marks, family) {
  const test = nameIn(line, family.tests);
  if (test !== null) return { kind: "test", name: test };
  const suite = nameIn(line, family.suites);
  if (suite !== null) return { kind: "suite", name: suite };
  const name = family.function && nameIn(line, [family.function]);
  if (name === null) return null;
  return { kind: [...marks, line].some((mark3) => isMark(mark3, family)) ? "test" : "function", name };
}
function isMark({ text }, { mark: mark3 }) {
  return mark3?.test(text) ?? false;
}
function nameIn({ code: code2, text }, patterns) {
  for (const pattern of patterns) {
    const [start, end] = pattern.exec(code2)?.indices?.groups?.["name"] ?? [];
    if (start !== void 0) return text.slice(start, end).trim();
  }
  return null;
}
function linesOf({ head, marks, body }) {
  return [...marks, head, ...body];
}
function blocksWithin(blocks, block) {
  const at = blocks.indexOf(block);
  const end = blocks.findIndex((other, index) => index > at && depthOf(other.head) <= depthOf(block.head));
  return blocks.slice(at, end === -1 ? blocks.length : end);
}
function depthOf({ text }) {
  return text.search(/\S/);
}

// src/core/change/tampering/assertions/enclosing-test.ts
function enclosingTests({ textOf: textOf2 }) {
  const known = /* @__PURE__ */ new Map();
  return ({ edit, family, start }) => {
    const blocks = known.get(edit) ?? wholeFile(textOf2?.(edit.file.path) ?? "");
    known.set(edit, blocks);
    const block = blocks.findLast(({ head }) => head.number <= start);
    if (block?.kind !== "test") return null;
    return blocksWithin(blocks, block).some(
      (within) => linesOf(within).some((line) => isAssertion(line, family))
    );
    function wholeFile(text) {
      const lines2 = text.split("\n").map((row, index) => sourceLine(row, index + 1, "new", family.split));
      return blocksOf(lines2, family).blocks;
    }
  };
}

// src/core/change/tampering/lines/read-amount.ts
var UNITS = /* @__PURE__ */ new Map([
  ["", 1],
  ["%", 1],
  ["f", 1],
  ["L", 1],
  ["ms", 1],
  ["s", 1e3],
  ["m", 6e4],
  ["h", 36e5]
]);
var NAMED = /* @__PURE__ */ new Map([
  ["time.Millisecond", 1],
  ["time.Second", 1e3],
  ["time.Minute", 6e4],
  ["time.Hour", 36e5]
]);
function readAmount(text) {
  let product = 1;
  for (const part of text.split("*")) {
    const factor = NAMED.get(part.trim()) ?? plainAmount(part.trim());
    if (factor === null) return null;
    product *= factor;
  }
  return product;
}
function plainAmount(text) {
  const [, digits = "", unit = ""] = /^(\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)\s*([a-z%]*)$/i.exec(text) ?? [];
  const scale = UNITS.get(unit);
  return digits === "" || scale === void 0 ? null : Number(digits.replaceAll("_", "")) * scale;
}

// src/core/change/tampering/assertions/loosened.ts
function loosening(old, now, family) {
  if (family.loophole.test(now.bare) && !family.loophole.test(old.bare)) return "it accepts anything now";
  if (rank(now, family) > rank(old, family))
    return `it accepts more than before: ${old.text.trim().slice(0, 120)}`;
  for (const { pattern, worse } of BOUNDS) {
    const [was, is] = [amountIn(old, pattern), amountIn(now, pattern)];
    if (was === null || is === null) continue;
    if (worse === "higher" ? is > was : is < was) return `its bound went from ${was} to ${is}`;
  }
  return null;
}
function rank({ bare }, { partial, vague }) {
  if (vague.test(bare)) return 2;
  return partial.test(bare) ? 1 : 0;
}
var NUMBER = /(?<value>\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/.source;
var END = /\s*[fd]?\s*\)/.source;
var BOUNDS = [
  higher(`(?:LessThan\\w*|Below|below|most|isLessThan\\w*)\\(\\s*${NUMBER}`),
  lower(`(?:GreaterThan\\w*|Above|above|least|isGreaterThan\\w*)\\(\\s*${NUMBER}`),
  lower(`toBeCloseTo\\(.*,\\s*${NUMBER}${END}`),
  higher(
    `(?:closeTo|approximately|BeApproximately|(?<!to)BeCloseTo|WithDelta|InDelta|InEpsilon)f?\\(.*,\\s*${NUMBER}${END}`
  ),
  higher(`\\b(?:rel|abs|delta|rel_tol|abs_tol|atol|rtol)\\s*=\\s*${NUMBER}`),
  lower(`\\bplaces\\s*=\\s*${NUMBER}`),
  higher(`(?:within|Within|offset|be_within)[\\s(]+${NUMBER}`),
  higher(`assert_in_delta.*,\\s*${NUMBER}\\s*\\)?$`),
  higher(`assertEquals\\(.*,.*,\\s*${NUMBER}${END}`),
  higher(`<=?\\s*${NUMBER}`),
  lower(`(?<![=-])>=?\\s*${NUMBER}`)
];
function higher(pattern) {
  return { pattern: new RegExp(pattern), worse: "higher" };
}
function lower(pattern) {
  return { pattern: new RegExp(pattern), worse: "lower" };
}
var LONGEST_CALL = 400;
function amountIn({ bare }, pattern) {
  const value = pattern.exec(bare.slice(0, LONGEST_CALL))?.groups?.["value"];
  return value === void 0 ? null : readAmount(value);
}

// src/core/change/tampering/assertions/lost-assertions.ts
function lostAssertions(stretch, left, stillAsserts) {
  const [first] = left;
  if (!first) return [];
  const { edit, family, now, head } = stretch;
  if (isEmptied(stretch, stillAsserts)) {
    const shown2 = now.find((line) => line !== head && isHollow(line, family)) ?? head ?? first;
    const detail = `it checked something and no longer does: ${first.text.trim().slice(0, 120)}`;
    return [evidenceOf(edit, "test-emptied", shown2, detail)];
  }
  return left.map(
    (line) => evidenceOf(edit, "assertion-removed", line, "the check is gone, and none took its place")
  );
}
function isEmptied(stretch, stillAsserts) {
  const { family, now, head, isWhole } = stretch;
  const asserts = stillAsserts(stretch);
  if (asserts !== null) return !asserts;
  if (now.some((line) => isAssertion(line, family))) return false;
  const rest = now.filter((line) => line !== head && !isNothing(line));
  return isWhole || rest.length > 0 && rest.every((line) => isHollow(line, family));
}

// src/core/change/tampering/assertions/stretches.ts
function stretchesOf2({ groups, pairs }) {
  const named3 = pairs.map(({ old, now }) => ({
    edit: now.edit,
    family: now.family,
    old: [old.block.head, ...old.block.body],
    now: [now.block.head, ...now.block.body],
    start: now.block.head.number,
    head: now.block.head,
    isWhole: isClosed(now.block)
  }));
  const between = groups.map(({ edit, family, old, now, newStart }) => ({
    edit,
    family,
    old: outsideTests(old),
    now: outsideTests(now),
    start: newStart,
    head: null,
    isWhole: false
  }));
  return [...named3, ...between];
}
function outsideTests({ loose, blocks }) {
  return [...loose, ...blocks.filter(({ kind }) => kind !== "test").flatMap(({ body }) => body)];
}
function isClosed({ head, body }) {
  const code2 = [head, ...body].map((line) => line.code).join("");
  const opened = code2.split("{").length - 1;
  return opened > 0 && opened < code2.split("}").length;
}

// src/core/change/tampering/assertions/weakened.ts
var REWRITTEN = 0.5;
function weakenedTests(matched, moved, options) {
  const stillAsserts = enclosingTests(options);
  const spare = /* @__PURE__ */ new Map();
  const spareIn = (edit) => spare.get(edit) ?? [];
  const compared = stretchesOf2(matched).map((stretch) => {
    const { edit, family } = stretch;
    const stays = (line) => isAssertion(line, family) && !moved.has(line);
    const result = pairAlike(stretch.old.filter(stays), stretch.now.filter(stays), 0);
    spare.set(edit, [...spareIn(edit), ...result.unused]);
    return { stretch, ...result };
  });
  return compared.flatMap(({ stretch, pairs, left }) => {
    const elsewhere = pairAlike(left, spareIn(stretch.edit), REWRITTEN);
    spare.set(stretch.edit, elsewhere.unused);
    return [
      ...[...pairs, ...elsewhere.pairs].flatMap(({ old, now }) => compare(stretch, old, now)),
      ...lostAssertions(stretch, elsewhere.left, stillAsserts)
    ];
  });
}
function compare({ edit, family }, old, now) {
  if (isInlineSnapshot(old, family) && isInlineSnapshot(now, family) && old.text.trim() !== now.text.trim())
    return [evidenceOf(edit, "snapshot-rewritten", now, "a snapshot within the test was rewritten")];
  const detail = loosening(old, now, family);
  return detail === null ? [] : [evidenceOf(edit, "assertion-loosened", now, detail)];
}
function isInlineSnapshot({ code: code2 }, { inlineSnapshot }) {
  return inlineSnapshot?.test(code2) ?? false;
}

// src/core/change/tampering/lines/split-line.ts
var STRING = {
  double: /"(?:[^"\\]|\\.)*"/.source,
  single: /'(?:[^'\\]|\\.)*'/.source,
  tick: /`(?:[^`\\]|\\.)*`/.source
};
var SLASHES = /\/\/.*|\/\*.*?(?:\*\/|$)/.source;
var HASH = /(?<![^\s;,(){}[\]'"])#(?![[{]).*/.source;
var CONTINUED = /^\s*\*(?:\s|\/|$)/;
var splitSlashed = splitter([STRING.double, STRING.single, STRING.tick], [SLASHES], CONTINUED);
var splitRust = splitter([STRING.double], [SLASHES], CONTINUED);
var splitHashed = splitter([STRING.double, STRING.single], [HASH]);
var splitPhp = splitter([STRING.double, STRING.single], [SLASHES, HASH], CONTINUED);
function splitter(strings, comments, continued) {
  const parts = new RegExp(`(${strings.join("|")})|(${comments.join("|")})`, "g");
  return (line) => {
    if (continued?.test(line)) return { code: blank(line), bare: blank(line), comment: line };
    let comment3 = "";
    const bare = line.replace(parts, (part, text, _comment, at) => {
      if (text !== void 0) return part;
      comment3 = comment3.padEnd(at) + part;
      return blank(part);
    });
    const code2 = bare.replace(parts, (part) => part.charAt(0) + blank(part.slice(1, -1)) + part.slice(-1));
    return { code: code2, bare, comment: comment3 };
  };
}
function blank(text) {
  return " ".repeat(text.length);
}

// src/core/change/tampering/families/csharp.ts
var csharp = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [],
  suites: [/\bclass\s+(?<name>\w*(?:Tests?|Specs?))\b/d],
  mark: /^\s*\[(?:Fact|Theory|Test|TestCase\w*|TestMethod|DataTestMethod)\b/,
  opener: null,
  function: /\b(?:void|Task(?:<[^>]*>)?|ValueTask)\s+(?<name>\w+)\s*[(<]/d,
  skips: [
    {
      pattern: /\[(?:Fact|Theory|Test|TestCase)\s*\([^)]*\b(?:Skip|Ignore|Explicit)\s*=/,
      detail: "it is told to skip"
    },
    {
      pattern: /\[(?:Ignore|Explicit)\b|,\s*Ignore\b/,
      detail: "a mark was added that keeps it from running"
    },
    { pattern: /\bAssert\.(?:Ignore|Inconclusive|Skip)\w*\(|\bSkip\.If\w*\(/, detail: "it skips itself" }
  ],
  assertion: /\bAssert\.\w+|\.Should\w*\(|\b\w*Assert\.\w+\(|\b(?:Verify|Check|Ensure|Expect)(?:[A-Z]\w*)?\(/,
  vacuous: /\bAssert\.(?:True|IsTrue|That)\(\s*true\s*[,)]|\bAssert\.(?:Equal|AreEqual)\(\s*(\w+)\s*,\s*\1\s*[,)]/,
  filler: /^\s*(?:return(?:\s+Task\.CompletedTask)?|await\s+Task\.CompletedTask)?\s*;?\s*$/,
  partial: /\bAssert\.(?:Contains|StartsWith|EndsWith|Matches|InRange|IsType|IsAssignableFrom|IsInstanceOf\w*|Greater\w*|Less\w*)\b|\.(?:Contain|StartWith|Match|BeGreaterThan\w*|BeLessThan\w*|BeCloseTo|BeApproximately|BeInRange|BeOfType|BeOneOf)\b|\bAssert\.(?:Is)?True\(.*(?:[<>]|\.Contains\()/,
  vague: /\bAssert\.(?:(?:Is)?NotNull|NotEqual|AreNotEqual|(?:Is)?True|(?:Is)?False|NotEmpty|ThrowsAny)\b(?!.*==)|\.(?:NotBe\w*|BeTrue|BeFalse)\(/,
  loophole: /\|\|\s*true\b|\bIt\.IsAny<|\bArg\.Any</,
  inlineSnapshot: null
};

// src/core/change/tampering/families/go.ts
var go = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [
    /^func\s+(?:\([^)]*\)\s*)?(?<name>(?:Test|Fuzz|Example)\w*)\s*\(/d,
    /\.Run\(\s*["`](?<name>[^"`]*)["`]/d,
    /(?<![\w.])[PXF]?(?:It|Specify|Entry)\(\s*["`](?<name>[^"`]*)["`]/d
  ],
  suites: [/(?<![\w.])[PXF]?(?:Describe|Context|When)\(\s*["`](?<name>[^"`]*)["`]/d],
  mark: null,
  opener: null,
  function: /^func\s+(?:\([^)]*\)\s*)?(?<name>\w+)/d,
  skips: [
    { pattern: /\b[tbf]\.Skip(?:f|Now)?\(|\.T\(\)\.Skip\w*\(/, detail: "it skips itself" },
    {
      pattern: /(?<![\w.])[PX](?:It|Describe|Context|Specify|Entry|When)\(/,
      detail: "it was made pending, and does not run"
    },
    {
      pattern: /(?<![\w.])F(?:It|Describe|Context|Specify|Entry|When)\(/,
      detail: "it was focused, which keeps all other tests from running",
      silencesOthers: true
    }
  ],
  assertion: /\b[tbf]\.(?:Errorf?|Fatalf?|Fail|FailNow)\(|\b(?:assert|require|is|qt)\.\w+\(|\b(?:Expect|Eventually|Consistently)\(|\b(?:assert|check|verify|expect|must|want)(?:[A-Z]\w*)?\(/,
  vacuous: /\b(?:assert|require)\.(?:True\(\s*\w+,\s*true|False\(\s*\w+,\s*false|Equal\(\s*\w+,\s*(\w+),\s*\1)\s*[,)]/,
  filler: /^\s*(?:return|_\s*=\s*\w+|[tbf]\.(?:Log|Logf|Helper|Parallel)\(.*\))?\s*;?\s*$/,
  partial: /\.(?:Contains|Subset|ElementsMatch|Regexp|InDelta|InEpsilon|Greater|GreaterOrEqual|Less|LessOrEqual|ErrorContains|IsType|WithinDuration|Len)f?\(|\b(?:ContainSubstring|ContainElement|HavePrefix|MatchRegexp|BeNumerically)\(|\bstrings\.(?:Contains|HasPrefix)\(/,
  vague: /\b(?:assert|require)\.(?:NotNil|NotEmpty|NotEqual|NotZero|Error|True|False)f?\((?!.*==)|\bNotTo\(|\bToNot\(|\bBeTrue\(\)|\bHaveOccurred\(\)/,
  loophole: /\|\|\s*true\b|\bmock\.Anything\b|\bgomock\.Any\(\)/,
  inlineSnapshot: null
};

// src/core/change/tampering/families/javascript.ts
var BEFORE = /(?<![\w.$])/.source;
var TITLE2 = /\s*\(\s*(?<quote>["'`])(?<name>[^"'`]*)\k<quote>/.source;
var CHAIN = /(?:\.(?!describe\b|step\b)\w+(?:\([^()]*\))?)*/.source;
var RUNNERS = "(?:it|test|describe|suite|context|specify)";
var javascript = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [
    new RegExp(`${BEFORE}(?:Deno\\.test|(?:s?t\\.)?[xf]?(?:it|test|specify))${CHAIN}${TITLE2}`, "d"),
    // The end of a table that was given to `each`.
    new RegExp(`^\\s*[\\]\`]\\)?${TITLE2}`, "d")
  ],
  suites: [new RegExp(`${BEFORE}(?:test\\.)?[xf]?(?:describe|suite|context)${CHAIN}${TITLE2}`, "d")],
  mark: null,
  opener: new RegExp(
    `(?:${BEFORE}(?:Deno\\.test|(?:s?t\\.)?[xf]?(?:it|test|specify))${CHAIN}|^\\s*[\\]\`]\\)?)\\s*\\(\\s*$`
  ),
  function: null,
  skips: [
    {
      pattern: new RegExp(
        `${BEFORE}${RUNNERS}(?:\\.\\w+)*\\.(?:skip|skipIf|runIf|todo|fixme|failing|fails)\\b`
      ),
      detail: "a mark was added that keeps it from running or from counting"
    },
    {
      pattern: new RegExp(`${BEFORE}x(?:it|test|describe|context|specify)\\s*[.(]`),
      detail: "an `x` was put before it, and it does not run"
    },
    {
      pattern: new RegExp(`${BEFORE}${RUNNERS}(?:\\.\\w+)*\\.only\\b`),
      detail: "`.only` keeps all other tests from running",
      silencesOthers: true
    },
    {
      pattern: new RegExp(`${BEFORE}f(?:it|describe|context)\\s*[.(]`),
      detail: "an `f` was put before it, which keeps all other tests from running",
      silencesOthers: true
    },
    { pattern: /\b(?:this|t|ctx|context)\.(?:skip|todo)\(/, detail: "it skips itself" },
    { pattern: /(?<![\w.$])pending\(/, detail: "it calls itself pending" },
    { pattern: /\{\s*(?:skip|todo):\s*(?!false|undefined|null)\S/, detail: "it is told to skip" }
  ],
  assertion: /(?<![\w$])(?:expect|assert|should|verify|check|ensure)(?:[A-Z_]\w*)?\s*(?:<.*>)?[.(]|\.should\b/,
  vacuous: /\bexpect\(\s*(true|false|1|0|null|undefined)\s*\)\.\w+(?:\.\w+)*\(\s*\1?\s*\)|\bassert(?:\.ok)?\(\s*(?:true|1)\s*[,)]|\bexpect\.assertions\(\s*0\s*\)/,
  filler: /^\s*(?:return(?:\s+(?:true|undefined|null))?|void 0)?\s*;?\s*$/,
  partial: /\.(?:toMatchObject|toContain\w*|toMatch|toHaveProperty|toBe(?:Greater|Less)Than\w*|toBeInstanceOf|toBeCloseTo|toHaveBeenCalled|toThrow\w*|include|match|above|below|least|most|closeTo|instanceof|oneOf)\(\s*\)?|\.toBeOneOf\(|(?:array|object|string)(?:Containing|Matching)\(/,
  vague: /\.(?:toBeTruthy|toBeFalsy|toBeDefined|exist|ok)\b|\.not\.|\.notEqual\(|\.notStrictEqual\(|\bassert(?:\.ok)?\((?!.*===?)/,
  loophole: /\|\|\s*true\b|\bexpect\.(?:anything\(|any\()|\.toThrow\(\s*\)|\(\s*\/\.[*+]\/\w*\s*\)|\bsetTimeout\(/,
  inlineSnapshot: /\.toMatchInlineSnapshot\(/
};

// src/core/change/tampering/families/jvm.ts
var jvm = {
  split: splitSlashed,
  testsAnywhere: false,
  tests: [
    /\bvoid\s+(?<name>test\w*)\s*\(/d,
    /\bdef\s+["'](?<name>[^"']*)["']\s*\(/d,
    /(?<![\w.])(?:test|should|it)\(\s*"(?<name>[^"]*)"/d
  ],
  suites: [
    /\bclass\s+(?<name>\w*(?:Tests?|Spec|IT))\b/d,
    /(?<![\w.])(?:describe|context)\(\s*"(?<name>[^"]*)"/d
  ],
  mark: /^\s*@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b/,
  opener: null,
  function: /\b(?:void|fun|def|Unit)\s+(?:<[^>]*>\s*)?(?<name>\w+|`[^`]*`)\s*\(/d,
  skips: [
    {
      pattern: /(?<!\w)@(?:[\w.]+\.)?(?:Disabled\w*|Ignore\w*|Enabled(?:If|On|For)\w*|PendingFeature)\b/,
      detail: "a mark was added that keeps it from running"
    },
    { pattern: /@Test\s*\([^)]*\benabled\s*=\s*false/, detail: "it was switched off" },
    {
      pattern: /\bassum(?:e(?:True|False|That|NoException)|ing(?:That)?)\s*\(|\bAssum(?:e|ptions)\.\w+\(/,
      detail: "an assumption was added, which skips it where it does not hold"
    },
    { pattern: /(?<![\w.])x(?:test|should|it|describe|context)\(/, detail: "an `x` was put before it" },
    { pattern: /\bthrow\s+new\s+(?:SkipException|TestAbortedException)\b/, detail: "it skips itself" }
  ],
  assertion: /\b(?:assert|verify|expect|check|ensure|should)(?:[A-Z]\w*)?\s*[({<]|\b(?:assert|shouldBe|shouldThrow|shouldNotBe)\b|\bfail\(|\.andExpect\(/,
  vacuous: /\bassert(?:True\(\s*true|False\(\s*false)\s*[,)]|\bassertEquals\(\s*(\w+)\s*,\s*\1\s*[,)]|\bassertThat\(\s*true\s*\)\.isTrue/,
  filler: /^\s*(?:return(?:\s+Unit)?)?\s*;?\s*$/,
  partial: /\.(?:contains\w*|startsWith|endsWith|matches|is(?:Greater|Less)Than\w*|isBetween|isCloseTo|isInstanceOf|hasSizeGreaterThan|isIn|usingRecursiveComparison)\(|\b(?:containsString|anyOf|hasItems?|greaterThan\w*|lessThan\w*|shouldContain|shouldStartWith|shouldBeGreaterThan)\b|\bassertTrue\(.*[<>]|\bassertInstanceOf\(/,
  vague: /\bassert(?:NotNull|NotEquals|NotSame|True|False)\((?!.*(?:==|\.equals\())|\.is(?:NotNull|NotEmpty|NotEqualTo|True|False)\(|\b(?:notNullValue|anything)\(|\bshouldNotBe\b|\bassertThrows\(\s*(?:Exception|Throwable|RuntimeException)\b/,
  loophole: /\|\|\s*true\b|(?<![\w.])any(?:String|Int|Long|Object|List|Map)?\(|\bArgumentMatchers\.any/,
  inlineSnapshot: null
};

// src/core/change/tampering/families/php.ts
var php = {
  split: splitPhp,
  testsAnywhere: false,
  tests: [
    /\bfunction\s+(?<name>test\w*)\s*\(/d,
    /^\s*(?:it|test)\(\s*(?<quote>["'])(?<name>[^"']*)\k<quote>/d
  ],
  suites: [/^\s*describe\(\s*(?<quote>["'])(?<name>[^"']*)\k<quote>/d, /\bclass\s+(?<name>\w*Test)\b/d],
  mark: /^\s*(?:#\[(?:[\w\\]+\\)?Test\b|\/?\*+\s*@test\b)/,
  opener: null,
  function: /\bfunction\s+(?<name>\w+)\s*\(/d,
  skips: [
    { pattern: /\bmarkTest(?:Skipped|Incomplete)\s*\(/, detail: "it skips itself" },
    {
      pattern: /->(?:skip\w*|todo)\s*\(/,
      detail: "a call was added that keeps it from running"
    },
    {
      pattern: /#\[(?:[\w\\]+\\)?(?:Requires\w+|DoesNotPerformAssertions)\b/,
      detail: "a mark was added that keeps it from running or from checking"
    },
    {
      pattern: /->only\s*\(\s*\)/,
      detail: "`only` keeps all other tests from running",
      silencesOthers: true
    }
  ],
  assertion: /(?:->|::)(?:assert|expect|should|verify|check)(?:[A-Z]\w*)?\s*\(|\bAssert::\w+\(|(?<![\w>:$])expect\(/,
  vacuous: /(?:->|::)assertTrue\(\s*true\s*[,)]|\bexpect\(\s*true\s*\)->toBe(?:True\(\)|\(\s*true\s*\))|(?:->|::)addToAssertionCount\(/,
  filler: /^\s*(?:return)?\s*;?\s*$/,
  partial: /assert(?:Contains\w*|String\w+|Matches\w+|Greater\w+|Less\w+|InstanceOf|ArrayHasKey|EqualsWithDelta)\(|->to(?:Contain\w*|Match\w*|StartWith|BeGreaterThan\w*|BeLessThan\w*|BeInstanceOf|HaveKey)\(/,
  vague: /assert(?:NotNull|NotEmpty|NotEquals|NotSame|True|False)\((?!.*==)|->toBe(?:Truthy|Falsy)\(|->not->|->not\(\)/,
  loophole: /\|\|\s*true\b|\$this->(?:anything|any)\(\)|\bMockery::any\(/,
  inlineSnapshot: null
};

// src/core/change/tampering/families/python.ts
var python = {
  split: splitHashed,
  testsAnywhere: false,
  tests: [/^\s*(?:async\s+)?def\s+(?<name>test\w*)\s*\(/d],
  suites: [/^\s*class\s+(?<name>\w*Test\w*)/d],
  mark: null,
  opener: null,
  function: /^\s*(?:async\s+)?def\s+(?<name>\w+)/d,
  skips: [
    {
      pattern: /\bpytest\.mark\.(?:skip|skipif|xfail)\b|\bmark\.(?:skip|skipif|xfail)\b/,
      detail: "a mark was added that keeps it from running or from counting"
    },
    {
      pattern: /^\s*@(?:unittest\.)?(?:skip(?:If|Unless)?|expectedFailure)\b/,
      detail: "a mark was added that keeps it from running or from counting"
    },
    { pattern: /\bpytest\.(?:skip|xfail|importorskip)\(|\.skipTest\(/, detail: "it skips itself" },
    { pattern: /\braise\s+(?:unittest\.)?SkipTest\b/, detail: "it skips itself" },
    { pattern: /\b__test__\s*=\s*False\b/, detail: "its class is no longer collected" },
    { pattern: /^\s*collect_ignore(?:_glob)?\s*\+?=/, detail: "files are no longer collected" }
  ],
  assertion: /^\s*assert\b|\b(?:assert|check|verify|ensure|expect)(?:[A-Z_]\w*)?\(|\bpytest\.(?:raises|warns)\(/,
  vacuous: /^\s*assert\s+(?:True|1|not\s+False)\s*(?:,.*)?$|\.assertTrue\(\s*True\s*[,)]/,
  filler: /^\s*(?:pass|\.\.\.|return(?:\s+(?:None|True))?)?\s*$/,
  partial: /\.assert(?:In|Regex|Greater\w*|Less\w*|AlmostEqual\w*|CountEqual|IsInstance|Dict\w*Subset)\(|^\s*assert\b(?!.*==).*(?:\bin\b|[<>]|\.startswith\(|\.endswith\(|\bisinstance\(|\bre\.)|\bapprox\(/,
  vague: /\.assert(?:True|False|IsNotNone|NotEqual|NotIn|IsNot)\((?!.*==)|^\s*assert\b.*(?:!=|\bis\s+not\b|\bnot\s+in\b)|^\s*assert\s+(?:not\s+)?[\w.]+(?:\([^()]*\)|\[[^\]]*\])*\s*(?:,.*)?$|\braises\(\s*(?:Base)?Exception\b(?!.*match)/,
  loophole: /\bor\s+True\b|\bmock\.ANY\b|(?<![\w.])ANY\b/,
  inlineSnapshot: /==\s*snapshot\(/
};

// src/core/change/tampering/families/ruby.ts
var ruby = {
  split: splitHashed,
  testsAnywhere: false,
  tests: [
    /^\s*(?:[xf]?(?:it|specify|example|scenario)|test|should|skip|pending)[\s(]+["'](?<name>[^"']*)["'].*(?:\bdo\b|\{)/d,
    /^\s*def\s+(?<name>test_\w+[?!]?)/d
  ],
  suites: [/^\s*(?:RSpec\.)?[xf]?(?:describe|context|feature)[\s(]+["']?(?<name>[^"',]*)/d],
  mark: null,
  opener: null,
  function: /^\s*def\s+(?<name>[\w.]+[?!]?)/d,
  skips: [
    {
      pattern: /^\s*(?:RSpec\.)?x(?:it|describe|context|specify|example|scenario|feature)\b/,
      detail: "an `x` was put before it, and it does not run"
    },
    { pattern: /^\s*(?:skip|pending)\b(?!\s*[=.])/, detail: "it skips itself" },
    {
      pattern: /,\s*(?::(?:skip|pending)\b|(?:skip|pending):\s*(?!false|nil)\S)/,
      detail: "it is told to skip"
    },
    {
      pattern: /^\s*(?:RSpec\.)?f(?:it|describe|context|specify|example|scenario|feature)\b|,\s*(?::focus\b|focus:\s*true)/,
      detail: "it was focused, which keeps all other tests from running",
      silencesOthers: true
    }
  ],
  assertion: /\bexpect\s*[({]|\bis_expected\b|\b(?:assert|refute|check|verify|ensure)(?:_\w+)?\b(?!\s*=)|\.should(?:_not)?\b|\b(?:must|wont)_\w+/,
  vacuous: /\bexpect\(\s*(true|1)\s*\)\.to\s+(?:be|eq|eql|equal)(?:[\s(]+\1|_truthy)\b|^\s*assert(?:\s+|\(\s*)true\b/,
  filler: /^\s*(?:nil|true|return)?\s*$/,
  partial: /\b(?:include|match|start_with|end_with|be_within|be_a|be_an|be_kind_of|be_between|contain_exactly|a_hash_including|hash_including|assert_includes?|assert_match|assert_in_delta|assert_kind_of|assert_operator)\b|\bbe\s*[<>]/,
  vague: /\bbe_(?:truthy|falsey|present)\b|\.(?:not_to|to_not|should_not)\b|\b(?:assert_not\w*|refute\w*)\b|^\s*assert[\s(]+(?!.*==)|\braise_error\s*(?:\)|$)|\bbe\s*$/,
  loophole: /\|\|\s*true\b|\bor\s+true\b|\banything\b/,
  inlineSnapshot: null
};

// src/core/change/tampering/families/rust.ts
var rust = {
  split: splitRust,
  testsAnywhere: true,
  tests: [],
  suites: [/^\s*(?:pub\s+)?mod\s+(?<name>\w*tests?)\b/d],
  mark: /^\s*#\[(?:\w+::)*(?:test|rstest|test_case|case|wasm_bindgen_test|quickcheck|traced_test)\b/,
  opener: null,
  function: /\bfn\s+(?<name>\w+)/d,
  skips: [
    {
      pattern: /#\[\s*ignore\b|#\[\s*cfg_attr\(.*\bignore\b/,
      detail: "a mark was added that keeps it from running"
    },
    { pattern: /#\[\s*should_panic\b/, detail: "it now passes only by panicking" },
    { pattern: /#!?\[\s*cfg\(\s*(?:any\(\s*\)|FALSE\b)/, detail: "it is no longer compiled" }
  ],
  // Code that is no test asserts too, but rarely with these.
  assertion: /(?<!debug_)\b(?:prop_)?assert(?:_\w+)?!\s*\(|\.unwrap_err\(/,
  vacuous: /\bassert!\(\s*true\s*[,)]|\bassert_eq!\(\s*(\w+)\s*,\s*\1\s*[,)]/,
  filler: /^\s*(?:return|Ok\(\(\)\)|\(\)|todo!\(\)|unimplemented!\(\))?\s*;?\s*$/,
  partial: /\bmatches!\(|\bassert!\((?!.*==).*(?:\.contains\(|\.starts_with\(|\.ends_with\(|[^-=]>|<)/,
  vague: /\bassert_ne!|\bassert!\((?!.*(?:==|matches!|\.contains\(|\.(?:starts|ends)_with\(|[^-=]>|<))/,
  loophole: /\|\|\s*true\b/,
  inlineSnapshot: /\bassert_\w*snapshot!\(/
};

// src/core/change/tampering/families/family-of.ts
var FAMILIES = [
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, javascript],
  [/\.pyi?$/, python],
  [/\.go$/, go],
  [/\.(?:java|kts?|groovy|scala)$/, jvm],
  [/\.(?:rb|rake)$/, ruby],
  [/\.rs$/, rust],
  [/\.(?:cs|fs|vb)$/, csharp],
  [/\.php$/, php]
];
function familyOf(path) {
  return FAMILIES.find(([ending]) => ending.test(path))?.[1] ?? null;
}

// src/core/change/tampering/lines/edit.ts
var TEST_DATA = /(?:^|\/)(?:fixtures|__fixtures__|testdata|test-data|__mocks__|__snapshots__)\//;
function editOf(file) {
  const family = familyOf(file.path);
  const groups = file.groups.toSorted((a, b) => a.newStart - b.newStart || a.oldStart - b.oldStart);
  return {
    file,
    family,
    isTest: family !== null && !TEST_DATA.test(file.path) && (family.testsAnywhere || wasOrIsTest(file)),
    groups: isWorthReading(file) ? groups.map((group) => sidedGroup(group, family?.split ?? splitHashed)) : []
  };
}
function wasOrIsTest({ path, from }) {
  return isTestPath(path) || from !== null && isTestPath(from);
}
function isWorthReading({ path }) {
  const exempt = exemptPath(path);
  return exempt !== "vendored" && exempt !== "lock-file" && exempt !== "generated";
}

// src/core/change/tampering/lines/moved-away.ts
function movedAway(edits) {
  const moved = /* @__PURE__ */ new Set();
  for (const edit of edits) cancel([edit], moved);
  cancel(
    edits.filter(({ isTest }) => isTest),
    moved
  );
  cancel(
    edits.filter(({ isTest }) => !isTest),
    moved
  );
  return moved;
}
function cancel(edits, moved) {
  const groups = edits.flatMap((edit) => edit.groups);
  const waiting = /* @__PURE__ */ new Map();
  for (const line of groups.flatMap(({ removed }) => removed)) {
    if (moved.has(line)) continue;
    const alike = waiting.get(line.text.trim());
    if (alike) alike.push(line);
    else waiting.set(line.text.trim(), [line]);
  }
  for (const line of groups.flatMap(({ added }) => added)) {
    const other = moved.has(line) ? void 0 : waiting.get(line.text.trim())?.shift();
    if (other) moved.add(line).add(other);
  }
}

// src/core/change/tampering/rules/places.ts
var inCode = ({ family }) => family !== null;
var inTests = ({ isTest }) => isTest;
var inRust = named(/\.rs$/);
var inPipelines = named(
  /(?:^|\/)(?:\.github\/(?:workflows|actions)\/.*\.ya?ml|action\.ya?ml|\.gitlab-ci\.ya?ml|\.gitlab\/.*\.ya?ml|\.circleci\/config\.ya?ml|azure-pipelines[^/]*\.ya?ml|bitbucket-pipelines\.ya?ml|\.travis\.ya?ml|appveyor\.ya?ml|\.buildkite\/.*|\.drone\.ya?ml|Jenkinsfile[^/]*)$/
);
var inScripts = named(
  /(?:^|\/)(?:package\.json|[Mm]akefile|GNUmakefile|[Jj]ustfile|Taskfile\.ya?ml|Rakefile|composer\.json|tox\.ini|noxfile\.py|pytest\.ini|pyproject\.toml|setup\.cfg|pom\.xml|build\.gradle(?:\.kts)?|\.mvn\/[^/]*|\.pre-commit-config\.ya?ml|\.rspec|\.husky\/[^/]*|lefthook\.ya?ml|[^/]*\.(?:sh|bash)|\.mocharc[^/]*|(?:jest|vitest|vite|playwright|cypress|karma|wdio)\.(?:config|conf)[^/]*|phpunit\.xml[^/]*|[^/]*\.(?:cs|fs|vb)proj|[^/]*\.runsettings|Directory\.Build\.(?:props|targets)|\.config\/nextest\.toml)$/
);
var inCoverageSettings = named(
  /(?:^|\/)(?:\.nycrc[^/]*|\.c8rc[^/]*|nyc\.config[^/]*|\.coveragerc|\.?codecov\.ya?ml|\.simplecov|tarpaulin\.toml|\.?tarpaulin\.toml|sonar-project\.properties|\.testcoverage\.ya?ml|lombok\.config|coverlet[^/]*)$/
);
var inLintSettings = named(
  /(?:^|\/)(?:\.eslintrc[^/]*|eslint\.config\.[^/]*|\.eslintignore|biome\.jsonc?|\.oxlintrc\.json|tslint\.json|tsconfig[^/]*\.json|\.flake8|\.pylintrc|pylintrc|mypy\.ini|\.?ruff\.toml|pyproject\.toml|setup\.cfg|tox\.ini|\.golangci\.ya?ml|\.golangci\.toml|\.rubocop[^/]*\.yml|clippy\.toml|\.clippy\.toml|Cargo\.toml|\.editorconfig|[^/]*\.(?:cs|fs|vb)proj|Directory\.Build\.props|phpstan[^/]*\.neon[^/]*|psalm\.xml[^/]*|phpcs\.xml[^/]*|checkstyle[^/]*\.xml|detekt[^/]*\.yml|package\.json)$/
);
var inUmpireSettings = named(/(?:^|\/)(?:\.github\/)?\.?umpire\.ya?ml$/);
function anyOf(...places) {
  return (edit) => places.some((isHere) => isHere(edit));
}
function named(pattern) {
  return ({ file }) => pattern.test(file.path);
}

// src/core/change/tampering/rules/changed-paths.ts
var SNAPSHOT = /(?:^|\/)(?:__snapshots__|__image_snapshots__|[^/]*-snapshots|goldens?|__goldens__)\/|\.(?:snap|ambr|golden|approved\.\w+|verified\.\w+)$|\.golden\.\w+$|(?:^|\/)golden_[^/]*$/;
var REPORT = /(?:^|\/)(?:junit[^/]*\.xml|[^/]*junit\.xml|TEST-[^/]*\.xml|[^/]*\.trx|test-results\.(?:xml|json)|lcov\.info|[^/]*\.lcov|coverage-final\.json|coverage-summary\.json|coverage\.(?:xml|json|out)|cover\.out|clover\.xml|[^/]*cobertura[^/]*\.xml|[^/]*\.opencover\.xml|jacoco\.xml|\.resultset\.json|ctrf-report\.json)$|(?:^|\/)(?:test-results|surefire-reports|failsafe-reports|TestResults)\/[^/]*\.xml$/;
var SAMPLE = /(?:^|\/)(?:fixtures|__fixtures__|testdata|test-data|samples?|examples?|resources|node_modules)\//;
function changedPaths(options) {
  const isProtected = globMatcher(options.protectedTests);
  const isNamedReport = globMatcher(options.reports);
  return (edit) => {
    const { path, from, status } = edit.file;
    const found = [];
    const say = (kind, detail) => found.push(shown(edit, kind, detail));
    if (SNAPSHOT.test(path) && isRewritten(edit))
      say("snapshot-rewritten", "what was expected was rewritten");
    if (isNamedReport(path) || REPORT.test(path) && !SAMPLE.test(path)) {
      if (status !== "deleted" && status !== "mode")
        say("report-edited", "a report is part of the change: no run wrote it there");
    }
    if (inUmpireSettings(edit))
      say("umpire-config-changed", "the rules of the judgement were changed with the code");
    if (status !== "added" && [path, from].some((name) => name !== null && isProtected(name)))
      say("protected-test-changed", "it may not be changed");
    return found;
  };
}
function isRewritten({ file: { status, removedCount } }) {
  return status !== "deleted" && (removedCount > 0 || status === "binary");
}
function shown(edit, kind, detail) {
  const lines2 = edit.groups.flatMap(({ removed, added }) => [...added.slice(0, 1), ...removed.slice(0, 1)]);
  const [line] = lines2;
  return line ? evidenceOf(edit, kind, line, detail) : fileEvidence(edit, kind, detail);
}

// src/core/change/tampering/rules/line-rule.ts
function addedLines(edit, rules, settled) {
  const here = rules.filter(({ where }) => where(edit));
  if (here.length === 0) return [];
  return edit.groups.flatMap((group) => here.flatMap((rule2) => addedIn(edit, group, rule2, settled)));
}
function addedIn(edit, { removed, added }, rule2, settled) {
  const hits = (lines2) => lines2.filter((line) => rule2.pattern.test(line[rule2.part]) && !settled.has(line));
  const found = hits(added);
  const had = found.length === 0 ? 0 : hits(removed).length;
  return found.slice(had).map((line) => evidenceOf(edit, rule2.kind, line, rule2.detail));
}

// src/core/change/tampering/rules/number-rule.ts
function worseNumbers(edit, rules, settled) {
  return rules.filter(({ where }) => where(edit)).flatMap((rule2) => worseIn(edit, rule2, settled));
}
function worseIn(edit, rule2, settled) {
  const found = [];
  const old = figuresOf(edit, "removed", rule2);
  for (const now of figuresOf(edit, "added", rule2)) {
    const was = takeSame(old, now);
    const before = was?.value ?? rule2.usual;
    if (settled.has(now.line) || before === void 0 || !isWorse(rule2, before, now.value)) continue;
    found.push(evidenceOf(edit, rule2.kind, now.line, `${rule2.what} went from ${before} to ${now.value}`));
  }
  const gone = rule2.goneIsWorse ? old.filter(({ line }) => !settled.has(line)) : [];
  return [...found, ...gone.map(({ line }) => evidenceOf(edit, rule2.kind, line, `${rule2.what} is gone`))];
}
function figuresOf({ groups }, side, { pattern }) {
  return groups.flatMap(
    (lines2, group) => lines2[side].flatMap((line) => {
      const { key = "", value } = pattern.exec(line.bare)?.groups ?? {};
      const amount = value === void 0 ? null : readAmount(value.trim());
      return amount === null ? [] : [{ line, group, key, value: amount }];
    })
  );
}
function takeSame(old, now) {
  const near = old.findIndex(({ key, group }) => key === now.key && group === now.group);
  const at = near === -1 ? old.findIndex(({ key }) => key === now.key) : near;
  return at === -1 ? void 0 : old.splice(at, 1)[0];
}
function isWorse({ worse, zeroIsEndless }, was, is) {
  const [from, to] = [was, is].map(
    (value) => zeroIsEndless && value === 0 ? Number.POSITIVE_INFINITY : value
  );
  return from !== void 0 && to !== void 0 && (worse === "higher" ? to > from : to < from);
}

// src/core/change/tampering/rules/test-commands.ts
var COMMAND = /\b(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+|-r\s+)?(?:test|check|lint|coverage|e2e|verify)[\w:.-]*|npm\s+t\b|npx\s+(?:jest|vitest|mocha|playwright|cypress|eslint|tsc|biome|ava|tap)|(?:jest|vitest|mocha|pytest|phpunit|pest|rspec|tox|nox|nextest|ctest|ruff|mypy|flake8|golangci-lint|rubocop|umpire)(?=\s|$)|python3?\s+-m\s+(?:pytest|unittest|mypy|ruff)|go\s+(?:test|vet)|cargo\s+(?:test|nextest|clippy|llvm-cov|tarpaulin)|dotnet\s+test|(?:mvnw?|gradlew?|sbt)\b[^|;&]*\b(?:test|verify|check)\b|bundle\s+exec\s+\w+|rake\s+(?:test|spec)|make\s+(?:test|check|lint)\b|composer\s+(?:run\s+)?test)/;
var STEP = /\buses:\s*\S*(?:umpire|test-report|codecov|codeql)\S*/;
var HARMLESS = /^(?:--)?(?:-v+|--verbose|--ci|--coverage|--cov(?!-fail)\S*|--junit\S*|--reporters?\S*|--outputFile\S*|--output-file\S*|--logger\S*|--format\S*|-race|-count=1|-cover\S*|-json|--workspace|--all(?:-features|-targets)?|--no-fail-fast|--locked|--collect\S*)?$/;
function weakenedPipelines(edit, moved) {
  if (isRetired(edit)) return [fileEvidence(edit, "ci-weakened", "the workflow is gone from where it ran")];
  if (!inPipelines(edit)) return [];
  const stays = (line) => !moved.has(line);
  return edit.groups.flatMap((group) => {
    const [old, now] = [group.removed.filter(stays), group.added.filter(stays)];
    return [...lostCommands(edit, old, now), ...lostTriggers(edit, old, now)];
  });
}
function lostCommands(edit, old, now) {
  const left = now.filter(isCommand);
  return old.filter(isCommand).flatMap((line) => {
    const other = left.shift();
    if (!other) return [evidenceOf(edit, "ci-weakened", line, "a step that tests or checks is gone")];
    if (onlyTellsMore(line, other)) return [];
    return [
      evidenceOf(edit, "ci-weakened", other, `the command was another: ${line.text.trim().slice(0, 120)}`)
    ];
  });
}
function isCommand({ bare }) {
  return COMMAND.test(bare) || STEP.test(bare);
}
function onlyTellsMore(old, now) {
  const [was, is] = [wordsOf2(old), wordsOf2(now)];
  return [...was].every((word) => is.has(word)) && [...is].every((word) => was.has(word) || HARMLESS.test(word));
}
function wordsOf2({ bare }) {
  return new Set(bare.replace(/(\buses:\s*[^\s@]+)@\S+/, "$1").split(/[\s"',]+/));
}
var TRIGGER = /^\s*(?:-\s*)?(?:pull_request(?:_target)?|merge_request_event|merge_group):?\s*$|^\s*on:.*\bpull_request\b/;
function lostTriggers(edit, old, now) {
  if (now.some(({ bare }) => TRIGGER.test(bare) || /\bpull_request\b/.test(bare))) return [];
  return old.filter(({ bare }) => TRIGGER.test(bare)).map((line) => evidenceOf(edit, "ci-weakened", line, "it no longer runs for pull requests"));
}
var WORKFLOW = /(?:^|\/)\.github\/workflows\/[^/]*\.ya?ml$/;
function isRetired({ file: { path, from, status } }) {
  if (status === "deleted") return WORKFLOW.test(path);
  return status === "renamed" && from !== null && WORKFLOW.test(from) && !WORKFLOW.test(path);
}

// src/core/change/tampering/tables/ci.ts
var inCommands = anyOf(inPipelines, inScripts);
var rule = (pattern, detail, where = inCommands) => ({
  kind: "ci-weakened",
  where,
  part: "bare",
  pattern,
  detail
});
var CI_RULES = [
  rule(/\bcontinue-on-error:\s*(?!false\b)\S/, "the step may fail and the job still passes", inPipelines),
  rule(
    /\b(?:allow_failure|continueOnError|allow_failures|soft_fail):\s*(?!false\b)\S/,
    "the job may fail and still passes",
    inPipelines
  ),
  rule(/^\s*(?:-\s*)?if:\s*["']?(?:\$\{\{\s*)?(?:false|0)\b/, "it never runs", inPipelines),
  rule(/^\s*when:\s*(?:never|manual)\b/, "it does not run by itself", inPipelines),
  rule(/\bfail-fast:\s*true\b/, "one failure cancels the others, and their results are missing", inPipelines),
  rule(/\|\|\s*(?:true|:|exit\s+0|echo\b|return\s+0)(?![\w-])/, "the failure of the command is ignored"),
  rule(/;\s*(?:true|exit\s+0)\s*["']?,?\s*$/, "the failure of the command is ignored"),
  rule(/(?:^|[\s;])set\s+\+e\b/, "failures of commands are ignored"),
  rule(/^\t-(?!-)\S|^\t@?-\s*\w/, "make ignores the failure of the command"),
  rule(
    /--pass(?:WithNoTests|-with-no-tests)\b|\bpassWithNoTests["']?\s*[:=]\s*true/,
    "it passes without any test"
  ),
  rule(/--no-verify\b|\bHUSKY=0\b|\bSKIP=\w/, "checks before a commit are skipped"),
  rule(
    /-D(?:skipTests|skipITs|maven\.test\.skip)(?!=false)\b|<skip(?:Tests|ITs)?>\s*true/,
    "the tests are skipped"
  ),
  rule(
    /\bmaven\.test\.failure\.ignore(?!\s*=\s*false)\b|<testFailureIgnore>\s*true|\bignoreFailures\s*=\s*true/,
    "failing tests do not fail the build"
  ),
  rule(/\s-x\s+\w*[tT]est\b|--exclude-task[= ]\w*[tT]est/, "the tests are left out"),
  rule(
    /--(?:ignore|ignore-glob|deselect|exclude|testPathIgnorePatterns|exclude-tag|exclude-group|exclude-pattern|skip)(?:[= ]|\b["'])\S/,
    "tests are left out of the run"
  ),
  rule(
    /\b(?:testPathIgnorePatterns|norecursedirs|collect_ignore|testIgnore)\b/,
    "tests are left out of the run"
  ),
  rule(/\s-(?:k|m)\s*["'=]?\s*["']?not\b|\s-skip[= ]\S/, "tests are left out of the run"),
  rule(
    /\s--(?:updateSnapshot|update-snapshots?|snapshot-update|force-update-snapshots)\b|\bINSTA_UPDATE=(?:always|unseen)|\bUPDATE_(?:GOLDEN|SNAPSHOTS?)=(?:1|true)/,
    "snapshots are written instead of compared"
  ),
  rule(/\b(?:jest|vitest)\b.*\s-u\b/, "snapshots are written instead of compared"),
  rule(
    /--(?:exit-zero|no-fail|no-error-on-unmatched-pattern|allow-no-tests|suppress-no-test-exit-code)\b/,
    "it passes whatever it finds"
  )
];

// src/core/change/tampering/tables/coverage.ts
var START = /^\s*(?:\/\/+|\/\*+!?|#+|\*+)\s*/.source;
var comment = (pattern) => ({
  kind: "coverage-exclude-added",
  where: inCode,
  part: "comment",
  pattern: new RegExp(pattern),
  detail: "a comment takes code out of the measurement"
});
var mark = (pattern, where = inCode) => ({
  kind: "coverage-exclude-added",
  where,
  part: "code",
  pattern,
  detail: "a mark takes code out of the measurement"
});
var setting = (pattern, where = anyOf(inCoverageSettings, inScripts)) => ({
  kind: "coverage-exclude-added",
  where,
  part: "bare",
  pattern,
  detail: "files or lines are no longer measured"
});
var COVERAGE_RULES = [
  comment(`${START}(?:istanbul|c8|v8)\\s+ignore\\b`),
  comment(`${START}node:coverage\\s+(?:ignore|disable)\\b`),
  comment("#\\s*pragma:\\s*no\\s*(?:cover|branch)\\b"),
  comment("#\\s*:?nocov\\b"),
  comment(`${START}coverage:ignore\\b`),
  comment("\\b(?:LCOV|GCOVR?)_EXCL_"),
  comment(`${START}@codeCoverageIgnore`),
  mark(/#!?\[(?:coverage\(off\)|no_coverage|cfg\(not\((?:tarpaulin|coverage)\w*\)\))/, inRust),
  mark(/\[(?:[\w.]*\.)?ExcludeFromCodeCoverage\b/),
  mark(/(?<!\w)@(?:ExcludeFrom\w*|\w*Generated\w*)(?!\w)/),
  mark(/#\[(?:[\w\\]+\\)?CodeCoverageIgnore\b/),
  setting(/["']?\bcoveragePathIgnorePatterns\b/),
  setting(
    /["']?\b(?:exclude(?:_lines|_also|d?Files?|d?Classes|ByFile|ByAttribute|-files|Node\w*)?|omit|ignore)["']?\s*[:=](?!\s*\[\s*\])/i,
    inCoverageSettings
  ),
  setting(/^\s*(?:-\s*)?["']?!?[\w.*-]*[/*][\w.*/-]*["']?,?\s*$/, inCoverageSettings),
  setting(/^\s*-?\s*["']![^"']+["'],?\s*$|\bcollectCoverageFrom\b.*["']!/, inScripts),
  setting(/^\s*(?:omit|exclude_lines|exclude_also)\s*[=:]/, inScripts),
  setting(/["']?\bexclude["']?\s*:\s*\[\s*[^\]\s]/, inScripts),
  setting(/<(?:exclude|ExcludeByFile|ExcludeByAttribute|ModulePath|Exclude)>/, inScripts),
  setting(/\bsonar\.(?:coverage\.)?exclusions\b/),
  setting(/^\s*add_filter\b/, anyOf(inCoverageSettings, inTests))
];

// src/core/change/tampering/tables/limits.ts
var V = /(?<value>(?:time\.\w+\s*\*\s*)?\d[\d_.]*(?:\s*\*\s*[\d_]+)*(?:\s*\*\s*time\.\w+)?(?:ms|[smh])?)/.source;
var everywhere = anyOf(inTests, inPipelines, inScripts);
var timeout = (pattern, where = everywhere, usual) => ({
  kind: "timeout-raised",
  where,
  pattern: new RegExp(pattern),
  worse: "higher",
  what: "the time allowed",
  zeroIsEndless: true,
  ...usual === void 0 ? {} : { usual }
});
var retries = (pattern) => ({
  kind: "ci-weakened",
  where: everywhere,
  pattern: new RegExp(pattern),
  worse: "higher",
  what: "the number of tries until a test passes",
  usual: 0
});
var LIMIT_RULES = [
  timeout(`\\bjest\\.setTimeout\\(\\s*${V}`, inTests, 5e3),
  timeout(`\\b(?<key>testTimeout)["']?\\s*[:=]\\s*${V}`, everywhere, 5e3),
  timeout(
    `\\b(?<key>hookTimeout|defaultCommandTimeout|pageLoadTimeout|navigationTimeout|actionTimeout)["']?\\s*[:=]\\s*${V}`
  ),
  timeout(`\\bthis\\.timeout\\(\\s*${V}`, inTests, 2e3),
  timeout(`(?<![\\w-])timeout["']?\\s*:\\s*${V}`),
  timeout(`^\\s*\\}\\s*,\\s*${V}\\s*\\)`, inTests, 5e3),
  timeout(`--?(?:test-)?timeout[= ]${V}`),
  timeout(`\\btest\\.setTimeout\\(\\s*${V}`, inTests, 3e4),
  timeout(`\\bmark\\.timeout\\(\\s*(?:timeout\\s*=\\s*)?${V}`, inTests),
  timeout(`^\\s*timeout\\s*=\\s*${V}`, inScripts),
  timeout(`@Timeout\\(\\s*(?:value\\s*=\\s*)?${V}`, inTests),
  timeout(`@Test\\([^)]*\\btimeout\\s*=\\s*${V}`, inTests),
  timeout(
    `\\b(?:of|from_|From)(?<key>[Ss]ec(?:ond)?s|[Mm]illi(?:second)?s|[Mm]in(?:ute)?s)\\(\\s*${V}`,
    inTests
  ),
  timeout(`\\bWithTimeout\\([^,]*,\\s*${V}\\s*\\)`, inTests),
  timeout(`\\btime\\.After\\(\\s*${V}`, inTests),
  timeout(`\\bTimeout\\.timeout[\\s(]+${V}`, inTests),
  timeout(`\\bdefault_max_wait_time\\s*=\\s*${V}`, inTests),
  timeout(`#\\[timeout\\(\\s*${V}`, inTests),
  timeout(`\\[(?:Fact|Theory|Test)\\([^)]*\\bTimeout\\s*=\\s*${V}`, inTests),
  timeout(`\\[(?:Timeout|MaxTime|CancelAfter)\\(\\s*${V}`, inTests),
  timeout(`\\b(?<key>timeoutFor\\w+|defaultTimeLimit)="${V}`, inScripts),
  timeout(`\\btimeout-minutes:\\s*${V}`, inPipelines),
  retries(`(?<![\\w-])retries["']?\\s*[:=]\\s*${V}`),
  retries(`\\bretryTimes\\(\\s*${V}`),
  retries(`--re(?:tries|runs|try)[= ]${V}`)
];

// src/core/change/tampering/tables/lint.ts
var START2 = /^\s*(?:\/\/+|\/\*+!?|#+|\*+)\s*/.source;
var comment2 = (pattern, tool) => ({
  kind: "lint-weakened",
  where: inCode,
  part: "comment",
  pattern: typeof pattern === "string" ? new RegExp(START2 + pattern) : pattern,
  detail: `a comment tells ${tool} to look away`
});
var mark2 = (pattern, where = inCode) => ({
  kind: "lint-weakened",
  where,
  part: "code",
  pattern,
  detail: "a mark silences warnings"
});
var setting2 = (pattern, detail) => ({
  kind: "lint-weakened",
  where: inLintSettings,
  part: "bare",
  pattern,
  detail
});
var LINT_RULES = [
  comment2("(?:eslint|oxlint|tslint:|stylelint)-?disable", "the linter"),
  comment2("biome-ignore", "Biome"),
  comment2("@ts-(?:ignore|nocheck|expect-error)\\b", "the type checker"),
  comment2(/#\s*(?:(?:flake8|ruff):\s*)?noqa\b/i, "the linter"),
  comment2(/#\s*(?:type|pyright|mypy):\s*ignore/, "the type checker"),
  comment2(/#\s*pylint:\s*(?:disable|skip-file)/, "the linter"),
  comment2(/#\s*nosec\b/, "the security check"),
  comment2("(?:nolint\\b|lint:ignore\\b)", "the linter"),
  comment2(/\bNOSONAR\b/, "the linter"),
  comment2("(?:noinspection|CHECKSTYLE[: ]OFF|ktlint-disable|ReSharper disable)\\b", "the linter"),
  comment2(/#\s*(?:rubocop|standard):(?:disable|todo)\b/, "the linter"),
  comment2(
    "(?:phpcs:(?:ignore|disable)|@phpstan-ignore|@psalm-suppress|@codingStandardsIgnore)",
    "the linter"
  ),
  mark2(/#!?\[(?:allow|expect)\(|#!?\[cfg_attr\([^)]*,\s*allow\(/, inRust),
  mark2(/(?<!\w)@(?:file:)?Suppress(?:Warnings|FBWarnings|Lint)?\b/),
  mark2(/^\s*#pragma\s+warning\s+disable\b|\[(?:assembly:\s*)?SuppressMessage\b/),
  setting2(
    /["']?[\w@/-]+["']?\s*[:=]\s*\[?\s*["'](?:off|warn|allow)["']/,
    "a rule was switched off or only warns"
  ),
  setting2(/["'][\w@/-]+["']\s*:\s*\[?\s*0\s*[,\]]?/, "a rule was switched off"),
  setting2(
    /["']?(?:strict\w*|noImplicit\w*|noUnused\w*|noUnchecked\w*|exactOptional\w*|noFallthrough\w*)["']?\s*:\s*false\b/,
    "a check of the compiler was switched off"
  ),
  setting2(/^\s*Enabled:\s*false\b/, "a rule was switched off"),
  setting2(
    /^\s*(?:(?:extend-)?(?:per-file-)?ignore\w*|(?:extend-)?exclude|disable|disable_error_code|ignore_errors|ignore_missing_imports|ignorePatterns|ignoreErrors)\s*[:=](?!\s*(?:false|\[\s*\]|$))/,
    "something is ignored that was not"
  ),
  setting2(/^\s*(?:-\s*)?["']?(?:ignorePatterns|ignores)["']?\s*:/, "files are ignored that were not"),
  setting2(/<NoWarn>|<TreatWarningsAsErrors>\s*false/i, "warnings are silenced"),
  setting2(/^\s*[\w:-]+\s*=\s*(?:\{[^}]*)?["']allow["']/, "a lint is allowed")
];

// src/core/change/tampering/tables/thresholds.ts
var V2 = /(?<value>\d+(?:\.\d+)?%?)/.source;
var everywhere2 = anyOf(inCoverageSettings, inPipelines, inScripts);
var threshold = (pattern, where = everywhere2) => ({
  kind: "threshold-lowered",
  where,
  pattern: new RegExp(pattern),
  worse: "lower",
  what: "the threshold",
  goneIsWorse: true
});
var THRESHOLD_RULES = [
  threshold(
    `(?<![-\\w])["']?(?<key>branches|functions|lines|statements|perFile|autoUpdate)["']?\\s*:\\s*${V2}`
  ),
  threshold(`\\bfail[_-]under(?<key>[\\w-]*)["']?\\s*[=: ]\\s*["']?${V2}`),
  threshold(`\\bcheck-coverage\\b.*--(?<key>lines|branches|functions|statements)[= ]${V2}`),
  threshold(`<minimum>\\s*${V2}`),
  threshold(`\\bminimum\\s*=\\s*["']?${V2}`),
  threshold(
    `\\b(?<key>minimum_coverage(?:_by_file)?|refuse_coverage_drop)[\\s(]+(?:line:\\s*)?${V2}`,
    anyOf(inCoverageSettings, inTests)
  ),
  threshold(`<Threshold>\\s*${V2}`),
  threshold(`[/:]Threshold=${V2}`, anyOf(inPipelines, inScripts)),
  threshold(
    `\\b(?<key>min(?:imum)?[_-]?coverage|coverage[_-]?(?:min(?:imum)?|threshold)|min-?(?:covered-)?msi)["']?\\s*[:=]\\s*["']?${V2}`,
    everywhere2
  ),
  threshold(`(?<![\\w-])--min(?<key>[\\w-]*)=${V2}`, everywhere2),
  threshold(`^\\s*(?:target|(?<key>total|file|package)):\\s*["']?${V2}`, inCoverageSettings),
  threshold(
    `["']?\\b(?<key>break|low|high)["']?\\s*:\\s*${V2}`,
    named(/(?:^|\/)stryker\.(?:conf|config)[^/]*$/)
  ),
  {
    kind: "threshold-lowered",
    where: named(/codecov\.ya?ml$/),
    pattern: new RegExp(`^\\s*threshold:\\s*["']?${V2}`),
    worse: "higher",
    what: "the drop that is let pass",
    usual: 0
  },
  {
    kind: "threshold-lowered",
    where: anyOf(inPipelines, inScripts),
    pattern: new RegExp(`--max-warnings[= ]${V2}`),
    worse: "higher",
    what: "the number of warnings that are let pass",
    goneIsWorse: true
  },
  threshold(`\\b(?<key>minimum_coverage|\\w*(?:threshold|percent)\\w*)["']?\\s*:\\s*${V2}`, inUmpireSettings)
];

// src/core/change/tampering/tests/match-tests.ts
var SAME = [
  { key: ({ edit, block }) => `${edit.file.path}
${block.name}`, isSame: () => true },
  { key: ({ block }) => block.name, isSame: (old, now) => isTelling(old.name) || haveOneBody(old, now) },
  { key: ({ edit, newStart }) => `${edit.file.path}
${newStart}`, isSame: haveOneBody }
];
function matchTests(edits) {
  const groups = edits.flatMap(placedGroups);
  let gone = testsOf(groups, "old");
  let fresh = testsOf(groups, "now");
  const pairs = [];
  for (const sameness of SAME) {
    const found = pairUp(gone, fresh, sameness);
    const taken = new Set(found.flatMap(({ old, now }) => [old, now]));
    gone = gone.filter((test) => !taken.has(test));
    fresh = fresh.filter((test) => !taken.has(test));
    pairs.push(...found);
  }
  return { groups, pairs, gone, fresh: new Set(fresh.map(({ block }) => block)) };
}
function pairUp(old, now, { key, isSame }) {
  const byKey = /* @__PURE__ */ new Map();
  for (const test of now) {
    const known = byKey.get(key(test));
    if (known) known.push(test);
    else byKey.set(key(test), [test]);
  }
  return old.flatMap((test) => {
    const candidates = byKey.get(key(test)) ?? [];
    const at = candidates.findIndex((candidate) => isSame(test.block, candidate.block));
    return candidates.splice(at, at === -1 ? 0 : 1).map((found) => ({ old: test, now: found }));
  });
}
function placedGroups(edit) {
  const { family, groups } = edit;
  if (!family || !edit.isTest) return [];
  return groups.map(({ removed, added, newStart }) => ({
    edit,
    family,
    newStart,
    old: blocksOf(removed, family),
    now: blocksOf(added, family)
  }));
}
function testsOf(groups, side) {
  return groups.flatMap(
    ({ edit, family, newStart, [side]: { blocks } }) => blocks.filter(({ kind }) => kind === "test").map((block) => ({ edit, family, newStart, block }))
  );
}
function isTelling(name) {
  return new RegExp("\\p{L}{2}", "u").test(name.replace(/%\w|\$\{?\w+/g, ""));
}
var ALIKE = 0.5;
function haveOneBody(old, now) {
  const [was, is] = [textOf(old.body), textOf(now.body)];
  return was === is || likeness(was, is) >= ALIKE;
}
function textOf(lines2) {
  return lines2.map(({ text }) => text.trim()).filter((text) => /\w/.test(text)).join("\n");
}

// src/core/change/tampering/tests/new-test-lines.ts
function newTestLines({ groups, pairs, fresh }) {
  const withOld = new Set(pairs.map(({ now }) => now.edit));
  return new Set(
    groups.flatMap(({ edit, family, now }) => {
      const isNewFile = edit.file.status === "added" && !family.testsAnywhere && !withOld.has(edit);
      const blocks = isNewFile ? now.blocks : newBlocks(now, fresh);
      return [...isNewFile ? now.loose : [], ...blocks.flatMap(linesOf)];
    })
  );
}
function newBlocks({ blocks }, fresh) {
  return blocks.filter((block) => {
    if (block.kind !== "suite") return fresh.has(block);
    const tests = blocksWithin(blocks, block).filter(({ kind }) => kind === "test");
    return tests.length > 0 && tests.every((test) => fresh.has(test));
  });
}

// src/core/change/tampering/tests/removed.ts
function removedTests(edits, { gone, groups }) {
  const named3 = namedIn(groups);
  return [
    ...gone.filter(({ block }) => !(isTelling(block.name) && named3.has(block.name))).map(
      ({ edit, block }) => evidenceOf(
        edit,
        "test-removed",
        block.head,
        `the test "${block.name}" is gone, and nothing like it was added`
      )
    ),
    ...groups.flatMap(lostMarks),
    ...edits.filter(isRenamedAway).map(
      (edit) => fileEvidence(edit, "test-removed", `${edit.file.from} has a name now that no test runner looks for`)
    )
  ];
}
function namedIn(groups) {
  return new Set(
    groups.flatMap(({ now: { loose, blocks } }) => [
      ...loose.flatMap(stringsIn),
      ...blocks.flatMap(
        (block) => linesOf(block).flatMap(stringsIn).filter((text) => text !== block.name)
      )
    ])
  );
}
function stringsIn({ bare }) {
  return (bare.match(/(["'`]).+?\1/g) ?? []).map((quoted) => quoted.slice(1, -1));
}
function lostMarks({ edit, family, old, now }) {
  if (old.blocks.length > 0 || now.blocks.length > 0) return [];
  if (now.loose.some((line) => isMark(line, family))) return [];
  return old.loose.filter((line) => isMark(line, family)).map((line) => evidenceOf(edit, "test-removed", line, "the mark that made a function a test is gone"));
}
function isRenamedAway({ file: { from, path, status } }) {
  const oldName = from?.slice(from.lastIndexOf("/") + 1) ?? "";
  return status === "renamed" && familyOf(oldName) !== null && isTestPath(oldName) && !isTestPath(path);
}

// src/core/change/tampering/tests/skipped.ts
function skippedTests({ groups }, settled) {
  return groups.flatMap((group) => group.family.skips.flatMap((rule2) => skippedBy(rule2, group, settled)));
}
function skippedBy(rule2, { edit, old, now }, { moved, newTests }) {
  const hits = (side) => [...side.loose, ...side.blocks.flatMap(linesOf)].filter(
    (line) => rule2.pattern.test(line.code) && !moved.has(line)
  );
  const found = hits(now).filter((line) => rule2.silencesOthers || !newTests.has(line));
  return found.slice(hits(old).length).map((line) => evidenceOf(edit, "test-skipped", line, rule2.detail));
}

// src/core/change/tampering/find-tampering.ts
var LINE_RULES = [...CI_RULES, ...COVERAGE_RULES, ...LINT_RULES];
var NUMBER_RULES = [...LIMIT_RULES, ...THRESHOLD_RULES];
function findTampering(files, options) {
  const edits = files.map(editOf).sort((a, b) => a.file.path < b.file.path ? -1 : 1);
  const moved = movedAway(edits);
  const matched = matchTests(edits);
  const newTests = newTestLines(matched);
  const settled = /* @__PURE__ */ new Set([...moved, ...newTests]);
  const byPath = changedPaths(options);
  return inOrder([
    ...removedTests(edits, matched),
    ...skippedTests(matched, { moved, newTests }),
    ...weakenedTests(matched, moved, options),
    ...edits.flatMap((edit) => [
      ...byPath(edit),
      ...addedLines(edit, LINE_RULES, settled),
      ...worseNumbers(edit, NUMBER_RULES, settled),
      ...weakenedPipelines(edit, moved)
    ])
  ]);
}
function inOrder(found) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const tampering of found) {
    const { kind, path, side, line } = tampering;
    const place = [path, side, String(line).padStart(9, "0"), kind].join("\n");
    if (!byPlace.has(place)) byPlace.set(place, tampering);
  }
  return [...byPlace].sort(([a], [b]) => a < b ? -1 : 1).map(([, tampering]) => tampering);
}

// src/app/find-tampering.ts
var MOST = 100;
async function seeTampering(change, now, ledger, config, world) {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? null;
  const sinceBefore = before && await world.changes.since(before.tree, now);
  const found = [
    ...await inChange(change, "base", config),
    ...await inChange(sinceBefore, "attempt", config)
  ];
  return oncePerPlace(found).slice(0, MOST).map((place) => ({
    ...place,
    text: redact(place.text, world.secrets),
    detail: redact(place.detail, world.secrets)
  }));
}
async function inChange(change, since, { tampering, reports }) {
  if (!change) return [];
  const files = parseDiff(change.diff);
  const weakened = files.filter(({ path, status, removedCount }) => {
    return removedCount > 0 && status !== "deleted" && isTestPath(path);
  });
  const texts = await change.texts(weakened.map(({ path }) => path));
  const found = findTampering(files, {
    protectedTests: tampering.protected_tests,
    reports: [...reports.junit, ...reports.coverage],
    textOf: (path) => texts.get(path) ?? null
  });
  return found.map((place) => ({ ...place, since }));
}
function oncePerPlace(places) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const place of places) {
    const key = [place.kind, place.path, place.text].join("\n");
    const known = byPlace.get(key);
    if (known?.since === place.since) byPlace.set(`${key}
${place.line}`, place);
    else if (!known) byPlace.set(key, place);
  }
  return [...byPlace.values()];
}

// src/app/build-evidence.ts
async function buildEvidence(input, ledger, config, world) {
  const proof = await loadProof(input.code.hash, config, world);
  const scanned = await findSecurity(input.code, config, world);
  if (input.command === null || input.command.exitCode === 0) mustBeSarif(scanned.reports);
  const change = input.code.base && await world.changes.of(input.code);
  const hints = { ...input.hints ?? NO_HINTS, branch: input.hints?.branch ?? input.code.branch };
  const known = { hints, proof, change };
  const files = change ? parseDiff(change.diff) : [];
  return {
    id: world.ids.fresh(),
    at: input.at,
    code: change ? await withFailingLines(input, files, world) : input.code,
    command: input.command,
    ...input.gathered,
    reports: [...input.gathered.reports, ...scanned.reports],
    security: scanned.security,
    coverage: await attemptCoverage(input.code, input.coverage, known, config, world),
    bugFix: change && bugFix(files, { ...hints, commits: change.commits }, proof, config),
    proof,
    fix: await fixSinceLastRun(ledger, input.code, world),
    tampering: await seeTampering(change, input.code, ledger, config, world),
    skip: input.skip ?? null,
    fork: input.fork ?? false,
    environment: { ...world.environment, testFramework: input.testFramework },
    workflow: null
  };
}
async function withFailingLines({ code: code2, gathered: { failures } }, files, world) {
  if (failures.length === 0) return code2;
  const state = withChangedLines(code2, files, failures);
  const lines2 = failingLines(state, failures);
  return withLineCommits(state, lines2, await world.code.writtenBy(state, lines2));
}
async function fixSinceLastRun(ledger, now, world) {
  const before = ledger?.evidence.findLast((run) => run.code.hash !== now.hash)?.code ?? baseOf(now);
  return before && await world.code.fixSince(before, now);
}
function baseOf(now) {
  return now.base && { ...now, commit: now.base.commit, tree: now.base.commit };
}

// src/core/message/own-template.ts
var LONGEST2 = 65536;
function mustBeSafe({ path, text }) {
  const found = /\{\{\{|\{\{~?&/.exec(text);
  if (found) {
    const line = text.slice(0, found.index).split("\n").length;
    throw new UserError(
      "template-unsafe",
      `The template ${path} uses \`${found[0]}\` in line ${line}, which would place text of test reports unescaped.`,
      "Write `{{name}}`: what may stand as it is, Umpire leaves as it is. See docs/templates.md."
    );
  }
  if (text.length > LONGEST2)
    throw new UserError(
      "template-too-large",
      `The template ${path} has ${text.length} characters; at most ${LONGEST2} are used.`,
      "Shorten it: a comment on GitHub has at most 65,536 characters."
    );
}

// src/app/own-templates.ts
async function ownTemplates(config, read) {
  const found = /* @__PURE__ */ new Map();
  const inline = config.escalation_policy.notification.template;
  const { escalation = inline, feedback, passed } = config.templates;
  const given = [
    ["escalation", escalation],
    ["feedback", feedback],
    ["passed", passed]
  ];
  for (const [name, where] of given) {
    if (where === void 0) continue;
    const template = isText(where) ? { path: INLINE, text: where } : await readTemplate(where, read);
    mustBeSafe(template);
    found.set(name, template);
  }
  return found;
}
var INLINE = "escalation_policy.notification.template";
function isText(given) {
  return /\n|\{\{/.test(given);
}
async function readTemplate(path, read) {
  const text = await read(path.replace(/^\.\//, ""));
  if (text !== null) return { path, text };
  throw new UserError(
    "template-missing",
    `The configuration names the template ${path}, and there is no such file.`,
    "Add it (for a pull request: on its base branch first), or take it out of the configuration."
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
function causeViews(latest, judgements, traces, patterns = []) {
  return analyseCauses(judgements, latest, patterns).map((analysis) => ({
    headline: causeHeadline(analysis.cause.example),
    tests: testsOf2(analysis.cause),
    evidence: evidenceOf2(analysis, latest, judgements),
    trace: traces && analysis.cause.example.stack ? fence(analysis.cause.example.stack, "text", 2e3) : null
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
function testsOf2({ failures }) {
  const shown2 = joined(
    failures.slice(0, 3).map(({ name }) => code(name)),
    ", "
  );
  return failures.length > 3 ? md`${shown2} and ${failures.length - 3} more` : shown2;
}
function evidenceOf2(analysis, latest, judgements) {
  const { cause, category, known } = analysis;
  const since = attemptWords(failingSince(cause.example, latest, judgements), latest);
  return md`Since ${since}. ${placeWords(analysis)}${triedWords(analysis)}${kindWords(category)}${knownWords(known)}`;
}
var KINDS = {
  null_undefined_access: "a value that is not there",
  type_mismatch: "a value of another type",
  missing_validation: "input that nobody checks",
  off_by_one: "one step too many or too few",
  race_condition: "two parts that do not wait for each other",
  resource_leak: "something that is never closed",
  missing_error_handling: "an error that nobody handles",
  api_misuse: "a call of something that is not there, or is called otherwise",
  configuration_error: "a missing setting",
  dependency_issue: "a missing dependency",
  logic_error: null,
  other: null
};
function kindWords(category) {
  const words2 = KINDS[category];
  return words2 === null ? md`` : md` Looks like ${new Markdown(words2)} (${code(category)}).`;
}
function placeWords({ cause, place, commit }) {
  if (!place) return md`The report names no line of this repository.`;
  const { frame, changed } = place;
  if (changed === "no") return md`${code(frame.file)} is not changed by this work.`;
  const isThrown = frame === cause.example.frame;
  const line = isThrown ? md`That line` : md`On the way there ${code(`${frame.file}:${frame.line}`)}`;
  const what = changed === "line" ? line : code(frame.file);
  if (commit === null) return md`${what} is changed by this work.`;
  const last = changed === "line" ? md`changed` : md`last changed`;
  return md`${what} was ${last} in commit ${code(shortCommit(commit))}.`;
}
function triedWords({ tried }) {
  if (tried.length === 0) return md``;
  const numbers = tried.map(({ attempt }) => attempt).join(", ");
  return new Markdown(` Worked on, in vain, in attempt${tried.length === 1 ? "" : "s"} ${numbers}.`);
}
function headline({ message, expected, actual }) {
  if (expected !== null && actual !== null)
    return `expected ${oneLine(expected, 60)}, got ${oneLine(actual, 60)}`;
  return message.trim().split("\n", 1)[0] || "no message";
}

// src/core/message/what-happened.ts
var STATE_WORDS = {
  passed: md`all tests pass`,
  failed: md`no test fails, but the command does`,
  timeout: md`killed by the time limit`,
  "no-evidence": md`no test ran`,
  unreadable: md`a report could not be read`
};
var HELD_BACK = /* @__PURE__ */ new Map([
  ["coverage-below", md`too little coverage`],
  ["coverage-no-data", md`coverage unknown`],
  ["missing-tests", md`a test is missing`],
  ["unproven-fix", md`the fix is not proven`],
  ["security-issue", md`a security issue`],
  ["secret-in-output", md`a secret in the output`],
  ["no-security-report", md`no security scan`],
  ["changes-requested", md`changes requested`]
]);
function whatHappened({ latest: { evidence, state, call }, comparison }, earlier) {
  const ended = evidence.workflow?.expired ?? null;
  if (ended !== null) return md`details expired: the run ended as ${code(ended)}`;
  const known = [evidence, ...earlier.map((run) => run.evidence)];
  const silent = [...comparison.silenced, ...comparison.removed];
  const parts = [
    ...named2(comparison.broken, known, (tests) => md`**broke** ${tests}`),
    ...named2(comparison.fixed, known, (tests) => md`fixed ${tests}`),
    ...named2(silent, known, (tests) => md`${tests} no longer ran`)
  ];
  const [cause, ...others] = groupByCause(evidence.failures);
  if (cause) parts.push(causeWords(cause, earlier));
  if (others.length > 0) parts.push(new Markdown(counted(others.length, "more cause")));
  const isSaid = cause ? state === "failed" : state === "passed" && parts.length > 0;
  if (!isSaid) parts.push(STATE_WORDS[state]);
  parts.push(...call.because.flatMap((kind) => HELD_BACK.get(kind) ?? []));
  return joined(parts, "; ");
}
function causeWords({ example, failures, fingerprint }, earlier) {
  const tests = named2(
    failures.map(({ test }) => test),
    [{ failures }],
    (shown2) => shown2
  );
  const [one = md``] = tests;
  const fails2 = failures.length === 1 ? md`fails` : md`fail`;
  const last = earlier.findLast((judgement) => hasCause(judgement, fingerprint));
  const same = last ? md` for the same cause as in attempt ${last.attempt}` : md``;
  return md`${one} ${fails2}${same}: ${code(headline(example), 90)}`;
}
var SHOWN_TESTS = 2;
function named2(tests, known, say) {
  if (tests.length === 0) return [];
  const shown2 = joined(
    tests.slice(0, SHOWN_TESTS).map((test) => code(nameOf(test, known), 90)),
    ", "
  );
  const hidden = tests.length - SHOWN_TESTS;
  return [say(hidden > 0 ? md`${shown2} and ${hidden} more` : shown2)];
}
function nameOf(test, known) {
  const failures = known.flatMap((run) => run.failures);
  return failures.find((failure) => failure.test === test)?.name ?? test;
}

// src/core/message/what-was-done.ts
var SHOWN_COMMITS = 3;
var SHOWN_AUTHORS = 3;
function whatWasDone({ evidence: { fix, code: state } }) {
  if (!fix) return md`${code(shortCommit(state.commit))} first run`;
  const hidden = fix.commits.length - SHOWN_COMMITS;
  const commits = fix.commits.slice(-SHOWN_COMMITS).map((commit) => md`${code(shortCommit(commit.sha))} ${code(commit.subject)}`);
  if (hidden > 0) commits.unshift(new Markdown(counted(hidden, "earlier commit")));
  if (fix.uncommitted) commits.push(md`uncommitted changes`);
  const done = commits.length > 0 ? joined(commits, "; ") : md`no change`;
  const stated = fix.commits.findLast((commit) => commit.rootCause !== null)?.rootCause ?? null;
  const why = stated === null ? md`` : md` because ${code(stated)}`;
  return md`${done}${why} (${code(diffSummary(fix))})`;
}
function doneBy({ evidence: { fix } }) {
  const authors = [...new Set(fix?.commits.map((commit) => commit.author) ?? [])];
  if (authors.length === 0) return md`–`;
  const shown2 = joined(
    authors.slice(0, SHOWN_AUTHORS).map((author) => cell(author, 30)),
    ", "
  );
  return authors.length > SHOWN_AUTHORS ? md`${shown2} and ${authors.length - SHOWN_AUTHORS} more` : shown2;
}

// src/core/message/fix-rows.ts
function fixRows(judgements, loop) {
  const byCode = /* @__PURE__ */ new Map();
  for (const judgement of judgements.filter((each) => each.loop === loop)) {
    const { code: code2, outcomes } = judgement.evidence;
    const before = byCode.get(code2.hash);
    const isShown = before !== void 0 && before.latest.evidence.outcomes.size > 0;
    const comparison = isShown && outcomes.size > 0 ? before.comparison : judgement.comparison;
    const charged = before?.charged || judgement.charged || judgement.call.action === "proceed";
    byCode.set(code2.hash, { latest: judgement, comparison, charged });
  }
  const attempts = [...byCode.values()];
  return attempts.map((attempt, position) => toRow(attempt, attempts.slice(0, position)));
}
function toRow(attempted, earlier) {
  const { latest, comparison, charged } = attempted;
  const before = earlier.at(-1)?.latest;
  const runs = earlier.map((each) => each.latest);
  const broke = comparison.broken.length;
  return {
    attempt: latest.attempt,
    charged,
    commit: commitOf(latest),
    by: doneBy(latest),
    ...testsOf3(latest, before),
    coverage: coverageOf(latest, before),
    broken: broke > 0 ? md`**${broke}**` : md`0`,
    fixed: comparison.fixed.length,
    still_failing: comparison["still-failing"].length,
    call: latest.call.action,
    what: whatWasDone(latest),
    happened: whatHappened(attempted, runs)
  };
}
function commitOf({ evidence: { code: code2, fix } }) {
  const commit = cell(shortCommit(code2.commit));
  return fix?.uncommitted ? md`${commit}, uncommitted` : commit;
}
var NOT_KNOWN = "–";
function testsOf3({ evidence }, before) {
  if (evidence.workflow?.expired)
    return { tests: NOT_KNOWN, passed: NOT_KNOWN, failed: NOT_KNOWN, skipped: NOT_KNOWN };
  const { passed, total, failed, errors, skipped } = tally(evidence);
  const was = before && tally(before.evidence);
  return {
    tests: `${passed} of ${total}${changeWords(passed, was?.passed)}`,
    passed: `${passed}${changeWords(passed, was?.passed)}`,
    failed: `${failed + errors}${changeWords(failed + errors, was && was.failed + was.errors)}`,
    skipped: `${skipped}${changeWords(skipped, was?.skipped)}`
  };
}
function coverageOf({ evidence }, before) {
  const percent = percentOf(evidence.coverage?.patch);
  if (percent === null) return NOT_KNOWN;
  return `${percent} %${changeWords(percent, percentOf(before?.evidence.coverage?.patch) ?? void 0)}`;
}
function changeWords(now, before) {
  if (before === void 0 || now === before) return "";
  const change = Math.round((now - before) * 10) / 10;
  return ` (${change > 0 ? "+" : ""}${change})`;
}

// src/core/message/not-charged.ts
function notCharged(judgements, { loop }) {
  const ofLoop = judgements.filter((judgement) => judgement.loop === loop);
  const reasons = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const judgement of ofLoop) {
    const { charged, call, evidence } = judgement;
    if (!charged && call.action !== "proceed") {
      const why = reasonOf(judgement, seen.has(evidence.code.hash));
      reasons.set(why, (reasons.get(why) ?? 0) + 1);
    }
    seen.add(evidence.code.hash);
  }
  return [...reasons].map(([why, times]) => `${counted(times, "run")} (${why})`).join(", ");
}
function reasonOf({ findings, call }, isAgain) {
  const beyond = findings.find((finding) => finding.kind === "not-fixable-here");
  if (beyond && isBeyondTheCode(findings)) return beyond.cause.replaceAll("_", " ");
  if (call.rule === "review_pending") return "waiting for a review";
  return isAgain ? "the same code again" : "only documentation changed";
}

// src/core/message/report/learned-lines.ts
function learnedLines({ evidence }, patterns, most) {
  const recalled = groupByCause(evidence.failures).flatMap((cause) => recall(cause, patterns));
  const distinct = new Map(recalled.map(({ pattern }) => [pattern.pattern_id, pattern]));
  return [...distinct.values()].slice(0, most).map((pattern) => {
    const day = new Markdown(pattern.last_seen.slice(0, 10));
    return md`${code(pattern.pattern)}: ${code(pattern.fix_strategy)} ${new Markdown(countWords(pattern))}, last on ${day}`;
  });
}

// src/core/message/report/memory-summary.ts
function memorySummary(judgements, latest, most) {
  return [
    new Markdown(`${counted(judgements.length, "run")} in ${counted(latest.loop, "loop")}`),
    ...earlierLoops(judgements, latest),
    ...recurring(judgements, latest).slice(0, most)
  ];
}
var ENDINGS = { proceed: "passed", escalate: "was escalated", retry: "was left" };
function earlierLoops(judgements, latest) {
  const last = /* @__PURE__ */ new Map();
  for (const judgement of judgements) last.set(judgement.loop, judgement);
  last.delete(latest.loop);
  return [...last.values()].map((judgement) => {
    const { loop, attempt, call, evidence } = judgement;
    const commit = code(shortCommit(evidence.code.commit));
    return md`loop ${loop} ${new Markdown(ENDINGS[call.action])} in attempt ${attempt} (${commit})`;
  });
}
function recurring(judgements, { evidence }) {
  const times = [...evidence.outcomes].filter(([, outcome]) => isFailing(outcome)).map(([test]) => ({ test, failed: judgements.filter((run) => fails(run, test)).length })).filter(({ failed }) => failed > 1);
  return times.sort((left, right) => right.failed - left.failed).map(
    ({ test, failed }) => md`${code(testName(evidence, test))} failed in ${failed} of ${judgements.length} runs`
  );
}
function fails({ evidence }, test) {
  return isFailing(evidence.outcomes.get(test));
}

// src/core/message/report/original-code.ts
function originalCode({ evidence }, most) {
  const { base, files } = evidence.code;
  if (!base) return null;
  const start = shortCommit(base.commit);
  return {
    base: md`${code(base.ref)} at ${code(start)}`,
    command: code(`git show ${start}:${primaryFile(evidence)}`, 300),
    files: files.slice(0, most).map(({ path, added, removed }) => md`${code(path)} (+${added}/-${removed} lines)`),
    hidden_files: Math.max(0, files.length - most)
  };
}

// src/core/message/report/test-results.ts
var WORDS = {
  failed: "failed",
  error: "ended with an error",
  skipped: "skipped",
  passed: "passed"
};
function testResults({ evidence }, most) {
  return ["failed", "error", "skipped", "passed"].flatMap((outcome) => {
    const tests = testsWith(outcome, evidence);
    if (tests.length === 0) return [];
    const shown2 = joined(
      tests.slice(0, most).map((test) => code(test)),
      ", "
    );
    const hidden = tests.length - most;
    return {
      heading: `${counted(tests.length, "test")} ${WORDS[outcome]}`,
      tests: hidden > 0 ? md`${shown2} and ${hidden} more` : shown2
    };
  });
}
function testsWith(wanted, { outcomes }) {
  return [...outcomes].filter(([, outcome]) => outcome === wanted).map(([id]) => id);
}

// src/core/message/report/report-view.ts
var MAX_GAPS2 = 10;
var MAX_FILES = 20;
var MAX_RECURRING = 5;
var NO_COVERAGE = { headline: md``, rows: [], gaps: [], hidden_gaps: 0 };
function reportView(request) {
  const { judgements, latest, detail, parts } = request;
  return {
    include: {
      original_code: parts.has("original_code"),
      all_test_results: parts.has("all_test_results"),
      failure_analyses: parts.has("failure_analyses"),
      fix_attempts: parts.has("fix_attempts"),
      debug_memory_summary: parts.has("debug_memory_summary"),
      stack_traces: parts.has("stack_traces")
    },
    original_code: parts.has("original_code") ? originalCode(latest, MAX_FILES) : null,
    ...resultsOf(request),
    ...causesOf(request),
    fixes: parts.has("fix_attempts") ? fixRows(judgements, latest.loop) : [],
    not_charged: parts.has("fix_attempts") ? notCharged(judgements, latest) : "",
    memory: parts.has("debug_memory_summary") ? [
      ...memorySummary(judgements, latest, Math.min(MAX_RECURRING, detail.failures)),
      ...learnedLines(latest, request.patterns, Math.min(MAX_RECURRING, detail.failures))
    ] : []
  };
}
function resultsOf({ judgements, latest, detail, place, parts }) {
  if (!parts.has("all_test_results"))
    return { coverage: NO_COVERAGE, failures: [], hidden_failures: 0, results: [] };
  const failures = failureRows(latest, judgements);
  return {
    coverage: coverageView(latest.evidence.coverage, Math.min(MAX_GAPS2, detail.failures), place),
    failures: failures.slice(0, detail.failures),
    hidden_failures: Math.max(0, failures.length - detail.failures),
    results: testResults(latest, detail.failures)
  };
}
function causesOf({ judgements, latest, detail, parts, patterns }) {
  const remembered = parts.has("debug_memory_summary") ? patterns : [];
  const all = causeViews(latest, judgements, detail.traces && parts.has("stack_traces"), remembered);
  const shown2 = all.slice(0, detail.causes);
  const analysed = parts.has("failure_analyses");
  const count = latest.evidence.failures.length;
  return {
    failure_count: `${counted(count, "failure")}, ${counted(all.length, "cause")}`,
    causes: analysed ? shown2 : [],
    hidden_causes: analysed ? all.length - shown2.length : 0,
    traced: shown2.flatMap(({ headline: headline2, trace }) => trace ? [{ headline: headline2, trace }] : [])
  };
}

// src/core/message/report/resolved.ts
var SHOWN_COMMITS2 = 5;
function resolved(judgements, latest) {
  if (latest.call.status !== "passed") return null;
  const { hash } = latest.evidence.code;
  const isAnotherRun = ({ evidence, call }) => call.status === "passed" && evidence.code.hash === hash;
  const raised = judgements.findLastIndex(
    (run) => run.call.action !== "retry" && run.call.status !== "skipped" && !isAnotherRun(run)
  );
  const escalation = judgements[raised];
  if (escalation?.call.action !== "escalate") return null;
  return {
    raised_in: attemptAndCommit(escalation, latest),
    question: askQuestion(judgements.slice(0, raised + 1))?.text ?? null,
    fixed_by: fixedBy(latest, escalation)
  };
}
function fixedBy({ evidence: { fix, code: now } }, escalation) {
  if (escalation.evidence.code.hash === now.hash)
    return md`no change: the same code passed when it ran again`;
  const commits = fix?.commits ?? [];
  if (commits.length === 0) return md`the code of ${code(shortCommit(now.commit))}`;
  const shown2 = commits.slice(-SHOWN_COMMITS2).map(({ sha, subject }) => md`${code(shortCommit(sha))} ${code(subject)}`);
  const hidden = commits.length - SHOWN_COMMITS2;
  if (hidden > 0) shown2.unshift(new Markdown(counted(hidden, "earlier commit")));
  return joined(shown2, "; ");
}

// src/core/message/report/seed-texts.ts
function seedTexts(story) {
  return {
    failure_summary: failureSummary(story),
    root_cause_analysis: list([
      ...story.causes.map(({ headline: headline2, tests, evidence }) => md`${headline2}. Seen in ${tests}. ${evidence}`),
      ...more(story.hidden_causes)
    ]),
    fix_attempts: fixAttempts(story.fixes)
  };
}
function fixAttempts(fixes) {
  if (fixes.length === 0) return md``;
  const words2 = fixes.map((row) => md`**Attempt ${numberOf(row)}**: ${row.what}: ${row.happened}`);
  return joined([table(HEADINGS, fixes.map(figures)), list(words2)], "\n\n");
}
var HEADINGS = [
  "attempt",
  "commit",
  "by",
  "passed / failed / skipped",
  "coverage",
  "broke",
  "fixed",
  "still failing",
  "call"
];
function numberOf({ attempt, charged }) {
  return charged ? md`${attempt}` : md`${attempt}, not charged`;
}
function figures(row) {
  const { commit, by, passed, failed, skipped, coverage } = row;
  const tests = new Markdown(`${passed} / ${failed} / ${skipped}`);
  const { broken, fixed, still_failing, call } = row;
  const changes = [broken, md`${fixed}`, md`${still_failing}`];
  return [numberOf(row), commit, by, tests, new Markdown(coverage), ...changes, new Markdown(call)];
}
function failureSummary({ tests, failure_count, failures, hidden_failures, other_reasons }) {
  const counts = failures.length > 0 ? `${failure_count}; ${tests}` : tests;
  const rows = failures.map(({ test, since, expected, actual }) => [test, since, expected, actual]);
  const parts = [
    new Markdown(counts),
    ...rows.length > 0 ? [table(["test", "since", "expected", "actual"], rows)] : [],
    ...other_reasons.length + hidden_failures > 0 ? [list([...other_reasons, ...more(hidden_failures)])] : []
  ];
  return joined(parts, "\n\n");
}
function more(hidden) {
  return hidden > 0 ? [md`and ${hidden} more, which the full report lists`] : [];
}
function list(items) {
  return joined(
    items.map((item) => md`- ${item}`),
    "\n"
  );
}
function table(headings, rows) {
  const lines2 = rows.map((row) => md`| ${joined(row, " | ")} |`);
  const head = `| ${headings.join(" | ")} |
|${"---|".repeat(headings.length)}`;
  return joined([new Markdown(head), ...lines2], "\n");
}

// src/core/message/rule-words.ts
var RULES = {
  nothing_blocks: "nothing blocks",
  gate_skipped: "execution gate skipped",
  not_charged: "not to be mended here",
  triage_bound_reached: "not to be mended here, too often",
  no_progress: "no progress",
  regression_detected: "regression detected",
  trigger: "escalation trigger",
  review_pending: "waiting for a review",
  senior_agent: "handed to the senior agent",
  senior_agent_limit: "attempts of the senior agent used up",
  max_attempts_reached: "max attempts reached",
  attempts_left: "attempts left",
  limit_not_enforced: "limit not enforced"
};
function ruleWords({ rule: rule2, trigger }) {
  return rule2 === "trigger" && trigger ? `${RULES.trigger}: ${trigger.condition.replaceAll("_", " ")}` : RULES[rule2];
}
var STOPPED = {
  max_attempts_reached: "the attempts are used up",
  regression_detected: "the last change breaks what worked before",
  security_issue_found: "a security issue was found",
  coverage_threshold_unmet: "the tests pass, and too little of the change is covered",
  timeout_exceeded: "the run did not end within its time limit",
  unknown_error_type: "no failure says what kind of error it is"
};
function stopWords(call) {
  const { rule: rule2, trigger, maxAttempts } = call;
  if (rule2 === "max_attempts_reached")
    return maxAttempts === 1 ? "the only attempt is used up" : `all ${counted(maxAttempts, "attempt")} are used up`;
  if (rule2 === "triage_bound_reached")
    return "what fails is not to be mended in this code, and running it again did not help";
  if (rule2 === "no_progress") return "the attempts lead nowhere";
  if (rule2 === "senior_agent_limit") return "the senior agent has used up its attempts, too";
  if (rule2 === "regression_detected") return STOPPED.regression_detected;
  return rule2 === "trigger" && trigger ? STOPPED[trigger.condition] : ruleWords(call);
}

// src/core/message/senior-words.ts
function assignedWords({ call }) {
  if (call.assignedTo === null) return null;
  const left = new Markdown(counted(call.maxAttempts - call.attempt, "attempt"));
  return md`${code(call.assignedTo, 100)}, who has ${left} before a person is asked`;
}
function seniorNotes({ call }) {
  if (call.action !== "escalate" || call.trigger?.action !== "senior_agent") return [];
  return [
    md`the action is \`senior_agent\`, but none is named (\`senior_agent.name\`), so a person is asked`
  ];
}

// src/core/message/story-view.ts
var SAID_ALOUD = /* @__PURE__ */ new Set(["no-progress", "not-fixable-here"]);
var ALL_PARTS = new Set(REPORT_PARTS);
function storyView(judgements, latest, detail, {
  place = null,
  parts = ALL_PARTS,
  templateProblem = null,
  freshAttempts,
  patterns = []
} = {}) {
  const { findings, call } = latest;
  const told = findings.filter(({ kind, severity }) => severity === "blocking" || SAID_ALOUD.has(kind));
  const others = told.filter(({ kind }) => kind !== "failing-tests" && kind !== "suite-errors");
  const isSaid = ({ kind }) => kind === "execution-skipped" && call.action === "proceed";
  const noted = findings.filter((finding) => !told.includes(finding) && !isSaid(finding));
  const listed2 = call.action === "escalate" ? parts : ALL_PARTS;
  const report = reportView({ judgements, latest, detail, place, parts: listed2, patterns });
  const story = {
    ...report,
    file_path: code(primaryFile(latest.evidence)),
    attempt_count: call.attempt,
    max_attempts: call.maxAttempts,
    attempts_left: Math.max(0, call.maxAttempts - spentIn(judgements, latest)),
    fresh_attempts: counted(freshAttempts ?? call.maxAttempts, "attempt"),
    new_loop: newLoopWords(latest, freshAttempts),
    rule: ruleWords(call),
    outcome: `${stopWords(call)}; ${testLine(latest)}`,
    tests: testLine(latest),
    question: questionView(askQuestion(judgements)),
    reasons: told.map(sentence),
    other_reasons: others.map(sentence),
    notes: [...seniorNotes(latest), ...noted.map(sentence)],
    assigned_to: assignedWords(latest),
    awaits_review: call.rule === "review_pending",
    runs_again: call.rule === "not_charged",
    skipped: skippedLine(findings),
    retry_after_seconds: call.retryAfterSeconds,
    traces: report.traced.length > 0,
    resolved: resolved(judgements, latest),
    template_problem: templateProblem
  };
  return { ...story, ...seedTexts(story) };
}
function spentIn(judgements, { loop }) {
  return judgements.filter((judgement) => judgement.loop === loop && judgement.charged).length;
}
function skippedLine(findings) {
  const skipped = findings.find(({ kind }) => kind === "execution-skipped");
  return skipped ? sentence(skipped) : null;
}
function questionView(question) {
  return question && {
    ...question,
    options: question.options.map((text, position) => ({ number: position + 1, text }))
  };
}
function testLine({ evidence }) {
  const { total, passed, failed, errors, skipped } = tally(evidence);
  if (total === 0) return "no test was reported";
  const parts = [`${passed} of ${total} pass`];
  if (failed + errors > 0) parts.push(`${failed + errors} fail`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(", ");
}

// src/app/tell-case.ts
function tellCase(judgements, runId, telling, { render }) {
  const story = judgements.slice(0, judgements.findIndex(({ evidence }) => evidence.id === runId) + 1);
  const latest = story.at(-1);
  if (!latest) throw new Error("The run that was just recorded is not in its ledger.");
  const comment3 = writeComment(story, latest, telling, render);
  const document = caseDocument(story, latest, comment3);
  return { judgements: story, latest, document, patterns: telling.patterns ?? [] };
}
function writeComment(story, latest, { config, templates, place = placeOfRun(latest.evidence.workflow), patterns = [] }, render) {
  const freshAttempts = config.retry_policy.max_attempts;
  const name = TEMPLATES[latest.call.action];
  const parts = reportParts(config.escalation_policy, conditionsOf(latest));
  const around = { place, parts, freshAttempts, patterns };
  const write = (own2, templateProblem = null) => firstThatFits(
    (detail) => render(name, storyView(story, latest, detail, { ...around, templateProblem }), own2)
  );
  const own = templates.get(name);
  if (!own) return write();
  try {
    return write(own);
  } catch (error) {
    if (!(error instanceof UserError && error.code === "template-broken")) throw error;
    const why = md`The template ${code(own.path)} could not be used: ${code(error.message)}. This is Umpire's own.`;
    return write(void 0, why);
  }
}
function conditionsOf({ call }) {
  const conditions = call.trigger ? [call.trigger.condition] : [];
  return call.rule === "max_attempts_reached" ? [...conditions, "max_attempts_reached"] : conditions;
}
var TEMPLATES = {
  proceed: "passed",
  retry: "feedback",
  escalate: "escalation"
};

// src/core/memory/patterns/pattern-file.ts
var import_yaml = __toESM(require_dist(), 1);

// src/core/memory/patterns/pattern-schema.ts
var PATTERNS_VERSION = 1;
var Observation = object({
  session_id: string(),
  code_hash: string().describe("The code that showed it: running it again shows nothing new."),
  fingerprint: string(),
  file: string().nullable(),
  worked: boolean(),
  escalated: boolean().describe("Whether its loop ended with a person."),
  at: iso_exports.datetime()
});
var Pattern = object({
  pattern_id: string(),
  pattern: string().describe("Error type and message, its values masked."),
  category: _enum(ROOT_CAUSES),
  error_type: _enum(ERROR_TYPES),
  fix_strategy: string().describe("What was done about it."),
  stated: boolean().describe("Whether a person or agent said so; else it is what the diff shows."),
  fix_template: string().exactOptional().describe("Only of a stated fix that was seen twice and worked more than seven times of ten."),
  frequency: int().min(1),
  success_count: int().min(0),
  effectiveness: number().min(0).max(1),
  first_seen: iso_exports.datetime(),
  last_seen: iso_exports.datetime(),
  retention: object({ days: int().min(1), expires_at: iso_exports.datetime() }).readonly(),
  observations: array(Observation).min(1)
});
var PatternsDocument = object({
  schemaVersion: literal(PATTERNS_VERSION),
  updated_at: iso_exports.datetime(),
  patterns: array(Pattern)
});

// src/core/memory/patterns/pattern-file.ts
var PATTERNS_FILE = "patterns/learned-patterns.yaml";
function writePatterns(patterns, now) {
  const document = {
    schemaVersion: PATTERNS_VERSION,
    updated_at: now,
    patterns: [...patterns]
  };
  return (0, import_yaml.stringify)(document, { lineWidth: 0 });
}
function readPatterns(text, path) {
  const document = PatternsDocument.safeParse(parseYaml(text, path));
  if (document.success) return document.data.patterns;
  const [issue] = document.error.issues.map(
    ({ path: place, message }) => `${place.map(String).join(".") || "the document"}: ${message}`
  );
  throw unusable(path, `${issue}`);
}
function parseYaml(text, path) {
  try {
    return (0, import_yaml.parse)(text, { maxAliasCount: 0 });
  } catch (cause) {
    throw unusable(path, "it is not YAML", cause);
  }
}
function unusable(path, found, cause) {
  return new UserError(
    "patterns-unreadable",
    `The learned patterns in ${path} cannot be used: ${found}.`,
    "They were left untouched, and nothing is learned until the file is repaired or moved away.",
    { cause }
  );
}

// src/app/learned-patterns.ts
async function loadPatterns(config, { files, clock, say }) {
  const path = patternsPath(config);
  try {
    const text = await files.read(path);
    return text === null ? [] : unexpired(readPatterns(text, path), clock.now());
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(`${error.message} ${error.hint}`);
    return null;
  }
}
async function learnPatterns(known, judgements, sessionId, config, { files, clock }) {
  const now = clock.now();
  const learned = learn(known, judgements, sessionId, now);
  if (JSON.stringify(learned) === JSON.stringify(known)) return;
  await files.write(patternsPath(config), writePatterns(learned, now));
}
function patternsPath({ debug_memory }) {
  return `${debug_memory.location}/${PATTERNS_FILE}`;
}

// src/core/message/notify/email.ts
function mailOf({ where, subject, facts, question, reasons, causes }) {
  const { address } = where;
  const asked = question?.options.map((option, position) => [`${position + 1}. `, option]) ?? [];
  const text = [
    ...facts.map(([label, value]) => `${label}: ${value.text}`),
    ...question ? ["", question.text.text, ...asked.map(([number2, option]) => `  ${number2}${option.text}`)] : [],
    ...paragraph("Why", reasons),
    ...paragraph("Causes", causes),
    ...address === null ? [] : ["", address]
  ];
  const html = [
    `<h2>${escaped(subject)}</h2>`,
    `<p>${facts.map(([label, value]) => `${label}: ${marked(value)}`).join("<br>")}</p>`,
    ...question ? [`<p>${marked(question.text)}</p>`, list2("ol", question.options)] : [],
    ...reasons.length > 0 ? ["<h3>Why</h3>", list2("ul", reasons)] : [],
    ...causes.length > 0 ? ["<h3>Causes</h3>", list2("ul", causes)] : [],
    ...address === null ? [] : [`<p><a href="${escaped(address)}">${escaped(address)}</a></p>`]
  ];
  return { subject, text: `${text.join("\n")}
`, html: `${html.join("\n")}
` };
}
function paragraph(heading, items) {
  return items.length > 0 ? ["", `${heading}:`, ...items.map((item) => `  - ${item.text}`)] : [];
}
function list2(kind, items) {
  return `<${kind}>${items.map((item) => `<li>${marked(item)}</li>`).join("")}</${kind}>`;
}
function marked(markdown) {
  let isBold = false;
  const pieces = inlines(markdown).map(({ kind, text }) => {
    if (kind === "code") return `<code>${escaped(text)}</code>`;
    return escaped(text).replaceAll("**", () => {
      isBold = !isBold;
      return isBold ? "<strong>" : "</strong>";
    });
  });
  return pieces.join("");
}
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}

// src/core/message/notify/notification-schema.ts
var NOTIFICATION_VERSION = 1;
var NotificationDocument = object({
  schemaVersion: literal(NOTIFICATION_VERSION),
  event: literal("escalation"),
  id: string().describe("The run that raised it: the same in every repetition of this message."),
  at: iso_exports.datetime(),
  case: object({
    name: string().describe("owner/name#number on GitHub, else the branch."),
    address: string().nullable().describe("Where a person can look at it.")
  }),
  call: CaseDocument.shape.call,
  tests: AttemptDocument.shape.tests,
  causes: array(string()).readonly()
});

// src/core/message/notify/slack.ts
var MOST_IN_ALL = 12900;
var MOST_IN_SECTION = 2900;
var MOST_IN_FIELD = 1900;
var MOST_IN_HEADER = 150;
var MOST_IN_ADDRESS = 3e3;
function slackMessage({ where, subject, facts, question, reasons, causes }) {
  const options = question?.options.map((option, position) => `${position + 1}. ${words(option, 900)}`) ?? [];
  const asked = question ? [section("One question", [words(question.text, 1500), ...options])] : [];
  const wanted = [
    { type: "header", text: plainText(subject.slice(0, MOST_IN_HEADER)) },
    {
      type: "section",
      fields: facts.map(([label, value]) => marked2(`*${label}*
${words(value, MOST_IN_FIELD)}`))
    },
    ...asked,
    ...button(where.address),
    ...listed("Why", reasons),
    ...listed("Causes", causes)
  ];
  return withinLimit({ text: escaped2(subject), blocks: wanted });
}
function button(address) {
  if (address === null || address.length > MOST_IN_ADDRESS) return [];
  return [
    { type: "actions", elements: [{ type: "button", text: plainText("Open the case"), url: address }] }
  ];
}
function listed(heading, items) {
  return items.length > 0 ? [
    section(
      heading,
      items.map((item) => `• ${words(item, 900)}`)
    )
  ] : [];
}
function section(heading, lines2) {
  let text = `*${heading}*`;
  for (const line of lines2) {
    if (text.length + line.length > MOST_IN_SECTION) return { type: "section", text: marked2(`${text}
…`) };
    text += `
${line}`;
  }
  return { type: "section", text: marked2(text) };
}
function withinLimit({ text, blocks }) {
  let kept = blocks;
  while (JSON.stringify({ text, blocks: kept }).length > MOST_IN_ALL) kept = kept.slice(0, -1);
  return { text, blocks: kept };
}
function words(markdown, most) {
  let text = "";
  for (const inline of inlines(markdown)) {
    const piece = inline.kind === "code" ? `\`${escaped2(inline.text.replaceAll("`", "'"))}\`` : escaped2(inline.text.replaceAll("**", "*"));
    if (text.length + piece.length > most) return `${text}…`;
    text += piece;
  }
  return text;
}
function escaped2(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function marked2(text) {
  return { type: "mrkdwn", text };
}
function plainText(text) {
  return { type: "plain_text", text };
}

// src/core/message/notify/deliveries.ts
function deliveries(settings, notice) {
  return channelsOf(settings).flatMap((channel) => deliveryTo(channel, settings, notice) ?? []);
}
function deliveryTo(channel, settings, notice) {
  const { slack, email, webhook } = settings;
  switch (channel) {
    case "issue_comment":
      return void 0;
    case "cli":
      return { channel, lines: lines(notice) };
    case "slack":
      return { channel, urlVariable: slack.webhook_url_env, message: slackMessage(notice) };
    case "email": {
      const { smtp_url_env: serverVariable, from = "", to } = email;
      return { channel, serverVariable, from, to, mail: mailOf(notice) };
    }
    case "webhook": {
      const { url_env: urlVariable, secret_env: secretVariable } = webhook;
      return { channel, urlVariable, secretVariable, document: documentOf(notice) };
    }
  }
}
function lines(notice) {
  const { text } = mailOf(notice);
  return [
    notice.subject,
    ...text.trimEnd().split("\n").map((line) => oneLine(line, 400))
  ];
}
function documentOf({ id, at, where, call, tests, causes }) {
  return {
    schemaVersion: NOTIFICATION_VERSION,
    event: "escalation",
    id,
    at,
    case: { ...where },
    call,
    tests,
    causes: causes.map(({ text }) => text)
  };
}

// src/core/message/notify/notice.ts
var BRIEF = { failures: 5, causes: 5, traces: false };
function noticeOf(judgements, latest, document, where) {
  const story = storyView(judgements, latest, BRIEF);
  return {
    id: latest.evidence.id,
    at: latest.evidence.at,
    where,
    subject: oneLine(`Umpire: ${where.name} waits for a person (${story.rule})`, 120),
    facts: [
      ["Case", code(where.name)],
      ["File", story.file_path],
      ["Attempts", md`${story.attempt_count} of ${story.max_attempts}`],
      ["Tests", new Markdown(story.tests)],
      ["Stopped by", new Markdown(story.rule)]
    ],
    question: askQuestion(judgements),
    reasons: story.reasons,
    causes: story.causes.map(({ headline: headline2 }) => headline2),
    call: document.call,
    tests: document.attempt.tests
  };
}

// src/app/notify-people.ts
async function notifyPeople({ judgements, latest, document }, { escalation_policy }, where, { notifier }, already = /* @__PURE__ */ new Set()) {
  if (latest.call.action !== "escalate") return [];
  const notice = noticeOf(judgements, latest, document, where);
  const due = deliveries(escalation_policy.notification, notice).filter(
    ({ channel }) => !already.has(channel)
  );
  const told = due.map(async (delivery) => {
    const { problem } = await notifier.send(delivery);
    const state = problem === null ? "sent" : "failed";
    return { channel: delivery.channel, state, problem };
  });
  return await Promise.all(told);
}
function failedNotifications(notifications) {
  return notifications.flatMap(
    ({ channel, problem }) => problem === null ? [] : [`The notification by ${channel} was not sent: ${problem}.`]
  );
}
function escalationId({ judgements, latest }) {
  if (latest.call.action !== "escalate") return void 0;
  return judgements.find(({ loop, call }) => loop === latest.loop && call.action === "escalate")?.evidence.id;
}

// src/app/tell-once.ts
async function tellOnce(review, id, config, world) {
  const escalation = escalationId(review);
  if (escalation === void 0) return review;
  const { told = [] } = await world.ledgers.load(id) ?? {};
  const already = told.filter((one) => one.escalation === escalation).map(({ channel }) => channel);
  const where = { name: review.latest.evidence.code.branch, address: null };
  const notifications = await notifyPeople(review, config, where, world, new Set(already));
  for (const problem of failedNotifications(notifications)) world.say(problem);
  const sent = notifications.filter(({ state }) => state === "sent").map(({ channel }) => ({ escalation, channel }));
  if (sent.length > 0) await writeDown(id, sent, config, world);
  return { ...review, document: { ...review.document, notifications } };
}
async function writeDown(id, sent, config, world) {
  await world.ledgers.update(id, (stored) => {
    if (!stored) throw new Error("The ledger that was just written is gone.");
    const ledger = addTold(stored, sent);
    return { document: writeSession(ledger, judge(ledger, config)), result: null };
  });
}

// src/app/review-attempt.ts
async function reviewAttempt(input, config, world) {
  const templates = await ownTemplates(config, (path) => world.files.read(path));
  const id = await ledgerId(input.code.branch, world);
  const patterns = await loadPatterns(config, world);
  const seen = await buildEvidence(input, await world.ledgers.load(id), config, world);
  const evidence = { ...seen, patternsMatched: matchedPatterns(seen.failures, patterns ?? []) };
  const judgements = await record(id, evidence, config, world);
  if (patterns) await learnPatterns(patterns, judgements, id, config, world);
  const place = await world.code.place(evidence.code);
  const telling = { config, templates, place, patterns: patterns ?? [] };
  const review = tellCase(judgements, evidence.id, telling, world);
  return await tellOnce(review, id, config, world);
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

export {
  NO_HINTS,
  findSkip,
  mustHoldTests,
  testSearch,
  findCoverage,
  buildEvidence,
  writePatterns,
  readPatterns,
  ownTemplates,
  tellCase,
  notifyPeople,
  failedNotifications,
  escalationId,
  reviewAttempt
};
