import { learn } from "../../src/core/memory/patterns/learn.ts";
import type { Pattern } from "../../src/core/memory/patterns/pattern-schema.ts";
import { aCommit, aFix, atMinute, type EvidenceSpec, judgementsOf, runs } from "./builders.ts";

/** What so many cases taught that failed as `before` did, and that these words ended. */
export function somePatterns(
  times: number,
  words: string,
  before: EvidenceSpec = { failed: ["a"] },
): Pattern[] {
  const fix = aFix({ commits: [aCommit({ fixStrategy: words })] });
  const evidence = runs(before, { passed: ["a"], fix });
  let patterns: Pattern[] = [];
  for (let number = 1; number <= times; number += 1) {
    patterns = learn(patterns, judgementsOf(evidence), `session-${number}`, atMinute(30));
  }
  return patterns;
}
