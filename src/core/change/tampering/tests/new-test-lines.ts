import type { SourceLine } from "../lines/source-line.ts";
import { type Block, type Blocks, blocksWithin, linesOf } from "./blocks.ts";
import type { MatchedTests } from "./match-tests.ts";

/** Lines of tests that are wholly new: whatever they hold takes nothing away. */
export function newTestLines({ groups, pairs, fresh }: MatchedTests): ReadonlySet<SourceLine> {
  // An old test may have moved into a new file.
  const withOld = new Set(pairs.map(({ now }) => now.edit));
  return new Set(
    groups.flatMap(({ edit, family, now }) => {
      const isNewFile = edit.file.status === "added" && !family.testsAnywhere && !withOld.has(edit);
      const blocks = isNewFile ? now.blocks : newBlocks(now, fresh);
      return [...(isNewFile ? now.loose : []), ...blocks.flatMap(linesOf)];
    }),
  );
}

/** A suite is new when it holds tests here, and all of them are. */
function newBlocks({ blocks }: Blocks, fresh: ReadonlySet<Block>): Block[] {
  return blocks.filter((block) => {
    if (block.kind !== "suite") return fresh.has(block);
    const tests = blocksWithin(blocks, block).filter(({ kind }) => kind === "test");
    return tests.length > 0 && tests.every((test) => fresh.has(test));
  });
}
