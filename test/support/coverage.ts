import type { Gap, TypeVerdict } from "../../src/core/attempt/coverage-summary.ts";
import type { ChangedFile, LineGroup } from "../../src/core/change/changed-file.ts";
import type { CodeType } from "../../src/core/config/code-types.ts";
import { CoverageRequirements } from "../../src/core/config/coverage-requirements.ts";
import {
  type CoverageAnswer,
  type CoverageQuestion,
  judgeCoverage,
} from "../../src/core/policy/coverage/judge-coverage.ts";
import type { OwingFile, TypedFile } from "../../src/core/policy/coverage/typed-file.ts";
import type { FileCoverage } from "../../src/core/reports/coverage-report.ts";

/** Hits by line, as a report would list them. */
export type Hits = Readonly<Record<number, number>>;

export function aFileCoverage(hits: Hits, given: Partial<Omit<FileCoverage, "lines">> = {}): FileCoverage {
  const byLine = new Map(Object.entries(hits).map(([line, count]) => [Number(line), count]));
  return {
    path: "src/app.ts",
    branches: [],
    functions: [],
    spans: [],
    ...given,
    lines: {
      size: byLine.size,
      get: (line) => byLine.get(line),
      forEach: (visit) => {
        for (const [line, count] of [...byLine].sort(([a], [b]) => a - b)) visit(line, count);
      },
    },
  };
}

export interface FileSpec extends Partial<Omit<OwingFile, "change" | "exempt">> {
  readonly exempt?: string;
  readonly path?: string;
  readonly from?: string | null;
  readonly status?: ChangedFile["status"];
  /** Text of added lines by their number; `owed` alone makes lines of any text. */
  readonly groups?: readonly LineGroup[];
}

export function aTypedFile(spec: FileSpec = {}): TypedFile {
  const { path = "src/app.ts", from = null, status = "modified", owed = [], functions = [] } = spec;
  const codeType: CodeType = spec.codeType ?? "new_function";
  const groups = spec.groups ?? owed.map((line) => aGroup(line, [`line_${line}()`]));
  const change: ChangedFile = {
    path,
    from,
    status,
    mode: null,
    groups,
    added: owed,
    removedCount: 0,
    moved: [],
    whitespaceOnly: [],
  };
  if (spec.exempt !== undefined) return { change, codeType: null, evidence: [], exempt: spec.exempt };
  const evidence = spec.evidence ?? [
    { source: "default", saw: "nothing says otherwise", type: codeType } as const,
  ];
  return { change, codeType, evidence, exempt: null, owed, functions };
}

export function aGroup(
  newStart: number,
  added: readonly string[],
  removed: readonly string[] = [],
  oldStart = newStart,
): LineGroup {
  return { oldStart, newStart, removed, added };
}

/** A test file with these new lines. */
export function aTestFile(lines: readonly string[], path = "test/app.test.ts"): TypedFile {
  return aTypedFile({
    path,
    exempt: "test",
    groups: [aGroup(1, lines)],
    owed: lines.map((_, index) => index + 1),
  });
}

export interface QuestionSpec extends Partial<Omit<CoverageQuestion, "measured" | "requirements">> {
  readonly measured?: Readonly<Record<string, FileCoverage | Hits>>;
  readonly requirements?: Parameters<typeof CoverageRequirements.parse>[0];
}

function aQuestion({ measured = {}, requirements = {}, ...given }: QuestionSpec): CoverageQuestion {
  return {
    files: [],
    lineCounts: new Map(),
    statements: new Map(),
    baseline: null,
    isBaselineOfBase: true,
    proof: null,
    branchesOf: () => [],
    ...given,
    measured: new Map(
      Object.entries(measured).map(([path, one]) => [
        path,
        isCoverage(one) ? one : aFileCoverage(one, { path }),
      ]),
    ),
    requirements: CoverageRequirements.parse(requirements),
  };
}

export function judged(spec: QuestionSpec): CoverageAnswer {
  return judgeCoverage(aQuestion(spec));
}

function isCoverage(one: FileCoverage | Hits): one is FileCoverage {
  return "lines" in one;
}

/** Lines from one to another, both included. */
export function lines(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}

/** All of these lines with so many hits. */
export function hits(which: readonly number[], count: number): Hits {
  return Object.fromEntries(which.map((line) => [line, count]));
}

export function aTypeVerdict(given: Partial<TypeVerdict> = {}): TypeVerdict {
  return {
    codeType: "new_function",
    required: 80,
    covered: 4,
    total: 5,
    verdict: "met",
    base: null,
    noDataReason: null,
    missingTests: [],
    proof: null,
    ...given,
  };
}

export function aGap(given: Partial<Gap> = {}): Gap {
  return {
    path: "src/auth/token.ts",
    codeType: "new_function",
    function: "parseToken",
    ranges: [[42, 48]],
    branches: [],
    missed: 7,
    kind: "lines",
    wasMissed: null,
    ...given,
  };
}
