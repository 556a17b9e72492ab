import type { CoverageSummary } from "./coverage-summary.ts";

/**
 * The coverage of several jobs of one run. Their line hits are not in the records, so percentages cannot be added up:
 * the job that measured most of the change speaks for the run.
 */
export function mergeCoverage(summaries: readonly CoverageSummary[]): CoverageSummary | null {
  return summaries.toSorted((left, right) => weight(right) - weight(left))[0] ?? null;
}

function weight({ patch, lines }: CoverageSummary): number {
  return (patch?.covered ?? 0) * 1e9 + lines.covered;
}
