import { exceptionType } from "../exception-type.ts";
import { outcomeOf } from "../outcome-of.ts";
import { parseSeconds } from "../parse-seconds.ts";
import type { Problem } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { attribute, type Tag } from "../xml/tag.ts";
import type { CaseDraft, NunitReading, Verdict } from "./reading.ts";
import { kindOf, verdictOf } from "./verdict.ts";

export function openCase(reading: NunitReading, tag: Tag): void {
  const { suite, name } = placeOf(reading, tag);
  const { assembly, mark } = reading;
  reading.openCases.push({
    verdict: verdictOf(tag),
    suite,
    name,
    variant: [assembly, mark(assembly, suite, name)].filter((part) => part !== "").join(" "),
    durationMs: parseSeconds(attribute(tag, "duration") ?? attribute(tag, "time") ?? ""),
  });
}

function placeOf({ suites }: NunitReading, tag: Tag): { readonly suite: string; readonly name: string } {
  const name = attribute(tag, "name") ?? "";
  // The full name has the arguments of the fixture, which the class name lacks.
  const full = attribute(tag, "fullname") ?? "";
  if (full.endsWith(`.${name}`)) return { suite: full.slice(0, -name.length - 1), name };
  const path = suites.at(-1)?.path ?? [];
  const dotted = longestPrefix(name, path);
  if (dotted !== "") return { suite: dotted, name: name.slice(dotted.length + 1) };
  return { suite: attribute(tag, "classname") ?? path.join(" > "), name };
}

/** NUnit 2 writes the whole name, and the suites around it are its parts, or after each other such names themselves. */
function longestPrefix(name: string, path: readonly string[]): string {
  const names = path.flatMap((part, index) => [part, path.slice(0, index + 1).join(".")]);
  const prefixes = names.filter((prefix) => prefix !== "" && name.startsWith(`${prefix}.`));
  return prefixes.reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), "");
}

export function closeCase(reading: NunitReading): void {
  for (const draft of reading.openCases.splice(-1)) addCase(reading, draft);
}

function addCase(reading: NunitReading, { verdict, suite, name, variant, durationMs }: CaseDraft): void {
  const problems = problemsOf(reading, verdict);
  const outcome = outcomeOf(problems);
  if (outcome === "failed" || outcome === "error") reading.broken++;
  if (verdict.result.startsWith("Warning")) reading.passedWithWarning++;
  reading.cases.push({
    suite,
    name,
    file: "",
    line: undefined,
    variant,
    outcome,
    durationMs,
    flaky: false,
    problems,
  });
}

function problemsOf({ problems }: NunitReading, verdict: Verdict): readonly Problem[] {
  const kind = kindOf(verdict);
  if (kind === undefined) return NO_PROBLEMS;
  const { failures, reason, label } = verdict;
  if (kind === "skipped") return [problems.make({ kind, message: reason || label })];
  const told = failures.length > 0 ? failures : [{ message: reason, text: "" }];
  // A test that ran out of time says so in its label alone.
  return told.map(({ message, text }) =>
    problems.make({ kind, type: exceptionType(message), message: message || label, text }),
  );
}
