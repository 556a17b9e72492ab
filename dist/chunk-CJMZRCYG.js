import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NOTHING,
  add,
  judgeType,
  judgeTypes,
  worst
} from "./chunk-G6XXBA3Q.js";
import {
  classifyText,
  doesNotFit,
  givenChange,
  languageOf,
  versionsOf
} from "./chunk-L2TGGAES.js";
import {
  Proof,
  at,
  iso_exports,
  showsFix
} from "./chunk-6V7ABJCP.js";
import {
  addBranch,
  addLine,
  closeSection,
  createBuilder,
  filesAndTotals
} from "./chunk-C2YAJR6A.js";
import {
  parseJson
} from "./chunk-66JN3P3K.js";
import {
  MATCH_BASE
} from "./chunk-VK362HHO.js";
import {
  array,
  int,
  literal,
  number,
  object,
  string
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/core/policy/coverage/lines/line-ranges.ts
function toRanges(lines, joins) {
  const ranges = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && (line === last[1] + 1 || joins?.(last[1], line))) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}
function writeRanges(ranges) {
  return ranges.map(([first, last]) => first === last ? `${first}` : `${first}-${last}`).join(",");
}
function readRanges(text) {
  return text.split(",").filter(Boolean).map((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return [first, last];
  });
}
function isWithin(ranges, first, last) {
  return ranges.some((range) => range[0] <= last && first <= range[1]);
}

// src/core/policy/coverage/lines/innermost.ts
function innermost(stretches, line) {
  let best;
  for (const stretch of stretches) {
    if (line < stretch.start || line > stretch.end) continue;
    if (!best || stretch.end - stretch.start < best.end - best.start) best = stretch;
  }
  return best;
}

// src/core/policy/coverage/lines/type-of-line.ts
function typeOfLine(file, line, requirements) {
  const isMatch = (type) => requirements[type].minimum_coverage === MATCH_BASE;
  const inner = innermost(file.functions, line)?.codeType ?? file.codeType;
  return isMatch(inner) || isMatch(file.codeType) ? file.codeType : inner;
}

// src/core/policy/coverage/lines/changed-lines.ts
var NO_LINES = { covered: "", missed: "", whole: null };
function changedLines(one, requirements) {
  if (one.state === "exempt") return [];
  const { path } = one.file.change;
  const { codeType } = one.file;
  if (one.state === "no-data") return [{ path, codeType, ...NO_LINES, noData: one.reason }];
  const { covered, missed } = one.lines;
  const types = /* @__PURE__ */ new Set([...one.byType.keys(), codeType]);
  const isMatch = (type) => requirements[type].minimum_coverage === MATCH_BASE;
  return [...types].flatMap((type) => {
    const isOf = (line) => typeOfLine(one.file, line, requirements) === type;
    const sets = stored(covered.filter(isOf), missed.filter(isOf));
    const whole = isMatch(type) ? wholeLines(one.coverage) : null;
    if (whole === null && sets.covered === "" && sets.missed === "") return [];
    return [{ path, codeType: type, ...sets, whole, noData: null }];
  });
}
function wholeLines({ lines }) {
  const covered = [];
  const missed = [];
  lines.forEach((line, hits) => {
    (hits > 0 ? covered : missed).push(line);
  });
  return stored(covered, missed);
}
function stored(covered, missed) {
  const text = (lines) => writeRanges(toRanges(lines.toSorted((a, b) => a - b)));
  return { covered: text(covered), missed: text(missed) };
}

// src/core/policy/coverage/lines/untaken-branches.ts
function untakenBranches(branches, lines) {
  return ([first, last]) => {
    const around = branches.filter(({ start, end }) => start <= first && last <= end);
    const [smallest] = around.toSorted((left, right) => size(left) - size(right));
    return smallest && !ranIn(smallest.inner, lines) ? { kind: smallest.kind, test: smallest.test } : null;
  };
}
function ranIn({ start, end }, lines) {
  let ran = false;
  lines.forEach((line, hits) => {
    if (hits > 0 && start <= line && line <= end) ran = true;
  });
  return ran;
}
function size({ start, end }) {
  return end - start;
}

// src/core/policy/coverage/lines/find-gaps.ts
function findGaps(files, known) {
  return files.flatMap((one) => one.state === "measured" ? gapsOf(one, known) : []).sort((left, right) => right.missed - left.missed);
}
function gapsOf({ file, coverage, lines }, known) {
  if (lines.missed.length === 0) return [];
  const { baseline, requirements } = known;
  const { path } = file.change;
  const functions = knownFunctions(file, coverage);
  const places = /* @__PURE__ */ new Map();
  for (const line of lines.missed) {
    const inner = innermost(functions, line);
    const kind = lines.partial.has(line) ? "branches" : inner?.hits === 0 ? "function" : "lines";
    const codeType = typeOfLine(file, line, requirements);
    const key = `${kind} ${codeType} ${inner?.start} ${inner?.name}`;
    const place = places.get(key) ?? { codeType, function: inner?.name ?? null, kind, missed: [] };
    place.missed.push(line);
    places.set(key, place);
  }
  const untakenIn = untakenBranches(known.branchesOf(path), coverage.lines);
  return [...places.values()].map(({ missed, ...place }) => {
    const ranges = toRanges(missed, (from, to) => isOneStretch(lines, from, to));
    const untaken = place.kind === "lines" ? ranges.map(untakenIn) : [];
    const branches = untaken.some(Boolean) ? untaken : [];
    const wasMissed = wereMissed(missed, file.change, baseline);
    return { path, ...place, ranges, branches, missed: missed.length, wasMissed };
  });
}
function isOneStretch({ ranAbove }, from, to) {
  return to - from <= MAX_JOIN && ranAbove.get(from) === ranAbove.get(to);
}
var MAX_JOIN = 10;
function knownFunctions({ functions }, coverage) {
  const counted = reportedFunctions(coverage);
  if (functions.length === 0) return counted;
  return functions.map(({ name, start, end }) => ({
    name,
    start,
    end,
    hits: counted.find((one) => one.start >= start && one.start <= end && bareName(name) === one.name)?.hits
  }));
}
function reportedFunctions({ functions }) {
  const sorted = functions.toSorted((left, right) => left.line - right.line);
  return sorted.flatMap(({ name, line, endLine, hits }, position) => {
    const next = sorted[position + 1]?.line ?? Number.POSITIVE_INFINITY;
    const known = { name: shownName(name), start: line, end: endLine ?? next - 1, hits };
    return known.name === "" ? [] : [known];
  });
}
function shownName(name) {
  const bracket = name.indexOf("(");
  return bracket < 0 ? name : name.slice(0, bracket);
}
function bareName(name) {
  return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":"), name.lastIndexOf("#")) + 1);
}
function wereMissed(lines, change, baseline) {
  const known = baseline?.files.get(change.from ?? change.path);
  if (!known) return null;
  return lines.every((line) => replacesMissed(line, change, known.missed));
}
function replacesMissed(line, { groups }, missed) {
  const group = groups.find(({ newStart, added }) => line >= newStart && line < newStart + added.length);
  if (!group || group.removed.length === 0) return false;
  return isWithin(missed, group.oldStart, group.oldStart + group.removed.length - 1);
}

