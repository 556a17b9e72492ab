import { byteAt, firstByte } from "../../byte-at.ts";
import { addWay, type CoverageBuilder } from "../model/coverage-builder.ts";
import { lengthen, type PairList } from "../model/pair-list.ts";
import { isDigit } from "../text/is-digit.ts";
import type { LineBatch } from "../text/line-batches.ts";
import { readCount } from "./read-count.ts";
import { nonDigits } from "./words.ts";

/** Usual numbers of blocks and branches make keys in the order written, which need no sorting; all others are hashed. */
const MAX_BLOCK = 0x3f_ffff;
const MAX_BRANCH = 0x7f;
const HASHES = 1 << 30;

/**
 * Reads `BRDA:<line>,<block>,<branch>,<taken>` lines up to the first that is anything else, or odd: among them all with
 * a branch above 9. Constants are written out for the reason that readHitLines has.
 */
export function readBranchLines({ bytes, view, end }: LineBatch, start: number, list: PairList): number {
  const numbers = lengthen(list, end - start);
  let pos = start;
  let to = list.length;
  while (pos < end && view.getInt32(pos, true) === 0x41445242 /* BRDA */) {
    let at = pos + 5;
    let line = 0;
    let digit = byteAt(bytes, at) - 0x30;
    for (; digit >>> 0 <= 9; digit = byteAt(bytes, ++at) - 0x30) line = line * 10 + digit;
    if (digit !== -4 /* a comma */ || line === 0 || at > pos + 12) break;
    let block = 0;
    const blockStart = ++at;
    digit = byteAt(bytes, at) - 0x30;
    for (; digit >>> 0 <= 9; digit = byteAt(bytes, ++at) - 0x30) block = block * 10 + digit;
    if (digit !== -4 || at === blockStart || block > 0x3fffff) break;

    const branchAndComma = view.getInt16(at + 1, true) ^ 0x2c30;
    if (branchAndComma >>> 0 > 9) break;
    at += 3;
    const first = byteAt(bytes, at);
    if (first !== 0x2d /* - */ && !isDigit(first)) break;
    const others = nonDigits(view.getInt32(++at, true) ^ 0x30303030);
    if (others !== 0) at += firstByte(others);
    else while (isDigit(byteAt(bytes, at))) at++;
    if (byteAt(bytes, at) === 0x0d) at++;
    if (byteAt(bytes, at) !== 0x0a) break;
    numbers[to] = line;
    numbers[to + 1] = (block * 0x80 + branchAndComma) * 2 + (first > 0x30 ? 1 : 0);
    to += 2;
    pos = at + 1;
  }
  list.length = to;
  return pos;
}

/** Exception branches (`e0`), branches named by an expression, which may hold commas, and unusual counts. */
export function readOddBranch(record: string, builder: CoverageBuilder): boolean {
  const [, line = "", block = "", branch = "", taken = ""] =
    /^BRDA:(\d+),(e?\d+),(.+),([^,]*)$/.exec(record) ?? [];
  const hits = readCount(taken);
  if (hits === undefined) return false;
  addWay(builder, Number(line), keyOf(block, branch), hits > 0);
  return true;
}

function keyOf(block: string, branch: string): number {
  const isUsual =
    /^\d+$/.test(block) && /^\d+$/.test(branch) && Number(block) <= MAX_BLOCK && Number(branch) <= MAX_BRANCH;
  return isUsual
    ? Number(block) * (MAX_BRANCH + 1) + Number(branch)
    : HASHES + (hash(`${block},${branch}`) % HASHES);
}

/** FNV-1a. Two ways of one line with the same hash would be counted as one, which is rarer than a flipped bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
