import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_PROBLEMS,
  checkedReport,
  countOf,
  fieldsOf,
  isBroken,
  listOf,
  mustHaveList,
  numberOf,
  problemIn,
  testReportOf,
  textOf
} from "./chunk-4ZH242BM.js";
import {
  UserError,
  errorInfo
} from "./chunk-HWFMSSPQ.js";

// src/shell/files/named-reports.ts
import { openSync as openSync2, statSync } from "node:fs";
import { resolve, sep as sep2 } from "node:path";

// src/core/reports/json/string-end.ts
function stringEnd(text, start) {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}
function isEscaped(text, quote) {
  let first = quote;
  while (text[first - 1] === "\\") first--;
  return (quote - first) % 2 === 1;
}

// src/core/reports/json/check-nesting.ts
function checkNesting(text, maxDepth) {
  let depth = 0;
  for (let at2 = 0; at2 < text.length; at2++) {
    const code = text.charCodeAt(at2);
    if (code === 34) at2 = stringEnd(text, at2);
    else if (code === 91 || code === 123) depth++;
    else if (code === 93 || code === 125) depth--;
    if (depth > maxDepth) {
      const hint = "No test or coverage tool nests that deep. Check what this file is.";
      throw new UserError("json-too-deep", `The JSON is nested deeper than ${maxDepth} levels.`, hint);
    }
  }
}

// src/core/reports/json/fault-offset.ts
var SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
var BLANKS = /[ \t\r\n]*/y;
var STRING_PART = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|[^ -[\]-\uffff]/g;
function faultOffset(text) {
  const open3 = [];
  let next = "value";
  let at2 = endOf(BLANKS, text, 0);
  while (at2 < text.length) {
    const first = text.charAt(at2);
    const after = follow(next, first, open3);
    if (after === void 0) return at2;
    const end = tokenEnd(text, at2, first);
    if (end < 0) return ~end;
    next = after;
    at2 = endOf(BLANKS, text, end);
  }
  return text.length;
}
function follow(next, first, open3) {
  if (next === "colon") return first === ":" ? "value" : void 0;
  if (next === "more" && first === ",") return open3.length > 0 ? afterComma(open3) : void 0;
  if (next === "more" || isEnd(next, first)) return first === open3.pop() ? "more" : void 0;
  if (next === "key" || next === "member") return first === '"' ? "colon" : void 0;
  if (first !== "{" && first !== "[") return "]},:".includes(first) ? void 0 : "more";
  open3.push(first === "{" ? "}" : "]");
  return first === "{" ? "member" : "item";
}
function afterComma(open3) {
  return open3.at(-1) === "}" ? "key" : "value";
}
function isEnd(next, first) {
  return next === "item" && first === "]" || next === "member" && first === "}";
}
function tokenEnd(text, at2, first) {
  if ("{}[],:".includes(first)) return at2 + 1;
  if (first !== '"') return endOf(SCALAR, text, at2) || ~at2;
  const end = stringEnd(text, at2);
  for (const { 0: part, index } of text.slice(at2, end).matchAll(STRING_PART))
    if (part.length === 1) return ~(at2 + index);
  return Math.min(end + 1, text.length);
}
function endOf(pattern, text, at2) {
  pattern.lastIndex = at2;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

// src/core/reports/json/parse-json.ts
var SUSPICIOUS = /__proto__|"prototype"|\\u00[567]/i;
var HALF_TOKEN = /^(?:\\(?:u[0-9a-fA-F]{0,3})?|tr?u?|fa?l?s?|nu?l?|[-+.eE\d]+)?$/;
function parseJson(text, { maxDepth }, firstLine = 1) {
  checkNesting(text, maxDepth);
  try {
    return JSON.parse(text, SUSPICIOUS.test(text) ? refuseTricks : void 0);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw notJson(text, firstLine);
  }
}
function refuseTricks(key, value) {
  const isTrick = key === "constructor" && Object.hasOwn(Object(value), "prototype");
  if (key === "__proto__" || isTrick) {
    const hint = "No test or coverage tool writes such a key. Check where the file comes from.";
    throw new UserError("json-unsafe", `The JSON holds the key "${key}".`, hint);
  }
  return value;
}
function notJson(text, firstLine) {
  const offset = faultOffset(text);
  const line = firstLine + text.slice(0, offset).split("\n").length - 1;
  const where = `line ${line}, column ${offset - text.lastIndexOf("\n", offset - 1)}`;
  if (HALF_TOKEN.test(text.slice(offset))) {
    const hint2 = "The tool was probably stopped while writing. Run it again and let it finish.";
    return new UserError("json-truncated", `${where}: the JSON ends too early.`, hint2);
  }
  const found = JSON.stringify(text.slice(offset, offset + 20));
  const hint = "Fix what writes this file, or exclude it from the pattern.";
  return new UserError("json-malformed", `${where}: ${found} is not JSON there.`, hint);
}

// src/core/reports/json/read-json.ts
var MAX_JSON_BYTES = 268435456;
function readJson(chunks, limits, maxBytes = MAX_JSON_BYTES) {
  const parts = [];
  let length = 0;
  for (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) {
      const message = `The JSON document is larger than ${maxBytes} bytes.`;
      throw new UserError("json-too-large", message, "Split the run, or let the tool write XML.");
    }
    parts.push(Buffer.from(chunk));
  }
  return parseJson(Buffer.concat(parts, length).toString("utf8"), limits);
}

// src/core/reports/present.ts
function present(thing) {
  if (thing === void 0) throw new RangeError("Expected to be there, but is not");
  return thing;
}

// src/core/reports/coverage/model/line-codec.ts
var LONG_NUMBERS = 5;
var MAX_LINE_NUMBERS = LONG_NUMBERS;
function isShort(step, value) {
  return step >= 0 && step < 15 && value <= 4095;
}
function shortForm(step, value) {
  return step + 1 << 12 | value;
}
function writeLong(numbers, at2, line, value) {
  numbers[at2] = 0;
  numbers[at2 + 1] = line;
  numbers[at2 + 2] = line >>> 16;
  numbers[at2 + 3] = value;
  numbers[at2 + 4] = value >>> 16;
  return at2 + LONG_NUMBERS;
}
function readCoded(numbers, start, end, visit) {
  let line = 0;
  let at2 = start;
  while (at2 < end) {
    const short = numberAt(numbers, at2);
    if (short !== 0) {
      line += (short >>> 12) - 1;
      visit(line, short & 4095);
      at2++;
    } else {
      line = numberAt(numbers, at2 + 1) + numberAt(numbers, at2 + 2) * 65536;
      visit(line, numberAt(numbers, at2 + 3) + numberAt(numbers, at2 + 4) * 65536);
      at2 += LONG_NUMBERS;
    }
  }
}
function numberAt(numbers, at2) {
  return numbers[at2] ?? 0;
}

// src/core/reports/coverage/model/line-list.ts
var BLOCK_NUMBERS = 1 << 19;
function createLineList() {
  const numbers = new Uint16Array(0);
  return { blocks: [numbers], numbers, start: 0, end: 0, last: 0, count: 0, covered: 0, isOrdered: true };
}
function reserve(list, more) {
  const { numbers, start, end } = list;
  if (end + more <= numbers.length) return numbers;
  const length = Math.max(Math.min(2 * numbers.length, BLOCK_NUMBERS), 2 * (end - start + more));
  const block = new Uint16Array(length);
  block.set(numbers.subarray(start, end));
  list.blocks.push(block);
  list.numbers = block;
  list.start = 0;
  list.end = end - start;
  return block;
}
function append(list, line, value) {
  const numbers = reserve(list, MAX_LINE_NUMBERS);
  const step = line - list.last;
  if (isShort(step, value)) {
    numbers[list.end] = shortForm(step, value);
    list.end++;
  } else list.end = writeLong(numbers, list.end, line, value);
  if (step <= 0) list.isOrdered = false;
  list.last = line;
  list.count++;
}
function eachLine(lines, visit) {
  readCoded(lines.numbers, lines.start, lines.end, visit);
}
function closeLines(list) {
  list.start = list.end;
  reset(list);
}
function clearLines(list) {
  list.end = list.start;
  reset(list);
}
function reset(list) {
  list.last = 0;
  list.count = 0;
  list.covered = 0;
  list.isOrdered = true;
}

// src/core/reports/coverage/model/pair-list.ts
var MAX_LINE = 1e7;
var MAX_PAIRS = 2 ** 28;
function isLine(line) {
  return line >= 1 && line <= MAX_LINE;
}
function createPairList() {
  return { numbers: new Uint32Array(0), length: 0 };
}
function numberAt2(numbers, index) {
  return numbers[index] ?? 0;
}
function lengthen(list, more) {
  if (list.length + more > list.numbers.length) {
    const larger = new Uint32Array(2 * (list.length + more));
    larger.set(list.numbers);
    list.numbers = larger;
  }
  return list.numbers;
}
function addPair(list, line, value) {
  const numbers = lengthen(list, 2);
  numbers[list.length] = line;
  numbers[list.length + 1] = value;
  list.length += 2;
}
function sortByLine({ numbers, length }) {
  if (isSorted(numbers, length)) return;
  const source = numbers.slice(0, length);
  let to = 0;
  for (const place2 of places(source)) {
    const from = place2 % MAX_PAIRS * 2;
    numbers[to++] = numberAt2(source, from);
    numbers[to++] = numberAt2(source, from + 1);
  }
}
function isSorted(numbers, length) {
  let last = 0;
  for (let at2 = 0; at2 < length; at2 += 2) {
    const line = numberAt2(numbers, at2);
    if (line < last) return false;
    last = line;
  }
  return true;
}
function places(source) {
  const keys = new Float64Array(source.length / 2);
  for (let index = 0; index < keys.length; index++)
    keys[index] = numberAt2(source, index * 2) * MAX_PAIRS + index;
  return keys.sort();
}

// src/core/reports/coverage/model/line-hits.ts
var MAX_HITS = 2147483647;
function combineHits(a, b, combine) {
  return combine === "sum" ? Math.min(a + b, MAX_HITS) : Math.max(a, b);
}
function appendHits(list, line, hits) {
  append(list, line, hits);
  if (hits > 0) list.covered++;
}
function tidyHits(list, desk, combine) {
  if (list.isOrdered) return;
  eachLine(list, (line, hits) => {
    addPair(desk, line, hits);
  });
  clearLines(list);
  sortByLine(desk);
  const { numbers, length } = desk;
  for (let at2 = 0; at2 < length; ) {
    const line = numberAt2(numbers, at2);
    let hits = 0;
    for (; at2 < length && numberAt2(numbers, at2) === line; at2 += 2) {
      hits = combineHits(hits, numberAt2(numbers, at2 + 1), combine);
    }
    appendHits(list, line, hits);
  }
  desk.length = 0;
}
function lineHits(coded2, size) {
  let index;
  return {
    size,
    get(line) {
      index ??= indexOf(coded2);
      return index.get(line);
    },
    forEach(visit) {
      eachLine(coded2, visit);
    }
  };
}
function indexOf(coded2) {
  const index = /* @__PURE__ */ new Map();
  eachLine(coded2, (line, hits) => {
    index.set(line, hits);
  });
  return index;
}

// src/core/reports/coverage/model/section-table.ts
var COLUMN = {
  hitBlock: 0,
  hitStart: 1,
  hitEnd: 2,
  lines: 3,
  coveredLines: 4,
  wayBlock: 5,
  wayStart: 6,
  wayEnd: 7,
  ways: 8,
  takenWays: 9,
  functions: 10,
  coveredFunctions: 11
};
var COLUMNS = Object.keys(COLUMN).length;
function createSectionTable(hits, ways) {
  const table = {
    cells: new Uint32Array(0),
    rows: 0,
    linesIn: (row) => cell(table, row, COLUMN.lines),
    hitsIn: (row) => coded(
      hits,
      cell(table, row, COLUMN.hitBlock),
      cell(table, row, COLUMN.hitStart),
      cell(table, row, COLUMN.hitEnd)
    ),
    waysIn: (row) => coded(
      ways,
      cell(table, row, COLUMN.wayBlock),
      cell(table, row, COLUMN.wayStart),
      cell(table, row, COLUMN.wayEnd)
    )
  };
  return table;
}
function addRow(table) {
  const row = table.rows++;
  if (row * COLUMNS === table.cells.length) {
    const larger = new Uint32Array(COLUMNS * Math.max(1, 2 * row));
    larger.set(table.cells);
    table.cells = larger;
  }
  return row;
}
function setCell({ cells }, row, column, value) {
  cells[row * COLUMNS + column] = value;
}
function cell({ cells }, row, column) {
  return numberAt2(cells, row * COLUMNS + column);
}
function coded({ blocks }, block, start, end) {
  return { numbers: present(blocks[block]), start, end };
}

// src/core/reports/coverage/model/ways.ts
var MAX_KEY = 2147483647;
function way(key, taken) {
  return key * 2 + (taken ? 1 : 0);
}
function moveWays(ways, list) {
  const { numbers, length } = ways;
  const coded2 = reserve(list, length / 2 * MAX_LINE_NUMBERS);
  let { end, last, covered } = list;
  let lastKey = 0;
  let place2 = 0;
  for (let at2 = 0; at2 < length; at2 += 2) {
    const line = numberAt2(numbers, at2);
    const value = numberAt2(numbers, at2 + 1);
    const key = value >>> 1;
    const taken = value & 1;
    const step = line - last;
    if (step < 0 || step === 0 && key <= lastKey) {
      dropRepeated(ways);
      moveWays(ways, list);
      return;
    }
    place2 = step === 0 ? place2 + 2 : 0;
    if (step < 15 && place2 <= 4094) coded2[end++] = shortForm(step, place2 + taken);
    else end = writeLong(coded2, end, line, place2 + taken);
    covered += taken;
    last = line;
    lastKey = key;
  }
  list.end = end;
  list.last = last;
  list.covered = covered;
  list.count += length / 2;
  ways.length = 0;
}
function branchLines(coded2) {
  const branches = [];
  eachLine(coded2, (line, value) => {
    const before = branches.at(-1);
    if (before?.line === line) {
      before.taken += value & 1;
      before.total++;
    } else branches.push({ line, taken: value & 1, total: 1 });
  });
  return branches;
}
function dropRepeated(list) {
  sortByLine(list);
  const { numbers, length } = list;
  let to = 0;
  let from = 0;
  while (from < length) {
    const line = numberAt2(numbers, from);
    const ways = /* @__PURE__ */ new Map();
    for (; from < length && numberAt2(numbers, from) === line; from += 2) {
      const value = numberAt2(numbers, from + 1);
      ways.set(value >>> 1, (ways.get(value >>> 1) ?? 0) | value & 1);
    }
    for (const [key, taken] of [...ways].sort(([a], [b]) => a - b)) {
      numbers[to++] = line;
      numbers[to++] = way(key, taken > 0);
    }
  }
  list.length = to;
}

// src/core/reports/coverage/model/coverage-builder.ts
var MAX_WAYS = 2e3;
function createBuilder(combine) {
  const hits = createLineList();
  const packedWays = createLineList();
  return {
    combine,
    hits,
    ways: createPairList(),
    functions: [],
    spans: [],
    packedWays,
    table: createSectionTable(hits, packedWays),
    titles: /* @__PURE__ */ new Map(),
    firstRows: [],
    rowByPath: /* @__PURE__ */ new Map(),
    otherRows: /* @__PURE__ */ new Map(),
    desk: createPairList(),
    impossibleLines: 0,
    rangeLines: 0
  };
}
function addLine(builder, line, hits) {
  if (isLine(line)) appendHits(builder.hits, line | 0, wholeHits(hits) | 0);
  else if (line > MAX_LINE) builder.impossibleLines++;
}
function addWay(builder, line, key, taken) {
  if (isLine(line) && key <= MAX_KEY) addPair(builder.ways, line, way(key, taken));
}
function addBranch({ ways }, line, taken, total) {
  if (!isLine(line)) return;
  const count = Math.min(total, MAX_WAYS);
  const numbers = lengthen(ways, 2 * count);
  for (let key = 0; key < count; key++) {
    numbers[ways.length++] = line;
    numbers[ways.length++] = way(key, key < taken);
  }
}
function dropLines({ hits, ways }) {
  clearLines(hits);
  ways.length = 0;
}
function packSection(builder, functions, coveredFunctions) {
  const { hits, ways, packedWays, table } = builder;
  tidyHits(hits, builder.desk, builder.combine);
  moveWays(ways, packedWays);
  const row = addRow(table);
  setCell(table, row, COLUMN.hitBlock, hits.blocks.length - 1);
  setCell(table, row, COLUMN.hitStart, hits.start);
  setCell(table, row, COLUMN.hitEnd, hits.end);
  setCell(table, row, COLUMN.lines, hits.count);
  setCell(table, row, COLUMN.coveredLines, hits.covered);
  setCell(table, row, COLUMN.wayBlock, packedWays.blocks.length - 1);
  setCell(table, row, COLUMN.wayStart, packedWays.start);
  setCell(table, row, COLUMN.wayEnd, packedWays.end);
  setCell(table, row, COLUMN.ways, packedWays.count);
  setCell(table, row, COLUMN.takenWays, packedWays.covered);
  setCell(table, row, COLUMN.functions, functions);
  setCell(table, row, COLUMN.coveredFunctions, coveredFunctions);
  closeLines(hits);
  closeLines(packedWays);
  return row;
}
function wholeHits(hits) {
  return hits > 0 ? Math.min(Math.ceil(hits), MAX_HITS) : 0;
}

// src/core/reports/coverage/model/close-section.ts
function closeSection(builder, path) {
  const row = packTitled(builder, {
    path,
    functions: builder.functions.splice(0),
    spans: builder.spans.splice(0)
  });
  addToFile(builder, row, (other) => titleOf(builder, other));
  return row;
}
function packTitled(builder, title) {
  const row = packSection(
    builder,
    title.functions.length,
    title.functions.filter((fn) => fn.hits > 0).length
  );
  builder.titles.set(row, title);
  return row;
}
function addToFile(builder, row, titleOf2) {
  const { firstRows, rowByPath, otherRows } = builder;
  for (const first2 of firstRows.slice(rowByPath.size)) rowByPath.set(titleOf2(first2).path, first2);
  const first = rowByPath.get(titleOf2(row).path);
  if (first === void 0) {
    firstRows.push(row);
    return;
  }
  const others = otherRows.get(first);
  if (others) others.push(row);
  else otherRows.set(first, [row]);
}
function titleOf({ titles }, row) {
  return present(titles.get(row));
}

// src/core/reports/coverage/model/join-functions.ts
function joinFunctions(functions, combine) {
  if (isAscending(functions)) return functions;
  const joined4 = /* @__PURE__ */ new Map();
  for (const fn of functions) {
    const key = `${fn.line} ${fn.name}`;
    const before = joined4.get(key);
    joined4.set(key, before ? joinTwo(before, fn, combine) : fn);
  }
  return [...joined4.values()].toSorted((a, b) => a.line - b.line || (a.name < b.name ? -1 : 1));
}
function isAscending(functions) {
  let last = -1;
  for (const { line } of functions) {
    if (line <= last) return false;
    last = line;
  }
  return true;
}
function joinTwo(a, b, combine) {
  const endLine = Math.max(a.endLine ?? 0, b.endLine ?? 0) || void 0;
  return { ...a, endLine, hits: combineHits(a.hits, b.hits, combine) };
}

