import type { Edit } from "../lines/edit.ts";
import { sourceLine } from "../lines/source-line.ts";
import type { TamperingOptions } from "../tampering.ts";
import { type Block, blocksOf, blocksWithin, linesOf } from "../tests/blocks.ts";
import { isAssertion } from "./assertions.ts";
import type { Stretch } from "./stretches.ts";

/** Whether the test around a place in the new file still checks something; null when that is not known. */
export type StillAsserts = (stretch: Stretch) => boolean | null;

export function enclosingTests({ textOf }: TamperingOptions): StillAsserts {
  const known = new Map<Edit, readonly Block[]>();
  return ({ edit, family, start }) => {
    const blocks = known.get(edit) ?? wholeFile(textOf?.(edit.file.path) ?? "");
    known.set(edit, blocks);
    const block = blocks.findLast(({ head }) => head.number <= start);
    if (block?.kind !== "test") return null;
    // A test within this one may hold what is left.
    return blocksWithin(blocks, block).some((within) =>
      linesOf(within).some((line) => isAssertion(line, family)),
    );

    function wholeFile(text: string): readonly Block[] {
      const lines = text.split("\n").map((row, index) => sourceLine(row, index + 1, "new", family.split));
      return blocksOf(lines, family).blocks;
    }
  };
}
