import type { Ledger } from "../attempt/ledger.ts";
import { tally } from "../attempt/run-state.ts";
import type { Judgement } from "../decision/judge.ts";
import { describeFix } from "../memory/fix-words.ts";
import { shortCommit } from "./names.ts";
import { textTable } from "./text-table.ts";
import { oneLine } from "./untrusted.ts";

/** The ledger as a table for a terminal, one line per run. */
export function ledgerLines({ branch }: Ledger, judgements: readonly Judgement[]): string[] {
  const title = `Attempts of ${oneLine(branch)}`;
  if (judgements.length === 0) return [`${title}: none yet. Record one with \`umpire run -- COMMAND\`.`];
  const header = [
    "loop",
    "attempt",
    "try",
    "when",
    "commit",
    "tests",
    "broken",
    "fixed",
    "call",
    "what was done",
  ];
  return [title, ...textTable([header, ...judgements.map(row)])];
}

function row(judgement: Judgement): string[] {
  const { loop, attempt, try: number, evidence, comparison, call, state } = judgement;
  const { passed, total } = tally(evidence);
  return [
    String(loop),
    `${attempt}/${call.maxAttempts}`,
    String(number),
    evidence.at.slice(0, 16).replace("T", " "),
    shortCommit(evidence.code.commit),
    total > 0 ? `${passed}/${total}` : state,
    String(comparison.broken.length),
    String(comparison.fixed.length),
    call.status === "aborted" ? "escalate (aborted)" : call.action,
    evidence.fix ? oneLine(describeFix(evidence.fix), 60) : "first run",
  ];
}
