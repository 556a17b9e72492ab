import { outcomeOf } from "../outcome-of.ts";
import type { Problem } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import type { Shape } from "../xml/shapes.ts";
import { decodedValue, type Tag } from "../xml/tag.ts";
import { type CaseSlots, caseSlots } from "./case-slots.ts";
import { addName, skipName } from "./name-batch.ts";
import type { CaseDraft, JUnitReading, Suite } from "./reading.ts";
import { secondsAt } from "./seconds-at.ts";
import { statusProblem } from "./status.ts";
import { currentSuite } from "./suites.ts";

export function openCase(reading: JUnitReading, tag: Tag): void {
  // A case inside a case: the outer one ends here, so that none is lost.
  if (reading.isInCase) closeCase(reading);
  const slots = reading.slots?.shape === tag.shape ? reading.slots : caseSlots(tag);
  const { draft } = reading;
  reading.slots = slots;
  reading.isInCase = true;
  readCaseName(reading, tag, slots.name);
  placeCase(reading, currentSuite(reading), slots.classname ? decodedValue(tag, slots.classname) : "");
  if (slots.file) draft.file = decodedValue(tag, slots.file);
  draft.durationMs = slots.time ? secondsAt(tag, slots.time) : undefined;
  draft.line = slots.line ? lineOf(decodedValue(tag, slots.line), reading.isPytest) : undefined;
  draft.status = slots.status || slots.result ? statusOf(tag, slots) : "";
  draft.problems = undefined;
}

function readCaseName({ draft, names, cases }: JUnitReading, tag: Tag, found: Shape | undefined): void {
  draft.name = "";
  if (found !== undefined && addName(names, cases, tag, found)) return;
  if (found !== undefined) draft.name = decodedValue(tag, found);
  skipName(names);
}

function placeCase({ draft, fileOfClass }: JUnitReading, suite: Suite, classname: string): void {
  draft.file = suite.file;
  // node:test writes classname="test" for every test.
  if (classname === "" || classname === suite.path || classname === "test") {
    draft.suite = suite.path;
    draft.variant = suite.variant;
    return;
  }
  draft.suite = classname;
  draft.variant = suite.variantOfClass;
  if (draft.file === "") draft.file = fileOfClass(classname);
}

function statusOf(tag: Tag, { status, result }: CaseSlots): string {
  return `${status ? decodedValue(tag, status) : ""} ${result ? decodedValue(tag, result) : ""}`;
}

function lineOf(text: string, countsFromZero: boolean): number | undefined {
  const line = Number.parseInt(text, 10);
  return line >= 0 ? line + (countsFromZero ? 1 : 0) : undefined;
}

export function closeCase(reading: JUnitReading): void {
  if (!reading.isInCase) return;
  reading.isInCase = false;
  const { draft } = reading;
  const { suite, name, file, line, variant, durationMs } = draft;
  const problems = problemsOf(draft);
  const outcome = problems === NO_PROBLEMS ? "passed" : outcomeOf(problems);
  const flaky = outcome === "passed" && problems !== NO_PROBLEMS;
  reading.cases.push({ suite, name, file, line, variant, outcome, durationMs, flaky, problems });
}

function problemsOf({ problems, status }: CaseDraft): readonly Problem[] {
  if (problems !== undefined) return problems;
  const stated = status === "" ? undefined : statusProblem(status);
  return stated ? [stated] : NO_PROBLEMS;
}
