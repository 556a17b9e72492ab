import type { Family } from "../families/family.ts";
import { readAmount } from "../lines/read-amount.ts";
import type { SourceLine } from "../lines/source-line.ts";

/** In what way the new line accepts more than the old one; null when it does not. */
export function loosening(old: SourceLine, now: SourceLine, family: Family): string | null {
  if (family.loophole.test(now.bare) && !family.loophole.test(old.bare)) return "it accepts anything now";
  if (rank(now, family) > rank(old, family))
    return `it accepts more than before: ${old.text.trim().slice(0, 120)}`;
  for (const { pattern, worse } of BOUNDS) {
    const [was, is] = [amountIn(old, pattern), amountIn(now, pattern)];
    if (was === null || is === null) continue;
    if (worse === "higher" ? is > was : is < was) return `its bound went from ${was} to ${is}`;
  }
  return null;
}

function rank({ bare }: SourceLine, { partial, vague }: Family): number {
  if (vague.test(bare)) return 2;
  return partial.test(bare) ? 1 : 0;
}

const NUMBER = /(?<value>\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/.source;
const END = /\s*[fd]?\s*\)/.source;

interface Bound {
  readonly pattern: RegExp;
  readonly worse: "higher" | "lower";
}

/** How far from the expected value a result may lie, in every language at once: the names do not collide. */
const BOUNDS: readonly Bound[] = [
  higher(`(?:LessThan\\w*|Below|below|most|isLessThan\\w*)\\(\\s*${NUMBER}`),
  lower(`(?:GreaterThan\\w*|Above|above|least|isGreaterThan\\w*)\\(\\s*${NUMBER}`),
  lower(`toBeCloseTo\\(.*,\\s*${NUMBER}${END}`),
  higher(
    `(?:closeTo|approximately|BeApproximately|(?<!to)BeCloseTo|WithDelta|InDelta|InEpsilon)f?\\(.*,\\s*${NUMBER}${END}`,
  ),
  higher(`\\b(?:rel|abs|delta|rel_tol|abs_tol|atol|rtol)\\s*=\\s*${NUMBER}`),
  lower(`\\bplaces\\s*=\\s*${NUMBER}`),
  higher(`(?:within|Within|offset|be_within)[\\s(]+${NUMBER}`),
  higher(`assert_in_delta.*,\\s*${NUMBER}\\s*\\)?$`),
  higher(`assertEquals\\(.*,.*,\\s*${NUMBER}${END}`),
  higher(`<=?\\s*${NUMBER}`),
  lower(`(?<![=-])>=?\\s*${NUMBER}`),
];

function higher(pattern: string): Bound {
  return { pattern: new RegExp(pattern), worse: "higher" };
}

function lower(pattern: string): Bound {
  return { pattern: new RegExp(pattern), worse: "lower" };
}

/** Beyond, a pattern with two open ends would take its time. */
const LONGEST_CALL = 400;

function amountIn({ bare }: SourceLine, pattern: RegExp): number | null {
  const value = pattern.exec(bare.slice(0, LONGEST_CALL))?.groups?.["value"];
  return value === undefined ? null : readAmount(value);
}
