import { headline, ownLines } from "./output.ts";
import { type GoReading, packageRun, type TestRun } from "./reading.ts";
import type { TestAction } from "./tests.ts";
import { closeTest } from "./tests.ts";

/** It ends without an event when all went well: go says how fast it was, or, where others are in it, nothing. */
function isBenchmark(name: string, { output, hasSubtests }: TestRun): boolean {
  return name.startsWith("Benchmark") && (hasSubtests || /^Benchmark\S*\s+\d+\t/m.test(output.text));
}

/** The package has said all it will. */
export function closePackage(
  reading: GoReading,
  name: string,
  action: TestAction,
  failedBuild: string,
): void {
  const run = packageRun(reading, name);
  reading.packages.delete(name);
  // Innermost first, so that a parent knows of its subtests.
  for (const [test, state] of [...run.tests].reverse())
    if (!isBenchmark(test, state))
      closeTest(reading, { suite: name, run, name: test }, "unfinished", undefined);
  if (action === "pass" || action === "skip" || (action === "fail" && run.hasBroken)) return;
  const build = reading.builds.get(failedBuild)?.text ?? "";
  reading.failedBuilds.delete(failedBuild);
  const text = build || reading.plain.text + run.output.text;
  const said = headline(ownLines({ text }));
  const message = action === "fail" ? said || `${name} failed.` : "The stream ends before the package does.";
  const type = build === "" ? "" : "build failed";
  reading.suiteProblems.push({
    suite: name,
    problem: reading.problems.make({ kind: "error", type, message, text }),
  });
}
