import type { Ledger } from "../attempt/ledger.ts";
import type { Judgement } from "../decision/judge.ts";
import { attemptDocument } from "./case-document.ts";
import { CASE_VERSION, type LedgerDocument } from "./case-schema.ts";

/** The ledger as other programs read it: what `ledger --json` prints. */
export function ledgerDocument(
  { id, branch, createdAt, resets }: Ledger,
  judgements: readonly Judgement[],
): LedgerDocument {
  const runs = judgements.map((judgement) => ({ ...attemptDocument(judgement), call: judgement.call }));
  return { schemaVersion: CASE_VERSION, id, branch, createdAt, resets, runs };
}
