import { type Fields, fieldsOf, listOf, numberOf, textOf } from "../json/fields.ts";
import { outcomeOf } from "../outcome-of.ts";
import type { Problems } from "../problems.ts";
import type { TestCase } from "../test-report.ts";
import { problemsOf } from "./test-problems.ts";

export interface Context {
  readonly problems: Problems;
  readonly mark: (...parts: readonly string[]) => string;
  readonly cases: TestCase[];
}

interface Place {
  readonly path: readonly string[];
  readonly file: string;
}

export function readSuite(suite: Fields, parent: Place, context: Context): void {
  const title = textOf(suite["title"]);
  const file = textOf(suite["file"]) || parent.file;
  // The outermost suite is the file.
  const path = title === "" || title === file ? parent.path : [...parent.path, title];
  for (const spec of listOf(suite["specs"])) readSpec(fieldsOf(spec), { path, file }, context);
  for (const inner of listOf(suite["suites"])) readSuite(fieldsOf(inner), { path, file }, context);
}

/** One spec is one test per project. */
function readSpec(spec: Fields, { path, file: suiteFile }: Place, { problems, mark, cases }: Context): void {
  const suite = path.join(" > ");
  const name = textOf(spec["title"]);
  const file = textOf(spec["file"]) || suiteFile;
  for (const entry of listOf(spec["tests"])) {
    const test = fieldsOf(entry);
    const project = textOf(test["projectName"]);
    const told = problemsOf(test, problems);
    const outcome = outcomeOf(told);
    cases.push({
      suite,
      name,
      file,
      line: numberOf(spec["line"]),
      variant: [project, mark(file, suite, name, project)].filter((part) => part !== "").join(" "),
      outcome,
      durationMs: durationOf(test),
      flaky: outcome === "passed" && told.length > 0,
      problems: told,
    });
  }
}

/** Of all tries together. */
function durationOf(test: Fields): number | undefined {
  const times = listOf(test["results"]).flatMap((result) => numberOf(fieldsOf(result)["duration"]) ?? []);
  return times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0);
}
