import type { Config } from "../core/config/config.ts";
import { excuseOf } from "../core/policy/gate.ts";
import { NO_HINTS, type PullHints } from "./attempt-coverage.ts";
import type { AttemptInput } from "./build-evidence.ts";
import { gather } from "./find-evidence.ts";
import { findSkip, type SkipRequest } from "./find-skip.ts";
import { mustHoldTests } from "./must-hold-tests.ts";
import type { World } from "./ports.ts";
import { findCoverage, type GivenPatterns, testSearch } from "./report-search.ts";
import { reviewAttempt } from "./review-attempt.ts";
import type { Review } from "./tell-case.ts";

export interface ReviewRequest extends GivenPatterns, SkipRequest {
  readonly base: string | undefined;
  readonly branch: string | undefined;
  /** The commit under test, when HEAD is a merge that GitHub made of it. */
  readonly head?: string;
  /** What the pull request says of itself. */
  readonly hints?: PullHints;
  /** Whether the pull request comes from a fork. */
  readonly fork?: boolean;
}

/** File systems and checkouts round times; a report this much older than the code is still of the same moment. */
const CLOCK_SLACK_MS = 2_000;

/** `umpire review`: judges reports that a run has already left. */
export async function reviewReports(request: ReviewRequest, config: Config, world: World): Promise<Review> {
  return await reviewAttempt(await collectAttempt(request, config, world), config, world);
}

/** The code as it is, and what the reports in the work tree say of it. */
export async function collectAttempt(
  request: ReviewRequest,
  config: Config,
  world: World,
): Promise<AttemptInput> {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base, head: request.head });
  const sinceMs = (await world.code.newestChange(code)) - CLOCK_SLACK_MS;
  const search = testSearch(request, config);
  const tests = await world.reports.find({ ...search, sinceMs });
  const skip = await findSkip(request, code, config, world);
  mustHoldTests(tests, {
    globs: search.globs,
    noReportHint:
      "Run the tests with a JUnit reporter first, or point `--junit` at the reports. `umpire run -- COMMAND` does both.",
    gate: { code, excuse: excuseOf({ code, skip }) },
  });
  const coverage = await findCoverage(request, config, sinceMs, tests, world);
  const reports = [...new Set([...tests.reports, ...coverage.reports])];
  const committed = await world.code.committed(reports.map(({ path }) => path));
  const gathered = await gather(reports, world, committed);
  return {
    at: world.clock.now(),
    code,
    command: null,
    testFramework: config.execution_config.test_framework ?? null,
    gathered,
    coverage,
    hints: request.hints ?? NO_HINTS,
    skip,
    fork: request.fork ?? false,
  };
}
