import * as z from "zod";
import { UserError } from "../../../errors.ts";
import { parseJson } from "../../../parse-json.ts";
import type { FileCoverage, Ratio } from "../../../reports/coverage-report.ts";
import { type LineRange, readRanges, toRanges, writeRanges } from "../lines/line-ranges.ts";

const BASELINE_VERSION = 1;

/** The coverage of every file at one commit: what a refactoring is compared with. */
export const BaselineDocument = z.object({
  schemaVersion: z.literal(BASELINE_VERSION),
  kind: z.literal("coverage-baseline"),
  at: z.iso.datetime(),
  branch: z.string(),
  commit: z.string().nullable().describe("Null when it was recorded before the first commit."),
  files: z.array(
    z.object({
      path: z.string(),
      covered: z.int().min(0),
      total: z.int().min(0),
      missed: z
        .string()
        .regex(/^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/)
        .describe("Lines that never ran, as ranges: 12-18,40."),
    }),
  ),
});
export type BaselineDocument = z.infer<typeof BaselineDocument>;

export interface Baseline {
  readonly branch: string;
  readonly commit: string | null;
  readonly files: ReadonlyMap<string, BaselineFile>;
}

export interface BaselineFile extends Ratio {
  readonly missed: readonly LineRange[];
}

export type BaselineOrigin = Pick<BaselineDocument, "at" | "branch" | "commit">;

export function writeBaseline(
  measured: ReadonlyMap<string, FileCoverage>,
  { at, branch, commit }: BaselineOrigin,
): BaselineDocument {
  const files = [...measured].map(([path, { lines }]) => {
    const missed: number[] = [];
    lines.forEach((line, hits) => {
      if (hits === 0) missed.push(line);
    });
    const covered = lines.size - missed.length;
    return { path, covered, total: lines.size, missed: writeRanges(toRanges(missed)) };
  });
  files.sort((left, right) => (left.path < right.path ? -1 : 1));
  return { schemaVersion: BASELINE_VERSION, kind: "coverage-baseline", at, branch, commit, files };
}

export function readBaseline(text: string, path: string): Baseline {
  const parsed = BaselineDocument.safeParse(parseJson(text, (found, cause) => unusable(path, found, cause)));
  if (!parsed.success) throw unusable(path, whyNot(text, parsed.error));
  const { branch, commit, files } = parsed.data;
  return {
    branch,
    commit,
    files: new Map(
      files.map(({ path: file, ...rest }) => [file, { ...rest, missed: readRanges(rest.missed) }]),
    ),
  };
}

const Newer = z.object({
  kind: z.literal("coverage-baseline"),
  schemaVersion: z.number().gt(BASELINE_VERSION),
});

function whyNot(text: string, { issues }: z.ZodError): string {
  const newer = Newer.safeParse(JSON.parse(text));
  if (newer.success)
    return `needs a newer Umpire: it has schemaVersion ${newer.data.schemaVersion}, and this one reads ${BASELINE_VERSION}`;
  const [why] = issues.map(
    ({ path, message }) => `${path.map(String).join(".") || "the document"}: ${message}`,
  );
  return `is no baseline of Umpire (${why})`;
}

function unusable(path: string, found: string, cause?: unknown): UserError {
  return new UserError(
    "baseline-unreadable",
    `The baseline ${path} ${found}.`,
    "Record it again on the base: `umpire coverage --report FILE --write-baseline`.",
    { cause },
  );
}
