import { likeness } from "../../functions/likeness.ts";
import type { Family } from "../families/family.ts";
import type { Edit } from "../lines/edit.ts";
import type { SourceLine } from "../lines/source-line.ts";
import { type Block, type Blocks, blocksOf } from "./blocks.ts";

/** A group of lines in a file with tests. */
interface Place {
  readonly edit: Edit;
  readonly family: Family;
  readonly newStart: number;
}

interface PlacedTest extends Place {
  readonly block: Block;
}

export interface PlacedGroup extends Place {
  readonly old: Blocks;
  readonly now: Blocks;
}

interface Pair {
  readonly old: PlacedTest;
  readonly now: PlacedTest;
}

export interface MatchedTests {
  readonly groups: readonly PlacedGroup[];
  readonly pairs: readonly Pair[];
  readonly gone: readonly PlacedTest[];
  /** Added tests that are new, and not an old one in another place or under another name. */
  readonly fresh: ReadonlySet<Block>;
}

/** What makes an old and a new test the same one: a common key, and then a look at the two. */
interface Sameness {
  readonly key: (test: PlacedTest) => string;
  readonly isSame: (old: Block, now: Block) => boolean;
}

/** The surest first: a test is where it was, it moved, it was renamed in its place. */
const SAME: readonly Sameness[] = [
  { key: ({ edit, block }) => `${edit.file.path}\n${block.name}`, isSame: () => true },
  { key: ({ block }) => block.name, isSame: (old, now) => isTelling(old.name) || haveOneBody(old, now) },
  { key: ({ edit, newStart }) => `${edit.file.path}\n${newStart}`, isSame: haveOneBody },
];

export function matchTests(edits: readonly Edit[]): MatchedTests {
  const groups = edits.flatMap(placedGroups);
  let gone = testsOf(groups, "old");
  let fresh = testsOf(groups, "now");
  const pairs: Pair[] = [];
  for (const sameness of SAME) {
    const found = pairUp(gone, fresh, sameness);
    const taken = new Set(found.flatMap(({ old, now }) => [old, now]));
    gone = gone.filter((test) => !taken.has(test));
    fresh = fresh.filter((test) => !taken.has(test));
    pairs.push(...found);
  }
  return { groups, pairs, gone, fresh: new Set(fresh.map(({ block }) => block)) };
}

function pairUp(old: readonly PlacedTest[], now: readonly PlacedTest[], { key, isSame }: Sameness): Pair[] {
  const byKey = new Map<string, PlacedTest[]>();
  for (const test of now) {
    const known = byKey.get(key(test));
    if (known) known.push(test);
    else byKey.set(key(test), [test]);
  }
  return old.flatMap((test) => {
    const candidates = byKey.get(key(test)) ?? [];
    const at = candidates.findIndex((candidate) => isSame(test.block, candidate.block));
    return candidates.splice(at, at === -1 ? 0 : 1).map((found) => ({ old: test, now: found }));
  });
}

function placedGroups(edit: Edit): PlacedGroup[] {
  const { family, groups } = edit;
  if (!family || !edit.isTest) return [];
  return groups.map(({ removed, added, newStart }) => ({
    edit,
    family,
    newStart,
    old: blocksOf(removed, family),
    now: blocksOf(added, family),
  }));
}

function testsOf(groups: readonly PlacedGroup[], side: "old" | "now"): PlacedTest[] {
  return groups.flatMap(({ edit, family, newStart, [side]: { blocks } }) =>
    blocks.filter(({ kind }) => kind === "test").map((block) => ({ edit, family, newStart, block })),
  );
}

/** `%s` or `$name` alone is what many tests are called. */
export function isTelling(name: string): boolean {
  return /\p{L}{2}/u.test(name.replace(/%\w|\$\{?\w+/g, ""));
}

const ALIKE = 0.5;

/** Bodies that did not change are not in the diff, and empty on both sides. */
function haveOneBody(old: Block, now: Block): boolean {
  const [was, is] = [textOf(old.body), textOf(now.body)];
  return was === is || likeness(was, is) >= ALIKE;
}

function textOf(lines: readonly SourceLine[]): string {
  return lines
    .map(({ text }) => text.trim())
    .filter((text) => /\w/.test(text))
    .join("\n");
}
