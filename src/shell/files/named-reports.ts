import { closeSync, constants, fstatSync, openSync } from "node:fs";
import { resolve } from "node:path";
import type { FoundReport } from "../../app/ports.ts";
import { readReport } from "../../core/reports/index.ts";
import { type Chunks, READ_LIMITS, type ReadLimits } from "../../core/reports/read-report.ts";
import { fileChunks } from "./chunks.ts";
import { shownPath } from "./shown-path.ts";

export interface NamedReport extends Omit<FoundReport, "digest"> {
  /** The file once more; undefined when there is none. */
  readonly chunks: Chunks | undefined;
}

/** Exactly these files, each read when it is asked for. */
export function* namedReports(
  root: string,
  paths: readonly string[],
  limits: ReadLimits = READ_LIMITS,
): Generator<NamedReport, void> {
  for (const name of paths) {
    const path = resolve(name);
    yield readNamed(path, shownPath(root, path), limits);
  }
}

function readNamed(path: string, shown: string, limits: ReadLimits): NamedReport {
  const file = opened(path);
  if (file instanceof Error) return unopened(shown, "report-missing", `cannot be opened (${file.code})`);
  const stats = fstatSync(file);
  if (!stats.isFile()) {
    closeSync(file);
    const what = stats.isDirectory() ? "is a folder" : "is not a regular file";
    return unopened(shown, "report-not-a-file", what);
  }
  const chunks = fileChunks(path, { file, size: stats.size });
  return { path: shown, modifiedMs: stats.mtimeMs, chunks, result: readReport(chunks, limits) };
}

/** Opened before it is looked at, so that it cannot become something else in between; a pipe must not make us wait. */
function opened(path: string): number | NodeJS.ErrnoException {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function unopened(path: string, code: string, what: string): NamedReport {
  const error = { code, message: `${path} ${what}.`, hint: "Name a report file that the test run wrote." };
  return { path, modifiedMs: 0, chunks: undefined, result: { kind: "unreadable", error } };
}
