import { byteAt } from "../../byte-at.ts";
import { withoutTerminalSequences } from "../../terminal-sequences.ts";
import { CONTROL, classOf, SPACE } from "../tags/byte-class.ts";
import type { Window } from "../window.ts";
import type { Recovery } from "./recovery.ts";
import { isCharacter, referredCode, SEMICOLON } from "./references.ts";

type Kind = "text" | "cdata" | "value";

const AMPERSAND = 0x26;
const ESCAPE = 0x1b;
const BLANK = 0x20;
const TAB = 0x09;
const LINE_BREAK = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FIRST_NOT_ASCII = 0x80;
/** Most texts are short, and a buffer of its own for each would cost more than the rewriting. */
const scratch = Buffer.alloc(4_096);

/** Character data between two tags. */
export function decodeText(window: Window, start: number, end: number, recovery: Recovery): string {
  const { bytes } = window;
  const ampersand = bytes.indexOf(AMPERSAND, start);
  const isPlain = (ampersand < 0 || ampersand >= end) && !hasOddControl(window, start, end);
  const text = isPlain
    ? decodeBytes(bytes, start, end, recovery)
    : rewrite("text", bytes, start, end, recovery);
  if (text.includes("]]>") && bytes.subarray(start, end).includes("]]>")) recovery.cdataEnds++;
  return text;
}

/** The inside of a CDATA section: no references in there. */
export function decodeCData(window: Window, start: number, end: number, recovery: Recovery): string {
  if (hasOddControl(window, start, end)) return rewrite("cdata", window.bytes, start, end, recovery);
  return decodeBytes(window.bytes, start, end, recovery);
}

/** A value in quotes: line breaks and tabs are blanks there, unless written as references. */
export function decodeValue(bytes: Buffer, start: number, end: number, recovery: Recovery): string {
  return withoutTerminalSequences(rewrite("value", bytes, start, end, recovery));
}

/** Any control character but tab and line feed. Four bytes at a time, because stack traces are long. */
function hasOddControl({ bytes, view }: Window, start: number, end: number): boolean {
  for (let at = start; at < end; at += 4) {
    if (at + 4 <= end) {
      const word = view.getInt32(at, true);
      // Not zero when a byte is below 0x20.
      if (((word - 0x20202020) & ~word & 0x80808080) === 0) continue;
    }
    for (let i = at; i < at + 4 && i < end; i++) {
      const byte = byteAt(bytes, i);
      if (byte < BLANK && byte !== LINE_BREAK && byte !== TAB) return true;
    }
  }
  return false;
}

/** Escape characters stay for now: a terminal sequence goes as a whole, and may be cut by the end of the window. */
function rewrite(kind: Kind, bytes: Buffer, start: number, end: number, recovery: Recovery): string {
  const clean = end - start <= scratch.length ? scratch : Buffer.allocUnsafe(end - start);
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = byteAt(bytes, at);
    if (byte === AMPERSAND && kind !== "cdata") {
      const close = bytes.indexOf(SEMICOLON, at);
      length = writeReferred(clean, length, referredCode(bytes, at, close), recovery);
      at = close;
    } else if ((classOf(byte) & CONTROL) === 0) {
      clean[length++] = byte;
    } else if ((classOf(byte) & SPACE) === 0) {
      recovery.controlCharacters++;
      if (byte === ESCAPE) clean[length++] = ESCAPE;
    } else if (byte !== CARRIAGE_RETURN || bytes[at + 1] !== LINE_BREAK) {
      clean[length++] = kind === "value" ? BLANK : byte === TAB ? TAB : LINE_BREAK;
    }
  }
  return decodeBytes(clean, 0, length, recovery);
}

/** Writes what a reference stands for; returns where the next character goes. */
function writeReferred(clean: Buffer, length: number, code: number, recovery: Recovery): number {
  if (code >= BLANK && code < FIRST_NOT_ASCII) {
    clean[length] = code;
    return length + 1;
  }
  if (isCharacter(code)) return length + clean.write(String.fromCodePoint(code), length);
  recovery.badReferences++;
  if (code !== ESCAPE) return length;
  clean[length] = ESCAPE;
  return length + 1;
}

function decodeBytes(bytes: Buffer, start: number, end: number, recovery: Recovery): string {
  const text = bytes.toString("utf8", start, end);
  if (text.includes("\ufffd") && Buffer.byteLength(text) !== end - start) recovery.badBytes++;
  return text;
}
