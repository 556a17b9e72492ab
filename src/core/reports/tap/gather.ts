import { isBroken } from "../declared-totals.ts";
import type { Problems } from "../problems.ts";
import { createRepeatMarks } from "../repeat-marks.ts";
import type { Problem, SuiteProblem, TestCase } from "../test-report.ts";
import type { Gathered } from "../test-report-of.ts";
import { planProblems } from "./plan-problems.ts";
import { failureOf } from "./problem-of.ts";
import type { TapLevel, TapPoint } from "./stream.ts";
import { isSuite, testCaseOf } from "./test-case.ts";

interface Walk {
  readonly cases: TestCase[];
  readonly suiteProblems: SuiteProblem[];
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
  readonly hasBailed: boolean;
  readonly isTape: boolean;
  /** How many cases and suites, so far. */
  broken: number;
  parents: number;
}

interface Place {
  readonly path: readonly string[];
  /** Under a point marked TODO nothing that fails is a failure. */
  readonly isTodo: boolean;
  readonly mustHavePlan: boolean;
}

export interface TapStream {
  readonly top: TapLevel;
  readonly bails: readonly string[];
  readonly isTape: boolean;
}

/** `parents` are the tests that have subtests: node counts them as tests, too. */
export function gather(
  { top, bails, isTape }: TapStream,
  problems: Problems,
): Gathered & { parents: number } {
  const walk: Walk = {
    cases: [],
    suiteProblems: [],
    problems,
    mark: createRepeatMarks(),
    hasBailed: bails.length > 0,
    isTape,
    broken: 0,
    parents: 0,
  };
  walkLevel(walk, top, { path: [], isTodo: false, mustHavePlan: true });
  for (const reason of bails)
    addProblem(walk, "", problems.make({ kind: "error", message: `Bail out! ${reason}`.trim() }));
  const skips = top.sections.flatMap(({ plan }) => (plan && plan.skip !== "" ? [plan.skip] : []));
  return { ...walk, warnings: skips.map((reason) => `All tests of a plan were skipped: ${reason}`) };
}

function walkLevel(walk: Walk, level: TapLevel, place: Place): void {
  const suite = place.path.join(" > ");
  for (const { points } of level.sections) for (const point of points) walkPoint(walk, point, place);
  for (const child of level.pending) {
    const path = [...place.path, child.title || "unnamed subtest"];
    walkLevel(walk, child, { ...place, path, mustHavePlan: true });
  }
  if (walk.hasBailed) return;
  for (const message of planProblems(level, place.mustHavePlan))
    addProblem(walk, suite, walk.problems.make({ kind: "error", message }));
}

function walkPoint(walk: Walk, point: TapPoint, { path, isTodo }: Place): void {
  const own = {
    path: [...path, point.name],
    isTodo: isTodo || point.directive === "todo",
    mustHavePlan: false,
  };
  if (!point.subtests.some(hasPoints) && !(isSuite(point) && point.isOk)) {
    const suite = walk.isTape ? point.heading : path.join(" > ");
    const test = testCaseOf(point, { suite, isTodo }, walk);
    walk.cases.push(test);
    if (isBroken(test)) walk.broken++;
    return;
  }
  const before = walk.broken;
  if (!isSuite(point)) walk.parents++;
  for (const level of point.subtests) walkLevel(walk, level, own);
  if (point.isOk || point.directive !== "" || isTodo || walk.broken > before) return;
  addProblem(walk, own.path.join(" > "), failureOf(point, walk.problems));
}

function hasPoints({ sections }: TapLevel): boolean {
  return sections.some(({ points }) => points.length > 0);
}

function addProblem(walk: Walk, suite: string, problem: Problem): void {
  walk.broken++;
  walk.suiteProblems.push({ suite, problem });
}
