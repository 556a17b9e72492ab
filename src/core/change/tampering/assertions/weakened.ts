import type { Family } from "../families/family.ts";
import type { Edit } from "../lines/edit.ts";
import { evidenceOf } from "../lines/evidence-of.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Tampering, TamperingOptions } from "../tampering.ts";
import type { MatchedTests } from "../tests/match-tests.ts";
import { isAssertion, pairAlike } from "./assertions.ts";
import { enclosingTests } from "./enclosing-test.ts";
import { loosening } from "./loosened.ts";
import { lostAssertions } from "./lost-assertions.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";

/** How much of their words two lines share when one was rewritten into the other, a few lines off. */
const REWRITTEN = 0.5;

/** Tests that check less than they did: nothing, fewer things, or the same things less exactly. */
export function weakenedTests(
  matched: MatchedTests,
  moved: ReadonlySet<SourceLine>,
  options: TamperingOptions,
): Tampering[] {
  const stillAsserts = enclosingTests(options);
  const spare = new Map<Edit, readonly SourceLine[]>();
  const spareIn = (edit: Edit) => spare.get(edit) ?? [];
  const compared = stretchesOf(matched).map((stretch) => {
    const { edit, family } = stretch;
    const stays = (line: SourceLine) => isAssertion(line, family) && !moved.has(line);
    const result = pairAlike(stretch.old.filter(stays), stretch.now.filter(stays), 0);
    spare.set(edit, [...spareIn(edit), ...result.unused]);
    return { stretch, ...result };
  });
  return compared.flatMap(({ stretch, pairs, left }) => {
    const elsewhere = pairAlike(left, spareIn(stretch.edit), REWRITTEN);
    spare.set(stretch.edit, elsewhere.unused);
    return [
      ...[...pairs, ...elsewhere.pairs].flatMap(({ old, now }) => compare(stretch, old, now)),
      ...lostAssertions(stretch, elsewhere.left, stillAsserts),
    ];
  });
}

function compare({ edit, family }: Stretch, old: SourceLine, now: SourceLine): Tampering[] {
  if (isInlineSnapshot(old, family) && isInlineSnapshot(now, family) && old.text.trim() !== now.text.trim())
    return [evidenceOf(edit, "snapshot-rewritten", now, "a snapshot within the test was rewritten")];
  const detail = loosening(old, now, family);
  return detail === null ? [] : [evidenceOf(edit, "assertion-loosened", now, detail)];
}

function isInlineSnapshot({ code }: SourceLine, { inlineSnapshot }: Family): boolean {
  return inlineSnapshot?.test(code) ?? false;
}
