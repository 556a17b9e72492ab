/**
 * Lines, each with a number, usually in ascending order and in two bytes: four bits for the step from the line before,
 * plus one, and twelve for the number. What does not fit is a zero and two 32-bit numbers. Memory is time: the system
 * takes longer to hand out fresh memory for millions of lines than it takes to read them.
 */
const LONG_NUMBERS = 5;

/** Room that a line takes at most. */
export const MAX_LINE_NUMBERS = LONG_NUMBERS;

export function isShort(step: number, value: number): boolean {
  return step >= 0 && step < 0xf && value <= 0xfff;
}

export function shortForm(step: number, value: number): number {
  return ((step + 1) << 12) | value;
}

/** Writes a line in full; returns where the next one goes. */
export function writeLong(numbers: Uint16Array, at: number, line: number, value: number): number {
  numbers[at] = 0;
  numbers[at + 1] = line;
  numbers[at + 2] = line >>> 16;
  numbers[at + 3] = value;
  numbers[at + 4] = value >>> 16;
  return at + LONG_NUMBERS;
}

export type LineVisitor = (line: number, value: number) => void;

export function readCoded(numbers: Uint16Array, start: number, end: number, visit: LineVisitor): void {
  let line = 0;
  let at = start;
  while (at < end) {
    const short = numberAt(numbers, at);
    if (short !== 0) {
      line += (short >>> 12) - 1;
      visit(line, short & 0xfff);
      at++;
    } else {
      line = numberAt(numbers, at + 1) + numberAt(numbers, at + 2) * 0x10000;
      visit(line, numberAt(numbers, at + 3) + numberAt(numbers, at + 4) * 0x10000);
      at += LONG_NUMBERS;
    }
  }
}

function numberAt(numbers: Uint16Array, at: number): number {
  return numbers[at] ?? 0;
}
