import { outcomeOf } from "../outcome-of.ts";
import type { Problem } from "../test-report.ts";
import { NO_PROBLEMS } from "../test-report-of.ts";
import { createOutput, headline, type Output, ownLines } from "./output.ts";
import type { GoReading, PackageRun, TestRun } from "./reading.ts";

interface Place {
  readonly suite: string;
  readonly run: PackageRun;
  readonly name: string;
}

export type TestAction = "pass" | "fail" | "skip" | "unfinished";

/** A test that runs again, with `-count` or because somebody retries it, begins anew. */
export function openTest(run: PackageRun, name: string): TestRun {
  const test: TestRun = { output: createOutput(), hasSubtests: false, hasBrokenSubtest: false };
  run.tests.set(name, test);
  for (const parent of parentsOf(run, name)) parent.hasSubtests = true;
  return test;
}

export function closeTest(
  reading: GoReading,
  { suite, run, name }: Place,
  action: TestAction,
  durationMs: number | undefined,
): void {
  const test = run.tests.get(name) ?? openTest(run, name);
  run.tests.delete(name);
  const isBroken = action === "fail" || action === "unfinished";
  if (isBroken) for (const parent of parentsOf(run, name)) parent.hasBrokenSubtest = true;
  run.hasBroken ||= isBroken;
  if (test.hasSubtests && (!isBroken || test.hasBrokenSubtest)) return;
  const problems = problemsOf(reading, action, test.output);
  reading.cases.push({
    suite,
    name,
    file: "",
    line: undefined,
    variant: "",
    outcome: outcomeOf(problems),
    durationMs,
    flaky: false,
    problems,
  });
}

/** A subtest's own name may hold slashes, so not every prefix is a test. */
function parentsOf({ tests }: PackageRun, name: string): TestRun[] {
  const parents: TestRun[] = [];
  for (let end = name.lastIndexOf("/"); end > 0; end = name.lastIndexOf("/", end - 1)) {
    const parent = tests.get(name.slice(0, end));
    if (parent) parents.push(parent);
  }
  return parents;
}

function problemsOf({ problems }: GoReading, action: TestAction, output: Output): readonly Problem[] {
  if (action === "pass") return NO_PROBLEMS;
  const lines = ownLines(output);
  const text = lines.join("\n").trimEnd();
  const message = headline(lines);
  if (action === "skip") return [problems.make({ kind: "skipped", message })];
  const panic = lines.find((line) => line.startsWith("panic: "));
  if (panic) return [problems.make({ kind: "error", type: "panic", message: panic, text })];
  if (action === "unfinished")
    return [problems.make({ kind: "error", message: "The test began and never finished.", text })];
  // An example whose output is wrong.
  const [, actual, expected] = /^got:\n([\s\S]*?)\nwant:\n([\s\S]*)$/.exec(text) ?? [];
  return [
    problems.make({
      kind: "failure",
      message: expected === undefined ? message : "",
      text,
      expected,
      actual,
    }),
  ];
}
