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
  readonly paths: readonly string[];
}

/** The order of the reports never matters: where several measured a line, the most hits count. */
export function measuredFiles(reports: readonly CoverageReport[], known: KnownFiles): Measured {
  const mapPaths = pathMapper(reports, known);
  const [first, ...others] = reports;
  const single = first && others.length === 0 ? alone(first, mapPaths) : null;
  if (single) return single;
  const { files, unmatched, lines } = combineReports(reports, mapPaths);
  return { files: new Map(files.map((file) => [file.path, file])), unmatched, lines };
}

/** Where every path is a file's own path there is nothing to find out, and looking costs most of the time. */
function pathMapper(reports: readonly CoverageReport[], known: KnownFiles): PathMapper {
  const paths = new Set(known.paths);
  const isPlain =
    (known.roots ?? []).length === 0 &&
    reports.every(({ files, roots }) => roots.length === 0 && files.every(({ path }) => paths.has(path)));
  if (!isPlain) return createPathMapper(known.paths, known);
  return (named) => ({ byPath: new Map(named.map((path) => [path, path])), unmatched: [] });
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
