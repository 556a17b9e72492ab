import type { Family } from "../families/family.ts";
import type { Edit } from "../lines/edit.ts";
import type { SourceLine } from "../lines/source-line.ts";
import type { Block, Blocks } from "../tests/blocks.ts";
import type { MatchedTests } from "../tests/match-tests.ts";

/** The lines of one test, or of one place within tests whose heads did not change, before and after. */
export interface Stretch {
  readonly edit: Edit;
  readonly family: Family;
  readonly old: readonly SourceLine[];
  readonly now: readonly SourceLine[];
  /** Where it begins in the new file. */
  readonly start: number;
  /** The line that names the test, when it is among them. */
  readonly head: SourceLine | null;
  /** Whether all of what is there now is seen here. */
  readonly isWhole: boolean;
}

export function stretchesOf({ groups, pairs }: MatchedTests): Stretch[] {
  const named = pairs.map(({ old, now }) => ({
    edit: now.edit,
    family: now.family,
    old: [old.block.head, ...old.block.body],
    now: [now.block.head, ...now.block.body],
    start: now.block.head.number,
    head: now.block.head,
    isWhole: isClosed(now.block),
  }));
  const between = groups.map(({ edit, family, old, now, newStart }) => ({
    edit,
    family,
    old: outsideTests(old),
    now: outsideTests(now),
    start: newStart,
    head: null,
    isWhole: false,
  }));
  return [...named, ...between];
}

function outsideTests({ loose, blocks }: Blocks): SourceLine[] {
  return [...loose, ...blocks.filter(({ kind }) => kind !== "test").flatMap(({ body }) => body)];
}

/** As many brackets close as open: there is no more of it outside of the diff. */
function isClosed({ head, body }: Block): boolean {
  const code = [head, ...body].map((line) => line.code).join("");
  const opened = code.split("{").length - 1;
  return opened > 0 && opened < code.split("}").length;
}
