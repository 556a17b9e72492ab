import type { Problem, TestCase } from "../test-report.ts";
import type { Draft } from "./distinct-test.ts";

/**
 * Takes in another try. The last result counts, with two exceptions: a skip undoes nothing, and only a pass makes a
 * failure flaky. So a test that pytest writes twice, failed and again with an error in its teardown, stays broken.
 */
export function addTry(draft: Draft, test: TestCase): void {
  const problems = [...draft.problems, ...test.problems];
  draft.tries++;
  draft.durationMs = sum(draft.durationMs, test.durationMs);
  if (test.outcome !== "skipped" || draft.outcome === "skipped") {
    draft.outcome = test.outcome;
    draft.line = test.line;
  }
  const hasPassed = draft.outcome === "passed";
  draft.problems = hasPassed ? problems.map(asFlaky) : problems;
  draft.flaky = hasPassed && draft.problems.some(({ kind }) => kind === "flaky");
}

function asFlaky(problem: Problem): Problem {
  return problem.kind === "skipped" ? problem : { ...problem, kind: "flaky" };
}

function sum(left: number | undefined, right: number | undefined): number | undefined {
  return left === undefined ? right : left + (right ?? 0);
}
