import { createTailIndex, type TrackedFile } from "./tail-index.ts";

/** The files of the repository, to be found by whole path or by the end of it. */
export interface TrackedFiles {
  /** From normal form to the path as Git has it. */
  readonly byPath: ReadonlyMap<string, string>;
  readonly byTail: readonly TrackedFile[];
}

export interface Repository {
  readonly asWritten: TrackedFiles;
  /** For paths of Windows, in lower case. Made when the first comes along. */
  readonly folded: () => TrackedFiles;
}

export function createRepository(paths: readonly string[]): Repository {
  let folded: TrackedFiles | undefined;
  return {
    asWritten: trackedFiles(paths, (path) => path),
    folded: () => {
      folded ??= trackedFiles(paths, (path) => path.toLowerCase());
      return folded;
    },
  };
}

function trackedFiles(paths: readonly string[], fold: (path: string) => string): TrackedFiles {
  const normal = (path: string) => fold(path.normalize("NFC"));
  return {
    byPath: new Map(paths.map((path) => [normal(path), path])),
    byTail: createTailIndex(paths, normal),
  };
}