// src/core/policy/coverage/lines/fits-file.ts
var LOOSE_LINES = /\.(?:kts?|vue|svelte|astro|erb|y|l)$/;
var SLACK = 1;
function fitsFile({ lines }, path, lineCount) {
  if (lineCount === void 0 || LOOSE_LINES.test(path)) return true;
  let last = 0;
  lines.forEach((line) => {
    last = line;
  });
  return last <= lineCount + SLACK;
}

// src/core/policy/coverage/lines/continuations.ts
function withContinuations(change, { spans, lines }, statements) {
  if (spans.length === 0 && statements.length === 0) return ({ hits }) => hits;
  const hitsAt = spans.length > 0 ? bySpans(spans) : bySyntax(statements, lines);
  const texts = new Map(
    change.groups.flatMap(
      ({ newStart, added }) => added.map((text, index) => [newStart + index, text])
    )
  );
  const comment = /\.pyi?$/.test(change.path) ? /^#/ : /^(?:\/\/|\/\*|\*)/;
  return (seen) => {
    if (seen.hits !== void 0) return seen.hits;
    const text = (texts.get(seen.line) ?? "").trim();
    return /[\p{L}\p{N}_"'`$]/u.test(text) && !comment.test(text) ? hitsAt(seen) : void 0;
  };
}
function bySpans(spans) {
  const ends = /* @__PURE__ */ new Map();
  for (const { start, end } of spans) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  return ({ line, lineAbove, hitsAbove }) => (ends.get(lineAbove) ?? 0) >= line ? hitsAbove : void 0;
}
function bySyntax(statements, lines) {
  const innermost2 = (line) => innermostStatement(statements, line);
  return ({ line }) => {
    const statement = innermost2(line);
    if (!statement || statement.isBlock) return void 0;
    for (let above = line - 1; above >= statement.start; above--) {
      const hits = lines.get(above);
      if (hits !== void 0 && innermost2(above) === statement) return hits;
    }
    return void 0;
  };
}
function innermostStatement(statements, line) {
  let best;
  for (const statement of statements) {
    if (line < statement.start || line > statement.end) continue;
    const shorter = best ? best.length - statement.length : 1;
    if (shorter > 0 || shorter === 0 && !statement.isBlock) best = statement;
  }
  return best;
}

// src/core/policy/coverage/lines/seen-lines.ts
var NONE = Number.POSITIVE_INFINITY;
function seenLines(wanted, lines) {
  const seen = [];
  let lineAbove = 0;
  let hitsAbove = 0;
  let ranAbove = 0;
  let next = wanted[0] ?? NONE;
  const see = (line, hits) => {
    seen.push({ line, hits, lineAbove, hitsAbove, ranAbove });
    next = wanted[seen.length] ?? NONE;
  };
  lines.forEach((line, hits) => {
    while (next < line) see(next, void 0);
    if (next === line) see(line, hits);
    lineAbove = line;
    hitsAbove = hits;
    if (hits > 0) ranAbove += 1;
  });
  while (next < NONE) see(next, void 0);
  return seen;
}

// src/core/policy/coverage/lines/measure-lines.ts
function measureLines(owed, change, coverage, branches, statements) {
  const hitsOf = withContinuations(change, coverage, statements);
  const halfTaken = branches === "strict" ? partialLines(coverage) : /* @__PURE__ */ new Set();
  const covered = [];
  const missed = [];
  const partial = /* @__PURE__ */ new Set();
  const ranAbove = /* @__PURE__ */ new Map();
  for (const seen of seenLines(owed, coverage.lines)) {
    const { line } = seen;
    const hits = hitsOf(seen);
    if (hits === void 0) continue;
    if (hits > 0 && !halfTaken.has(line)) {
      covered.push(line);
      continue;
    }
    missed.push(line);
    ranAbove.set(line, seen.ranAbove);
    if (hits > 0) partial.add(line);
  }
  return { covered, missed, partial, ranAbove };
}
function partialLines({ branches }) {
  return new Set(branches.filter(({ taken, total }) => taken < total).map(({ line }) => line));
}

// src/core/policy/coverage/measure-file.ts
function measureFile(file, { measured, lineCounts, statements }, requirements) {
  const { path } = file.change;
  if (file.exempt !== null) return { state: "exempt", file, rule: file.exempt };
  if (file.change.status === "binary") return { state: "no-data", file, reason: "hidden-lines" };
  if (file.owed.length === 0) return { state: "exempt", file, rule: "owes-no-line" };
  const coverage = measured.get(path);
  if (!coverage) return { state: "no-data", file, reason: "not-in-reports" };
  if (!fitsFile(coverage, path, lineCounts.get(path)))
    return { state: "no-data", file, reason: "does-not-fit" };
  const lines = measureLines(
    file.owed,
    file.change,
    coverage,
    requirements.branches,
    statements.get(path) ?? []
  );
  const isWhole = requirements[file.codeType].minimum_coverage === MATCH_BASE;
  if (lines.covered.length + lines.missed.length === 0 && !isWhole)
    return { state: "exempt", file, rule: "no-executable-line" };
  return {
    state: "measured",
    file,
    coverage,
    lines,
    byType: linesByType(file, lines, requirements),
    whole: () => wholeFile(coverage)
  };
}
function linesByType(file, { covered, missed }, requirements) {
  const byType = /* @__PURE__ */ new Map();
  const count = (line, hit) => {
    const type = typeOfLine(file, line, requirements);
    const known = byType.get(type) ?? { covered: 0, total: 0 };
    byType.set(type, { covered: known.covered + hit, total: known.total + 1 });
  };
  for (const line of covered) count(line, 1);
  for (const line of missed) count(line, 0);
  return byType;
}
function wholeFile({ lines }) {
  let covered = 0;
  lines.forEach((_line, hits) => {
    if (hits > 0) covered += 1;
  });
  return { covered, total: lines.size };
}

// src/core/policy/coverage/tests/test-words.ts
var NO_TEST = /(?:^|\/)(?:fixtures|__fixtures__|testdata|test-data|__snapshots__|__mocks__)\/|\.(?:snap|json|ya?ml|xml|txt|md|csv|html?|lock)$/;
var RUST = /\.rs$/;
var RUST_TEST = /#\[(?:\w+::)*test\b|\bassert(?:_\w+)?!/;
var COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[))/;
function testWords({ change, exempt }) {
  const { path, groups, whitespaceOnly, moved } = change;
  const isTest = exempt === "test" && !NO_TEST.test(path);
  const isRust = RUST.test(path) && groups.some(({ added }) => added.some((line) => RUST_TEST.test(line)));
  if (!isTest && !isRust) return { path, lines: [] };
  const same = /* @__PURE__ */ new Set([...whitespaceOnly, ...moved]);
  return {
    path,
    lines: groups.flatMap(
      ({ newStart, added }) => added.filter((line, index) => !same.has(newStart + index) && !COMMENT.test(line))
    )
  };
}

