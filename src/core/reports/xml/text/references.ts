import { malformed } from "../xml-fault.ts";

const AMPERSAND = 0x26;
export const SEMICOLON = 0x3b;
/** Longer than any reference that is meant seriously, such as `&#x10FFFF;` with some zeros. */
export const MAX_REFERENCE = 32;
const PREDEFINED: readonly (readonly [Buffer, number])[] = [
  [Buffer.from("lt"), 0x3c],
  [Buffer.from("gt"), 0x3e],
  [Buffer.from("amp"), 0x26],
  [Buffer.from("quot"), 0x22],
  [Buffer.from("apos"), 0x27],
];

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
  // Told without making a string: in some reports every tenth byte belongs to one of these.
  for (const [name, code] of PREDEFINED) if (isSpelled(bytes, ampersand + 1, semicolon, name)) return code;
  const body = bytes.toString("latin1", ampersand + 1, semicolon);
  if (/^#x[0-9a-fA-F]+$/.test(body)) return Number.parseInt(body.slice(2), 16);
  return /^#[0-9]+$/.test(body) ? Number.parseInt(body.slice(1), 10) : Number.NaN;
}

/** Names are short: the loop is faster than a call into the runtime. */
export function isSpelled(bytes: Buffer, start: number, end: number, name: Buffer): boolean {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i++) if (bytes[start + i] !== name[i]) return false;
  return true;
}

/** Whether XML allows the character at all. */
export function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}
