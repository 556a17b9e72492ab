import type { NoProgress } from "../comparison/progress.ts";
import { Markdown } from "./untrusted.ts";

const WORDS: Readonly<Record<NoProgress["kind"], (attempts: string) => string>> = {
  reverted: (attempts) => `attempts ${attempts} are the same code: what was tried between was taken back`,
  oscillation: (attempts) =>
    `attempts ${attempts} go back and forth: the fix for one failure brings the other back`,
  "same-causes": (attempts) =>
    `attempts ${attempts} fail for the same causes, and nothing was fixed between them`,
  "fewer-passing": (attempts) => `attempts ${attempts} pass fewer tests each time`,
};

/** "no progress: attempts 1 and 2 fail for the same causes, ..." */
export function noProgressWords(pattern: NoProgress["kind"], attempts: readonly number[]): Markdown {
  const numbers = [...new Set(attempts)].join(", ").replace(/, (?=\d+$)/, " and ");
  return new Markdown(`no progress: ${WORDS[pattern](numbers)}`);
}