// src/core/policy/coverage/tests/missing-tests.ts
function missingTests(type, files, requirements) {
  if (requirements.required_tests === "off") return [];
  const tests = files.map(testWords).filter((words) => words.lines.length > 0);
  return requirements[type].required_tests.filter((kind) => !IS_THERE[kind](tests)).map((kind) => ({
    kind,
    enforced: kind === "regression_test" || requirements.required_tests === "enforce"
  }));
}
var ERRORS = /throw|reject|error|fail|exception|raise|refus|den(?:y|ie)|forbid|unauthori[sz]|not.?found|time.?out|panic|invalid|bad.?request|\b[45]\d\d\b/i;
var EDGES = /edge|corner|empty|blank|null|undefined|\bnone\b|\bnil\b|\bnan\b|zero|negative|boundar|limit|\bmax|\bmin|overflow|large|huge|long|unicode|duplicate|missing|without|\bno\b|only|single|twice/i;
var VALIDATION = /valid|schema|sanit|malformed|required|bad.?request|unprocessable|\b4(?:00|22)\b/i;
var INTEGRATION = /integration|e2e|end.?to.?end|functional|acceptance|system.?test|supertest|testclient|mockmvc|testcontainers|httptest|requests?[/(.]|\bapi\b/i;
var found = (pattern) => {
  return (tests) => tests.some(({ path, lines }) => pattern.test(path) || lines.some((line) => pattern.test(line)));
};
var anyTest = (tests) => tests.length > 0;
var notLookedFor = () => true;
var IS_THERE = {
  happy_path: (tests) => tests.some(({ lines }) => lines.some((line) => !ERRORS.test(line))),
  edge_cases: found(EDGES),
  error_handling: found(ERRORS),
  error_cases: found(ERRORS),
  validation_test: found(VALIDATION),
  integration_test: found(INTEGRATION),
  regression_test: anyTest,
  original_bug_reproduction: notLookedFor,
  existing_tests_pass: notLookedFor
};

// src/core/policy/coverage/tests/proof-verdict.ts
function proofVerdict(type, proof, { bug_fix }) {
  if (type !== "bug_fix") return null;
  return {
    proven: showsFix(proof),
    tests: proof?.proofs.map(({ test }) => test) ?? [],
    at: proof?.at ?? null,
    required: bug_fix.require_proof
  };
}

// src/core/policy/coverage/judge-coverage.ts
function judgeCoverage(question) {
  const { baseline, requirements } = question;
  const typed2 = question.files.toSorted((left, right) => left.change.path < right.change.path ? -1 : 1);
  const files = typed2.map((file) => measureFile(file, question, requirements));
  const byType = judgeTypes({ files, baseline, requirements }, (type) => ({
    missingTests: missingTests(type, typed2, requirements),
    proof: proofVerdict(type, question.proof, requirements)
  }));
  return {
    verdict: worst(byType.map(({ verdict }) => verdict)),
    patch: files.map(patchOf).reduce(add, NOTHING),
    files: files.map((file) => fileVerdict(file, question)),
    byType,
    noData: files.flatMap((one) => one.state === "no-data" ? [one.file.change.path] : []),
    changed: files.flatMap((file) => changedLines(file, requirements)),
    gaps: findGaps(files, { ...question, baseline: question.isBaselineOfBase ? baseline : null })
  };
}
function isCovered({ verdict, byType }) {
  const lacksTests = byType.some(({ missingTests: missingTests2 }) => missingTests2.some(({ enforced }) => enforced));
  return (verdict === "met" || verdict === "exempt") && !lacksTests && !byType.some(lacksProof);
}
function lacksProof({ proof }) {
  return proof?.proven === false || proof?.proven === null && proof.required;
}
function patchOf(file) {
  return file.state === "measured" ? [...file.byType.values()].reduce(add, NOTHING) : NOTHING;
}
function fileVerdict(measured, { baseline, requirements }) {
  const { change, codeType, evidence } = measured.file;
  const nothing = {
    path: change.path,
    codeType,
    evidence,
    covered: [],
    missed: [],
    exempt: null,
    noDataReason: null
  };
  if (measured.state === "exempt") return { ...nothing, verdict: "exempt", exempt: measured.rule };
  if (measured.state === "no-data") return { ...nothing, verdict: "no-data", noDataReason: measured.reason };
  const { covered, missed } = measured.lines;
  const facts = { files: [measured], baseline, requirements };
  const outcomes = [measured.file.codeType, ...measured.byType.keys()].flatMap(
    (type) => judgeType(type, facts) ?? []
  );
  const verdict = worst(outcomes.map((outcome) => outcome.verdict));
  const [noDataReason = null] = outcomes.flatMap((outcome) => outcome.noDataReason ?? []);
  return { ...nothing, covered, missed, verdict, noDataReason };
}

// src/core/policy/coverage/base/baseline.ts
var BASELINE_VERSION = 1;
var BaselineDocument = object({
  schemaVersion: literal(BASELINE_VERSION),
  kind: literal("coverage-baseline"),
  at: iso_exports.datetime(),
  branch: string(),
  commit: string().nullable().describe("Null when it was recorded before the first commit."),
  files: array(
    object({
      path: string(),
      covered: int().min(0),
      total: int().min(0),
      missed: string().regex(/^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/).describe("Lines that never ran, as ranges: 12-18,40.")
    })
  )
});
function writeBaseline(measured, { at: at2, branch, commit }) {
  const files = [...measured].map(([path, { lines }]) => {
    const missed = [];
    lines.forEach((line, hits) => {
      if (hits === 0) missed.push(line);
    });
    const covered = lines.size - missed.length;
    return { path, covered, total: lines.size, missed: writeRanges(toRanges(missed)) };
  });
  files.sort((left, right) => left.path < right.path ? -1 : 1);
  return { schemaVersion: BASELINE_VERSION, kind: "coverage-baseline", at: at2, branch, commit, files };
}
function readBaseline(text, path) {
  const parsed = BaselineDocument.safeParse(parseJson(text, (found2, cause) => unusable(path, found2, cause)));
  if (!parsed.success) throw unusable(path, whyNot(text, parsed.error));
  const { branch, commit, files } = parsed.data;
  return {
    branch,
    commit,
    files: new Map(
      files.map(({ path: file, ...rest }) => [file, { ...rest, missed: readRanges(rest.missed) }])
    )
  };
}
var Newer = object({
  kind: literal("coverage-baseline"),
  schemaVersion: number().gt(BASELINE_VERSION)
});
function whyNot(text, { issues }) {
  const newer = Newer.safeParse(JSON.parse(text));
  if (newer.success)
    return `needs a newer Umpire: it has schemaVersion ${newer.data.schemaVersion}, and this one reads ${BASELINE_VERSION}`;
  const [why] = issues.map(
    ({ path, message }) => `${path.map(String).join(".") || "the document"}: ${message}`
  );
  return `is no baseline of Umpire (${why})`;
}
function unusable(path, found2, cause) {
  return new UserError(
    "baseline-unreadable",
    `The baseline ${path} ${found2}.`,
    "Record it again on the base: `umpire coverage --report FILE --write-baseline`.",
    { cause }
  );
}

// src/core/change/owed-lines.ts
function owedLines({ added, moved, whitespaceOnly }, { moved_lines, whitespace_lines }) {
  const free = /* @__PURE__ */ new Set([
    ...moved_lines === "ignore" ? moved : [],
    ...whitespace_lines === "ignore" ? whitespaceOnly : []
  ]);
  return added.filter((line) => !free.has(line));
}

// src/core/policy/coverage/typed-file.ts
function typedFiles(changes, classified, config) {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  return classified.map((file) => {
    const change = byPath.get(file.path);
    if (!change) throw new Error(`${file.path} was classified but is not in the diff.`);
    return typed(change, file, config);
  });
}
function typed(change, file, config) {
  const { codeType, evidence } = file;
  if (codeType === null) return { change, codeType, evidence, exempt: String(file.exempt) };
  return {
    change,
    codeType,
    evidence,
    exempt: null,
    owed: owedLines(change, config),
    functions: file.functions.map(({ name, line, endLine, codeType: type }) => {
      return { name, start: line, end: endLine, codeType: type };
    })
  };
}

// src/app/counted-texts.ts
function countedTexts(change) {
  const asked = /* @__PURE__ */ new Set();
  const counts = /* @__PURE__ */ new Map();
  const texts = async (paths) => {
    const found2 = await change.texts(paths);
    for (const path of paths) asked.add(path);
    for (const [path, text] of found2) counts.set(path, countLines(text));
    return found2;
  };
  return {
    ...change,
    texts,
    async lineCounts(paths, look) {
      for (const [path, text] of await texts(paths.filter((path2) => !asked.has(path2)))) look(path, text);
      return counts;
    }
  };
}
function countLines(text) {
  let count = 1;
  for (let at2 = text.indexOf("\n"); at2 >= 0; at2 = text.indexOf("\n", at2 + 1)) count += 1;
  return count;
}

// src/core/change/syntax/statements.ts
function statementsOf(matches) {
  return matches.flatMap((match) => {
    const block = at(match, "block");
    const place = block ?? at(match, "statement") ?? resultOf(match);
    if (!place || place.line === place.endLine) return [];
    const { line: start, endLine: end } = place;
    return [{ start, end, isBlock: block !== void 0, length: place.end - place.start }];
  });
}
function resultOf(match) {
  const result = at(match, "result");
  return result?.type === "parenthesized_expression" ? void 0 : result;
}

// src/core/policy/coverage/lines/unlisted.ts
function hasUnlisted({ owed }, { lines, spans }) {
  return spans.length === 0 && seenLines(owed, lines).some(({ hits }) => hits === void 0);
}

// src/app/find-statements.ts
async function findStatements(files, measured, outlines, change, { syntax }) {
  const wanted = files.flatMap((file) => {
    const { path } = file.change;
    const coverage = measured.get(path);
    const language = outlines.has(path) ? languageOf(path) : null;
    const isNeeded = file.exempt === null && coverage && hasUnlisted(file, coverage);
    return isNeeded && language?.statements !== void 0 ? [{ path, grammar: { name: language.grammar.name, query: language.statements } }] : [];
  });
  const texts = await change.texts(wanted.map(({ path }) => path));
  const found2 = /* @__PURE__ */ new Map();
  for (const { path, grammar } of wanted) {
    const now = texts.get(path) ?? null;
    const matches = await syntax.matches(grammar, { old: null, now, edits: [] });
    found2.set(path, statementsOf(matches.now));
  }
  return found2;
}

// src/core/reports/coverage/merge-coverage.ts
function mergeCoverage(files) {
  const builder = createBuilder("max");
  for (const file of files) {
    file.lines.forEach((line, hits) => {
      addLine(builder, line, hits);
    });
    for (const { line, taken, total } of file.branches) addBranch(builder, line, taken, total);
    for (const fn of file.functions) builder.functions.push(fn);
    for (const span of file.spans) builder.spans.push(span);
    closeSection(builder, file.path);
  }
  const { files: merged, ...totals } = filesAndTotals(builder);
  return { files: merged.toSorted((a, b) => a.path < b.path ? -1 : 1), ...totals };
}
function movedTo(path, file) {
  const { lines } = file;
  return {
    path,
    lines,
    get branches() {
      return file.branches;
    },
    get functions() {
      return file.functions;
    },
    get spans() {
      return file.spans;
    }
  };
}

// src/core/reports/coverage/combine-reports.ts
function combineReports(reports, mapPaths) {
  const unmatched = /* @__PURE__ */ new Set();
  const files = reports.flatMap((report) => {
    const map = mapPaths(
      report.files.map((file) => file.path),
      report.roots
    );
    for (const path of map.unmatched) unmatched.add(path);
    return report.files.flatMap((file) => {
      const path = map.byPath.get(file.path);
      return path === void 0 ? [] : [movedTo(path, file)];
    });
  });
  return { ...mergeCoverage(files), unmatched: [...unmatched].toSorted() };
}

// src/core/reports/coverage/paths/tail-index.ts
var MAX_FILES = 100;
function createTailIndex(paths, normal) {
  const files = paths.map((path) => {
    const segments = normal(path).split("/");
    return { path, segments, key: keyOf(segments) };
  });
  return files.sort((a, b) => a.key < b.key ? -1 : 1);
}
function longestTail(index, segments) {
  const place = placeOf(index, keyOf(segments));
  const length = Math.max(commonTail(index, place - 1, segments), commonTail(index, place, segments));
  if (length === 0) return { length: 0, files: [] };
  const files = [];
  const take = (start, step) => {
    for (let at2 = start; files.length < MAX_FILES && commonTail(index, at2, segments) === length; at2 += step) {
      files.push(fileAt(index, at2));
    }
  };
  take(place - 1, -1);
  take(place, 1);
  return { length, files };
}
function keyOf(segments) {
  return `${segments.toReversed().join("/")}/`;
}
function placeOf(index, key) {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = low + high >>> 1;
    if (fileAt(index, middle).key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
function commonTail(index, at2, segments) {
  const file = fileAt(index, at2);
  let length = 0;
  while (length < segments.length && file.segments.at(-1 - length) === segments.at(-1 - length)) length++;
  return length;
}
var NO_FILE = { path: "", segments: [], key: "" };
function fileAt(index, at2) {
  return index[at2] ?? NO_FILE;
}

// src/core/reports/coverage/paths/guess.ts
var JVM = /\.(?:java|kts?|groovy|scala)$/;
function guessFile(index, variants) {
  const matches = variants.map((path) => ({ path, ...longestTail(index, path.segments) }));
  const length = Math.max(0, ...matches.map((match) => match.length));
  if (length === 0) return void 0;
  const guesses = matches.filter((match) => match.length === length).flatMap(({ path, files }) => choose(path, files, length));
  return guesses.every((guess) => guess.file === guesses[0]?.file) ? guesses[0] : void 0;
}
function isJvmPath({ isAbsolute, segments }) {
  return !isAbsolute && JVM.test(segments.join("/"));
}
function prefixOf({ isAbsolute, segments }, length) {
  return `${isAbsolute ? "/" : ""}${segments.slice(0, length).join("/")}`;
}
function choose(path, files, length) {
  const file = onlyOne(path, files, length);
  if (file === void 0) return [];
  const isPathWhole = path.segments.length === length;
  const isFileWhole = file.segments.length === length;
  const isPartial = !isPathWhole && !isFileWhole;
  if (isPartial && !(path.isAbsolute ? length > 1 : isJvmPath(path))) return [];
  const isSame = isPathWhole && isFileWhole && !path.isAbsolute;
  return [
    {
      file,
      strength: isPartial ? "partial" : isSame ? "same" : "whole",
      reportPrefix: prefixOf(path, path.segments.length - length),
      filePrefix: file.segments.slice(0, -length).join("/")
    }
  ];
}
function onlyOne(path, files, length) {
  const whole = files.find((file) => file.segments.length === length);
  if (whole || files.length === 1) return whole ?? files[0];
  const modules = isJvmPath(path) ? path.segments.slice(0, -length) : [];
  const inModule = files.filter(
    (file) => file.segments.slice(0, -length).some((part) => modules.includes(part))
  );
  return inModule.length === 1 ? inModule[0] : void 0;
}

// src/core/reports/coverage/paths/votes.ts
function countVotes(guesses) {
  const votes = /* @__PURE__ */ new Map();
  for (const guess of guesses) {
    const folders = votes.get(guess.reportPrefix) ?? /* @__PURE__ */ new Map();
    votes.set(guess.reportPrefix, folders.set(guess.filePrefix, votesFor(votes, guess) + 1));
  }
  return votes;
}
function votesFor(votes, { reportPrefix, filePrefix }) {
  return votes.get(reportPrefix)?.get(filePrefix) ?? 0;
}
function strongestVerdict(votes, path) {
  let strongest;
  for (let length = 0; length < path.segments.length; length++) {
    const folders = votes.get(prefixOf(path, length));
    for (const [folder, count] of folders ?? []) {
      if (count > (strongest?.votes ?? 0))
        strongest = { length, folder, votes: count, isUnanimous: folders?.size === 1 };
    }
  }
  return strongest;
}

// src/core/reports/coverage/paths/decide.ts
function evidenceOf(places) {
  const guesses = places.flatMap((place) => place.kind === "guessed" && place.guess ? [place.guess] : []);
  return { votes: countVotes(guesses), hasWhole: guesses.some((guess) => guess.strength !== "partial") };
}
function decide(place, evidence) {
  const { guess } = place;
  if (guess === void 0) return agreedFile(place, evidence.votes);
  if (guess.strength === "same" || guess.reportPrefix === "") return guess.file.path;
  if (place.variants.some(isJvmPath)) return guess.file.path;
  return againstOthers(place, guess, evidence);
}
function agreedFile({ variants, tracked }, votes) {
  for (const variant of variants) {
    const verdict = variant.isAbsolute ? strongestVerdict(votes, variant) : void 0;
    if (verdict?.isUnanimous) return tracked.byPath.get(inFolder(variant, verdict.length, verdict.folder));
  }
  return void 0;
}
function againstOthers({ variants, tracked }, guess, { votes, hasWhole }) {
  const own = votesFor(votes, guess);
  for (const variant of variants) {
    const verdict = strongestVerdict(votes, variant);
    if (verdict && verdict.votes > own)
      return tracked.byPath.get(inFolder(variant, verdict.length, verdict.folder));
  }
  const isDoubtful = guess.strength === "partial" && hasWhole && own < 2;
  return isDoubtful ? void 0 : guess.file.path;
}
function inFolder({ segments }, length, folder) {
  const inside = segments.slice(length).join("/");
  return folder === "" ? inside : `${folder}/${inside}`;
}

// src/core/reports/coverage/paths/go-module-place.ts
function goModulePlace(path, modules) {
  const [innermost2] = modules.filter(({ module }) => path.startsWith(`${module}/`)).toSorted((a, b) => b.module.length - a.module.length);
  if (!innermost2) return void 0;
  const inside = path.slice(innermost2.module.length + 1);
  const dir = innermost2.dir.replace(/^\.\/?|\/$/g, "");
  return dir === "" ? inside : `${dir}/${inside}`;
}

// src/core/reports/coverage/paths/report-path.ts
function parsePath(path, isFromWindows = false) {
  const text = path.normalize("NFC").replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, "");
  const isWindows = isFromWindows || /^[A-Za-z]:[\\/]/.test(text) || text.includes("\\");
  const slashed = isWindows ? text.replaceAll("\\", "/").toLowerCase() : text;
  const isAbsolute = /^(?:[a-z]:)?\//.test(slashed);
  return { isAbsolute, isWindows, ...resolve(slashed.split("/")) };
}
function joinPath(root, path) {
  const up = Array(path.up).fill("..");
  const { segments, up: above } = resolve([...root.segments, ...up, ...path.segments]);
  return {
    segments,
    up: root.up + above,
    isAbsolute: root.isAbsolute,
    isWindows: root.isWindows || path.isWindows
  };
}
function resolve(parts) {
  const segments = [];
  let up = 0;
  for (const part of parts) {
    if (part === "..") {
      if (segments.pop() === void 0) up++;
    } else if (part !== "" && part !== ".") segments.push(part);
  }
  return { segments, up };
}

// src/core/reports/coverage/paths/place.ts
function placeOf2(repository, path, roots) {
  const inModule = goModulePlace(path, roots.modules);
  if (inModule !== void 0) return { kind: "known", path, file: repository.asWritten.byPath.get(inModule) };
  const parsed = parsePath(
    path,
    roots.report.some((root) => root.isWindows)
  );
  const below = (folders) => parsed.isAbsolute ? [] : folders.map((root) => joinPath(root, parsed));
  const tracked = parsed.isWindows ? repository.folded() : repository.asWritten;
  for (const variant of below(roots.configured)) {
    const file = variant.up === 0 ? tracked.byPath.get(variant.segments.join("/")) : void 0;
    if (file !== void 0) return { kind: "known", path, file };
  }
  const variants = [parsed, ...below(roots.report)].filter((variant) => variant.up === 0);
  return { kind: "guessed", path, variants, tracked, guess: guessFile(tracked.byTail, variants) };
}

// src/core/reports/coverage/paths/tracked-files.ts
function createRepository(paths) {
  let folded;
  return {
    asWritten: trackedFiles(paths, (path) => path),
    folded: () => {
      folded ??= trackedFiles(paths, (path) => path.toLowerCase());
      return folded;
    }
  };
}
function trackedFiles(paths, fold) {
  const normal = (path) => fold(path.normalize("NFC"));
  return {
    byPath: new Map(paths.map((path) => [normal(path), path])),
    byTail: createTailIndex(paths, normal)
  };
}

// src/core/reports/coverage/paths/map-paths.ts
function createPathMapper(trackedFiles2, options = {}) {
  const repository = createRepository(trackedFiles2);
  const configured = (options.roots ?? []).map((root) => parsePath(root));
  const modules = options.goModules ?? [];
  return (paths, reportRoots) => {
    const roots = { report: reportRoots.map((root) => parsePath(root)), configured, modules };
    const places = [...new Set(paths)].map((path) => placeOf2(repository, path, roots));
    const evidence = evidenceOf(places);
    const byPath = /* @__PURE__ */ new Map();
    const unmatched = [];
    for (const place of places) {
      const file = place.kind === "known" ? place.file : decide(place, evidence);
      if (file === void 0) unmatched.push(place.path);
      else byPath.set(place.path, file);
    }
    return { byPath, unmatched };
  };
}

// src/core/policy/coverage/measured-files.ts
function measuredFiles(reports, known) {
  const [first, ...others] = reports;
  const only = others.length === 0 ? first : void 0;
  const plain = only && asWritten(only, known);
  if (plain) return plain;
  const mapPaths = createPathMapper([...known.paths], known);
  const single = only && alone(only, mapPaths);
  if (single) return single;
  const { files, unmatched, lines } = combineReports(reports, mapPaths);
  return { files: new Map(files.map((file) => [file.path, file])), unmatched, lines };
}
function asWritten({ files, roots, lines }, known) {
  const { roots: configured = [] } = known;
  if (roots.length + configured.length > 0) return null;
  const byPath = /* @__PURE__ */ new Map();
  for (const file of files) {
    const { path } = file;
    if (!known.paths.has(path)) return null;
    byPath.set(path, file);
  }
  return { files: byPath, unmatched: [], lines };
}
function alone({ files, roots, lines }, mapPaths) {
  const { byPath, unmatched } = mapPaths(
    files.map(({ path }) => path),
    roots
  );
  const known = /* @__PURE__ */ new Map();
  for (const file of files) {
    const path = byPath.get(file.path);
    if (path === void 0) continue;
    if (known.has(path)) return null;
    known.set(path, file);
  }
  return { files: known, unmatched: [...unmatched].sort(), lines };
}

// src/app/measure-reports.ts
async function measureReports(reports, paths, { coverage_requirements }, world) {
  const goModules = await findGoModules(reports, paths, world);
  return measuredFiles(reports, { paths, roots: coverage_requirements.source_roots, goModules });
}
async function findGoModules(reports, paths, { files }) {
  if (!reports.some(({ format }) => format === "go-cover")) return [];
  const modules = [];
  for (const path of paths) {
    if (!/(?:^|\/)go\.mod$/.test(path)) continue;
    const module = /^module\s+"?([^\s"]+)/m.exec(await files.read(path) ?? "")?.[1];
    if (module !== void 0) modules.push({ dir: path.replace(/\/?go\.mod$/, ""), module });
  }
  return modules;
}

