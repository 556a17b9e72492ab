import type { Config } from "../core/config/config.ts";
import { COVERAGE_GLOBS, NEVER_SEARCHED, TEST_GLOBS } from "../core/runner/report-globs.ts";
import type { FindRequest, Found, FoundReport, World } from "./ports.ts";

/** Patterns as a person gave them, on the command line or in the workflow. Empty: not given. */
export interface GivenPatterns {
  readonly junit: readonly string[];
  readonly coverage: readonly string[];
}

type Search = Pick<FindRequest, "globs" | "ignore">;

/** What was given comes before what is configured, and that before the places tools usually use. */
export function testSearch(
  { junit }: GivenPatterns,
  { reports }: Config,
  usual: readonly string[] = TEST_GLOBS,
): Search {
  return search(usual, junit, reports.junit);
}

export function coverageSearch({ coverage }: GivenPatterns, { reports }: Config): Search {
  return search(COVERAGE_GLOBS, coverage, reports.coverage);
}

/** A person's own patterns mean what they say; the usual places are searched with care for other people's reports. */
function search(usual: readonly string[], ...asked: readonly (readonly string[])[]): Search {
  const globs = asked.find((list) => list.length > 0);
  return globs ? { globs, ignore: [] } : { globs: usual, ignore: NEVER_SEARCHED };
}

/** A pattern for coverage often matches test reports too: each file is read for one purpose. */
export async function findCoverage(
  search: Search,
  sinceMs: number,
  tests: Found,
  world: World,
): Promise<FoundReport[]> {
  const known = new Set(tests.reports.map((report) => report.path));
  const { reports } = await world.reports.find({ ...search, sinceMs });
  return reports.filter(
    ({ path, result }) => !known.has(path) && result.kind !== "test" && result.kind !== "other",
  );
}
