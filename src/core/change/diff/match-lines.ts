/**
 * Which of the new lines stand in the old ones in the same order: the positions in `now` of a longest common
 * subsequence. Whole-file rewrites are common, so equal ends are taken first and lines that stand everywhere
 * do not anchor anything.
 */
export function matchInOrder(old: readonly string[], now: readonly string[]): number[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > start && nowEnd > start && old[oldEnd - 1] === now[nowEnd - 1]) {
    oldEnd -= 1;
    nowEnd -= 1;
  }
  return [
    ...range(0, start),
    ...longestRun(placesOf(old, start, oldEnd), now.slice(start, nowEnd)).map((place) => place + start),
    ...range(nowEnd, now.length),
  ];
}

const TOO_COMMON = 64;

function placesOf(lines: readonly string[], start: number, end: number): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, line] of lines.slice(start, end).entries())
    places.set(line, [...(places.get(line) ?? []).slice(-TOO_COMMON), start + index]);
  for (const [line, found] of places) if (found.length > TOO_COMMON) places.delete(line);
  return places;
}

interface Link {
  readonly position: number;
  readonly place: number;
  readonly before: Link | null;
}

/** Hunt and Szymanski: `tails[n]` ends the run of length n + 1 that leaves most room for more. */
function longestRun(places: ReadonlyMap<string, readonly number[]>, lines: readonly string[]): number[] {
  const tails: Link[] = [];
  for (const [position, line] of lines.entries()) {
    // From the back, so that one new line is not matched twice within a run.
    for (const place of (places.get(line) ?? []).toReversed()) {
      const length = firstAtLeast(tails, place);
      tails[length] = { position, place, before: tails[length - 1] ?? null };
    }
  }
  const found: number[] = [];
  for (let link = tails.at(-1) ?? null; link; link = link.before) found.push(link.position);
  return found.reverse();
}

function firstAtLeast(tails: readonly Link[], place: number): number {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const tail = tails[middle];
    if (tail && tail.place < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
