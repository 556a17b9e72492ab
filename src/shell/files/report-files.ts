import { lstat, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import type { FoundReport, ReportSource } from "../../app/ports.ts";
import { UserError } from "../../core/errors.ts";
import { readReport } from "../../core/reports/index.ts";
import { READ_LIMITS, type ReadLimits } from "../../core/reports/read-report.ts";
import { fileChunks } from "./chunks.ts";
import { namedReports } from "./named-reports.ts";
import { sha256Of } from "./sha256.ts";
import { isInside, shownPath } from "./shown-path.ts";

export interface FileLimits extends ReadLimits {
  /** That a pattern may match. */
  readonly maxFiles: number;
}

const LIMITS: FileLimits = { ...READ_LIMITS, maxFiles: 2_000 };
const NEVER = ["**/node_modules/**", "**/.git/**"];

/** Report files below `root`. Files outside it are read only when they are named one by one. */
export function reportFiles(root: string, limits: FileLimits = LIMITS): ReportSource {
  return {
    async find({ globs, ignore, sinceMs }) {
      const paths = await matching(root, globs, [...NEVER, ...ignore], limits.maxFiles);
      const dated = await Promise.all(
        paths.map(async (path) => ({ path, modifiedMs: (await stat(path)).mtimeMs })),
      );
      const fresh = dated.filter(({ modifiedMs }) => modifiedMs >= sinceMs);
      const stale = dated.filter(({ modifiedMs }) => modifiedMs < sinceMs);
      return {
        reports: fresh.map(({ path, modifiedMs }) => ({
          path: shownPath(root, path),
          modifiedMs,
          ...readFile(path, limits),
        })),
        stale: stale.map(({ path, modifiedMs }) => ({ path: shownPath(root, path), modifiedMs })),
      };
    },
    async read(paths) {
      return [...namedReports(root, paths, limits)].map(({ chunks, ...report }) => ({
        ...report,
        digest: () => (chunks === undefined ? "" : sha256Of(chunks)),
      }));
    },
  };
}

async function matching(
  root: string,
  globs: readonly string[],
  ignore: readonly string[],
  maxFiles: number,
): Promise<string[]> {
  const patterns = globs.map((pattern) =>
    (isAbsolute(pattern) ? relative(root, pattern) : pattern).split(sep).join("/"),
  );
  const { glob } = await import("tinyglobby");
  const found = await glob(patterns, {
    cwd: root,
    ignore: [...ignore],
    dot: true,
    followSymbolicLinks: false,
    expandDirectories: false,
  });
  if (found.length > maxFiles) {
    throw new UserError(
      "too-many-reports",
      `${globs.join(", ")} matches ${found.length} files; at most ${maxFiles} are read.`,
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

function readFile(path: string, limits: ReadLimits): Pick<FoundReport, "digest" | "result"> {
  const chunks = fileChunks(path);
  return { result: readReport(chunks, limits), digest: () => sha256Of(chunks) };
}
