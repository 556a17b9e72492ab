import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CoverageSummary } from "../../../../src/core/attempt/coverage-summary.ts";
import type { CoverageAnswer } from "../../../../src/core/policy/coverage/judge-coverage.ts";
import { uniteCoverage } from "../../../../src/core/policy/coverage/unite/unite-coverage.ts";
import { aGap, aTypedFile, aTypeVerdict, type Hits, hits, judged, lines } from "../../../support/coverage.ts";

type Leg = Readonly<Record<string, Hits>>;

const FILES = [
  aTypedFile({ path: "src/a.ts", owed: lines(1, 6), codeType: "new_function" }),
  aTypedFile({ path: "src/b.ts", owed: lines(1, 4), codeType: "api_endpoint" }),
];

function summary(answer: CoverageAnswer, given: Partial<CoverageSummary> = {}): CoverageSummary {
  return {
    lines: { covered: answer.patch.covered, total: 100 },
    patch: answer.patch,
    noData: answer.noData,
    unmatched: [],
    judged: {
      verdict: answer.verdict,
      problem: null,
      expected: true,
      byType: answer.byType,
      gaps: answer.gaps,
      hiddenGaps: 0,
    },
    changed: answer.changed,
    ...given,
  };
}

const measuredBy = (measured: Leg) => judged({ files: FILES, measured });

/** As if one job had run all tests. */
function together(legs: readonly Leg[]): Leg {
  const all: Record<string, Record<number, number>> = {};
  for (const leg of legs)
    for (const [path, found] of Object.entries(leg)) {
      const file = all[path] ?? {};
      all[path] = file;
      for (const [line, count] of Object.entries(found))
        file[Number(line)] = Math.max(count, file[Number(line)] ?? 0);
    }
  return all;
}

function missedLines({ gaps }: Pick<CoverageAnswer, "gaps">): string[] {
  const places = gaps.flatMap(({ path, ranges }) =>
    ranges.flatMap(([first, last]) => lines(first, last).map((line) => `${path}:${line}`)),
  );
  return [...new Set(places)].sort();
}

describe("the coverage of several jobs", () => {
  const aLine = fc.constantFrom(0, 1, 5);
  const aFile = (last: number) =>
    fc.option(fc.tuple(...lines(1, last).map(() => aLine)), { nil: undefined }).map((counts) => {
      return counts && Object.fromEntries(counts.map((count, at) => [at + 1, count]));
    });
  const aLeg = fc.record({ a: aFile(6), b: aFile(4) }).map(
    ({ a, b }): Leg => ({
      ...(a && { "src/a.ts": a }),
      ...(b && { "src/b.ts": b }),
    }),
  );

  test("is what one job that ran all of the tests would have measured, in any order", () => {
    fc.assert(
      fc.property(fc.array(aLeg, { minLength: 2, maxLength: 4 }), (legs) => {
        const whole = measuredBy(together(legs));
        const parts = legs.map((leg) => summary(measuredBy(leg)));
        for (const order of [parts, parts.toReversed()]) {
          const united = uniteCoverage(0)(order);
          expect(united?.patch).toEqual(whole.patch);
          expect(united?.noData).toEqual(whole.noData);
          expect(united?.judged?.verdict).toBe(whole.verdict);
          const byType = united?.judged?.byType.toSorted((x, y) => (x.codeType < y.codeType ? -1 : 1));
          const expected = whole.byType.toSorted((x, y) => (x.codeType < y.codeType ? -1 : 1));
          expect(byType).toEqual(expected);
          expect(missedLines({ gaps: united?.judged?.gaps ?? [] })).toEqual(missedLines(whole));
        }
      }),
    );
  });

  test("leaves a line missed that one job missed and no other measured", () => {
    const [one, two] = [{ "src/a.ts": { 1: 1, 2: 0 } }, { "src/a.ts": { 3: 1 } }];
    const united = uniteCoverage(0)([one, two].map((leg) => summary(measuredBy(leg))));
    expect(united?.patch).toEqual({ covered: 2, total: 3 });
    expect(united?.judged?.gaps).toMatchObject([{ path: "src/a.ts", ranges: [[2, 2]], missed: 1 }]);
  });

  test("tells the most that one of them saw of all files, and no gap of a file that nobody knows", () => {
    const good = summary(measuredBy({ "src/a.ts": { 1: 1, 2: 1 } }), { lines: { covered: 7, total: 9 } });
    const poor = summary(measuredBy({ "src/a.ts": { 1: 0 } }), { lines: { covered: 8, total: 9 } });
    const judgedPoor = poor.judged && { ...poor.judged, gaps: [aGap({ path: "src/unknown.ts" })] };
    const united = uniteCoverage(0)([good, { ...poor, judged: judgedPoor }]);
    expect(united?.lines).toEqual({ covered: 8, total: 9 });
    expect(united?.judged?.gaps).toEqual([]);
    const less = { ...poor, lines: { covered: 1, total: 9 } };
    expect(uniteCoverage(0)([good, less])?.lines).toEqual({ covered: 7, total: 9 });
  });

  test("forgives as many lines as one job would be forgiven", () => {
    const leg = summary(measuredBy({ "src/a.ts": { 1: 1, 2: 0 }, "src/b.ts": { 1: 1 } }));
    expect(uniteCoverage(0)([leg, leg])?.judged?.verdict).toBe("below");
    expect(uniteCoverage(1)([leg, leg])?.judged?.verdict).toBe("met");
  });

  test("says of a function that a part of it ran, once a job ran a part", () => {
    const whole = aGap({ path: "src/a.ts", ranges: [[1, 3]], missed: 3, kind: "function" });
    const never = summary(measuredBy({ "src/a.ts": { 1: 0, 2: 0, 3: 0 } }));
    const judgedNever = never.judged && { ...never.judged, gaps: [whole] };
    const some = summary(measuredBy({ "src/a.ts": { 1: 0, 2: 1, 3: 0 } }));
    const united = uniteCoverage(0)([{ ...never, judged: judgedNever }, some]);
    expect(united?.judged?.gaps).toContainEqual(
      expect.objectContaining({
        kind: "lines",
        ranges: [
          [1, 1],
          [3, 3],
        ],
        missed: 2,
      }),
    );
  });
});

