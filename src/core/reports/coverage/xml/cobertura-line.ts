import type { Shape } from "../../xml/shapes.ts";
import { findAttribute, type Tag } from "../../xml/tag.ts";
import { addBranch, type CoverageBuilder } from "../model/coverage-builder.ts";
import { isDigit } from "../text/is-digit.ts";

/** Where in a `line` tag its attributes are. Found once per shape, of which there are two: with branches and without. */
export interface LineSlots {
  readonly shape: Shape;
  readonly number: Shape | undefined;
  readonly hits: Shape | undefined;
  readonly conditions: Shape | undefined;
}

/** Of the last `line` tag, and of the last that was different. */
export interface KnownSlots {
  usual: LineSlots | undefined;
  other: LineSlots | undefined;
}

export function lineSlots(known: KnownSlots, tag: Tag): LineSlots {
  const { usual, other } = known;
  if (usual?.shape === tag.shape) return usual;
  const slots = other?.shape === tag.shape ? other : slotsOf(tag);
  known.usual = slots;
  known.other = usual;
  return slots;
}

function slotsOf(tag: Tag): LineSlots {
  return {
    shape: tag.shape,
    number: findAttribute(tag, "number"),
    hits: findAttribute(tag, "hits"),
    conditions: findAttribute(tag, "condition-coverage"),
  };
}

/** `50% (1/2)` */
export function readConditions(
  builder: CoverageBuilder,
  line: number,
  view: DataView,
  { start, end }: Shape,
): void {
  let at = start;
  while (at < end && view.getInt8(at) !== 0x28 /* ( */) at++;
  let taken = 0;
  let total = 0;
  for (at++; at < end && isDigit(view.getInt8(at)); at++) taken = taken * 10 + view.getInt8(at) - 0x30;
  for (at++; at < end && isDigit(view.getInt8(at)); at++) total = total * 10 + view.getInt8(at) - 0x30;
  addBranch(builder, line, taken, total);
}
