import type { Gap, NoDataReason } from "../attempt/coverage-summary.ts";
import type { CodeType } from "../config/code-types.ts";
import { MATCH_BASE, type TestKind } from "../config/coverage-requirements.ts";
import type { Ratio } from "../reports/coverage-report.ts";
import { untakenWords } from "./branch-words.ts";
import { code, Markdown, md } from "./untrusted.ts";

/** Cut, never rounded up: what is below must not look met. Null when nothing was measured. */
export function percentOf(lines: Ratio | null | undefined): number | null {
  if (!lines || lines.total === 0) return null;
  return Math.floor((lines.covered * 1000) / lines.total) / 10;
}

function percentWords(lines: Ratio): string | null {
  const percent = percentOf(lines);
  return percent === null ? null : `${percent} %`;
}

/** "2 of 3 (66.6 %)" */
export function ratioWords(lines: Ratio): string {
  const percent = percentWords(lines);
  return percent === null ? "nothing measured" : `${lines.covered} of ${lines.total} (${percent})`;
}

export function requiredWords(required: number, base: Ratio | null): string {
  if (required !== MATCH_BASE) return `${required} %`;
  const percent = base && percentWords(base);
  return percent ? `as on the base (${percent})` : "as on the base";
}

const SHOWN_RANGES = 5;

/** "line 12" or "lines 42-48, 51 and 2 more places" */
export function lineWords(
  ranges: Gap["ranges"],
  say: (words: string, range: Gap["ranges"][number]) => string = (words) => words,
): string {
  const shown = ranges
    .slice(0, SHOWN_RANGES)
    .map(([first, last]) => say(first === last ? `${first}` : `${first}-${last}`, [first, last]));
  const isOne = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
  const more = ranges.length > SHOWN_RANGES ? ` and ${ranges.length - SHOWN_RANGES} more places` : "";
  return `${isOne ? "line" : "lines"} ${shown.join(", ")}${more}`;
}

/** What to test next: "`parseToken` in `src/auth/token.ts`, lines 42-48: the branch `token.expired` never runs". */
export function gapSentence(gap: Gap): Markdown {
  const place = gap.function === null ? code(gap.path) : md`${code(gap.function)} in ${code(gap.path)}`;
  const lines = new Markdown(lineWords(gap.ranges));
  const before = gap.wasMissed ? md` (they did not run on the base either)` : md``;
  const problem = untakenWords(gap) ?? new Markdown(problemWords(gap));
  return md`${place}, ${lines}: ${problem}${before}`;
}

function problemWords({ kind, missed }: Gap): string {
  switch (kind) {
    case "function":
      return "the function is never called";
    case "lines":
      return missed === 1 ? "never runs" : "never run";
    case "branches":
      return missed === 1 ? "runs, but not every branch of it" : "run, but not every branch of them";
  }
}

export const NO_DATA_WORDS: Readonly<Record<NoDataReason, string>> = {
  "not-in-reports": "no coverage report mentions it",
  "does-not-fit": "the report has lines beyond the end of the file, so it is of other code",
  "hidden-lines": "git shows it as binary, so its changed lines are unknown",
  "no-baseline": "there is no baseline to compare with",
  "not-in-baseline": "the baseline does not know it",
};

/** What to do about it. */
export const NO_DATA_HINTS: Readonly<Record<NoDataReason, string>> = {
  "not-in-reports":
    "Let the tests load these files, or have the coverage tool report files that no test loads (`all`, `include`, `--source`). Files that cannot have coverage are freed by a rule `exempt` in `code_types`.",
  "does-not-fit": "Run the tests with coverage again on this code.",
  "hidden-lines": "Remove the attribute that makes git treat the file as binary.",
  "no-baseline":
    "Record one on the base: `umpire coverage --report FILE --write-baseline`, then name it with `--baseline` or `coverage_requirements.baseline`.",
  "not-in-baseline":
    "Record the baseline again with reports that know these files; new code is no refactoring: say so with a label or a rule in `code_types`.",
};

export const TYPE_WORDS: Readonly<Record<CodeType, string>> = {
  new_function: "new function",
  bug_fix: "bug fix",
  refactor: "refactoring",
  api_endpoint: "API endpoint",
  integration: "integration",
};

export const TEST_WORDS: Readonly<Record<TestKind, string>> = {
  happy_path: "a test of the normal case",
  edge_cases: "a test of edge cases",
  error_handling: "a test of error handling",
  error_cases: "a test of error cases",
  validation_test: "a test of validation",
  integration_test: "an integration test",
  regression_test: "a new or changed test that fails without the fix",
  original_bug_reproduction: "a test that reproduces the bug",
  existing_tests_pass: "every existing test",
};