// src/app/judge-change.ts
var MOST_FILES_TO_FIT = 500;
async function judgeChange({ change: given, hints, base, reports, baseline, proof }, config, world) {
  if (baseline && base) await mustBeOfTheBase(baseline, base, world);
  const change = countedTexts(given);
  const [tracked, { files, classification, outlines }] = await Promise.all([
    world.code.tracked(),
    classifyText(change, hints, config, world)
  ]);
  const typed2 = typedFiles(files, classification.files, config.change);
  const present = files.filter(({ status }) => status !== "deleted").map(({ path }) => path);
  const measured = await measureReports(reports, /* @__PURE__ */ new Set([...tracked, ...present]), config, world);
  const owing = typed2.filter((file) => file.exempt === null && measured.files.has(file.change.path)).slice(0, MOST_FILES_TO_FIT);
  const owingFiles = owing.map(({ change: file }) => file);
  const lineCounts = await countLines2(owingFiles, change);
  if (base === null) mustBeHere(owingFiles, lineCounts, tracked);
  const answer = judgeCoverage({
    files: typed2,
    measured: measured.files,
    lineCounts,
    statements: await findStatements(owing, measured.files, outlines, change, world),
    baseline,
    isBaselineOfBase: base === null || baseline?.commit === base.commit,
    requirements: config.coverage_requirements,
    proof,
    branchesOf: (path) => outlines.get(path)?.now.branches() ?? []
  });
  return { answer, measured };
}
function countLines2(files, change) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return change.lineCounts([...byPath.keys()], (path, text) => {
    const file = byPath.get(path);
    if (file) versionsOf(file, text);
  });
}
function mustBeHere(files, read, tracked) {
  const missing = files.find(({ path }) => !read.has(path) && !tracked.has(path));
  if (missing) throw doesNotFit(`${missing.path}, which is not here`);
}
async function mustBeOfTheBase({ branch, commit }, base, { code }) {
  if (commit === null || await code.isAncestor(commit, base.ref)) return;
  throw new UserError(
    "baseline-foreign",
    `The baseline was recorded on ${branch} at ${commit.slice(0, 7)}, which is not in the history of \`${base.ref}\`.`,
    `Record it on \`${base.ref}\`; in a shallow clone fetch the history first (\`fetch-depth: 0\`).`
  );
}

