import type { Judgement } from "../../decision/judge.ts";
import { retentionOf } from "../retention.ts";
import { type TriedFix, triedFixes } from "./observe-fixes.ts";
import type { Observation, Pattern } from "./pattern-schema.ts";
import { isEffective } from "./trust.ts";

/** Of one pattern the newest say enough. */
const MOST_OBSERVATIONS = 50;
const MOST_PATTERNS = 500;

/**
 * The patterns with what a case taught. Any repetition gives the same: code is counted once.
 * A fix that never worked is no pattern; one that is known counts its failures, too.
 */
export function learn(
  known: readonly Pattern[],
  judgements: readonly Judgement[],
  sessionId: string,
  now: string,
): Pattern[] {
  const byKey = new Map(known.map((pattern) => [keyOf(pattern), pattern]));
  for (const fix of worksFirst(triedFixes(judgements, sessionId))) {
    const key = keyOf(fix);
    const pattern = byKey.get(key);
    if (pattern) byKey.set(key, withObservation(pattern, fix.observation));
    else if (fix.observation.worked) byKey.set(key, firstSeen(fix, [...byKey.values()]));
  }
  return newestFirst([...byKey.values()], now);
}

/** What several trusted runs learned at the same time: every observation counts once. */
export function unitePatterns(lists: readonly (readonly Pattern[])[], now: string): Pattern[] {
  const byKey = new Map<string, Pattern>();
  for (const pattern of lists.flat()) {
    const known = byKey.get(keyOf(pattern));
    const named = known ?? { ...pattern, pattern_id: freeId(pattern, [...byKey.values()]) };
    byKey.set(keyOf(pattern), pattern.observations.reduce(withObservation, named));
  }
  return newestFirst([...byKey.values()], now);
}

/** The id that it has, unless another pattern has it, too. */
function freeId({ pattern_id, category }: Pattern, others: readonly Pattern[]): string {
  return others.some((other) => other.pattern_id === pattern_id) ? nextId(category, others) : pattern_id;
}

function newestFirst(patterns: readonly Pattern[], now: string): Pattern[] {
  return unexpired(patterns, now)
    .sort((left, right) => compare(right.last_seen, left.last_seen))
    .slice(0, MOST_PATTERNS);
}

export function unexpired(patterns: readonly Pattern[], now: string): Pattern[] {
  return patterns.filter(({ retention }) => retention.expires_at > now);
}

/** What failed before it worked in the same case must find its pattern. */
function worksFirst(fixes: readonly TriedFix[]): TriedFix[] {
  return fixes.toSorted((left, right) => Number(right.observation.worked) - Number(left.observation.worked));
}

/** Two fixes are the same when the same was said of the same error, whatever its punctuation. */
function keyOf({ pattern, fix_strategy }: Pick<Pattern, "pattern" | "fix_strategy">): string {
  const words = fix_strategy.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return `${pattern}|${words.trim()}`;
}

function firstSeen({ observation, ...fix }: TriedFix, others: readonly Pattern[]): Pattern {
  return counted({ ...fix, pattern_id: nextId(fix.category, others) }, observation, []);
}

/** "pat-error-null-undefined-access-001", numbered within its category. */
function nextId(category: Pattern["category"], others: readonly Pattern[]): string {
  const start = `pat-error-${category.replaceAll("_", "-")}-`;
  const numbers = others.map(({ pattern_id }) => Number(pattern_id.replace(start, "")) || 0);
  return start + String(Math.max(0, ...numbers) + 1).padStart(3, "0");
}

function withObservation(pattern: Pattern, seen: Observation): Pattern {
  const others = pattern.observations.filter((observation) => nameOf(observation) !== nameOf(seen));
  return counted(pattern, seen, others);
}

type Named = Pick<Pattern, "pattern_id" | "pattern" | "category" | "error_type" | "fix_strategy" | "stated">;

function counted(
  { pattern_id, pattern, category, error_type, fix_strategy, stated }: Named,
  seen: Observation,
  others: readonly Observation[],
): Pattern {
  const observations = [...others, seen].sort(inTime).slice(-MOST_OBSERVATIONS);
  const successes = observations.filter(({ worked }) => worked).length;
  const count = { frequency: observations.length, success_count: successes };
  const first = others.reduce((time, { at }) => (compare(at, time) < 0 ? at : time), seen.at);
  const last = others.reduce((time, { at }) => (compare(at, time) > 0 ? at : time), seen.at);
  const escalated = observations.some((observation) => observation.escalated);
  return {
    pattern_id,
    pattern,
    category,
    error_type,
    fix_strategy,
    stated,
    ...(stated && isEffective(count) && { fix_template: fix_strategy }),
    ...count,
    effectiveness: successes / count.frequency,
    first_seen: first,
    last_seen: last,
    retention: retentionOf(last, { learned: true, escalated }),
    observations,
  };
}

/** The name settles equal times, so that the order never depends on who learned first. */
function inTime(left: Observation, right: Observation): number {
  return compare(left.at, right.at) || compare(nameOf(left), nameOf(right));
}

/** Two of one name tell of the same fix: the code, not the run, was tried. */
function nameOf({ session_id, code_hash, fingerprint }: Observation): string {
  return [session_id, code_hash, fingerprint].join("\n");
}

function compare(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
