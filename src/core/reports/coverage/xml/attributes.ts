import type { Shape } from "../../xml/shapes.ts";
import { decodedValue, findAttribute, integerValue, type Tag } from "../../xml/tag.ts";

/** A count as tools write it: some have fractions or exponents. NaN when it is none. */
export function countAttribute(tag: Tag, name: string): number {
  const found = findAttribute(tag, name);
  return found === undefined ? Number.NaN : countValue(tag, found);
}

/** As countAttribute, of what findAttribute found. */
export function countValue(tag: Tag, found: Shape): number {
  const count = integerValue(tag, found);
  if (!Number.isNaN(count)) return count;
  const text = decodedValue(tag, found).trim();
  return text === "" ? Number.NaN : Number(text);
}