// src/core/policy/proof-document.ts
var ProofDocument = Proof.extend({
  schemaVersion: literal(1),
  codeHash: string(),
  testFiles: array(string()),
  command: array(string()),
  durationMs: object({ here: number(), there: number() })
});
var MOST = 50;
var LONGEST = 300;
function readProof(text, path, codeHash) {
  const parsed = ProofDocument.safeParse(parseJson(text, (found2, cause) => unusable2(path, found2, cause)));
  if (!parsed.success) {
    const [why] = parsed.error.issues.map(
      ({ path: where, message }) => `${where.map(String).join(".") || "the document"}: ${message}`
    );
    throw unusable2(path, `is no proof of Umpire (${why})`);
  }
  const { at: at2, base, proven, proofs, accidentalGreen, refused, codeHash: provenHash } = parsed.data;
  if (provenHash !== codeHash) throw unusable2(path, "is of other code");
  return {
    at: at2,
    base,
    proven,
    proofs: proofs.slice(0, MOST).map(({ test, failedWith }) => ({ test, failedWith: cut(failedWith) })),
    accidentalGreen: accidentalGreen.slice(0, MOST),
    refused: refused.slice(0, MOST).map(({ test, why }) => ({ test, why: cut(why) }))
  };
}
function cut(text) {
  return text.slice(0, LONGEST);
}
function unusable2(path, found2, cause) {
  return new UserError(
    "proof-unreadable",
    `The proof ${path} ${found2}.`,
    "Make it again: `umpire prove-fix --base REF -- COMMAND`, or delete the file.",
    { cause }
  );
}

