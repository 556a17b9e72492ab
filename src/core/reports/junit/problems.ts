import type { Problem, ProblemKind } from "../test-report.ts";
import { attribute, type Tag } from "../xml/tag.ts";
import type { JUnitReading, ProblemDraft } from "./reading.ts";
import { currentSuite } from "./suites.ts";
import { spend } from "./text-budget.ts";

const KINDS: ReadonlyMap<string, ProblemKind> = new Map([
  ["failure", "failure"],
  ["error", "error"],
  ["skipped", "skipped"],
  ["disabled", "skipped"],
  ["ignored", "skipped"],
  ["flakyFailure", "flaky"],
  ["flakyError", "flaky"],
  ["rerunFailure", "rerun"],
  ["rerunError", "rerun"],
]);

export function isProblem(name: string): boolean {
  return KINDS.has(name);
}

export function openProblem(reading: JUnitReading, name: string, tag: Tag): void {
  // A problem inside a problem: the outer one ends here, so that none is lost.
  if (reading.problem) addProblem(reading, reading.problem);
  const type = attribute(tag, "type") ?? "";
  const message = attribute(tag, "message") ?? "";
  reading.problem = { kind: KINDS.get(name) ?? "error", type, message, text: "" };
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
    reading.draft.problems ??= [];
    reading.draft.problems.push(problem);
  } else if (kind === "failure" || kind === "error") {
    reading.suiteProblems.push({ suite: currentSuite(reading).path, problem });
  }
}

/** CTest and cucumber write an empty `failure` and say what happened in the output behind it. */
export function wantsOutput({ isInCase, problem, draft }: JUnitReading): boolean {
  const last = draft.problems?.at(-1);
  return isInCase && !problem && last !== undefined && last.kind !== "skipped" && last.text === "";
}

export function takeOutput(reading: JUnitReading, text: string): void {
  const last = reading.draft.problems?.pop();
  if (last) reading.draft.problems?.push({ ...last, text: spend(reading.budget, text) });
}
