import { combineReports } from "../../reports/coverage/combine-reports.ts";
import {
  createPathMapper,
  type PathMapper,
  type PathOptions,
} from "../../reports/coverage/paths/map-paths.ts";
import type { CoverageReport, FileCoverage, Ratio } from "../../reports/coverage-report.ts";

/** What several reports of one run say together. */
export interface Measured {
  /** By path in the repository, which may differ from their own, one entry for each file whatever the number of reports. */
  readonly files: ReadonlyMap<string, FileCoverage>;
  /** Paths of reports that name no file of the repository. */
  readonly unmatched: readonly string[];
  /** Of all files, changed or not. */
  readonly lines: Ratio;
}

export interface KnownFiles extends PathOptions {
  readonly paths: ReadonlySet<string>;
}

/** The order of the reports never matters: where several measured a line, the most hits count. */
export function measuredFiles(reports: readonly CoverageReport[], known: KnownFiles): Measured {
  const [first, ...others] = reports;
  if (first && others.length === 0 && isPlain(first, known)) return asWritten(first);
  const mapPaths = createPathMapper([...known.paths], known);
  const single = first && others.length === 0 ? alone(first, mapPaths) : null;
  if (single) return single;
  const { files, unmatched, lines } = combineReports(reports, mapPaths);
  return { files: byPath(files), unmatched, lines };
}

/** Where every path is a file's own path there is nothing to find out, and looking would cost most of the time. */
function isPlain({ files, roots }: CoverageReport, known: KnownFiles): boolean {
  const { roots: configured = [] } = known;
  return roots.length + configured.length === 0 && files.every(({ path }) => known.paths.has(path));
}

function asWritten({ files, lines }: CoverageReport): Measured {
  return { files: byPath(files), unmatched: [], lines };
}

/**
 * Merging a large report with nothing would cost as much as reading it, and few of its files are ever looked at.
 * Null when two of its paths mean one file: then there is something to merge.
 */
function alone({ files, roots, lines }: CoverageReport, mapPaths: PathMapper): Measured | null {
  const { byPath: found, unmatched } = mapPaths(
    files.map(({ path }) => path),
    roots,
  );
  const known = new Map<string, FileCoverage>();
  for (const file of files) {
    const path = found.get(file.path);
    if (path === undefined) continue;
    if (known.has(path)) return null;
    known.set(path, file);
  }
  return { files: known, unmatched: [...unmatched].sort(), lines };
}

function byPath(files: readonly FileCoverage[]): Map<string, FileCoverage> {
  return new Map(files.map((file) => [file.path, file]));
}
