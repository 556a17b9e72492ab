import { decide, evidenceOf } from "./decide.ts";
import type { GoModule } from "./go-module-place.ts";
import { placeOf } from "./place.ts";
import { parsePath } from "./report-path.ts";
import { createRepository } from "./tracked-files.ts";

export interface PathOptions {
  /** Folders of the repository that report paths may be relative to. They are tried first, in this order. */
  readonly roots?: readonly string[];
  readonly goModules?: readonly GoModule[];
}

export interface PathMap {
  /** From the path in the report to the path in the repository. */
  readonly byPath: ReadonlyMap<string, string>;
  /** Paths that mean no tracked file, or more than one. */
  readonly unmatched: readonly string[];
}

export type PathMapper = (paths: readonly string[], reportRoots: readonly string[]) => PathMap;

/** @internal */
export function mapPaths(
  paths: readonly string[],
  reportRoots: readonly string[],
  trackedFiles: readonly string[],
  options: PathOptions = {},
): PathMap {
  return createPathMapper(trackedFiles, options)(paths, reportRoots);
}

/** For several reports: the tracked files are sorted only once. */
export function createPathMapper(trackedFiles: readonly string[], options: PathOptions = {}): PathMapper {
  const repository = createRepository(trackedFiles);
  const configured = (options.roots ?? []).map((root) => parsePath(root));
  const modules = options.goModules ?? [];

  return (paths, reportRoots) => {
    const roots = { report: reportRoots.map((root) => parsePath(root)), configured, modules };
    const places = [...new Set(paths)].map((path) => placeOf(repository, path, roots));
    const evidence = evidenceOf(places);
    const byPath = new Map<string, string>();
    const unmatched: string[] = [];
    for (const place of places) {
      const file = place.kind === "known" ? place.file : decide(place, evidence);
      if (file === undefined) unmatched.push(place.path);
      else byPath.set(place.path, file);
    }
    return { byPath, unmatched };
  };
}