// src/core/reports/coverage/model/join-spans.ts
function joinSpans(spans) {
  const known = new Map(spans.map((span) => [`${span.start} ${span.end}`, span]));
  return [...known.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

// src/core/reports/coverage/model/packed-file.ts
var PackedFile = class {
  title;
  sections;
  row;
  knownLines;
  knownBranches;
  constructor(title, sections, row) {
    this.title = title;
    this.sections = sections;
    this.row = row;
    this.knownLines = void 0;
    this.knownBranches = void 0;
  }
  get path() {
    return this.title.path;
  }
  get lines() {
    this.knownLines ??= lineHits(this.sections.hitsIn(this.row), this.sections.linesIn(this.row));
    return this.knownLines;
  }
  get branches() {
    this.knownBranches ??= branchLines(this.sections.waysIn(this.row));
    return this.knownBranches;
  }
  get functions() {
    return this.title.functions;
  }
  get spans() {
    return this.title.spans;
  }
};

// src/core/reports/coverage/model/totals-only.ts
function totalsOnly(format, totals, advice) {
  return {
    kind: "coverage",
    format,
    files: [],
    lines: totals.lines,
    branches: orNull(totals.branches),
    functions: orNull(totals.functions),
    roots: [],
    warnings: [`The report has totals only, no lines: nothing can be said about changed lines. ${advice}`]
  };
}
function orNull(ratio) {
  return ratio.total > 0 ? ratio : null;
}

// src/core/reports/coverage/model/build-report.ts
function buildReport(builder, details) {
  return {
    kind: "coverage",
    format: details.format,
    ...filesAndTotals(builder, details.titleOf),
    roots: details.roots ?? [],
    warnings: [...details.warnings ?? [], ...generalWarnings(builder)]
  };
}
function filesAndTotals(builder, title = (row) => titleOf(builder, row)) {
  const { table } = builder;
  const lines = { covered: 0, total: 0 };
  const branches = { covered: 0, total: 0 };
  const functions = { covered: 0, total: 0 };
  const files = builder.firstRows.map((first) => {
    const others = builder.otherRows.get(first);
    const row = others ? joined(builder, first, others, title) : first;
    lines.covered += cell(table, row, COLUMN.coveredLines);
    lines.total += cell(table, row, COLUMN.lines);
    branches.covered += cell(table, row, COLUMN.takenWays);
    branches.total += cell(table, row, COLUMN.ways);
    functions.covered += cell(table, row, COLUMN.coveredFunctions);
    functions.total += cell(table, row, COLUMN.functions);
    return new PackedFile(title(row), table, row);
  });
  return { files, lines, branches: orNull(branches), functions: orNull(functions) };
}
function joined(builder, first, others, title) {
  const { table, hits, ways, combine } = builder;
  const rows = [first, ...others];
  for (const row of rows) {
    eachLine(table.hitsIn(row), (line, count) => {
      appendHits(hits, line, count);
    });
    eachLine(table.waysIn(row), (line, way2) => {
      addPair(ways, line, way2);
    });
  }
  const titles = rows.map(title);
  return packTitled(builder, {
    path: title(first).path,
    functions: joinFunctions(
      titles.flatMap(({ functions }) => functions),
      combine
    ),
    spans: joinSpans(titles.flatMap(({ spans }) => spans))
  });
}
function generalWarnings({ impossibleLines, firstRows }) {
  const warnings = [];
  if (firstRows.length === 0) warnings.push("The report names no file.");
  if (impossibleLines > 0)
    warnings.push(`${impossibleLines} entries for lines above ${MAX_LINE} were ignored.`);
  return warnings;
}

// src/core/reports/coverage/json/fields.ts
function objectIn(value, key) {
  return fieldsOf(fieldsOf(value)[key]);
}
function listIn(value, key) {
  return listOf(fieldsOf(value)[key]);
}
function textIn(value, key) {
  return textOf(fieldsOf(value)[key]);
}
function numberIn(value, key) {
  return asNumber(fieldsOf(value)[key]);
}
function numberAt3(value, index) {
  return asNumber(listOf(value)[index]);
}
function asNumber(value) {
  return typeof value === "number" ? value : Number.NaN;
}

// src/core/reports/coverage/json/coverage-py.ts
var coveragePy = {
  format: "coverage-py",
  detect: ({ text }) => text.startsWith("{") && /"executed_lines"\s*:|"meta"\s*:\s*\{[^}]*"branch_coverage"/.test(text),
  read: (chunks, limits) => readCoveragePy(readJson(chunks, limits))
};
function readCoveragePy(document) {
  const builder = createBuilder("max");
  for (const [path, file] of Object.entries(objectIn(document, "files"))) {
    addLines(builder, file);
    addBranches(builder, file);
    addFunctions(builder, objectIn(file, "functions"));
    closeSection(builder, path);
  }
  const report = buildReport(builder, { format: "coverage-py" });
  const lines = totalLines(objectIn(document, "totals"));
  if (lines === void 0 || lines.total === report.lines.total) return report;
  const warning = `The report lists ${report.lines.total} lines and counts ${lines.total}. The total is the report's own.`;
  return { ...report, lines, warnings: [...report.warnings, warning] };
}
function totalLines(totals) {
  const total = numberIn(totals, "num_statements");
  return Number.isNaN(total) ? void 0 : { covered: numberIn(totals, "covered_lines"), total };
}
function addLines(builder, file) {
  const excluded = new Set(listIn(file, "excluded_lines"));
  const add2 = (line, hits) => {
    if (typeof line === "number" && !excluded.has(line)) addLine(builder, line, hits);
  };
  for (const line of listIn(file, "executed_lines")) add2(line, 1);
  for (const line of listIn(file, "missing_lines")) add2(line, 0);
}
function addBranches(builder, file) {
  let key = 0;
  for (const branch of listIn(file, "executed_branches")) addWay(builder, numberAt3(branch, 0), key++, true);
  for (const branch of listIn(file, "missing_branches")) addWay(builder, numberAt3(branch, 0), key++, false);
}
function addFunctions(builder, functions) {
  for (const [name, fn] of Object.entries(functions)) {
    const executed = numbersIn(fn, "executed_lines");
    const lines = [...executed, ...numbersIn(fn, "missing_lines")];
    if (name === "" || lines.length === 0) continue;
    const start = numberIn(fn, "start_line");
    builder.functions.push({
      name,
      line: Number.isNaN(start) ? lines.reduce((a, b) => Math.min(a, b)) : start,
      endLine: lines.reduce((a, b) => Math.max(a, b)),
      hits: executed.length > 0 ? 1 : 0
    });
  }
}
function numbersIn(value, key) {
  return listIn(value, key).filter((item) => typeof item === "number");
}

// src/core/reports/coverage/json/istanbul.ts
var istanbul = {
  format: "istanbul",
  detect: ({ text }) => text.startsWith("{") && /"(?:statementMap|lineData)"\s*:/.test(text),
  read: (chunks, limits) => readIstanbul(readJson(chunks, limits))
};
function readIstanbul(document) {
  const builder = createBuilder("max");
  for (const [key, value] of Object.entries(fieldsOf(document))) {
    const wrapped = objectIn(value, "data");
    addFile(builder, key, Object.keys(wrapped).length > 0 ? wrapped : value);
  }
  return buildReport(builder, { format: "istanbul" });
}
function addFile(builder, key, file) {
  for (const [line, hits] of listIn(file, "lineData").entries()) {
    if (typeof hits === "number") addLine(builder, line, hits);
  }
  addStatements(builder, objectIn(file, "statementMap"), objectIn(file, "s"));
  addBranches2(builder, objectIn(file, "branchMap"), objectIn(file, "b"));
  addFunctions2(builder, objectIn(file, "fnMap"), objectIn(file, "f"));
  closeSection(builder, textIn(file, "path") || key);
}
function addStatements(builder, places2, counts) {
  for (const id of Object.keys(counts)) {
    const start = lineOf(places2[id], "start");
    const end = lineOf(places2[id], "end");
    addLine(builder, start, numberIn(counts, id));
    if (end > start) builder.spans.push({ start, end });
  }
}
function addBranches2(builder, places2, counts) {
  let key = 0;
  for (const id of Object.keys(counts)) {
    const place2 = places2[id];
    const line = firstNumber(
      lineOf(objectIn(place2, "loc"), "start"),
      numberIn(place2, "line"),
      lineOf(listIn(place2, "locations")[0], "start")
    );
    for (const taken of listIn(counts, id))
      addWay(builder, line, key++, typeof taken === "number" && taken > 0);
  }
}
function addFunctions2(builder, places2, counts) {
  for (const id of Object.keys(counts)) {
    const place2 = places2[id];
    const loc = objectIn(place2, "loc");
    const line = firstNumber(
      lineOf(objectIn(place2, "decl"), "start"),
      numberIn(place2, "line"),
      lineOf(loc, "start")
    );
    const endLine = lineOf(loc, "end");
    builder.functions.push({
      name: textIn(place2, "name"),
      line,
      endLine: Number.isNaN(endLine) ? void 0 : endLine,
      hits: numberIn(counts, id) || 0
    });
  }
}
function lineOf(place2, side) {
  return numberIn(objectIn(place2, side), "line");
}
function firstNumber(...numbers) {
  return numbers.find((number) => !Number.isNaN(number)) ?? 0;
}

// src/core/reports/coverage/json/istanbul-summary.ts
var istanbulSummary = {
  format: "istanbul-summary",
  detect: ({ text }) => /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{\s*"(?:lines|statements|functions|branches)"\s*:\s*\{\s*"total"/.test(
    text
  ),
  read: (chunks, limits) => readSummary(readJson(chunks, limits))
};
function readSummary(document) {
  const total = objectIn(document, "total");
  return totalsOnly(
    "istanbul-summary",
    {
      lines: ratioIn(total, "lines"),
      branches: ratioIn(total, "branches"),
      functions: ratioIn(total, "functions")
    },
    "Use coverage-final.json or lcov.info instead."
  );
}
function ratioIn(totals, key) {
  const ratio = objectIn(totals, key);
  return { covered: numberIn(ratio, "covered") || 0, total: numberIn(ratio, "total") || 0 };
}

// src/core/reports/coverage/model/range-hits.ts
var MAX_RANGE_LINES = 1e8;
var SHIFT = 2 ** 24;
function addRange(ranges, start, end, hits) {
  if (!isLine(start)) return;
  const key = start * SHIFT + Math.min(Math.max(start, end), MAX_LINE);
  ranges.set(key, Math.max(ranges.get(key) ?? 0, hits));
}
function addRangeLines(builder, ranges) {
  const parts = [...ranges].map(([key, hits]) => ({
    start: Math.floor(key / SHIFT),
    end: key % SHIFT,
    hits
  }));
  const first = parts.reduce((line, { start }) => Math.min(line, start), MAX_LINE);
  const last = parts.reduce((line, { end }) => Math.max(line, end), first - 1);
  spend(builder, last - first + 1);
  const hitsAndOne = new Float64Array(last - first + 1);
  for (const { start, end, hits } of parts.toSorted((a, b) => a.hits - b.hits)) {
    spend(builder, end - start);
    hitsAndOne.fill(hits + 1, start - first, end - first + 1);
  }
  for (const [index, hits] of hitsAndOne.entries()) if (hits > 0) addLine(builder, first + index, hits - 1);
}
function spend(builder, lines) {
  builder.rangeLines += lines;
  if (builder.rangeLines <= MAX_RANGE_LINES) return;
  throw new UserError(
    "report-too-large",
    `The ranges of the report have more than ${MAX_RANGE_LINES} lines.`,
    "Check what wrote the report: no real code has that many lines. Split the report if it is right."
  );
}

// src/core/reports/coverage/json/llvm-segments.ts
function addSegments(builder, list) {
  const ranges = /* @__PURE__ */ new Map();
  let last = 0;
  let wrapping;
  for (const [line, segments] of byLine(list.flatMap(readSegment))) {
    if (wrapping?.hasCount && line > last + 1) addRange(ranges, last + 1, line - 1, wrapping.count);
    const hits = lineCount(segments, wrapping);
    if (hits !== void 0) addRange(ranges, line, line, hits);
    wrapping = segments.at(-1);
    last = line;
  }
  addRangeLines(builder, ranges);
}
function byLine(segments) {
  const lines = /* @__PURE__ */ new Map();
  for (const segment of segments) {
    const onLine = lines.get(segment.line);
    if (onLine) onLine.push(segment);
    else lines.set(segment.line, [segment]);
  }
  return lines;
}
function lineCount(segments, wrapping) {
  const entries = segments.filter((segment) => segment.isEntry && segment.hasCount);
  const starts = entries.filter((segment) => !segment.isGap);
  const skips = segments[0]?.isEntry === true && !segments[0].hasCount;
  const isMapped = entries.length > 0 || !skips && wrapping?.hasCount === true;
  return isMapped ? Math.max(wrapping?.count ?? 0, ...starts.map((segment) => segment.count)) : void 0;
}
function readSegment(value) {
  if (!Array.isArray(value)) return [];
  const [line, , count, hasCount, isEntry, isGap] = value;
  if (typeof line !== "number" || typeof count !== "number") return [];
  return [{ line, count, hasCount: hasCount === true, isEntry: isEntry === true, isGap: isGap === true }];
}

// src/core/reports/coverage/json/llvm-cov.ts
var llvmCov = {
  format: "llvm-cov",
  detect: ({ text }) => text.startsWith("{") && /"data"\s*:\s*\[\s*\{\s*"(?:files|functions|totals)"/.test(text),
  read: (chunks, limits) => readLlvmCov(readJson(chunks, limits))
};
function readLlvmCov(document) {
  const exports = listIn(document, "data");
  const files = exports.flatMap((data) => listIn(data, "files"));
  if (!files.some((file) => listIn(file, "segments").length > 0)) return readTotals(exports);
  const builder = createBuilder("max");
  const functions = functionsByFile(exports.flatMap((data) => listIn(data, "functions")));
  for (const file of files) {
    const path = textIn(file, "filename");
    addSegments(builder, listIn(file, "segments"));
    addBranches3(builder, listIn(file, "branches"));
    for (const fn of functions.get(path)?.values() ?? []) builder.functions.push(fn);
    closeSection(builder, path);
  }
  return buildReport(builder, { format: "llvm-cov" });
}
function readTotals(exports) {
  const sum = (key) => {
    const ratios = exports.map((data) => objectIn(objectIn(data, "totals"), key));
    const add2 = (field) => ratios.reduce((total, ratio) => total + (numberIn(ratio, field) || 0), 0);
    return { covered: add2("covered"), total: add2("count") };
  };
  const totals = { lines: sum("lines"), branches: sum("branches"), functions: sum("functions") };
  return totalsOnly("llvm-cov", totals, "Run llvm-cov export without -summary-only.");
}
function addBranches3(builder, branches) {
  const keys = /* @__PURE__ */ new Map();
  for (const branch of branches) {
    const place2 = [0, 1, 2, 3].map((index) => numberAt3(branch, index)).join();
    const key = keys.get(place2) ?? keys.size * 2;
    keys.set(place2, key);
    addWay(builder, numberAt3(branch, 0), key, numberAt3(branch, 4) > 0);
    addWay(builder, numberAt3(branch, 0), key + 1, numberAt3(branch, 5) > 0);
  }
}
function functionsByFile(functions) {
  const files = /* @__PURE__ */ new Map();
  for (const fn of functions) {
    const path = listIn(fn, "filenames")[0];
    const region = listIn(fn, "regions")[0];
    if (typeof path !== "string") continue;
    const known = files.get(path) ?? /* @__PURE__ */ new Map();
    files.set(path, known);
    const line = numberAt3(region, 0) || 0;
    const place2 = `${line}:${numberAt3(region, 1)}`;
    const first = known.get(place2) ?? {
      name: textIn(fn, "name"),
      line,
      endLine: numberAt3(region, 2) || void 0,
      hits: 0
    };
    known.set(place2, { ...first, hits: first.hits + (numberIn(fn, "count") || 0) });
  }
  return files;
}

// src/core/reports/coverage/json/simplecov.ts
var simplecov = {
  format: "simplecov",
  detect: ({ text }) => RESULT_SET.test(text) || text.startsWith("{") && text.includes('"simplecov_version"'),
  read: (chunks, limits) => readSimpleCov(readJson(chunks, limits))
};
var RESULT_SET = /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{\s*"coverage"\s*:\s*\{/;
function readSimpleCov(document) {
  const builder = createBuilder("max");
  const results = "meta" in fieldsOf(document) ? [document] : Object.values(fieldsOf(document));
  for (const result of results) {
    for (const [path, file] of Object.entries(objectIn(result, "coverage"))) addFile2(builder, path, file);
  }
  return buildReport(builder, { format: "simplecov" });
}
function addFile2(builder, path, file) {
  const lines = Array.isArray(file) ? file : listIn(file, "lines");
  for (const [index, hits] of lines.entries())
    if (typeof hits === "number") addLine(builder, index + 1, hits);
  addBranches4(builder, objectIn(file, "branches"));
  addFormattedBranches(builder, listIn(file, "branches"));
  addMethods(builder, objectIn(file, "methods"));
  closeSection(builder, path);
}
function addBranches4(builder, branches) {
  let key = 0;
  for (const [condition, ways] of Object.entries(branches)) {
    const line = Number(/^\[:?"?\w+"?, \d+, (\d+)/.exec(condition)?.[1]);
    for (const hits of Object.values(fieldsOf(ways))) {
      addWay(builder, line, key++, typeof hits === "number" && hits > 0);
    }
  }
}
function addFormattedBranches(builder, branches) {
  for (const [key, branch] of branches.entries()) {
    const hits = numberIn(branch, "coverage");
    if (!Number.isNaN(hits)) addWay(builder, numberIn(branch, "start_line"), key, hits > 0);
  }
}
function addMethods(builder, methods) {
  for (const [key, hits] of Object.entries(methods)) {
    const [, name, line, endLine] = /^\[(.*), (\d+), \d+, (\d+), \d+\]$/.exec(key) ?? [];
    if (name === void 0 || typeof hits !== "number") continue;
    builder.functions.push({
      name: name.replaceAll(/[":]/g, "").replace(", ", "#"),
      line: Number(line),
      endLine: Number(endLine),
      hits
    });
  }
}

// src/core/reports/coverage/text/line-batches.ts
var PIECE_BYTES = 65536;
var SLACK_BYTES = 8;
var MAX_LINE_BYTES = 33554432;
var LINE_FEED = 10;
function eachLineBatch(chunks, read) {
  let bytes = Buffer.alloc(0);
  let view2 = new DataView(bytes.buffer);
  let filled2 = 0;
  const append2 = (piece) => {
    if (filled2 + piece.length + SLACK_BYTES > bytes.length) {
      bytes = lengthened(bytes, filled2, piece.length);
      view2 = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    }
    bytes.set(piece, filled2);
    filled2 += piece.length;
  };
  const flush = () => {
    const end = bytes.lastIndexOf(LINE_FEED, filled2 - 1) + 1;
    if (end === 0) return checkLength(filled2);
    read({ bytes, view: view2, end });
    bytes.copyWithin(0, end, filled2);
    filled2 -= end;
  };
  for (const piece of pieces(chunks)) {
    append2(piece);
    flush();
  }
  if (filled2 > 0) {
    append2(Uint8Array.of(LINE_FEED));
    flush();
  }
}
function* pieces(chunks) {
  for (const chunk of chunks) {
    for (let at2 = 0; at2 < chunk.length; at2 += PIECE_BYTES) yield chunk.subarray(at2, at2 + PIECE_BYTES);
  }
}
function lengthened(bytes, filled2, more) {
  const longer = Buffer.alloc(2 * (filled2 + more) + SLACK_BYTES);
  bytes.copy(longer, 0, 0, filled2);
  return longer;
}
function checkLength(lineBytes) {
  if (lineBytes <= MAX_LINE_BYTES) return;
  throw new UserError(
    "report-malformed",
    `The report has a line of more than ${MAX_LINE_BYTES} bytes.`,
    "Check that the path names a coverage report and that the file is whole."
  );
}

// src/core/reports/byte-at.ts
function byteAt(bytes, at2) {
  return bytes[at2] ?? 0;
}
function firstByte(bits) {
  return 31 - Math.clz32(bits & -bits) >> 3;
}

// src/core/reports/coverage/text/is-digit.ts
function isDigit(byte) {
  return byte - 48 >>> 0 <= 9;
}

// src/core/reports/coverage/lcov/read-count.ts
function readCount(text) {
  if (text === "-") return 0;
  const count = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : void 0;
  return count === void 0 ? void 0 : Math.max(0, count);
}

// src/core/reports/coverage/lcov/words.ts
function word(text) {
  return [...text].reduce((sum, char, index) => sum + char.charCodeAt(0) * 256 ** index, 0);
}
function lineFeedFrom(view2, at2) {
  for (let from = at2; ; from += 4) {
    const found = lineFeeds(view2.getInt32(from, true));
    if (found !== 0) return from + firstByte(found);
  }
}
function lineFeeds(four) {
  const zeroed = four ^ 168430090;
  return zeroed - 16843009 & ~zeroed & 2155905152;
}
function nonDigits(flipped) {
  return (flipped + 1987475062 | flipped) & 2155905152;
}
function leadingNumber(flipped, count) {
  return fourDigits(flipped << 24 - 8 * count << 8);
}
function fourDigits(flipped) {
  const pairs = Math.imul(flipped, 10) + (flipped >>> 8) & 16711935;
  return Math.imul(pairs, 100) + (pairs >>> 16) & 65535;
}
function numberFrom(bytes, at2) {
  let value = isDigit(byteAt(bytes, at2)) ? 0 : -1;
  for (let next = at2; isDigit(byteAt(bytes, next)); next++) value = value * 10 + byteAt(bytes, next) - 48;
  return value;
}
function lineEnd(bytes, lineFeed) {
  return byteAt(bytes, lineFeed - 1) === 13 ? lineFeed - 1 : lineFeed;
}
function textOf2(bytes, start, lineFeed) {
  return bytes.toString("utf8", start, lineEnd(bytes, lineFeed));
}

// src/core/reports/coverage/lcov/branch-lines.ts
var MAX_BLOCK = 4194303;
var MAX_BRANCH = 127;
var HASHES = 1 << 30;
function readBranchLines({ bytes, view: view2, end }, start, list) {
  const numbers = lengthen(list, end - start);
  let pos = start;
  let to = list.length;
  while (pos < end && view2.getInt32(pos, true) === 1094996546) {
    let at2 = pos + 5;
    let line = 0;
    let digit = byteAt(bytes, at2) - 48;
    for (; digit >>> 0 <= 9; digit = byteAt(bytes, ++at2) - 48) line = line * 10 + digit;
    if (digit !== -4 || line === 0 || at2 > pos + 12) break;
    let block = 0;
    const blockStart = ++at2;
    digit = byteAt(bytes, at2) - 48;
    for (; digit >>> 0 <= 9; digit = byteAt(bytes, ++at2) - 48) block = block * 10 + digit;
    if (digit !== -4 || at2 === blockStart || block > 4194303) break;
    const branchAndComma = view2.getInt16(at2 + 1, true) ^ 11312;
    if (branchAndComma >>> 0 > 9) break;
    at2 += 3;
    const first = byteAt(bytes, at2);
    if (first !== 45 && !isDigit(first)) break;
    const others = nonDigits(view2.getInt32(++at2, true) ^ 808464432);
    if (others !== 0) at2 += firstByte(others);
    else while (isDigit(byteAt(bytes, at2))) at2++;
    if (byteAt(bytes, at2) === 13) at2++;
    if (byteAt(bytes, at2) !== 10) break;
    numbers[to] = line;
    numbers[to + 1] = (block * 128 + branchAndComma) * 2 + (first > 48 ? 1 : 0);
    to += 2;
    pos = at2 + 1;
  }
  list.length = to;
  return pos;
}
function readOddBranch(record, builder) {
  const [, line = "", block = "", branch = "", taken = ""] = /^BRDA:(\d+),(e?\d+),(.+),([^,]*)$/.exec(record) ?? [];
  const hits = readCount(taken);
  if (hits === void 0) return false;
  addWay(builder, Number(line), keyOf(block, branch), hits > 0);
  return true;
}
function keyOf(block, branch) {
  const isUsual = /^\d+$/.test(block) && /^\d+$/.test(branch) && Number(block) <= MAX_BLOCK && Number(branch) <= MAX_BRANCH;
  return isUsual ? Number(block) * (MAX_BRANCH + 1) + Number(branch) : HASHES + hash(`${block},${branch}`) % HASHES;
}
function hash(text) {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

// src/core/reports/coverage/lcov/hit-lines.ts
function readHitLines({ bytes, view: view2, end }, start, list) {
  const numbers = reserve(list, end - start);
  let { end: to, last, count: lines, covered } = list;
  let pos = start;
  while (pos < end) {
    const four = view2.getInt32(pos, true);
    if ((four & 16777215) !== 3817796) break;
    let at2 = pos + 3;
    let line = 0;
    let digit = (four >>> 24) - 48;
    while (digit >>> 0 <= 9) {
      line = line * 10 + digit;
      digit = byteAt(bytes, ++at2) - 48;
    }
    if (digit !== -4 || line === 0 || at2 > pos + 10) break;
    const flipped = view2.getInt32(++at2, true) ^ 808464432;
    const others = nonDigits(flipped);
    let hits = 0;
    if (others !== 0) {
      const count = firstByte(others);
      hits = leadingNumber(flipped, count);
      at2 += count;
      if (count === 0) break;
    } else {
      hits = fourDigits(flipped);
      const first = at2;
      at2 += 4;
      digit = byteAt(bytes, at2) - 48;
      while (digit >>> 0 <= 9) {
        hits = hits * 10 + digit;
        digit = byteAt(bytes, ++at2) - 48;
      }
      if (at2 > first + 9) break;
    }
    const next = byteAt(bytes, at2);
    if (next !== 10) {
      if (next !== 13 && next !== 44) break;
      at2 = lineFeedFrom(view2, at2);
    }
    const step = line - last;
    if (step - 1 >>> 0 < 14 && hits <= 4095) numbers[to++] = step + 1 << 12 | hits;
    else {
      if (step <= 0) list.isOrdered = false;
      to = writeLong(numbers, to, line, hits);
    }
    covered += -hits >>> 31;
    lines++;
    last = line;
    pos = at2 + 1;
  }
  list.end = to;
  list.last = last;
  list.count = lines;
  list.covered = covered;
  return pos;
}

// src/core/reports/coverage/lcov/hash-set.ts
function createHashSet() {
  return { slots: new Int32Array(128), size: 0 };
}
function addText(set, view2, start, end) {
  if (set.size * 4 >= set.slots.length) grow(set);
  const isNew = addHash(
    set.slots,
    hash2(view2, start, end, 2166136261) | 1,
    hash2(view2, start, end, 668265263)
  );
  if (isNew) set.size++;
  return isNew;
}
function addHash(slots, first, second) {
  const mask = slots.length - 2;
  let slot = first & mask;
  while (slots[slot] !== 0) {
    if (slots[slot] === first && slots[slot + 1] === second) return false;
    slot = slot + 2 & mask;
  }
  slots[slot] = first;
  slots[slot + 1] = second;
  return true;
}
function grow(set) {
  const { slots } = set;
  set.slots = new Int32Array(slots.length * 2);
  for (let at2 = 0; at2 < slots.length; at2 += 2) {
    const first = slots[at2];
    const second = slots[at2 + 1];
    if (first && second !== void 0) addHash(set.slots, first, second);
  }
}
function hash2(view2, start, end, seed) {
  let value = seed;
  let at2 = start;
  for (; at2 + 4 <= end; at2 += 4) value = mixed(value ^ view2.getInt32(at2, true));
  const rest = 8 * (end - at2);
  return mixed(value ^ (rest === 0 ? 0 : view2.getInt32(at2, true) << 32 - rest) ^ end - start);
}
function mixed(value) {
  const product = Math.imul(value, 2246822507);
  return Math.imul(product ^ product >>> 15, 3266489909);
}

// src/core/reports/coverage/lcov/read-functions.ts
function functionsIn(text) {
  const lines = text.split(text.includes("\r") ? /\r?\n/ : "\n");
  const counts = countsByName(lines);
  const functions = [];
  for (const line of lines) {
    const place2 = line.startsWith(":") ? void 0 : readPlace(line);
    if (place2) functions.push({ ...place2, hits: counts.get(place2.name)?.shift() ?? 0 });
  }
  return joinFunctions(
    functions.map((fn) => withRest(fn, counts.get(fn.name))),
    "sum"
  );
}
function withRest(fn, counts = []) {
  const left = counts.splice(0);
  return left.length === 0 ? fn : { ...fn, hits: left.reduce((sum, hits) => sum + hits, fn.hits) };
}
function readPlace(line) {
  const [, start, end, name] = /^(\d+),(?:(\d+),)?(.*)$/.exec(line) ?? [];
  if (start === void 0 || name === void 0) return void 0;
  return { name, line: Number(start), endLine: end === void 0 ? void 0 : Number(end) };
}
function countsByName(lines) {
  const counts = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const comma = line.indexOf(",");
    if (comma < 0 || !line.startsWith(":")) continue;
    const name = line.slice(comma + 1);
    const hits = readCount(line.slice(1, comma)) ?? 0;
    const known = counts.get(name);
    if (known) known.push(hits);
    else counts.set(name, [hits]);
  }
  return counts;
}

// src/core/reports/coverage/lcov/kept-title.ts
var COLUMNS2 = 4;
var NO_SPANS = [];
function notePlace(places2, row, text) {
  const at2 = row * COLUMNS2;
  if (at2 >= places2.cells.length) {
    const larger = new Uint32Array(2 * (at2 + COLUMNS2));
    larger.set(places2.cells);
    places2.cells = larger;
  }
  places2.cells[at2] = text.blocks.length - 1;
  places2.cells[at2 + 1] = text.start;
  places2.cells[at2 + 2] = text.functionsStart;
  places2.cells[at2 + 3] = text.end;
}
var KeptTitle = class {
  blocks;
  places;
  row;
  knownPath;
  knownFunctions;
  constructor(blocks, places2, row) {
    this.blocks = blocks;
    this.places = places2;
    this.row = row;
    this.knownPath = void 0;
    this.knownFunctions = void 0;
  }
  get path() {
    this.knownPath ??= textOf2(this.block(), this.place(1) + "SF:".length, this.place(2) - 1);
    return this.knownPath;
  }
  get functions() {
    this.knownFunctions ??= functionsIn(this.block().toString("utf8", this.place(2), this.place(3)));
    return this.knownFunctions;
  }
  get spans() {
    return NO_SPANS;
  }
  block() {
    return present(this.blocks[this.place(0)]);
  }
  place(column) {
    return numberAt2(this.places.cells, this.row * COLUMNS2 + column);
  }
};

// src/core/reports/coverage/lcov/section-text.ts
var BLOCK_BYTES = 1 << 20;
var SLACK_BYTES2 = 4;
function createSectionText() {
  const block = Buffer.alloc(0);
  return {
    blocks: [block],
    block,
    view: new DataView(block.buffer),
    start: 0,
    functionsStart: 0,
    end: 0,
    functions: 0,
    counts: 0,
    covered: 0
  };
}
function keepTitle({ view: view2, end }, pos, text) {
  reserveText(text, end - pos);
  const length = copyLine(view2, pos, text.view, text.end);
  text.end += length;
  text.functionsStart = text.end;
  return pos + length;
}
function keepFunctionLines(batch, start, text) {
  const { bytes, view: view2, end } = batch;
  reserveText(text, end - start);
  let { end: to, functions, counts, covered } = text;
  let pos = start;
  while (pos < end) {
    const four = view2.getInt32(pos, true);
    let at2 = pos + 3;
    if ((four & 16777215) === 3821126 && isDigit(four >>> 24)) functions++;
    else if (four === 1094995526 && isDigit(byteAt(bytes, pos + 5))) {
      at2 = pos + 4;
      counts++;
      if (byteAt(bytes, pos + 5) !== 48) covered++;
    } else break;
    const length = copyLine(view2, at2, text.view, to);
    pos = at2 + length;
    to += length;
  }
  text.end = to;
  text.functions = functions;
  text.counts = counts;
  text.covered = covered;
  return pos;
}
function copyLine(from, at2, to, toAt) {
  for (let offset = 0; ; offset += 4) {
    const four = from.getInt32(at2 + offset, true);
    to.setInt32(toAt + offset, four, true);
    const found = lineFeeds(four);
    if (found !== 0) return offset + firstByte(found) + 1;
  }
}
function hasNewTitle({ block, view: view2, start, functionsStart }, paths) {
  return addText(paths, view2, start + "SF:".length, lineEnd(block, functionsStart - 1));
}
function openPath({ block, start, functionsStart }) {
  return textOf2(block, start + "SF:".length, functionsStart - 1);
}
function closeText(text) {
  text.start = text.end;
  text.functions = 0;
  text.counts = 0;
  text.covered = 0;
}
function reserveText(text, more) {
  const { block, start, end } = text;
  if (end + more + SLACK_BYTES2 <= block.length) return;
  const length = Math.max(Math.min(2 * block.length, BLOCK_BYTES), 2 * (end - start + more) + SLACK_BYTES2);
  text.block = Buffer.alloc(length);
  text.blocks.push(text.block);
  text.view = new DataView(text.block.buffer, text.block.byteOffset, length);
  text.end = block.copy(text.block, 0, start, end);
  text.functionsStart -= start;
  text.start = 0;
}

// src/core/reports/coverage/lcov/lcov-sections.ts
function createSections() {
  const builder = createBuilder("sum");
  const text = createSectionText();
  const places2 = { cells: new Uint32Array(0) };
  return {
    builder,
    isOpen: false,
    text,
    groups: /* @__PURE__ */ new Map(),
    declaredLines: -1,
    paths: createHashSet(),
    places: places2,
    titleOf: (row) => builder.titles.get(row) ?? new KeptTitle(text.blocks, places2, row),
    wrongTotals: 0,
    unended: 0,
    unknownRecords: /* @__PURE__ */ new Set()
  };
}
function openSection(sections, batch, pos) {
  if (sections.isOpen) endWithoutRecord(sections);
  sections.isOpen = true;
  return keepTitle(batch, pos, sections.text);
}
function endSection(sections) {
  const lines = closeSection2(sections);
  if (sections.declaredLines >= 0 && sections.declaredLines !== lines) sections.wrongTotals++;
  sections.declaredLines = -1;
}
function endWithoutRecord(sections) {
  const path = openPath(sections.text);
  const lines = closeSection2(sections);
  if (lines !== sections.declaredLines) {
    throw new UserError(
      "report-truncated",
      `The section of ${path} has no end_of_record, so lines of it may be missing: ${lines} are there.`,
      "Run the coverage tool again. If it was killed while writing, see why; if the file was copied, copy it whole."
    );
  }
  sections.declaredLines = -1;
  sections.unended++;
}
function sectionWarnings({ wrongTotals, unended, unknownRecords }) {
  const warnings = [];
  if (wrongTotals > 0)
    warnings.push(`LF of ${wrongTotals} file(s) is not the number of lines listed; the lines were counted.`);
  if (unended > 0)
    warnings.push(`${unended} section(s) have no end_of_record, but all the lines that LF promises.`);
  if (unknownRecords.size > 0)
    warnings.push(`Unknown records were ignored: ${[...unknownRecords].join(", ")}.`);
  return warnings;
}
function closeSection2(sections) {
  const { builder, text, places: places2, titleOf: titleOf2 } = sections;
  sections.isOpen = false;
  const isNew = hasNewTitle(text, sections.paths);
  notePlace(places2, builder.table.rows, text);
  const isPlain = text.functions === text.counts && sections.groups.size === 0;
  const row = isPlain ? packSection(builder, text.functions, text.covered) : packUnusual(sections);
  closeText(text);
  if (isNew) builder.firstRows.push(row);
  else addToFile(builder, row, titleOf2);
  return cell(builder.table, row, COLUMN.lines);
}
function packUnusual({ builder, groups, titleOf: titleOf2 }) {
  const { path, functions, spans } = titleOf2(builder.table.rows);
  const joined4 = joinFunctions([...functions, ...groups.values()], "sum");
  groups.clear();
  return packTitled(builder, { path, functions: joined4, spans });
}

// src/core/reports/coverage/lcov/function-groups.ts
function readFunctionPlace(record, groups) {
  const [, index = "", line = "", endLine] = /^FNL:(\d+),(\d+)(?:,(\d+))?$/.exec(record) ?? [];
  if (index === "") return false;
  groups.set(index, {
    name: "",
    line: Number(line),
    endLine: endLine ? Number(endLine) : void 0,
    hits: 0
  });
  return true;
}
function readFunctionAlias(record, groups) {
  const [, index = "", count = "", name = ""] = /^FNA:(\d+),([^,]*),(.*)$/.exec(record) ?? [];
  const group = groups.get(index);
  const hits = readCount(count);
  if (!group || hits === void 0) return false;
  groups.set(index, { ...group, name: group.name || name, hits: group.hits + hits });
  return true;
}

// src/core/reports/coverage/lcov/malformed.ts
function malformed(record, why) {
  return new UserError(
    "report-malformed",
    `"${record.slice(0, 80)}" is no lcov record. ${why}`,
    "Check that the file is whole, and that no other program writes into it."
  );
}

// src/core/reports/coverage/lcov/odd-records.ts
var MAX_UNKNOWN = 10;
function readRecord(sections, record) {
  if (record === "" || record.startsWith("#")) return;
  if (!sections.isOpen)
    throw malformed(record, "It stands outside of any section: SF was expected before it.");
  if (record === "end_of_record") endSection(sections);
  else if (!readInSection(sections, record))
    throw malformed(record, `It is in the section of ${openPath(sections.text)}.`);
}
function readInSection(sections, record) {
  const { builder, groups, unknownRecords } = sections;
  const kind = /^[A-Z]+(?=:)/.exec(record)?.[0];
  switch (kind) {
    case void 0:
    case "FN":
    case "FNDA":
    case "SF":
      return false;
    case "MCDC":
    case "MCF":
    case "MCH":
    case "VER":
      return true;
    case "DA":
      return readOddHits(sections, record);
    case "BRDA":
      return readOddBranch(record, builder);
    case "FNL":
      return readFunctionPlace(record, groups);
    case "FNA":
      return readFunctionAlias(record, groups);
    default:
      if (unknownRecords.size < MAX_UNKNOWN) unknownRecords.add(kind);
      return true;
  }
}
function readOddHits({ builder }, record) {
  const [, line = "", count = ""] = /^DA:(-?\d+),([^,]*)(?:,.*)?$/.exec(record) ?? [];
  const hits = readCount(count);
  if (line === "" || hits === void 0) return false;
  addLine(builder, Number(line), hits);
  return true;
}

// src/core/reports/coverage/lcov/lcov.ts
var lcov = {
  format: "lcov",
  detect: ({ text }) => /^(?:#.*\s+)*(?:TN|SF):/.test(text),
  read: readLcov
};
function readLcov(chunks) {
  const sections = createSections();
  eachLineBatch(chunks, (batch) => readBatch(sections, batch));
  if (sections.isOpen) endWithoutRecord(sections);
  const { builder, titleOf: titleOf2 } = sections;
  return buildReport(builder, { format: "lcov", titleOf: titleOf2, warnings: sectionWarnings(sections) });
}
function readBatch(sections, batch) {
  let pos = 0;
  while (pos < batch.end) {
    const next = sections.isOpen ? readRun(sections, batch, pos) : pos;
    pos = next > pos ? next : readOne(sections, batch, pos);
  }
}
function readRun(sections, batch, pos) {
  const { view: view2, bytes } = batch;
  const four = view2.getInt32(pos, true);
  switch (four & 16777215) {
    case 3817796:
      return readHitLines(batch, pos, sections.builder.hits);
    case 3821126:
      return keepFunctionLines(batch, pos, sections.text);
    case 3819084:
      sections.declaredLines = numberFrom(bytes, pos + 3);
      return lineFeedFrom(view2, pos) + 1;
    case 3819596:
      return lineFeedFrom(view2, pos) + 1;
  }
  switch (four) {
    case 1094996546:
      return readBranchLines(batch, pos, sections.builder.ways);
    case 1094995526:
      return keepFunctionLines(batch, pos, sections.text);
    case 977686086:
    case 977817158:
    case 977687106:
    case 977818178:
      return lineFeedFrom(view2, pos) + 1;
  }
  return pos;
}
var SF = word("SF:");
var TN = word("TN:");
var END_OF_RECORD = ["end_", "of_r", "ecor"].map(word);
function readOne(sections, batch, pos) {
  const { bytes, view: view2 } = batch;
  const three = view2.getInt32(pos, true) & 16777215;
  const end = lineFeedFrom(view2, pos);
  if (three === SF && end > pos + 3) return openSection(sections, batch, pos);
  if (sections.isOpen && isEndOfRecord(view2, pos, end)) endSection(sections);
  else if (three !== TN) readRecord(sections, textOf2(bytes, pos, end));
  return end + 1;
}
function isEndOfRecord(view2, pos, end) {
  return end - pos === "end_of_record".length && END_OF_RECORD.every((four, index) => view2.getInt32(pos + 4 * index, true) === four);
}

// src/core/reports/coverage/text/each-line.ts
var LINE_FEED2 = 10;
function eachLine2(chunks, visit) {
  eachLineBatch(chunks, ({ bytes, end }) => {
    for (let start = 0; start < end; ) {
      const stop = bytes.indexOf(LINE_FEED2, start);
      const line = bytes.toString("utf8", start, stop);
      visit(line.endsWith("\r") ? line.slice(0, -1) : line);
      start = stop + 1;
    }
  });
}

// src/core/reports/coverage/text/go-cover.ts
var goCover = {
  format: "go-cover",
  detect: ({ text }) => /^mode: \w+\s/.test(text),
  read: readGoCover
};
var BLOCK = /^(.+):(\d+)\.\d+,(\d+)\.\d+ (\d+) (\d+)$/;
var MODE = /^mode: (?:set|count|atomic)$/;
function readGoCover(chunks) {
  const files = /* @__PURE__ */ new Map();
  eachLine2(chunks, (line) => {
    const [, path, start, end, statements, count] = BLOCK.exec(line) ?? [];
    if (path === void 0) return checkOther(line);
    const ranges = files.get(path) ?? /* @__PURE__ */ new Map();
    files.set(path, ranges);
    if (statements !== "0") addRange(ranges, Number(start), Number(end), Number(count));
  });
  const builder = createBuilder("max");
  for (const [path, ranges] of files) {
    addRangeLines(builder, ranges);
    closeSection(builder, path);
  }
  return buildReport(builder, { format: "go-cover" });
}
function checkOther(line) {
  if (line === "" || MODE.test(line)) return;
  throw new UserError(
    "report-malformed",
    `"${line.slice(0, 120)}" is no block of a Go cover profile.`,
    "Expected file.go:line.column,line.column statements count. Check that the file is whole."
  );
}

// src/core/reports/xml/located.ts
var HINTS = {
  "xml-malformed": "Fix what writes this file, or exclude it from the pattern. Two tools writing to one file also cause this.",
  "xml-truncated": "The tool was probably stopped while writing. Run it again and let it finish.",
  "xml-doctype": "Entity declarations are refused because they can read files and fill the memory. Write the report without them.",
  "xml-too-deep": "No test or coverage tool nests that deep. Check what this file is.",
  "xml-too-large": "No test or coverage tool writes that. Check what this file is.",
  "report-empty": "Check that the tool ran to its end and wrote to this file."
};
function located(fault, offset, chunks) {
  const where = positionOf(offset, chunks) ?? `byte ${offset + 1}`;
  return new UserError(fault.code, `${where}: ${fault.message}.`, HINTS[fault.code]);
}
function positionOf(offset, chunks) {
  let left = offset;
  let line = 1;
  let column = 1;
  for (const chunk of chunks) {
    for (const byte of chunk.subarray(0, left)) {
      left--;
      if (byte === 10) {
        line++;
        column = 1;
      } else if ((byte & 192) !== 128) column++;
    }
    if (left === 0) return `line ${line}, column ${column}`;
  }
  return left === 0 ? `line ${line}, column ${column}` : void 0;
}

// src/core/reports/xml/xml-fault.ts
var XmlFault = class extends Error {
  name = "XmlFault";
  code;
  at;
  constructor(code, at2, message) {
    super(message);
    this.code = code;
    this.at = at2;
  }
};
function malformed2(at2, message) {
  return new XmlFault("xml-malformed", at2, message);
}

// src/core/reports/xml/text/references.ts
var AMPERSAND = 38;
var SEMICOLON = 59;
var MAX_REFERENCE = 32;
var PREDEFINED = [
  [Buffer.from("lt"), 60],
  [Buffer.from("gt"), 62],
  [Buffer.from("amp"), 38],
  [Buffer.from("quot"), 34],
  [Buffer.from("apos"), 39]
];
function checkReferences(bytes, start, end) {
  let at2 = bytes.indexOf(AMPERSAND, start);
  while (at2 >= 0 && at2 < end) {
    const close3 = bytes.indexOf(SEMICOLON, at2);
    if (close3 < 0 || close3 >= end || close3 - at2 > MAX_REFERENCE) {
      throw malformed2(at2, 'an "&" that begins no reference (an ampersand is written "&amp;")');
    }
    if (Number.isNaN(referredCode(bytes, at2, close3))) {
      throw malformed2(at2, `the entity "${bytes.toString("utf8", at2, close3 + 1)}" is not declared`);
    }
    at2 = bytes.indexOf(AMPERSAND, close3);
  }
}
function referredCode(bytes, ampersand, semicolon) {
  for (const [name, code] of PREDEFINED) if (isSpelled(bytes, ampersand + 1, semicolon, name)) return code;
  const body = bytes.toString("latin1", ampersand + 1, semicolon);
  if (/^#x[0-9a-fA-F]+$/.test(body)) return Number.parseInt(body.slice(2), 16);
  return /^#[0-9]+$/.test(body) ? Number.parseInt(body.slice(1), 10) : Number.NaN;
}
function isSpelled(bytes, start, end, name) {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i++) if (bytes[start + i] !== name[i]) return false;
  return true;
}
function isCharacter(code) {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code < 55296 || code > 57343 && code < 65534 || code > 65535 && code <= 1114111;
}

// src/core/reports/xml/tags/byte-class.ts
var NAME = 1;
var SPACE = 2;
var LESS_THAN = 4;
var AMPERSAND2 = 8;
var CONTROL = 16;
var NOT_ASCII = 32;
var CLASSES = Buffer.alloc(256);
function classOf(byte) {
  return byteAt(CLASSES, byte);
}
for (let byte = 0; byte < 256; byte++) {
  if (/[A-Za-z0-9_:.-]/.test(String.fromCharCode(byte))) CLASSES[byte] = NAME;
  if (byte >= 128) CLASSES[byte] = NAME | NOT_ASCII;
  if (byte < 32) CLASSES[byte] = CONTROL;
}
for (const byte of [9, 10, 13]) CLASSES[byte] = SPACE | CONTROL;
CLASSES[32] = SPACE;
CLASSES[60] = LESS_THAN;
CLASSES[38] = AMPERSAND2;

// src/core/reports/xml/tags/names.ts
var NO_NAME = createName("", 0);
var MAX_NAMES = 2e3;
var FIRST_SLOTS = 64;
var MAX_KEPT = 500;
var START = "A-Za-z_:\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFC\\u{10000}-\\u{EFFFF}";
var VALID_NAME = new RegExp(`^[${START}][${START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*$`, "u");
var kept = noNames();
function openNames() {
  if (kept.count > MAX_KEPT) kept = noNames();
  kept.most = kept.count + MAX_NAMES;
  return kept;
}
function noNames() {
  return { slots: new Array(FIRST_SLOTS).fill(void 0), count: 0, most: 0 };
}
function readName(names, window, start) {
  const { bytes, end } = window;
  let at2 = start;
  let hash3 = 0;
  for (; at2 < end; at2++) {
    const byte = byteAt(bytes, at2);
    if ((classOf(byte) & NAME) === 0) break;
    hash3 = Math.imul(hash3, 31) + byte | 0;
  }
  if (at2 === end) return void 0;
  return at2 === start ? NO_NAME : find(names, bytes, start, at2, hash3);
}
function find(names, bytes, start, end, hash3) {
  const mask = names.slots.length - 1;
  for (let slot = hash3 & mask; ; slot = slot + 1 & mask) {
    const name = names.slots[slot];
    if (name === void 0) return add(names, bytes, start, end, hash3);
    if (name.hash === hash3 && isSpelled(bytes, start, end, name.bytes)) return name;
  }
}
function add(names, bytes, start, end, hash3) {
  const text = bytes.toString("utf8", start, end);
  if (names.count >= names.most) {
    throw new XmlFault("xml-too-large", start, `more than ${MAX_NAMES} different names`);
  }
  if (names.count * 2 >= names.slots.length) grow2(names);
  if (!VALID_NAME.test(text)) throw malformed2(start, `"${text.slice(0, 40)}" is not a name`);
  const name = createName(text, hash3);
  place(names, name);
  names.count++;
  return name;
}
function grow2(names) {
  const old = names.slots;
  names.slots = new Array(old.length * 2).fill(void 0);
  for (const name of old) if (name) place(names, name);
}
function place(names, name) {
  const mask = names.slots.length - 1;
  let slot = name.hash & mask;
  while (names.slots[slot] !== void 0) slot = slot + 1 & mask;
  names.slots[slot] = name;
}
function createName(written, hash3) {
  const text = internalised(written);
  return {
    text,
    local: internalised(text.slice(text.lastIndexOf(":") + 1)),
    bytes: Buffer.from(text),
    hash: hash3,
    tagPattern: patternOf(`<${text}`),
    attributePattern: patternOf(` ${text}="`)
  };
}
function patternOf(text) {
  const { buffer, byteOffset, length } = Buffer.from(text.padEnd(4, "\0"));
  const view2 = new DataView(buffer, byteOffset, length);
  return { view: view2, firstWord: view2.getInt32(0, true), lastWord: view2.getInt32(length - 4, true) };
}
function internalised(text) {
  const [key = text] = Object.keys({ [text]: true });
  return key;
}

// src/core/reports/xml/shapes.ts
var MAX_SHAPES = 4096;
var MAX_KEPT2 = 500;
var NO_BYTES = Buffer.alloc(0);
var kept2;
function openShapes(names) {
  if (kept2?.names !== names || kept2.count > MAX_KEPT2) kept2 = noShapes(names);
  return kept2;
}
function noShapes(names) {
  return { names, root: createShape(NO_NAME, NO_NAME.tagPattern, []), count: 0 };
}
function tagShape(shapes, previous, name) {
  if (shapes.count > MAX_SHAPES) Object.assign(shapes, noShapes(shapes.names));
  const known = shapes.root.followers.find((shape2) => shape2.name === name);
  const shape = known ?? createShape(name, name.tagPattern, []);
  if (!known) {
    shapes.root.followers.push(shape);
    shapes.count++;
  }
  previous.nextTag = shape;
  return shape;
}
function attributeShape(shapes, before, name) {
  const known = before.followers.find((shape2) => shape2.name === name);
  const shape = known ?? createShape(name, name.attributePattern, before.attributes);
  if (!known) {
    before.followers.push(shape);
    shapes.count++;
  }
  before.guess = shape;
  return shape;
}
function createShape(name, pattern, before) {
  const attributes = [...before];
  const shape = {
    name,
    key: name.text,
    pattern: pattern.view,
    patternLength: pattern.view.byteLength,
    firstWord: pattern.firstWord,
    lastWord: pattern.lastWord,
    attributes,
    guess: void 0,
    nextTag: void 0,
    followers: [],
    bytes: NO_BYTES,
    quote: 0,
    start: 0,
    end: 0,
    classes: 0,
    value: void 0
  };
  if (pattern === name.attributePattern) attributes.push(shape);
  return shape;
}

// src/core/reports/terminal-sequences.ts
var ESCAPE = "\x1B";
var BELL = "\x07";
var SEQUENCE = new RegExp(
  `${ESCAPE}(?:\\[[0-9;:?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|[()][0-2AB])?`,
  "g"
);
function withoutTerminalSequences(text) {
  return text.includes(ESCAPE) ? text.replace(SEQUENCE, "") : text;
}

// src/core/reports/xml/text/decode.ts
var AMPERSAND3 = 38;
var ESCAPE2 = 27;
var BLANK = 32;
var TAB = 9;
var LINE_BREAK = 10;
var CARRIAGE_RETURN = 13;
var FIRST_NOT_ASCII = 128;
var scratch = Buffer.alloc(4096);
function decodeText(window, start, end, recovery) {
  const { bytes } = window;
  const ampersand = bytes.indexOf(AMPERSAND3, start);
  const isPlain = (ampersand < 0 || ampersand >= end) && !hasOddControl(window, start, end);
  const text = isPlain ? decodeBytes(bytes, start, end, recovery) : rewrite("text", bytes, start, end, recovery);
  if (text.includes("]]>") && bytes.subarray(start, end).includes("]]>")) recovery.cdataEnds++;
  return text;
}
function decodeCData(window, start, end, recovery) {
  if (hasOddControl(window, start, end)) return rewrite("cdata", window.bytes, start, end, recovery);
  return decodeBytes(window.bytes, start, end, recovery);
}
function decodeValue(bytes, start, end, recovery) {
  return withoutTerminalSequences(rewrite("value", bytes, start, end, recovery));
}
function hasOddControl({ bytes, view: view2 }, start, end) {
  for (let at2 = start; at2 < end; at2 += 4) {
    if (at2 + 4 <= end) {
      const word2 = view2.getInt32(at2, true);
      if ((word2 - 538976288 & ~word2 & 2155905152) === 0) continue;
    }
    for (let i = at2; i < at2 + 4 && i < end; i++) {
      const byte = byteAt(bytes, i);
      if (byte < BLANK && byte !== LINE_BREAK && byte !== TAB) return true;
    }
  }
  return false;
}
function rewrite(kind, bytes, start, end, recovery) {
  const clean = end - start <= scratch.length ? scratch : Buffer.allocUnsafe(end - start);
  let length = 0;
  for (let at2 = start; at2 < end; at2++) {
    const byte = byteAt(bytes, at2);
    if (byte === AMPERSAND3 && kind !== "cdata") {
      const close3 = bytes.indexOf(SEMICOLON, at2);
      length = writeReferred(clean, length, referredCode(bytes, at2, close3), recovery);
      at2 = close3;
    } else if ((classOf(byte) & CONTROL) === 0) {
      clean[length++] = byte;
    } else if ((classOf(byte) & SPACE) === 0) {
      recovery.controlCharacters++;
      if (byte === ESCAPE2) clean[length++] = ESCAPE2;
    } else if (byte !== CARRIAGE_RETURN || bytes[at2 + 1] !== LINE_BREAK) {
      clean[length++] = kind === "value" ? BLANK : byte === TAB ? TAB : LINE_BREAK;
    }
  }
  return decodeBytes(clean, 0, length, recovery);
}
function writeReferred(clean, length, code, recovery) {
  if (code >= BLANK && code < FIRST_NOT_ASCII) {
    clean[length] = code;
    return length + 1;
  }
  if (isCharacter(code)) return length + clean.write(String.fromCodePoint(code), length);
  recovery.badReferences++;
  if (code !== ESCAPE2) return length;
  clean[length] = ESCAPE2;
  return length + 1;
}
function decodeBytes(bytes, start, end, recovery) {
  const text = bytes.toString("utf8", start, end);
  if (text.includes("�") && Buffer.byteLength(text) !== end - start) recovery.badBytes++;
  return text;
}

// src/core/reports/xml/tag.ts
function createTag(window, names, recovery) {
  const shapes = openShapes(names);
  return { window, shapes, element: shapes.root, shape: shapes.root, selfClosing: false, recovery };
}
function attribute(tag, name) {
  const found = findAttribute(tag, name);
  return found === void 0 ? void 0 : decodedValue(tag, found);
}
function findAttribute(tag, name) {
  const { attributes } = tag.shape;
  for (const found of attributes) if (found.key === name) return found;
  return void 0;
}
function decodedValue(tag, found) {
  if (found.value === void 0) found.value = decode(tag, found);
  return found.value;
}
function integerAttribute(tag, name) {
  const found = findAttribute(tag, name);
  return found === void 0 ? Number.NaN : integerValue(tag, found);
}
function integerValue(tag, { start, end }) {
  const { bytes } = tag.window;
  if (start === end) return Number.NaN;
  let value = 0;
  for (let at2 = start; at2 < end; at2++) {
    const digit = byteAt(bytes, at2) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
function attributeIs(tag, name, expected) {
  const found = findAttribute(tag, name);
  if (found === void 0 || found.end - found.start !== expected.length) return false;
  for (let i = 0; i < expected.length; i++) {
    if (found.bytes[found.start + i] !== expected.charCodeAt(i)) return false;
  }
  return true;
}
function decode(tag, { bytes, start, end, classes }) {
  return classes === 0 ? bytes.toString("latin1", start, end) : decodeValue(bytes, start, end, tag.recovery);
}

// src/core/reports/xml/text/recovery.ts
function noRecovery() {
  return { controlCharacters: 0, badReferences: 0, cdataEnds: 0, badBytes: 0, lateDeclarations: 0 };
}
function recoveryWarnings(recovery) {
  const warnings = [
    note(recovery.controlCharacters, "control character", "removed: XML does not allow them"),
    note(recovery.badReferences, "reference to a forbidden character", "removed"),
    note(recovery.cdataEnds, 'literal "]]>" in text', "kept: XML does not allow it there"),
    note(recovery.badBytes, "text with bytes that are not valid in the file's encoding", "repaired"),
    note(recovery.lateDeclarations, "blank before the XML declaration", "ignored")
  ];
  return warnings.filter((warning) => warning !== "");
}
function note(count, what, done) {
  return count === 0 ? "" : `Not well-formed, but read: ${count} x ${what}, ${done}.`;
}

// src/core/reports/xml/window.ts
var NOTHING = Buffer.alloc(0);
var NO_VIEW = viewOf(NOTHING);
var BRIDGE_BYTES = 1024;
var MAX_TOKEN_BYTES = 33554432;
function openWindow(chunks) {
  return {
    bytes: NOTHING,
    view: NO_VIEW,
    end: 0,
    offset: 0,
    source: chunks[Symbol.iterator](),
    pending: void 0,
    pendingFrom: 0
  };
}
function refill(window, from) {
  const kept3 = window.end - from;
  const { pending, pendingFrom } = window;
  if (pending && from >= pendingFrom) {
    show(window, from, pending.subarray(from - pendingFrom));
    window.pending = void 0;
    return window.end > kept3 || refill(window, 0);
  }
  if (kept3 > MAX_TOKEN_BYTES) {
    throw new XmlFault("xml-too-large", from, `one tag is longer than ${MAX_TOKEN_BYTES} bytes`);
  }
  if (kept3 === 0) {
    const next = nextChunk(window);
    show(window, from, next ?? NOTHING);
    return next !== void 0;
  }
  return pending ? lengthen2(window, from, pending) : bridge(window, from, kept3);
}
function bridge(window, from, kept3) {
  const carry = Buffer.allocUnsafe(kept3 + BRIDGE_BYTES);
  window.bytes.copy(carry, 0, from, window.end);
  const next = nextChunk(window);
  const copied2 = next ? next.copy(carry, kept3, 0, Math.min(BRIDGE_BYTES, next.length)) : 0;
  show(window, from, carry.subarray(0, kept3 + copied2));
  window.pending = next;
  window.pendingFrom = kept3;
  return next !== void 0;
}
function lengthen2(window, from, pending) {
  const parts = [Buffer.from(window.bytes.subarray(from, window.pendingFrom)), Buffer.from(pending)];
  const wanted = 2 * (window.end - from);
  let length = window.pendingFrom - from + pending.length;
  while (length < wanted) {
    const next = nextChunk(window);
    if (!next) break;
    parts.push(Buffer.from(next));
    length += next.length;
  }
  show(window, from, Buffer.concat(parts, length));
  window.pending = void 0;
  return true;
}
function show(window, from, bytes) {
  window.offset += from;
  window.bytes = bytes;
  window.view = bytes === NOTHING ? NO_VIEW : viewOf(bytes);
  window.end = bytes.length;
}
function viewOf(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
function nextChunk(window) {
  for (; ; ) {
    const { value, done } = window.source.next();
    if (done) return void 0;
    if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.length);
  }
}

// src/core/reports/xml/scan.ts
function createScan(chunks, handler, limits) {
  const recovery = noRecovery();
  const window = openWindow(chunks);
  const names = openNames();
  return {
    window,
    names,
    tag: createTag(window, names, recovery),
    recovery,
    handler,
    limits,
    at: 0,
    nextAmpersand: -1,
    current: { name: NO_NAME, depth: 0, wantsText: false, text: "", parent: void 0, child: void 0 },
    hasRoot: false,
    hasDoctype: false,
    hasDeclaration: false
  };
}
function readOn(scan, from) {
  const more = refill(scan.window, from);
  scan.at = 0;
  scan.nextAmpersand = -1;
  return more;
}
function mustReadOn(scan, from, inside) {
  if (readOn(scan, from)) return;
  throw new XmlFault("xml-truncated", scan.window.end, `the file ends inside ${inside}`);
}
function lookAhead(scan, count) {
  while (scan.window.end - scan.at < count) if (!readOn(scan, scan.at)) return;
}

// src/core/reports/xml/text/character-data.ts
var LESS_THAN2 = 60;
var AMPERSAND4 = 38;
var CDATA_END = Buffer.from("]]>");
var LINE_BREAK2 = 10;
var FOUR_BLANKS = 538976288;
function readText(scan) {
  for (; ; ) {
    const { bytes, end } = scan.window;
    const start = scan.at;
    const gap = skipIndent(scan.window, start);
    if (gap < end && bytes[gap] === LESS_THAN2 && !scan.current.wantsText) {
      scan.at = gap;
      return true;
    }
    const found = bytes.indexOf(LESS_THAN2, gap);
    if (found >= 0) {
      if (found > start) takeText(scan, start, found);
      scan.at = found;
      return true;
    }
    const cut = safeCut(scan.window, start, end);
    takeText(scan, start, cut);
    if (readOn(scan, cut)) continue;
    takeText(scan, 0, scan.window.end);
    return false;
  }
}
function skipIndent(window, start) {
  const { bytes, view: view2, end } = window;
  let at2 = start;
  if (at2 < end && bytes[at2] === LINE_BREAK2) at2++;
  while (at2 + 4 <= end && view2.getInt32(at2, true) === FOUR_BLANKS) at2 += 4;
  while (at2 < end && (classOf(byteAt(bytes, at2)) & SPACE) !== 0) at2++;
  return at2;
}
function takeText(scan, start, end) {
  const { bytes } = scan.window;
  if (scan.current.depth === 0) {
    checkOutside(scan, start, end);
    return;
  }
  if (scan.nextAmpersand < start) {
    const found = bytes.indexOf(AMPERSAND4, start);
    scan.nextAmpersand = found < 0 ? bytes.length : found;
  }
  if (scan.nextAmpersand < end) checkReferences(bytes, scan.nextAmpersand, end);
  if (scan.current.wantsText) keep(scan, start, end, decodeText);
}
function checkOutside(scan, start, end) {
  const { bytes } = scan.window;
  for (let at2 = start; at2 < end; at2++) {
    if ((classOf(byteAt(bytes, at2)) & SPACE) !== 0) continue;
    const where = scan.hasRoot ? "after the end of the root element" : "before the root element";
    throw malformed2(at2, `text ${where}: "${bytes.toString("utf8", at2, Math.min(end, at2 + 20)).trim()}"`);
  }
}
function readCData(scan) {
  if (scan.current.depth === 0) throw malformed2(scan.at, "a CDATA section outside of the root element");
  for (; ; ) {
    const { bytes, end } = scan.window;
    const close3 = bytes.indexOf(CDATA_END, scan.at);
    if (close3 >= 0) {
      if (scan.current.wantsText) keep(scan, scan.at, close3, decodeCData);
      scan.at = close3 + CDATA_END.length;
      return;
    }
    const cut = safeCut(scan.window, scan.at, end);
    if (scan.current.wantsText) keep(scan, scan.at, cut, decodeCData);
    mustReadOn(scan, cut, "a CDATA section");
  }
}
function keep({ window, current, limits, recovery }, start, end, decode2) {
  const room = limits.maxText - current.text.length;
  if (room <= 0) return;
  const enough = start + room * 4;
  const text = decode2(window, start, enough < end ? safeCut(window, start, enough) : end, recovery);
  current.text += text.length > room ? Buffer.from(text.slice(0, room)).toString() : text;
}
function safeCut({ bytes }, start, end) {
  let cut = end;
  for (let at2 = end - 1; at2 >= Math.max(start, end - MAX_REFERENCE); at2--) {
    if (byteAt(bytes, at2) === SEMICOLON) break;
    if (byteAt(bytes, at2) === AMPERSAND4) cut = at2;
  }
  const isBefore = (test) => cut > start && test(byteAt(bytes, cut - 1));
  for (let i = 0; i < 3 && isBefore((byte) => (byte & 192) === 128); i++) cut--;
  if (isBefore((byte) => byte >= 192)) cut--;
  for (let i = 0; i < 2 && isBefore((byte) => byte === 93); i++) cut--;
  return isBefore((byte) => byte === 13) ? cut - 1 : cut;
}

// src/core/reports/xml/markup.ts
var CDATA = Buffer.from("<![CDATA[");
var COMMENT = Buffer.from("<!--");
var DOCTYPE = Buffer.from("<!DOCTYPE");
var ENTITY = Buffer.from("<!ENTITY");
var VALID_DECLARATION = /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/;
function readDeclaration(scan) {
  lookAhead(scan, DOCTYPE.length);
  if (at(scan, CDATA)) {
    scan.at += CDATA.length;
    readCData(scan);
  } else if (at(scan, COMMENT)) {
    skipComment(scan);
  } else if (at(scan, DOCTYPE)) {
    skipDoctype(scan);
  } else if (at(scan, ENTITY)) {
    throw new XmlFault("xml-doctype", scan.at, "the file declares an entity");
  } else if ([CDATA, COMMENT, DOCTYPE].some((text) => isCut(scan, text))) {
    throw new XmlFault("xml-truncated", scan.window.end, 'the file ends behind "<!"');
  } else throw malformed2(scan.at, '"<!" that begins no comment, CDATA section or document type');
}
function at(scan, text) {
  const { bytes } = scan.window;
  for (let i = 0; i < text.length; i++) if (bytes[scan.at + i] !== text[i]) return false;
  return true;
}
function isCut({ window, at: at2 }, word2) {
  const rest = window.bytes.subarray(at2, window.end);
  return rest.length < word2.length && word2.subarray(0, rest.length).equals(rest);
}
function skipComment(scan) {
  scan.at += COMMENT.length;
  skipTo(scan, "--", "a comment");
  if (scan.at === scan.window.end) mustReadOn(scan, scan.at, "a comment");
  if (scan.window.bytes[scan.at] !== 62) throw malformed2(scan.at, '"--" inside a comment');
  scan.at++;
}
function skipInstruction(scan) {
  const target = instructionTarget(scan);
  if (target.text === "xml") {
    readXmlDeclaration(scan);
    return;
  }
  const behind = scan.at + 2 + target.bytes.length;
  const next = scan.window.bytes.toString("latin1", behind, behind + 1);
  if (target === NO_NAME || /^xml$/i.test(target.text) || !/[\s?]/.test(next)) {
    throw malformed2(scan.at, '"<?" that begins no processing instruction');
  }
  scan.at += 2 + target.bytes.length;
  skipTo(scan, "?>", "a processing instruction");
}
function instructionTarget(scan) {
  for (; ; ) {
    const name = readName(scan.names, scan.window, scan.at + 2);
    if (name) return name;
    mustReadOn(scan, scan.at, "a processing instruction");
  }
}
function readXmlDeclaration(scan) {
  if (scan.hasRoot || scan.hasDeclaration) throw malformed2(scan.at, "a second XML declaration");
  if (scan.window.offset + scan.at > 0) scan.recovery.lateDeclarations++;
  scan.hasDeclaration = true;
  for (; ; ) {
    const end = scan.window.bytes.indexOf("?>", scan.at, "latin1");
    if (end >= 0) {
      const text = scan.window.bytes.toString("latin1", scan.at, end + 2);
      if (!VALID_DECLARATION.test(text)) throw malformed2(scan.at, "the XML declaration is not valid");
      scan.at = end + 2;
      return;
    }
    mustReadOn(scan, scan.at, "the XML declaration");
  }
}
function skipTo(scan, terminator, inside) {
  for (; ; ) {
    const found = scan.window.bytes.indexOf(terminator, scan.at, "latin1");
    if (found >= 0) {
      scan.at = found + terminator.length;
      return;
    }
    mustReadOn(scan, Math.max(scan.at, scan.window.end - terminator.length + 1), inside);
  }
}
function skipDoctype(scan) {
  if (scan.hasRoot || scan.hasDoctype)
    throw malformed2(scan.at, "a document type that is not before the root element");
  scan.hasDoctype = true;
  for (; ; ) {
    const { bytes, end } = scan.window;
    let quote = 0;
    for (let i = scan.at + DOCTYPE.length; i < end; i++) {
      const byte = byteAt(bytes, i);
      if (quote !== 0) quote = byte === quote ? 0 : quote;
      else if (byte === 34 || byte === 39) quote = byte;
      else if (byte === 91)
        throw new XmlFault("xml-doctype", i, "the document type has an internal subset");
      else if (byte === 60) throw malformed2(i, '"<" inside the document type');
      else if (byte === 62) {
        scan.at = i + 1;
        return;
      }
    }
    mustReadOn(scan, scan.at, "the document type");
  }
}

// src/core/reports/xml/tags/is-at.ts
function isAt(shape, view2, at2) {
  if (view2.getInt32(at2, true) !== shape.firstWord) return false;
  const length = shape.patternLength;
  if (view2.getInt32(at2 + length - 4, true) !== shape.lastWord) return false;
  return length <= 8 || hasMiddle(shape.pattern, view2, at2);
}
function hasMiddle(pattern, view2, at2) {
  const end = pattern.byteLength - 4;
  for (let i = 4; i < end; i += 4)
    if (pattern.getInt32(i, true) !== view2.getInt32(at2 + i, true)) return false;
  return true;
}

// src/core/reports/xml/tags/read-value.ts
var INCOMPLETE = -1;
var NEEDS_A_LOOK = AMPERSAND2 | CONTROL | NOT_ASCII | LESS_THAN;
function readValue(attribute2, window, start, quote) {
  const { bytes, end } = window;
  const lastLength = attribute2.end - attribute2.start;
  if (lastLength >= 8 && attribute2.bytes === bytes && attribute2.quote === quote && repeats(attribute2, window, start)) {
    attribute2.start = start;
    attribute2.end = start + lastLength;
    return attribute2.end + 1;
  }
  let at2 = lastLength > 8 && quote === 34 ? skipPlain(window, start) : start;
  let classes = 0;
  for (; at2 < end; at2++) {
    const byte = byteAt(bytes, at2);
    if (byte === quote) break;
    classes |= classOf(byte);
  }
  classes &= NEEDS_A_LOOK;
  if (classes !== 0) checkValue(attribute2, window, start, at2, classes);
  if (at2 === end) return INCOMPLETE;
  attribute2.start = start;
  attribute2.end = at2;
  if (attribute2.classes !== classes) attribute2.classes = classes;
  if (attribute2.quote !== quote) attribute2.quote = quote;
  if (attribute2.bytes !== bytes) attribute2.bytes = bytes;
  if (attribute2.value !== void 0) attribute2.value = void 0;
  return at2 + 1;
}
function checkValue(attribute2, { bytes, end }, start, stop, classes) {
  if ((classes & LESS_THAN) !== 0) {
    throw malformed2(start, `the value of ${attribute2.key} holds a "<" or has no end`);
  }
  if ((classes & AMPERSAND2) !== 0 && stop < end) checkReferences(bytes, start, stop);
}
function skipPlain({ view: view2, end }, start) {
  let at2 = start;
  for (; at2 + 4 <= end; at2 += 4) {
    const word2 = view2.getInt32(at2, true);
    const quote = (word2 | 67372036) ^ 640034342;
    const less = word2 ^ 1010580540;
    const found = (quote - 16843009 & ~quote | less - 16843009 & ~less | word2 - 538976288 & ~word2 | word2) & 2155905152;
    if (found !== 0) return at2 + firstByte(found);
  }
  return at2;
}
function repeats(last, window, start) {
  const { bytes, view: view2 } = window;
  const length = last.end - last.start;
  const end = start + length;
  if (end >= window.end || bytes[end] !== last.quote) return false;
  let from = last.start;
  for (let at2 = start; at2 + 4 <= end; at2 += 4, from += 4) {
    if (view2.getInt32(at2, true) !== view2.getInt32(from, true)) return false;
  }
  return view2.getInt32(end - 4, true) === view2.getInt32(last.end - 4, true);
}

// src/core/reports/xml/tags/read-start-tag.ts
var GREATER_THAN = 62;
var SLASH = 47;
var EQUALS = 61;
var DOUBLE_QUOTE = 34;
var SINGLE_QUOTE = 39;
var MAX_ATTRIBUTES = 128;
function readStartTag(tag, names, window, start) {
  const { bytes, end } = window;
  let at2 = readTagName(tag, names, window, start);
  while (at2 !== INCOMPLETE) {
    at2 = readUsualAttributes(tag, window, at2);
    if (at2 === INCOMPLETE) return INCOMPLETE;
    const gap = at2;
    at2 = skipSpace(window, at2);
    if (at2 === end) return INCOMPLETE;
    if (bytes[at2] === GREATER_THAN) {
      tag.selfClosing = false;
      return at2 + 1;
    }
    if (bytes[at2] === SLASH) return endEmptyTag(tag, bytes, at2, end);
    if (at2 === gap) throw inTag(tag, at2, `a blank is missing before "${character(bytes, at2)}"`);
    at2 = readAttribute(tag, names, window, at2);
  }
  return INCOMPLETE;
}
function readUsualAttributes(tag, window, start) {
  const { view: view2, end } = window;
  let { shape } = tag;
  let at2 = start;
  for (; ; ) {
    const { guess } = shape;
    if (guess === void 0 || at2 + guess.patternLength >= end || !isAt(guess, view2, at2)) break;
    shape = guess;
    at2 = readValue(shape, window, at2 + shape.patternLength, DOUBLE_QUOTE);
    if (at2 === INCOMPLETE) break;
  }
  tag.shape = shape;
  return at2;
}
function readTagName(tag, names, window, start) {
  const { bytes, view: view2, end } = window;
  const guess = tag.element.nextTag;
  if (guess !== void 0) {
    const stop = start + guess.patternLength;
    if (stop < end && isAt(guess, view2, start) && (classOf(byteAt(bytes, stop)) & NAME) === 0) {
      tag.element = guess;
      tag.shape = guess;
      return stop;
    }
  }
  const name = readName(names, window, start + 1);
  if (name === void 0) return INCOMPLETE;
  if (name === NO_NAME) throw malformed2(start, '"<" that begins no tag (in text it is written "&lt;")');
  tag.element = tagShape(tag.shapes, tag.element, name);
  tag.shape = tag.element;
  return start + 1 + name.bytes.length;
}
function skipSpace({ bytes, end }, start) {
  let at2 = start;
  while (at2 < end && (classOf(byteAt(bytes, at2)) & SPACE) !== 0) at2++;
  return at2;
}
function endEmptyTag(tag, bytes, slash, end) {
  if (slash + 1 === end) return INCOMPLETE;
  if (bytes[slash + 1] !== GREATER_THAN) throw inTag(tag, slash, '"/" must be followed by ">"');
  tag.selfClosing = true;
  return slash + 2;
}
function readAttribute(tag, names, window, start) {
  const { bytes, end } = window;
  const name = readName(names, window, start);
  if (name === void 0) return INCOMPLETE;
  checkAttribute(tag, name, bytes, start);
  const equals = skipSpace(window, start + name.bytes.length);
  if (equals === end) return INCOMPLETE;
  if (bytes[equals] !== EQUALS) throw inTag(tag, start, `the attribute ${name.text} has no value`);
  const open3 = skipSpace(window, equals + 1);
  if (open3 === end) return INCOMPLETE;
  const quote = bytes[open3];
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
    throw inTag(tag, open3, `the value of ${name.text} is not in quotes`);
  }
  tag.shape = attributeShape(tag.shapes, tag.shape, name);
  return readValue(tag.shape, window, open3 + 1, quote);
}
function checkAttribute(tag, name, bytes, start) {
  const { attributes } = tag.shape;
  if (name === NO_NAME)
    throw inTag(tag, start, `"${character(bytes, start)}" where an attribute was expected`);
  if (attributes.some((attribute2) => attribute2.name === name)) {
    throw inTag(tag, start, `the attribute ${name.text} is given twice`);
  }
  if (attributes.length === MAX_ATTRIBUTES) {
    throw new XmlFault("xml-too-large", start, `a tag with more than ${MAX_ATTRIBUTES} attributes`);
  }
}
function inTag(tag, at2, message) {
  return malformed2(at2, `in <${tag.element.name.text}>: ${message}`);
}
function character(bytes, at2) {
  return bytes.toString("latin1", at2, at2 + 1);
}

// src/core/reports/xml/tags/elements.ts
function readStart(scan) {
  const { tag, window } = scan;
  for (; ; ) {
    const next = readStartTag(tag, scan.names, window, scan.at);
    if (next !== INCOMPLETE) {
      openElement(scan, next);
      return;
    }
    mustReadOn(scan, scan.at, "a tag");
  }
}
function openElement(scan, next) {
  const { tag, handler, current } = scan;
  if (current.depth === 0) startRoot(scan);
  if (current.depth >= scan.limits.maxDepth) {
    throw new XmlFault("xml-too-deep", scan.at, `elements are nested deeper than ${scan.limits.maxDepth}`);
  }
  scan.at = next;
  const { selfClosing } = tag;
  const { name } = tag.element;
  const wantsText = handler.open(name.local, tag);
  if (selfClosing) handler.close(name.local, "");
  else {
    current.child ??= createChild(current);
    current.child.name = name;
    current.child.wantsText = wantsText;
    scan.current = current.child;
  }
  skimElements(scan);
}
function skimElements(scan) {
  const { current, handler, limits } = scan;
  if (handler.skim === void 0 || current.wantsText) return;
  const isPlaceForElements = current.depth > 0 && current.depth < limits.maxDepth;
  if (isPlaceForElements) scan.at = handler.skim(scan.window, scan.at);
}
function createChild(parent) {
  const depth = parent.depth + 1;
  return { name: NO_NAME, depth, wantsText: false, text: "", parent, child: void 0 };
}
function startRoot(scan) {
  if (scan.hasRoot)
    throw malformed2(
      scan.at,
      `a second root element <${scan.tag.element.name.text}>: the document ended before it`
    );
  scan.hasRoot = true;
}
function readEnd(scan) {
  const { name, parent } = scan.current;
  if (!parent) throw malformed2(scan.at, "an end tag without a start tag");
  for (; ; ) {
    const { bytes, end } = scan.window;
    const start = scan.at + 2;
    const expected = name.bytes;
    const known = Math.min(expected.length, end - start);
    for (let i = 0; i < known; i++) if (bytes[start + i] !== expected[i]) throw mismatch(scan, start);
    const close3 = skipSpace(scan.window, start + known);
    if (close3 < end) {
      if (bytes[close3] !== 62) throw mismatch(scan, start);
      scan.at = close3 + 1;
      closeElement(scan, parent);
      return;
    }
    mustReadOn(scan, scan.at, `the end tag of <${name.text}>`);
  }
}
function closeElement(scan, parent) {
  const { name, text } = scan.current;
  if (text !== "") scan.current.text = "";
  scan.current = parent;
  scan.handler.close(name.local, withoutTerminalSequences(text));
}
function mismatch({ window, current }, start) {
  const { bytes, end } = window;
  let stop = start;
  while (stop < end && (classOf(byteAt(bytes, stop)) & NAME) !== 0) stop++;
  const found = bytes.toString("utf8", start, Math.min(stop, start + 40));
  return malformed2(start - 2, `</${found}> where </${current.name.text}> was expected`);
}

// src/core/reports/xml/scan-xml.ts
function scanXml(chunks, handler, limits) {
  const scan = createScan(chunks, handler, limits);
  try {
    while (readSome(scan)) ;
    checkEnd(scan);
  } catch (error) {
    if (error instanceof XmlFault) throw located(error, scan.window.offset + error.at, chunks);
    throw error;
  }
  return recoveryWarnings(scan.recovery);
}
function readSome(scan) {
  for (let left = 200; left > 0; left--) {
    if (!readText(scan)) return false;
    readMarkup(scan);
  }
  return true;
}
function readMarkup(scan) {
  lookAhead(scan, 2);
  const byte = scan.window.bytes[scan.at + 1];
  if (byte === 47) readEnd(scan);
  else if (byte === 33) readDeclaration(scan);
  else if (byte === 63) skipInstruction(scan);
  else readStart(scan);
}
function checkEnd(scan) {
  const { window, current } = scan;
  const { end } = window;
  if (current.depth > 0) {
    throw new XmlFault("xml-truncated", end, `the file ends inside <${current.name.text}>`);
  }
  if (!scan.hasRoot) throw new XmlFault("report-empty", end, "the file holds no XML element");
}

// src/core/reports/coverage/xml/attributes.ts
function countAttribute(tag, name) {
  const found = findAttribute(tag, name);
  return found === void 0 ? Number.NaN : countValue(tag, found);
}
function countValue(tag, found) {
  const count = integerValue(tag, found);
  if (!Number.isNaN(count)) return count;
  const text = decodedValue(tag, found).trim();
  return text === "" ? Number.NaN : Number(text);
}

// src/core/reports/coverage/xml/coverage-kind.ts
function coverageKind({
  root,
  rootTag,
  text
}) {
  if (root !== "coverage") return void 0;
  const inside = text.slice(text.indexOf(rootTag) + rootTag.length);
  const first = /<(?:[\w.-]+:)?(\w+)[\s/>]/.exec(inside.replaceAll(/<!--[\s\S]*?-->/g, ""))?.[1];
  if (first === "file") return "sonar-generic";
  if (first === "project" || first === "testproject") return "clover";
  if (first === void 0 && /\sversion=(["'])1\1/.test(rootTag)) return "sonar-generic";
  if (first === void 0 && /\s(?:clover|generated)=/.test(rootTag)) return "clover";
  return "cobertura";
}

// src/core/reports/coverage/xml/clover.ts
var clover = {
  format: "clover",
  detect: (head) => coverageKind(head) === "clover",
  read: readClover
};
function readClover(chunks, limits) {
  const builder = createBuilder("sum");
  let path = "";
  let methods = { covered: 0, total: 0 };
  let isInside2 = false;
  let isOfTests = false;
  const open3 = (name, tag) => {
    if (name === "testproject") isOfTests = true;
    if (isOfTests) return false;
    if (name === "line") readLine(builder, tag);
    else if (name === "file") path = attribute(tag, "path") ?? attribute(tag, "name") ?? "";
    else if (name === "metrics" && !isInside2) methods = methodsIn(tag);
    if (name === "file" || name === "package") isInside2 = true;
    return false;
  };
  const close3 = (name) => {
    if (name === "testproject") isOfTests = false;
    else if (name === "file" && !isOfTests) closeSection(builder, path);
  };
  const warnings = scanXml(chunks, { open: open3, close: close3 }, limits);
  const report = buildReport(builder, { format: "clover", warnings });
  return { ...report, functions: report.functions ?? orNull(methods) };
}
function methodsIn(tag) {
  return {
    covered: integerAttribute(tag, "coveredmethods") || 0,
    total: integerAttribute(tag, "methods") || 0
  };
}
function readLine(builder, tag) {
  const line = integerAttribute(tag, "num");
  const count = countAttribute(tag, "count");
  const type = attribute(tag, "type");
  if (type === "method") {
    const name = attribute(tag, "name") ?? attribute(tag, "signature") ?? "";
    builder.functions.push({ name, line, endLine: void 0, hits: count || 0 });
  } else if (type === "cond") readCondition(builder, tag, line, count);
  else if (!Number.isNaN(count)) addLine(builder, line, count);
}
function readCondition(builder, tag, line, count) {
  const whenTrue = countAttribute(tag, "truecount") || 0;
  const whenFalse = countAttribute(tag, "falsecount") || 0;
  if (Number.isNaN(count)) {
    addLine(builder, line, whenTrue + whenFalse);
    addBranch(builder, line, (whenTrue > 0 ? 1 : 0) + (whenFalse > 0 ? 1 : 0), 2);
  } else {
    addLine(builder, line, count);
    addBranch(builder, line, whenTrue, whenTrue + whenFalse);
  }
}

// src/core/reports/coverage/xml/cobertura-branch.ts
var BRANCH_LENGTH = '" branch="'.length;
var CONDITIONS_LENGTH = '" condition-coverage="'.length;
var PERCENT_LENGTH = "% (".length;
var MOST_DIGITS = 5;
var MOST_LETTERS = 5;
var UNUSUAL = -1;
function readBranchTail(view2, start, line, builder) {
  const at2 = isBranch(view2, start) ? skipLetters(view2, start + BRANCH_LENGTH) : start;
  if (!isConditions(view2, at2)) return endOfTag(view2, at2);
  const percent = skipDigits(view2, at2 + CONDITIONS_LENGTH);
  const slash = skipDigits(view2, percent + PERCENT_LENGTH);
  const close3 = skipDigits(view2, slash + 1);
  if ((view2.getInt32(percent, true) & 16777215) !== 2629669) return UNUSUAL;
  if (view2.getInt8(slash) !== 47 || view2.getInt8(close3) !== 41) return UNUSUAL;
  const end = endOfTag(view2, close3 + 1);
  if (end === UNUSUAL) return UNUSUAL;
  addBranch(builder, line, numberIn2(view2, percent + PERCENT_LENGTH, slash), numberIn2(view2, slash + 1, close3));
  return end;
}
function isBranch(view2, at2) {
  return view2.getInt32(at2, true) === 1919033378 && view2.getInt32(at2 + 4, true) === 1751346785 && view2.getInt16(at2 + 8, true) === 8765;
}
function isConditions(view2, at2) {
  return view2.getInt32(at2, true) === 1868767266 && view2.getInt32(at2 + 4, true) === 1953064046 && view2.getInt32(at2 + 8, true) === 762212201 && view2.getInt32(at2 + 12, true) === 1702260579 && view2.getInt32(at2 + 16, true) === 1701273970 && view2.getInt16(at2 + 20, true) === 8765;
}
function endOfTag(view2, quote) {
  const four = view2.getInt32(quote, true);
  if ((four & 16777215) === 4075298) return quote + 3;
  return four === 1043275810 ? quote + 4 : UNUSUAL;
}
function skipLetters(view2, start) {
  let at2 = start;
  while (at2 < start + MOST_LETTERS && (view2.getInt8(at2) | 32) - 97 >>> 0 < 26) at2++;
  return at2;
}
function skipDigits(view2, start) {
  let at2 = start;
  while (at2 < start + MOST_DIGITS && isDigit(view2.getInt8(at2))) at2++;
  return at2;
}
function numberIn2(view2, start, end) {
  let value = 0;
  for (let at2 = start; at2 < end; at2++) value = value * 10 + view2.getInt8(at2) - 48;
  return value;
}

// src/core/reports/coverage/xml/cobertura-run.ts
var LONGEST_GAP = 64;
var LONGEST = 256;
function readLineRun({ view: view2, end }, start, builder, span) {
  const list = builder.hits;
  const stop = end - LONGEST;
  if (start >= stop || !isLineAt(view2, skipGap(view2, start))) return start;
  const numbers = reserve(list, end - start >> 2);
  let { end: to, last, count, covered } = list;
  let { endLine, hits: mostHits } = span;
  let first = span.line || MAX_LINE;
  let pos = start;
  let gap = 0;
  let gapStart = 0;
  let gapEnd = 0;
  while (pos < stop) {
    let open3 = pos + gap;
    if (gap < 4 || view2.getInt32(pos, true) !== gapStart || view2.getInt32(open3 - 4, true) !== gapEnd) {
      open3 = skipGap(view2, pos);
      gap = open3 - pos <= 8 ? open3 - pos : 0;
      gapStart = view2.getInt32(pos, true);
      gapEnd = gap < 4 ? 0 : view2.getInt32(open3 - 4, true);
    }
    if (!isLineAt(view2, open3)) break;
    let at2 = open3 + 14;
    let line = 0;
    let digit = view2.getInt8(at2) - 48;
    for (; digit >>> 0 <= 9 && at2 < open3 + 21; digit = view2.getInt8(++at2) - 48) line = line * 10 + digit;
    if (line === 0 || !isHitsAt(view2, at2)) break;
    const hitsStart = at2 + 8;
    at2 = hitsStart;
    let hits = 0;
    digit = view2.getInt8(at2) - 48;
    for (; digit >>> 0 <= 9 && at2 < hitsStart + 9; digit = view2.getInt8(++at2) - 48)
      hits = hits * 10 + digit;
    if (at2 === hitsStart) break;
    if ((view2.getInt32(at2, true) & 16777215) === 4075298) pos = at2 + 3;
    else {
      const behind = readBranchTail(view2, at2, line, builder);
      if (behind === UNUSUAL) break;
      pos = behind;
    }
    const step = line - last;
    if (step - 1 >>> 0 < 14 && hits <= 4095) numbers[to++] = step + 1 << 12 | hits;
    else {
      if (step <= 0) list.isOrdered = false;
      to = writeLong(numbers, to, line, hits);
    }
    covered += -hits >>> 31;
    count++;
    last = line;
    if (line < first) first = line;
    if (line > endLine) endLine = line;
    if (hits > mostHits) mostHits = hits;
  }
  if (pos === start) return start;
  list.end = to;
  list.last = last;
  list.count = count;
  list.covered = covered;
  span.line = first;
  span.endLine = endLine;
  span.hits = mostHits;
  return pos;
}
function isLineAt(view2, at2) {
  return view2.getInt32(at2, true) === 1852402748 && view2.getInt32(at2 + 4, true) === 1970151525 && view2.getInt32(at2 + 8, true) === 1919246957 && view2.getInt16(at2 + 12, true) === 8765;
}
function isHitsAt(view2, at2) {
  return view2.getInt32(at2, true) === 1768431650 && view2.getInt32(at2 + 4, true) === 574452596;
}
function skipGap(view2, start) {
  const most = start + LONGEST_GAP;
  let at2 = start;
  for (let byte = view2.getInt8(at2); at2 < most; byte = view2.getInt8(++at2)) {
    if (byte !== 9 && byte !== 32 && byte !== 10 && byte !== 13) break;
  }
  return at2;
}

// src/core/reports/coverage/xml/cobertura-frame.ts
function readFrame(window, start, tag) {
  const { view: view2, end } = window;
  if (start + LONGEST > end) return UNUSUAL;
  const linesEnd = skipGap(view2, start);
  const methodEnd = skipGap(view2, linesEnd + "</lines>".length);
  const method = skipGap(view2, methodEnd + "</method>".length);
  if (!isLinesEnd(view2, linesEnd) || !isMethodEnd(view2, methodEnd) || !isMethod(view2, method)) return UNUSUAL;
  const behind = readStartTag(tag, tag.shapes.names, window, method);
  if (behind === INCOMPLETE || tag.selfClosing || behind + LONGEST > end) return UNUSUAL;
  const lines = skipGap(view2, behind);
  return isLines(view2, lines) ? lines + "<lines>".length : UNUSUAL;
}
function isLinesEnd(view2, at2) {
  return view2.getInt32(at2, true) === 1768697660 && view2.getInt32(at2 + 4, true) === 1047749998;
}
function isMethodEnd(view2, at2) {
  return view2.getInt32(at2, true) === 1701654332 && view2.getInt32(at2 + 4, true) === 1685022836 && view2.getInt8(at2 + 8) === 62;
}
function isMethod(view2, at2) {
  return view2.getInt32(at2, true) === 1952804156 && view2.getInt32(at2 + 4, true) === 543453032;
}
function isLines(view2, at2) {
  return view2.getInt32(at2, true) === 1852402748 && view2.getInt32(at2 + 3, true) === 1047749998;
}

// src/core/reports/coverage/xml/cobertura-line.ts
function lineSlots(known, tag) {
  const { usual, other } = known;
  if (usual?.shape === tag.shape) return usual;
  const slots = other?.shape === tag.shape ? other : slotsOf(tag);
  known.usual = slots;
  known.other = usual;
  return slots;
}
function slotsOf(tag) {
  return {
    shape: tag.shape,
    number: findAttribute(tag, "number"),
    hits: findAttribute(tag, "hits"),
    conditions: findAttribute(tag, "condition-coverage")
  };
}
function readConditions(builder, line, view2, { start, end }) {
  let at2 = start;
  while (at2 < end && view2.getInt8(at2) !== 40) at2++;
  let taken = 0;
  let total = 0;
  for (at2++; at2 < end && isDigit(view2.getInt8(at2)); at2++) taken = taken * 10 + view2.getInt8(at2) - 48;
  for (at2++; at2 < end && isDigit(view2.getInt8(at2)); at2++) total = total * 10 + view2.getInt8(at2) - 48;
  addBranch(builder, line, taken, total);
}

// src/core/reports/coverage/xml/cobertura.ts
var cobertura = {
  format: "cobertura",
  detect: (head) => coverageKind(head) === "cobertura",
  read: readCobertura
};
var NO_METHOD = { name: "", line: 0, endLine: 0, hits: 0 };
function readCobertura(chunks, limits) {
  const reading = {
    builder: createBuilder("sum"),
    roots: [],
    declaredLines: Number.NaN,
    path: "",
    hasOwnLines: false,
    isInMethod: false,
    frame: void 0,
    method: { ...NO_METHOD },
    noMethod: { ...NO_METHOD },
    slots: { usual: void 0, other: void 0 },
    last: ""
  };
  const handler = {
    open: (name, tag) => open(reading, name, tag),
    close: (name, text) => close(reading, name, text),
    skim: (window, at2) => skim(reading, window, at2)
  };
  const warnings = scanXml(chunks, handler, limits);
  const report = buildReport(reading.builder, { format: "cobertura", roots: reading.roots, warnings });
  return { ...report, warnings: [...report.warnings, ...wrongTotal(reading, report)] };
}
function open(reading, name, tag) {
  if (name !== "line" || !tag.selfClosing) reading.frame = opensFrame(reading, tag) ? tag : void 0;
  reading.last = tag.element.name.text;
  if (name === "line") readLine2(reading, tag);
  else if (name === "class") {
    reading.path = attribute(tag, "filename") ?? attribute(tag, "name") ?? "";
    reading.hasOwnLines = false;
  } else if (name === "method") openMethod(reading, tag);
  else if (name === "coverage") reading.declaredLines = integerAttribute(tag, "lines-valid");
  return name === "source";
}
function opensFrame({ last }, { element }) {
  return last === "method" && element.name.text === "lines";
}
function openMethod(reading, tag) {
  const hits = countAttribute(tag, "hits") || 0;
  reading.method = { name: attribute(tag, "name") ?? "", line: 0, endLine: 0, hits };
  reading.isInMethod = true;
}
function close(reading, name, text) {
  if (name === "line") return;
  reading.frame = void 0;
  reading.last = "";
  if (name === "source" && text.trim() !== "") reading.roots.push(text.trim());
  else if (name === "class") closeSection(reading.builder, reading.path);
  else if (name === "method") {
    reading.isInMethod = false;
    reading.builder.functions.push(reading.method);
  }
}
function skim(reading, window, at2) {
  const { builder, isInMethod, hasOwnLines, noMethod } = reading;
  if (isInMethod === hasOwnLines) return at2;
  return isInMethod ? skimMethods(reading, window, at2) : readLineRun(window, at2, builder, noMethod);
}
function skimMethods(reading, window, start) {
  const { builder, frame } = reading;
  for (let at2 = start; ; ) {
    const gap = readLineRun(window, at2, builder, reading.method);
    const next = frame === void 0 ? UNUSUAL : readFrame(window, gap, frame);
    if (frame === void 0 || next === UNUSUAL) return gap;
    builder.functions.push(reading.method);
    openMethod(reading, frame);
    at2 = next;
  }
}
function readLine2(reading, tag) {
  const { builder, method } = reading;
  const slots = lineSlots(reading.slots, tag);
  const line = slots.number ? integerValue(tag, slots.number) : Number.NaN;
  const hits = slots.hits ? countValue(tag, slots.hits) : Number.NaN;
  if (Number.isNaN(hits)) return;
  if (reading.isInMethod) {
    extend(method, line, hits);
    if (reading.hasOwnLines) return;
  } else if (!reading.hasOwnLines) {
    reading.hasOwnLines = true;
    dropLines(builder);
  }
  addLine(builder, line, hits);
  if (slots.conditions) readConditions(builder, line, tag.window.view, slots.conditions);
}
function extend(method, line, hits) {
  method.line = method.line === 0 ? line : Math.min(method.line, line);
  method.endLine = Math.max(method.endLine, line);
  method.hits = Math.max(method.hits, hits);
}
function wrongTotal({ declaredLines }, { lines }) {
  if (Number.isNaN(declaredLines) || declaredLines === lines.total) return [];
  return [`lines-valid is ${declaredLines}, but ${lines.total} lines are listed; those were counted.`];
}

// src/core/reports/coverage/xml/jacoco.ts
var jacoco = {
  format: "jacoco",
  detect: ({ root, text }) => root === "report" && /<(?:sessioninfo|group|package|counter)[\s/>]/.test(text),
  read: readJacoco
};
function readJacoco(chunks, limits) {
  const builder = createBuilder("sum");
  const reading = {
    builder,
    groups: [],
    package: "",
    sourceFile: "",
    method: void 0,
    functions: /* @__PURE__ */ new Map()
  };
  const warnings = scanXml(
    chunks,
    {
      open: (name, tag) => {
        open2(reading, name, tag);
        return false;
      },
      close: (name) => close2(reading, name)
    },
    limits
  );
  const report = buildReport(builder, { format: "jacoco", warnings });
  if (report.lines.total > 0) return report;
  const warning = "No line is listed. The classes were compiled without debug information, or none was analysed.";
  return { ...report, warnings: [...report.warnings, warning] };
}
function open2(reading, name, tag) {
  if (name === "line") readLine3(reading.builder, tag);
  else if (name === "counter") readCounter(reading, tag);
  else if (name === "method") openMethod2(reading, tag);
  else if (name === "class") reading.sourceFile = attribute(tag, "sourcefilename") ?? "";
  else if (name === "sourcefile") reading.sourceFile = attribute(tag, "name") ?? "";
  else if (name === "package") reading.package = attribute(tag, "name") ?? "";
  else if (name === "group") reading.groups.push(attribute(tag, "name") ?? "");
}
function close2(reading, name) {
  if (name === "group") reading.groups.pop();
  else if (name === "method") reading.method = void 0;
  else if (name === "sourcefile") closeSourceFile(reading);
  else if (name === "package") reading.functions.clear();
}
function readLine3(builder, tag) {
  const line = integerAttribute(tag, "nr");
  const covered = integerAttribute(tag, "ci");
  if (Number.isNaN(covered) && Number.isNaN(integerAttribute(tag, "mi"))) throw untold(line);
  addLine(builder, line, covered > 0 ? 1 : 0);
  const taken = integerAttribute(tag, "cb");
  const missed = integerAttribute(tag, "mb");
  if (taken + missed > 0) addBranch(builder, line, taken, taken + missed);
}
function untold(line) {
  return new UserError(
    "report-shape",
    `Line ${line} has neither covered nor missed instructions, so nobody knows whether it ran.`,
    "If gcovr wrote it, let gcovr write --cobertura or --lcov instead of --jacoco."
  );
}
function openMethod2(reading, tag) {
  const { functions, sourceFile } = reading;
  const name = attribute(tag, "name") ?? "";
  const method = { name, line: integerAttribute(tag, "line") || 0, endLine: void 0, hits: 0 };
  const known = functions.get(sourceFile);
  if (known) known.push(method);
  else functions.set(sourceFile, [method]);
  reading.method = method;
}
function readCounter({ method }, tag) {
  if (method && attributeIs(tag, "type", "METHOD")) method.hits = integerAttribute(tag, "covered") || 0;
}
function closeSourceFile(reading) {
  const { builder, functions, sourceFile, groups } = reading;
  for (const fn of functions.get(sourceFile) ?? []) builder.functions.push(fn);
  closeSection(builder, [...groups, reading.package, sourceFile].filter((part) => part !== "").join("/"));
}

// src/core/reports/coverage/model/file-points.ts
function pointsOf(files, id) {
  const known = files.get(id);
  if (known) return known;
  const points = { ranges: /* @__PURE__ */ new Map(), ways: [], functions: [] };
  files.set(id, points);
  return points;
}
function addPoints(builder, path, { ranges, ways, functions }) {
  addRangeLines(builder, ranges);
  for (const [key, { line, taken }] of ways.entries()) addWay(builder, line, key, taken);
  for (const fn of functions) builder.functions.push(fn);
  closeSection(builder, path);
}

// src/core/reports/coverage/xml/opencover.ts
var openCover = {
  format: "opencover",
  detect: ({ root }) => root === "CoverageSession",
  read: readOpenCover
};
function readOpenCover(chunks, limits) {
  const reading = { paths: /* @__PURE__ */ new Map(), points: /* @__PURE__ */ new Map(), method: void 0 };
  const open3 = (name, tag) => openElement2(reading, name, tag);
  const close3 = (name, text) => closeElement2(reading, name, text);
  const warnings = scanXml(chunks, { open: open3, close: close3 }, limits);
  const builder = createBuilder("max");
  for (const [id, points] of reading.points) addPoints(builder, reading.paths.get(id) ?? "", points);
  return buildReport(builder, { format: "opencover", warnings });
}
function openElement2(reading, name, tag) {
  const { method } = reading;
  if (name === "File") reading.paths.set(attribute(tag, "uid") ?? "", attribute(tag, "fullPath") ?? "");
  else if (name === "Method") {
    reading.method = {
      isVisited: attributeIs(tag, "visited", "true"),
      name: "",
      fileId: "",
      line: 0,
      endLine: 0
    };
  } else if (method && name === "FileRef") method.fileId = attribute(tag, "uid") ?? "";
  else if (method && name === "SequencePoint") readPoint(reading.points, method, tag);
  else if (method && name === "BranchPoint") {
    const ways = pointsOf(reading.points, fileIdOf(method, tag)).ways;
    ways.push({ line: integerAttribute(tag, "sl"), taken: integerAttribute(tag, "vc") > 0 });
  }
  return method !== void 0 && name === "Name";
}
function closeElement2(reading, name, text) {
  const { method, points } = reading;
  if (method && name === "Name") method.name = text;
  if (!method || name !== "Method") return;
  reading.method = void 0;
  if (method.line === 0) return;
  const { name: fn, line, endLine, isVisited } = method;
  pointsOf(points, method.fileId).functions.push({ name: fn, line, endLine, hits: isVisited ? 1 : 0 });
}
function readPoint(points, method, tag) {
  const start = integerAttribute(tag, "sl");
  const end = Math.max(start, integerAttribute(tag, "el") || 0);
  if (!isLine(start)) return;
  method.fileId = fileIdOf(method, tag);
  method.line = method.line === 0 ? start : Math.min(method.line, start);
  method.endLine = Math.max(method.endLine, end);
  const visits = integerAttribute(tag, "vc");
  method.isVisited ||= visits > 0;
  addRange(pointsOf(points, method.fileId).ranges, start, end, visits);
}
function fileIdOf(method, tag) {
  return attribute(tag, "fileid") ?? method.fileId;
}

// src/core/reports/coverage/xml/sonar-generic.ts
var sonarGeneric = {
  format: "sonar-generic",
  detect: (head) => coverageKind(head) === "sonar-generic",
  read: readSonarGeneric
};
function readSonarGeneric(chunks, limits) {
  const builder = createBuilder("sum");
  let path = "";
  const open3 = (name, tag) => {
    if (name === "file") path = attribute(tag, "path") ?? "";
    if (name !== "lineToCover") return false;
    const line = integerAttribute(tag, "lineNumber");
    addLine(builder, line, attributeIs(tag, "covered", "true") ? 1 : 0);
    const total = integerAttribute(tag, "branchesToCover");
    if (total > 0) addBranch(builder, line, integerAttribute(tag, "coveredBranches") || 0, total);
    return false;
  };
  const close3 = (name) => {
    if (name === "file") closeSection(builder, path);
  };
  const warnings = scanXml(chunks, { open: open3, close: close3 }, limits);
  return buildReport(builder, { format: "sonar-generic", warnings });
}

// src/core/reports/coverage/xml/vs-modules.ts
function vsModules(builder) {
  const points = /* @__PURE__ */ new Map();
  let ranges = [];
  let name = "";
  return {
    open(element, tag) {
      if (element === "function") name = attribute(tag, "name") ?? "";
      else if (element === "range") addReal(ranges, rangeOf(tag));
      else if (element === "source_file") {
        const found = points.get(attribute(tag, "id") ?? "");
        if (found) addPoints(builder, attribute(tag, "path") ?? "", found);
      }
      return false;
    },
    close(element) {
      if (element === "module") points.clear();
      if (element !== "function") return;
      for (const { fileId, start, end, hits } of ranges)
        addRange(pointsOf(points, fileId).ranges, start, end, hits);
      const [first] = ranges;
      if (first) pointsOf(points, first.fileId).functions.push(functionOf(name, ranges));
      ranges = [];
    }
  };
}
function addReal(ranges, range) {
  if (isLine(range.start)) ranges.push({ ...range, end: Math.max(range.start, range.end || 0) });
}
function functionOf(name, ranges) {
  const whole = ranges.reduce((a, b) => ({
    fileId: a.fileId,
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
    hits: Math.max(a.hits, b.hits)
  }));
  return { name, line: whole.start, endLine: whole.end, hits: whole.hits };
}
function rangeOf(tag) {
  return {
    fileId: attribute(tag, "source_id") ?? "",
    start: integerAttribute(tag, "start_line"),
    end: integerAttribute(tag, "end_line"),
    hits: attributeIs(tag, "covered", "no") ? 0 : 1
  };
}

// src/core/reports/coverage/xml/vs-tables.ts
var NOT_COVERED = "2";
function vsTables(builder) {
  const points = /* @__PURE__ */ new Map();
  const fields = /* @__PURE__ */ new Map();
  const field = (name) => fields.get(name) ?? "";
  let ranges = [];
  return {
    open: () => true,
    close(element, text) {
      fields.set(element, text.trim());
      if (element === "Lines") {
        const hits = field("Coverage") === NOT_COVERED ? 0 : 1;
        addReal(ranges, {
          fileId: field("SourceFileID"),
          start: Number(field("LnStart")),
          end: Number(field("LnEnd")),
          hits
        });
      } else if (element === "Method") {
        for (const { fileId, start, end, hits } of ranges)
          addRange(pointsOf(points, fileId).ranges, start, end, hits);
        const [first] = ranges;
        if (first) pointsOf(points, first.fileId).functions.push(functionOf(field("MethodName"), ranges));
        ranges = [];
      } else if (element === "SourceFileNames") {
        const found = points.get(field("SourceFileID"));
        if (found) addPoints(builder, field("SourceFileName"), found);
      }
    }
  };
}

// src/core/reports/coverage/xml/vs-coverage.ts
var vsCoverage = {
  format: "vs-coverage",
  detect: ({ root, text }) => root === "CoverageDSPriv" || root === "results" && /<modules?[\s/>]/.test(text),
  read: readVsCoverage
};
function readVsCoverage(chunks, limits) {
  const builder = createBuilder("max");
  let handler;
  const warnings = scanXml(
    chunks,
    {
      open: (name, tag) => {
        handler ??= name === "CoverageDSPriv" ? vsTables(builder) : vsModules(builder);
        return handler.open(name, tag);
      },
      close: (name, text) => handler?.close(name, text)
    },
    limits
  );
  return buildReport(builder, { format: "vs-coverage", warnings });
}

// src/core/reports/coverage/index.ts
var COVERAGE_DIALECTS = [
  lcov,
  goCover,
  cobertura,
  jacoco,
  clover,
  sonarGeneric,
  openCover,
  vsCoverage,
  istanbul,
  istanbulSummary,
  coveragePy,
  llvmCov,
  simplecov
];

// src/core/reports/junit/text-budget.ts
var ALL_TEXTS = 67108864;
var SHORT = 1e3;
function createTextBudget(characters = ALL_TEXTS) {
  return { left: characters, cuts: 0 };
}
function spend2(budget, text) {
  budget.left -= text.length;
  if (budget.left > 0 || text.length <= SHORT) return text;
  budget.cuts++;
  return text.slice(0, SHORT);
}

// src/core/reports/problems.ts
function createProblems({ maxText }, budget = createTextBudget()) {
  const keep2 = (text) => spend2(budget, text.slice(0, maxText));
  return {
    make({ kind, type = "", message = "", text = "", expected, actual }) {
      return {
        kind,
        type: keep2(type),
        message: keep2(message),
        text: text.trim() === "" ? "" : keep2(text),
        ...expected !== void 0 && { expected: keep2(asText(expected)) },
        ...actual !== void 0 && { actual: keep2(asText(actual)) }
      };
    },
    warnings: () => budget.cuts === 0 ? [] : [`${budget.cuts} texts were cut short: together they are too long.`]
  };
}
function asText(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}

// src/core/reports/repeat-marks.ts
function createRepeatMarks() {
  const counts = /* @__PURE__ */ new Map();
  return (...parts) => {
    const key = parts.join("\n");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? "" : `#${count}`;
  };
}

// src/core/reports/outcome-of.ts
function outcomeOf(problems) {
  let outcome = "passed";
  for (const { kind } of problems) {
    if (kind === "error") return "error";
    if (kind === "failure" || kind === "rerun") outcome = "failed";
    else if (kind === "skipped" && outcome === "passed") outcome = "skipped";
  }
  return outcome;
}

// src/core/reports/ctrf/test-case.ts
var BROKEN = /^(?:error|errored|broken|crash|crashed|timeout|timedout|interrupted|aborted|cancelled)$/i;
function testCaseOf(test, { problems, mark }) {
  const told = problemsOf(test, problems);
  const outcome = outcomeOf(told);
  const suite = suiteOf(test["suite"]);
  const name = textOf(test["name"]);
  const file = textOf(test["filePath"]);
  const variant = variantOf(test);
  return {
    suite,
    name,
    file,
    line: numberOf(test["line"]),
    variant: [variant, mark(file, suite, name, variant)].filter((part) => part !== "").join(" "),
    outcome,
    durationMs: numberOf(test["duration"]),
    flaky: outcome === "passed" && told.length > 0,
    problems: told
  };
}
function suiteOf(suite) {
  return Array.isArray(suite) ? suite.map(textOf).join(" > ") : textOf(suite);
}
function variantOf(test) {
  const { variant } = fieldsOf(test["extra"]);
  const browser = textOf(test["browser"]).replace(/[\s/]+v?[\d.]+.*$/, "");
  return textOf(variant) || [browser, textOf(test["device"])].filter((part) => part !== "").join(" ");
}
function problemsOf(test, problems) {
  const kind = kindOf(test);
  const tries = brokenTries(test);
  if (kind !== void 0)
    return [
      ...tries.map((attempt) => problemIn(attempt, "rerun", problems)),
      problemIn(test, kind, problems)
    ];
  if (tries.length > 0) return tries.map((attempt) => problemIn(attempt, "flaky", problems));
  const isFlaky = test["flaky"] === true || (numberOf(test["retries"]) ?? 0) > 0;
  return isFlaky ? [problemIn(test, "flaky", problems)] : NO_PROBLEMS;
}
function brokenTries(test) {
  const retries = numberOf(test["retries"]) ?? Number.POSITIVE_INFINITY;
  return listOf(test["retryAttempts"]).map(fieldsOf).filter(({ status, attempt }) => status !== "passed" && (numberOf(attempt) ?? 0) <= retries);
}
function kindOf(test) {
  const isBroken2 = BROKEN.test(textOf(test["rawStatus"]));
  switch (test["status"]) {
    case "passed":
      return void 0;
    case "failed":
      return isBroken2 ? "error" : "failure";
    case "skipped":
    case "pending":
      return "skipped";
    case "other":
      return isBroken2 ? "error" : "skipped";
    default:
      return "error";
  }
}

// src/core/reports/ctrf/ctrf.ts
var CTRF = {
  format: "ctrf",
  detect: ({ text }) => text.startsWith("{") && (/[{,]\s*"reportFormat"\s*:\s*"CTRF"/.test(text) || /[{,]\s*"results"\s*:\s*\{/.test(text) && /[{,]\s*"tool"\s*:\s*\{/.test(text)),
  read: readCtrf
};
function readCtrf(chunks, limits) {
  const results = fieldsOf(fieldsOf(readJson(chunks, limits))["results"]);
  const tests = mustHaveList(results, "tests", "a CTRF report").map(fieldsOf);
  const problems = createProblems(limits);
  const context = { problems, mark: createRepeatMarks() };
  const summary = fieldsOf(results["summary"]);
  const suiteProblems = listOf(fieldsOf(results["extra"])["suiteProblems"]).map(fieldsOf).map((entry) => ({
    suite: textOf(entry["suite"]),
    problem: problemIn(entry, entry["kind"] === "failure" ? "failure" : "error", problems)
  }));
  return checkedReport(
    "ctrf",
    { cases: tests.map((test) => testCaseOf(test, context)), suiteProblems, warnings: problems.warnings() },
    {
      tests: [countOf(summary["tests"])],
      hasFailed: countOf(summary["failed"]) > 0
    }
  );
}

// src/core/reports/lines.ts
var MAX_LINE_BYTES2 = 67108864;
function* linesOf(chunks, maxBytes = MAX_LINE_BYTES2) {
  let started = [];
  let length = 0;
  for (const chunk of chunks) {
    const end = chunk.lastIndexOf(10) + 1;
    if (end > 0) {
      yield* split(Buffer.concat([...started, chunk.subarray(0, end - 1)]).toString("utf8"));
      started = [];
      length = 0;
    }
    started.push(Buffer.from(chunk.subarray(end)));
    length += chunk.length - end;
    if (length > maxBytes) {
      const hint = "No test tool writes such lines. Check what this file is.";
      throw new UserError("line-too-long", `The file has a line of more than ${maxBytes} bytes.`, hint);
    }
  }
  if (length > 0) yield* split(Buffer.concat(started).toString("utf8"));
}
function* split(text) {
  for (const line of text.split("\n")) yield line.endsWith("\r") ? line.slice(0, -1) : line;
}

// src/core/reports/go-test/output.ts
var FRAMING = /^(?:\s*(?:=== |--- (?:FAIL|PASS|SKIP|BENCH)\b)|FAIL\b|PASS$|exit status |ok {2}\t|# )/;
var PLACE = /^\s*[\w.-]+\.go:\d+: ?/;
function createOutput() {
  return { text: "" };
}
function addOutput(output, text, maxText) {
  if (output.text.length < maxText) output.text += text;
}
function ownLines({ text }) {
  return text.split("\n").filter((line) => !FRAMING.test(line));
}
function headline(lines) {
  const start = Math.max(
    lines.findIndex((line) => PLACE.test(line)),
    0
  );
  for (const line of lines.slice(start)) {
    const said = line.replace(PLACE, "").trim();
    if (said !== "" && !said.startsWith("Error Trace:")) return said.replace(/^Error:\s+/, "");
  }
  return "";
}

// src/core/reports/go-test/reading.ts
function createReading(limits) {
  return {
    maxText: limits.maxText,
    cases: [],
    suiteProblems: [],
    problems: createProblems(limits),
    packages: /* @__PURE__ */ new Map(),
    builds: /* @__PURE__ */ new Map(),
    failedBuilds: /* @__PURE__ */ new Map(),
    plain: createOutput()
  };
}
function packageRun({ packages }, name) {
  const known = packages.get(name);
  if (known) return known;
  const run = { output: createOutput(), tests: /* @__PURE__ */ new Map(), hasBroken: false };
  packages.set(name, run);
  return run;
}

// src/core/reports/go-test/tests.ts
function openTest(run, name) {
  const test = { output: createOutput(), hasSubtests: false, hasBrokenSubtest: false };
  run.tests.set(name, test);
  for (const parent of parentsOf(run, name)) parent.hasSubtests = true;
  return test;
}
function closeTest(reading, { suite, run, name }, action, durationMs) {
  const test = run.tests.get(name) ?? openTest(run, name);
  run.tests.delete(name);
  const isBroken2 = action === "fail" || action === "unfinished";
  if (isBroken2) for (const parent of parentsOf(run, name)) parent.hasBrokenSubtest = true;
  run.hasBroken ||= isBroken2;
  if (test.hasSubtests && (!isBroken2 || test.hasBrokenSubtest)) return;
  const problems = problemsOf2(reading, action, test.output);
  reading.cases.push({
    suite,
    name,
    file: "",
    line: void 0,
    variant: "",
    outcome: outcomeOf(problems),
    durationMs,
    flaky: false,
    problems
  });
}
function parentsOf({ tests }, name) {
  const parents = [];
  for (let end = name.lastIndexOf("/"); end > 0; end = name.lastIndexOf("/", end - 1)) {
    const parent = tests.get(name.slice(0, end));
    if (parent) parents.push(parent);
  }
  return parents;
}
function problemsOf2({ problems }, action, output) {
  if (action === "pass") return NO_PROBLEMS;
  const lines = ownLines(output);
  const text = lines.join("\n").trimEnd();
  const message = headline(lines);
  if (action === "skip") return [problems.make({ kind: "skipped", message })];
  const panic = lines.find((line) => line.startsWith("panic: "));
  if (panic) return [problems.make({ kind: "error", type: "panic", message: panic, text })];
  if (action === "unfinished")
    return [problems.make({ kind: "error", message: "The test began and never finished.", text })];
  const [, actual, expected] = /^got:\n([\s\S]*?)\nwant:\n([\s\S]*)$/.exec(text) ?? [];
  return [
    problems.make({
      kind: "failure",
      message: expected === void 0 ? message : "",
      text,
      expected,
      actual
    })
  ];
}

// src/core/reports/go-test/close-package.ts
function isBenchmark(name, { output, hasSubtests }) {
  return name.startsWith("Benchmark") && (hasSubtests || /^Benchmark\S*\s+\d+\t/m.test(output.text));
}
function closePackage(reading, name, action, failedBuild) {
  const run = packageRun(reading, name);
  reading.packages.delete(name);
  for (const [test, state] of [...run.tests].reverse())
    if (!isBenchmark(test, state))
      closeTest(reading, { suite: name, run, name: test }, "unfinished", void 0);
  if (action === "pass" || action === "skip" || action === "fail" && run.hasBroken) return;
  const build = reading.builds.get(failedBuild)?.text ?? "";
  reading.failedBuilds.delete(failedBuild);
  const text = build || reading.plain.text + run.output.text;
  const said = headline(ownLines({ text }));
  const message = action === "fail" ? said || `${name} failed.` : "The stream ends before the package does.";
  const type = build === "" ? "" : "build failed";
  reading.suiteProblems.push({
    suite: name,
    problem: reading.problems.make({ kind: "error", type, message, text })
  });
}

// src/core/reports/go-test/finish.ts
function finish(reading) {
  for (const name of [...reading.packages.keys()]) closePackage(reading, name, "unfinished", "");
  for (const [path, { text }] of reading.failedBuilds) {
    const message = headline(ownLines({ text })) || "The build failed.";
    const problem = reading.problems.make({ kind: "error", type: "build failed", message, text });
    reading.suiteProblems.push({ suite: path, problem });
  }
}

// src/core/reports/go-test/plain-line.ts
function readPlainLine(reading, line) {
  const { plain, suiteProblems, problems } = reading;
  if (line.startsWith("# ")) plain.text = "";
  addOutput(plain, `${line}
`, reading.maxText);
  const [, suite, type] = /^FAIL\t(\S+) \[(\w+ failed)\]$/.exec(line) ?? [];
  if (suite === void 0 || type === void 0) return;
  const { text } = plain;
  const message = headline(ownLines({ text })) || type;
  suiteProblems.push({ suite, problem: problems.make({ kind: "error", type, message, text }) });
  plain.text = "";
}

// src/core/reports/go-test/take-event.ts
function takeEvent(reading, event) {
  const action = textOf(event["Action"]);
  if (action === "build-output" || action === "build-fail") takeBuild(reading, action, event);
  else if (textOf(event["Test"]) !== "") takeTest(reading, action, event);
  else takePackage(reading, action, event);
}
function takeBuild(reading, action, event) {
  const path = textOf(event["ImportPath"]);
  const output = reading.builds.get(path) ?? createOutput();
  reading.builds.set(path, output);
  addOutput(output, textOf(event["Output"]), reading.maxText);
  if (action === "build-fail") reading.failedBuilds.set(path, output);
}
function takeTest(reading, action, event) {
  const name = textOf(event["Package"]);
  const run = packageRun(reading, name);
  const test = textOf(event["Test"]);
  if (action === "run") openTest(run, test);
  else if (action === "output")
    addOutput((run.tests.get(test) ?? openTest(run, test)).output, textOf(event["Output"]), reading.maxText);
  else if (action === "bench") run.tests.delete(test);
  else if (action === "pass" || action === "fail" || action === "skip")
    closeTest(reading, { suite: name, run, name: test }, action, milliseconds(event));
}
function takePackage(reading, action, event) {
  const name = textOf(event["Package"]);
  const run = packageRun(reading, name);
  if (action === "output") addOutput(run.output, textOf(event["Output"]), reading.maxText);
  else if (action === "pass" || action === "fail" || action === "skip")
    closePackage(reading, name, action, textOf(event["FailedBuild"]));
}
function milliseconds(event) {
  const seconds = numberOf(event["Elapsed"]);
  return seconds === void 0 ? void 0 : seconds * 1e3;
}

// src/core/reports/go-test/go-test.ts
var EVENT = /^\{[^\n]{0,4000}"Action":"(?:start|run|output|pass|fail|skip|build-output|build-fail)"/m;
var GO_TEST = {
  format: "go-test-json",
  detect: ({ root, text }) => root === "" && EVENT.test(text),
  read: readGoTest
};
function readGoTest(chunks, limits) {
  const reading = createReading(limits);
  let line = 0;
  for (const text of linesOf(chunks)) {
    line++;
    if (text.startsWith("{")) takeEvent(reading, fieldsOf(parseJson(text, limits, line)));
    else readPlainLine(reading, text);
  }
  finish(reading);
  const { cases, suiteProblems, problems } = reading;
  return testReportOf("go-test-json", { cases, suiteProblems, warnings: problems.warnings() });
}

// src/core/reports/head.ts
var PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^[>]*(?:\[[\s\S]*?\]\s*)?>)/i;
function headOf(bytes) {
  const text = bytes.toString("utf8").trimStart();
  if (!text.startsWith("<")) return { text, root: "", rootTag: "" };
  let rest = text;
  for (let prolog = PROLOG.exec(rest); prolog; prolog = PROLOG.exec(rest))
    rest = rest.slice(prolog[0].length);
  const name = /^<(?:[^\s<>/:]*:)?([^\s<>/!?]+)/.exec(rest)?.[1] ?? "";
  return { text, root: name, rootTag: rest.slice(0, rest.indexOf(">") + 1) };
}

// src/core/reports/json/stack-text.ts
var HEAD = /^(?:Uncaught )?([A-Z][\w$.]*)(?: \[\w+\])?: /;
var FIRST_FRAME = /\n\s+at /;
function readStackText(text) {
  const frames = text.search(FIRST_FRAME);
  const head = frames < 0 ? text : text.slice(0, frames);
  const type = HEAD.exec(head);
  return { type: type?.[1] ?? "", message: (type ? head.slice(type[0].length) : head).trim() };
}

// src/core/reports/jest/case-problems.ts
var NOT_RUN = /* @__PURE__ */ new Set(["pending", "skipped", "todo", "disabled"]);
function problemsOf3(result, problems) {
  const status = textOf(result["status"]);
  if (status === "passed") return flakyProblems(result, problems);
  if (NOT_RUN.has(status))
    return [problems.make({ kind: "skipped", message: status === "todo" ? "todo" : "" })];
  if (status !== "failed") return [problems.make({ kind: "error", message: `Status: ${status}` })];
  const reruns = errorsIn(result, "retryReasons", "rerun", problems);
  const failures = errorsIn(result, "failureMessages", "failure", problems);
  return [...reruns, ...failures.length > 0 ? failures : [problems.make({ kind: "failure" })]];
}
function flakyProblems(result, problems) {
  const told = [
    ...errorsIn(result, "retryReasons", "flaky", problems),
    ...errorsIn(result, "failureMessages", "flaky", problems)
  ];
  const invocations = numberOf(result["invocations"]) ?? 1;
  if (told.length > 0) return told;
  if (invocations < 2) return NO_PROBLEMS;
  return [problems.make({ kind: "flaky", message: `Passed in try ${invocations}.` })];
}
function errorsIn(result, list, kind, problems) {
  const details = listOf(result["failureDetails"]);
  return listOf(result[list]).map((entry, index) => {
    const text = textOf(entry);
    const { expected, actual } = kind === "failure" ? valuesIn(details[index]) : {};
    return problems.make({ kind, ...readStackText(text), text, expected, actual });
  });
}
function valuesIn(detail) {
  return fieldsOf(fieldsOf(detail)["matcherResult"]);
}

// src/core/reports/jest/test-file.ts
function readTestFile(fields, context) {
  const file = textOf(fields["name"]);
  const cases = listOf(fields["assertionResults"]).map((result) => readCase(fieldsOf(result), file, context));
  if (fields["status"] !== "failed" || cases.some(isBroken)) return { cases, suiteProblems: [] };
  const message = textOf(fields["message"]).trim() || "The test file failed to run.";
  const problem = context.problems.make({ kind: "error", message: headline2(message), text: message });
  return { cases, suiteProblems: [{ suite: file, problem }] };
}
function readCase(result, file, { problems, mark }) {
  const suite = listOf(result["ancestorTitles"]).map(textOf).join(" > ");
  const name = textOf(result["title"]) || textOf(result["fullName"]);
  const told = problemsOf3(result, problems);
  const outcome = outcomeOf(told);
  return {
    suite,
    name,
    file,
    line: numberOf(fieldsOf(result["location"])["line"]),
    variant: mark(file, suite, name),
    outcome,
    durationMs: numberOf(result["duration"]),
    flaky: outcome === "passed" && told.length > 0,
    problems: told
  };
}
function headline2(message) {
  return message.replace(/^●[^\n]*\n\s*/, "").replace(/\n[^\S\n]*\n[\s\S]*$/, "");
}

// src/core/reports/jest/jest.ts
var JEST = {
  format: "jest-json",
  detect: ({ text }) => text.startsWith("{") && /[{,]\s*"numTotalTests"\s*:\s*\d/.test(text),
  read: readJest
};
function readJest(chunks, limits) {
  const report = fieldsOf(readJson(chunks, limits));
  const problems = createProblems(limits);
  const mark = createRepeatMarks();
  const files = mustHaveList(report, "testResults", "Jest or Vitest JSON").map(
    (file) => readTestFile(fieldsOf(file), { problems, mark })
  );
  return checkedReport(
    "jest-json",
    {
      cases: files.flatMap(({ cases }) => cases),
      suiteProblems: files.flatMap(({ suiteProblems }) => suiteProblems),
      warnings: problems.warnings()
    },
    { tests: [countOf(report["numTotalTests"])], hasFailed: hasFailed(report) }
  );
}
function hasFailed(report) {
  return report["success"] === false || report["wasInterrupted"] === true;
}

// src/core/reports/junit/columns/name-hash.ts
var LONGEST_SCRATCH = 4096;
var SLACK_BYTES3 = 4;
var scratch2 = Buffer.alloc(LONGEST_SCRATCH + SLACK_BYTES3);
var scratchView = new DataView(scratch2.buffer, scratch2.byteOffset, scratch2.length);
function hashOfText(text) {
  if (text.length * 3 <= LONGEST_SCRATCH) return hashOfBytes(scratchView, scratch2.write(text));
  const { buffer, byteOffset, length } = Buffer.concat([Buffer.from(text), Buffer.alloc(SLACK_BYTES3)]);
  return hashOfBytes(new DataView(buffer, byteOffset, length), length - SLACK_BYTES3);
}
function hashOfBytes(view2, length) {
  let hash3 = length;
  let at2 = 0;
  for (; at2 + 4 <= length; at2 += 4) hash3 = mix(hash3 ^ view2.getInt32(at2, true));
  return hashOfRest(hash3, view2.getInt32(at2, true), length - at2);
}
function hashOfRest(hash3, word2, bytes) {
  return mix(hash3 ^ word2 & (1 << 8 * bytes) - 1);
}
function mix(state) {
  const mixed2 = Math.imul(state, 739982445);
  return mixed2 ^ mixed2 >>> 15;
}

// src/core/reports/junit/columns/case-columns.ts
var ROW_BYTES = 16;
var LINE = 4;
var DURATION = 8;
var FIRST_ROWS = 16;
var MOST_ROWS = 1024;
var NAME_BYTES = 40;
function createCaseColumns() {
  const first = createBlock(0, FIRST_ROWS);
  const hashes = new Uint32Array(FIRST_ROWS);
  return {
    blocks: [first],
    last: first,
    length: 0,
    hashes,
    durationMs: 0,
    runs: [],
    problems: [],
    problemsAt: []
  };
}
function addCase(columns, tag, name, line, durationMs) {
  const length = name === void 0 ? 0 : name.end - name.start;
  if (!hasRoom(columns.last, length)) addBlock(columns, length);
  const block = columns.last;
  if (columns.length === columns.hashes.length) columns.hashes = doubled(columns.hashes);
  columns.hashes[columns.length++] = name === void 0 ? 0 : addName(block, tag, name);
  const offset = block.count++ * ROW_BYTES;
  block.rows.setInt32(offset, block.namesLength, true);
  block.rows.setInt32(offset + LINE, line, true);
  block.rows.setFloat64(offset + DURATION, durationMs, true);
  if (durationMs > 0) columns.durationMs += durationMs;
}
function hasRoom({ count, rows, names, namesLength }, nameLength) {
  return count * ROW_BYTES < rows.byteLength && namesLength + nameLength + 4 <= names.length;
}
function addPlace({ runs, length }, place2) {
  runs.push({ from: length, place: place2 });
}
function doubled(numbers) {
  const larger = new Uint32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
function addName(block, tag, found) {
  const { view: view2, end } = tag.window;
  const length = found.end - found.start;
  if (found.classes !== 0 || found.end + 4 > end) {
    const name = decodedValue(tag, found);
    block.oddNames.push({ row: block.count, name });
    return hashOfText(name);
  }
  const { namesView } = block;
  const stop = found.end - 4;
  let hash3 = length;
  let from = found.start;
  let to = block.namesLength;
  for (; from <= stop; from += 4, to += 4) {
    const word2 = view2.getInt32(from, true);
    namesView.setInt32(to, word2, true);
    hash3 = mix(hash3 ^ word2);
  }
  const rest = view2.getInt32(from, true);
  namesView.setInt32(to, rest, true);
  block.namesLength += length;
  return hashOfRest(hash3, rest, found.end - from);
}
function addProblems(columns, problems) {
  columns.problems.push(problems);
  columns.problemsAt.push(columns.length - 1);
}
function addBlock(columns, nameLength) {
  const rows = Math.min(columns.last.rows.byteLength / ROW_BYTES * 8, MOST_ROWS);
  columns.last = createBlock(columns.length, rows, nameLength);
  columns.blocks.push(columns.last);
}
function createBlock(from, rows, nameLength = 0) {
  const rowBytes = rows * ROW_BYTES;
  const bytes = Buffer.allocUnsafe(rowBytes + Math.max(rows * NAME_BYTES, nameLength + 4));
  const names = bytes.subarray(rowBytes);
  return {
    from,
    names,
    namesView: new DataView(names.buffer, names.byteOffset, names.length),
    namesLength: 0,
    oddNames: [],
    rows: new DataView(bytes.buffer, bytes.byteOffset, rowBytes),
    count: 0
  };
}

// src/core/reports/junit/columns/name-table.ts
var PROBES_FOR_EACH = 4;
var PROBES_AT_LEAST = 128;
var FIRST_SLOTS2 = 16;
function createNameTable(hashes, isSame) {
  const probesLeft = PROBES_AT_LEAST + PROBES_FOR_EACH * hashes.length;
  return { hashes, isSame, slots: new Uint32Array(FIRST_SLOTS2), mask: 0, probesLeft };
}
function clearTable(table, cases) {
  const size = 2 ** Math.ceil(Math.log2(cases) + 1);
  table.mask = size - 1;
  if (size > table.slots.length) table.slots = new Uint32Array(size);
  else table.slots.fill(0, 0, size);
}
function addNew(table, index) {
  const { hashes, slots, mask } = table;
  const hash3 = numberAt2(hashes, index);
  let slot = hash3 & mask;
  for (let other = numberAt2(slots, slot); other !== 0; other = numberAt2(slots, slot)) {
    if (numberAt2(hashes, other - 1) === hash3 && table.isSame(other - 1, index)) return false;
    if (--table.probesLeft < 0) return false;
    slot = slot + 1 & mask;
  }
  slots[slot] = index + 1;
  return true;
}

// src/core/reports/junit/columns/part-at.ts
function partAt(parts, index) {
  let low = 0;
  let high = parts.length;
  while (high - low > 1) {
    const middle = low + high >>> 1;
    if (present(parts[middle]).from <= index) low = middle;
    else high = middle;
  }
  return present(parts[low]);
}

// src/core/reports/junit/columns/names-of.ts
function namesOf({ names, namesLength, rows, count, oddNames }) {
  const all = names.toString("latin1", 0, namesLength);
  const found = [];
  let start = 0;
  for (let row = 0; row < count; row++) {
    const end = rows.getInt32(row * ROW_BYTES, true);
    found.push(all.slice(start, end));
    start = end;
  }
  for (const { row, name } of oddNames) found[row] = name;
  return found;
}
function nameAt({ blocks }, index) {
  const { from, names, rows, oddNames } = partAt(blocks, index);
  const row = index - from;
  const odd = oddNames.find((other) => other.row === row);
  if (odd) return odd.name;
  const start = row === 0 ? 0 : rows.getInt32((row - 1) * ROW_BYTES, true);
  return names.toString("latin1", start, rows.getInt32(row * ROW_BYTES, true));
}

// src/core/reports/junit/columns/count-unrepeated.ts
function countIfUnrepeated(columns) {
  const stretches = stretchesOf(columns);
  const named2 = stretches.every(({ place: place2 }) => place2.suite !== void 0);
  const hashes = named2 ? columns.hashes : columns.hashes.slice(0, columns.length);
  if (!named2) for (const stretch of stretches) addSuite(hashes, stretch);
  const table = createNameTable(hashes, (left, right) => keyOf2(columns, left) === keyOf2(columns, right));
  for (const group of byPlace(stretches, named2)) if (!areNew(table, group)) return void 0;
  const flaky = columns.problems.filter((found) => outcomeOf(found) === "passed").length;
  return { distinctTests: columns.length, flaky };
}
function stretchesOf({ runs, length }) {
  const stretches = [];
  for (const { from, place: place2 } of runs) {
    const before = stretches.at(-1);
    if (before) before.to = from;
    if (before?.place !== place2) stretches.push({ from, to: length, place: place2 });
    else before.to = length;
  }
  return stretches;
}
function byPlace(stretches, named2) {
  const groups = /* @__PURE__ */ new Map();
  for (const stretch of stretches) {
    const { file, variant, suite } = stretch.place;
    const key = named2 ? `${file}
${variant}
${suite}` : `${file}
${variant}`;
    const group = groups.get(key);
    if (group) group.push(stretch);
    else groups.set(key, [stretch]);
  }
  return groups.values();
}
function addSuite(hashes, { from, to, place: { suite } }) {
  const hash3 = suite === void 0 ? void 0 : hashOfText(suite);
  for (let at2 = from; at2 < to; at2++) {
    const name = numberAt2(hashes, at2);
    hashes[at2] = mix(name) ^ (hash3 ?? name);
  }
}
function keyOf2(columns, index) {
  const name = nameAt(columns, index);
  const { suite = name } = partAt(columns.runs, index).place;
  return `${suite}
${name}`;
}
function areNew(table, stretches) {
  clearTable(
    table,
    stretches.reduce((sum, { from, to }) => sum + to - from, 0)
  );
  for (const { from, to } of stretches) {
    for (let at2 = from; at2 < to; at2++) if (!addNew(table, at2)) return false;
  }
  return true;
}

// src/core/reports/junit/columns/column-cases.ts
var NOWHERE = { suite: "", file: "", variant: "" };
function columnCases(columns) {
  return {
    length: columns.length,
    [Symbol.iterator]: () => casesIn(columns),
    countIfUnrepeated: () => countIfUnrepeated(columns)
  };
}
function* casesIn({ blocks, runs, problems, problemsAt }) {
  let at2 = 0;
  let nextRun = 0;
  let nextProblems = 0;
  let place2 = NOWHERE;
  for (const block of blocks) {
    const { rows } = block;
    for (const [row, name] of namesOf(block).entries()) {
      const offset = row * ROW_BYTES;
      const ms = rows.getFloat64(offset + DURATION, true);
      const run = runs[nextRun];
      if (run?.from === at2) {
        place2 = run.place;
        nextRun++;
      }
      const found = problemsAt[nextProblems] === at2++ && problems[nextProblems++] || NO_PROBLEMS;
      const outcome = found === NO_PROBLEMS ? "passed" : outcomeOf(found);
      yield {
        suite: place2.suite ?? name,
        name,
        file: place2.file,
        line: rows.getInt32(offset + LINE, true) || void 0,
        variant: place2.variant,
        outcome,
        durationMs: Number.isNaN(ms) ? void 0 : ms,
        flaky: outcome === "passed" && found !== NO_PROBLEMS,
        problems: found
      };
    }
  }
}
function countColumns({ length, problems }) {
  const counts = { cases: length, passed: length, failed: 0, errors: 0, skipped: 0 };
  for (const found of problems) {
    const outcome = outcomeOf(found);
    if (outcome === "passed") continue;
    counts.passed--;
    counts[outcome === "error" ? "errors" : outcome]++;
  }
  return counts;
}

// src/core/reports/junit/problems.ts
function kindOf2(name) {
  if (name === "failure") return "failure";
  if (name === "error") return "error";
  if (name === "skipped" || name === "disabled" || name === "ignored") return "skipped";
  if (name === "flakyFailure" || name === "flakyError") return "flaky";
  return name === "rerunFailure" || name === "rerunError" ? "rerun" : void 0;
}
function openProblem(reading, kind, tag) {
  if (reading.problem) addProblem(reading, reading.problem);
  const type = attribute(tag, "type") ?? "";
  const message = attribute(tag, "message") ?? "";
  reading.problem = { kind, type, message, text: "" };
}
function isPart(name) {
  return name === "stackTrace" || name === "stack-trace" || name === "message";
}
function closePart({ problem }, name, text) {
  if (!problem) return;
  if (name === "message") problem.message = text.trim();
  else problem.text += text;
}
function closeProblem(reading, text) {
  const { problem } = reading;
  reading.problem = void 0;
  if (problem) addProblem(reading, problem.text === "" ? { ...problem, text } : problem);
}
function addProblem(reading, draft) {
  const { kind, type } = draft;
  const message = spend2(reading.budget, draft.message);
  const text = spend2(reading.budget, draft.text.trim() === "" ? "" : draft.text);
  const problem = { kind, type, message, text };
  if (reading.isInCase) {
    reading.problems ??= [];
    const isOfPart = isOfPartOfTest(reading, message);
    const kept3 = isOfPart ? { ...problem, isOfPart } : problem;
    reading.problems.push(isExpected(reading.problems) ? { ...kept3, kind: "skipped" } : kept3);
  } else if (kind === "failure" || kind === "error") {
    reading.suiteProblems.push({ suite: reading.suite.path, problem });
  }
}
function isOfPartOfTest({ hasParts, slots }, message) {
  const isNameless = slots?.name === void 0 || slots.name.start === slots.name.end;
  return hasParts || isNameless || EXPECTATION_OF_R.test(message);
}
var EXPECTATION_OF_R = /\('[^'\n]{1,300}\.[rR]:\d+(?::\d+){0,3}'\)\s*$/;
function isExpected([first]) {
  if (first?.kind !== "skipped") return false;
  return first.type === "todo" || first.message.startsWith("TEST_CASE tagged with !");
}
function failureWithoutText({ isInCase, problem, problems = [] }) {
  const last = problems.at(-1);
  if (!isInCase || problem || last === void 0 || last.kind === "skipped" || last.text !== "")
    return void 0;
  return last;
}
function takeOutput(reading, failure, output) {
  const text = spend2(reading.budget, output);
  reading.problems = reading.problems?.map(
    (problem) => problem === failure ? { ...problem, text } : problem
  );
}

// src/core/reports/junit/reading.ts
var NOT_STATED = { tests: Number.NaN, failures: Number.NaN, errors: Number.NaN };
var NO_SUITE = {
  path: "",
  file: "",
  variant: "",
  variantOfClass: "",
  declared: NOT_STATED,
  casesBefore: 0,
  problemsBefore: 0,
  troubledBefore: 0,
  parent: void 0
};
function createReading2() {
  return {
    columns: createCaseColumns(),
    lastPlace: void 0,
    suiteProblems: [],
    suite: NO_SUITE,
    markSuite: createRepeatMarks(),
    markCase: void 0,
    neverRepeats: false,
    hasParts: false,
    isInCase: false,
    status: "",
    problems: void 0,
    troubled: 0,
    problem: void 0,
    slots: void 0,
    budget: createTextBudget(),
    isPytest: false,
    wrongTotals: { count: 0, last: "" }
  };
}

// src/core/reports/junit/totals.ts
function checkTotals(reading, suite) {
  const { tests, failures, errors } = suite.declared;
  const found = reading.columns.length - suite.casesBefore;
  const broken = (failures || 0) + (errors || 0);
  if (broken > 0 && found === 0 && reading.suiteProblems.length === suite.problemsBefore) {
    const message = `The header declares ${broken} failed of ${tests || 0} tests, but the report holds no test case.`;
    const kind = errors > 0 ? "error" : "failure";
    reading.suiteProblems.push({ suite: suite.path, problem: { kind, type: "", message, text: "" } });
  } else if (broken > 0 && showsNothingWrong(reading, suite)) {
    reading.wrongTotals.count++;
    reading.wrongTotals.last = `${suite.path || "the root"} declares ${broken} failed, shows none`;
  } else if (tests !== found && !Number.isNaN(tests)) {
    reading.wrongTotals.count++;
    reading.wrongTotals.last = `${suite.path || "the root"} declares ${tests}, holds ${found}`;
  }
}
function showsNothingWrong(reading, suite) {
  return reading.troubled === suite.troubledBefore && reading.suiteProblems.length === suite.problemsBefore;
}
function totalsWarnings({ wrongTotals: { count, last } }) {
  if (count === 0) return [];
  const more = count > 1 ? `, and ${count - 1} more` : "";
  return [`Declared totals differ from the test cases counted: ${last}${more}.`];
}

// src/core/reports/junit/suites.ts
var WITHOUT_REPEATS = /^(?:jest|vitest|mocha) tests$/i;
var WITH_PARTS = /^(?:rspec\d*|Tap-Junit-Suite)$/;
function openRun(reading, tag) {
  reading.neverRepeats = WITHOUT_REPEATS.test(attribute(tag, "name") ?? "");
  pushSuite(reading, reading.suite.path, "", tag);
}
function openSuite(reading, tag) {
  const name = attribute(tag, "name") ?? "";
  const path = joined2(reading.suite.path, name, " > ");
  const origin = joined2(attribute(tag, "package") ?? "", attribute(tag, "hostname") ?? "", " ");
  const mark = reading.markSuite(path, fileOf(reading, tag), origin);
  reading.isPytest = name === "pytest";
  reading.hasParts = WITH_PARTS.test(name) || attribute(tag, "ignored") !== void 0;
  if (reading.suite === NO_SUITE) reading.neverRepeats = WITHOUT_REPEATS.test(name);
  reading.markCase = void 0;
  pushSuite(reading, path, joined2(origin, mark, " "), tag);
}
function fileOf({ suite }, tag) {
  return attribute(tag, "file") ?? attribute(tag, "filepath") ?? suite.file;
}
function pushSuite(reading, path, variant, tag) {
  reading.suite = {
    path,
    file: fileOf(reading, tag),
    variant,
    variantOfClass: joined2(path, variant, " "),
    declared: {
      tests: integerAttribute(tag, "tests"),
      failures: integerAttribute(tag, "failures"),
      errors: integerAttribute(tag, "errors")
    },
    casesBefore: reading.columns.length,
    problemsBefore: reading.suiteProblems.length,
    troubledBefore: reading.troubled,
    parent: reading.suite === NO_SUITE ? void 0 : reading.suite
  };
}
function joined2(left, right, separator) {
  return left === "" || right === "" ? left + right : left + separator + right;
}
function closeSuite(reading) {
  checkTotals(reading, reading.suite);
  reading.suite = reading.suite.parent ?? NO_SUITE;
}

// src/core/reports/junit/case-slots.ts
var KNOWN = /* @__PURE__ */ new WeakMap();
function caseSlots(tag) {
  const known = KNOWN.get(tag.shape);
  if (known) return known;
  const slots = findSlots(tag);
  KNOWN.set(tag.shape, slots);
  return slots;
}
function findSlots(tag) {
  const first = (...names) => {
    for (const name of names) {
      const found = findAttribute(tag, name);
      if (found) return found;
    }
    return void 0;
  };
  return {
    shape: tag.shape,
    name: first("name"),
    classname: first("classname", "className", "class"),
    time: first("time"),
    file: first("file", "filepath", "filename"),
    line: first("line", "lineno"),
    status: first("status"),
    result: first("result")
  };
}

// src/core/reports/junit/create-place.ts
var SOURCE_FILE = /\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|swift|dart|exs?|feature|vue|svelte)$/;
function createPlace(owner, classname, caseFile) {
  const file = caseFile || owner.file;
  if (classname === "" || classname === "test" || classname === owner.path) {
    return { suite: owner.path, file: file || fileIn(owner.path), variant: owner.variant };
  }
  return { suite: classname, file: file || fileIn(classname ?? ""), variant: owner.variantOfClass };
}
function fileIn(classname) {
  return SOURCE_FILE.test(classname) ? classname : "";
}

// src/core/reports/parse-seconds.ts
var UNITS = /* @__PURE__ */ new Map([
  ["", 1e3],
  ["s", 1e3],
  ["sec", 1e3],
  ["ms", 1],
  ["m", 6e4]
]);
function parseSeconds(text) {
  const clock = /^(?:(\d+):)?(\d+):(\d+(?:[.,]\d+)?)$/.exec(text.trim());
  if (clock) return parseClock(clock[1], clock[2], clock[3]);
  const [, digits = "", unit = ""] = /^([\d.,\u00a0\u202f' ]*\d(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  if (digits === "" || factor === void 0) return void 0;
  return finite(Number(plainNumber(digits)) * factor);
}
function parseClock(hours = "0", minutes = "0", seconds = "0") {
  return finite((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1e3);
}
function plainNumber(digits) {
  const packed = digits.replace(/[\u00a0\u202f' ]/g, "");
  const decimal = /[.,](?=[^.,]*$)/.exec(packed)?.[0] ?? ".";
  const parts = packed.replaceAll(decimal === "." ? "," : ".", "").split(decimal);
  return parts.length === 2 ? parts.join(".") : parts.join("");
}
function finite(value) {
  return Number.isFinite(value) ? value : void 0;
}

// src/core/reports/junit/seconds-at.ts
var MILLI_DIGITS = 3;
function secondsAt(tag, found) {
  const { bytes } = tag.window;
  const { start, end } = found;
  let value = 0;
  let decimals = -1;
  for (let at2 = start; at2 < end; at2++) {
    const byte = byteAt(bytes, at2);
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + (byte - 48);
      if (decimals >= 0) decimals++;
    } else if (byte === 46 && decimals < 0 && at2 > start) decimals = 0;
    else return parseSeconds(decodedValue(tag, found)) ?? Number.NaN;
  }
  if (start === end || end - start > 15) return parseSeconds(decodedValue(tag, found)) ?? Number.NaN;
  if (decimals === MILLI_DIGITS) return value;
  const places2 = Math.max(decimals, 0);
  return places2 > MILLI_DIGITS ? value / 10 ** (places2 - MILLI_DIGITS) : value * 10 ** (MILLI_DIGITS - places2);
}

// src/core/reports/junit/status.ts
var STATUS = new Map([
  ...[
    "notrun",
    "not_run",
    "norun",
    "disabled",
    "suppressed",
    "skipped",
    "skip",
    "ignored",
    "pending",
    "inactive"
  ].map((word2) => [word2, "skipped"]),
  ...["fail", "failed", "failure", "regression"].map((word2) => [word2, "failure"]),
  ...["error", "errored", "broken", "crashed", "crash", "timeout", "timedout", "aborted"].map(
    (word2) => [word2, "error"]
  )
]);
var WORST_FIRST = ["error", "failure", "skipped"];
function statusProblem(words) {
  const kinds = words.toLowerCase().split(" ").map((word2) => STATUS.get(word2));
  const kind = WORST_FIRST.find((candidate) => kinds.includes(candidate));
  return kind && { kind, type: "", message: kind === "skipped" ? "" : `Status: ${words.trim()}`, text: "" };
}

// src/core/reports/junit/test-cases.ts
var LINE_BEHIND = /:(\d{1,7})(?::\d+)?$/;
function openCase(reading, tag) {
  if (reading.isInCase) closeCase(reading);
  const slots = reading.slots?.shape === tag.shape ? reading.slots : caseSlots(tag);
  reading.slots = slots;
  reading.isInCase = true;
  reading.status = slots.status || slots.result ? statusOf(tag, slots) : "";
  if (!isWhereLastWas(reading, slots)) findPlace(reading, tag, slots);
  const durationMs = slots.time ? secondsAt(tag, slots.time) : Number.NaN;
  addCase(reading.columns, tag, slots.name, caseLine(tag, slots, reading.isPytest), durationMs);
}
function isWhereLastWas({ lastPlace, suite }, { classname, file }) {
  return lastPlace?.isShared === true && lastPlace.owner === suite && file === void 0 && classname?.value !== void 0 && classname.value === lastPlace.classname;
}
function findPlace(reading, tag, slots) {
  const { lastPlace, suite } = reading;
  const classname = classOf2(tag, slots);
  const file = slots.file ? decodedValue(tag, slots.file).replace(LINE_BEHIND, "") : "";
  const isShared = !reading.neverRepeats && classname !== "test";
  const isSame = lastPlace?.owner === suite && lastPlace.classname === classname && lastPlace.file === file;
  if (isSame && isShared) return;
  const place2 = isSame ? lastPlace.place : createPlace(suite, classname, file);
  reading.lastPlace = { place: place2, owner: suite, classname, file, isShared };
  addPlace(reading.columns, isShared ? place2 : marked(reading, place2, tag, slots));
}
function marked(reading, place2, tag, { name }) {
  reading.markCase ??= createRepeatMarks();
  const mark = reading.markCase(place2.suite ?? "", place2.file, name ? decodedValue(tag, name) : "");
  return mark === "" ? place2 : { ...place2, variant: joined2(place2.variant, mark, " ") };
}
function classOf2(tag, { classname, name }) {
  if (classname === void 0) return "";
  return name !== void 0 && isSameValue(tag, classname, name) ? void 0 : decodedValue(tag, classname);
}
function isSameValue(tag, left, right) {
  const length = left.end - left.start;
  if (length === 0) return false;
  if (left.classes + right.classes > 0) return decodedValue(tag, left) === decodedValue(tag, right);
  if (length !== right.end - right.start) return false;
  const { bytes } = tag.window;
  return bytes.compare(bytes, left.start, left.end, right.start, right.end) === 0;
}
function statusOf(tag, { status, result }) {
  return `${status ? decodedValue(tag, status) : ""} ${result ? decodedValue(tag, result) : ""}`;
}
function caseLine(tag, { line, file }, countsFromZero) {
  if (line === void 0) {
    return file === void 0 ? 0 : Number(LINE_BEHIND.exec(decodedValue(tag, file))?.[1] ?? 0);
  }
  const number = Number.parseInt(decodedValue(tag, line), 10);
  return number >= 0 ? number + (countsFromZero ? 1 : 0) : 0;
}
function closeCase(reading) {
  if (!reading.isInCase) return;
  reading.isInCase = false;
  const { problems, status, columns } = reading;
  if (problems !== void 0) {
    reading.problems = void 0;
    reading.troubled++;
    addProblems(columns, problems);
  } else if (status !== "") {
    const stated = statusProblem(status);
    if (!stated) return;
    reading.troubled++;
    addProblems(columns, [stated]);
  }
}

// src/core/reports/junit/junit.ts
var ROOTS = /* @__PURE__ */ new Set(["testsuites", "testsuite", "testcase"]);
var NS_OF_CHECK = "http://check.sourceforge.net/ns";
var JUNIT = {
  format: "junit",
  detect: ({ root, text }) => ROOTS.has(root) && !text.includes(NS_OF_CHECK),
  read: readJUnit
};
function readJUnit(chunks, limits) {
  const reading = createReading2();
  const { columns, suiteProblems, budget } = reading;
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  if (budget.cuts > 0) warnings.push(`${budget.cuts} texts were cut short: together they are too long.`);
  return {
    kind: "test",
    format: "junit",
    cases: columnCases(columns),
    suiteProblems,
    counts: countColumns(columns),
    durationMs: columns.durationMs,
    warnings: [...warnings, ...totalsWarnings(reading)]
  };
}
function handlerFor(reading) {
  let explained;
  return {
    open(name, tag) {
      if (name === "testcase") openCase(reading, tag);
      else if (name === "testsuite") openSuite(reading, tag);
      else if (name === "testsuites") openRun(reading, tag);
      else if (isOutput(name)) {
        explained = failureWithoutText(reading);
        return explained !== void 0;
      } else if (isPart(name)) return reading.problem !== void 0;
      else {
        const kind = kindOf2(name);
        if (kind !== void 0) openProblem(reading, kind, tag);
        return kind !== void 0;
      }
      return false;
    },
    close(name, text) {
      if (name === "testcase") closeCase(reading);
      else if (name === "testsuite" || name === "testsuites") closeSuite(reading);
      else if (isOutput(name)) {
        if (explained) takeOutput(reading, explained, text);
        explained = void 0;
      } else if (isPart(name)) closePart(reading, name, text);
      else if (kindOf2(name) !== void 0) closeProblem(reading, text);
    }
  };
}
function isOutput(name) {
  return name === "system-out" || name === "system-err";
}

// src/core/reports/mocha/test-case.ts
function testCaseOf2(test, context) {
  const { suite, name } = titlesOf(test);
  const file = textOf(test["file"]);
  const told = problemsOf4(test, context);
  const outcome = outcomeOf(told);
  return {
    suite,
    name,
    file,
    line: void 0,
    variant: context.mark(file, suite, name),
    outcome,
    durationMs: numberOf(test["duration"]),
    flaky: outcome === "passed" && told.length > 0,
    problems: told
  };
}
function titlesOf(test) {
  const name = textOf(test["title"]);
  const full = textOf(test["fullTitle"]);
  return { suite: full.endsWith(name) ? full.slice(0, full.length - name.length).trimEnd() : full, name };
}
function keyOf3(test) {
  return `${textOf(test["file"])}
${textOf(test["fullTitle"])}`;
}
function problemsOf4(test, { problems, pending, failed }) {
  const error = fieldsOf(test["err"]);
  if (Object.keys(error).length > 0) return [errorProblem(error, "failure", problems)];
  const hasRun = test["duration"] !== void 0;
  if (!hasRun && pending.has(keyOf3(test))) return [problems.make({ kind: "skipped" })];
  if (!hasRun && failed.has(keyOf3(test))) return [problems.make({ kind: "failure" })];
  const retry = numberOf(test["currentRetry"]) ?? 0;
  return retry > 0 ? [problems.make({ kind: "flaky", message: `Passed in try ${retry + 1}.` })] : NO_PROBLEMS;
}
function errorProblem(error, kind, problems) {
  const { expected, actual } = error;
  const text = textOf(error["stack"]);
  return problems.make({
    kind,
    type: textOf(error["name"]) || readStackText(text).type,
    message: textOf(error["message"]),
    text,
    expected,
    actual
  });
}

// src/core/reports/mocha/hook-problems.ts
function hookProblems(tests, failures, problems) {
  const known = new Set(tests.map(keyOf3));
  return failures.filter((failure) => !known.has(keyOf3(failure))).map((failure) => {
    const { suite, name } = titlesOf(failure);
    const problem = errorProblem(fieldsOf(failure["err"]), "error", problems);
    return { suite: [suite, name].filter((part) => part !== "").join(" > "), problem };
  });
}

// src/core/reports/mocha/mocha.ts
var MOCHA = {
  format: "mocha-json",
  detect: ({ text }) => /^\{\s*"stats"\s*:\s*\{/.test(text) && /[{,]\s*"(?:tests|passes)"\s*:\s*\[/.test(text),
  read: readMocha
};
function readMocha(chunks, limits) {
  const report = fieldsOf(readJson(chunks, limits));
  const tests = mustHaveList(report, "tests", "Mocha JSON").map(fieldsOf);
  const failures = listOf(report["failures"]).map(fieldsOf);
  const problems = createProblems(limits);
  const context = {
    problems,
    mark: createRepeatMarks(),
    pending: new Set(listOf(report["pending"]).map(fieldsOf).map(keyOf3)),
    failed: new Set(failures.map(keyOf3))
  };
  const stats = fieldsOf(report["stats"]);
  return checkedReport(
    "mocha-json",
    {
      cases: tests.map((test) => testCaseOf2(test, context)),
      suiteProblems: hookProblems(tests, failures, problems),
      warnings: problems.warnings()
    },
    { tests: [countOf(stats["tests"])], hasFailed: countOf(stats["failures"]) > 0 }
  );
}

// src/core/reports/mocha/mocha-stream.ts
var MOCHA_STREAM = {
  format: "mocha-json",
  detect: ({ text }) => /^\["start",\{"total":\d+/.test(text),
  read: readStream
};
function readStream(chunks, limits) {
  const { tests, hooks, stats } = readEvents(chunks, limits);
  const problems = createProblems(limits);
  const nothing = /* @__PURE__ */ new Set();
  const context = { problems, mark: createRepeatMarks(), pending: nothing, failed: nothing };
  const suiteProblems = hookProblems([], hooks, problems);
  const pending = numberOf(stats["pending"]) ?? 0;
  const warnings = pending > 0 ? [`${pending} pending tests are not in the stream.`] : [];
  const total = countOf(stats["tests"]);
  return checkedReport(
    "mocha-json",
    {
      cases: tests.map((test) => testCaseOf2(test, context)),
      suiteProblems,
      warnings: [...warnings, ...problems.warnings()]
    },
    { tests: [total, total - pending], hasFailed: countOf(stats["failures"]) > 0 }
  );
}
function readEvents(chunks, limits) {
  const tests = [];
  const hooks = [];
  let line = 0;
  for (const text of linesOf(chunks)) {
    line++;
    if (!text.startsWith('["')) continue;
    const [event, data] = listOf(parseJson(text, limits, line));
    const test = withError(fieldsOf(data));
    if (event === "end") return { tests, hooks, stats: fieldsOf(data) };
    if (event === "fail" && isHook(test)) hooks.push(test);
    else if (event === "pass" || event === "fail") tests.push(test);
  }
  const hint = "The run was probably stopped. Run it again and let it finish.";
  throw new UserError("report-truncated", 'The stream of events ends without its "end".', hint);
}
function withError(test) {
  return typeof test["err"] === "string" ? { ...test, err: { message: test["err"], stack: test["stack"] } } : test;
}
function isHook(test) {
  return /^"(?:before|after) (?:all|each)" hook\b/.test(textOf(test["title"]));
}

// src/core/reports/exception-type.ts
var EXCEPTION = /^(?:Test method \S+ threw exception:\s+|[A-Z]\w* ?:\s+)?([A-Z][\w.+`]*Exception) ?: /;
function exceptionType(message) {
  return EXCEPTION.exec(message)?.[1] ?? "";
}

// src/core/reports/nunit/verdict.ts
function verdictOf(tag) {
  return {
    result: resultOf(tag),
    label: attribute(tag, "label") ?? "",
    site: attribute(tag, "site") ?? "",
    failures: [],
    reason: ""
  };
}
function resultOf(tag) {
  const result = attribute(tag, "result") ?? (isFalse(tag, "success") ? "Failed" : "Passed");
  return isFalse(tag, "executed") && (PASSED.test(result) || result === "Failed") ? "Skipped" : result;
}
function isFalse(tag, name) {
  return /^false$/i.test(attribute(tag, name) ?? "");
}
var NOT_RUN2 = /^(?:Skipped|Ignored|Inconclusive|Explicit)/;
var PASSED = /^(?:Passed|Success|Warning)/;
var ERROR = /^(?:Error|Invalid|Cancelled|NotRunnable)/;
function kindOf3({ result, label }) {
  if (PASSED.test(result)) return void 0;
  if (NOT_RUN2.test(result)) return "skipped";
  if (ERROR.test(result) || ERROR.test(label)) return "error";
  return /^Fail/.test(result) ? "failure" : "error";
}

// src/core/reports/nunit/cases.ts
function openCase2(reading, tag) {
  const { suite, name } = placeOf(reading, tag);
  const { assembly, mark } = reading;
  reading.openCases.push({
    verdict: verdictOf(tag),
    suite,
    name,
    variant: [assembly, mark(assembly, suite, name)].filter((part) => part !== "").join(" "),
    durationMs: parseSeconds(attribute(tag, "duration") ?? attribute(tag, "time") ?? "")
  });
}
function placeOf({ suites }, tag) {
  const name = attribute(tag, "name") ?? "";
  const full = attribute(tag, "fullname") ?? "";
  if (full.endsWith(`.${name}`)) return { suite: full.slice(0, -name.length - 1), name };
  const path = suites.at(-1)?.path ?? [];
  const dotted = longestPrefix(name, path);
  if (dotted !== "") return { suite: dotted, name: name.slice(dotted.length + 1) };
  return { suite: attribute(tag, "classname") ?? path.join(" > "), name };
}
function longestPrefix(name, path) {
  const names = path.flatMap((part, index) => [part, path.slice(0, index + 1).join(".")]);
  const prefixes = names.filter((prefix) => prefix !== "" && name.startsWith(`${prefix}.`));
  return prefixes.reduce((longest, prefix) => prefix.length > longest.length ? prefix : longest, "");
}
function closeCase2(reading) {
  for (const draft of reading.openCases.splice(-1)) addCase2(reading, draft);
}
function addCase2(reading, { verdict, suite, name, variant, durationMs }) {
  const problems = problemsOf5(reading, verdict);
  const outcome = outcomeOf(problems);
  if (outcome === "failed" || outcome === "error") reading.broken++;
  if (verdict.result.startsWith("Warning")) reading.passedWithWarning++;
  reading.cases.push({
    suite,
    name,
    file: "",
    line: void 0,
    variant,
    outcome,
    durationMs,
    flaky: false,
    problems
  });
}
function problemsOf5({ problems }, verdict) {
  const kind = kindOf3(verdict);
  if (kind === void 0) return NO_PROBLEMS;
  const { failures, reason, label } = verdict;
  if (kind === "skipped") return [problems.make({ kind, message: reason || label })];
  const told = failures.length > 0 ? failures : [{ message: reason, text: "" }];
  return told.map(
    ({ message, text }) => problems.make({ kind, type: exceptionType(message), message: message || label, text })
  );
}

// src/core/reports/nunit/problems.ts
function isHolder(name) {
  return name === "failure" || name === "reason" || name === "assertion";
}
function openHolder({ holders }, name) {
  holders.push({ name, parts: { message: "", text: "" } });
}
function takePart({ holders }, name, text) {
  const parts = holders.at(-1)?.parts;
  if (parts && name === "message") parts.message = text.trim();
  else if (parts) parts.text = text;
}
function closeHolder(reading, name) {
  const parts = reading.holders.pop()?.parts;
  const owner = (reading.openCases.at(-1) ?? reading.suites.at(-1))?.verdict;
  if (parts && name === "failure") owner?.failures.push(parts);
  else if (parts && owner && name === "reason") owner.reason = parts.message;
}

// src/core/reports/nunit/reading.ts
function createReading3(limits) {
  return {
    cases: [],
    suiteProblems: [],
    problems: createProblems(limits),
    mark: createRepeatMarks(),
    suites: [],
    holders: [],
    openCases: [],
    assembly: "",
    broken: 0,
    passedWithWarning: 0,
    declared: { tests: [], hasFailed: false }
  };
}

// src/core/reports/nunit/root.ts
function openRoot(reading, name, tag) {
  const total = integerAttribute(tag, "total");
  if (name === "test-run") {
    const hasFailed3 = integerAttribute(tag, "failed") > 0 || /^Failed/.test(attribute(tag, "result") ?? "");
    reading.declared = { tests: [total, integerAttribute(tag, "testcasecount")], hasFailed: hasFailed3 };
    return;
  }
  const notRun = integerAttribute(tag, "not-run") || 0;
  const hasFailed2 = integerAttribute(tag, "failures") > 0 || integerAttribute(tag, "errors") > 0;
  reading.declared = { tests: [total, total + notRun], hasFailed: hasFailed2 };
}

// src/core/reports/assembly-variant.ts
function assemblyVariant(path) {
  const file = path.replace(/^.*[\\/]/, "");
  const folders = path.slice(0, path.length - file.length).split(/[\\/]/);
  const target = folders.findLast((folder) => /^net(?:coreapp|standard)?\d[\w.-]*$/i.test(folder)) ?? "";
  return target === "" ? file.toLowerCase() : `${file} ${target}`.toLowerCase();
}

// src/core/reports/nunit/suites.ts
var CONTAINER = /project$|^(?:Parameterized|Generic)Fixture$/i;
var OWN_SITES = /* @__PURE__ */ new Set(["SetUp", "TearDown", "Test"]);
function openSuite2(reading, tag) {
  const name = attribute(tag, "name") ?? "";
  const parent = reading.suites.at(-1)?.path ?? [];
  const isAssembly = attributeIs(tag, "type", "Assembly") || /\.(?:dll|exe)$/i.test(name);
  if (isAssembly) reading.assembly = assemblyVariant(attribute(tag, "fullname") ?? name);
  const isContainer = isAssembly || CONTAINER.test(attribute(tag, "type") ?? "");
  const path = isContainer || name === "" ? parent : [...parent, name];
  reading.suites.push({ verdict: verdictOf(tag), path, brokenBefore: reading.broken });
}
function closeSuite2(reading) {
  const suite = reading.suites.pop();
  if (suite && isNews(suite, reading.broken)) addProblem2(reading, suite);
}
function isNews({ verdict, brokenBefore }, broken) {
  const kind = kindOf3(verdict);
  if (kind === void 0 || kind === "skipped") return false;
  return broken === brokenBefore || OWN_SITES.has(verdict.site) || isErrorOfItsOwn(verdict);
}
function isErrorOfItsOwn({ result, site, failures }) {
  return result === "Error" && site === "" && failures.some(({ text }) => text.trim() !== "");
}
function addProblem2(reading, { verdict, path }) {
  reading.broken++;
  const [{ message, text } = { message: "", text: "" }] = verdict.failures;
  reading.suiteProblems.push({
    suite: path.join(".") || reading.assembly,
    problem: reading.problems.make({
      kind: "error",
      type: exceptionType(message),
      message: message || verdict.reason || verdict.label || "The suite failed.",
      text
    })
  });
}

// src/core/reports/nunit/nunit.ts
var NUNIT = {
  format: "nunit",
  detect: ({ root }) => root === "test-run" || root === "test-results",
  read: readNunit
};
function readNunit(chunks, limits) {
  const reading = createReading3(limits);
  const warnings = scanXml(chunks, handlerFor2(reading), limits);
  const { cases, suiteProblems, problems, declared, passedWithWarning } = reading;
  if (passedWithWarning > 0) warnings.push(`${passedWithWarning} tests passed with a warning.`);
  return checkedReport(
    "nunit",
    { cases, suiteProblems, warnings: [...warnings, ...problems.warnings()] },
    declared
  );
}
function handlerFor2(reading) {
  return {
    open(name, tag) {
      if (name === "test-case") openCase2(reading, tag);
      else if (name === "test-suite") openSuite2(reading, tag);
      else if (name === "test-run" || name === "test-results") openRoot(reading, name, tag);
      else if (isHolder(name)) openHolder(reading, name);
      else return name === "message" || name === "stack-trace";
      return false;
    },
    close(name, text) {
      if (name === "test-case") closeCase2(reading);
      else if (name === "test-suite") closeSuite2(reading);
      else if (isHolder(name)) closeHolder(reading, name);
      else if (name === "message" || name === "stack-trace") takePart(reading, name, text);
    }
  };
}

// src/core/reports/playwright/error-problem.ts
function errorProblem2(error, kind, problems) {
  const message = textOf(error["message"]) || textOf(error["value"]);
  return problems.make({ kind, ...readStackText(message), text: textOf(error["stack"]) || message });
}

// src/core/reports/playwright/test-problems.ts
function problemsOf6(test, problems) {
  const results = listOf(test["results"]).map(fieldsOf);
  switch (test["status"]) {
    case "expected":
      return NO_PROBLEMS;
    case "skipped":
      return [problems.make({ kind: "skipped", message: skipReason(test, results) })];
    case "flaky":
      return results.filter(({ status }) => status !== "passed").flatMap((result) => triesOf(result, "flaky", problems));
    case "unexpected":
      return unexpected(test, results, problems);
    default:
      return [problems.make({ kind: "error", message: `Status: ${textOf(test["status"]) || "not stated"}` })];
  }
}
function unexpected(test, results, problems) {
  const last = results.at(-1);
  if (last?.["status"] === "passed")
    return [
      problems.make({
        kind: "failure",
        message: `Passed, but was expected to be ${textOf(test["expectedStatus"])}.`
      })
    ];
  const reruns = results.slice(0, -1).flatMap((result) => triesOf(result, "rerun", problems));
  return [
    ...reruns,
    ...triesOf(last ?? {}, last?.["status"] === "interrupted" ? "error" : "failure", problems)
  ];
}
function triesOf(result, kind, problems) {
  const { error, status } = result;
  const errors = listOf(result["errors"]);
  const all = error === void 0 ? errors : [error, ...errors.slice(1)];
  if (all.length === 0) return [problems.make({ kind, message: `Status: ${textOf(status)}` })];
  return all.map((entry) => errorProblem2(fieldsOf(entry), kind, problems));
}
function skipReason(test, results) {
  if (results.length === 0) return "The test did not run.";
  const reasons = listOf(test["annotations"]).map(fieldsOf).filter(({ type }) => type === "skip" || type === "fixme").map(({ description }) => textOf(description));
  return reasons.find((reason) => reason !== "") ?? "";
}

// src/core/reports/playwright/suites.ts
function readSuite(suite, parent, context) {
  const title = textOf(suite["title"]);
  const file = textOf(suite["file"]) || parent.file;
  const path = title === "" || title === file ? parent.path : [...parent.path, title];
  for (const spec of listOf(suite["specs"])) readSpec(fieldsOf(spec), { path, file }, context);
  for (const inner of listOf(suite["suites"])) readSuite(fieldsOf(inner), { path, file }, context);
}
function readSpec(spec, { path, file: suiteFile }, { problems, mark, cases }) {
  const suite = path.join(" > ");
  const name = textOf(spec["title"]);
  const file = textOf(spec["file"]) || suiteFile;
  for (const entry of listOf(spec["tests"])) {
    const test = fieldsOf(entry);
    const project = textOf(test["projectName"]);
    const told = problemsOf6(test, problems);
    const outcome = outcomeOf(told);
    cases.push({
      suite,
      name,
      file,
      line: numberOf(spec["line"]),
      variant: [project, mark(file, suite, name, project)].filter((part) => part !== "").join(" "),
      outcome,
      durationMs: durationOf(test),
      flaky: outcome === "passed" && told.length > 0,
      problems: told
    });
  }
}
function durationOf(test) {
  const times = listOf(test["results"]).flatMap((result) => numberOf(fieldsOf(result)["duration"]) ?? []);
  return times.length === 0 ? void 0 : times.reduce((sum, time) => sum + time, 0);
}

// src/core/reports/playwright/playwright.ts
var PLAYWRIGHT = {
  format: "playwright-json",
  detect: ({ text }) => /^\{\s*"config"\s*:\s*\{/.test(text) && (/[}\]],\s*"suites"\s*:\s*\[/.test(text) || /[{,]\s*"forbidOnly"\s*:/.test(text)),
  read: readPlaywright
};
function readPlaywright(chunks, limits) {
  const report = fieldsOf(readJson(chunks, limits));
  const problems = createProblems(limits);
  const cases = [];
  const context = { problems, mark: createRepeatMarks(), cases };
  for (const suite of mustHaveList(report, "suites", "Playwright JSON"))
    readSuite(fieldsOf(suite), { path: [], file: "" }, context);
  const suiteProblems = listOf(report["errors"]).map((error) => ({
    suite: "",
    problem: errorProblem2(fieldsOf(error), "error", problems)
  }));
  const stats = fieldsOf(report["stats"]);
  return checkedReport(
    "playwright-json",
    { cases, suiteProblems, warnings: problems.warnings() },
    { tests: [totalOf(stats)], hasFailed: countOf(stats["unexpected"]) > 0 }
  );
}
function totalOf(stats) {
  return ["expected", "skipped", "unexpected", "flaky"].reduce((sum, name) => sum + countOf(stats[name]), 0);
}

// src/core/reports/read-report.ts
var READ_LIMITS = { maxBytes: 1e9, maxDepth: 100, maxText: 65536 };

// src/core/reports/sarif/message.ts
function messageOf(result, rule) {
  const message = fieldsOf(result["message"]);
  const named2 = fieldsOf(fieldsOf(rule["messageStrings"])[textOf(message["id"])]);
  const about = fieldsOf(rule["shortDescription"]);
  const text = [message, named2, about].map((one) => textOf(one["text"])).find((one) => one !== "") ?? "";
  return filled(text, listOf(message["arguments"]).map(textOf)).replace(LINK, "$1");
}
var LINK = /\[([^[\]]*)\]\(\d+\)/g;
function filled(text, values) {
  return text.replace(
    /\{\{|\}\}|\{(\d+)\}/g,
    (token, position) => position === void 0 ? token.slice(1) : values[Number(position)] ?? token
  );
}

// src/core/reports/sarif/place.ts
var MOST_BASES = 10;
function placeOf2(result, run) {
  const physical = fieldsOf(fieldsOf(listOf(result["locations"])[0])["physicalLocation"]);
  const line = numberOf(fieldsOf(physical["region"])["startLine"]);
  return {
    uri: addressOf(fieldsOf(physical["artifactLocation"]), run),
    line: line !== void 0 && Number.isSafeInteger(line) && line > 0 ? line : null
  };
}
function addressOf(location, run) {
  if (textOf(location["uri"]) !== "") return resolved(location, run, MOST_BASES);
  const listed = listOf(run["artifacts"])[numberOf(location["index"]) ?? -1];
  return resolved(fieldsOf(fieldsOf(listed)["location"]), run, MOST_BASES);
}
function resolved(location, run, left) {
  const uri = textOf(location["uri"]);
  const name = textOf(location["uriBaseId"]);
  if (name === "" || left === 0 || isWhole(uri)) return uri;
  const base = fieldsOf(fieldsOf(run["originalUriBaseIds"])[name]);
  return resolved(base, run, left - 1) + uri;
}
function isWhole(uri) {
  return /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(uri);
}

// src/core/reports/sarif/rules.ts
function ruleFinder(run) {
  const tool = fieldsOf(run["tool"]);
  const driver = rulesOf(tool["driver"]);
  const extensions = listOf(tool["extensions"]).map(rulesOf);
  const byId = new Map([...extensions, driver].flat().map((rule) => [textOf(rule["id"]), rule]));
  return (result) => {
    const reference = fieldsOf(result["rule"]);
    const part = numberOf(fieldsOf(reference["toolComponent"])["index"]);
    const rules = part === void 0 ? driver : extensions[part] ?? [];
    const index = numberOf(reference["index"]) ?? numberOf(result["ruleIndex"]) ?? -1;
    return rules[index] ?? named(ruleId(result), byId);
  };
}
function named(id, byId) {
  const slash = id.lastIndexOf("/");
  return byId.get(id) ?? (slash < 0 ? {} : named(id.slice(0, slash), byId));
}
function ruleId(result) {
  return textOf(result["ruleId"]) || textOf(fieldsOf(result["rule"])["id"]);
}
function rulesOf(component) {
  return listOf(fieldsOf(component)["rules"]).map(fieldsOf);
}

// src/core/reports/sarif/severity.ts
var SCORES = [
  [9, "critical"],
  [7, "high"],
  [4, "medium"],
  [0, "low"]
];
var LEVELS = /* @__PURE__ */ new Map([
  ["error", "high"],
  ["warning", "medium"],
  ["note", "low"],
  ["none", null]
]);
function severityOf(result, rule) {
  if ((textOf(result["kind"]) || "fail") !== "fail") return null;
  const score = scoreOf(result) ?? scoreOf(rule);
  const scored = score === null ? void 0 : SCORES.find(([least]) => score >= least);
  if (scored) return scored[1];
  const ruled = textOf(fieldsOf(rule["defaultConfiguration"])["level"]);
  const severity = LEVELS.get(textOf(result["level"]) || ruled);
  return severity === void 0 ? "medium" : severity;
}
function scoreOf({ properties }) {
  const written = fieldsOf(properties)["security-severity"];
  const score = typeof written === "string" ? Number.parseFloat(written) : written;
  return typeof score === "number" && score > 0 ? score : null;
}

// src/core/reports/sarif/sarif.ts
var FIRST_KEY = /^\{\s*"(?:\$schema|version|runs|properties|inlineExternalProperties)"\s*:/;
var SIGNS = /"\$schema"\s*:\s*"[^"]*sarif|"runs"\s*:\s*\[/i;
var SARIF = {
  format: "sarif",
  detect: ({ text }) => FIRST_KEY.test(text) && SIGNS.test(text),
  read(chunks, limits) {
    const log = fieldsOf(readJson(chunks, limits));
    mustBeVersion(log["version"]);
    const runs = mustHaveList(log, "runs", "SARIF").map((run) => readRun2(fieldsOf(run), limits.maxText));
    return {
      kind: "security",
      format: "sarif",
      issues: runs.flatMap(({ issues }) => issues),
      suppressed: runs.reduce((sum, { suppressed }) => sum + suppressed, 0),
      known: runs.reduce((sum, { known }) => sum + known, 0),
      warnings: runs.flatMap(({ warnings }) => warnings)
    };
  }
};
function mustBeVersion(version) {
  if (/^2\.1\.\d+$/.test(textOf(version))) return;
  const found = version === void 0 ? "no version" : `version ${JSON.stringify(version).slice(0, 40)}`;
  throw new UserError(
    "sarif-version",
    `The file looks like SARIF, but has ${found}; 2.1 is read.`,
    "Let the scanner write SARIF 2.1.0."
  );
}
function readRun2(run, maxText) {
  const tool = textOf(fieldsOf(fieldsOf(run["tool"])["driver"])["name"]) || "a scanner";
  const ruleOf = ruleFinder(run);
  const results = listOf(run["results"]).map(fieldsOf);
  const current = results.filter(({ baselineState }) => !KNOWN2.has(textOf(baselineState)));
  const open3 = current.filter((result) => !isSuppressed(result));
  const issues = open3.flatMap((result) => {
    const rule = ruleOf(result);
    const severity = severityOf(result, rule);
    if (severity === null) return [];
    const message = messageOf(result, rule).slice(0, maxText);
    return [{ tool, rule: ruleId(result) || textOf(rule["id"]), severity, message, ...placeOf2(result, run) }];
  });
  return {
    issues,
    suppressed: current.length - open3.length,
    known: results.length - current.length,
    warnings: warningsOf(run, tool)
  };
}
var KNOWN2 = /* @__PURE__ */ new Set(["unchanged", "absent"]);
function isSuppressed({ suppressions }) {
  const list = listOf(suppressions).map(fieldsOf);
  return list.length > 0 && list.every(({ status }) => (textOf(status) || "accepted") === "accepted");
}
function warningsOf(run, tool) {
  const failed = listOf(run["invocations"]).some(
    (invocation) => fieldsOf(invocation)["executionSuccessful"] === false
  );
  if (failed) return [`${tool} says that its run did not succeed: there may be more than it found`];
  return Array.isArray(run["results"]) ? [] : [`${tool} left no list of results: it may not have run`];
}

// src/core/reports/encoding.ts
var UTF_8 = /* @__PURE__ */ new Set(["utf-8", "utf8", "us-ascii", "ascii"]);
function encodingOf(head) {
  if (head[0] === 255 && head[1] === 254) return "utf-16le";
  if (head[0] === 254 && head[1] === 255) return "utf-16be";
  if (head[0] === 60 && head[1] === 0) return "utf-16le";
  if (head[0] === 0 && head[1] === 60) return "utf-16be";
  const [declaration = ""] = /^\s*<\?xml\s[^>]*/.exec(head.toString("latin1", 0, 256)) ?? [];
  const declared = /\sencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? "utf-8";
  const label = declared.toLowerCase();
  return UTF_8.has(label) || label.startsWith("utf-16") || label.startsWith("ucs-2") ? "utf-8" : label;
}
function hasByteOrderMark(head) {
  return head[0] === 239 && head[1] === 187 && head[2] === 191;
}
function* transcoded(chunks, encoding) {
  const decoder = decoderFor(encoding);
  for (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
function decoderFor(encoding) {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    const hint = "Write the report in UTF-8.";
    throw new UserError(
      "report-encoding",
      `The file declares the encoding "${encoding}", which is unknown.`,
      hint,
      { cause }
    );
  }
}

// src/core/reports/source.ts
var HEAD_BYTES = 65536;
function openSource(raw, limits) {
  const iterator = limited(raw, limits.maxBytes);
  const { head, isWhole: isWhole2 } = readHead(iterator);
  const encoding = encodingOf(head);
  const start = utf8Head(head, encoding);
  if (isWhole2) return { head: start, chunks: [start], close: () => void 0 };
  let isFirst = true;
  const whole = {
    // The bytes that were read for the head are not read again, unless somebody asks a second time.
    [Symbol.iterator]() {
      const bytes = isFirst ? resumed(head, iterator) : limited(raw, limits.maxBytes);
      isFirst = false;
      return encoding === "utf-8" ? withoutMark(bytes) : transcoded(bytes, encoding);
    }
  };
  return { head: start, chunks: whole, close: () => void iterator.return(void 0) };
}
function* limited(chunks, maxBytes) {
  let total = 0;
  for (const chunk of chunks) {
    total += chunk.length;
    if (total > maxBytes) {
      const hint = "Split the report, or exclude the file from the pattern.";
      throw new UserError("report-too-large", `The file is larger than ${maxBytes} bytes.`, hint);
    }
    yield chunk;
  }
}
function readHead(iterator) {
  const parts = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = iterator.next();
    if (done) return { head: joined3(parts, length), isWhole: true };
    if (length === 0 && value.length >= HEAD_BYTES) return { head: view(value), isWhole: false };
    parts.push(copied(value));
    length += value.length;
  }
  return { head: joined3(parts, length), isWhole: false };
}
function joined3(parts, length) {
  const [only] = parts;
  return only !== void 0 && parts.length === 1 ? only : Buffer.concat(parts, length);
}
function copied(bytes) {
  const copy = Buffer.allocUnsafe(bytes.length);
  copy.set(bytes);
  return copy;
}
function* resumed(head, rest) {
  yield head;
  yield* rest;
}
function* withoutMark(chunks) {
  let isFirst = true;
  for (const chunk of chunks) {
    yield isFirst && hasByteOrderMark(chunk) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
function utf8Head(head, encoding) {
  const start = head.length <= HEAD_BYTES ? head : head.subarray(0, HEAD_BYTES);
  if (encoding !== "utf-8") return Buffer.concat([...transcoded([start], encoding)]);
  return hasByteOrderMark(start) ? start.subarray(3) : start;
}
function view(bytes) {
  if (Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

// src/core/reports/tap/plan-problems.ts
var NOTHING2 = { points: [], plan: void 0 };
function planProblems({ sections }, mustHavePlan) {
  return (sections.length > 0 ? sections : [NOTHING2]).flatMap(({ points, plan }) => {
    if (plan)
      return plan.count === points.length ? [] : [`Planned ${plan.count} tests, but ran ${points.length}.`];
    return mustHavePlan ? [`The stream ends without a plan, after ${points.length} tests.`] : [];
  });
}

// src/core/reports/tap/diagnostics.ts
var ENTRY = /^(?:"([^"]*)"|'([^']*)'|([\w$-]+)):(?:\s+(.*))?$/;
var IS_BLOCK = /^(?:[|>][+-]?\d?)?$/;
function readDiagnostics(yaml) {
  const entries = /* @__PURE__ */ new Map();
  let nested = [];
  for (const line of dedent(yaml.split("\n")).split("\n").reverse()) {
    const [, double, single, plain, value = ""] = ENTRY.exec(line) ?? [];
    const key = double ?? single ?? plain;
    if (key !== void 0) entries.set(key, IS_BLOCK.test(value) ? dedent(nested.reverse()) : scalar(value));
    if (!/^(?:\s|$)/.test(line)) nested = [];
    else nested.push(line);
  }
  return entries;
}
function dedent(lines) {
  let indent = Number.POSITIVE_INFINITY;
  for (const line of lines) if (line.trim() !== "") indent = Math.min(indent, line.search(/\S/));
  return lines.map((line) => line.slice(indent)).join("\n").trimEnd();
}
function scalar(value) {
  const [, single] = /^'(.*)'$/.exec(value) ?? [];
  if (single !== void 0) return single.replace(/''|\\'/g, "'");
  const [, double] = /^"(.*)"$/.exec(value) ?? [];
  return double === void 0 ? value : double.replace(/\\(["\\])/g, "$1").replaceAll("\\n", "\n");
}

// src/core/reports/tap/problem-of.ts
var BARE_FRAME = /^(?!\s*at )(?=.*:\d+:\d+\)?$)/gm;
function skipProblem({ directive, reason }, problems) {
  const message = directive === "skip" ? reason : `TODO ${reason}`.trim();
  return problems.make({ kind: "skipped", message });
}
function failureOf(point, problems) {
  const { yaml, comments } = point;
  const stated = readDiagnostics(yaml);
  const first = (...names) => names.map((name) => stated.get(name)).find(isText);
  return problems.make({
    kind: "failure",
    type: first("name") ?? "",
    message: differenceIn(first("details")) ?? first("error", "message") ?? (headline3(comments) || readStackText(first("stack") ?? "").message),
    text: [first("stack")?.replace(BARE_FRAME, "    at ") ?? yaml, comments].filter((part) => part.trim() !== "").join("\n"),
    ...valuesIn2(comments),
    ...stated.has("expected") && { expected: first("expected") },
    ...stated.has("wanted") && { expected: first("wanted") },
    ...stated.has("actual") && { actual: first("actual") },
    ...stated.has("found") && { actual: first("found") }
  });
}
function differenceIn(details = "") {
  const [, title, lines] = /^'(Difference [^\n']{1,100})': \|\S*\n([\s\S]*)$/.exec(details) ?? [];
  return lines === void 0 ? void 0 : `${title}

${lines.replace(/^ {2}/gm, "")}`;
}
function isText(value) {
  return value !== void 0;
}
function headline3(comments) {
  const lines = comments.split("\n").map((line) => line.trim());
  const marked2 = lines.find((line) => /^E\s/.test(line))?.replace(/^E\s+/, "");
  return marked2 ?? lines.find((line) => line !== "") ?? "";
}
function valuesIn2(comments) {
  const [, actual] = /^ *got: (.*)$/m.exec(comments) ?? [];
  const [, expected] = /^ *expected: (.*)$/m.exec(comments) ?? [];
  return actual === void 0 || expected === void 0 ? {} : { expected, actual };
}

// src/core/reports/tap/test-case.ts
function testCaseOf3(point, { suite, isTodo }, { problems, mark }) {
  const { name } = point;
  const told = problemsOf7(point, isTodo, problems);
  return {
    suite,
    name,
    // Only points that failed name their file: it must not be part of what tells tests apart.
    file: "",
    line: void 0,
    variant: mark(suite, name),
    outcome: outcomeOf(told),
    durationMs: durationOf2(point),
    flaky: false,
    problems: told
  };
}
function isSuite({ yaml }) {
  return /^type: 'suite'$/m.test(yaml);
}
function problemsOf7(point, isTodo, problems) {
  if (point.directive !== "" || isTodo && !point.isOk) return [skipProblem(point, problems)];
  return point.isOk ? NO_PROBLEMS : [failureOf(point, problems)];
}
function durationOf2({ durationMs, yaml }) {
  if (durationMs !== void 0 || yaml === "") return durationMs;
  const stated = Number.parseFloat(readDiagnostics(yaml).get("duration_ms") ?? "");
  return Number.isFinite(stated) ? stated : void 0;
}

// src/core/reports/tap/gather.ts
function gather({ top, bails, isTape }, problems) {
  const walk = {
    cases: [],
    suiteProblems: [],
    problems,
    mark: createRepeatMarks(),
    hasBailed: bails.length > 0,
    isTape,
    broken: 0,
    parents: 0
  };
  walkLevel(walk, top, { path: [], isTodo: false, mustHavePlan: true });
  for (const reason of bails)
    addProblem3(walk, "", problems.make({ kind: "error", message: `Bail out! ${reason}`.trim() }));
  const skips = top.sections.flatMap(({ plan }) => plan && plan.skip !== "" ? [plan.skip] : []);
  return { ...walk, warnings: skips.map((reason) => `All tests of a plan were skipped: ${reason}`) };
}
function walkLevel(walk, level, place2) {
  const suite = place2.path.join(" > ");
  for (const { points } of level.sections) for (const point of points) walkPoint(walk, point, place2);
  for (const child of level.pending) {
    const path = [...place2.path, child.title || "unnamed subtest"];
    walkLevel(walk, child, { ...place2, path, mustHavePlan: true });
  }
  if (walk.hasBailed) return;
  for (const message of planProblems(level, place2.mustHavePlan))
    addProblem3(walk, suite, walk.problems.make({ kind: "error", message }));
}
function walkPoint(walk, point, { path, isTodo }) {
  const own = {
    path: [...path, point.name],
    isTodo: isTodo || point.directive === "todo",
    mustHavePlan: false
  };
  if (!point.subtests.some(hasPoints) && !(isSuite(point) && point.isOk)) {
    const suite = walk.isTape ? point.heading : path.join(" > ");
    const test = testCaseOf3(point, { suite, isTodo }, walk);
    walk.cases.push(test);
    if (isBroken(test)) walk.broken++;
    return;
  }
  const before = walk.broken;
  if (!isSuite(point)) walk.parents++;
  for (const level of point.subtests) walkLevel(walk, level, own);
  if (point.isOk || point.directive !== "" || isTodo || walk.broken > before) return;
  addProblem3(walk, own.path.join(" > "), failureOf(point, walk.problems));
}
function hasPoints({ sections }) {
  return sections.some(({ points }) => points.length > 0);
}
function addProblem3(walk, suite, problem) {
  walk.broken++;
  walk.suiteProblems.push({ suite, problem });
}

// src/core/reports/tap/levels.ts
function createLevel(parent, indent, title) {
  const depth = parent ? parent.depth + 1 : 0;
  return { parent, depth, indent, title, nextTitle: "", sections: [], pending: [], block: void 0 };
}
function goTo(position, indent, title = "") {
  const level = closeDeeper(position, indent);
  if (level.indent === indent) return level;
  position.level = createLevel(level, indent, level.nextTitle || title);
  if (position.level.depth > position.maxDepth) {
    const message = `The subtests are nested deeper than ${position.maxDepth} levels.`;
    throw new UserError("tap-too-deep", message, "No test tool nests that deep. Check what this file is.");
  }
  return position.level;
}
function closeDeeper(position, indent) {
  let { level } = position;
  while (level.indent > indent && level.parent) {
    closeBlock(level);
    level.parent.pending.push(level);
    level = level.parent;
  }
  position.level = level;
  return level;
}
function addPoint(level, point, opensBlock) {
  closeBlock(level);
  takePending(level, point);
  level.nextTitle = "";
  if (opensBlock) level.block = point;
  const section = lastSection(level);
  if (section.plan && !section.plan.isFirst) level.sections.push({ points: [point], plan: void 0 });
  else section.points.push(point);
}
function closeBlock(level) {
  if (level.block) takePending(level, level.block);
  level.block = void 0;
}
function takePending(level, point) {
  point.subtests = point.subtests.concat(level.pending);
  level.pending = [];
}
function addPlan(level, count, skip) {
  const section = lastSection(level);
  if (section.plan) level.sections.push({ points: [], plan: { count, skip, isFirst: true } });
  else section.plan = { count, skip, isFirst: section.points.length === 0 };
}
function startSection(level) {
  if (level.sections.length > 0) level.sections.push({ points: [], plan: void 0 });
}
function lastSection({ sections }) {
  const known = sections.at(-1);
  if (known) return known;
  const section = { points: [], plan: void 0 };
  sections.push(section);
  return section;
}

// src/core/reports/tap/parse-line.ts
var POINT = /^(not )?ok(?:\s+(\d+))?(?=\s|$)/;
var PLAN = /^1\.\.(\d+)\s*(?:#\s*(.*))?$/;
var DIRECTIVE = /(?:^|\s)#\s*(skip(?:ped)?|todo)\b:?(.*)$/i;
var TIME = /(?:^|\s)# time=([\d.]+m?s)$/;
function parseLine(line) {
  const point = POINT.exec(line);
  if (point) return pointLine(point[1] === void 0, point[2] ?? "", line.slice(point[0].length));
  if (line.startsWith("#")) return { kind: "comment", text: line.slice(1).replace(/^ /, "") };
  const plan = PLAN.exec(line);
  if (plan)
    return { kind: "plan", count: Number(plan[1]), skip: (plan[2] ?? "").replace(/^skip\S*\s*/i, "") };
  if (/^TAP version \d/.test(line)) return { kind: "version" };
  if (/^bail out!/i.test(line)) return { kind: "bail", text: line.slice("bail out!".length).trim() };
  if (line === "---") return { kind: "yaml" };
  return { kind: line === "}" ? "block-end" : "other" };
}
function pointLine(isOk, number, rest) {
  const opensBlock = /\s\{$/.test(rest);
  const said = (opensBlock ? rest.slice(0, -1) : rest).trim();
  const time = TIME.exec(said);
  const timed = time ? said.slice(0, time.index) : said;
  const directive = DIRECTIVE.exec(timed);
  const name = (directive ? timed.slice(0, directive.index) : timed).replace(/^-(?:\s+|$)/, "").trim();
  const point = {
    isOk,
    name: withoutEscapes(name) || `test ${number}`.trim(),
    directive: kindOf4(directive?.[1]),
    reason: (directive?.[2] ?? "").trim(),
    durationMs: time?.[1] === void 0 ? void 0 : parseSeconds(time[1]),
    heading: "",
    yaml: "",
    comments: "",
    subtests: []
  };
  return { kind: "point", point, opensBlock };
}
function kindOf4(directive) {
  if (directive === void 0) return "";
  return directive.toLowerCase() === "todo" ? "todo" : "skip";
}
function withoutEscapes(name) {
  return name.replace(/\\([#\\])/g, "$1");
}

// src/core/reports/tap/reader.ts
function createReader({ maxText, maxDepth }) {
  return {
    maxText,
    position: { level: createLevel(void 0, 0, ""), maxDepth },
    last: void 0,
    yaml: void 0,
    heading: "",
    isTape: false,
    bails: [],
    declaredTests: Number.NaN
  };
}
function endStream({ position }) {
  const top = closeDeeper(position, 0);
  closeBlock(top);
  return top;
}
function readLine4(reader, line) {
  const rest = line.trimStart();
  const indent = line.length - rest.length;
  if (reader.yaml && readYaml(reader, reader.yaml, line)) return;
  takeLine(reader, indent, parseLine(rest.trimEnd()));
}
function readYaml(reader, { point, indent }, line) {
  const start = line.search(/\S/);
  const isMark = start === indent && line.startsWith("...", start);
  const isOver = isMark || start >= 0 && start < indent;
  if (isOver) reader.yaml = void 0;
  else if (point.yaml.length < reader.maxText) point.yaml += `${line.slice(indent)}
`;
  return !isOver || isMark;
}
function takeLine(reader, indent, line) {
  const { position } = reader;
  switch (line.kind) {
    case "point":
      addPoint(goTo(position, indent), line.point, line.opensBlock);
      line.point.heading = reader.heading;
      reader.last = line.point;
      break;
    case "plan":
      addPlan(goTo(position, indent), line.count, line.skip);
      reader.last = void 0;
      break;
    case "comment":
      takeComment(reader, indent, line.text);
      break;
    case "yaml":
      if (reader.last && indent > 0) reader.yaml = { point: reader.last, indent };
      break;
    case "block-end":
      closeBlock(closeDeeper(position, indent));
      break;
    case "version":
      startSection(goTo(position, indent));
      break;
    case "bail":
      reader.bails.push(line.text);
      break;
    case "other":
      break;
  }
}
function takeComment(reader, indent, text) {
  const [, title] = /^Subtest: (.*)$/.exec(text) ?? [];
  const [, tests] = /^tests (\d+)$/.exec(text) ?? [];
  if (title !== void 0) takeTitle(goTo(reader.position, indent, title), title);
  else if (tests !== void 0 && indent === 0) reader.declaredTests = Number(tests);
  else if (indent === 0 && /^pass {2}\d+$/.test(text)) reader.isTape = true;
  else if (!text.startsWith("Looks like you ")) addComment(reader, text);
}
function addComment(reader, text) {
  const { last, maxText } = reader;
  reader.heading = text.replace(/^(?:SKIP|TODO) /, "");
  if (last?.isOk === false && last.yaml === "" && last.comments.length < maxText)
    last.comments += `${text}
`;
}
function takeTitle(level, title) {
  if (level.title !== title || level.sections.length > 0) level.nextTitle = title;
}

// src/core/reports/tap/tap.ts
var TAP_LINE = /^(?:TAP version 1\d\s*$|1\.\.\d+\s*(?:#.*)?$|(?:not )?ok \d+(?:\s|$))/m;
var TAP = {
  format: "tap",
  detect: ({ text }) => !/^[<{[]/.test(text) && TAP_LINE.test(text),
  read: readTap
};
function readTap(chunks, limits) {
  const reader = createReader(limits);
  for (const line of linesOf(chunks)) readLine4(reader, line);
  const problems = createProblems(limits);
  const gathered = gather({ ...reader, top: endStream(reader) }, problems);
  const warnings = [...gathered.warnings, ...problems.warnings()];
  return checkedReport(
    "tap",
    { ...gathered, warnings },
    { tests: [reader.declaredTests, reader.declaredTests - gathered.parents], hasFailed: false }
  );
}

// src/core/reports/trx/outcome.ts
function kindOf5(outcome) {
  switch (outcome) {
    case "Passed":
    case "PassedButRunAborted":
    case "Warning":
    case "Completed":
      return void 0;
    case "Failed":
      return "failure";
    case "NotExecuted":
    case "Inconclusive":
    case "Pending":
      return "skipped";
    default:
      return "error";
  }
}

// src/core/reports/trx/cases-of.ts
function casesOf(reading) {
  const parents = parentsOf2(reading.results);
  const mark = createRepeatMarks();
  return reading.results.filter((result) => !parents.has(result)).map((result) => caseOf(reading, result, mark));
}
function parentsOf2(results) {
  const executions = new Set(results.map(({ parentExecutionId }) => parentExecutionId));
  const rows = results.filter(({ resultType }) => resultType === "DataDrivenDataRow");
  const tests = new Set(rows.map(({ testId }) => testId));
  return new Set(
    results.filter(
      ({ hasInnerResults, executionId, resultType, testId }) => hasInnerResults || executionId !== "" && executions.has(executionId) || resultType === "DataDrivenTest" && tests.has(testId)
    )
  );
}
function caseOf({ definitions, problems }, result, mark) {
  const { storage = "", className: suite = "" } = definitions.get(result.testId) ?? {};
  const name = suite !== "" && result.name.startsWith(`${suite}.`) ? result.name.slice(suite.length + 1) : result.name;
  const assembly = assemblyVariant(storage);
  const kind = kindOf5(result.outcome);
  const told = kind === void 0 ? NO_PROBLEMS : [
    problems.make({
      kind,
      type: exceptionType(result.message),
      message: result.message || unsaid(result.outcome),
      text: result.stack
    })
  ];
  return {
    suite,
    name,
    file: "",
    line: void 0,
    variant: [assembly, mark(assembly, suite, name)].filter((part) => part !== "").join(" "),
    outcome: outcomeOf(told),
    durationMs: parseSeconds(result.duration),
    flaky: false,
    problems: told
  };
}
function unsaid(outcome) {
  return outcome === "Failed" || outcome === "NotExecuted" ? "" : `Outcome: ${outcome || "Error"}`;
}

// src/core/reports/trx/definitions.ts
function openDefinition(reading, tag) {
  reading.definition = { storage: attribute(tag, "storage") ?? "", className: "" };
  reading.definitions.set(attribute(tag, "id") ?? "", reading.definition);
}
function openMethod3({ definition }, tag) {
  if (definition) definition.className = (attribute(tag, "className") ?? "").replace(/,.*$/, "");
}

// src/core/reports/trx/reading.ts
function createReading4(limits) {
  return {
    problems: createProblems(limits),
    results: [],
    open: [],
    definitions: /* @__PURE__ */ new Map(),
    definition: void 0,
    isInError: false,
    runInfos: [],
    outcome: "",
    total: Number.NaN,
    hasFailed: false
  };
}

// src/core/reports/trx/results.ts
var RESULTS = /* @__PURE__ */ new Set([
  "UnitTestResult",
  "TestResult",
  "GenericTestResult",
  "ManualTestResult",
  "WebTestResult",
  "TestResultAggregation"
]);
function isResult(name) {
  return RESULTS.has(name);
}
function openResult({ open: open3 }, tag) {
  const value = (name) => attribute(tag, name) ?? "";
  const parent = open3.at(-1);
  if (parent) parent.hasInnerResults = true;
  open3.push({
    testId: value("testId"),
    executionId: value("executionId"),
    parentExecutionId: value("parentExecutionId"),
    resultType: value("resultType"),
    name: value("testName"),
    outcome: value("outcome"),
    duration: value("duration"),
    message: "",
    stack: "",
    hasInnerResults: false
  });
}
function closeResult({ open: open3, results }) {
  results.push(...open3.splice(-1));
}

// src/core/reports/trx/summary.ts
var BROKEN_COUNTERS = ["failed", "error", "timeout", "aborted", "passedButRunAborted", "disconnected"];
var FINE = /^(?:Passed|Completed|Warning|Inconclusive|NotExecuted)?$/;
var ECHO = /\[FAIL\]$|^Exit code indicates failure/;
function openCounters(reading, tag) {
  reading.total = integerAttribute(tag, "total");
  reading.hasFailed = BROKEN_COUNTERS.some((name) => integerAttribute(tag, name) > 0);
}
function runProblems(reading, cases) {
  const { runInfos, outcome, problems } = reading;
  const hasBroken = cases.some(isBroken);
  const told = runInfos.filter((info) => info.outcome === "Error" && !(hasBroken && ECHO.test(info.text))).map(({ text }) => ({ suite: "", problem: problems.make({ kind: "error", message: text }) }));
  if (FINE.test(outcome) || hasBroken || told.length > 0) return told;
  return [{ suite: "", problem: problems.make({ kind: "error", message: `The run ended as ${outcome}.` }) }];
}
function runWarnings({ runInfos }) {
  return runInfos.filter(({ outcome, text }) => outcome === "Warning" && text !== "").map(({ text }) => text);
}

// src/core/reports/trx/trx.ts
var TRX = {
  format: "trx",
  detect: ({ root, rootTag }) => root === "TestRun" && /TeamTest|\bid=/.test(rootTag),
  read: readTrx
};
function readTrx(chunks, limits) {
  const reading = createReading4(limits);
  const warnings = scanXml(chunks, handlerFor3(reading), limits);
  const cases = casesOf(reading);
  const suiteProblems = runProblems(reading, cases);
  return checkedReport(
    "trx",
    {
      cases,
      suiteProblems,
      warnings: [...warnings, ...runWarnings(reading), ...reading.problems.warnings()]
    },
    {
      tests: [reading.total, reading.total - (reading.results.length - cases.length)],
      hasFailed: reading.hasFailed
    }
  );
}
var TEXTS = /* @__PURE__ */ new Set(["Message", "StackTrace", "Text"]);
function handlerFor3(reading) {
  return {
    open(name, tag) {
      if (isResult(name)) openResult(reading, tag);
      else if (name === "ErrorInfo") reading.isInError = true;
      else if (name === "TestMethod") openMethod3(reading, tag);
      else if (name === "Counters") openCounters(reading, tag);
      else if (name === "ResultSummary") reading.outcome = attribute(tag, "outcome") ?? "";
      else if (name === "RunInfo")
        reading.runInfos.push({ outcome: attribute(tag, "outcome") ?? "", text: "" });
      else if (name.endsWith("Test")) openDefinition(reading, tag);
      else return TEXTS.has(name);
      return false;
    },
    close(name, text) {
      if (isResult(name)) closeResult(reading);
      else if (name === "ErrorInfo") reading.isInError = false;
      else if (TEXTS.has(name)) takeText2(reading, name, text);
    }
  };
}
function takeText2({ open: open3, isInError, runInfos }, name, text) {
  const result = open3.at(-1);
  const info = runInfos.at(-1);
  if (name === "Text" && info && !result) info.text = text.trim();
  else if (result && isInError && name === "Message") result.message = text.trim();
  else if (result && isInError && name === "StackTrace") result.stack = text;
}

// src/core/reports/unknown-file.ts
var POINT_AT_REPORT = "Point Umpire at the file that the test or coverage tool writes.";
function unknownFile({ chunks }, head, limits) {
  if (head.text === "") {
    throw new UserError(
      "report-empty",
      "The file is empty.",
      "Check that the tool ran to its end and wrote to this file."
    );
  }
  if (/^(?:html|!doctype)$/i.test(head.root) || /^<!doctype html/i.test(head.text)) {
    const hint = "A server or a report viewer wrote it. Use the tool's XML or JSON output.";
    throw new UserError("report-html", "The file is an HTML page, not a report.", hint);
  }
  if (head.text.startsWith("<")) return otherXml(chunks, head, limits);
  if (head.text.includes("\0"))
    throw new UserError("report-binary", binaryMessage(head.text), POINT_AT_REPORT);
  if (/^[[{]/.test(head.text))
    return { kind: "other", note: "JSON, but no report of a kind that Umpire knows" };
  const start = JSON.stringify(head.text.slice(0, 40));
  throw new UserError(
    "report-unknown",
    `The file begins with ${start}, which no known report does.`,
    POINT_AT_REPORT
  );
}
function otherXml(chunks, head, limits) {
  scanXml(chunks, { open: () => false, close: () => void 0 }, limits);
  if (head.root === "failsafe-summary")
    return { kind: "other", note: "a failsafe summary: the tests are in its TEST-*.xml files" };
  return {
    kind: "other",
    note: `XML with the root element <${head.root}>, which is no report that Umpire knows`
  };
}
function binaryMessage(text) {
  if (text.startsWith("PK")) return "The file is a ZIP archive, not a report.";
  return "The file is binary, not a report.";
}

// src/core/reports/xunit/reading.ts
var NO_TEST = {
  suite: "",
  name: "",
  file: "",
  line: void 0,
  variant: "",
  durationMs: void 0
};
function createReading5(limits) {
  return {
    cases: [],
    suiteProblems: [],
    problems: createProblems(limits),
    mark: createRepeatMarks(),
    test: NO_TEST,
    result: "",
    failure: void 0,
    reason: "",
    errorName: "",
    assembly: "",
    total: 0,
    notRun: 0,
    hasFailed: false
  };
}
function openAssembly(reading, tag) {
  reading.assembly = assemblyVariant(attribute(tag, "name") ?? "");
  reading.total += integerAttribute(tag, "total");
  reading.notRun += integerAttribute(tag, "not-run") || 0;
  reading.hasFailed ||= integerAttribute(tag, "failed") > 0 || integerAttribute(tag, "errors") > 0;
}

// src/core/reports/xunit/tests.ts
function openTest2(reading, tag) {
  const suite = attribute(tag, "type") ?? "";
  const full = attribute(tag, "name") ?? "";
  const name = suite !== "" && full.startsWith(`${suite}.`) ? full.slice(suite.length + 1) : full;
  const { assembly, mark } = reading;
  reading.test = {
    suite,
    name,
    file: attribute(tag, "source-file") ?? "",
    line: integerAttribute(tag, "source-line") || void 0,
    // Long arguments are cut, so that two rows of a theory may bear one name.
    variant: [assembly, mark(assembly, suite, name)].filter((part) => part !== "").join(" "),
    durationMs: parseSeconds(attribute(tag, "time") ?? "")
  };
  reading.result = attribute(tag, "result") ?? "";
  reading.failure = void 0;
  reading.reason = "";
}
function closeTest2(reading) {
  const problems = problemsOf8(reading);
  reading.cases.push({ ...reading.test, outcome: outcomeOf(problems), flaky: false, problems });
  reading.failure = void 0;
}
function problemsOf8({ result, failure, reason, problems }) {
  if (failure || result === "Fail") return [problems.make({ kind: "failure", ...failure })];
  if (result === "Skip" || result === "NotRun") return [problems.make({ kind: "skipped", message: reason })];
  if (result === "Pass") return NO_PROBLEMS;
  return [problems.make({ kind: "error", message: `Result: ${result || "not stated"}` })];
}
function closeError({ errorName, assembly, failure, problems, suiteProblems }) {
  suiteProblems.push({
    suite: errorName || assembly,
    problem: problems.make({ kind: "error", ...failure })
  });
}

// src/core/reports/xunit/xunit.ts
var XUNIT = {
  format: "xunit",
  detect: ({ root, rootTag }) => root === "assemblies" || root === "assembly" && /\s(?:test-framework|run-date)=/.test(rootTag),
  read: readXunit
};
function readXunit(chunks, limits) {
  const reading = createReading5(limits);
  const warnings = scanXml(chunks, handlerFor4(reading), limits);
  const { cases, suiteProblems, problems, total, notRun, hasFailed: hasFailed2 } = reading;
  return checkedReport(
    "xunit",
    { cases, suiteProblems, warnings: [...warnings, ...problems.warnings()] },
    { tests: [total, total + notRun], hasFailed: hasFailed2 }
  );
}
function handlerFor4(reading) {
  return {
    open(name, tag) {
      if (name === "test") openTest2(reading, tag);
      else if (name === "assembly") openAssembly(reading, tag);
      else if (name === "error") reading.errorName = attribute(tag, "name") ?? "";
      else if (name === "failure")
        reading.failure = { type: attribute(tag, "exception-type") ?? "", message: "", text: "" };
      else return name === "message" || name === "stack-trace" || name === "reason";
      return false;
    },
    close(name, text) {
      if (name === "test") closeTest2(reading);
      else if (name === "error") closeError(reading);
      else if (name === "reason") reading.reason = text.trim() || reading.reason;
      else if (name === "stack-trace" && reading.failure) reading.failure.text = text;
      else if (name === "message") takeMessage(reading, text.trim());
    }
  };
}
function takeMessage(reading, message) {
  if (reading.failure) reading.failure.message = message;
  else reading.reason = message;
}

// src/core/reports/index.ts
var DIALECTS = [
  JUNIT,
  NUNIT,
  XUNIT,
  TRX,
  JEST,
  PLAYWRIGHT,
  MOCHA,
  MOCHA_STREAM,
  CTRF,
  GO_TEST,
  TAP,
  SARIF,
  ...COVERAGE_DIALECTS
];
function readReport(chunks, limits = READ_LIMITS) {
  try {
    const source = openSource(chunks, limits);
    try {
      const head = headOf(source.head);
      const dialect = DIALECTS.find((candidate) => candidate.detect(head));
      return dialect ? dialect.read(source.chunks, limits) : unknownFile(source, head, limits);
    } finally {
      source.close();
    }
  } catch (error) {
    return { kind: "unreadable", error: errorInfo(error) };
  }
}

// src/shell/files/chunks.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
var CHUNK_BYTES = 262144;
function fileChunks(path, opened) {
  let first = opened;
  return {
    [Symbol.iterator]() {
      const ready = first ?? openFile(path);
      first = void 0;
      return readChunks(ready);
    }
  };
}
function openFile(path) {
  const file = openSync(path, "r");
  return { file, size: fstatSync(file).size };
}
var spare;
function* readChunks({ file, size }) {
  const buffer = spare ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
  spare = void 0;
  try {
    for (let total = 0; total < size; ) {
      const length = readSync(file, buffer, 0, buffer.length, null);
      if (length === 0) return;
      total += length;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(file);
    spare = buffer;
  }
}

// src/shell/files/shown-path.ts
import { isAbsolute, relative, sep } from "node:path";
function shownPath(root, path) {
  if (sep === "/" && path.startsWith(`${root}/`)) return path.slice(root.length + 1);
  return isInside(root, path) ? relative(root, path).split(sep).join("/") : path;
}
function isInside(root, path) {
  const way2 = relative(root, path);
  return way2 !== "" && !way2.startsWith("..") && !isAbsolute(way2);
}

// src/shell/files/named-reports.ts
var PLAIN = sep2 === "/" ? /^(?!\.{0,2}(?:\/|$))(?:[^/]+\/(?!\.{0,2}(?:\/|$)))*[^/]+$/ : /^$/;
function* namedReports(root, paths, limits = READ_LIMITS) {
  const here = resolve(".");
  for (const name of paths) {
    const path = PLAIN.test(name) ? `${here}/${name}` : resolve(name);
    yield readNamed(name, path, shownPath(root, path), limits);
  }
}
function readNamed(name, path, shown, limits) {
  const opened = openRegular(name);
  if (typeof opened === "string") return unopened(shown, "report-not-a-file", opened);
  if (opened instanceof Error) return unopened(shown, "report-missing", `cannot be opened (${opened.code})`);
  const chunks = fileChunks(path, opened);
  return { path: shown, modifiedMs: opened.modifiedMs, chunks, result: readReport(chunks, limits) };
}
function openRegular(path) {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return stats.isDirectory() ? "is a folder" : "is not a regular file";
    return { file: openSync2(path, "r"), size: stats.size, modifiedMs: stats.mtimeMs };
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}
function unopened(path, code, what) {
  const error = { code, message: `${path} ${what}.`, hint: "Name a report file that the test run wrote." };
  return { path, modifiedMs: 0, chunks: void 0, result: { kind: "unreadable", error } };
}

export {
  createBuilder,
  addLine,
  addBranch,
  closeSection,
  filesAndTotals,
  withoutTerminalSequences,
  READ_LIMITS,
  readReport,
  fileChunks,
  shownPath,
  isInside,
  namedReports
};
