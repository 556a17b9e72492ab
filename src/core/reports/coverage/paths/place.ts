import { type GoModule, goModulePlace } from "./go-module-place.ts";
import { type Guess, guessFile } from "./guess.ts";
import { joinPath, parsePath, type ReportPath } from "./report-path.ts";
import type { Repository, TrackedFiles } from "./tracked-files.ts";

/** Where a report path may be in the repository, seen on its own. */
export type Place =
  /** Told by a Go module or a configured root, so that nothing has to be guessed. */
  { readonly kind: "known"; readonly path: string; readonly file: string | undefined } | GuessedPlace;

export interface GuessedPlace {
  readonly kind: "guessed";
  readonly path: string;
  /** As written, and below each root of the report. */
  readonly variants: readonly ReportPath[];
  readonly tracked: TrackedFiles;
  readonly guess: Guess | undefined;
}

export interface Roots {
  readonly report: readonly ReportPath[];
  readonly configured: readonly ReportPath[];
  readonly modules: readonly GoModule[];
}

export function placeOf(repository: Repository, path: string, roots: Roots): Place {
  const inModule = goModulePlace(path, roots.modules);
  if (inModule !== undefined) return { kind: "known", path, file: repository.asWritten.byPath.get(inModule) };

  const parsed = parsePath(
    path,
    roots.report.some((root) => root.isWindows),
  );
  const below = (folders: readonly ReportPath[]) =>
    parsed.isAbsolute ? [] : folders.map((root) => joinPath(root, parsed));
  const tracked = parsed.isWindows ? repository.folded() : repository.asWritten;
  for (const variant of below(roots.configured)) {
    const file = variant.up === 0 ? tracked.byPath.get(variant.segments.join("/")) : undefined;
    if (file !== undefined) return { kind: "known", path, file };
  }
  // A path that leads out of its root could be anywhere; only below another root can it be told where.
  const variants = [parsed, ...below(roots.report)].filter((variant) => variant.up === 0);
  return { kind: "guessed", path, variants, tracked, guess: guessFile(tracked.byTail, variants) };
}
