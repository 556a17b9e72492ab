import type { Failure } from "../../../../src/core/reports/failure/failure.ts";
import { filesEndingWith } from "../../../../src/core/reports/failure/paths/files-ending-with.ts";
import { readFailure } from "../../../../src/core/reports/failure/read-failure.ts";
import type { Problem } from "../../../../src/core/reports/test-report.ts";

interface Written extends Partial<Problem> {
  readonly files?: readonly string[];
  readonly testFile?: string;
  readonly suite?: string;
  readonly root?: string;
}

/** A failure as it would be read in a repository that holds these files. */
export function readOne({
  files = [],
  testFile = "",
  suite = "",
  root = "/home/dev/project",
  ...problem
}: Written): Failure {
  const tracked = new Set(files);
  return readFailure(
    { kind: "failure", type: "", message: "", text: "", ...problem },
    { testFile, suite, root, tracked: (path) => tracked.has(path), endingWith: filesEndingWith(tracked) },
  );
}
