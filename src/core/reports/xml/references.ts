import { malformed } from "./xml-fault.ts";

const AMPERSAND = 0x26;
export const SEMICOLON = 0x3b;
/** Longer than any reference that is meant seriously, such as `&#x10FFFF;` with some zeros. */
export const MAX_REFERENCE = 32;
const PREDEFINED: ReadonlyMap<string, number> = new Map([
  ["amp", 0x26],
  ["lt", 0x3c],
  ["gt", 0x3e],
  ["quot", 0x22],
  ["apos", 0x27],
]);

/** Every `&` must begin one of the five predefined entities or a character reference: nothing else is declared. */
export function checkReferences(bytes: Buffer, start: number, end: number): void {
  let at = bytes.indexOf(AMPERSAND, start);
  while (at >= 0 && at < end) {
    const close = bytes.indexOf(SEMICOLON, at);
    if (close < 0 || close >= end || close - at > MAX_REFERENCE) {
      throw malformed(at, 'an "&" that begins no reference (an ampersand is written "&amp;")');
    }
    if (Number.isNaN(referredCode(bytes, at, close))) {
      throw malformed(at, `the entity "${bytes.toString("utf8", at, close + 1)}" is not declared`);
    }
    at = bytes.indexOf(AMPERSAND, close);
  }
}

/** The code point that the reference from `&` to `;` stands for; NaN when it is none. */
export function referredCode(bytes: Buffer, ampersand: number, semicolon: number): number {
  // The two most frequent without making a string: in some reports they are every tenth byte.
  if (semicolon - ampersand === 3 && bytes[ampersand + 2] === 0x74) {
    if (bytes[ampersand + 1] === 0x6c) return 0x3c;
    if (bytes[ampersand + 1] === 0x67) return 0x3e;
  }
  const body = bytes.toString("latin1", ampersand + 1, semicolon);
  if (/^#x[0-9a-fA-F]+$/.test(body)) return Number.parseInt(body.slice(2), 16);
  if (/^#[0-9]+$/.test(body)) return Number.parseInt(body.slice(1), 10);
  return PREDEFINED.get(body) ?? Number.NaN;
}

/** Whether XML allows the character at all. */
export function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}
