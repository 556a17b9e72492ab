import { withoutTerminalSequences } from "../terminal-sequences.ts";
import { BYTE_CLASS, NAME } from "./byte-class.ts";
import type { Name } from "./names.ts";
import { readStartTag, skipSpace } from "./read-start-tag.ts";
import { INCOMPLETE } from "./read-value.ts";
import { mustReadOn, type Scan } from "./scan.ts";
import { malformed, XmlFault } from "./xml-fault.ts";

/** Stands on the `<` of a start tag. */
export function readStart(scan: Scan): void {
  const { tag, window } = scan;
  for (;;) {
    const next = readStartTag(tag, scan.names, window, scan.at);
    if (next !== INCOMPLETE) {
      openElement(scan, next);
      return;
    }
    mustReadOn(scan, scan.at, "a tag");
  }
}

function openElement(scan: Scan, next: number): void {
  const { tag, handler } = scan;
  if (scan.depth === 0) startRoot(scan);
  if (scan.depth >= scan.limits.maxDepth) {
    throw new XmlFault("xml-too-deep", scan.at, `elements are nested deeper than ${scan.limits.maxDepth}`);
  }
  scan.at = next;
  const { selfClosing } = tag;
  const { name } = tag.element;
  const wantsText = handler.open(name.local, tag);
  if (selfClosing) {
    handler.close(name.local, "");
    return;
  }
  scan.open[scan.depth] = name;
  scan.depth++;
  scan.wanted[scan.depth] = wantsText;
  scan.texts[scan.depth] = "";
}

function startRoot(scan: Scan): void {
  if (scan.hasRoot)
    throw malformed(
      scan.at,
      `a second root element <${scan.tag.element.name.text}>: the document ended before it`,
    );
  scan.hasRoot = true;
}

/** Stands on `</`. */
export function readEnd(scan: Scan): void {
  const name = scan.open[scan.depth - 1];
  if (!name) throw malformed(scan.at, "an end tag without a start tag");
  for (;;) {
    const { bytes, end } = scan.window;
    const start = scan.at + 2;
    const expected = name.bytes;
    const known = Math.min(expected.length, end - start);
    for (let i = 0; i < known; i++) if (bytes[start + i] !== expected[i]) throw mismatch(scan, start);
    const close = skipSpace(bytes, start + known, end);
    if (close < end) {
      if (bytes[close] !== 0x3e) throw mismatch(scan, start);
      scan.at = close + 1;
      closeElement(scan, name);
      return;
    }
    mustReadOn(scan, scan.at, `the end tag of <${name.text}>`);
  }
}

function closeElement(scan: Scan, name: Name): void {
  const text = withoutTerminalSequences(scan.texts[scan.depth] ?? "");
  scan.texts[scan.depth] = "";
  scan.depth--;
  scan.handler.close(name.local, text);
}

function mismatch(scan: Scan, start: number): Error {
  const { bytes, end } = scan.window;
  let stop = start;
  while (stop < end && ((BYTE_CLASS[bytes[stop] ?? 0] ?? 0) & NAME) !== 0) stop++;
  const found = bytes.toString("utf8", start, Math.min(stop, start + 40));
  return malformed(start - 2, `</${found}> where </${scan.open[scan.depth - 1]?.text}> was expected`);
}
