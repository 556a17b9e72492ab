import type { CoverageReport } from "../coverage-report.ts";
import { type MergedCoverage, mergeCoverage, movedTo } from "./merge-coverage.ts";
import type { PathMapper } from "./paths/map-paths.ts";

export interface CombinedCoverage extends MergedCoverage {
  /** Report paths that mean no tracked file, or more than one. What they say is not in the files. */
  readonly unmatched: readonly string[];
}

/** What several reports say about the files of the repository. */
export function combineReports(reports: readonly CoverageReport[], mapPaths: PathMapper): CombinedCoverage {
  const unmatched = new Set<string>();
  const files = reports.flatMap((report) => {
    const map = mapPaths(
      report.files.map((file) => file.path),
      report.roots,
    );
    for (const path of map.unmatched) unmatched.add(path);
    return report.files.flatMap((file) => {
      const path = map.byPath.get(file.path);
      return path === undefined ? [] : [movedTo(path, file)];
    });
  });
  return { ...mergeCoverage(files), unmatched: [...unmatched].toSorted() };
}
