import { outcomeOf } from "../outcome-of.ts";
import { parseSeconds } from "../parse-seconds.ts";
import type { Problem } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { attribute, integerAttribute, type Tag } from "../xml/tag.ts";
import type { XunitReading } from "./reading.ts";

export function openTest(reading: XunitReading, tag: Tag): void {
  const suite = attribute(tag, "type") ?? "";
  const full = attribute(tag, "name") ?? "";
  const name = suite !== "" && full.startsWith(`${suite}.`) ? full.slice(suite.length + 1) : full;
  const { assembly, mark } = reading;
  reading.test = {
    suite,
    name,
    file: attribute(tag, "source-file") ?? "",
    line: integerAttribute(tag, "source-line") || undefined,
    // Long arguments are cut, so that two rows of a theory may bear one name.
    variant: [assembly, mark(assembly, suite, name)].filter((part) => part !== "").join(" "),
    durationMs: parseSeconds(attribute(tag, "time") ?? ""),
  };
  reading.result = attribute(tag, "result") ?? "";
  reading.failure = undefined;
  reading.reason = "";
}

export function closeTest(reading: XunitReading): void {
  const problems = problemsOf(reading);
  reading.cases.push({ ...reading.test, outcome: outcomeOf(problems), flaky: false, problems });
  reading.failure = undefined;
}

function problemsOf({ result, failure, reason, problems }: XunitReading): readonly Problem[] {
  if (failure || result === "Fail") return [problems.make({ kind: "failure", ...failure })];
  if (result === "Skip" || result === "NotRun") return [problems.make({ kind: "skipped", message: reason })];
  if (result === "Pass") return NO_PROBLEMS;
  return [problems.make({ kind: "error", message: `Result: ${result || "not stated"}` })];
}

/** What went wrong in the clean-up of a class, a collection or the assembly. */
export function closeError({ errorName, assembly, failure, problems, suiteProblems }: XunitReading): void {
  suiteProblems.push({
    suite: errorName || assembly,
    problem: problems.make({ kind: "error", ...failure }),
  });
}
