import type { Outcome } from "../reports/test-report.ts";
import type { CoverageSummary } from "./coverage-summary.ts";
import type { Evidence, FailureRecord } from "./evidence.ts";
import { mergeSecurity } from "./merge-security.ts";
import { inOrder, type RunRecord } from "./run-record.ts";

/** A test that several legs of a matrix ran has passed only where it passed in all of them. */
const WORST: readonly Outcome[] = ["error", "failed", "passed", "skipped"];

type Results = Pick<
  Evidence,
  | "reports"
  | "outcomes"
  | "flaky"
  | "failures"
  | "durationMs"
  | "coverage"
  | "proof"
  | "command"
  | "security"
  | "leaks"
>;

/** How the coverage of several jobs becomes one: the policy knows, since it depends on what is asked for. */
export type UniteCoverage = (parts: readonly CoverageSummary[]) => CoverageSummary | null;

/** The jobs of one run, each with its part of the tests, as one run. The order of the records does not matter. */
export function mergeJobs(records: readonly RunRecord[], unite: UniteCoverage): Results {
  const parts = records.toSorted(inOrder);
  const outcomes = new Map<string, Outcome>();
  for (const { evidence } of parts)
    for (const [id, outcome] of evidence.outcomes) outcomes.set(id, worse(outcomes.get(id), outcome));
  return {
    reports: parts.flatMap(({ evidence }) => evidence.reports),
    outcomes,
    flaky: new Set(
      parts.flatMap(({ evidence }) => [...evidence.flaky].filter((id) => outcomes.get(id) === "passed")),
    ),
    failures: oncePerTest(parts.flatMap(({ evidence }) => evidence.failures)),
    durationMs: parts.reduce((sum, { evidence }) => sum + evidence.durationMs, 0),
    coverage: unite(parts.flatMap(({ evidence }) => evidence.coverage ?? [])),
    proof: parts.find(({ evidence }) => evidence.proof)?.evidence.proof ?? null,
    security: mergeSecurity(parts.flatMap(({ evidence }) => evidence.security ?? [])),
    leaks: parts.flatMap(({ evidence }) => evidence.leaks),
    command: parts.find(({ evidence }) => evidence.command)?.evidence.command ?? null,
  };
}

function worse(left: Outcome | undefined, right: Outcome): Outcome {
  if (left === undefined) return right;
  return WORST.indexOf(left) < WORST.indexOf(right) ? left : right;
}

function oncePerTest(failures: readonly FailureRecord[]): FailureRecord[] {
  const byTest = new Map<string, FailureRecord>();
  for (const failure of failures) if (!byTest.has(failure.test)) byTest.set(failure.test, failure);
  return [...byTest.values()];
}
