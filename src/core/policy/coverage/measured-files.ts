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
  const only = others.length === 0 ? first : undefined;
  const plain = only && asWritten(only, known);
  if (plain) return plain;
  const mapPaths = createPathMapper([...known.paths], known);
  const single = only && alone(only, mapPaths);
  if (single) return single;
  const { files, unmatched, lines } = combineReports(reports, mapPaths);
  return { files: new Map(files.map((file) => [file.path, file])), unmatched, lines };
}

/** Where every path is a file's own path there is nothing to find out, and looking would cost most of the time. */
function asWritten({ files, roots, lines }: CoverageReport, known: KnownFiles): Measured | null {
  const { roots: configured = [] } = known;
  if (roots.length + configured.length > 0) return null;
  const byPath = new Map<string, FileCoverage>();
  for (const file of files) {
    const { path } = file;
    if (!known.paths.has(path)) return null;
    byPath.set(path, file);
  }
  return { files: byPath, unmatched: [], lines };
}

/**
 * Merging a large report with nothing would cost as much as reading it, and few of its files are ever looked at.
 * Null when two of its paths mean one file: then there is something to merge.
 */
function alone({ files, roots, lines }: CoverageReport, mapPaths: PathMapper): Measured | null {
  const { byPath, unmatched } = mapPaths(
    files.map(({ path }) => path),
    roots,
  );
  const known = new Map<string, FileCoverage>();
  for (const file of files) {
    const path = byPath.get(file.path);
    if (path === undefined) continue;
    if (known.has(path)) return null;
    known.set(path, file);
  }
  return { files: known, unmatched: [...unmatched].sort(), lines };
}
