import { inTime, type Ledger } from "../attempt/ledger.ts";
import { isFailing } from "../comparison/compare-outcomes.ts";
import type { LoopStatus } from "../decision/call.ts";
import type { Judgement } from "../decision/judge.ts";
import { toExecution } from "./execution.ts";
import { testTable } from "./outcome-letters.ts";
import { learn } from "./patterns/learn.ts";
import { primaryFile } from "./primary-file.ts";
import { retentionOf } from "./retention.ts";
import { SESSION_VERSION, type Session } from "./session-schema.ts";

/** The ledger with what was concluded from it, as a debug-memory v1 session. */
export function writeSession(ledger: Ledger, judgements: readonly Judgement[]): Session {
  const tests = testTable(ledger.evidence);
  const latest = judgements.at(-1);
  const updatedAt = lastChange(ledger);
  const patterns = learn([], judgements, ledger.id, ledger.createdAt);
  return {
    schemaVersion: SESSION_VERSION,
    session_id: ledger.id,
    file_path: primaryFile(latest?.evidence),
    created_at: ledger.createdAt,
    updated_at: updatedAt,
    status: latest ? SESSION_STATUS[latest.call.status] : "in_progress",
    executions: judgements.map((judgement, position) =>
      toExecution(judgement, answerTo(judgement, judgements.slice(position + 1)), tests),
    ),
    learnings: {
      patterns_identified: patterns.map(({ pattern, frequency, category, fix_template, effectiveness }) => ({
        pattern,
        frequency,
        category,
        ...(fix_template !== undefined && { fix_template }),
        effectiveness,
      })),
      recurring_failures: recurringFailures(judgements),
      recommendations: recommendations(latest),
    },
    metadata: { task_id: ledger.branch },
    umpire: {
      branch: ledger.branch,
      tests,
      resets: [...ledger.resets].sort(inTime),
      ...(ledger.told && { told: [...ledger.told] }),
      retention: retentionOf(updatedAt, {
        learned: patterns.length > 0,
        escalated: judgements.some(({ call }) => call.action === "escalate"),
      }),
    },
  };
}

function lastChange({ createdAt, evidence, resets }: Ledger): string {
  let last = createdAt;
  for (const { at } of [...evidence, ...resets]) if (at > last) last = at;
  return last;
}

/** The next run of other code: a re-run of the same code answers nothing. */
function answerTo({ evidence }: Judgement, later: readonly Judgement[]): Judgement | undefined {
  return later.find((judgement) => judgement.evidence.code.hash !== evidence.code.hash);
}

/** Debug memory v1 has no `aborted`: it is stored as escalated, and the recommendations say why. */
const SESSION_STATUS: Readonly<Record<LoopStatus, Session["status"]>> = {
  in_progress: "in_progress",
  passed: "passed",
  // Nobody ran anything: the work is handed over, and the session stays open.
  skipped: "in_progress",
  escalated: "escalated",
  aborted: "escalated",
};

function recurringFailures(judgements: readonly Judgement[]): Session["learnings"]["recurring_failures"] {
  const occurrences = new Map<string, number>();
  for (const { evidence } of judgements) {
    for (const [test, outcome] of evidence.outcomes)
      if (isFailing(outcome)) occurrences.set(test, (occurrences.get(test) ?? 0) + 1);
  }
  const latest = judgements.at(-1);
  return [...occurrences]
    .filter(([, times]) => times > 1)
    .map(([test, times]) => ({ test, occurrences: times, resolution: resolution(test, latest) }));
}

function resolution(test: string, latest: Judgement | undefined): "resolved" | "pending" | "escalated" {
  if (!isFailing(latest?.evidence.outcomes.get(test))) return "resolved";
  return latest?.call.action === "escalate" ? "escalated" : "pending";
}

function recommendations(latest: Judgement | undefined): string[] {
  if (latest?.call.status !== "aborted") return [];
  return [`Aborted (${latest.call.rule}): go back to the last code whose tests passed, then decide.`];
}
