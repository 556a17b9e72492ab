import type { Outcome, Problem } from "./test-report.ts";

/** A case with several problems counts once, by the worst of them. */
export function outcomeOf(problems: readonly Problem[]): Outcome {
  let outcome: Outcome = "passed";
  for (const { kind } of problems) {
    if (kind === "error") return "error";
    // A rerun that failed again stands beside the failure it belongs to; alone it still is one.
    if (kind === "failure" || kind === "rerun") outcome = "failed";
    else if (kind === "skipped" && outcome === "passed") outcome = "skipped";
  }
  return outcome;
}
