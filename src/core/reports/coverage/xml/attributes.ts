import { attribute, integerAttribute, type Tag } from "../../xml/tag.ts";

/** A count as tools write it: some have fractions or exponents. NaN when it is none. */
export function countAttribute(tag: Tag, name: string): number {
  const count = integerAttribute(tag, name);
  if (!Number.isNaN(count)) return count;
  const text = attribute(tag, name)?.trim();
  return text ? Number(text) : Number.NaN;
}
