import type { Family } from "../families/family.ts";
import type { SourceLine } from "../lines/source-line.ts";

/** Whether a line checks something that could fail. */
export function isAssertion({ code, bare }: SourceLine, { assertion, vacuous }: Family): boolean {
  return assertion.test(code) && !vacuous.test(bare);
}

/** Whether a line is there only to have a body. */
export function isHollow(line: SourceLine, family: Family): boolean {
  return family.vacuous.test(line.bare) || (family.filler.test(line.code) && line.code.trim() !== "");
}

/** Blank, a comment, or brackets: it does nothing. */
export function isNothing({ code }: SourceLine): boolean {
  return !/\w/.test(code);
}

interface Pairs {
  readonly pairs: readonly { readonly old: SourceLine; readonly now: SourceLine }[];
  readonly left: readonly SourceLine[];
  readonly unused: readonly SourceLine[];
}

/** Both sides are in order, so that the right one is among the next few. */
const CANDIDATES = 64;

/** Each old line with the new one that is most like it, as long as they share this part of their words. */
export function pairAlike(old: readonly SourceLine[], now: readonly SourceLine[], least: number): Pairs {
  const unused = now.map((line) => ({ line, words: wordsOf(line) }));
  const pairs: { old: SourceLine; now: SourceLine }[] = [];
  const left = old.filter((line) => {
    const words = wordsOf(line);
    const shares = unused.slice(0, CANDIDATES).map((candidate) => sharedPart(words, candidate.words));
    const best = Math.max(...shares);
    const [found] = best < least ? [] : unused.splice(shares.indexOf(best), 1);
    if (found) pairs.push({ old: line, now: found.line });
    return !found;
  });
  return { pairs, left, unused: unused.map(({ line }) => line) };
}

function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size);
}

function wordsOf({ text }: SourceLine): Set<string> {
  return new Set(text.match(/\w+|[^\w\s]/g));
}
