import { byteAt } from "../../byte-at.ts";
import { withoutTerminalSequences } from "../../terminal-sequences.ts";
import { mustReadOn, type OpenElement, type Scan } from "../scan.ts";
import { malformed, XmlFault } from "../xml-fault.ts";
import { classOf, NAME } from "./byte-class.ts";
import { NO_NAME } from "./names.ts";
import { readStartTag, skipSpace } from "./read-start-tag.ts";
import { INCOMPLETE } from "./read-value.ts";

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
  const { tag, handler, current } = scan;
  if (current.depth === 0) startRoot(scan);
  if (current.depth >= scan.limits.maxDepth) {
    throw new XmlFault("xml-too-deep", scan.at, `elements are nested deeper than ${scan.limits.maxDepth}`);
  }
  scan.at = next;
  const { selfClosing } = tag;
  const { name } = tag.element;
  const wantsText = handler.open(name.local, tag);
  if (selfClosing) handler.close(name.local, "");
  else {
    current.child ??= createChild(current);
    current.child.name = name;
    current.child.wantsText = wantsText;
    scan.current = current.child;
  }
  skimElements(scan);
}

function skimElements(scan: Scan): void {
  const { current, handler, limits } = scan;
  if (handler.skim === undefined || current.wantsText) return;
  const isPlaceForElements = current.depth > 0 && current.depth < limits.maxDepth;
  if (isPlaceForElements) scan.at = handler.skim(scan.window, scan.at);
}

function createChild(parent: OpenElement): OpenElement {
  const depth = parent.depth + 1;
  return { name: NO_NAME, depth, wantsText: false, text: "", parent, child: undefined };
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
  const { name, parent } = scan.current;
  if (!parent) throw malformed(scan.at, "an end tag without a start tag");
  for (;;) {
    const { bytes, end } = scan.window;
    const start = scan.at + 2;
    const expected = name.bytes;
    const known = Math.min(expected.length, end - start);
    for (let i = 0; i < known; i++) if (bytes[start + i] !== expected[i]) throw mismatch(scan, start);
    const close = skipSpace(scan.window, start + known);
    if (close < end) {
      if (bytes[close] !== 0x3e) throw mismatch(scan, start);
      scan.at = close + 1;
      closeElement(scan, parent);
      return;
    }
    mustReadOn(scan, scan.at, `the end tag of <${name.text}>`);
  }
}

function closeElement(scan: Scan, parent: OpenElement): void {
  const { name, text } = scan.current;
  if (text !== "") scan.current.text = "";
  scan.current = parent;
  scan.handler.close(name.local, withoutTerminalSequences(text));
}

function mismatch({ window, current }: Scan, start: number): Error {
  const { bytes, end } = window;
  let stop = start;
  while (stop < end && (classOf(byteAt(bytes, stop)) & NAME) !== 0) stop++;
  const found = bytes.toString("utf8", start, Math.min(stop, start + 40));
  return malformed(start - 2, `</${found}> where </${current.name.text}> was expected`);
}
