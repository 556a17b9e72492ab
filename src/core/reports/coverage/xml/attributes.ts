import { decodedValue, findAttribute, integerValue, type Tag } from "../../xml/tag.ts";

/** A count as tools write it: some have fractions or exponents. NaN when it is none. */
export function countAttribute(tag: Tag, name: string): number {
  const found = findAttribute(tag, name);
  if (found === undefined) return Number.NaN;
  const count = integerValue(tag, found);
  return Number.isNaN(count) ? numberIn(decodedValue(tag, found)) : count;
}

function numberIn(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
