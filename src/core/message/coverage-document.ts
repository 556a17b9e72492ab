import type { Gap } from "../attempt/coverage-summary.ts";
import type { CoverageAnswer } from "../policy/coverage/judge-coverage.ts";
import type { Ratio } from "../reports/coverage-report.ts";
import { COVERAGE_VERSION, type CoverageDocument } from "./coverage-schema.ts";

/** The verdict as other programs read it: what `coverage --json` prints. */
export function coverageDocument(
  { patch, files, byType, noData, gaps }: CoverageAnswer,
  unmatched: readonly string[],
): CoverageDocument {
  const gapsOf = new Map<string, Omit<Gap, "path">[]>();
  for (const { path, ...gap } of gaps) gapsOf.set(path, [...(gapsOf.get(path) ?? []), gap]);
  return {
    schemaVersion: COVERAGE_VERSION,
    patch: { ...patch, percent: percent(patch) },
    files: files.map((file) => ({ ...file, gaps: gapsOf.get(file.path) ?? [] })),
    byType: byType.map((type) => ({ ...type, percent: percent(type) })),
    noData,
    unmatched,
  };
}

function percent({ covered, total }: Ratio): number | null {
  return total === 0 ? null : (covered * 100) / total;
}
