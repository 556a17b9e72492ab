import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import type { FailureContext } from "../../../../src/core/reports/failure/failure.ts";
import { filesEndingWith } from "../../../../src/core/reports/failure/paths/files-ending-with.ts";

const Place = z.object({ file: z.string(), line: z.number(), function: z.string().exactOptional() });

const Expected = z.object({
  errorType: z.string(),
  rawType: z.string(),
  message: z.string(),
  expected: z.string().exactOptional(),
  actual: z.string().exactOptional(),
  frame: Place.nullable(),
  testFile: z.string().exactOptional(),
  testLine: z.number().exactOptional(),
  misread: Place.exactOptional(),
});

const Problem = z.object({
  kind: z.enum(["failure", "error", "skipped", "flaky", "rerun"]),
  type: z.string(),
  message: z.string(),
  text: z.string(),
  expected: z.string().exactOptional(),
  actual: z.string().exactOptional(),
});

const FailureSet = z.object({
  tool: z.string(),
  language: z.string(),
  root: z.string(),
  files: z.array(z.string()),
  failures: z.array(
    z.object({ test: z.string(), suite: z.string(), file: z.string(), problem: Problem, expect: Expected }),
  ),
});

export type FailureSet = z.infer<typeof FailureSet>;
export type RealFailure = FailureSet["failures"][number];

const folder = new URL("../../../fixtures/failures/", import.meta.url);

export function loadFailureSets(): FailureSet[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => FailureSet.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8"))));
}

export function contextOf(set: FailureSet, { file, suite }: RealFailure): FailureContext {
  const files = new Set(set.files);
  return {
    testFile: file,
    suite,
    root: set.root,
    tracked: (path) => files.has(path),
    endingWith: filesEndingWith(files),
  };
}
