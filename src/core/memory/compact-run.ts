import type { Evidence, FailureRecord } from "../attempt/evidence.ts";
import { fingerprintOf } from "../policy/fingerprint.ts";

/** The newest runs keep enough to explain a failure; of the others only what compares attempts is needed. */
const DETAILED_RUNS = 20;
const MOST_FAILURES = 200;
const FEW_ISSUES = 5;

/** `age` counts from 1, the newest. */
export function compactRun(evidence: Evidence, age: number): Evidence {
  const isOld = age > DETAILED_RUNS;
  const { command, security } = evidence;
  return {
    ...evidence,
    failures: evidence.failures
      .slice(0, MOST_FAILURES)
      .map((failure) => (isOld ? cut(failure, 300, 0) : cut(failure, 2_000, 4_000))),
    security: security && { ...security, issues: security.issues.slice(0, isOld ? FEW_ISSUES : undefined) },
    tampering: isOld ? [] : evidence.tampering,
    command: command && { ...command, outputTail: isOld ? "" : command.outputTail },
  };
}

function cut(failure: FailureRecord, message: number, stack: number): FailureRecord {
  return {
    ...failure,
    // Made of the whole: what is left of it may name another cause.
    fingerprint: fingerprintOf(failure),
    message: failure.message.slice(0, message),
    expected: failure.expected?.slice(0, message) ?? null,
    actual: failure.actual?.slice(0, message) ?? null,
    stack: failure.stack.slice(0, stack),
  };
}
