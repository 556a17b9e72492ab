import { combineReports } from "../../reports/coverage/combine-reports.ts";
import { movedTo } from "../../reports/coverage/merge-coverage.ts";
import {
  createPathMapper,
  type PathMapper,
  type PathOptions,
} from "../../reports/coverage/paths/map-paths.ts";
import type { CoverageReport, FileCoverage, Ratio } from "../../reports/coverage-report.ts";

/** What several reports of one run say together. */
export interface Measured {
  /** By path in the repository, one entry for each file whatever the number of reports. */
  readonly files: ReadonlyMap<string, FileCoverage>;
  /** Paths of reports that name no file of the repository. */
  readonly unmatched: readonly string[];
  /** Of all files, changed or not. */
  readonly lines: Ratio;
}

export interface KnownFiles extends PathOptions {
  readonly paths: readonly string[];
}

/** The order of the reports never matters: where several measured a line, the most hits count. */
export function measuredFiles(reports: readonly CoverageReport[], known: KnownFiles): Measured {
  const mapPaths = createPathMapper(known.paths, known);
  const [first, ...others] = reports;
  const single = first && others.length === 0 ? alone(first, mapPaths) : null;
  if (single) return single;
  const { files, unmatched, lines } = combineReports(reports, mapPaths);
  return { files: new Map(files.map((file) => [file.path, file])), unmatched, lines };
}

/**
 * Merging a large report with nothing would cost as much as reading it.
 * Null when two of its paths mean one file: then there is something to merge.
 */
function alone({ files, roots, lines }: CoverageReport, mapPaths: PathMapper): Measured | null {
  const { byPath, unmatched } = mapPaths(
    files.map(({ path }) => path),
    roots,
  );
  const moved = new Map<string, FileCoverage>();
  for (const file of files) {
    const path = byPath.get(file.path);
    if (path === undefined) continue;
    if (moved.has(path)) return null;
    moved.set(path, movedTo(path, file));
  }
  return { files: moved, unmatched: [...unmatched].sort(), lines };
}
