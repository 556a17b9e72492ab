import { assemblyVariant } from "../assembly-variant.ts";
import { createProblems, type Problems } from "../problems.ts";
import type { ReadLimits } from "../read-report.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { SuiteProblem, TestCase } from "../test-report.ts";
import { attribute, integerAttribute, type Tag } from "../xml/tag.ts";

type TestDraft = Omit<TestCase, "outcome" | "flaky" | "problems">;

const NO_TEST: TestDraft = {
  suite: "",
  name: "",
  file: "",
  line: undefined,
  variant: "",
  durationMs: undefined,
};

export interface FailureDraft {
  readonly type: string;
  message: string;
  text: string;
}

/** All that is known while an xUnit.net report is being read. */
export interface XunitReading {
  readonly cases: TestCase[];
  readonly suiteProblems: SuiteProblem[];
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
  /** The open test, without what its children say. */
  test: TestDraft;
  result: string;
  failure: FailureDraft | undefined;
  reason: string;
  errorName: string;
  assembly: string;
  /** As the assemblies declare them; NaN when one of them does not. */
  total: number;
  notRun: number;
  hasFailed: boolean;
}

export function createReading(limits: ReadLimits): XunitReading {
  return {
    cases: [],
    suiteProblems: [],
    problems: createProblems(limits),
    mark: createRepeatMarks(),
    test: NO_TEST,
    result: "",
    failure: undefined,
    reason: "",
    errorName: "",
    assembly: "",
    total: 0,
    notRun: 0,
    hasFailed: false,
  };
}

export function openAssembly(reading: XunitReading, tag: Tag): void {
  reading.assembly = assemblyVariant(attribute(tag, "name") ?? "");
  reading.total += integerAttribute(tag, "total");
  reading.notRun += integerAttribute(tag, "not-run") || 0;
  reading.hasFailed ||= integerAttribute(tag, "failed") > 0 || integerAttribute(tag, "errors") > 0;
}
