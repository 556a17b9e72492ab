import type { Problem, SuiteProblem, TestCase } from "../test-report.ts";
import type { CaseSlots } from "./case-slots.ts";
import { createFileOfClass } from "./file-of-class.ts";
import { createNameBatch, type NameBatch } from "./name-batch.ts";
import { createTextBudget, type TextBudget } from "./text-budget.ts";

/** An open `testsuite` or `testsuites`. */
export interface Suite {
  /** Names from the outermost suite to this one, joined. */
  readonly path: string;
  readonly file: string;
  /** Keeps equal names in different suites apart: for cases that name a class of their own, and for those that do not. */
  readonly variantOfClass: string;
  readonly variant: string;
  readonly declared: Declared;
  /** How much was found before it opened. */
  readonly casesBefore: number;
  readonly problemsBefore: number;
}

/** Totals in a suite's header; NaN when not stated. */
export interface Declared {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
}

/** Suites whose header counts otherwise, and what the outermost says. */
export interface WrongTotals {
  count: number;
  last: string;
}

/** A case whose name may come later: see name-batch.ts. */
export type MutableCase = { -readonly [Key in keyof TestCase]: TestCase[Key] };

/** The open `testcase`. */
export interface CaseDraft {
  suite: string;
  name: string;
  file: string;
  line: number | undefined;
  variant: string;
  durationMs: number | undefined;
  status: string;
  problems: Problem[] | undefined;
}

export interface ProblemDraft {
  readonly kind: Problem["kind"];
  readonly type: string;
  message: string;
  text: string;
}

/** All that is known while a JUnit report is being read. */
export interface JUnitReading {
  readonly cases: MutableCase[];
  readonly names: NameBatch;
  readonly suiteProblems: SuiteProblem[];
  readonly suites: Suite[];
  /** How often a suite of the same name was opened. */
  readonly suiteKeys: Map<string, number>;
  readonly draft: CaseDraft;
  isInCase: boolean;
  problem: ProblemDraft | undefined;
  slots: CaseSlots | undefined;
  readonly budget: TextBudget;
  /** pytest counts lines from zero. */
  isPytest: boolean;
  readonly wrongTotals: WrongTotals;
  readonly fileOfClass: (classname: string) => string;
}

export function createReading(): JUnitReading {
  return {
    cases: [],
    names: createNameBatch(),
    suiteProblems: [],
    suites: [],
    suiteKeys: new Map(),
    draft: {
      suite: "",
      name: "",
      file: "",
      line: undefined,
      variant: "",
      durationMs: undefined,
      status: "",
      problems: undefined,
    },
    isInCase: false,
    problem: undefined,
    slots: undefined,
    budget: createTextBudget(),
    isPytest: false,
    wrongTotals: { count: 0, last: "" },
    fileOfClass: createFileOfClass(),
  };
}
