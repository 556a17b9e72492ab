import type { Declared } from "../declared-totals.ts";
import { createProblems, type Problems } from "../problems.ts";
import type { ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { SuiteProblem, TestCase } from "../test-report.ts";

/** Message and stack trace of a `failure`, or the message of a `reason`. */
export interface Parts {
  message: string;
  text: string;
}

/** What suites and cases say of their result, whichever version wrote it. */
export interface Verdict {
  readonly result: string;
  readonly label: string;
  /** Where a suite went wrong: SetUp, TearDown, Child, Parent. */
  readonly site: string;
  readonly failures: Parts[];
  reason: string;
}

export interface SuiteDraft {
  readonly verdict: Verdict;
  readonly path: readonly string[];
  readonly brokenBefore: number;
}

export interface CaseDraft {
  readonly verdict: Verdict;
  readonly suite: string;
  readonly name: string;
  readonly variant: string;
  readonly durationMs: number | undefined;
}

/** All that is known while an NUnit report is being read. */
export interface NunitReading {
  readonly cases: TestCase[];
  readonly suiteProblems: SuiteProblem[];
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
  readonly suites: SuiteDraft[];
  readonly holders: { readonly name: string; readonly parts: Parts }[];
  readonly openCases: CaseDraft[];
  assembly: string;
  /** Broken cases and suites so far. */
  broken: number;
  passedWithWarning: number;
  declared: Declared;
}

export function createReading(limits: ReadLimits): NunitReading {
  return {
    cases: [],
    suiteProblems: [],
    problems: createProblems(limits),
    mark: createRepeatMarks(),
    suites: [],
    holders: [],
    openCases: [],
    assembly: "",
    broken: 0,
    passedWithWarning: 0,
    declared: { tests: [], hasFailed: false },
  };
}
