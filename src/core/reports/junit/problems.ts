import type { Problem, ProblemKind } from "../test-report.ts";
import { attribute, type Tag } from "../xml/tag.ts";
import type { JUnitReading, ProblemDraft } from "./reading.ts";
import { spend } from "./text-budget.ts";

/** Undefined for an element that tells no problem. Comparing is faster than looking up, and asked for every element. */
export function kindOf(name: string): ProblemKind | undefined {
  if (name === "failure") return "failure";
  if (name === "error") return "error";
  if (name === "skipped" || name === "disabled" || name === "ignored") return "skipped";
  if (name === "flakyFailure" || name === "flakyError") return "flaky";
  return name === "rerunFailure" || name === "rerunError" ? "rerun" : undefined;
}

export function openProblem(reading: JUnitReading, kind: ProblemKind, tag: Tag): void {
  // A problem inside a problem: the outer one ends here, so that none is lost.
  if (reading.problem) addProblem(reading, reading.problem);
  const type = attribute(tag, "type") ?? "";
  const message = attribute(tag, "message") ?? "";
  reading.problem = { kind, type, message, text: "" };
}

/** A part of a problem that has an element of its own. */
export function isPart(name: string): boolean {
  return name === "stackTrace" || name === "stack-trace" || name === "message";
}

export function closePart({ problem }: JUnitReading, name: string, text: string): void {
  if (!problem) return;
  if (name === "message") problem.message = text.trim();
  else problem.text += text;
}

export function closeProblem(reading: JUnitReading, text: string): void {
  const { problem } = reading;
  reading.problem = undefined;
  // Around parts there is only white space.
  if (problem) addProblem(reading, problem.text === "" ? { ...problem, text } : problem);
}

function addProblem(reading: JUnitReading, draft: ProblemDraft): void {
  const { kind, type } = draft;
  const message = spend(reading.budget, draft.message);
  const text = spend(reading.budget, draft.text.trim() === "" ? "" : draft.text);
  const problem: Problem = { kind, type, message, text };
  if (reading.isInCase) {
    reading.problems ??= [];
    const isOfPart = isOfPartOfTest(reading, message);
    const kept = isOfPart ? { ...problem, isOfPart } : problem;
    reading.problems.push(isExpected(reading.problems) ? { ...kept, kind: "skipped" } : kept);
  } else if (kind === "failure" || kind === "error") {
    reading.suiteProblems.push({ suite: reading.suite.path, problem });
  }
}

/** surefire has no names for the tests of Kotest: all are their class. */
function isOfPartOfTest({ hasParts, slots }: JUnitReading, message: string): boolean {
  const isNameless = slots?.name === undefined || slots.name.start === slots.name.end;
  return hasParts || isNameless || EXPECTATION_OF_R.test(message);
}

/** testthat writes every expectation of a test as a case, and behind its message where it stands. */
const EXPECTATION_OF_R = /\('[^'\n]{1,300}\.[rR]:\d+(?::\d+){0,3}'\)\s*$/;

/** Catch2 skips a test that may fail, node:test one that is still to do; both write its failures all the same, and call the run a success. */
function isExpected([first]: readonly Problem[]): boolean {
  if (first?.kind !== "skipped") return false;
  return first.type === "todo" || first.message.startsWith("TEST_CASE tagged with !");
}

/** CTest and cucumber write an empty `failure` and say what happened in the output behind it. */
export function failureWithoutText({ isInCase, problem, problems = [] }: JUnitReading): Problem | undefined {
  const last = problems.at(-1);
  if (!isInCase || problem || last === undefined || last.kind === "skipped" || last.text !== "")
    return undefined;
  return last;
}

export function takeOutput(reading: JUnitReading, failure: Problem, output: string): void {
  const text = spend(reading.budget, output);
  reading.problems = reading.problems?.map((problem) =>
    problem === failure ? { ...problem, text } : problem,
  );
}
