import { createRepeatMarks } from "../repeat-marks.ts";
import type { Problem, SuiteProblem } from "../test-report.ts";
import type { CaseSlots } from "./case-slots.ts";
import { type CaseColumns, createCaseColumns, type Place } from "./columns/case-columns.ts";
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
  readonly troubledBefore: number;
  readonly parent: Suite | undefined;
}

const NOT_STATED = { tests: Number.NaN, failures: Number.NaN, errors: Number.NaN };
/** What a case or a problem belongs to that is in no suite. */
export const NO_SUITE: Suite = {
  path: "",
  file: "",
  variant: "",
  variantOfClass: "",
  declared: NOT_STATED,
  casesBefore: 0,
  problemsBefore: 0,
  troubledBefore: 0,
  parent: undefined,
};

/** Totals in a suite's header; NaN when not stated. */
export interface Declared {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
}

/** Suites whose header counts otherwise, and what the outermost says. */
interface WrongTotals {
  count: number;
  last: string;
}

type RepeatMarks = ReturnType<typeof createRepeatMarks>;

interface KnownPlace {
  readonly place: Place;
  readonly owner: Suite;
  readonly classname: string | undefined;
  readonly file: string;
  /** Whether cases of one name there are tries of one test; otherwise each is marked. */
  readonly isShared: boolean;
}

export interface ProblemDraft {
  readonly kind: Problem["kind"];
  readonly type: string;
  message: string;
  text: string;
}

/** All that is known while a JUnit report is being read. */
export interface JUnitReading {
  readonly columns: CaseColumns;
  /** The place of the case before, with what it was found by. */
  lastPlace: KnownPlace | undefined;
  readonly suiteProblems: SuiteProblem[];
  /** The innermost that is open. */
  suite: Suite;
  readonly markSuite: RepeatMarks;
  /** Of the suite that was opened last, made when it is needed. */
  markCase: RepeatMarks | undefined;
  neverRepeats: boolean;
  /** Cases of one name are parts of one test, not tries. */
  hasParts: boolean;
  isInCase: boolean;
  /** Of the open case. */
  status: string;
  problems: Problem[] | undefined;
  /** Cases so far of which something other than a pass is told. */
  troubled: number;
  problem: ProblemDraft | undefined;
  slots: CaseSlots | undefined;
  readonly budget: TextBudget;
  /** pytest counts lines from zero. */
  isPytest: boolean;
  readonly wrongTotals: WrongTotals;
}

export function createReading(): JUnitReading {
  return {
    columns: createCaseColumns(),
    lastPlace: undefined,
    suiteProblems: [],
    suite: NO_SUITE,
    markSuite: createRepeatMarks(),
    markCase: undefined,
    neverRepeats: false,
    hasParts: false,
    isInCase: false,
    status: "",
    problems: undefined,
    troubled: 0,
    problem: undefined,
    slots: undefined,
    budget: createTextBudget(),
    isPytest: false,
    wrongTotals: { count: 0, last: "" },
  };
}
