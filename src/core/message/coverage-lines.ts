import type { Gap, TypeVerdict } from "../attempt/coverage-summary.ts";
import type { CoverageAnswer, FileVerdict } from "../policy/coverage/judge-coverage.ts";
import {
  gapSentence,
  NO_DATA_HINTS,
  NO_DATA_WORDS,
  ratioWords,
  requiredWords,
  TEST_WORDS,
} from "./coverage-words.ts";
import { counted } from "./names.ts";
import { textTable } from "./text-table.ts";
import { oneLine } from "./untrusted.ts";

const SHOWN = 10;
const WIDTH = 200;

/** The verdict as a person reads it in a terminal: how much, by type, and what to test next. */
export function coverageLines(answer: CoverageAnswer, unmatched: readonly string[]): string[] {
  return [
    `Coverage: ${answer.verdict.toUpperCase()}  (changed lines that run: ${ratioWords(answer.patch)})`,
    ...typeTable(answer.byType),
    ...gapLines(answer.gaps),
    ...noDataLines(answer),
    ...missingTestLines(answer.byType),
    ...answer.byType.flatMap(proofLine),
    ...exemptLines(answer.files),
    ...listed("Paths of reports that name no file here", unmatched),
  ];
}

function typeTable(byType: readonly TypeVerdict[]): string[] {
  if (byType.length === 0) return [];
  const rows = byType.map(({ codeType, required, base, verdict, ...lines }) => {
    return ["", codeType, requiredWords(required, base), ratioWords(lines), verdict];
  });
  return textTable([["", "type", "required", "measured", "verdict"], ...rows]);
}

function gapLines(gaps: readonly Gap[]): string[] {
  return listed(
    "To test next",
    gaps.map((gap) => gapSentence(gap).text),
  );
}

/** Each reason that there is, with what to do about it. */
function noDataLines({ files, byType }: CoverageAnswer): string[] {
  const reasons = new Set([...files, ...byType].flatMap(({ noDataReason }) => noDataReason ?? []));
  return [...reasons].flatMap((reason) => {
    const paths = files.filter(({ noDataReason }) => noDataReason === reason).map(({ path }) => path);
    return [...listed(`No data: ${NO_DATA_WORDS[reason]}`, paths), `  ${NO_DATA_HINTS[reason]}`];
  });
}

function missingTestLines(byType: readonly TypeVerdict[]): string[] {
  return byType.flatMap(({ codeType, missingTests }) =>
    missingTests.map(
      ({ kind, enforced }) => `${enforced ? "Missing" : "Not seen"} (${codeType}): ${TEST_WORDS[kind]}`,
    ),
  );
}

/** Without any test there is nothing to prove with, and that is said already. */
function proofLine({ codeType, proof, missingTests }: TypeVerdict): string[] {
  if (!proof || missingTests.some(({ kind }) => kind === "regression_test")) return [];
  if (proof.proven) return listed(`Proved (${codeType}): it fails without the fix`, proof.tests);
  if (proof.proven === false) return [`Not proved (${codeType}): no test fails without the fix.`];
  const word = proof.required ? "Missing" : "Not seen";
  return [`${word} (${codeType}): a proof, which \`umpire prove-fix --base REF -- COMMAND\` makes`];
}

function exemptLines(files: readonly FileVerdict[]): string[] {
  const exempt = files.filter(({ verdict }) => verdict === "exempt");
  return listed(
    counted(exempt.length, "exempt file"),
    exempt.map(({ path, exempt: rule }) => `${path} (${rule})`),
  );
}

function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, SHOWN).map((item) => `  ${oneLine(item, WIDTH)}`);
  return [`${title}:`, ...shown, ...(items.length > SHOWN ? [`  and ${items.length - SHOWN} more`] : [])];
}
