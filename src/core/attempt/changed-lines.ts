import type { ChangedFile } from "../change/changed-file.ts";
import type { CodeState, FailureRecord } from "./evidence.ts";

/** Enough for any file that a person wrote; a generated one says nothing line by line. */
const MOST_STRETCHES = 200;

/** The state with the changed lines of every file that a failure leads into: no others are asked for. */
export function withChangedLines(
  code: CodeState,
  changed: readonly ChangedFile[],
  failures: readonly FailureRecord[],
): CodeState {
  const frames = failures.flatMap(({ frame, callers = [] }) => (frame ? [frame, ...callers] : []));
  const wanted = new Set(frames.map(({ file }) => file));
  const byPath = new Map(changed.map((file) => [file.path, file]));
  const files = code.files.map((file) => {
    const change = wanted.has(file.path) ? byPath.get(file.path) : undefined;
    return change ? { ...file, lines: stretchesOf(change) } : file;
  });
  return { ...code, files };
}

function stretchesOf({ groups }: ChangedFile): [number, number][] {
  return groups
    .filter(({ added }) => added.length > 0)
    .slice(0, MOST_STRETCHES)
    .map(({ newStart, added }) => [newStart, newStart + added.length - 1]);
}
