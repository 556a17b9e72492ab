/** Pairs of 32-bit numbers, the first of them a line, that can be sorted. Objects would take ten times the memory. */
export interface PairList {
  numbers: Uint32Array;
  length: number;
}

/** Beyond this no line is real: hidden sequence points of .NET are at 0xFEEFEE, broken debug information anywhere. */
export const MAX_LINE = 10_000_000;

/** MAX_LINE times this plus any index is still an exact number. */
const MAX_PAIRS = 2 ** 28;

/** Tools write 0 and -1 where they know no line. */
export function isLine(line: number): boolean {
  return line >= 1 && line <= MAX_LINE;
}

export function createPairList(): PairList {
  return { numbers: new Uint32Array(0), length: 0 };
}

export function numberAt(numbers: Uint32Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Makes room for this many numbers more. */
export function lengthen(list: PairList, more: number): Uint32Array {
  if (list.length + more > list.numbers.length) {
    const larger = new Uint32Array(2 * (list.length + more));
    larger.set(list.numbers);
    list.numbers = larger;
  }
  return list.numbers;
}

export function addPair(list: PairList, line: number, value: number): void {
  const numbers = lengthen(list, 2);
  numbers[list.length] = line;
  numbers[list.length + 1] = value;
  list.length += 2;
}

/** Pairs of one line keep their order. */
export function sortByLine({ numbers, length }: PairList): void {
  if (isSorted(numbers, length)) return;
  const source = numbers.slice(0, length);
  let to = 0;
  for (const place of places(source)) {
    const from = (place % MAX_PAIRS) * 2;
    numbers[to++] = numberAt(source, from);
    numbers[to++] = numberAt(source, from + 1);
  }
}

function isSorted(numbers: Uint32Array, length: number): boolean {
  let last = 0;
  for (let at = 0; at < length; at += 2) {
    const line = numberAt(numbers, at);
    if (line < last) return false;
    last = line;
  }
  return true;
}

/** Typed arrays sort numbers natively; a comparator over objects would be many times slower. */
function places(source: Uint32Array): Float64Array {
  const keys = new Float64Array(source.length / 2);
  for (let index = 0; index < keys.length; index++)
    keys[index] = numberAt(source, index * 2) * MAX_PAIRS + index;
  return keys.sort();
}
