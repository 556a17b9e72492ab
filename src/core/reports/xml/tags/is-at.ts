import type { Shape } from "../shapes.ts";

/** Whether the shape's pattern is at `at`; the caller has made sure that so many bytes are there. */
export function isAt(shape: Shape, view: DataView, at: number): boolean {
  if (view.getInt32(at, true) !== shape.firstWord) return false;
  const length = shape.patternLength;
  // The last word overlaps the first when there are fewer than eight bytes, so that there is no rest.
  if (view.getInt32(at + length - 4, true) !== shape.lastWord) return false;
  return length <= 8 || hasMiddle(shape.pattern, view, at);
}

/** The last of these words may overlap the end, which is compared twice then. */
function hasMiddle(pattern: DataView, view: DataView, at: number): boolean {
  const end = pattern.byteLength - 4;
  for (let i = 4; i < end; i += 4)
    if (pattern.getInt32(i, true) !== view.getInt32(at + i, true)) return false;
  return true;
}
