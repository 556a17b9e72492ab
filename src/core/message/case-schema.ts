import * as z from "zod";
import { CoverageSummary } from "../attempt/coverage-summary.ts";
import { Proof } from "../attempt/proof.ts";
import { ACTIONS, CONDITIONS } from "../config/config.ts";
import { CHANNELS } from "../config/notification.ts";
import { FileChange } from "../memory/session-schema.ts";
import { ERROR_TYPES } from "../reports/failure/error-type.ts";

/** The documents that other programs read, as schemas: published under schemas/ and checked against every document in tests. */
export const CASE_VERSION = 1;

const count = z.int().min(0);
const text = z.string();
const tests = z.array(text).readonly();

const Frame = z.object({ file: text, line: z.int(), function: text.nullable() });

const CodeState = z.object({
  hash: text.describe("SHA-256 over the sorted path:blob pairs of the changed files."),
  branch: text,
  commit: text.nullable(),
  tree: text,
  base: z.object({ ref: text, commit: text }).nullable(),
  files: z.array(FileChange).readonly(),
});

const CommandRun = z.object({
  argv: tests,
  exitCode: z.int().nullable(),
  timedOut: z.boolean(),
  timeoutSeconds: z.number(),
  durationMs: z.number(),
  outputTail: text,
});

const ErrorInfo = z.object({ code: text, message: text, hint: text });

const ReportSummary = z.object({
  path: text,
  kind: z.enum(["test", "coverage", "security", "other", "unreadable"]),
  format: text.nullable(),
  digest: text,
  committed: z.boolean().describe("Whether git has it as it lies there, so that no run wrote it."),
  counts: z.object({ cases: count, passed: count, failed: count, errors: count, skipped: count }).nullable(),
  warnings: tests,
  error: ErrorInfo.nullable(),
});

const Failure = z.object({
  test: text,
  scope: z.enum(["test", "suite"]),
  name: text,
  errorType: z.enum(ERROR_TYPES),
  rawType: text,
  message: text,
  expected: text.nullable(),
  actual: text.nullable(),
  stack: text,
  testFile: text.nullable(),
  testLine: z.int().nullable(),
  frame: Frame.nullable(),
  callers: z.array(Frame).readonly().exactOptional().describe("What led there, innermost first."),
  fingerprint: text.exactOptional().describe("Names the cause; its version stands before the colon."),
});

const Commit = z.object({
  sha: text,
  author: text,
  subject: text,
  rootCause: text.nullable(),
  fixStrategy: text.nullable(),
  confidence: text.nullable(),
  files: z.array(text).readonly().exactOptional(),
});

const Fix = z.object({
  since: text,
  commits: z.array(Commit).readonly(),
  files: z.array(FileChange).readonly(),
  uncommitted: z.boolean(),
});

export const AttemptDocument = z.object({
  schemaVersion: z.literal(CASE_VERSION),
  loop: z.int().min(1),
  number: z.int().min(1),
  try: z.int().min(1),
  id: text,
  at: z.iso.datetime(),
  code: CodeState,
  command: CommandRun.nullable(),
  reports: z.array(ReportSummary).readonly(),
  state: z.enum(["passed", "failed", "timeout", "no-evidence", "unreadable"]),
  charged: z.boolean(),
  tests: z.object({
    total: count,
    passed: count,
    failed: count,
    errors: count,
    skipped: count,
    flaky: count,
  }),
  failures: z.array(Failure).readonly(),
  durationMs: z.number(),
  fix: Fix.nullable(),
  proof: Proof.nullable().describe("What prove-fix showed of this code; null when nobody tried."),
});
export type AttemptDocument = z.infer<typeof AttemptDocument>;

const Trigger = z.object({ condition: z.enum(CONDITIONS), action: z.enum(ACTIONS) });

/** What every call says, whoever asks. */
const Call = z.object({
  action: z.enum(["proceed", "retry", "escalate"]),
  status: z.enum(["in_progress", "passed", "skipped", "escalated", "aborted"]),
  rule: text,
  attempt: z.int().min(1),
  maxAttempts: z.int().min(1),
  trigger: Trigger.nullable(),
  retryAfterSeconds: z.number().min(0),
  assignedTo: text.nullable().describe("The agent that has the next attempt, where that is another."),
});

const Notified = z.object({
  channel: z.enum(CHANNELS),
  state: z.enum(["sent", "failed"]),
  problem: text.nullable(),
});
export type Notified = z.infer<typeof Notified>;

export const CaseDocument = z.object({
  schemaVersion: z.literal(CASE_VERSION),
  call: Call.extend({ reasons: tests, question: z.object({ text, options: tests }).nullable() }),
  attempt: AttemptDocument,
  comparison: z.object({
    broken: tests,
    fixed: tests,
    "still-failing": tests,
    "new-failure": tests,
    silenced: tests,
    removed: tests,
    added: tests,
    revived: tests,
    flaky: tests,
    unchanged: count,
  }),
  findings: z
    .array(
      z.looseObject({
        kind: text,
        severity: z.enum(["blocking", "warning", "note"]),
        condition: z.enum(CONDITIONS).nullable(),
        summary: text,
      }),
    )
    .readonly(),
  gate: z
    .object({
      state: z.enum(["passed", "blocked", "skipped"]),
      reason: text.nullable(),
      source: z
        .enum(["docs-only", "config-only", "commit", "pull-request", "command-line", "infrastructure"])
        .nullable(),
    })
    .describe("Whether there was evidence that tests ran; if not, why it may do without."),
  coverage: CoverageSummary.nullable().describe("Null when nothing was measured."),
  comment: text.describe("The escalation or feedback as Markdown."),
  notifications: z
    .array(Notified)
    .readonly()
    .describe(
      "Who was told of an escalation besides the comment. Empty when it was told before, or is none.",
    ),
});
export type CaseDocument = z.infer<typeof CaseDocument>;

/** What `ledger --json` prints. */
export const LedgerDocument = z.object({
  schemaVersion: z.literal(CASE_VERSION),
  id: z.uuid(),
  branch: text,
  createdAt: z.iso.datetime(),
  resets: z.array(z.object({ id: text, at: z.iso.datetime() })).readonly(),
  runs: z.array(AttemptDocument.extend({ call: Call.extend({ because: tests }) })).readonly(),
});
export type LedgerDocument = z.infer<typeof LedgerDocument>;
