import type { TAMPERING_SEVERITIES, TamperingKind } from "../../config/tampering.ts";

export type TamperingSeverity = (typeof TAMPERING_SEVERITIES)[number];

/** What a team set for a kind comes before what is usual. */
export type SeverityByKind = Readonly<Partial<Record<TamperingKind, TamperingSeverity | undefined>>>;

/** Nothing is protected until somebody says so, and who says so means it. */
const BLOCKING: ReadonlySet<TamperingKind> = new Set([
  "test-removed",
  "test-skipped",
  "test-emptied",
  "protected-test-changed",
]);

export function severityOf(kind: TamperingKind, config: SeverityByKind): TamperingSeverity {
  return config[kind] ?? (BLOCKING.has(kind) ? "blocking" : "warning");
}
