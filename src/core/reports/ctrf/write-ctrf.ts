import { isBroken } from "../declared-totals.ts";
import type { Problem, TestCase, TestReport } from "../test-report.ts";
import { problemFields } from "./problem-fields.ts";

export interface WriteOptions {
  /** The tool that ran the tests. */
  readonly tool: string;
  /** When the run began, in milliseconds since 1970. */
  readonly startMs: number;
}

/** A report as a CTRF document, ready for JSON. CTRF holds one problem per test: the texts of several are joined. */
export function writeCtrf(report: TestReport, { tool, startMs }: WriteOptions): object {
  const { counts, suiteProblems } = report;
  const cases = [...report.cases];
  const duration = Math.round(report.durationMs);
  return {
    reportFormat: "CTRF",
    specVersion: "1.0.0",
    generatedBy: "umpire",
    results: {
      tool: { name: tool },
      summary: {
        tests: counts.cases,
        passed: counts.passed,
        failed: counts.failed + counts.errors,
        skipped: counts.skipped,
        pending: 0,
        other: 0,
        flaky: cases.filter(({ flaky }) => flaky).length,
        start: startMs,
        stop: startMs + duration,
        duration,
      },
      tests: cases.map(testOf),
      ...(suiteProblems.length > 0 && {
        extra: {
          suiteProblems: suiteProblems.map(({ suite, problem }) => ({
            suite,
            kind: problem.kind,
            ...problemFields(problem),
          })),
        },
      }),
    },
  };
}

function testOf(test: TestCase): object {
  const { name, suite, file, line, variant, outcome, durationMs = 0, flaky, problems } = test;
  const tries = problems.filter(({ kind }) => kind === "flaky" || kind === "rerun");
  const { extra, ...told } = problemFields(joined(problems.filter((problem) => !tries.includes(problem))));
  const allExtra = { ...extra, ...(variant !== "" && { variant }) };
  return {
    name: name || "unnamed",
    status: isBroken(test) ? "failed" : outcome,
    duration: Math.round(durationMs),
    ...(suite !== "" && { suite: suite.split(" > ") }),
    ...(file !== "" && { filePath: file }),
    ...(line !== undefined && { line }),
    ...(outcome === "error" && { rawStatus: "error" }),
    ...told,
    ...(tries.length > 0 && {
      retries: tries.length,
      retryAttempts: tries.map((problem, index) => ({
        attempt: index + 1,
        status: "failed",
        ...problemFields(problem),
      })),
    }),
    ...(flaky && { flaky }),
    ...(Object.keys(allExtra).length > 0 && { extra: allExtra }),
  };
}

const NO_PROBLEM: Problem = { kind: "failure", type: "", message: "", text: "" };

function joined(problems: readonly Problem[]): Problem {
  const [first = NO_PROBLEM] = problems;
  const texts = problems.map(({ text }) => text).filter((text) => text !== "");
  return { ...first, text: texts.join("\n\n") };
}
