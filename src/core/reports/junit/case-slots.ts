import type { Shape } from "../xml/shapes.ts";
import { findAttribute, type Tag } from "../xml/tag.ts";

/** Where in a `testcase` tag its attributes are. Found once per shape: reports have one or two. */
export interface CaseSlots {
  readonly shape: Shape;
  readonly name: Shape | undefined;
  readonly classname: Shape | undefined;
  readonly time: Shape | undefined;
  readonly file: Shape | undefined;
  readonly line: Shape | undefined;
  readonly status: Shape | undefined;
  readonly result: Shape | undefined;
}

/** Shapes outlive a report, and thousands of small reports may follow one another. */
const KNOWN = new WeakMap<Shape, CaseSlots>();

export function caseSlots(tag: Tag): CaseSlots {
  const known = KNOWN.get(tag.shape);
  if (known) return known;
  const slots = findSlots(tag);
  KNOWN.set(tag.shape, slots);
  return slots;
}

function findSlots(tag: Tag): CaseSlots {
  const first = (...names: readonly string[]) => {
    for (const name of names) {
      const found = findAttribute(tag, name);
      if (found) return found;
    }
    return undefined;
  };
  return {
    shape: tag.shape,
    name: first("name"),
    classname: first("classname", "className", "class"),
    time: first("time"),
    file: first("file", "filepath", "filename"),
    line: first("line", "lineno"),
    status: first("status"),
    result: first("result"),
  };
}
