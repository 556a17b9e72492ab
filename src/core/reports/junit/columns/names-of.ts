import { type Block, type CaseColumns, ROW_BYTES } from "./case-columns.ts";
import { partAt } from "./part-at.ts";

export function namesOf({ names, namesLength, rows, count, oddNames }: Block): string[] {
  const all = names.toString("latin1", 0, namesLength);
  const found: string[] = [];
  let start = 0;
  for (let row = 0; row < count; row++) {
    const end = rows.getInt32(row * ROW_BYTES, true);
    found.push(all.slice(start, end));
    start = end;
  }
  for (const { row, name } of oddNames) found[row] = name;
  return found;
}

/** Of one case only, for whoever needs few. */
export function nameAt({ blocks }: CaseColumns, index: number): string {
  const { from, names, rows, oddNames } = partAt(blocks, index);
  const row = index - from;
  const odd = oddNames.find((other) => other.row === row);
  if (odd) return odd.name;
  const start = row === 0 ? 0 : rows.getInt32((row - 1) * ROW_BYTES, true);
  return names.toString("latin1", start, rows.getInt32(row * ROW_BYTES, true));
}
