import type { JudgedCoverage, TypeVerdict } from "../../attempt/coverage-summary.ts";
import type { Evidence } from "../../attempt/evidence.ts";
import { type CoverageRequirements, MATCH_BASE } from "../../config/coverage-requirements.ts";
import { worst } from "./judge-types.ts";
import { meetsBase, meetsPercent } from "./meets.ts";

/**
 * The verdict on recorded coverage under other requirements. Lines were counted when the run was recorded: a percentage
 * can be judged anew, a match with the base only where the base was looked at then.
 */
export function rejudgeCoverage(evidence: Evidence, requirements: CoverageRequirements): Evidence {
  const { coverage } = evidence;
  if (!coverage?.judged) return evidence;
  return { ...evidence, coverage: { ...coverage, judged: rejudged(coverage.judged, requirements) } };
}

function rejudged(judged: JudgedCoverage, requirements: CoverageRequirements): JudgedCoverage {
  const byType = judged.byType.map((type) => rejudgedType(type, requirements));
  const verdict = byType.length > 0 ? worst(byType.map((type) => type.verdict)) : judged.verdict;
  return { ...judged, byType, verdict };
}

function rejudgedType(type: TypeVerdict, requirements: CoverageRequirements): TypeVerdict {
  const required = requirements[type.codeType].minimum_coverage;
  const forgiven = requirements.allow_missed_lines;
  const wasMatch = type.required === MATCH_BASE;
  // What was counted for a match is of whole files, and what was for a percentage is of changed lines alone.
  if (wasMatch !== (required === MATCH_BASE) || (wasMatch && type.noDataReason !== null)) return type;
  const isMet = type.base ? meetsBase(type, type.base, forgiven) : meetsPercent(type, required, forgiven);
  const met = type.noDataReason === null ? "met" : "no-data";
  return { ...type, required, verdict: isMet ? met : "below" };
}
