import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  changeOfPull
} from "./chunk-E6T3EPNF.js";
import {
  textTable
} from "./chunk-VKOJU2GG.js";
import {
  hintsFrom
} from "./chunk-44CT5S5U.js";
import {
  sayOnStderr
} from "./chunk-75QKOCSJ.js";
import "./chunk-EWMD6PXN.js";
import "./chunk-7NQC223M.js";
import "./chunk-7477QGAS.js";
import {
  baselinePath,
  checkCoverage,
  isCovered,
  recordBaseline
} from "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import {
  SOURCES
} from "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import {
  NO_DATA_HINTS,
  NO_DATA_WORDS,
  TEST_WORDS,
  counted,
  gapSentence,
  ratioWords,
  requiredWords
} from "./chunk-4J3IG5WM.js";
import {
  Gap,
  NoDataReason,
  RatioSchema,
  TypeVerdict,
  openMeasuringWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  CODE_TYPES
} from "./chunk-VK362HHO.js";
import {
  _enum,
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
import "./chunk-KPOE4I3O.js";

// src/cli/coverage.ts
import { resolve } from "node:path";

// src/core/message/coverage-schema.ts
var COVERAGE_VERSION = 1;
var lines = array(int().min(1)).readonly();
var codeType = _enum(CODE_TYPES);
var percent = number().min(0).max(100).nullable().describe("Null when nothing was measured.");
var FileVerdict = object({
  path: string(),
  codeType: codeType.nullable().describe("Null when the file is exempt by rule."),
  evidence: array(object({ source: _enum(SOURCES), saw: string(), type: codeType })).readonly(),
  covered: lines,
  missed: lines,
  verdict: TypeVerdict.shape.verdict,
  exempt: string().nullable().describe("The rule that frees the file."),
  noDataReason: NoDataReason.nullable(),
  gaps: array(Gap.omit({ path: true })).readonly()
});
var CoverageDocument = object({
  schemaVersion: literal(COVERAGE_VERSION),
  patch: RatioSchema.extend({ percent }),
  files: array(FileVerdict).readonly(),
  byType: array(TypeVerdict.extend({ percent })).readonly(),
  noData: array(string()).readonly(),
  unmatched: array(string()).readonly()
});

// src/core/message/coverage-document.ts
function coverageDocument({ patch, files, byType, noData, gaps }, unmatched) {
  const gapsOf = /* @__PURE__ */ new Map();
  for (const { path, ...gap } of gaps) gapsOf.set(path, [...gapsOf.get(path) ?? [], gap]);
  return {
    schemaVersion: COVERAGE_VERSION,
    patch: { ...patch, percent: percent2(patch) },
    files: files.map((file) => ({ ...file, gaps: gapsOf.get(file.path) ?? [] })),
    byType: byType.map((type) => ({ ...type, percent: percent2(type) })),
    noData,
    unmatched
  };
}
function percent2({ covered, total }) {
  return total === 0 ? null : covered * 100 / total;
}

// src/core/message/coverage-lines.ts
var SHOWN = 10;
var WIDTH = 200;
function coverageLines(answer, unmatched) {
  return [
    `Coverage: ${answer.verdict.toUpperCase()}  (changed lines that run: ${ratioWords(answer.patch)})`,
    ...typeTable(answer.byType),
    ...gapLines(answer.gaps),
    ...noDataLines(answer),
    ...missingTestLines(answer.byType),
    ...answer.byType.flatMap(proofLine),
    ...exemptLines(answer.files),
    ...listed("Paths of reports that name no file here", unmatched)
  ];
}
function typeTable(byType) {
  if (byType.length === 0) return [];
  const rows = byType.map(({ codeType: codeType2, required, base, verdict, ...lines2 }) => {
    return ["", codeType2, requiredWords(required, base), ratioWords(lines2), verdict];
  });
  return textTable([["", "type", "required", "measured", "verdict"], ...rows]);
}
function gapLines(gaps) {
  return listed(
    "To test next",
    gaps.map((gap) => gapSentence(gap).text)
  );
}
function noDataLines({ files, byType }) {
  const reasons = new Set([...files, ...byType].flatMap(({ noDataReason }) => noDataReason ?? []));
  return [...reasons].flatMap((reason) => {
    const paths = files.filter(({ noDataReason }) => noDataReason === reason).map(({ path }) => path);
    return [...listed(`No data: ${NO_DATA_WORDS[reason]}`, paths), `  ${NO_DATA_HINTS[reason]}`];
  });
}
function missingTestLines(byType) {
  return byType.flatMap(
    ({ codeType: codeType2, missingTests }) => missingTests.map(
      ({ kind, enforced }) => `${enforced ? "Missing" : "Not seen"} (${codeType2}): ${TEST_WORDS[kind]}`
    )
  );
}
function proofLine({ codeType: codeType2, proof, missingTests }) {
  if (!proof || missingTests.some(({ kind }) => kind === "regression_test")) return [];
  if (proof.proven) return listed(`Proved (${codeType2}): it fails without the fix`, proof.tests);
  if (proof.proven === false) return [`Not proved (${codeType2}): no test fails without the fix.`];
  const word = proof.required ? "Missing" : "Not seen";
  return [`${word} (${codeType2}): a proof, which \`umpire prove-fix --base REF -- COMMAND\` makes`];
}
function exemptLines(files) {
  const exempt = files.filter(({ verdict }) => verdict === "exempt");
  return listed(
    counted(exempt.length, "exempt file"),
    exempt.map(({ path, exempt: rule }) => `${path} (${rule})`)
  );
}
function listed(title, items) {
  if (items.length === 0) return [];
  const shown = items.slice(0, SHOWN).map((item) => `  ${oneLine(item, WIDTH)}`);
  return [`${title}:`, ...shown, ...items.length > SHOWN ? [`  and ${items.length - SHOWN} more`] : []];
}

// src/cli/coverage.ts
var BELOW = 10;
async function coverage(options) {
  const { report: reports = [] } = options;
  if (reports.length === 0) {
    throw new UserError(
      "no-report",
      "No coverage report was named, and no report is never a pass.",
      "Name at least one: `umpire coverage --report coverage/lcov.info --base origin/main`."
    );
  }
  return options.writeBaseline === void 0 ? await check(reports, options) : await record(reports, options);
}
async function check(reports, options) {
  const { base, diff, baseline } = options;
  const { world, config } = await open(options);
  const hints = hintsFrom(options);
  const named = baseline === void 0 ? void 0 : resolve(baseline);
  const change = await changeOfPull(options.pull, world);
  const request = { reports, base, diff, change, hints, baseline: named };
  const { answer, measured } = await checkCoverage(request, config, world);
  const text = options.json ? JSON.stringify(coverageDocument(answer, measured.unmatched)) : coverageLines(answer, measured.unmatched).join("\n");
  process.stdout.write(`${text}
`);
  return isCovered(answer) ? 0 : BELOW;
}
async function record(reports, options) {
  const { writeBaseline } = options;
  const { world, config } = await open(options);
  const path = typeof writeBaseline === "string" ? resolve(writeBaseline) : baselinePath(config);
  const document = await recordBaseline(reports, config, world);
  await world.files.write(path, `${JSON.stringify(document)}
`);
  const said = `${path}: coverage of ${document.files.length} files on ${document.branch}.`;
  process.stdout.write(options.json ? `${JSON.stringify(document)}
` : `${said}
`);
  return 0;
}
function open({ config }) {
  return openMeasuringWorld({ folder: process.cwd(), config, output: "stderr", say: sayOnStderr });
}
export {
  coverage
};
