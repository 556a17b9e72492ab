import { redact, type SecretShape } from "../redact.ts";
import { type DistinctTest, distinctTests } from "../reports/distinct-tests.ts";
import type { Frame as ReadFrame } from "../reports/failure/failure.ts";
import { filesEndingWith } from "../reports/failure/paths/files-ending-with.ts";
import { readFailure } from "../reports/failure/read-failure.ts";
import type { Outcome, Problem, SuiteProblem, TestReport } from "../reports/test-report.ts";
import type { Evidence, FailureRecord, Frame } from "./evidence.ts";
import { LeakBook } from "./leak.ts";

export interface CollectOptions {
  /** Absolute folder of the repository on the machine of the run. */
  readonly root: string;
  readonly tracked: ReadonlySet<string>;
  readonly secrets: readonly string[];
}

/** Frames often name a file by its end only; the index is made once for all failures. */
type FailureOptions = CollectOptions & {
  readonly endingWith: ReturnType<typeof filesEndingWith>;
  readonly leaks: LeakBook;
};

export type Results = Pick<Evidence, "outcomes" | "flaky" | "failures" | "durationMs" | "leaks">;

/** How bad an outcome is: when two reports disagree on one test, the worse one is believed. */
const RANK: Readonly<Record<Outcome, number>> = { skipped: 0, passed: 1, failed: 2, error: 3 };
/** Enough to see every cause; a run in which everything fails must not bury the ledger. */
const MAX_FAILURES = 200;
const MAX_STACK = 8_000;
const MAX_MESSAGE = 2_000;

/** Every distinct test of all reports of one run, with what is known of its failures. */
export function collectResults(reports: readonly TestReport[], options: CollectOptions): Results {
  const leaks = new LeakBook();
  const tests = [...mergeReports(reports, options, leaks)];
  const failing = tests.filter(([, { outcome }]) => outcome === "failed" || outcome === "error");
  const within: FailureOptions = { ...options, endingWith: filesEndingWith(options.tracked), leaks };
  const suites = reports.flatMap((report) => report.suiteProblems);
  const failures = [
    ...failing.map(([id, test]) => testFailure(id, test, within)),
    ...suites.map((suite) => suiteFailure(suite, within)),
  ];
  return {
    outcomes: new Map(tests.map(([id, { outcome }]) => [id, outcome])),
    flaky: new Set(tests.filter(([, { flaky }]) => flaky).map(([id]) => id)),
    failures: failures.slice(0, MAX_FAILURES),
    leaks: leaks.found(),
    durationMs: whole(reports.reduce((sum, report) => sum + report.durationMs, 0)),
  };
}

/** By id. Names carry parameters, and parameters carry secrets: an id is redacted before anything is filed under it. */
function mergeReports(
  reports: readonly TestReport[],
  { root, secrets }: CollectOptions,
  leaks: LeakBook,
): Map<string, DistinctTest> {
  const tests = new Map<string, DistinctTest>();
  for (const report of reports) {
    for (const test of distinctTests(report.cases, { root })) {
      const found: SecretShape[] = [];
      const id = redact(test.id, secrets, (shape) => found.push(shape));
      found.forEach(leaks.at({ test: id, path: null, line: null }));
      const known = tests.get(id);
      if (!known || isWorse(test, known)) tests.set(id, test);
    }
  }
  return tests;
}

/** A pass after a failure is worse than a pass. */
function isWorse(test: DistinctTest, known: DistinctTest): boolean {
  const difference = RANK[test.outcome] - RANK[known.outcome];
  return difference > 0 || (difference === 0 && test.flaky && !known.flaky);
}

const NO_PROBLEM: Problem = { kind: "failure", type: "", message: "", text: "" };

function testFailure(id: string, test: DistinctTest, options: FailureOptions): FailureRecord {
  const problem = test.problems.findLast(({ kind }) => kind === "error" || kind === "failure") ?? NO_PROBLEM;
  const name = redact(test.name, options.secrets);
  return { ...toRecord(problem, { ...test, id }, options), test: id, scope: "test", name };
}

function suiteFailure({ suite, problem }: SuiteProblem, options: FailureOptions): FailureRecord {
  const name = redact(suite, options.secrets);
  return {
    ...toRecord(problem, { id: name, file: "", suite, line: undefined }, options),
    test: name,
    scope: "suite",
    name,
  };
}

type Where = Pick<DistinctTest, "id" | "file" | "suite" | "line">;

function toRecord(
  problem: Problem,
  { id, file, suite, line }: Where,
  options: FailureOptions,
): Omit<FailureRecord, "test" | "scope" | "name"> {
  const { root, endingWith } = options;
  const tracked = (path: string) => options.tracked.has(path);
  const failure = readFailure(problem, { testFile: file, suite, root, tracked, endingWith });
  const { expected, actual, frame, callers } = failure;
  const testLine = failure.testLine ?? line;
  const place = { path: failure.testFile ?? null, line: testLine === undefined ? null : whole(testLine) };
  const seen = options.leaks.at({ test: id, ...place });
  const safe = (text: string, length: number) => redact(text, options.secrets, seen).slice(0, length);
  return {
    errorType: failure.errorType,
    rawType: safe(failure.rawType, MAX_MESSAGE),
    message: safe(failure.message, MAX_MESSAGE),
    expected: expected === undefined ? null : safe(expected, MAX_MESSAGE),
    actual: actual === undefined ? null : safe(actual, MAX_MESSAGE),
    stack: safe(failure.stack, MAX_STACK),
    testFile: place.path,
    testLine: place.line,
    frame: frame ? toFrame(frame) : null,
    ...(callers && { callers: callers.map(toFrame) }),
  };
}

function toFrame({ file, line, function: name }: ReadFrame): Frame {
  return { file, line: whole(line), function: name ?? null };
}

/** The ledger stores whole numbers: one beyond them, which a report may well hold, would make it unreadable. */
function whole(number: number): number {
  return Math.min(Math.round(number), Number.MAX_SAFE_INTEGER);
}
