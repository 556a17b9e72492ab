import type { CoverageSummary, Gap } from "../attempt/coverage-summary.ts";
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

/** Missed lines, the largest gaps first. They warn only where they are too many. */
export function coverageAnnotations(coverage: CoverageSummary | null): Annotation[] {
  const judged = coverage?.judged;
  if (!judged) return [];
  return judged.gaps.flatMap((gap) =>
    gap.ranges.map(([startLine, endLine], position) => ({
      level: judged.verdict === "below" ? ("warning" as const) : ("notice" as const),
      title: "Not covered",
      message: oneLine(gapSentence(onePlace(gap, [startLine, endLine], position)).text, 300),
      file: gap.path,
      startLine,
      endLine,
    })),
  );
}

function onePlace(gap: Gap, range: Gap["ranges"][number], position: number): Gap {
  return { ...gap, ranges: [range], branches: gap.branches.slice(position, position + 1) };
}
