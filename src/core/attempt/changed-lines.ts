import type { ChangedFile } from "../change/changed-file.ts";
import type { CodeState, FailureRecord, Frame } from "./evidence.ts";

/** Enough for any file that a person wrote; a generated one says nothing line by line. */
const MOST_STRETCHES = 200;

export interface SourceLine {
  readonly file: string;
  readonly line: number;
}

/** More failures than this share their lines, or nobody reads them. */
const MOST_LINES = 30;

/** Changed lines that failures lead to, each once. */
export function failingLines({ files }: CodeState, failures: readonly FailureRecord[]): SourceLine[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const isChanged = ({ file, line }: SourceLine) =>
    byPath.get(file)?.lines?.some(([first, last]) => first <= line && line <= last) ?? false;
  const found = framesOf(failures).filter(isChanged);
  const distinct = new Map(found.map(({ file, line }) => [`${file}:${line}`, { file, line }]));
  return [...distinct.values()].slice(0, MOST_LINES);
}

/** The state with the commit that wrote each of these lines; `commits` go with `lines` by position. */
export function withLineCommits(
  code: CodeState,
  lines: readonly SourceLine[],
  commits: readonly (string | null)[],
): CodeState {
  const files = code.files.map((file) => {
    const known = lines.flatMap(({ file: path, line }, position) => {
      const commit = commits[position];
      return path === file.path && commit ? [{ line, commit }] : [];
    });
    return known.length > 0 ? { ...file, commits: known } : file;
  });
  return { ...code, files };
}

/** The state with the changed lines of every file that a failure leads into: no others are asked for. */
export function withChangedLines(
  code: CodeState,
  changed: readonly ChangedFile[],
  failures: readonly FailureRecord[],
): CodeState {
  const wanted = new Set(framesOf(failures).map(({ file }) => file));
  const byPath = new Map(changed.map((file) => [file.path, file]));
  const files = code.files.map((file) => {
    const change = wanted.has(file.path) ? byPath.get(file.path) : undefined;
    return change ? { ...file, lines: stretchesOf(change) } : file;
  });
  return { ...code, files };
}

function framesOf(failures: readonly FailureRecord[]): Frame[] {
  return failures.flatMap(({ frame, callers = [] }) => (frame ? [frame, ...callers] : []));
}

function stretchesOf({ groups }: ChangedFile): [number, number][] {
  return groups
    .filter(({ added }) => added.length > 0)
    .slice(0, MOST_STRETCHES)
    .map(({ newStart, added }) => [newStart, newStart + added.length - 1]);
}
