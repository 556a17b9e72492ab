import type { ChangedLines, LineSets, TypeVerdict } from "../../../attempt/coverage-summary.ts";
import { MATCH_BASE } from "../../../config/coverage-requirements.ts";
import type { Ratio } from "../../../reports/coverage-report.ts";
import { add, meetsBase, meetsPercent, NOTHING } from "../meets.ts";
import { LineBook } from "./line-book.ts";

/**
 * One type of the change, from the verdicts of several jobs, the best first, and what each of them knows of its lines.
 * Tests and proofs are the same everywhere; who has a proof speaks for those who did not look for one.
 */
export function uniteType(
  verdicts: readonly [TypeVerdict, ...TypeVerdict[]],
  legs: readonly (readonly ChangedLines[])[],
  forgiven: number,
): TypeVerdict {
  const [best] = verdicts;
  const proof = verdicts.find((verdict) => verdict.proof?.proven)?.proof ?? best.proof;
  const united =
    best.required === MATCH_BASE ? byBase(verdicts, legs, forgiven) : byPercent(best, legs, forgiven);
  return { ...(united ?? best), proof };
}

function byPercent(
  best: TypeVerdict,
  legs: readonly (readonly ChangedLines[])[],
  forgiven: number,
): TypeVerdict {
  const lines = sumOf(legs.flat());
  const [unknown = null] = legs.flat().flatMap(({ noData }) => noData ?? []);
  const isMet = meetsPercent(lines, best.required, forgiven);
  const met = unknown === null ? "met" : "no-data";
  return { ...best, ...lines, noDataReason: unknown, verdict: isMet ? met : "below" };
}

/**
 * What the base has is only known for the files that a job measured: jobs that measured the same ones can be put
 * together, others cannot.
 */
function byBase(
  [best, ...others]: readonly [TypeVerdict, ...TypeVerdict[]],
  legs: readonly (readonly ChangedLines[])[],
  forgiven: number,
): TypeVerdict | null {
  const files = legs.map((leg) => JSON.stringify(leg.map(({ path }) => path).sort()));
  const bases = [best, ...others].map(({ base }) => JSON.stringify(base));
  if (!best.base || best.noDataReason !== null) return null;
  if (new Set(files).size > 1 || new Set(bases).size > 1) return null;
  const whole = legs.flat().flatMap(({ path, whole: sets }) => (sets ? [{ path, ...sets }] : []));
  if (whole.length < legs.flat().length) return null;
  const lines = sumOf(whole);
  return { ...best, ...lines, verdict: meetsBase(lines, best.base, forgiven) ? "met" : "below" };
}

function sumOf(entries: readonly (LineSets & { readonly path: string })[]): Ratio {
  const books = new Map<string, LineBook>();
  for (const entry of entries) {
    const book = books.get(entry.path) ?? new LineBook();
    book.add(entry);
    books.set(entry.path, book);
  }
  return [...books.values()].map((book) => book.ratio()).reduce(add, NOTHING);
}
