import { type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";
import { outcomeOf } from "../outcome-of.ts";
import type { Problems } from "../problems.ts";
import type { Problem, ProblemKind, TestCase } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { problemIn } from "./problem-fields.ts";

/** What tools say in `rawStatus` when CTRF knows no better than `failed` or `other`. */
const BROKEN = /^(?:error|errored|broken|crash|crashed|timeout|timedout|interrupted|aborted|cancelled)$/i;

export interface Context {
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
}

export function testCaseOf(test: Fields, { problems, mark }: Context): TestCase {
  const told = problemsOf(test, problems);
  const outcome = outcomeOf(told);
  const suite = suiteOf(test["suite"]);
  const name = textOf(test["name"]);
  const file = textOf(test["filePath"]);
  const variant = variantOf(test);
  return {
    suite,
    name,
    file,
    line: numberOf(test["line"]),
    variant: [variant, mark(file, suite, name, variant)].filter((part) => part !== "").join(" "),
    outcome,
    durationMs: numberOf(test["duration"]),
    flaky: outcome === "passed" && told.length > 0,
    problems: told,
  };
}

/** A list of names since CTRF 0.1, one text before. */
function suiteOf(suite: unknown): string {
  return Array.isArray(suite) ? suite.map(textOf).join(" > ") : textOf(suite);
}

/** A browser's version changes with every update; its name does not. */
function variantOf(test: Fields): string {
  const { variant } = fieldsOf(test["extra"]);
  const browser = textOf(test["browser"]).replace(/[\s/]+v?[\d.]+.*$/, "");
  return textOf(variant) || [browser, textOf(test["device"])].filter((part) => part !== "").join(" ");
}

function problemsOf(test: Fields, problems: Problems): readonly Problem[] {
  const kind = kindOf(test);
  const tries = brokenTries(test);
  if (kind !== undefined)
    return [
      ...tries.map((attempt) => problemIn(attempt, "rerun", problems)),
      problemIn(test, kind, problems),
    ];
  if (tries.length > 0) return tries.map((attempt) => problemIn(attempt, "flaky", problems));
  const isFlaky = test["flaky"] === true || (numberOf(test["retries"]) ?? 0) > 0;
  return isFlaky ? [problemIn(test, "flaky", problems)] : NO_PROBLEMS;
}

/** Some tools list the last try as well, which the test itself stands for. */
function brokenTries(test: Fields): readonly Fields[] {
  const retries = numberOf(test["retries"]) ?? Number.POSITIVE_INFINITY;
  return listOf(test["retryAttempts"])
    .map(fieldsOf)
    .filter(({ status, attempt }) => status !== "passed" && (numberOf(attempt) ?? 0) <= retries);
}

function kindOf(test: Fields): Exclude<ProblemKind, "flaky" | "rerun"> | undefined {
  const isBroken = BROKEN.test(textOf(test["rawStatus"]));
  switch (test["status"]) {
    case "passed":
      return undefined;
    case "failed":
      return isBroken ? "error" : "failure";
    case "skipped":
    case "pending":
      return "skipped";
    case "other":
      return isBroken ? "error" : "skipped";
    default:
      return "error";
  }
}
