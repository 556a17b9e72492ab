import type { Markdown } from "./untrusted.ts";

/** A line of our Markdown taken apart: our own words, and in code spans what came from outside. */
export interface Inline {
  readonly kind: "words" | "code";
  readonly text: string;
}

/** `code` of untrusted.ts makes each span's ticks longer than any inside, so that the first run of that length ends it. */
const SPAN = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;

export function inlines({ text }: Markdown): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const span of text.matchAll(SPAN)) {
    const [whole] = span;
    const inner = whole.replace(/^`+|`+$/g, "");
    found.push({ kind: "words", text: text.slice(end, span.index) });
    found.push({ kind: "code", text: inner.replace(/^ (`[\s\S]*|[\s\S]*`) $/, "$1") });
    end = span.index + whole.length;
  }
  found.push({ kind: "words", text: text.slice(end) });
  return found.filter((inline) => inline.text !== "");
}