describe("jobs that cannot be put together", () => {
  const good = summary(measuredBy({ "src/a.ts": hits(lines(1, 6), 1), "src/b.ts": hits(lines(1, 4), 1) }));
  const poor = summary(measuredBy({ "src/a.ts": { 1: 1, 2: 0 } }));
  const { changed: _, ...old } = poor;
  const failed = { verdict: "no-data", problem: "no-report", expected: true } as const;
  const without: CoverageSummary = {
    ...summary(measuredBy({})),
    patch: null,
    judged: { ...failed, byType: [], gaps: [], hiddenGaps: 0 },
  };

  test("are spoken for by the one that covered most", () => {
    expect(uniteCoverage(0)([old, good])).toBe(good);
    expect(uniteCoverage(0)([without, poor])).toBe(poor);
    expect(uniteCoverage(0)([poor])).toBe(poor);
    expect(uniteCoverage(0)([])).toBeNull();
  });

  test("one without a verdict does not hold the others apart", () => {
    const { patch } = uniteCoverage(0)([without, poor, good]) ?? {};
    expect(patch).toEqual({ covered: 10, total: 10 });
    expect(uniteCoverage(0)([{ ...poor, judged: null }, poor])).toMatchObject({ patch: poor.patch });
  });
});

describe("a refactoring, whose files must be covered as on the base", () => {
  const baseline = {
    branch: "main",
    commit: null,
    files: new Map([["src/r.ts", { covered: 4, total: 4, missed: [] }]]),
  };
  const files = [aTypedFile({ path: "src/r.ts", owed: [1], codeType: "refactor" })];
  const leg = (measured: Leg) => summary(judged({ files, measured, baseline }));

  test("is judged by all lines that any job ran", () => {
    const halves = [
      leg({ "src/r.ts": { 1: 1, 2: 1, 3: 0, 4: 0 } }),
      leg({ "src/r.ts": { 1: 0, 2: 0, 3: 1, 4: 1 } }),
    ];
    for (const half of halves) expect(half.judged?.verdict).toBe("below");
    expect(uniteCoverage(0)(halves)?.judged).toMatchObject({
      verdict: "met",
      byType: [{ codeType: "refactor", covered: 4, total: 4, verdict: "met" }],
    });
    const [half = leg({})] = halves;
    expect(uniteCoverage(0)([half, half])?.judged?.verdict).toBe("below");
  });

  test("keeps the verdict of the best job where they measured other files, or know no base", () => {
    const half = leg({ "src/r.ts": { 1: 1, 2: 1, 3: 0, 4: 0 } });
    expect(uniteCoverage(0)([half, leg({})])?.judged?.byType).toEqual(half.judged?.byType);
    const unknown = summary(judged({ files, measured: { "src/r.ts": { 1: 1 } }, baseline: null }));
    expect(uniteCoverage(0)([unknown, unknown])?.judged?.byType).toEqual(unknown.judged?.byType);
    const [type = aTypeVerdict()] = half.judged?.byType ?? [];
    const other = half.judged && { ...half.judged, byType: [{ ...type, base: { covered: 1, total: 4 } }] };
    expect(uniteCoverage(0)([half, { ...half, judged: other }])?.judged?.byType).toEqual(half.judged?.byType);
    const changed = half.changed?.map((entry) => ({ ...entry, whole: null })) ?? [];
    expect(uniteCoverage(0)([half, { ...half, changed }])?.judged?.byType).toEqual(half.judged?.byType);
  });
});

test("a proof that one job has counts for all", () => {
  const files = [aTypedFile({ path: "src/a.ts", owed: [1], codeType: "bug_fix" })];
  const plain = summary(judged({ files, measured: { "src/a.ts": { 1: 1 } } }));
  const [type = aTypeVerdict()] = plain.judged?.byType ?? [];
  const proof = { proven: true, tests: ["x"], at: null, required: false };
  const proven = plain.judged && { ...plain.judged, byType: [{ ...type, proof }] };
  const united = uniteCoverage(0)([plain, { ...plain, judged: proven }]);
  expect(united?.judged?.byType).toMatchObject([{ codeType: "bug_fix", proof: { proven: true } }]);
});

test("a record that claims endless lines costs no more than a file can have", () => {
  const claimed = summary(measuredBy({ "src/a.ts": { 1: 1, 2: 0 }, "src/b.ts": { 1: 1 } }));
  const changed = claimed.changed?.map((entry) => ({ ...entry, missed: "1-999999999" }));
  const gaps = [aGap({ path: "src/a.ts", ranges: [[1, 999_999_999]], missed: 999_999_999 })];
  const lied = claimed.judged && { ...claimed.judged, gaps };
  const endless = { ...claimed, judged: lied, ...(changed && { changed }) };
  const united = uniteCoverage(0)([endless, endless]);
  expect(united?.patch?.total).toBe(200_000);
  expect(united?.judged?.gaps).toMatchObject([{ missed: 99_999 }]);
});
