import { addBranch, type CoverageBuilder } from "../model/coverage-builder.ts";
import { isDigit } from "../text/is-digit.ts";

const BRANCH_LENGTH = '" branch="'.length;
const CONDITIONS_LENGTH = '" condition-coverage="'.length;
const PERCENT_LENGTH = "% (".length;
const MOST_DIGITS = 5;
const MOST_LETTERS = 5;

/** Takes what readLineRun knows nothing about. */
export const UNUSUAL = -1;

/**
 * Stands on the quote behind the hits of a line and reads the rest of the tag: `branch="true"`, then
 * `condition-coverage="50% (1/2)"`, each of them only if it is there. Returns the index behind the tag, or UNUSUAL.
 */
export function readBranchTail(
  view: DataView,
  start: number,
  line: number,
  builder: CoverageBuilder,
): number {
  const at = isBranch(view, start) ? skipLetters(view, start + BRANCH_LENGTH) : start;
  if (!isConditions(view, at)) return endOfTag(view, at);
  const percent = skipDigits(view, at + CONDITIONS_LENGTH);
  const slash = skipDigits(view, percent + PERCENT_LENGTH);
  const close = skipDigits(view, slash + 1);
  if ((view.getInt32(percent, true) & 0xffffff) !== 0x282025 /* % ( */) return UNUSUAL;
  if (view.getInt8(slash) !== 0x2f || view.getInt8(close) !== 0x29 /* ) */) return UNUSUAL;
  const end = endOfTag(view, close + 1);
  if (end === UNUSUAL) return UNUSUAL;
  addBranch(builder, line, numberIn(view, percent + PERCENT_LENGTH, slash), numberIn(view, slash + 1, close));
  return end;
}

/** `" branch="` */
function isBranch(view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === 0x72622022 &&
    view.getInt32(at + 4, true) === 0x68636e61 &&
    view.getInt16(at + 8, true) === 0x223d
  );
}

/** `" condition-coverage="` */
function isConditions(view: DataView, at: number): boolean {
  return (
    view.getInt32(at, true) === 0x6f632022 &&
    view.getInt32(at + 4, true) === 0x7469646e &&
    view.getInt32(at + 8, true) === 0x2d6e6f69 &&
    view.getInt32(at + 12, true) === 0x65766f63 &&
    view.getInt32(at + 16, true) === 0x65676172 &&
    view.getInt16(at + 20, true) === 0x223d
  );
}

function endOfTag(view: DataView, quote: number): number {
  const four = view.getInt32(quote, true);
  if ((four & 0xffffff) === 0x3e2f22 /* "/> */) return quote + 3;
  return four === 0x3e2f2022 /* " /> */ ? quote + 4 : UNUSUAL;
}

function skipLetters(view: DataView, start: number): number {
  let at = start;
  while (at < start + MOST_LETTERS && ((view.getInt8(at) | 0x20) - 0x61) >>> 0 < 26) at++;
  return at;
}

function skipDigits(view: DataView, start: number): number {
  let at = start;
  while (at < start + MOST_DIGITS && isDigit(view.getInt8(at))) at++;
  return at;
}

function numberIn(view: DataView, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + view.getInt8(at) - 0x30;
  return value;
}
