/** Fewer words than these say nothing by being alike. */
const FEWEST = 12;

/** How much of the words of two texts is shared, from 0 to 1 (Jaccard's index of the two bags). */
export function likeness(left: string, right: string): number {
  const [a, b] = [bagOf(left), bagOf(right)];
  if (a.size < FEWEST || b.size < FEWEST) return 0;
  let shared = 0;
  for (const [word, count] of a.words) shared += Math.min(count, b.words.get(word) ?? 0);
  return shared / (a.size + b.size - shared);
}

function bagOf(text: string): { readonly size: number; readonly words: ReadonlyMap<string, number> } {
  const words = new Map<string, number>();
  const all = text.match(/\w+|[^\s\w]/g) ?? [];
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { size: all.length, words };
}
