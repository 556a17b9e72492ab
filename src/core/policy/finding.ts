import type { JudgedCoverage, NoDataReason, TypeVerdict } from "../attempt/coverage-summary.ts";
import type { ExecutionSkip } from "../attempt/execution-skip.ts";
import type { Proof } from "../attempt/proof.ts";
import type { SeenTampering } from "../attempt/seen-tampering.ts";
import type { NoProgress } from "../comparison/progress.ts";
import type { CodeType } from "../config/code-types.ts";
import type { Condition } from "../config/config.ts";
import type { TestKind } from "../config/coverage-requirements.ts";
import type { TamperingKind } from "../config/tampering.ts";
import type { TriageKind } from "../config/triage.ts";
import type { ErrorInfo } from "../errors.ts";
import type { ReviewObservation } from "./review-observation.ts";
import type { SecurityObservation } from "./security-observation.ts";

/** Blocking holds a pass back; a warning is shown; a note is for the record. */
export type Severity = "blocking" | "warning" | "note";

/** One thing the policy noticed, with its evidence. Words are made in the message room. */
export type Finding = Observation & {
  readonly severity: Severity;
  /** The condition of the escalation policy that this is, if it is one. */
  readonly condition: Condition | null;
};

export type Observation =
  | { readonly kind: "failing-tests"; readonly tests: readonly string[] }
  | { readonly kind: "suite-errors"; readonly suites: readonly string[] }
  | { readonly kind: "command-failed"; readonly exitCode: number | null }
  | { readonly kind: "timeout"; readonly timeoutSeconds: number }
  | ({ readonly kind: "no-evidence" } & NoEvidence)
  | { readonly kind: "stale-evidence"; readonly reports: readonly StaleReport[] }
  | { readonly kind: "execution-skipped"; readonly source: SkipSource; readonly reason: string }
  | ({ readonly kind: "not-fixable-here" } & NotFixable)
  | { readonly kind: "missing-jobs"; readonly expected: number; readonly jobs: readonly string[] }
  | { readonly kind: "identity-mismatch"; readonly claims: readonly string[] }
  | { readonly kind: "details-expired"; readonly conclusion: string }
  | { readonly kind: "unreadable-report"; readonly reports: readonly UnreadableReport[] }
  | { readonly kind: "regression"; readonly tests: readonly [BrokenTest, ...BrokenTest[]] }
  | { readonly kind: "silenced-tests"; readonly tests: readonly string[]; readonly places: Places }
  | { readonly kind: "removed-tests"; readonly tests: readonly string[]; readonly places: Places }
  | { readonly kind: "tampering"; readonly what: TamperingKind; readonly places: Places }
  | { readonly kind: "flaky-tests"; readonly tests: readonly string[] }
  | { readonly kind: "new-flaky-tests"; readonly tests: readonly string[] }
  | {
      readonly kind: "no-progress";
      readonly pattern: NoProgress["kind"];
      readonly attempts: readonly number[];
    }
  | ({ readonly kind: "unanalysed-retry" } & UnanalysedRetry)
  | { readonly kind: "coverage-below"; readonly types: readonly TypeBelow[] }
  | ({ readonly kind: "coverage-no-data" } & CoverageUnknown)
  | { readonly kind: "missing-tests"; readonly tests: readonly MissingTest[] }
  | ({ readonly kind: "unproven-fix" } & UnprovenFix)
  | { readonly kind: "accidental-green"; readonly tests: readonly string[] }
  | { readonly kind: "unknown-error-type"; readonly tests: readonly string[] }
  | SecurityObservation
  | ReviewObservation
  | { readonly kind: "report-warnings"; readonly warnings: readonly string[] };

/** Lines of the change that show it. */
export type Places = readonly SeenTampering[];

export interface NoEvidence {
  readonly reason: "no-report" | "no-test" | "all-skipped";
  /** Somebody asked to go without a run, and gave no reason. */
  readonly refusedSkip: boolean;
}

export type SkipSource = "docs-only" | "config-only" | ExecutionSkip["source"];

export interface StaleReport {
  readonly path: string;
  /** Git has it as it lies here; or a run of other code left the very same bytes. */
  readonly why: "committed" | "seen-before";
}

export interface NotFixable {
  readonly cause: TriageKind;
  /** Tests and suites that fail for it; empty when none ran. */
  readonly tests: readonly string[];
  /** The words that show it. */
  readonly evidence: string;
  /** Whether nothing else fails in this run. */
  readonly isAll: boolean;
  /** How many runs of this loop were left uncounted for it before, and how many may be. */
  readonly seen: number;
  readonly bound: number;
}

export type TypeBelow = Pick<TypeVerdict, "codeType" | "required" | "covered" | "total" | "base">;

export interface UnanalysedRetry {
  /** What failed before it. */
  readonly tests: readonly string[];
  /** The commits that say nothing of it; empty when nothing is committed. */
  readonly commits: readonly string[];
}

export interface CoverageUnknown {
  /** Why nothing could be judged; null when only a part could not. */
  readonly problem: JudgedCoverage["problem"];
  readonly reasons: readonly NoDataReason[];
  /** Changed source files of which nothing was measured. */
  readonly paths: readonly string[];
}

export interface UnprovenFix {
  /** No test fails on the old code; or nobody tried; or what was tried could not be loaded there. */
  readonly reason: "passes-without-fix" | "not-tried" | "cannot-tell";
  /** Tests that show nothing, and why. */
  readonly refused: Proof["refused"];
  /** What to prove it against. */
  readonly base: string | null;
}

export interface MissingTest {
  readonly codeType: CodeType;
  readonly kind: TestKind;
}

export interface UnreadableReport {
  readonly path: string;
  readonly error: ErrorInfo;
}

export interface BrokenTest {
  readonly test: string;
  /** The run that showed it passing; `base` for the base. */
  readonly passedIn: { readonly id: string; readonly commit: string | null };
}
