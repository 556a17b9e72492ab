import type { Evidence, FailureRecord, Fix, Frame } from "../attempt/evidence.ts";
import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { fingerprintOf } from "../policy/fingerprint.ts";
import { analyse } from "./analysis.ts";
import { describeFix, diffSummary } from "./fix-words.ts";
import { toLetters } from "./outcome-letters.ts";
import type { Execution, Failure, RecordedRun } from "./session-schema.ts";

/** One run as debug memory v1 tells it. The fix that answered it, and whether that worked, is known from the next run. */
export function toExecution(
  judgement: Judgement,
  next: Judgement | undefined,
  tests: readonly string[],
): Execution {
  const { evidence, attempt, loop, state, call } = judgement;
  const analysis = analyse(evidence, next?.evidence);
  const recorded = toRecordedRun(evidence, tests);
  return {
    attempt,
    ...recorded,
    ...(analysis && {
      analysis: {
        root_cause: analysis.rootCause,
        root_cause_category: analysis.category,
        fix_strategy: analysis.fixStrategy,
        related_failures: [...analysis.related],
        ...(evidence.patternsMatched && { patterns_matched: [...evidence.patternsMatched] }),
      },
    }),
    ...(next?.evidence.fix && { fix_applied: toFixApplied(next.evidence.fix, next) }),
    umpire: { ...recorded.umpire, loop, state, call: call.action, rule: call.rule },
  };
}

/** What is known of a run by itself. */
export function toRecordedRun(evidence: Evidence, tests: readonly string[]): RecordedRun {
  const { runtime, runtimeVersion, os, testFramework } = evidence.environment;
  const { total, passed, failed, errors, skipped } = tally(evidence);
  return {
    timestamp: evidence.at,
    code_hash: evidence.code.hash,
    environment: {
      runtime,
      runtime_version: runtimeVersion,
      os,
      ...(testFramework !== null && { test_framework: testFramework }),
    },
    test_results: {
      total,
      passed,
      failed,
      errors,
      skipped,
      duration_ms: evidence.durationMs,
      ...coveragePercent(evidence),
    },
    failures: evidence.failures.map(toFailure),
    umpire: runFacts(evidence, toLetters(evidence, tests)),
  };
}

function runFacts(evidence: Evidence, outcomes: string): RecordedRun["umpire"] {
  const { id, command, reports, coverage, proof, fix, tampering, skip, fork, workflow } = evidence;
  const { security, leaks, patternsMatched, bugFix } = evidence;
  const { hash: _storedAsCodeHash, ...code } = evidence.code;
  return {
    id,
    code: { ...code, files: [...code.files] },
    command: command && { ...command, argv: [...command.argv] },
    reports: reports.map((report) => ({ ...report, warnings: [...report.warnings] })),
    outcomes,
    coverage,
    ...(bugFix !== undefined && { bugFix }),
    proof,
    security,
    leaks: [...leaks],
    tampering: [...tampering],
    skip,
    ...(patternsMatched && { patternsMatched }),
    fork,
    fix: fix && { ...fix, commits: [...fix.commits], files: [...fix.files] },
    workflow: workflow && {
      ...workflow,
      jobs: [...workflow.jobs],
      mismatches: [...workflow.mismatches],
    },
  };
}

function coveragePercent({ coverage }: Evidence): { coverage_percent?: number } {
  if (!coverage || coverage.lines.total === 0) return {};
  return { coverage_percent: (coverage.lines.covered / coverage.lines.total) * 100 };
}

function toFailure(failure: FailureRecord): Failure {
  const { frame } = failure;
  return {
    test_name: failure.name,
    test_id: failure.test,
    scope: failure.scope,
    ...(failure.testFile !== null && { test_file: failure.testFile }),
    ...(failure.testLine !== null && { test_line: failure.testLine }),
    error_type: failure.errorType,
    raw_type: failure.rawType,
    error_message: failure.message,
    stack_trace: failure.stack,
    ...(failure.expected !== null && { expected: failure.expected }),
    ...(failure.actual !== null && { actual: failure.actual }),
    ...(frame && { source_location: toLocation(frame) }),
    ...(failure.callers && { callers: failure.callers.map(toLocation) }),
    fingerprint: fingerprintOf(failure),
  };
}

function toLocation({ file, line, function: name }: Frame): NonNullable<Failure["source_location"]> {
  return { file, line, ...(name !== null && { function: name }) };
}

function toFixApplied(fix: Fix, { state }: Judgement): NonNullable<Execution["fix_applied"]> {
  return {
    description: describeFix(fix),
    diff_summary: diffSummary(fix),
    files_changed: fix.files.map((file) => file.path),
    verification: state === "passed" ? "passed" : "failed",
  };
}
