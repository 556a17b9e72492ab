import fc from "fast-check";
import type { JudgedCoverage } from "../../src/core/attempt/coverage-summary.ts";
import type { Evidence, FailureRecord } from "../../src/core/attempt/evidence.ts";
import { CODE_TYPES } from "../../src/core/config/code-types.ts";
import { SEVERITIES } from "../../src/core/config/security.ts";
import { TAMPERING_KINDS } from "../../src/core/config/tampering.ts";
import { SECRET_SHAPES } from "../../src/core/redact.ts";
import { ERROR_TYPES } from "../../src/core/reports/failure/error-type.ts";
import type { Outcome } from "../../src/core/reports/test-report.ts";
import { aCoverage, atMinute } from "./builders.ts";
import { aGap, aTypeVerdict } from "./coverage.ts";

/** Text as reports may hold it: any character, half characters, names that mean something to JavaScript. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "",
    " ",
    "__proto__",
    "constructor",
    "toString",
    "\u0000",
    "\ud800",
    "\udc00x",
    "a\nb",
    "\u2028",
    "💥".repeat(11),
  ),
);

const count = fc.nat({ max: 9 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const stretch = fc.tuple(count, count);
const fileChange = fc.record(
  { path: anyText, added: count, removed: count, lines: fc.array(stretch, { maxLength: 2 }) },
  { requiredKeys: ["path", "added", "removed"] },
);

const frame = fc.record({ file: anyText, line: count, function: orNull(anyText) });

const knownOfFailure = fc.record({
  test: anyText,
  scope: fc.constantFrom("test", "suite"),
  name: anyText,
  errorType: fc.constantFrom(...ERROR_TYPES),
  rawType: anyText,
  message: anyText,
  expected: orNull(anyText),
  actual: orNull(anyText),
  stack: anyText,
  testFile: orNull(anyText),
  testLine: orNull(count),
  frame: orNull(frame),
});

const failure: fc.Arbitrary<FailureRecord> = fc
  .tuple(knownOfFailure, fc.option(fc.array(frame, { maxLength: 2 }), { nil: null }))
  .map(([known, callers]) => (callers === null ? known : { ...known, callers }));

const fix = fc.record({
  since: anyText,
  commits: fc.array(
    fc.record(
      {
        sha: anyText,
        author: anyText,
        subject: anyText,
        rootCause: orNull(anyText),
        fixStrategy: orNull(anyText),
        confidence: orNull(anyText),
        files: fc.array(anyText, { maxLength: 2 }),
      },
      { requiredKeys: ["sha", "author", "subject", "rootCause", "fixStrategy", "confidence"] },
    ),
    { maxLength: 2 },
  ),
  files: fc.array(fileChange, { maxLength: 2 }),
  uncommitted: fc.boolean(),
});

const report = fc.record({
  path: anyText,
  kind: fc.constantFrom("test", "coverage", "security", "other", "unreadable"),
  format: orNull(anyText),
  digest: anyText,
  committed: fc.boolean(),
  counts: orNull(fc.record({ cases: count, passed: count, failed: count, errors: count, skipped: count })),
  warnings: fc.array(anyText, { maxLength: 2 }),
  error: orNull(fc.record({ code: anyText, message: anyText, hint: anyText })),
});

const tampering = fc.record({
  kind: fc.constantFrom(...TAMPERING_KINDS),
  path: anyText,
  line: count,
  side: fc.constantFrom("old", "new"),
  text: anyText,
  detail: anyText,
  since: fc.constantFrom("base", "attempt"),
});

const command = fc.record({
  argv: fc.array(anyText, { maxLength: 3 }),
  exitCode: orNull(count),
  timedOut: fc.boolean(),
  timeoutSeconds: count,
  durationMs: count,
  outputTail: anyText,
});

const judgedCoverage: fc.Arbitrary<JudgedCoverage> = fc.record({
  verdict: fc.constantFrom("met", "below", "no-data", "exempt"),
  problem: orNull(fc.constantFrom("no-report", "stale-report", "no-base")),
  expected: fc.boolean(),
  byType: fc.array(
    fc
      .record({
        codeType: fc.constantFrom(...CODE_TYPES),
        required: fc.constantFrom(-1, 80, 99.5),
        covered: count,
      })
      .map(aTypeVerdict),
    { maxLength: 2 },
  ),
  gaps: fc.array(fc.record({ path: anyText, function: orNull(anyText), missed: count }).map(aGap), {
    maxLength: 2,
  }),
  hiddenGaps: count,
});

const coverage = fc
  .record({
    judged: orNull(judgedCoverage),
    covered: count,
    more: count,
    patch: orNull(fc.constant({ covered: 1, total: 2 })),
    paths: fc.array(anyText, { maxLength: 2 }),
  })
  .map(({ judged, covered, more, patch, paths }) =>
    aCoverage(covered, covered + more, { patch, noData: paths, unmatched: paths, judged }),
  );

const proof = fc.record({
  at: fc.constant(atMinute(0)),
  base: fc.record({ ref: anyText, commit: anyText }),
  proven: fc.boolean(),
  proofs: fc.array(fc.record({ test: anyText, failedWith: anyText }), { maxLength: 2 }),
  accidentalGreen: fc.array(anyText, { maxLength: 2 }),
  refused: fc.array(fc.record({ test: anyText, why: anyText }), { maxLength: 2 }),
});

const security = fc.record({
  reports: count,
  counts: fc.record({ critical: count, high: count, medium: count, low: count }),
  suppressed: count,
  known: count,
  issues: fc.array(
    fc.record({
      tool: anyText,
      rule: anyText,
      severity: fc.constantFrom(...SEVERITIES),
      message: anyText,
      path: orNull(anyText),
      line: orNull(count),
    }),
    { maxLength: 2 },
  ),
});

const leak = fc.record({
  shape: fc.constantFrom(...SECRET_SHAPES),
  test: orNull(anyText),
  path: orNull(anyText),
  line: orNull(count),
});

const results = fc.array(
  fc.tuple(anyText, fc.constantFrom<Outcome | "flaky">("passed", "failed", "error", "skipped", "flaky")),
  {
    maxLength: 6,
  },
);

/** Any run that could be recorded. */
export const anyEvidence: fc.Arbitrary<Evidence> = fc
  .record({
    id: fc.uuid(),
    minute: fc.nat({ max: 50 }),
    code: fc.record({
      hash: fc.constantFrom("A", "B", "C"),
      branch: anyText,
      commit: orNull(anyText),
      tree: anyText,
      base: orNull(fc.record({ ref: anyText, commit: anyText })),
      files: fc.array(fileChange, { maxLength: 2 }),
    }),
    command: orNull(command),
    reports: fc.array(report, { maxLength: 2 }),
    results,
    failures: fc.array(failure, { maxLength: 3 }),
    durationMs: count,
    security: orNull(security),
    leaks: fc.array(leak, { maxLength: 2 }),
    workflow: orNull(
      fc.record({
        runId: count,
        runAttempt: count,
        url: anyText,
        headSha: anyText,
        jobs: fc.array(anyText, { maxLength: 2 }),
        expectedJobs: orNull(count),
        mismatches: fc.array(anyText, { maxLength: 2 }),
        expired: orNull(anyText),
      }),
    ),
    coverage: orNull(coverage),
    proof: orNull(proof),
    fix: orNull(fix),
    tampering: fc.array(tampering, { maxLength: 2 }),
    skip: orNull(
      fc.record({
        source: fc.constantFrom("commit", "pull-request", "command-line"),
        reason: orNull(anyText),
      }),
    ),
    bugFix: orNull(
      fc.record({
        codeType: fc.constant("bug_fix" as const),
        missingTests: fc.constant([]),
        proof: fc.constant(null),
      }),
    ),
    patternsMatched: fc.array(anyText, { maxLength: 2 }),
    fork: fc.boolean(),
    environment: fc.record({
      runtime: anyText,
      runtimeVersion: anyText,
      os: anyText,
      testFramework: orNull(anyText),
    }),
  })
  .map(({ minute, results: listed, ...evidence }) => {
    const byId = new Map(listed);
    return {
      ...evidence,
      at: atMinute(minute),
      outcomes: new Map([...byId].map(([id, result]) => [id, result === "flaky" ? "passed" : result])),
      flaky: new Set([...byId].filter(([, result]) => result === "flaky").map(([id]) => id)),
    };
  });
