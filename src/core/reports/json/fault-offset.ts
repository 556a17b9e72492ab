import { stringEnd } from "./string-end.ts";

/** What may come next. `item` and `member` stand right after `[` and `{`, where the end may come as well. */
type Next = "value" | "item" | "member" | "key" | "colon" | "more";

const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const BLANKS = /[ \t\r\n]*/y;
/** An escape; alone, the one character of it or a control character is wrong. */
const STRING_PART = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|[^ -[\]-\uffff]/g;

/**
 * Where a text stops being JSON; its length when it merely ends too early. V8's own error names the place in some
 * cases only, and in words that change between versions.
 */
export function faultOffset(text: string): number {
  const open: string[] = [];
  let next: Next = "value";
  let at = endOf(BLANKS, text, 0);
  while (at < text.length) {
    const first = text.charAt(at);
    const after = follow(next, first, open);
    if (after === undefined) return at;
    const end = tokenEnd(text, at, first);
    if (end < 0) return ~end;
    next = after;
    at = endOf(BLANKS, text, end);
  }
  return text.length;
}

function follow(next: Next, first: string, open: string[]): Next | undefined {
  if (next === "colon") return first === ":" ? "value" : undefined;
  if (next === "more" && first === ",") return open.length > 0 ? afterComma(open) : undefined;
  if (next === "more" || isEnd(next, first)) return first === open.pop() ? "more" : undefined;
  if (next === "key" || next === "member") return first === '"' ? "colon" : undefined;
  if (first !== "{" && first !== "[") return "]},:".includes(first) ? undefined : "more";
  open.push(first === "{" ? "}" : "]");
  return first === "{" ? "member" : "item";
}

function afterComma(open: readonly string[]): Next {
  return open.at(-1) === "}" ? "key" : "value";
}

function isEnd(next: Next, first: string): boolean {
  return (next === "item" && first === "]") || (next === "member" && first === "}");
}

/** Where the token is broken, the complement of that place, which is negative. */
function tokenEnd(text: string, at: number, first: string): number {
  if ("{}[],:".includes(first)) return at + 1;
  if (first !== '"') return endOf(SCALAR, text, at) || ~at;
  const end = stringEnd(text, at);
  for (const { 0: part, index } of text.slice(at, end).matchAll(STRING_PART))
    if (part.length === 1) return ~(at + index);
  return Math.min(end + 1, text.length);
}

/** 0 when the pattern does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
