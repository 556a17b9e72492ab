import type {
  ChangedLines,
  Gap,
  NoDataReason,
  TypeVerdict,
  Verdict,
} from "../../attempt/coverage-summary.ts";
import type { Proof } from "../../attempt/proof.ts";
import type { Branch } from "../../change/syntax/branches.ts";
import type { CodeType } from "../../config/code-types.ts";
import type { CoverageRequirements } from "../../config/coverage-requirements.ts";
import type { Ratio } from "../../reports/coverage-report.ts";
import type { Baseline } from "./base/baseline.ts";
import { judgeType, judgeTypes, worst } from "./judge-types.ts";
import { changedLines } from "./lines/changed-lines.ts";
import { findGaps } from "./lines/find-gaps.ts";
import { type MeasuredFile, type Measurements, measureFile } from "./measure-file.ts";
import { add, NOTHING } from "./meets.ts";
import { missingTests } from "./tests/missing-tests.ts";
import { proofVerdict } from "./tests/proof-verdict.ts";
import type { TypedFile } from "./typed-file.ts";

export interface CoverageQuestion extends Measurements {
  readonly files: readonly TypedFile[];
  readonly baseline: Baseline | null;
  /** Whether it is of the very commit that the change starts from, so that its lines are the old lines. */
  readonly isBaselineOfBase: boolean;
  readonly requirements: CoverageRequirements;
  readonly proof: Proof | null;
  /** The branches of a file as it is now; none when its language is not known. */
  readonly branchesOf: (path: string) => readonly Branch[];
}

export interface CoverageAnswer {
  readonly verdict: Verdict;
  readonly patch: Ratio;
  /** By path. */
  readonly files: readonly FileVerdict[];
  readonly byType: readonly TypeVerdict[];
  /** Changed source files of which nothing was measured. */
  readonly noData: readonly string[];
  readonly gaps: readonly Gap[];
  readonly changed: readonly ChangedLines[];
}

export interface FileVerdict {
  readonly path: string;
  /** Null when it is exempt by rule. */
  readonly codeType: CodeType | null;
  readonly evidence: TypedFile["evidence"];
  readonly covered: readonly number[];
  readonly missed: readonly number[];
  readonly verdict: Verdict;
  /** The rule that frees it. */
  readonly exempt: string | null;
  readonly noDataReason: NoDataReason | null;
}

/** The verdict on what the change owes. Types decide; a file's own verdict says where to look. */
export function judgeCoverage(question: CoverageQuestion): CoverageAnswer {
  const { baseline, requirements } = question;
  const typed = question.files.toSorted((left, right) => (left.change.path < right.change.path ? -1 : 1));
  const files = typed.map((file) => measureFile(file, question, requirements));
  const byType = judgeTypes({ files, baseline, requirements }, (type) => ({
    missingTests: missingTests(type, typed, requirements),
    proof: proofVerdict(type, question.proof, requirements),
  }));
  return {
    verdict: worst(byType.map(({ verdict }) => verdict)),
    patch: files.map(patchOf).reduce(add, NOTHING),
    files: files.map((file) => fileVerdict(file, question)),
    byType,
    noData: files.flatMap((one) => (one.state === "no-data" ? [one.file.change.path] : [])),
    changed: files.flatMap((file) => changedLines(file, requirements)),
    gaps: findGaps(files, { ...question, baseline: question.isBaselineOfBase ? baseline : null }),
  };
}

/** Whether it is a pass: nothing below, nothing unknown, and no test or proof missing that must be there. */
export function isCovered({ verdict, byType }: Pick<CoverageAnswer, "verdict" | "byType">): boolean {
  const lacksTests = byType.some(({ missingTests }) => missingTests.some(({ enforced }) => enforced));
  return (verdict === "met" || verdict === "exempt") && !lacksTests && !byType.some(lacksProof);
}

function lacksProof({ proof }: TypeVerdict): boolean {
  return proof?.proven === false || (proof?.proven === null && proof.required);
}

function patchOf(file: MeasuredFile): Ratio {
  return file.state === "measured" ? [...file.byType.values()].reduce(add, NOTHING) : NOTHING;
}

function fileVerdict(measured: MeasuredFile, { baseline, requirements }: CoverageQuestion): FileVerdict {
  const { change, codeType, evidence } = measured.file;
  const nothing = {
    path: change.path,
    codeType,
    evidence,
    covered: [],
    missed: [],
    exempt: null,
    noDataReason: null,
  };
  if (measured.state === "exempt") return { ...nothing, verdict: "exempt", exempt: measured.rule };
  if (measured.state === "no-data") return { ...nothing, verdict: "no-data", noDataReason: measured.reason };
  const { covered, missed } = measured.lines;
  const facts = { files: [measured], baseline, requirements };
  const outcomes = [measured.file.codeType, ...measured.byType.keys()].flatMap(
    (type) => judgeType(type, facts) ?? [],
  );
  const verdict = worst(outcomes.map((outcome) => outcome.verdict));
  const [noDataReason = null] = outcomes.flatMap((outcome) => outcome.noDataReason ?? []);
  return { ...nothing, covered, missed, verdict, noDataReason };
}
