import type { Outcome } from "../reports/test-report.ts";
import type { Evidence } from "./evidence.ts";
import type { ReviewResult } from "./review-result.ts";

/** Everything known of one branch or pull request. Grow-only: any order and any repetition of additions gives the same ledger. */
export interface Ledger {
  readonly id: string;
  readonly branch: string;
  readonly createdAt: string;
  readonly evidence: readonly Evidence[];
  readonly resets: readonly Reset[];
  /** Who has been told of which escalation: written down after they were. */
  readonly told?: readonly Told[];
  /** What the tests did on the base, where somebody recorded it. */
  readonly base?: BaseResults | null;
  /** What people say of the newest code, where there is a place to say it. */
  readonly review?: ReviewResult | null;
}

export interface BaseResults {
  readonly commit: string;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** A person's word that a new loop starts here. */
export interface Reset {
  readonly id: string;
  readonly at: string;
}

export interface Told {
  /** Id of the run that raised it. */
  readonly escalation: string;
  readonly channel: string;
}

interface Dated {
  readonly id: string;
  readonly at: string;
}

export function addEvidence(ledger: Ledger, evidence: Evidence): Ledger {
  return { ...ledger, evidence: union(ledger.evidence, [evidence]) };
}

export function addReset(ledger: Ledger, reset: Reset): Ledger {
  return { ...ledger, resets: union(ledger.resets, [reset]) };
}

export function addTold(ledger: Ledger, told: readonly Told[]): Ledger {
  const known = ledger.told ?? [];
  const isNew = ({ escalation, channel }: Told) =>
    !known.some((one) => one.escalation === escalation && one.channel === channel);
  return { ...ledger, told: [...known, ...told.filter(isNew)] };
}

/** The first record of an id wins, so that nothing recorded is ever replaced. */
function union<Item extends Dated>(left: readonly Item[], right: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of [...left, ...right]) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].sort(inTime);
}

/** Ids settle equal times, so that the order never depends on who wrote first. */
export function inTime(left: Dated, right: Dated): number {
  return compareText(left.at, right.at) || compareText(left.id, right.id);
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
