import type { Config } from "../core/config/config.ts";
import { COVERAGE_GLOBS, NEVER_SEARCHED, TEST_GLOBS } from "../core/runner/report-globs.ts";
import type { FindRequest, Found, FoundReport, World } from "./ports.ts";

/** Patterns as a person gave them, on the command line or in the workflow. Empty: not given. */
export interface GivenPatterns {
  readonly junit: readonly string[];
  readonly coverage: readonly string[];
}

export interface FoundCoverage {
  /** Whether somebody said where the reports are. */
  readonly expected: boolean;
  readonly reports: readonly FoundReport[];
  /** Reports that are older than what they should show. */
  readonly stale: readonly string[];
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

function coverageSearch({ coverage }: GivenPatterns, { reports }: Config): Search {
  return search(COVERAGE_GLOBS, coverage, reports.coverage);
}

/** A person's own patterns mean what they say; the usual places are searched with care for other people's reports. */
function search(usual: readonly string[], ...asked: readonly (readonly string[])[]): Search {
  const globs = asked.find((list) => list.length > 0);
  return globs ? { globs, ignore: [] } : { globs: usual, ignore: NEVER_SEARCHED };
}

/** A pattern for one kind of report often matches the other too: what a file holds decides, and each is read once. */
export async function findCoverage(
  given: GivenPatterns,
  config: Config,
  sinceMs: number,
  tests: Found,
  world: World,
): Promise<FoundCoverage> {
  const known = new Set([...tests.reports, ...tests.stale].map(({ path }) => path));
  const among = tests.reports.filter(({ result }) => result.kind === "coverage");
  const { reports, stale } = await world.reports.find({ ...coverageSearch(given, config), sinceMs });
  return {
    expected: given.coverage.length > 0 || config.reports.coverage.length > 0,
    reports: [
      ...among,
      ...reports.filter(
        ({ path, result }) =>
          !known.has(path) && (result.kind === "coverage" || result.kind === "unreadable"),
      ),
    ],
    stale: stale.map(({ path }) => path).filter((path) => !known.has(path)),
  };
}
