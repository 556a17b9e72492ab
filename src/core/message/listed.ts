import { joined, type Markdown, md } from "./untrusted.ts";

const SHOWN = 5;

/** A list that cannot bury the rest: what is left out is counted. */
export function listed<Item>(
  items: readonly Item[],
  between: string,
  say: (item: Item) => Markdown,
): Markdown {
  const shown = joined(items.slice(0, SHOWN).map(say), between);
  return items.length > SHOWN ? md`${shown} and ${items.length - SHOWN} more` : shown;
}
