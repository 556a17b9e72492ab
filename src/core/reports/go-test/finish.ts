import { closePackage } from "./close-package.ts";
import { headline, ownLines } from "./output.ts";
import type { GoReading } from "./reading.ts";

/** What the stream leaves open is a problem: it was cut short. */
export function finish(reading: GoReading): void {
  for (const name of [...reading.packages.keys()]) closePackage(reading, name, "unfinished", "");
  for (const [path, { text }] of reading.failedBuilds) {
    const message = headline(ownLines({ text })) || "The build failed.";
    const problem = reading.problems.make({ kind: "error", type: "build failed", message, text });
    reading.suiteProblems.push({ suite: path, problem });
  }
}
