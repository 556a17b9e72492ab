import * as z from "zod";
import { CoverageSummary, OwedType } from "../attempt/coverage-summary.ts";
import { ExecutionSkip } from "../attempt/execution-skip.ts";
import { Leak } from "../attempt/leak.ts";
import { Proof } from "../attempt/proof.ts";
import { SecuritySummary } from "../attempt/security-summary.ts";
import { SeenTampering } from "../attempt/seen-tampering.ts";
import { ERROR_TYPES } from "../reports/failure/error-type.ts";
import { ROOT_CAUSES } from "./root-cause.ts";

/**
 * The session document: debug-memory v1 with Umpire's own facts in `umpire` blocks.
 * Unknown fields are kept out of our way, never refused: the v1 schema allows them everywhere.
 */
export const SESSION_VERSION = 1;

const count = z.int().min(0);
const commit = z.string().nullable();

export const FileChange = z.object({
  path: z.string(),
  added: count,
  removed: count,
  lines: z
    .array(z.tuple([z.int(), z.int()]).readonly())
    .readonly()
    .exactOptional()
    .describe("Changed stretches, where a failure leads into the file."),
  commits: z
    .array(z.object({ line: z.int(), commit: z.string() }))
    .readonly()
    .exactOptional()
    .describe("The commit that wrote each changed line to which a failure leads."),
});

const Commit = z.object({
  sha: z.string(),
  author: z.string(),
  subject: z.string(),
  rootCause: z.string().nullable(),
  fixStrategy: z.string().nullable(),
  confidence: z.string().nullable(),
  files: z.array(z.string()).readonly().exactOptional(),
});

const Counts = z.object({ cases: count, passed: count, failed: count, errors: count, skipped: count });
const ErrorInfo = z.object({ code: z.string(), message: z.string(), hint: z.string() });

const Location = z.object({ file: z.string(), line: z.int(), function: z.string().exactOptional() });

export const Failure = z.object({
  test_name: z.string(),
  test_id: z.string(),
  scope: z.enum(["test", "suite"]),
  test_file: z.string().optional(),
  test_line: z.int().optional(),
  error_type: z.enum(ERROR_TYPES),
  raw_type: z.string(),
  error_message: z.string(),
  stack_trace: z.string(),
  expected: z.string().optional(),
  actual: z.string().optional(),
  source_location: Location.optional(),
  callers: z.array(Location).exactOptional().describe("What led there, innermost first."),
  fingerprint: z.string().exactOptional().describe("Names the cause; its version stands before the colon."),
});
export type Failure = z.infer<typeof Failure>;

const Analysis = z.object({
  root_cause: z.string().min(20),
  root_cause_category: z.enum(ROOT_CAUSES).exactOptional(),
  fix_strategy: z.string().min(20),
  related_failures: z.array(z.string()),
  patterns_matched: z
    .array(z.string())
    .exactOptional()
    .describe("Learned patterns, by id, that were known then and fit the failures."),
});

const FixApplied = z.object({
  description: z.string(),
  diff_summary: z.string(),
  files_changed: z.array(z.string()),
  verification: z.enum(["pending", "passed", "failed"]),
});

const Workflow = z.object({
  runId: count,
  runAttempt: count,
  url: z.string(),
  headSha: z.string(),
  jobs: z.array(z.string()),
  expectedJobs: count.nullable(),
  mismatches: z.array(z.string()),
  expired: z.string().nullable(),
});

