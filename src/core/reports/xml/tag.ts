import { byteAt } from "../byte-at.ts";
import { openShapes, type Shape, type Shapes } from "./shapes.ts";
import type { Names } from "./tags/names.ts";
import { decodeValue } from "./text/decode.ts";
import type { Recovery } from "./text/recovery.ts";
import type { Window } from "./window.ts";

/**
 * The start tag the scanner stands on. There is one per document, overwritten by the next tag: ask it for what you
 * need inside `open` and keep the answers, never the tag. Values are decoded only when asked for.
 */
export interface Tag {
  readonly window: Window;
  readonly shapes: Shapes;
  /** The shape of the tag name alone, and with all attributes read so far. */
  element: Shape;
  shape: Shape;
  selfClosing: boolean;
  readonly recovery: Recovery;
}

export function createTag(window: Window, names: Names, recovery: Recovery): Tag {
  const shapes = openShapes(names);
  return { window, shapes, element: shapes.root, shape: shapes.root, selfClosing: false, recovery };
}

/** The value of the attribute, decoded; undefined when the tag does not have it. */
export function attribute(tag: Tag, name: string): string | undefined {
  const found = findAttribute(tag, name);
  return found === undefined ? undefined : decodedValue(tag, found);
}

/** For hot handlers: as long as `tag.shape` stays the same, what this found stays valid. */
export function findAttribute(tag: Tag, name: string): Shape | undefined {
  const { attributes } = tag.shape;
  for (const found of attributes) if (found.key === name) return found;
  return undefined;
}

export function decodedValue(tag: Tag, found: Shape): string {
  if (found.value === undefined) found.value = decode(tag, found);
  return found.value;
}

/** A whole number without sign, read from the bytes. NaN when the attribute is absent or anything else. */
export function integerAttribute(tag: Tag, name: string): number {
  const found = findAttribute(tag, name);
  return found === undefined ? Number.NaN : integerValue(tag, found);
}

/** As integerAttribute, of what findAttribute found. */
export function integerValue(tag: Tag, { start, end }: Shape): number {
  const { bytes } = tag.window;
  if (start === end) return Number.NaN;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = byteAt(bytes, at) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Whether the value is exactly this ASCII text. Compares bytes, makes no string. */
export function attributeIs(tag: Tag, name: string, expected: string): boolean {
  const found = findAttribute(tag, name);
  if (found === undefined || found.end - found.start !== expected.length) return false;
  for (let i = 0; i < expected.length; i++) {
    if (found.bytes[found.start + i] !== expected.charCodeAt(i)) return false;
  }
  return true;
}

function decode(tag: Tag, { bytes, start, end, classes }: Shape): string {
  return classes === 0 ? bytes.toString("latin1", start, end) : decodeValue(bytes, start, end, tag.recovery);
}
