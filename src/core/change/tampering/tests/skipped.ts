import type { SkipRule } from "../families/family.ts";
import { evidenceOf } from "../lines/evidence-of.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Tampering } from "../tampering.ts";
import { type Blocks, linesOf } from "./blocks.ts";
import type { MatchedTests, PlacedGroup } from "./match-tests.ts";

interface Settled {
  readonly moved: ReadonlySet<SourceLine>;
  readonly newTests: ReadonlySet<SourceLine>;
}

/** Tests that were there and no longer run. A new test that does not run yet takes nothing away. */
export function skippedTests({ groups }: MatchedTests, settled: Settled): Tampering[] {
  return groups.flatMap((group) => group.family.skips.flatMap((rule) => skippedBy(rule, group, settled)));
}

function skippedBy(
  rule: SkipRule,
  { edit, old, now }: PlacedGroup,
  { moved, newTests }: Settled,
): Tampering[] {
  const hits = (side: Blocks) =>
    [...side.loose, ...side.blocks.flatMap(linesOf)].filter(
      (line) => rule.pattern.test(line.code) && !moved.has(line),
    );
  const found = hits(now).filter((line) => rule.silencesOthers || !newTests.has(line));
  // A line that already had the mark and was edited otherwise skips nothing more.
  return found.slice(hits(old).length).map((line) => evidenceOf(edit, "test-skipped", line, rule.detail));
}
