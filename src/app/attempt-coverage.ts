import type { ChangedLines, CoverageSummary, JudgedCoverage } from "../core/attempt/coverage-summary.ts";
import type { CodeState } from "../core/attempt/evidence.ts";
import type { Proof } from "../core/attempt/proof.ts";
import type { ChangeHints } from "../core/change/types/hints.ts";
import type { Config } from "../core/config/config.ts";
import type { CoverageReport } from "../core/reports/coverage-report.ts";
import { loadBaseline } from "./check-coverage.ts";
import { judgeChange } from "./judge-change.ts";
import { measureReports } from "./measure-reports.ts";
import type { ChangeText, World } from "./ports.ts";
import type { FoundCoverage } from "./report-search.ts";

/** Enough for a person; a change without any test must not bury the ledger. */
const MAX_GAPS = 50;
const MAX_RANGES = 20;
const MAX_PATHS = 100;
const MOST_LETTERS = 200_000;

/** What is known of the change besides its code. */
export type PullHints = Omit<ChangeHints, "commits">;

export const NO_HINTS: PullHints = { labels: [], issueType: null, title: null, branch: null };

export interface KnownOfChange {
  readonly hints: PullHints;
  readonly proof: Proof | null;
  /** Null when there is no base to compare with. */
  readonly change: ChangeText | null;
}

/** What one run's coverage amounts to. Null: nobody asked for coverage, and nobody measured any. */
export async function attemptCoverage(
  code: CodeState,
  { expected, reports: found, stale }: FoundCoverage,
  { hints, proof, change }: KnownOfChange,
  config: Config,
  world: World,
): Promise<CoverageSummary | null> {
  const reports = found.flatMap(({ result }) => (result.kind === "coverage" ? [result] : []));
  if (reports.length === 0) {
    if (stale.length > 0) return unjudged("stale-report", expected);
    return expected ? unjudged("no-report", expected) : null;
  }
  if (!code.base || !change) return await withoutBase(reports, expected, config, world);
  const { answer, measured } = await judgeChange(
    {
      change,
      hints,
      base: code.base,
      reports,
      baseline: await loadBaseline(undefined, config, world),
      proof,
    },
    config,
    world,
  );
  const shown = answer.gaps.slice(0, MAX_GAPS);
  return {
    lines: measured.lines,
    patch: answer.patch,
    noData: answer.noData.slice(0, MAX_PATHS),
    unmatched: measured.unmatched.slice(0, MAX_PATHS),
    judged: {
      verdict: answer.verdict,
      problem: null,
      expected,
      byType: answer.byType,
      gaps: shown.map((gap) => ({
        ...gap,
        ranges: gap.ranges.slice(0, MAX_RANGES),
        branches: gap.branches.slice(0, MAX_RANGES),
      })),
      hiddenGaps: answer.gaps.length - shown.length,
    },
    ...(isSmall(answer.changed) && { changed: answer.changed }),
  };
}

/** A change that touches more is not put together line by line: its record would be mostly numbers. */
function isSmall(changed: readonly ChangedLines[]): boolean {
  const letters = changed.reduce(
    (sum, { path, covered, missed, whole }) =>
      sum +
      path.length +
      covered.length +
      missed.length +
      (whole?.covered.length ?? 0) +
      (whole?.missed.length ?? 0),
    0,
  );
  return letters <= MOST_LETTERS;
}

/** Nobody knows which lines changed, so only the whole can be told. */
async function withoutBase(
  reports: readonly CoverageReport[],
  expected: boolean,
  config: Config,
  world: World,
): Promise<CoverageSummary> {
  const { lines, unmatched } = await measureReports(reports, await world.code.tracked(), config, world);
  return { ...unjudged("no-base", expected), lines, unmatched: unmatched.slice(0, MAX_PATHS) };
}

function unjudged(problem: NonNullable<JudgedCoverage["problem"]>, expected: boolean): CoverageSummary {
  return {
    lines: { covered: 0, total: 0 },
    patch: null,
    noData: [],
    unmatched: [],
    judged: { verdict: "no-data", problem, expected, byType: [], gaps: [], hiddenGaps: 0 },
  };
}