const Facts = z.object({
  id: z.string(),
  code: z.object({
    branch: z.string(),
    commit,
    tree: z.string(),
    base: z.object({ ref: z.string(), commit: z.string() }).nullable(),
    files: z.array(FileChange),
  }),
  command: z
    .object({
      argv: z.array(z.string()),
      exitCode: z.int().nullable(),
      timedOut: z.boolean(),
      timeoutSeconds: z.number(),
      durationMs: z.number(),
      outputTail: z.string(),
    })
    .nullable(),
  reports: z.array(
    z.object({
      path: z.string(),
      kind: z.enum(["test", "coverage", "security", "other", "unreadable"]),
      format: z.string().nullable(),
      digest: z.string(),
      committed: z.boolean().default(false),
      counts: Counts.nullable(),
      warnings: z.array(z.string()),
      error: ErrorInfo.nullable(),
    }),
  ),
  /** One letter per entry of the session's `tests`: p, f, e, s, y (passed, flaky), - (not in this run). */
  outcomes: z.string().regex(/^[pfesy-]*$/),
  coverage: CoverageSummary.nullable(),
  bugFix: OwedType.nullable().exactOptional().describe("What the change owes as a bug fix, measured or not."),
  proof: Proof.nullable().default(null).describe("Null in ledgers from before proofs were kept, too."),
  fix: z
    .object({
      since: z.string(),
      commits: z.array(Commit),
      files: z.array(FileChange),
      uncommitted: z.boolean(),
    })
    .nullable(),
  security: SecuritySummary.nullable().default(null).describe("Null when no scanner was asked for."),
  leaks: z.array(Leak).default([]).describe("Secrets in the output, by shape and place."),
  tampering: z.array(SeenTampering).default([]).describe("Where the code made it easier to pass."),
  skip: ExecutionSkip.nullable().default(null).describe("Who asked to go without a run, and why."),
  patternsMatched: z.array(z.string()).readonly().exactOptional(),
  fork: z.boolean().default(false).describe("Whether it ran for a pull request from a fork."),
  workflow: Workflow.nullable().default(null).describe("Null for a run on somebody's machine."),
});

const JudgedFacts = Facts.extend({
  loop: z.int().min(1),
  state: z.enum(["passed", "failed", "timeout", "no-evidence", "unreadable"]),
  call: z.enum(["proceed", "retry", "escalate"]),
  rule: z.string(),
});

/** One run before anybody judged it: what a job leaves for the runs after it. */
export const RecordedRun = z.object({
  timestamp: z.iso.datetime(),
  code_hash: z.string(),
  environment: z.object({
    runtime: z.string(),
    runtime_version: z.string(),
    os: z.string(),
    test_framework: z.string().optional(),
  }),
  test_results: z.object({
    total: count,
    passed: count,
    failed: count,
    errors: count,
    skipped: count,
    duration_ms: count,
    coverage_percent: z.number().min(0).max(100).optional(),
  }),
  failures: z.array(Failure),
  umpire: Facts,
});
export type RecordedRun = z.infer<typeof RecordedRun>;

const Execution = RecordedRun.extend({
  attempt: z.int().min(1),
  analysis: Analysis.optional(),
  fix_applied: FixApplied.optional(),
  umpire: JudgedFacts,
});
export type Execution = z.infer<typeof Execution>;

export const Session = z.object({
  schemaVersion: z.literal(SESSION_VERSION),
  session_id: z.uuid(),
  file_path: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  status: z.enum(["in_progress", "passed", "failed", "escalated"]),
  executions: z.array(Execution),
  learnings: z.object({
    patterns_identified: z
      .array(
        z.object({
          pattern: z.string(),
          frequency: z.int().min(1),
          category: z.string(),
          fix_template: z.string().exactOptional(),
          effectiveness: z.number().min(0).max(1),
        }),
      )
      .exactOptional(),
    recurring_failures: z.array(
      z.object({
        test: z.string(),
        occurrences: z.int(),
        resolution: z.enum(["resolved", "pending", "wont_fix", "escalated"]),
      }),
    ),
    recommendations: z.array(z.string()),
  }),
  metadata: z.object({ task_id: z.string() }),
  umpire: z.object({
    branch: z.string(),
    /** Every test id ever seen, in order of appearance: executions refer to them by position. */
    tests: z.array(z.string()),
    resets: z.array(z.object({ id: z.string(), at: z.iso.datetime() })),
    told: z
      .array(z.object({ escalation: z.string(), channel: z.string() }))
      .exactOptional()
      .describe("Who has been told of which escalation."),
    retention: z
      .object({ days: z.int().min(1), expires_at: z.iso.datetime() })
      .readonly()
      .exactOptional()
      .describe("How long to keep it: 30 days, 60 when it taught something, 90 when a person was asked."),
  }),
});
export type Session = z.infer<typeof Session>;
