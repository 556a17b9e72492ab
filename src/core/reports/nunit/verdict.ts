import type { ProblemKind } from "../test-report.ts";
import { attribute, type Tag } from "../xml/tag.ts";
import type { Verdict } from "./reading.ts";

export function verdictOf(tag: Tag): Verdict {
  return {
    result: resultOf(tag),
    label: attribute(tag, "label") ?? "",
    site: attribute(tag, "site") ?? "",
    failures: [],
    reason: "",
  };
}

/** Before NUnit 2.5 there was no result, only the other two. Karma calls a success what it did not execute. */
function resultOf(tag: Tag): string {
  const result = attribute(tag, "result") ?? (isFalse(tag, "success") ? "Failed" : "Passed");
  return isFalse(tag, "executed") && (PASSED.test(result) || result === "Failed") ? "Skipped" : result;
}

function isFalse(tag: Tag, name: string): boolean {
  return /^false$/i.test(attribute(tag, name) ?? "");
}

const NOT_RUN = /^(?:Skipped|Ignored|Inconclusive|Explicit)/;
const PASSED = /^(?:Passed|Success|Warning)/;
/** Its own words: an exception that no assertion threw, a test that cannot be run, a run that was stopped. */
const ERROR = /^(?:Error|Invalid|Cancelled|NotRunnable)/;

/**
 * What kind of problem a case or a suite has; undefined for none. The result decides: pytest-nunit writes a `failure`
 * for every test, and that of an expected failure has a text. Unity appends the site: `Failed(Child)`.
 */
export function kindOf({ result, label }: Verdict): ProblemKind | undefined {
  if (PASSED.test(result)) return undefined;
  if (NOT_RUN.test(result)) return "skipped";
  if (ERROR.test(result) || ERROR.test(label)) return "error";
  return /^Fail/.test(result) ? "failure" : "error";
}
