import type { ErrorInfo } from "../errors.ts";
import type { ErrorType } from "../reports/failure/error-type.ts";
import type { Counts, Outcome } from "../reports/test-report.ts";
import type { CoverageSummary, OwedType } from "./coverage-summary.ts";
import type { ExecutionSkip } from "./execution-skip.ts";
import type { Leak } from "./leak.ts";
import type { Proof } from "./proof.ts";
import type { SecuritySummary } from "./security-summary.ts";
import type { SeenTampering } from "./seen-tampering.ts";

/** What one run of the tests left behind. The ledger is a set of these, and nothing else is believed. */
export interface Evidence {
  /** Names the run; two records with one id are the same run. */
  readonly id: string;
  /** ISO time at which the run began. */
  readonly at: string;
  readonly code: CodeState;
  /** Null when the reports were made elsewhere and only handed to us. */
  readonly command: CommandRun | null;
  readonly reports: readonly ReportSummary[];
  /** Every distinct test by its id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Tests that the reports of this one run show failing and then passing. */
  readonly flaky: ReadonlySet<string>;
  readonly failures: readonly FailureRecord[];
  readonly durationMs: number;
  /** Null when nothing was measured. */
  readonly coverage: CoverageSummary | null;
  /** What the change owes as a bug fix, whether anything was measured or not; null when it is none. */
  readonly bugFix?: OwedType | null;
  /** Null when nobody tried to prove a fix with this code. */
  readonly proof: Proof | null;
  readonly fix: Fix | null;
  /** Null when no scanner was asked for. */
  readonly security: SecuritySummary | null;
  /** Secrets that the run wrote into its output. */
  readonly leaks: readonly Leak[];
  /** Where the code made it easier to pass. */
  readonly tampering: readonly SeenTampering[];
  /** Learned patterns, by id, that were known when it ran and fit its failures. Unknown where no memory was at hand. */
  readonly patternsMatched?: readonly string[];
  /** Null when nobody asked to go without a run. */
  readonly skip: ExecutionSkip | null;
  /** Whether it ran for a pull request from a fork, which gets no secrets. */
  readonly fork: boolean;
  readonly environment: Environment;
  /** Null for a run on somebody's machine. */
  readonly workflow: WorkflowFacts | null;
}

/** The workflow run that made it, as GitHub's API tells it. */
export interface WorkflowFacts {
  readonly runId: number;
  readonly runAttempt: number;
  readonly url: string;
  readonly headSha: string;
  /** The jobs whose records it is made of. */
  readonly jobs: readonly string[];
  /** How many jobs should have left a record; null when nobody said. */
  readonly expectedJobs: number | null;
  /** What a record claims and the API contradicts. Such evidence never helps a pass. */
  readonly mismatches: readonly string[];
  /** How the run ended, when its record is gone and this is all that is left of it. */
  readonly expired: string | null;
}

export interface CodeState {
  readonly hash: string;
  readonly branch: string;
  /** Null before the first commit. */
  readonly commit: string | null;
  /** Git tree of the work tree as it was, uncommitted and untracked source included. */
  readonly tree: string;
  readonly base: { readonly ref: string; readonly commit: string } | null;
  readonly files: readonly FileChange[];
}

export interface FileChange {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
  /** First and last line of each changed stretch, where a failure leads into the file. */
  readonly lines?: readonly (readonly [number, number])[];
  /** Who wrote the lines of it that failures lead to, as far as they are committed. */
  readonly commits?: readonly { readonly line: number; readonly commit: string }[];
}

export interface CommandRun {
  readonly argv: readonly string[];
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly timeoutSeconds: number;
  readonly durationMs: number;
  /** The last lines of its output, for a run that left no report. */
  readonly outputTail: string;
}

export interface ReportSummary {
  readonly path: string;
  readonly kind: "test" | "coverage" | "security" | "other" | "unreadable";
  readonly format: string | null;
  /** SHA-256 of the file: the same bytes under another code hash are not new evidence. */
  readonly digest: string;
  /** It lies here as git has it: no run wrote it, and its results are not believed. */
  readonly committed: boolean;
  readonly counts: Counts | null;
  readonly warnings: readonly string[];
  readonly error: ErrorInfo | null;
}

export interface FailureRecord {
  /** Test id, or the suite's name when `scope` is `suite`. */
  readonly test: string;
  readonly scope: "test" | "suite";
  readonly name: string;
  readonly errorType: ErrorType;
  readonly rawType: string;
  readonly message: string;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly stack: string;
  readonly testFile: string | null;
  readonly testLine: number | null;
  readonly frame: Frame | null;
  /** What led there, innermost first, as far as it is in the repository. */
  readonly callers?: readonly Frame[];
  /** Names its cause; kept where the details that it was made of are not. */
  readonly fingerprint?: string;
}

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly function: string | null;
}

/** What was done to the code since the attempt before, from git. */
export interface Fix {
  readonly since: string;
  readonly commits: readonly Commit[];
  readonly files: readonly FileChange[];
  readonly uncommitted: boolean;
}

export interface Commit {
  readonly sha: string;
  readonly author: string;
  readonly subject: string;
  readonly rootCause: string | null;
  readonly fixStrategy: string | null;
  readonly confidence: string | null;
  /** Unknown in ledgers from before it was kept. */
  readonly files?: readonly string[];
}

export interface Environment {
  readonly runtime: string;
  readonly runtimeVersion: string;
  readonly os: string;
  readonly testFramework: string | null;
}
