import type { ChangedFile } from "../changed-file.ts";
import { weakenedTests } from "./assertions/weakened.ts";
import { editOf } from "./lines/edit.ts";
import { movedAway } from "./lines/moved-away.ts";
import { changedPaths } from "./rules/changed-paths.ts";
import { addedLines } from "./rules/line-rule.ts";
import { worseNumbers } from "./rules/number-rule.ts";
import { weakenedPipelines } from "./rules/test-commands.ts";
import { CI_RULES } from "./tables/ci.ts";
import { COVERAGE_RULES } from "./tables/coverage.ts";
import { LIMIT_RULES } from "./tables/limits.ts";
import { LINT_RULES } from "./tables/lint.ts";
import { THRESHOLD_RULES } from "./tables/thresholds.ts";
import type { Tampering, TamperingOptions } from "./tampering.ts";
import { matchTests } from "./tests/match-tests.ts";
import { newTestLines } from "./tests/new-test-lines.ts";
import { removedTests } from "./tests/removed.ts";
import { skippedTests } from "./tests/skipped.ts";

const LINE_RULES = [...CI_RULES, ...COVERAGE_RULES, ...LINT_RULES];
const NUMBER_RULES = [...LIMIT_RULES, ...THRESHOLD_RULES];

/**
 * Where a change made it easier to pass: from its lines alone, whatever the reports say. Sorted by place;
 * the order of files and of their hunks tells nothing.
 */
export function findTampering(files: readonly ChangedFile[], options: TamperingOptions): Tampering[] {
  const edits = files.map(editOf).sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const moved = movedAway(edits);
  const matched = matchTests(edits);
  const newTests = newTestLines(matched);
  const settled = new Set([...moved, ...newTests]);
  const byPath = changedPaths(options);
  return inOrder([
    ...removedTests(edits, matched),
    ...skippedTests(matched, { moved, newTests }),
    ...weakenedTests(matched, moved, options),
    ...edits.flatMap((edit) => [
      ...byPath(edit),
      ...addedLines(edit, LINE_RULES, settled),
      ...worseNumbers(edit, NUMBER_RULES, settled),
      ...weakenedPipelines(edit, moved),
    ]),
  ]);
}

/** One line is told once for each kind, however many rules it breaks. */
function inOrder(found: readonly Tampering[]): Tampering[] {
  const byPlace = new Map<string, Tampering>();
  for (const tampering of found) {
    const { kind, path, side, line } = tampering;
    const place = [path, side, String(line).padStart(9, "0"), kind].join("\n");
    if (!byPlace.has(place)) byPlace.set(place, tampering);
  }
  return [...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tampering]) => tampering);
}
