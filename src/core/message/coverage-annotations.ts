import type { CoverageSummary } from "../attempt/coverage-summary.ts";
import { gapSentence } from "./coverage-words.ts";
import { oneLine } from "./untrusted.ts";

/** A note on lines of a file, as GitHub shows it beside the diff. */
export interface Annotation {
  readonly level: "warning" | "notice";
  readonly title: string;
  readonly message: string;
  readonly file: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** GitHub shows ten of each level for a step, and drops the rest without a word. */
const MOST = 10;

/** Missed lines, the largest gaps first. They warn only where they are too many. */
export function coverageAnnotations(coverage: CoverageSummary | null): Annotation[] {
  const judged = coverage?.judged;
  if (!judged) return [];
  const places = judged.gaps.flatMap((gap) =>
    gap.ranges.map(([startLine, endLine]) => ({
      level: judged.verdict === "below" ? ("warning" as const) : ("notice" as const),
      title: "Not covered",
      message: oneLine(gapSentence({ ...gap, ranges: [[startLine, endLine]] }).text, 300),
      file: gap.path,
      startLine,
      endLine,
    })),
  );
  return places.slice(0, MOST);
}
