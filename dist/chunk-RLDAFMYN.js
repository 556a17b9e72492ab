import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/core/message/inlines.ts
var SPAN = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
function inlines({ text }) {
  const found = [];
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

export {
  inlines
};
