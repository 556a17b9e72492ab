import type { Evidence } from "../attempt/evidence.ts";
import type { Outcome } from "../reports/test-report.ts";

/** Outcomes as one letter per test of a shared table: 100,000 tests of one run take 100 kB, not 10 MB. */
const LETTERS: Readonly<Record<Outcome, string>> = { passed: "p", failed: "f", error: "e", skipped: "s" };
const FLAKY_PASS = "y";
const ABSENT = "-";

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  p: "passed",
  f: "failed",
  e: "error",
  s: "skipped",
  [FLAKY_PASS]: "passed",
};

export function testTable(runs: readonly Evidence[]): string[] {
  const tests = new Set<string>();
  for (const run of runs) for (const id of run.outcomes.keys()) tests.add(id);
  return [...tests];
}

export function toLetters({ outcomes, flaky }: Evidence, tests: readonly string[]): string {
  return tests
    .map((id) => {
      const outcome = outcomes.get(id);
      if (outcome === undefined) return ABSENT;
      return outcome === "passed" && flaky.has(id) ? FLAKY_PASS : LETTERS[outcome];
    })
    .join("");
}

export function fromLetters(letters: string, tests: readonly string[]): Pick<Evidence, "outcomes" | "flaky"> {
  const outcomes = new Map<string, Outcome>();
  const flaky = new Set<string>();
  tests.forEach((id, position) => {
    const letter = letters[position] ?? ABSENT;
    const outcome = OUTCOMES[letter];
    if (outcome) outcomes.set(id, outcome);
    if (letter === FLAKY_PASS) flaky.add(id);
  });
  return { outcomes, flaky };
}
