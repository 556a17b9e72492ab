import { lstat, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { glob } from "tinyglobby";
import type { FoundReport, ReportSource } from "../../app/ports.ts";
import { UserError } from "../../core/errors.ts";
import { readReport } from "../../core/reports/index.ts";
import { READ_LIMITS, type ReadLimits } from "../../core/reports/read-report.ts";
import { fileChunks, sha256Of } from "./chunks.ts";

const MAX_FILES = 2_000;
const NEVER = ["**/node_modules/**", "**/.git/**"];

/** Report files below `root`. Files outside it are read only when they are named one by one. */
export function reportFiles(root: string, limits: ReadLimits = READ_LIMITS): ReportSource {
  const shown = (path: string) => (isInside(root, path) ? relative(root, path).split(sep).join("/") : path);
  return {
    async find({ globs, ignore, sinceMs }) {
      const paths = await matching(root, globs, [...NEVER, ...ignore]);
      const dated = await Promise.all(
        paths.map(async (path) => ({ path, modifiedMs: (await stat(path)).mtimeMs })),
      );
      const fresh = dated.filter(({ modifiedMs }) => modifiedMs >= sinceMs);
      const stale = dated.filter(({ modifiedMs }) => modifiedMs < sinceMs);
      return {
        reports: fresh.map(({ path, modifiedMs }) => ({
          path: shown(path),
          modifiedMs,
          ...readFile(path, limits),
        })),
        stale: stale.map(({ path, modifiedMs }) => ({ path: shown(path), modifiedMs })),
      };
    },
    read: (paths) => Promise.all(paths.map((path) => readNamed(resolve(path), shown(resolve(path)), limits))),
  };
}

async function matching(
  root: string,
  globs: readonly string[],
  ignore: readonly string[],
): Promise<string[]> {
  const patterns = globs.map((pattern) =>
    (isAbsolute(pattern) ? relative(root, pattern) : pattern).split(sep).join("/"),
  );
  const found = await glob(patterns, {
    cwd: root,
    ignore: [...ignore],
    dot: true,
    followSymbolicLinks: false,
    expandDirectories: false,
  });
  if (found.length > MAX_FILES) {
    throw new UserError(
      "too-many-reports",
      `${globs.join(", ")} matches ${found.length} files; at most ${MAX_FILES} are read.`,
      "Use a narrower pattern.",
    );
  }
  const inside: string[] = [];
  for (const name of found.sort()) {
    const path = await realpath(join(root, name));
    if (isInside(root, path) && (await lstat(path)).isFile()) inside.push(path);
  }
  return [...new Set(inside)];
}

async function readNamed(path: string, shown: string, limits: ReadLimits): Promise<FoundReport> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) return unopened(shown, "report-missing", `cannot be opened (${found.code})`);
  if (!found.isFile())
    return unopened(
      shown,
      "report-not-a-file",
      found.isDirectory() ? "is a folder" : "is not a regular file",
    );
  return { path: shown, modifiedMs: found.mtimeMs, ...readFile(path, limits) };
}

function unopened(path: string, code: string, what: string): FoundReport {
  const error = { code, message: `${path} ${what}.`, hint: "Name a report file that the test run wrote." };
  return { path, modifiedMs: 0, digest: () => "", result: { kind: "unreadable", error } };
}

function readFile(path: string, limits: ReadLimits): Pick<FoundReport, "digest" | "result"> {
  const chunks = fileChunks(path);
  return { result: readReport(chunks, limits), digest: () => sha256Of(chunks) };
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== "" && !way.startsWith("..") && !isAbsolute(way);
}
