import { present } from "../../present.ts";
import { type CoverageBuilder, packSection } from "./coverage-builder.ts";
import type { Title } from "./packed-file.ts";

/** How to find what is not a number about a section. */
export type TitleOf = (row: number) => Title;

/** Ends the section and tells its row. Sections of one path become one file. */
export function closeSection(builder: CoverageBuilder, path: string): number {
  const row = packTitled(builder, {
    path,
    functions: builder.functions.splice(0),
    spans: builder.spans.splice(0),
  });
  addToFile(builder, row, (other) => titleOf(builder, other));
  return row;
}

/** Packs the open section under a title that is known. */
export function packTitled(builder: CoverageBuilder, title: Title): number {
  const row = packSection(
    builder,
    title.functions.length,
    title.functions.filter((fn) => fn.hits > 0).length,
  );
  builder.titles.set(row, title);
  return row;
}

/** For a section whose file may be there already. One that is known to be the first of a file can simply be pushed. */
export function addToFile(builder: CoverageBuilder, row: number, titleOf: TitleOf): void {
  const { firstRows, rowByPath, otherRows } = builder;
  for (const first of firstRows.slice(rowByPath.size)) rowByPath.set(titleOf(first).path, first);
  const first = rowByPath.get(titleOf(row).path);
  if (first === undefined) {
    firstRows.push(row);
    return;
  }
  const others = otherRows.get(first);
  if (others) others.push(row);
  else otherRows.set(first, [row]);
}

export function titleOf({ titles }: CoverageBuilder, row: number): Title {
  return present(titles.get(row));
}
