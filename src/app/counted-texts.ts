import type { ChangeText } from "./ports.ts";

/** A change that remembers how many lines each file had that somebody read: texts are read once and not kept. */
export interface CountedChange extends ChangeText {
  /** `look` sees the files that nobody read before. */
  lineCounts(
    paths: readonly string[],
    look: (path: string, text: string) => void,
  ): Promise<ReadonlyMap<string, number>>;
}

export function countedTexts(change: ChangeText): CountedChange {
  const asked = new Set<string>();
  const counts = new Map<string, number>();
  const texts = async (paths: readonly string[]) => {
    const found = await change.texts(paths);
    for (const path of paths) asked.add(path);
    for (const [path, text] of found) counts.set(path, countLines(text));
    return found;
  };
  return {
    ...change,
    texts,
    async lineCounts(paths, look) {
      for (const [path, text] of await texts(paths.filter((path) => !asked.has(path)))) look(path, text);
      return counts;
    },
  };
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
