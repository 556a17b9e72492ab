import type { Tag } from "./tag.ts";
import type { Window } from "./window.ts";

/**
 * What a dialect does with an XML document. scanXml(chunks, handler, limits) calls it element by element:
 *
 *   open(name, tag)   a start tag. `name` is the local name (prefix cut off), a string that compares with a literal
 *                     by pointer. Ask `tag` with attribute(tag, "x"), integerAttribute(tag, "x") or
 *                     attributeIs(tag, "x", "true") from tag.ts; it is overwritten by the next tag.
 *                     Return true to get the element's own text, decoded and cut to limits.maxText, at its close.
 *   close(name, text) its end tag (also for `<x/>`). `text` is "" unless open returned true; text of child
 *                     elements is not in it.
 *
 * Well-formedness is the scanner's duty: what is not XML throws a UserError out of scanXml, so what a handler has
 * gathered until then must be given up, never returned. Text and attributes that nobody asks for are never decoded.
 */
export interface XmlHandler {
  /**
   * Only for a dialect whose reports are nearly all one short element, over and over. Called inside an element whose text
   * nobody wants, behind a tag: may read empty elements and the blanks before them itself, if they are plain beyond doubt,
   * and returns the index behind them; `at` when there are none.
   */
  skim?(window: Window, at: number): number;
  open(name: string, tag: Tag): boolean;
  close(name: string, text: string): void;
}
