export type LineRange = readonly [first: number, last: number];

/** Ascending lines as stretches. Two lines are of one stretch when they are neighbours, or `joins` says so. */
export function toRanges(
  lines: readonly number[],
  joins?: (from: number, to: number) => boolean,
): LineRange[] {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && (line === last[1] + 1 || joins?.(last[1], line))) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}

/** `12-18,40`: how ranges are stored. */
export function writeRanges(ranges: readonly LineRange[]): string {
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

export function readRanges(text: string): LineRange[] {
  return text
    .split(",")
    .filter(Boolean)
    .map((part) => {
      const [first = 0, last = first] = part.split("-").map(Number);
      return [first, last];
    });
}

export function isWithin(ranges: readonly LineRange[], first: number, last: number): boolean {
  return ranges.some((range) => range[0] <= last && first <= range[1]);
}
