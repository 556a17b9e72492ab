import * as z from "zod";
import type { Evidence, FailureRecord, Frame } from "../attempt/evidence.ts";
import type { Ledger } from "../attempt/ledger.ts";
import { UserError } from "../errors.ts";
import { parseJson } from "../parse-json.ts";
import { fromLetters } from "./outcome-letters.ts";
import { type Failure, type RecordedRun, SESSION_VERSION, Session } from "./session-schema.ts";

/** Reads a stored session. A file that is broken or not ours is refused, so that it is never overwritten. */
export function readSession(text: string, path: string): Ledger {
  const json = parseJson(text, (found, cause) => unusable(path, found, cause));
  const parsed = Session.safeParse(json);
  if (!parsed.success) throw unusable(path, whyNot(json, parsed.error.issues));
  const { session_id, created_at, executions, umpire } = parsed.data;
  return {
    id: session_id,
    branch: umpire.branch,
    createdAt: created_at,
    resets: umpire.resets,
    ...(umpire.told && { told: umpire.told }),
    evidence: executions.map((execution) => toEvidence(execution, umpire.tests)),
  };
}

const Newer = z.object({ schemaVersion: z.number().gt(SESSION_VERSION) });

function whyNot(json: unknown, issues: readonly z.core.$ZodIssue[]): string {
  const newer = Newer.safeParse(json);
  if (newer.success)
    return `needs a newer Umpire: it has schemaVersion ${newer.data.schemaVersion}, and this one reads ${SESSION_VERSION}`;
  const [first] = issues.map(
    ({ path, message }) => `${path.map(String).join(".") || "the document"}: ${message}`,
  );
  return `is JSON, but not a session that Umpire wrote (${first})`;
}

function unusable(path: string, found: string, cause?: unknown): UserError {
  return new UserError(
    "ledger-unreadable",
    `The ledger ${path} ${found}.`,
    "It was left untouched. Move it away to start a new ledger, or restore it from a copy.",
    { cause },
  );
}

export function toEvidence(execution: RecordedRun, tests: readonly string[]): Evidence {
  const { id, code, command, reports, outcomes, coverage, proof, fix, tampering, skip, fork, workflow } =
    execution.umpire;
  const { security, leaks, patternsMatched, bugFix } = execution.umpire;
  const { runtime, runtime_version, os, test_framework } = execution.environment;
  return {
    id,
    at: execution.timestamp,
    code: { hash: execution.code_hash, ...code },
    command,
    reports,
    ...fromLetters(outcomes, tests),
    failures: execution.failures.map(toFailureRecord),
    durationMs: execution.test_results.duration_ms,
    coverage,
    ...(bugFix !== undefined && { bugFix }),
    proof,
    fix,
    security,
    leaks,
    tampering,
    skip,
    ...(patternsMatched && { patternsMatched }),
    fork,
    environment: { runtime, runtimeVersion: runtime_version, os, testFramework: test_framework ?? null },
    workflow,
  };
}

function toFailureRecord(failure: Failure): FailureRecord {
  const at = failure.source_location;
  return {
    test: failure.test_id,
    scope: failure.scope,
    name: failure.test_name,
    errorType: failure.error_type,
    rawType: failure.raw_type,
    message: failure.error_message,
    expected: failure.expected ?? null,
    actual: failure.actual ?? null,
    stack: failure.stack_trace,
    testFile: failure.test_file ?? null,
    testLine: failure.test_line ?? null,
    frame: at ? toFrame(at) : null,
    ...(failure.callers && { callers: failure.callers.map(toFrame) }),
    ...(failure.fingerprint && { fingerprint: failure.fingerprint }),
  };
}

function toFrame({ file, line, function: name }: NonNullable<Failure["source_location"]>): Frame {
  return { file, line, function: name ?? null };
}
