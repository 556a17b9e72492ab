import type { FailureRecord } from "../attempt/evidence.ts";
import type { RootCause } from "./root-cause.ts";

/** What usually mends such a fault; where, the evidence says. */
export const ADVICE: Readonly<Record<RootCause, string>> = {
  null_undefined_access: "Find why the value is missing there, and either provide it or handle its absence",
  type_mismatch: "Convert the value once, at the boundary where it enters, and keep one type behind it",
  missing_validation: "Check the input where it enters, and refuse what cannot be used with a clear error",
  logic_error: "Compare what the code does step by step with what the test expects",
  off_by_one: "Check the first and the last step of the loop, and whether each bound is included",
  race_condition: "Let the parts that share this state take turns, or wait for the one that must come first",
  resource_leak: "Close what was opened on every way out, errors included",
  missing_error_handling: "Catch the error where it can be answered, or pass it on to who can",
  api_misuse: "Look up what is called there: its name, its arguments and what it gives back",
  configuration_error: "Name the setting that is missing, give it a default, or set it where the tests run",
  dependency_issue:
    "Install or name the dependency that cannot be loaded, in the version that the code needs",
  other: "Reproduce this one failure alone, and read the trace from its innermost line outward",
};

/** "Find why the value is missing ...; start at src/validate.js:3, where rejects null fails." */
export function fixStrategyFor({ frame, testFile, name }: FailureRecord, category: RootCause): string {
  const start = frame ? `${frame.file}:${frame.line}` : (testFile ?? "the test");
  return `${ADVICE[category]}; start at ${start}, where ${name} fails.`;
}
