import { byteAt } from "../../byte-at.ts";
import { mustReadOn, readOn, type Scan } from "../scan.ts";
import { classOf, SPACE } from "../tags/byte-class.ts";
import type { Window } from "../window.ts";
import { malformed } from "../xml-fault.ts";
import { decodeCData, decodeText } from "./decode.ts";
import { checkReferences, MAX_REFERENCE, SEMICOLON } from "./references.ts";

const LESS_THAN = 0x3c;
const AMPERSAND = 0x26;
const CDATA_END = Buffer.from("]]>");
const LINE_BREAK = 0x0a;
const FOUR_BLANKS = 0x20202020;

/** Reads text up to the next `<` and stands on it; false at the end of the file. */
export function readText(scan: Scan): boolean {
  for (;;) {
    const { bytes, end } = scan.window;
    const start = scan.at;
    const gap = skipIndent(scan.window, start);
    if (gap < end && bytes[gap] === LESS_THAN && !scan.current.wantsText) {
      scan.at = gap;
      return true;
    }
    const found = bytes.indexOf(LESS_THAN, gap);
    if (found >= 0) {
      if (found > start) takeText(scan, start, found);
      scan.at = found;
      return true;
    }
    const cut = safeCut(scan.window, start, end);
    takeText(scan, start, cut);
    if (readOn(scan, cut)) continue;
    takeText(scan, 0, scan.window.end);
    return false;
  }
}

/** Between tags there are mostly a line break and an indent: a native search would cost more than it saves. */
function skipIndent(window: Window, start: number): number {
  const { bytes, view, end } = window;
  let at = start;
  if (at < end && bytes[at] === LINE_BREAK) at++;
  while (at + 4 <= end && view.getInt32(at, true) === FOUR_BLANKS) at += 4;
  while (at < end && (classOf(byteAt(bytes, at)) & SPACE) !== 0) at++;
  return at;
}

function takeText(scan: Scan, start: number, end: number): void {
  const { bytes } = scan.window;
  if (scan.current.depth === 0) {
    checkOutside(scan, start, end);
    return;
  }
  if (scan.nextAmpersand < start) {
    const found = bytes.indexOf(AMPERSAND, start);
    scan.nextAmpersand = found < 0 ? bytes.length : found;
  }
  if (scan.nextAmpersand < end) checkReferences(bytes, scan.nextAmpersand, end);
  if (scan.current.wantsText) keep(scan, start, end, decodeText);
}

function checkOutside(scan: Scan, start: number, end: number): void {
  const { bytes } = scan.window;
  for (let at = start; at < end; at++) {
    if ((classOf(byteAt(bytes, at)) & SPACE) !== 0) continue;
    const where = scan.hasRoot ? "after the end of the root element" : "before the root element";
    throw malformed(at, `text ${where}: "${bytes.toString("utf8", at, Math.min(end, at + 20)).trim()}"`);
  }
}

/** Stands behind `<![CDATA[` and reads to behind `]]>`. */
export function readCData(scan: Scan): void {
  if (scan.current.depth === 0) throw malformed(scan.at, "a CDATA section outside of the root element");
  for (;;) {
    const { bytes, end } = scan.window;
    const close = bytes.indexOf(CDATA_END, scan.at);
    if (close >= 0) {
      if (scan.current.wantsText) keep(scan, scan.at, close, decodeCData);
      scan.at = close + CDATA_END.length;
      return;
    }
    const cut = safeCut(scan.window, scan.at, end);
    if (scan.current.wantsText) keep(scan, scan.at, cut, decodeCData);
    mustReadOn(scan, cut, "a CDATA section");
  }
}

function keep(
  { window, current, limits, recovery }: Scan,
  start: number,
  end: number,
  decode: typeof decodeText,
): void {
  const room = limits.maxText - current.text.length;
  if (room <= 0) return;
  const enough = start + room * 4;
  const text = decode(window, start, enough < end ? safeCut(window, start, enough) : end, recovery);
  // A slice would hold on to the whole text it was cut from, so it is copied.
  current.text += text.length > room ? Buffer.from(text.slice(0, room)).toString() : text;
}

/** The last index up to `end` that splits no character, reference, line break or `]]>`. */
function safeCut({ bytes }: Window, start: number, end: number): number {
  let cut = end;
  for (let at = end - 1; at >= Math.max(start, end - MAX_REFERENCE); at--) {
    if (byteAt(bytes, at) === SEMICOLON) break;
    if (byteAt(bytes, at) === AMPERSAND) cut = at;
  }
  const isBefore = (test: (byte: number) => boolean) => cut > start && test(byteAt(bytes, cut - 1));
  for (let i = 0; i < 3 && isBefore((byte) => (byte & 0xc0) === 0x80); i++) cut--;
  if (isBefore((byte) => byte >= 0xc0)) cut--;
  for (let i = 0; i < 2 && isBefore((byte) => byte === 0x5d); i++) cut--;
  return isBefore((byte) => byte === 0x0d) ? cut - 1 : cut;
}
