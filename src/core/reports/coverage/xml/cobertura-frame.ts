import type { Tag } from "../../xml/tag.ts";
import { readStartTag } from "../../xml/tags/read-start-tag.ts";
import { INCOMPLETE } from "../../xml/tags/read-value.ts";
import type { Window } from "../../xml/window.ts";
import { UNUSUAL } from "./cobertura-branch.ts";
import { LONGEST, skipGap } from "./cobertura-run.ts";

/**
 * Reads `</lines></method><method …><lines>` and tells what is behind it, or UNUSUAL: from the lines of one method to
 * those of the next, where the same elements are open. The tag is then that of the next method.
 */
export function readFrame(window: Window, start: number, tag: Tag): number {
  const { view, end } = window;
  if (start + LONGEST > end) return UNUSUAL;
  const linesEnd = skipGap(view, start);
  const methodEnd = skipGap(view, linesEnd + "</lines>".length);
  const method = skipGap(view, methodEnd + "</method>".length);
  if (!isLinesEnd(view, linesEnd) || !isMethodEnd(view, methodEnd) || !isMethod(view, method)) return UNUSUAL;
  const behind = readStartTag(tag, tag.shapes.names, window, method);
  if (behind === INCOMPLETE || tag.selfClosing || behind + LONGEST > end) return UNUSUAL;
  const lines = skipGap(view, behind);
  return isLines(view, lines) ? lines + "<lines>".length : UNUSUAL;
}

/** `</lines>` */
function isLinesEnd(view: DataView, at: number): boolean {
  return view.getInt32(at, true) === 0x696c2f3c && view.getInt32(at + 4, true) === 0x3e73656e;
}

/** `</method>` */
function isMethodEnd(view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === 0x656d2f3c &&
    view.getInt32(at + 4, true) === 0x646f6874 &&
    view.getInt8(at + 8) === 0x3e
  );
}

/** `<method ` */
function isMethod(view: DataView, at: number): boolean {
  return view.getInt32(at, true) === 0x74656d3c && view.getInt32(at + 4, true) === 0x20646f68;
}

/** `<lines>` */
function isLines(view: DataView, at: number): boolean {
  return view.getInt32(at, true) === 0x6e696c3c && view.getInt32(at + 3, true) === 0x3e73656e;
}