// src/app/stored-proof.ts
function proofPath(codeHash, { debug_memory }) {
  return `${debug_memory.location}/proofs/${codeHash}.json`;
}
async function storeProof(proof, config, { files }) {
  await files.write(proofPath(proof.codeHash, config), `${JSON.stringify(proof)}
`);
}
async function loadProof(codeHash, config, { files, code, say }) {
  const path = proofPath(codeHash, config);
  const text = await files.read(path);
  if (text === null) return null;
  if ((await code.tracked()).has(path)) {
    say(`${path} is committed, so whoever wrote the change could have written it: it is not believed.`);
    return null;
  }
  return readProof(text, path, codeHash);
}

// src/app/check-coverage.ts
var CLOCK_SLACK_MS = 2e3;
async function checkCoverage(request, config, world) {
  const asked = world.changes.branch();
  const found2 = await readCoverage(request.reports, world);
  const reports = found2.map(({ report }) => report);
  const branch = await asked;
  const baseline = await loadBaseline(request.baseline, config, world);
  const hints = { ...request.hints, branch: request.hints.branch ?? branch };
  const given = await givenChange(request, world);
  if (given) {
    return await judgeChange(
      { change: given, hints, base: null, reports, baseline, proof: null },
      config,
      world
    );
  }
  const code = await world.code.state({ branch: branch ?? "", base: request.base ?? config.base });
  mustBeOfThisCode(found2, await world.code.newestContent(code));
  const change = await world.changes.of(code);
  const proof = await loadProof(code.hash, config, world);
  return await judgeChange({ change, hints, base: code.base, reports, baseline, proof }, config, world);
}
async function recordBaseline(paths, config, world) {
  const reports = (await readCoverage(paths, world)).map(({ report }) => report);
  const branch = await world.changes.branch() ?? "a detached HEAD";
  const { commit } = await world.code.state({ branch, base: config.base });
  const { files } = await measureReports(reports, await world.code.tracked(), config, world);
  if (files.size === 0) {
    throw new UserError(
      "baseline-empty",
      "None of the reports names a file of this repository, so there is nothing to record.",
      "Look at what they name with `umpire inspect`; folders they start from go into `coverage_requirements.source_roots`."
    );
  }
  return writeBaseline(files, { at: world.clock.now(), branch, commit });
}
async function readCoverage(paths, world) {
  const found2 = await world.reports.read(paths);
  const problems = found2.flatMap(({ path, result }) => {
    if (result.kind === "unreadable") return [`  ${path}: ${result.error.message} ${result.error.hint}`];
    return result.kind === "coverage" ? [] : [`  ${path}: it is no coverage report.`];
  });
  if (problems.length > 0) {
    throw new UserError(
      "report-unreadable",
      `${problems.length} of ${paths.length} coverage reports cannot be read:
${problems.join("\n")}`,
      "Run the tests with coverage again, or name other files."
    );
  }
  return found2.flatMap(
    ({ path, modifiedMs, result }) => result.kind === "coverage" ? [{ path, modifiedMs, report: result }] : []
  );
}
function mustBeOfThisCode(reports, newestChangeMs) {
  const old = reports.find(({ modifiedMs }) => modifiedMs < newestChangeMs - CLOCK_SLACK_MS);
  if (!old) return;
  throw new UserError(
    "report-stale",
    `${old.path} is older than the code: what changed was written after it.`,
    "Run the tests with coverage again. If the report was made elsewhere from this very code, `touch` it."
  );
}
function baselinePath({ coverage_requirements, debug_memory }) {
  return coverage_requirements.baseline ?? `${debug_memory.location}/coverage-baseline.json`;
}
async function loadBaseline(named, config, world) {
  const path = named ?? baselinePath(config);
  const text = await world.files.read(path);
  if (text !== null) return readBaseline(text, path);
  if (named === void 0) return null;
  throw new UserError(
    "baseline-missing",
    `There is no baseline ${named}.`,
    "Record one on the base: `umpire coverage --report FILE --write-baseline`."
  );
}

export {
  toRanges,
  readRanges,
  writeBaseline,
  missingTests,
  proofVerdict,
  isCovered,
  typedFiles,
  measureReports,
  judgeChange,
  storeProof,
  loadProof,
  checkCoverage,
  recordBaseline,
  baselinePath,
  loadBaseline
};
