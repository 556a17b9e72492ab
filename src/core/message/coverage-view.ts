import type { CoverageSummary, Gap, TypeVerdict } from "../attempt/coverage-summary.ts";
import { coverageUnknown } from "./coverage-sentences.ts";
import { gapSentence, ratioWords, requiredWords, TYPE_WORDS } from "./coverage-words.ts";
import { provedWords } from "./proof-sentences.ts";
import { lineLinks, type SourcePlace } from "./source-place.ts";
import { cell, joined, Markdown, md } from "./untrusted.ts";

/** Coverage as templates see it. */
export interface CoverageView {
  readonly headline: Markdown;
  readonly rows: readonly CoverageRow[];
  /** What to test next. */
  readonly gaps: readonly Markdown[];
  readonly hidden_gaps: number;
}

export interface CoverageRow {
  readonly type: string;
  readonly required: string;
  readonly measured: string;
  readonly missing: Markdown;
  readonly verdict: Markdown;
}

const SHOWN_PLACES = 3;

export function coverageView(
  coverage: CoverageSummary | null,
  shownGaps: number,
  place: SourcePlace | null = null,
): CoverageView {
  const judged = coverage?.judged;
  const { byType = [], gaps = [], hiddenGaps = 0 } = judged ?? {};
  return {
    headline: coverageHeadline(coverage),
    rows: byType.map((type) => row(type, gaps, place)),
    gaps: gaps.slice(0, shownGaps).map(gapSentence),
    hidden_gaps: hiddenGaps + Math.max(0, gaps.length - shownGaps),
  };
}

/** "12 of 14 (85.7 %) changed lines run: met", or why nothing can be said. */
export function coverageHeadline(coverage: CoverageSummary | null): Markdown {
  if (!coverage) return md`not measured`;
  const { patch, judged, noData } = coverage;
  if (judged?.problem)
    return md`not judged: ${coverageUnknown({ problem: judged.problem, reasons: [], paths: noData })}`;
  const { total = 0 } = patch ?? {};
  const lines =
    patch && total > 0 ? `${ratioWords(patch)} changed lines run` : "no changed line was measured";
  return new Markdown(judged ? `${lines}: ${judged.verdict}` : lines);
}

function row(
  { codeType, required, base, verdict, proof, ...lines }: TypeVerdict,
  gaps: readonly Gap[],
  place: SourcePlace | null,
): CoverageRow {
  return {
    type: TYPE_WORDS[codeType],
    required: requiredWords(required, base),
    measured: ratioWords(lines),
    missing: places(
      gaps.filter((gap) => gap.codeType === codeType),
      place,
    ),
    verdict: md`${new Markdown(verdict)}${provedWords(proof)}`,
  };
}

function places(gaps: readonly Gap[], place: SourcePlace | null): Markdown {
  const shown = gaps.slice(0, SHOWN_PLACES).map((gap) => md`${cell(gap.path)} ${lineLinks(gap, place)}`);
  const more = gaps.length > SHOWN_PLACES ? md` and ${gaps.length - SHOWN_PLACES} more` : md``;
  return md`${joined(shown, ", ")}${more}`;
}
