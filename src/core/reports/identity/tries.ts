import type { Problem, TestCase } from "../test-report.ts";
import type { Draft } from "./distinct-test.ts";

/**
 * Takes in another try. The last result counts, with three exceptions: a skip undoes nothing, only a pass makes a
 * failure flaky, and no pass undoes the failure of a part. So a test that pytest writes twice, failed and again with an
 * error in its teardown, stays broken.
 */
export function addTry(draft: Draft, test: TestCase): void {
  const problems = [...draft.problems, ...test.problems];
  draft.tries++;
  draft.durationMs = sum(draft.durationMs, test.durationMs);
  if (!undoesNothing(draft, test)) {
    draft.outcome = test.outcome;
    draft.line = test.line;
  }
  const hasPassed = draft.outcome === "passed";
  draft.problems = hasPassed ? problems.map(asFlaky) : problems;
  draft.flaky = hasPassed && draft.problems.some(({ kind }) => kind === "flaky");
}

function undoesNothing({ outcome, problems }: Draft, test: TestCase): boolean {
  if (test.outcome === "skipped") return outcome !== "skipped";
  return test.outcome === "passed" && problems.some(({ isOfPart }) => isOfPart);
}

function asFlaky(problem: Problem): Problem {
  return problem.kind === "skipped" ? problem : { ...problem, kind: "flaky" };
}

function sum(left: number | undefined, right: number | undefined): number | undefined {
  return left === undefined ? right : left + (right ?? 0);
}
