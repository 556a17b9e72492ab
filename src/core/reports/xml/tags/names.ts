import { byteAt } from "../../byte-at.ts";
import { isSpelled } from "../text/references.ts";
import type { Window } from "../window.ts";
import { malformed, XmlFault } from "../xml-fault.ts";
import { classOf, NAME } from "./byte-class.ts";

/** A tag or attribute name. */
export interface Name {
  /** With its prefix, if any. */
  readonly text: string;
  readonly local: string;
  readonly bytes: Buffer;
  readonly hash: number;
  /** `<name` and ` name="`. */
  readonly tagPattern: Pattern;
  readonly attributePattern: Pattern;
}

/** Bytes to compare with four at a time: see is-at.ts. */
export interface Pattern {
  readonly view: DataView;
  readonly firstWord: number;
  readonly lastWord: number;
}

export interface Names {
  slots: (Name | undefined)[];
  count: number;
  /** How many there may be: this many more than when the document was opened. */
  most: number;
}

export const NO_NAME: Name = createName("", 0);
/** Real reports have fewer than a hundred. The limit bounds what a hostile file can make us keep and compare. */
const MAX_NAMES = 2_000;
const FIRST_SLOTS = 64;
/** Names are the same in thousands of small reports, so they are kept from one to the next as long as they are few. */
const MAX_KEPT = 500;
const START =
  "A-Za-z_:\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F" +
  "\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFC\\u{10000}-\\u{EFFFF}";
const VALID_NAME = new RegExp(`^[${START}][${START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*$`, "u");

let kept = noNames();

export function openNames(): Names {
  if (kept.count > MAX_KEPT) kept = noNames();
  kept.most = kept.count + MAX_NAMES;
  return kept;
}

function noNames(): Names {
  return { slots: new Array<Name | undefined>(FIRST_SLOTS).fill(undefined), count: 0, most: 0 };
}

/** The name that begins at `start`: NO_NAME when none does, undefined when the bytes end before it does. */
export function readName(names: Names, window: Window, start: number): Name | undefined {
  const { bytes, end } = window;
  let at = start;
  let hash = 0;
  for (; at < end; at++) {
    const byte = byteAt(bytes, at);
    if ((classOf(byte) & NAME) === 0) break;
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  if (at === end) return undefined;
  return at === start ? NO_NAME : find(names, bytes, start, at, hash);
}

function find(names: Names, bytes: Buffer, start: number, end: number, hash: number): Name {
  const mask = names.slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const name = names.slots[slot];
    if (name === undefined) return add(names, bytes, start, end, hash);
    if (name.hash === hash && isSpelled(bytes, start, end, name.bytes)) return name;
  }
}

function add(names: Names, bytes: Buffer, start: number, end: number, hash: number): Name {
  const text = bytes.toString("utf8", start, end);
  if (names.count >= names.most) {
    throw new XmlFault("xml-too-large", start, `more than ${MAX_NAMES} different names`);
  }
  if (names.count * 2 >= names.slots.length) grow(names);
  if (!VALID_NAME.test(text)) throw malformed(start, `"${text.slice(0, 40)}" is not a name`);
  const name = createName(text, hash);
  place(names, name);
  names.count++;
  return name;
}

function grow(names: Names): void {
  const old = names.slots;
  names.slots = new Array<Name | undefined>(old.length * 2).fill(undefined);
  for (const name of old) if (name) place(names, name);
}

function place(names: Names, name: Name): void {
  const mask = names.slots.length - 1;
  let slot = name.hash & mask;
  while (names.slots[slot] !== undefined) slot = (slot + 1) & mask;
  names.slots[slot] = name;
}

function createName(written: string, hash: number): Name {
  const text = internalised(written);
  return {
    text,
    local: internalised(text.slice(text.lastIndexOf(":") + 1)),
    bytes: Buffer.from(text),
    hash,
    tagPattern: patternOf(`<${text}`),
    attributePattern: patternOf(` ${text}="`),
  };
}

function patternOf(text: string): Pattern {
  // A name of one letter would be too short for a word; padded, it is never found at once, only looked up.
  const { buffer, byteOffset, length } = Buffer.from(text.padEnd(4, "\0"));
  const view = new DataView(buffer, byteOffset, length);
  return { view, firstWord: view.getInt32(0, true), lastWord: view.getInt32(length - 4, true) };
}

/** Property keys are unique strings in V8, so comparing one with a literal is comparing two pointers. */
function internalised(text: string): string {
  const [key = text] = Object.keys({ [text]: true });
  return key;
}
