import { openSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { FoundReport } from "../../app/ports.ts";
import { readReport } from "../../core/reports/index.ts";
import { type Chunks, READ_LIMITS, type ReadLimits } from "../../core/reports/read-report.ts";
import { fileChunks, type OpenFile } from "./chunks.ts";
import { shownPath } from "./shown-path.ts";

export interface NamedReport extends Omit<FoundReport, "digest"> {
  /** The file once more; undefined when there is none. */
  readonly chunks: Chunks | undefined;
}

/** A relative path that nothing need be done to, as nearly all are: to resolve one of thousands takes time. */
const PLAIN = sep === "/" ? /^(?!\.{0,2}(?:\/|$))(?:[^/]+\/(?!\.{0,2}(?:\/|$)))*[^/]+$/ : /^$/;

/** Exactly these files, each read when it is asked for. */
export function* namedReports(
  root: string,
  paths: readonly string[],
  limits: ReadLimits = READ_LIMITS,
): Generator<NamedReport, void> {
  const here = resolve(".");
  for (const name of paths) {
    const path = PLAIN.test(name) ? `${here}/${name}` : resolve(name);
    yield readNamed(name, path, shownPath(root, path), limits);
  }
}

/** Opened by the name as it was given: a relative one is found sooner. */
function readNamed(name: string, path: string, shown: string, limits: ReadLimits): NamedReport {
  const opened = openRegular(name);
  if (typeof opened === "string") return unopened(shown, "report-not-a-file", opened);
  if (opened instanceof Error) return unopened(shown, "report-missing", `cannot be opened (${opened.code})`);
  const chunks = fileChunks(path, opened);
  return { path: shown, modifiedMs: opened.modifiedMs, chunks, result: readReport(chunks, limits) };
}

/** What it is instead, as words, when it is no regular file: to open a pipe or a device would do something to it. */
function openRegular(
  path: string,
): (OpenFile & { readonly modifiedMs: number }) | string | NodeJS.ErrnoException {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return stats.isDirectory() ? "is a folder" : "is not a regular file";
    return { file: openSync(path, "r"), size: stats.size, modifiedMs: stats.mtimeMs };
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function unopened(path: string, code: string, what: string): NamedReport {
  const error = { code, message: `${path} ${what}.`, hint: "Name a report file that the test run wrote." };
  return { path, modifiedMs: 0, chunks: undefined, result: { kind: "unreadable", error } };
}
