import type { Head } from "./dialect.ts";

/** Declarations, comments and document types, with or without internal subset, before the root element. */
const PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^[>]*(?:\[[\s\S]*?\]\s*)?>)/i;

export function headOf(bytes: Buffer): Head {
  const text = bytes.toString("utf8").trimStart();
  if (!text.startsWith("<")) return { text, root: "", rootTag: "" };
  let rest = text;
  for (let prolog = PROLOG.exec(rest); prolog; prolog = PROLOG.exec(rest))
    rest = rest.slice(prolog[0].length);
  const name = /^<(?:[^\s<>/:]*:)?([^\s<>/!?]+)/.exec(rest)?.[1] ?? "";
  return { text, root: name, rootTag: rest.slice(0, rest.indexOf(">") + 1) };
}
