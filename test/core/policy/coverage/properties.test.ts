import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODE_TYPES } from "../../../../src/core/config/code-types.ts";
import type { CoverageAnswer } from "../../../../src/core/policy/coverage/judge-coverage.ts";
import { measuredFiles } from "../../../../src/core/policy/coverage/measured-files.ts";
import type { CoverageReport } from "../../../../src/core/reports/coverage-report.ts";
import { aFileCoverage, aTypedFile, type Hits, judged } from "../../../support/coverage.ts";

/** Any change of a few files, with what several reports say of them. */
const line = fc.integer({ min: 1, max: 30 });
const hitsOf = fc.dictionary(line.map(String), fc.nat({ max: 2 }), { maxKeys: 12 });
const span = fc.tuple(line, fc.nat({ max: 4 })).map(([start, more]) => ({ start, end: start + more }));
const branch = fc.record({ line, taken: fc.nat({ max: 2 }), total: fc.constant(2) });

const anyFile = fc.record({
  owed: fc.uniqueArray(line, { maxLength: 10 }).map((lines) => lines.sort((a, b) => a - b)),
  codeType: fc.constantFrom(...CODE_TYPES),
  reports: fc.array(hitsOf, { maxLength: 3 }),
  spans: fc.array(span, { maxLength: 3 }),
  branches: fc.array(branch, { maxLength: 3 }),
});
type AnyFile = typeof anyFile extends fc.Arbitrary<infer Value> ? Value : never;

const anyChange = fc.record({
  files: fc.array(anyFile, { maxLength: 4 }),
  requirements: fc.record({
    branches: fc.constantFrom("lenient", "strict"),
    allow_missed_lines: fc.nat({ max: 2 }),
    bug_fix: fc.record({ minimum_coverage: fc.double({ min: 0, max: 100, noNaN: true }) }),
  }),
});
type AnyChange = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

interface Arrangement {
  readonly reverse?: boolean;
  readonly nameOf?: (index: number) => string;
  readonly from?: (index: number) => string | null;
}

const named = (index: number) => `src/file-${index}.ts`;

function judge({ files, requirements }: AnyChange, arrangement: Arrangement = {}): CoverageAnswer {
  const { reverse = false, nameOf = named, from = () => null } = arrangement;
  const turned = <Item>(items: readonly Item[]) => (reverse ? items.toReversed() : [...items]);
  const baseline = {
    branch: "main",
    commit: null,
    files: new Map(files.map((_, index) => [named(index), { covered: 1, total: 2, missed: [] }])),
  };
  const measured = measuredFiles(turned(reportsOf(files, nameOf)), {
    paths: new Set(files.map((_, index) => nameOf(index))),
  });
  const typed = files.map(({ owed, codeType }, index) => {
    const old = from(index);
    return aTypedFile({
      path: nameOf(index),
      from: old,
      status: old === null ? "modified" : "renamed",
      owed,
      codeType,
    });
  });
  return judged({
    files: turned(typed),
    measured: Object.fromEntries(measured.files),
    baseline,
    requirements,
  });
}

function reportsOf(files: readonly AnyFile[], nameOf: (index: number) => string): CoverageReport[] {
  return [0, 1, 2].map((position) => ({
    kind: "coverage",
    format: "istanbul",
    files: files.flatMap(({ reports, spans, branches }, index) => {
      const hits: Hits | undefined = reports[position];
      return hits ? [aFileCoverage(hits, { path: nameOf(index), spans, branches })] : [];
    }),
    lines: { covered: 0, total: 0 },
    branches: null,
    functions: null,
    roots: [],
    warnings: [],
  }));
}

const ratio = ({ covered, total }: { covered: number; total: number }) => (total === 0 ? 1 : covered / total);

describe("whatever the change and its reports", () => {
  test("adding a hit never lowers a percentage and never makes a verdict worse", () => {
    fc.assert(
      fc.property(anyChange, fc.nat(), fc.nat(), (change, which, where) => {
        const more = withOneHit(change, which, where);
        const [before, after] = [judge(change), judge(more)];
        expect(ratio(after.patch)).toBeGreaterThanOrEqual(ratio(before.patch));
        expect(after.patch.total).toBe(before.patch.total);
        for (const { codeType, verdict, covered } of before.byType) {
          const now = after.byType.find((type) => type.codeType === codeType);
          expect(now?.covered).toBeGreaterThanOrEqual(covered);
          if (verdict === "met") expect(now?.verdict).toBe("met");
        }
      }),
    );
  });

  test("the order of reports and files changes nothing", () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        expect(judge(change, { reverse: true })).toEqual(judge(change));
      }),
    );
  });

  test("a rename alone changes no verdict", () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const renamed = judge(change, { nameOf: (index) => `lib/file-${index}.ts`, from: named });
        const before = judge(change);
        expect(renamed.byType).toEqual(before.byType);
        expect(renamed.files.map(({ verdict }) => verdict)).toEqual(
          before.files.map(({ verdict }) => verdict),
        );
      }),
    );
  });

  test("every owed line is covered, missed or unmeasured, and never two of them", () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        for (const [index, { covered, missed }] of judge(change).files.entries()) {
          const told = [...covered, ...missed];
          expect(new Set(told).size).toBe(told.length);
          expect(change.files[index]?.owed).toEqual(expect.arrayContaining(told));
        }
      }),
    );
  });
});

/** One more hit on one line that some report measured. */
function withOneHit(change: AnyChange, which: number, where: number): AnyChange {
  const places = change.files.flatMap((file, index) =>
    file.reports.flatMap((report, position) => Object.keys(report).map((key) => ({ index, position, key }))),
  );
  const place = places[(which + where) % Math.max(1, places.length)];
  if (!place) return change;
  const files = change.files.map((file, index) => {
    if (index !== place.index) return file;
    const reports = file.reports.map((report, position) =>
      position === place.position ? { ...report, [place.key]: (report[place.key] ?? 0) + 1 } : report,
    );
    return { ...file, reports };
  });
  return { ...change, files };
}
