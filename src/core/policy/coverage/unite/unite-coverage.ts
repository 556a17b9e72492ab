import type {
  ChangedLines,
  CoverageSummary,
  Gap,
  JudgedCoverage,
  TypeVerdict,
} from "../../../attempt/coverage-summary.ts";
import { worst } from "../judge-types.ts";
import { add, NOTHING } from "../meets.ts";
import { LineBook } from "./line-book.ts";
import { uniteGaps } from "./unite-gaps.ts";
import { uniteType } from "./unite-type.ts";

/** A summary whose lines are known. */
type Known = CoverageSummary & { readonly judged: JudgedCoverage; readonly changed: readonly ChangedLines[] };

/**
 * The coverage of several jobs of one run, line by line. Where a job does not tell its lines, they cannot be put
 * together: the job that covered most of the change then speaks for all.
 */
export function uniteCoverage(
  forgiven: number,
): (parts: readonly CoverageSummary[]) => CoverageSummary | null {
  return (parts) => {
    const best = parts.toSorted((left, right) => weight(right) - weight(left));
    const [first] = best;
    if (!first) return null;
    const told = best.filter(({ judged }) => judged?.problem === null);
    const known = told.filter(isKnown);
    if (known.length < 2 || known.length < told.length) return first;
    return united(known, forgiven);
  };
}

function weight({ patch, lines }: CoverageSummary): number {
  return (patch?.covered ?? 0) * 1e9 + lines.covered;
}

function isKnown(part: CoverageSummary): part is Known {
  return part.judged !== null && part.changed !== undefined;
}

/** `legs` has the best first. Of all files the most that one of them saw is told: only changed lines are recorded. */
function united(legs: readonly Known[], forgiven: number): CoverageSummary {
  const measured = new Set(legs.flatMap(({ changed }) => changed.filter(isMeasured).map(({ path }) => path)));
  const entries = legs.map(({ changed }) =>
    changed.filter((one) => isMeasured(one) || !measured.has(one.path)),
  );
  const books = booksOf(entries.flat());
  const judged = legs.map((leg) => leg.judged);
  const types = new Map<TypeVerdict["codeType"], [TypeVerdict, ...TypeVerdict[]]>();
  for (const type of judged.flatMap(({ byType }) => byType)) {
    const known = types.get(type.codeType);
    if (known) known.push(type);
    else types.set(type.codeType, [type]);
  }
  const byType = [...types].map(([codeType, verdicts]) => {
    const own = entries.map((leg) => leg.filter((one) => one.codeType === codeType));
    return uniteType(verdicts, own, forgiven);
  });
  const isMissed = (path: string, codeType: Gap["codeType"], line: number) =>
    books.get(keyOf({ path, codeType }))?.isMissed(line) ?? false;
  return {
    lines: legs
      .map(({ lines }) => lines)
      .reduce((left, right) => (right.covered > left.covered ? right : left)),
    patch: [...books.values()].map((book) => book.ratio()).reduce(add, NOTHING),
    noData: [...new Set(legs.flatMap(({ noData }) => noData))].filter((path) => !measured.has(path)).sort(),
    unmatched: [...new Set(legs.flatMap(({ unmatched }) => unmatched))].sort(),
    judged: {
      verdict: worst(byType.map(({ verdict }) => verdict)),
      problem: null,
      expected: judged.some(({ expected }) => expected),
      byType,
      gaps: uniteGaps(
        judged.flatMap(({ gaps }) => gaps),
        isMissed,
      ),
      hiddenGaps: Math.min(...judged.map(({ hiddenGaps }) => hiddenGaps)),
    },
  };
}

function isMeasured({ noData }: ChangedLines): boolean {
  return noData === null;
}

function booksOf(entries: readonly ChangedLines[]): Map<string, LineBook> {
  const books = new Map<string, LineBook>();
  for (const entry of entries) {
    const book = books.get(keyOf(entry)) ?? new LineBook();
    book.add(entry);
    books.set(keyOf(entry), book);
  }
  return books;
}

function keyOf({ path, codeType }: Pick<ChangedLines, "path" | "codeType">): string {
  return `${codeType} ${path}`;
}
