import type { Pattern } from "../memory/patterns/pattern-schema.ts";
import { folderOf, type Nearness, type Recalled } from "../memory/patterns/recall.ts";
import { isEnough } from "../memory/patterns/trust.ts";
import { code, Markdown, md, oneLine } from "./untrusted.ts";

/** A count, never an adjective: "worked 3 of 4 times", or that it was seen once. */
export function countWords(pattern: Pattern): string {
  if (!isEnough(pattern)) return "seen once, and worked";
  return `worked ${pattern.success_count} of ${pattern.frequency} times`;
}

const NEAR: Readonly<Record<Nearness, string>> = {
  "same-cause": "this very cause",
  "same-error-here": "the same error nearby",
  "same-error": "the same error elsewhere",
  "same-kind-here": "a fault of this kind nearby",
};

/** "Memory, of this very cause: `add a guard` worked 3 of 4 times." Nothing when nothing is remembered. */
export function knownWords(known: readonly Recalled[]): Markdown {
  const [best] = known;
  if (!best) return md``;
  const { pattern, nearness } = best;
  return md` Memory, of ${new Markdown(NEAR[nearness])}${placesOf(pattern)}: ${code(pattern.fix_strategy)} ${new Markdown(countWords(pattern))}.`;
}

function placesOf({ observations }: Pattern): Markdown {
  const [folder] = observations.flatMap(({ file }) => (file === null ? [] : [folderOf(file)]));
  return folder ? md` in ${code(folder)}` : md``;
}

/** The same as data. A template is offered only of what was stated, seen twice and mostly worked. */
export function knownText(known: readonly Recalled[]): string | null {
  const [best] = known;
  if (!best) return null;
  const { pattern, nearness } = best;
  return `${NEAR[nearness]}: ${oneLine(pattern.fix_strategy, 200)} (${countWords(pattern)})`;
}

export function offeredFix(known: readonly Recalled[]): string | null {
  const offered = known.find(({ pattern }) => pattern.fix_template !== undefined);
  return offered ? oneLine(offered.pattern.fix_strategy, 300) : null;
}
