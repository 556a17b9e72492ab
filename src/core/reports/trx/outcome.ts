import type { ProblemKind } from "../test-report.ts";

/** Undefined for a pass. Tools leave the attribute out when it is `Error`, the first of its values. */
export function kindOf(outcome: string): ProblemKind | undefined {
  switch (outcome) {
    case "Passed":
    case "PassedButRunAborted":
    case "Warning":
    case "Completed":
      return undefined;
    case "Failed":
      return "failure";
    case "NotExecuted":
    case "Inconclusive":
    case "Pending":
      return "skipped";
    default:
      return "error";
  }
}
