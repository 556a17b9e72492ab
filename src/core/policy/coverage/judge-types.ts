import type { TypeVerdict, Verdict } from "../../attempt/coverage-summary.ts";
import { CODE_TYPES, type CodeType } from "../../config/code-types.ts";
import { type CoverageRequirements, MATCH_BASE } from "../../config/coverage-requirements.ts";
import type { Baseline } from "./base/baseline.ts";
import { matchBase } from "./base/match-base.ts";
import type { MeasuredFile } from "./measure-file.ts";
import { add, meetsPercent, NOTHING } from "./meets.ts";

type Outcome = Pick<TypeVerdict, "covered" | "total" | "verdict" | "base" | "noDataReason">;

export interface TypeFacts {
  readonly files: readonly MeasuredFile[];
  readonly baseline: Baseline | null;
  readonly requirements: CoverageRequirements;
}

/** One verdict for each type that the change has. Lines are added up over files, never averaged. */
export function judgeTypes(
  facts: TypeFacts,
  testsOf: (type: CodeType) => Pick<TypeVerdict, "missingTests" | "proof">,
): TypeVerdict[] {
  return CODE_TYPES.flatMap((codeType) => {
    const outcome = judgeType(codeType, facts);
    const required = facts.requirements[codeType].minimum_coverage;
    return outcome ? [{ codeType, required, ...outcome, ...testsOf(codeType) }] : [];
  });
}

/** Undefined when nothing of the change is of this type. */
export function judgeType(type: CodeType, facts: TypeFacts): Outcome | undefined {
  const { files, baseline, requirements } = facts;
  const isMatch = requirements[type].minimum_coverage === MATCH_BASE;
  const outcome = isMatch
    ? matchBase(files, type, baseline, requirements.allow_missed_lines)
    : reachPercent(files, type, requirements);
  const unknown = files.find((one) => one.state === "no-data" && one.file.codeType === type);
  if (unknown?.state !== "no-data") return outcome;
  // What is below stays below, however much else nobody measured.
  const verdict = outcome?.verdict === "below" ? "below" : "no-data";
  return { ...NOTHING, base: null, ...outcome, verdict, noDataReason: unknown.reason };
}

function reachPercent(
  files: readonly MeasuredFile[],
  type: CodeType,
  requirements: CoverageRequirements,
): Outcome | undefined {
  const parts = files.flatMap((one) => (one.state === "measured" ? (one.byType.get(type) ?? []) : []));
  if (parts.length === 0) return undefined;
  const lines = parts.reduce(add);
  const isMet = meetsPercent(lines, requirements[type].minimum_coverage, requirements.allow_missed_lines);
  return { ...lines, verdict: isMet ? "met" : "below", base: null, noDataReason: null };
}

const WORST_FIRST: readonly Verdict[] = ["below", "no-data", "met"];

/** The worst of several; exempt when there is none. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? "exempt";
}
