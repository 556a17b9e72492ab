import type { Judgement } from "../decision/judge.ts";
import { isBeyondTheCode } from "../policy/triage.ts";
import { counted } from "./names.ts";

/** "1 run (infrastructure), 2 runs (the same code again)"; empty when every failing run of the loop spent an attempt. */
export function notCharged(judgements: readonly Judgement[], { loop }: Judgement): string {
  const ofLoop = judgements.filter((judgement) => judgement.loop === loop);
  const reasons = new Map<string, number>();
  const seen = new Set<string>();
  for (const judgement of ofLoop) {
    const { charged, call, evidence } = judgement;
    if (!charged && call.action !== "proceed") {
      const why = reasonOf(judgement, seen.has(evidence.code.hash));
      reasons.set(why, (reasons.get(why) ?? 0) + 1);
    }
    seen.add(evidence.code.hash);
  }
  return [...reasons].map(([why, times]) => `${counted(times, "run")} (${why})`).join(", ");
}

function reasonOf({ findings, call }: Judgement, isAgain: boolean): string {
  const beyond = findings.find((finding) => finding.kind === "not-fixable-here");
  if (beyond && isBeyondTheCode(findings)) return beyond.cause.replaceAll("_", " ");
  if (call.rule === "review_pending") return "waiting for a review";
  return isAgain ? "the same code again" : "only documentation changed";
}
