import type { Tag } from "./tag.ts";

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
  open(name: string, tag: Tag): boolean;
  close(name: string, text: string): void;
}
