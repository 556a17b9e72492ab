import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { analyseCauses, type CauseAnalysis } from "../memory/analyse-causes.ts";
import type { Pattern } from "../memory/patterns/pattern-schema.ts";
import { primaryFile } from "../memory/primary-file.ts";
import type { Finding } from "../policy/finding.ts";
import type { OtherFinding } from "./feedback-actions.ts";
import { causeItem, findingItems, fit, type Unranked } from "./feedback-items.ts";
import type { FeedbackDocument } from "./feedback-schema.ts";
import { fitTokens } from "./feedback-size.ts";
import { sentence } from "./sentence.ts";
import { oneLine } from "./untrusted.ts";

/** What feedback depends on besides the run at hand. */
export interface FeedbackContext {
  /** The case in time, the run at hand last. */
  readonly judgements?: readonly Judgement[];
  readonly patterns?: readonly Pattern[];
  /** About how many tokens the next agent has for it; no limit without one. */
  readonly maxTokens?: number | undefined;
}

/** What the next attempt needs to know, as data. A pass needs none: the format allows no empty feedback. */
export function feedbackDocument(
  latest: Judgement,
  { judgements = [latest], patterns = [], maxTokens }: FeedbackContext = {},
): FeedbackDocument | null {
  const { call, evidence } = latest;
  if (call.action === "proceed") return null;
  const items = itemsOf(latest, analyseCauses(judgements, latest, patterns));
  const { total, passed } = tally(evidence);
  const document: FeedbackDocument = {
    schemaVersion: 1,
    id: evidence.id,
    timestamp: evidence.at,
    iteration: { number: call.attempt, max: call.maxAttempts, phase: phaseOf(latest) },
    target: {
      type: "code",
      path: primaryFile(evidence),
      version: evidence.code.commit ?? evidence.code.tree,
    },
    feedback_items: items.map((item, position) => ({
      ...item,
      suggestion: { ...item.suggestion, priority: Math.min(10, position + 1) },
    })),
    items_left_out: 0,
    overall_assessment: {
      score: total === 0 ? 0 : passed / total,
      verdict: verdictOf(latest),
      summary: summaryOf(latest),
    },
  };
  return maxTokens === undefined ? document : fitTokens(document, maxTokens);
}

/** What unblocks most comes first: what the last change broke, then the causes of most failures, then the rest. */
function itemsOf(latest: Judgement, causes: readonly CauseAnalysis[]): Unranked[] {
  const broken = new Set(latest.comparison.broken);
  const breaks = ({ cause }: CauseAnalysis) => cause.failures.some(({ test }) => broken.has(test));
  const told = latest.findings.filter(isNotAFailure);
  return [
    ...told.filter(({ kind }) => kind === "regression").flatMap((finding) => findingItems(finding, latest)),
    ...causes.filter(breaks).map(causeItem),
    ...causes.filter((analysis) => !breaks(analysis)).map(causeItem),
    ...told.filter(({ kind }) => kind !== "regression").flatMap((finding) => findingItems(finding, latest)),
  ];
}

/** Warnings of how the work is done are for the next attempt, too. */
const ALSO_TOLD: ReadonlySet<Finding["kind"]> = new Set(["no-progress", "unanalysed-retry"]);

function isNotAFailure(finding: Finding): finding is OtherFinding {
  const isTold = finding.severity === "blocking" || ALSO_TOLD.has(finding.kind);
  return isTold && finding.kind !== "failing-tests" && finding.kind !== "suite-errors";
}

function phaseOf({ call }: Judgement): "initial" | "refinement" | "final" {
  if (call.action === "escalate") return "final";
  return call.attempt === 1 ? "initial" : "refinement";
}

const REJECTED: ReadonlySet<Finding["kind"]> = new Set([
  "regression",
  "silenced-tests",
  "removed-tests",
  "tampering",
  "stale-evidence",
]);

/** Ruling: retry is refine, a regression or tampering is reject, an escalation is escalate. */
function verdictOf({ call, findings }: Judgement): "refine" | "reject" | "escalate" {
  if (findings.some(({ kind, severity }) => severity === "blocking" && REJECTED.has(kind))) return "reject";
  return call.action === "escalate" ? "escalate" : "refine";
}

function summaryOf({ call, findings }: Judgement): string {
  const reasons = findings
    .filter(({ severity }) => severity === "blocking")
    .map((finding) => sentence(finding).text);
  const handed = call.assignedTo === null ? "" : `, handed to ${oneLine(call.assignedTo, 60)}`;
  return fit(
    `Attempt ${call.attempt} of ${call.maxAttempts}, called ${call.action} by rule ${call.rule}${handed}: ${oneLine(reasons.join("; "), 400)}`,
    50,
    500,
  );
}
