import type { Markdown } from "./untrusted.ts";

/** One question that can be answered, with the answers the evidence offers. */
export interface Question {
  readonly text: Markdown;
  readonly options: readonly Markdown[];
}

const CODE_SPAN = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
const EMPTY_WORDS =
  /\bplease\b|\b(?:review|check|look at|have a look|investigate|advise|what (?:now|next)|any ideas?)\b/i;

/**
 * Whether it says something: an observed name, value or number, and two or three answers to choose from.
 * "Please review" is no question, and neither is one that any failing build could carry.
 */
export function isTelling({ text, options }: Question): boolean {
  const ownWords = text.text.replace(CODE_SPAN, "");
  if (EMPTY_WORDS.test(ownWords) || !ownWords.endsWith("?")) return false;
  return holdsEvidence(text) && options.length >= 2 && options.length <= 3;
}

export function holdsEvidence({ text }: Markdown): boolean {
  return /`[^`]|\d|_\(empty\)_/.test(text);
}
