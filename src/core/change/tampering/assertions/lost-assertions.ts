import { evidenceOf } from "../lines/evidence-of.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Tampering } from "../tampering.ts";
import { isAssertion, isHollow, isNothing } from "./assertions.ts";
import type { StillAsserts } from "./enclosing-test.ts";
import type { Stretch } from "./stretches.ts";

/** What it means that these assertions are gone: the test is hollow now, or checks less. */
export function lostAssertions(
  stretch: Stretch,
  left: readonly SourceLine[],
  stillAsserts: StillAsserts,
): Tampering[] {
  const [first] = left;
  if (!first) return [];
  const { edit, family, now, head } = stretch;
  if (isEmptied(stretch, stillAsserts)) {
    const shown = now.find((line) => line !== head && isHollow(line, family)) ?? head ?? first;
    const detail = `it checked something and no longer does: ${first.text.trim().slice(0, 120)}`;
    return [evidenceOf(edit, "test-emptied", shown, detail)];
  }
  return left.map((line) =>
    evidenceOf(edit, "assertion-removed", line, "the check is gone, and none took its place"),
  );
}

/** The whole file knows best. Without it only a body that is seen to do nothing counts. */
function isEmptied(stretch: Stretch, stillAsserts: StillAsserts): boolean {
  const { family, now, head, isWhole } = stretch;
  const asserts = stillAsserts(stretch);
  if (asserts !== null) return !asserts;
  if (now.some((line) => isAssertion(line, family))) return false;
  const rest = now.filter((line) => line !== head && !isNothing(line));
  return isWhole || (rest.length > 0 && rest.every((line) => isHollow(line, family)));
}
