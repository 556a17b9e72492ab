import { isTestPath } from "../../is-test-path.ts";
import { familyOf } from "../families/family-of.ts";
import type { Edit } from "../lines/edit.ts";
import { evidenceOf, fileEvidence } from "../lines/evidence-of.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Tampering } from "../tampering.ts";
import { isMark, linesOf } from "./blocks.ts";
import { isTelling, type MatchedTests, type PlacedGroup } from "./match-tests.ts";

export function removedTests(edits: readonly Edit[], { gone, groups }: MatchedTests): Tampering[] {
  const named = namedIn(groups);
  return [
    ...gone
      .filter(({ block }) => !(isTelling(block.name) && named.has(block.name)))
      .map(({ edit, block }) =>
        evidenceOf(
          edit,
          "test-removed",
          block.head,
          `the test "${block.name}" is gone, and nothing like it was added`,
        ),
      ),
    ...groups.flatMap(lostMarks),
    ...edits
      .filter(isRenamedAway)
      .map((edit) =>
        fileEvidence(edit, "test-removed", `${edit.file.from} has a name now that no test runner looks for`),
      ),
  ];
}

/** A test that became a row of a table has its title in the table. The titles of other tests are theirs alone. */
function namedIn(groups: readonly PlacedGroup[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ now: { loose, blocks } }) => [
      ...loose.flatMap(stringsIn),
      ...blocks.flatMap((block) =>
        linesOf(block)
          .flatMap(stringsIn)
          .filter((text) => text !== block.name),
      ),
    ]),
  );
}

function stringsIn({ bare }: SourceLine): string[] {
  return (bare.match(/(["'`]).+?\1/g) ?? []).map((quoted) => quoted.slice(1, -1));
}

/** The function stays, and is no test any more. */
function lostMarks({ edit, family, old, now }: PlacedGroup): Tampering[] {
  // With a head in sight the mark belongs to that, and the test was looked at by its name.
  if (old.blocks.length > 0 || now.blocks.length > 0) return [];
  if (now.loose.some((line) => isMark(line, family))) return [];
  return old.loose
    .filter((line) => isMark(line, family))
    .map((line) => evidenceOf(edit, "test-removed", line, "the mark that made a function a test is gone"));
}

/** `a.test.ts` that became `a.test.ts.bak` is still there, and never runs again. */
function isRenamedAway({ file: { from, path, status } }: Edit): boolean {
  const oldName = from?.slice(from.lastIndexOf("/") + 1) ?? "";
  return status === "renamed" && familyOf(oldName) !== null && isTestPath(oldName) && !isTestPath(path);
}
