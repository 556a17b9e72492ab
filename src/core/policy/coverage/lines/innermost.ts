interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The smallest of the stretches that a line lies in. */
export function innermost<Item extends Stretch>(stretches: readonly Item[], line: number): Item | undefined {
  let best: Item | undefined;
  for (const stretch of stretches) {
    if (line < stretch.start || line > stretch.end) continue;
    if (!best || stretch.end - stretch.start < best.end - best.start) best = stretch;
  }
  return best;
}
