import { createProblems, type Problems } from "../problems.ts";
import type { ReadLimits } from "../read-report.ts";

export interface Result {
  readonly testId: string;
  readonly executionId: string;
  readonly parentExecutionId: string;
  readonly resultType: string;
  readonly name: string;
  readonly outcome: string;
  readonly duration: string;
  message: string;
  stack: string;
  hasInnerResults: boolean;
}

/** Where a test is, which the results do not say. */
export interface Definition {
  readonly storage: string;
  className: string;
}

export interface RunInfo {
  readonly outcome: string;
  text: string;
}

/** All that is known while a TRX file is being read. The definitions come after the results. */
export interface TrxReading {
  readonly problems: Problems;
  readonly results: Result[];
  /** Results that are not closed yet: those of data rows are inside of others. */
  readonly open: Result[];
  readonly definitions: Map<string, Definition>;
  definition: Definition | undefined;
  isInError: boolean;
  readonly runInfos: RunInfo[];
  outcome: string;
  total: number;
  hasFailed: boolean;
}

export function createReading(limits: ReadLimits): TrxReading {
  return {
    problems: createProblems(limits),
    results: [],
    open: [],
    definitions: new Map(),
    definition: undefined,
    isInError: false,
    runInfos: [],
    outcome: "",
    total: Number.NaN,
    hasFailed: false,
  };
}
