import { byteAt } from "../../byte-at.ts";
import { attributeShape, tagShape } from "../shapes.ts";
import type { Tag } from "../tag.ts";
import type { Window } from "../window.ts";
import { malformed, XmlFault } from "../xml-fault.ts";
import { classOf, NAME, SPACE } from "./byte-class.ts";
import { isAt } from "./is-at.ts";
import { type Name, type Names, NO_NAME, readName } from "./names.ts";
import { INCOMPLETE, readValue } from "./read-value.ts";

const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** Real tags have fewer than twenty. The limit bounds the shapes that a hostile file can make us build. */
const MAX_ATTRIBUTES = 128;

/** Reads the tag that begins with `<` at `start`. Returns the index behind its `>`, or INCOMPLETE. */
export function readStartTag(tag: Tag, names: Names, window: Window, start: number): number {
  const { bytes, end } = window;
  let at = readTagName(tag, names, window, start);
  while (at !== INCOMPLETE) {
    at = readUsualAttributes(tag, window, at);
    if (at === INCOMPLETE) return INCOMPLETE;
    const gap = at;
    at = skipSpace(window, at);
    if (at === end) return INCOMPLETE;
    if (bytes[at] === GREATER_THAN) {
      tag.selfClosing = false;
      return at + 1;
    }
    if (bytes[at] === SLASH) return endEmptyTag(tag, bytes, at, end);
    if (at === gap) throw inTag(tag, at, `a blank is missing before "${character(bytes, at)}"`);
    at = readAttribute(tag, names, window, at);
  }
  return INCOMPLETE;
}

/** As long as the attributes are those that followed the last time, each after one blank and in double quotes. */
function readUsualAttributes(tag: Tag, window: Window, start: number): number {
  const { view, end } = window;
  let { shape } = tag;
  let at = start;
  for (;;) {
    const { guess } = shape;
    if (guess === undefined || at + guess.patternLength >= end || !isAt(guess, view, at)) break;
    shape = guess;
    at = readValue(shape, window, at + shape.patternLength, DOUBLE_QUOTE);
    if (at === INCOMPLETE) break;
  }
  tag.shape = shape;
  return at;
}

function readTagName(tag: Tag, names: Names, window: Window, start: number): number {
  const { bytes, view, end } = window;
  const guess = tag.element.nextTag;
  if (guess !== undefined) {
    const stop = start + guess.patternLength;
    if (stop < end && isAt(guess, view, start) && (classOf(byteAt(bytes, stop)) & NAME) === 0) {
      tag.element = guess;
      tag.shape = guess;
      return stop;
    }
  }
  const name = readName(names, window, start + 1);
  if (name === undefined) return INCOMPLETE;
  if (name === NO_NAME) throw malformed(start, '"<" that begins no tag (in text it is written "&lt;")');
  tag.element = tagShape(tag.shapes, tag.element, name);
  tag.shape = tag.element;
  return start + 1 + name.bytes.length;
}

export function skipSpace({ bytes, end }: Window, start: number): number {
  let at = start;
  while (at < end && (classOf(byteAt(bytes, at)) & SPACE) !== 0) at++;
  return at;
}

function endEmptyTag(tag: Tag, bytes: Buffer, slash: number, end: number): number {
  if (slash + 1 === end) return INCOMPLETE;
  if (bytes[slash + 1] !== GREATER_THAN) throw inTag(tag, slash, '"/" must be followed by ">"');
  tag.selfClosing = true;
  return slash + 2;
}

/** Any attribute, however it is written; the guess in readStartTag knows only the usual way. */
function readAttribute(tag: Tag, names: Names, window: Window, start: number): number {
  const { bytes, end } = window;
  const name = readName(names, window, start);
  if (name === undefined) return INCOMPLETE;
  checkAttribute(tag, name, bytes, start);
  const equals = skipSpace(window, start + name.bytes.length);
  if (equals === end) return INCOMPLETE;
  if (bytes[equals] !== EQUALS) throw inTag(tag, start, `the attribute ${name.text} has no value`);
  const open = skipSpace(window, equals + 1);
  if (open === end) return INCOMPLETE;
  const quote = bytes[open];
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
    throw inTag(tag, open, `the value of ${name.text} is not in quotes`);
  }
  tag.shape = attributeShape(tag.shapes, tag.shape, name);
  return readValue(tag.shape, window, open + 1, quote);
}

function checkAttribute(tag: Tag, name: Name, bytes: Buffer, start: number): void {
  const { attributes } = tag.shape;
  if (name === NO_NAME)
    throw inTag(tag, start, `"${character(bytes, start)}" where an attribute was expected`);
  if (attributes.some((attribute) => attribute.name === name)) {
    throw inTag(tag, start, `the attribute ${name.text} is given twice`);
  }
  if (attributes.length === MAX_ATTRIBUTES) {
    throw new XmlFault("xml-too-large", start, `a tag with more than ${MAX_ATTRIBUTES} attributes`);
  }
}

function inTag(tag: Tag, at: number, message: string): Error {
  return malformed(at, `in <${tag.element.name.text}>: ${message}`);
}

function character(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at, at + 1);
}
