import type { Detail } from "./story-view.ts";

/**
 * GitHub takes 65,536 characters; the rest is room for what is added around it.
 * @internal
 */
export const MAX_COMMENT = 60_000;

/**
 * From most to least detailed: what is dropped first is what a reader misses least.
 * @internal
 */
export const DETAILS: readonly Detail[] = [
  { failures: 50, causes: 20, traces: true },
  { failures: 50, causes: 20, traces: false },
  { failures: 20, causes: 5, traces: false },
  { failures: 5, causes: 2, traces: false },
];

const NOTE = "\n\n(cut here: the comment would not fit)\n";

/** Keeps the first rendering that fits. */
export function firstThatFits(render: (detail: Detail) => string, limit = MAX_COMMENT): string {
  let text = "";
  for (const detail of DETAILS) {
    text = render(detail);
    if (text.length <= limit) return text;
  }
  // Between lines: half a code span would let what it holds come alive.
  const kept = text.slice(0, text.lastIndexOf("\n", limit - NOTE.length));
  return `${kept}${NOTE}`;
}
