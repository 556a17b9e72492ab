import type { Chunks, ReadLimits } from "../read-report.ts";
import { createTag, type Tag } from "./tag.ts";
import { type Name, type Names, NO_NAME, openNames } from "./tags/names.ts";
import { noRecovery, type Recovery } from "./text/recovery.ts";
import { openWindow, refill, type Window } from "./window.ts";
import { XmlFault } from "./xml-fault.ts";
import type { XmlHandler } from "./xml-handler.ts";

/** An element that is open. The outermost stands for the document itself. */
export interface OpenElement {
  name: Name;
  readonly depth: number;
  wantsText: boolean;
  /** What was kept of its text. */
  text: string;
  readonly parent: OpenElement | undefined;
  /** Used again for one child after another. */
  child: OpenElement | undefined;
}

/** Where the scanner stands in a document. */
export interface Scan {
  readonly window: Window;
  readonly names: Names;
  readonly tag: Tag;
  readonly recovery: Recovery;
  readonly handler: XmlHandler;
  readonly limits: ReadLimits;
  /** Index into window.bytes. */
  at: number;
  /** Index of the next `&`, at least when it is not before `at`. */
  nextAmpersand: number;
  current: OpenElement;
  hasRoot: boolean;
  hasDoctype: boolean;
  hasDeclaration: boolean;
}

export function createScan(chunks: Chunks, handler: XmlHandler, limits: ReadLimits): Scan {
  const recovery = noRecovery();
  const window = openWindow(chunks);
  const names = openNames();
  return {
    window,
    names,
    tag: createTag(window, names, recovery),
    recovery,
    handler,
    limits,
    at: 0,
    nextAmpersand: -1,
    current: { name: NO_NAME, depth: 0, wantsText: false, text: "", parent: undefined, child: undefined },
    hasRoot: false,
    hasDoctype: false,
    hasDeclaration: false,
  };
}

/** Goes on at `from` with more bytes in the window; false at the end of the file. */
export function readOn(scan: Scan, from: number): boolean {
  const more = refill(scan.window, from);
  scan.at = 0;
  scan.nextAmpersand = -1;
  return more;
}

/** As readOn, inside something that must not end here. */
export function mustReadOn(scan: Scan, from: number, inside: string): void {
  if (readOn(scan, from)) return;
  throw new XmlFault("xml-truncated", scan.window.end, `the file ends inside ${inside}`);
}

/** Brings so many bytes from where we stand into the window, if the file has them. */
export function lookAhead(scan: Scan, count: number): void {
  while (scan.window.end - scan.at < count) if (!readOn(scan, scan.at)) return;
}
