import * as z from "zod";

/** What no change of this code can mend. */
export const TRIAGE_KINDS = [
  "infrastructure",
  "dependency_outage",
  "missing_secret",
  "base_already_red",
  "flaky",
] as const;
export type TriageKind = (typeof TRIAGE_KINDS)[number];

const bound = z.int().min(0).max(10).default(2);

/** How many such runs of one loop are left uncounted before a person is asked. */
export const TriagePolicy = z.strictObject({
  infrastructure: bound.describe("Network, disk, memory or the runner itself failed."),
  dependency_outage: bound.describe("A service that the tests need did not answer."),
  missing_secret: bound.describe("A secret that pull requests from forks do not get was missing."),
  base_already_red: bound.describe("Only tests fail that fail on the base, too."),
  flaky: bound.describe("Only tests fail that passed on the very same code."),
});
