import type { CoverageSummary, JudgedCoverage, OwedType } from "../../attempt/coverage-summary.ts";
import type { Evidence } from "../../attempt/evidence.ts";
import { runState } from "../../attempt/run-state.ts";
import type { Finding } from "../finding.ts";
import { owedTypes } from "./owed-types.ts";

/** Coverage is always shown; it holds a pass back, and is a condition of the policy, only once the tests pass. */
export function coverageFindings(evidence: Evidence): Finding[] {
  const { coverage } = evidence;
  const judged = coverage?.judged;
  const owed = owedTypes(evidence);
  const severity = runState(evidence) === "passed" ? "blocking" : "warning";
  return [
    ...(judged ? [...below(judged, severity), ...noData(coverage, judged, severity)] : []),
    ...missingTests(owed, true, severity),
    ...missingTests(owed, false, "warning"),
  ];
}

type Severity = Finding["severity"];

function below({ byType }: JudgedCoverage, severity: Severity): Finding[] {
  const types = byType
    .filter(({ verdict }) => verdict === "below")
    .map(({ codeType, required, covered, total, base }) => ({ codeType, required, covered, total, base }));
  if (types.length === 0) return [];
  const condition = severity === "blocking" ? "coverage_threshold_unmet" : null;
  return [{ kind: "coverage-below", types, severity, condition }];
}

/** A set-up that never asked for coverage is not held back because there is none; one that did is. */
function noData({ noData: paths }: CoverageSummary, judged: JudgedCoverage, severity: Severity): Finding[] {
  const { problem, byType, expected } = judged;
  const reasons = [...new Set(byType.flatMap(({ noDataReason }) => noDataReason ?? []))];
  if (problem === null && reasons.length === 0 && paths.length === 0) return [];
  const isAsked = problem === null || expected;
  return [
    {
      kind: "coverage-no-data",
      problem,
      reasons,
      paths,
      severity: isAsked ? severity : "note",
      condition: null,
    },
  ];
}

function missingTests(byType: readonly OwedType[], enforced: boolean, severity: Severity): Finding[] {
  const tests = byType.flatMap(({ codeType, missingTests: missing }) =>
    missing.filter((one) => one.enforced === enforced).map(({ kind }) => ({ codeType, kind })),
  );
  return tests.length > 0 ? [{ kind: "missing-tests", tests, severity, condition: null }] : [];
}
