import type { Evidence, FailureRecord, Frame } from "../attempt/evidence.ts";
import { isTestPath } from "../change/is-test-path.ts";

/** Where a cause is looked for first, and what makes that more than a guess. */
export interface CausePlace {
  readonly frame: Frame;
  /** Whether this work changed the very line, at least the file, or neither. */
  readonly changed: "line" | "file" | "no";
}

/** A frame in a changed line beats everything; then code in a changed file; else where it was thrown. */
export function causePlace({ frame, callers = [] }: FailureRecord, { code }: Evidence): CausePlace | null {
  if (!frame) return null;
  const frames = [frame, ...callers];
  const files = new Map(code.files.map((file) => [file.path, file]));
  const inLine = (at: Frame) =>
    files.get(at.file)?.lines?.some(([first, last]) => first <= at.line && at.line <= last) ?? false;
  const line = frames.find((at) => inLine(at) && !isTestPath(at.file)) ?? frames.find(inLine);
  if (line) return { frame: line, changed: "line" };
  const file = frames.find((at) => files.has(at.file) && !isTestPath(at.file));
  if (file) return { frame: file, changed: "file" };
  return { frame, changed: files.has(frame.file) ? "file" : "no" };
}

/** Who wrote the very line, where that is known; else the newest commit of these runs, in time, that touched the file. */
export function commitOf(
  { frame, changed }: CausePlace,
  latest: Evidence,
  runs: readonly Evidence[],
): string | null {
  if (changed === "line") {
    const commits = latest.code.files.flatMap((file) =>
      file.path === frame.file ? (file.commits ?? []) : [],
    );
    return commits.find(({ line }) => line === frame.line)?.commit ?? null;
  }
  const commits = runs.flatMap(({ fix }) => fix?.commits ?? []);
  return commits.findLast(({ files = [] }) => files.includes(frame.file))?.sha ?? null;
}
