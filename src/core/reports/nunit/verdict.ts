import type { ProblemKind } from "../test-report.ts";
import { attribute, type Tag } from "../xml/tag.ts";
import type { Verdict } from "./reading.ts";

export function verdictOf(tag: Tag): Verdict {
  return {
    result: attribute(tag, "result") ?? oldResult(tag),
    label: attribute(tag, "label") ?? "",
    site: attribute(tag, "site") ?? "",
    failures: [],
    reason: "",
  };
}

/** Before NUnit 2.5 there was no result, only these two. */
function oldResult(tag: Tag): string {
  if (/^false$/i.test(attribute(tag, "executed") ?? "")) return "Skipped";
  return /^false$/i.test(attribute(tag, "success") ?? "") ? "Failed" : "Passed";
}

const NOT_RUN = /^(?:Skipped|Ignored|Inconclusive|Explicit)/;
const PASSED = /^(?:Passed|Success|Warning)/;
/** Its own words: an exception that no assertion threw, a test that cannot be run, a run that was stopped. */
const ERROR = /^(?:Error|Invalid|Cancelled|NotRunnable)/;

/** What kind of problem a case or a suite has; undefined for none. Unity appends the site: `Failed(Child)`. */
export function kindOf({ result, label, failures }: Verdict): ProblemKind | undefined {
  if (PASSED.test(result)) return failures.length > 0 ? "failure" : undefined;
  if (NOT_RUN.test(result)) return "skipped";
  if (ERROR.test(result) || ERROR.test(label)) return "error";
  return /^Fail/.test(result) ? "failure" : "error";
}
