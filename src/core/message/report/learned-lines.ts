import type { Judgement } from "../../decision/judge.ts";
import type { Pattern } from "../../memory/patterns/pattern-schema.ts";
import { recall } from "../../memory/patterns/recall.ts";
import { groupByCause } from "../../policy/causes.ts";
import { countWords } from "../known-fixes.ts";
import { code, Markdown, md } from "../untrusted.ts";

/** Fixes that earlier cases tried on such causes, the nearest and surest first, each with its count. */
export function learnedLines(
  { evidence }: Judgement,
  patterns: readonly Pattern[],
  most: number,
): Markdown[] {
  const recalled = groupByCause(evidence.failures).flatMap((cause) => recall(cause, patterns));
  const distinct = new Map(recalled.map(({ pattern }) => [pattern.pattern_id, pattern]));
  return [...distinct.values()].slice(0, most).map((pattern) => {
    const day = new Markdown(pattern.last_seen.slice(0, 10));
    return md`${code(pattern.pattern)}: ${code(pattern.fix_strategy)} ${new Markdown(countWords(pattern))}, last on ${day}`;
  });
}
